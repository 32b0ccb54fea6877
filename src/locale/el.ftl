# Ελληνικά. Όροι του κανονισμού της ΠΕΣ· η παράγραφος σε παρένθεση, Pd = Duplicate, ° = δεν υπάρχει στον κανονισμό.
#
# challenge = ένσταση (Δ.ε)
# to challenge = κάνω ένσταση (Δ.ε)
# challenger = ενιστάμενος (Δ.ε)
# challenged word = αμφισβητούμενη λέξη (Δ.ε)
# challenge upheld = ένσταση αποδεκτή (Ε.β)
# challenge rejected = ένσταση άκυρη (Δ.ε)
# word valid / invalid = λέξη αποδεκτή / μη αποδεκτή (Δ.ε)
# unjustified challenge = άκυρη ένσταση (Δ.ε)
# slip = φύλλο ενστάσεων (Δ.ε), στην οθόνη «φύλλο»
# take back (a challenge) = ανακαλώ, ανάκληση (Δ.ε)
# admit, concede = παραδέχομαι, παραδοχή°
# hold, reserve = επιφύλαξη°
# look up again = επανάληψη της έρευνας (Δ.ε)
# claim (not of a word) = αίτημα°· βάσιμο / αβάσιμο°
# ruling = απόφαση (Δ.ε)
# reasons = λόγοι, αιτιολογία (Δ.α)
# source = βοήθημα (Α)
# word list = κατάλογος λέξεων°
# judge, referee = έφορος (Δ.α)
# head referee = έφορος αγώνων (Ζ)
# director, organiser = διοργανωτής (Ζ)
# desk = εφορία (Δ.ε)
# player = παίκτης (Γ.α)
# opponent = αντίπαλος (Δ.ε)
# mover = ο παίκτης που παίζει°
# table = τραπέζι (Δ.η)
# board = ταμπλό (Δ.β)
# rack = αναλόγιο (Β)
# bag = σακούλι (Β)
# tile, letter = γράμμα (Β)
# blank = μπαλαντέρ (Δ.β)
# score sheet = φύλλο βαθμολογίας (Β)
# move slip (Duplicate) = χαρτάκι (Pd4)
# clock = χρονόμετρο (Β)
# press the clock = πατώ το χρονόμετρο°
# start the clock = αρχίζω τον χρόνο (Δ.β)
# stop, neutralise = σταματώ (νεκρώνω) τον χρόνο (Δ.β)
# overtime = επιπλέον χρόνος (Δ.δ)
# flag fall, time up = λήξη του χρόνου (Pd5.Γ)
# countdown = αντίστροφη μέτρηση (Pd3)
# signal = ηχητικό σήμα, σήμα°
# game = αγώνας (Γ.β)
# move, play = κίνηση (Δ.β)
# turn = σειρά (Δ.β)
# pass = πάσο (Δ.β)
# exchange = αλλαγή γραμμάτων (Δ.β)
# draw tiles = τραβώ γράμματα, τράβηγμα (Δ.γ)
# lost turn = χάνει τη σειρά του (Δ.ε)
# forced pass = υποχρεωτικό πάσο°
# play out, go out = κλείσιμο (Pd5.Β)
# playoff = τελικοί γύροι°
# penalty, sanction = ποινή (Δ.δ)
# penalty cross = σταυρός ποινής°
# award, forfeit = κατακύρωση (ΣΤ)
# exclusion = αποκλεισμός (Ζ)
# absent = απών°, απουσία (ΣΤ)
# late = καθυστερημένος (Γ.β)
# points = πόντοι (Δ.δ)· points of the event = βαθμοί (ΣΤ)
# score = σκορ (Δ.β)
# spread = διαφορά πόντων (ΣΤ)
# result = αποτέλεσμα (Δ.ε)
# round = γύρος (Γ.β)
# pairing = κλήρωση του γύρου (Γ.β)
# bye = χωρίς αντίπαλο, ρεπό°
# event = διοργάνωση (ΣΤ)
# regulation = κανονισμός (Δ.α)
# reading = ερμηνεία°
# procedure = διαδικασία (Δ.β)
# duty = υποχρέωση (Δ.α)
# order (to a clock) = εντολή°
# journal / log = ημερολόγιο / ιστορικό°
# say aloud = εκφώνηση°
# office = αρμοδιότητα°

## Γραμμές
between-items = {" · "}
lasting = { $minutes ->
    [0] { $seconds } δευτ.
    [one] { $seconds ->
        [0] 1 λεπτό
       *[other] 1 λεπτό { $seconds } δευτ.
    }
   *[other] { $seconds ->
        [0] { $minutes } λεπτά
       *[other] { $minutes } λεπτά { $seconds } δευτ.
    }
}
bar-no-event = χωρίς διοργ.
bar-round = γύρος { $round }
bar-round-brief = γ{ $round }
office-head-referee = έφορος αγ.
office-judge = έφορος λέξ.
role-director = διοργανωτής
role-head-referee = έφορος αγώνων
role-referee = έφορος
role-judge = έφορος λέξεων
role-players = παίκτες
role-clock = χρονόμετρο
sit-down = Ποιος κάθεται σε αυτή τη θέση;
sit-choose = { $last ->
    [2] 1 ή 2
   *[other] 1 έως { $last }
}, Enter = { $usual }:
choice-none = «{ $answer }»: δεν υπάρχει ανάμεσά τους.
sit-name = Όνομα (προαιρετικά):
sit-pin = PIN:
sit-asks-pin = · ζητά PIN
sit-journaled = Το ημερολόγιο κρατά ποιος κάθεται εδώ από τώρα.
sit-offer = { $key }: θέση εδώ ως { $office }
pin-wrong = αυτό το PIN είναι λανθασμένο
pin-wait = άλλο PIN δεν γίνεται ακόμη δεκτό
pin-wait-do = { $seconds ->
    [one] περιμένετε 1 δευτερόλεπτο και εισαγάγετέ το
   *[other] περιμένετε { $seconds } δευτερόλεπτα και εισαγάγετέ το
}
pin-unreadable = τα PIN της διοργάνωσης δεν διαβάζονται ή δεν γράφονται: { $why }
pin-only = μόνο ο έφορος αγώνων ορίζει PIN
pin-new = Νέο PIN ({ $office }):
pin-again = Το ίδιο ξανά:
pin-says = { $least } έως { $most } χαρακτήρες και μετά Enter· καλύτερα έξι ψηφία ή περισσότερα.
pin-empty = Τίποτα, δύο φορές: η αρμοδιότητα δεν ζητά πια PIN.
pin-length = το PIN έχει { $least } έως { $most } χαρακτήρες
pin-length-do = γράψτε περισσότερους και μετά Enter
pin-differs = τα δύο δεν είναι ίδια και τίποτα δεν άλλαξε
pin-differs-do = γράψτε το νέο PIN και μετά το ίδιο ξανά
pin-kept = ζητά PIN από τώρα: { $office }
pin-gone = δεν ζητά πια PIN: { $office }
pin-not-kept = το PIN δεν αποθηκεύεται: { $why }
pin-simulated = μια προσομοίωση δεν έχει PIN
pin-told-ask = PIN ({ $office }):
pin-told-new = Νέο PIN ({ $office }):
pin-told-asks = αυτή η αρμοδιότητα ζητά PIN: { $office }
pin-told-none = καμία αρμοδιότητα δεν ζητά PIN
pin-told-kept = ζητά PIN από τώρα: { $office }
pin-told-had-none = δεν ζητούσε PIN: { $office }
pin-told-above = μπορεί τα ίδια και δεν ζητά PIN: { $office } (ephor office pin)
init-hello = Νέα διοργάνωση. Το Enter δέχεται την προτεινόμενη τιμή· το < επιστρέφει στην προηγούμενη ερώτηση· το { $leave } σταματά όποτε θέλετε και τίποτα δεν αποθηκεύεται.
init-ruleset = Κανονισμός
init-name = Όνομα της διοργάνωσης και του φακέλου της εδώ· Enter = { $usual }:
init-folder = Φάκελος
init-there = { $name }: υπάρχει ήδη· άλλο όνομα.
init-tiles = Γράμματα
init-systems = Συστήματα ελέγχου λέξεων που επέλεξε ο διοργανωτής
init-choose-some = αριθμοί με κενά ανάμεσα, 1 έως { $last }· Enter = όλα:
init-systems-label = Συστήματα ελέγχου
init-missing-label = ! Λείπουν κατάλογοι
init-budget = Χρόνος κάθε παίκτη
init-list = Κανένας κατάλογος του κανονισμού δεν είναι εγκατεστημένος ({ $leave } και `ephor lexicon list` δείχνουν πώς). Ποιος μπορεί να κρίνει;
init-list-label = Κατάλογος που κρίνει
init-no-list = κανένας: αποφασίζει ο έφορος
init-binding = Τι κρίνει;
init-if-listed = ότι μια λέξη που περιέχει είναι αποδεκτή· για τις άλλες δεν λέει τίποτα
init-alone = κάθε λέξη: όποια δεν περιέχει είναι μη αποδεκτή
init-list-reason = Γιατί, για το ημερολόγιο· Enter = { $usual }
init-list-usual = Κανένας κατάλογος του κανονισμού δεν είναι εγκατεστημένος.
init-players = Παίκτες: διαδρομή αρχείου, ή ένας ανά γραμμή (όνομα, σύλλογος). Κενή γραμμή: τέλος.
init-players-label = Παίκτες
init-surname = Ποιο είναι το επώνυμο στο «{ $name }»;
init-surname-label = Επώνυμο, όπως
init-no-header = (χωρίς επικεφαλίδα)
init-not-understood = δεν αναγνωρίστηκε
init-read = Διαβάστηκαν: { $count ->
    [one] 1 παίκτης
   *[other] { $count } παίκτες
 }.
init-again = Τίποτα από αυτά δεν κρατήθηκε. Άλλο αρχείο, ή ονόματα:
init-twice = { $name }: έχει ήδη δηλωθεί.
init-no-name = «{ $line }»: ούτε αρχείο εδώ ούτε όνομα.
init-starts = Ώρα που ανακοινώθηκε για τον γύρο 1 (9:00 ή 2026-11-28 9:00· Enter = δεν δίνεται):
init-starts-label = Ανακοινωμένη έναρξη γύρου 1
init-no-time = «{ $answer }»: δεν είναι ώρα· γράψτε π.χ. 9:00.
time-unknown = Με το ρολόι του υπολογιστή είναι { $clock } ({ $zone })· η τελευταία εγγραφή της διοργάνωσης είναι { $last }. Enter = το ρολόι είναι σωστό· αλλιώς γράψτε την ώρα, π.χ. 9:00:
time-behind = Με το ρολόι του υπολογιστή είναι { $clock } ({ $zone }), πριν από την τελευταία εγγραφή της διοργάνωσης, { $last }. Enter = ο χρόνος συνεχίζει από εκείνη την εγγραφή· αλλιώς γράψτε την ώρα, π.χ. 9:00:
time-too-early = { $time }: είναι πριν από την τελευταία εγγραφή, { $last }· ο χρόνος συνεχίζει από εκεί. Όταν ανοίξει η διοργάνωση, βρείτε «ώρα» και γυρίστε την πίσω.
time-ahead-of-now = είναι αργότερα από τον χρόνο που ισχύει, { $now }
time-ahead-of-now-do = παραλείψτε το --at ή δώστε ώρα που έχει περάσει
time-strange-date = προσοχή: η διοργάνωση δημιουργείται στις { $day }. Ρυθμίστε το ρολόι του υπολογιστή και δημιουργήστε την ξανά: όλες οι ώρες της θα ήταν λάθος
print-draft-alone = από γύρο που δεν άρχισε τυπώνεται μόνο η κλήρωση
print-draft-alone-do = ephor print ΔΙΟΡΓΑΝΩΣΗ pairings --draft ΑΡΧΕΙΟ
init-tables = Αριθμός τραπεζιών· Enter = { $usual }:
init-tables-label = Τραπέζια
init-make = Να δημιουργηθεί; Enter = ναι, ο = όχι:
init-left = Τίποτα δεν γράφτηκε.
init-made = Δημιουργήθηκε: { $event }. Μετά: ephor{ $lang } open { $typed }
init-brief = { $event }: { $title } ({ $id }), παίκτες: { $players }, τραπέζια: { $tables }
init-brief-entries = · εγγραφές στο ιστορικό: { $entries }
init-missing = { $count ->
    [one] Δεν είναι εγκατεστημένος: { $lists }. Για τις λέξεις του αποφασίζει ο έφορος.
   *[other] Δεν είναι εγκατεστημένοι: { $lists }. Για τις λέξεις τους αποφασίζει ο έφορος.
}
init-missing-alone = Εκτός εγκατάστασης: { $lists }. Για λέξεις { $range } γραμμάτων αποφασίζει στη θέση τους ο κατάλογος { $adopted }, για τις υπόλοιπες ο έφορος.
init-missing-if-listed = Εκτός εγκατάστασης: { $lists }. Λέξεις { $range } γραμμάτων που έχει ο κατάλογος { $adopted } είναι αποδεκτές· για τις υπόλοιπες αποφασίζει ο έφορος.
init-noted = Να σημειωθεί: { $head } (το αποτύπωμα του ημερολογίου: αποδεικνύει αργότερα ότι τίποτα δεν άλλαξε)
column-name = όνομα
column-club = σύλλογος
    .also = όμιλος|πόλη
column-rating = αξιολόγηση
    .also = βαθμολογία|έλο|rating
column-age = ηλικία
column-guardian = κηδεμόνας
    .also = γονέας
column-family = οικογένεια
    .also = συγγενείς
column-paid = πληρωμή
    .also = συμμετοχή
column-surname = επώνυμο
column-given = μικρό όνομα
column-number = αύξων αριθμός, δεν λαμβάνεται
column-round = γύρος
column-table = τραπέζι
column-first = πρώτος παίκτης
column-second = δεύτερος παίκτης
tsh-read = { $file }: TSH, κατηγορία { $division }, παίκτες: { $players }, κληρωμένοι γύροι: { $rounds }, διαβάστηκε ως { $set } ({ $example })
init-rounds = Καταχωρίστηκαν: γύροι { $rounds }, αποτελέσματα { $results }.
init-rounds-apart = Πότε παίχτηκαν δεν το λέει το αρχείο: καταχωρίστηκαν ανά { $time }, όπως θέλει ο κανονισμός μεταξύ των γύρων.
bar-waiting = { $count } σε αναμ.
bar-journal = ημερολ.
bar-halted = ΣΤΑΣΗ
bar-damaged = ΒΛΑΒΗ
bar-clocks = χρον. { $heard }/{ $fitted }
bar-lists = κατάλ. { $lists }
bar-no-lists = χωρίς κατ.
bar-missing = ! { $count ->
    [one] λείπει
   *[other] λείπουν
} { $lists }
bar-advising = γνώμη { $lists }
banner-signal = ΣΗΜΑ: { $signal } [{ $cite }]
banner-signal-by-hand = ΔΩΣΤΕ ΤΟ ΣΗΜΑ ΜΕ ΤΟ ΧΕΡΙ: { $signal } [{ $cite }]
banner-halted = ΟΙ ΑΠΟΦΑΣΕΙΣ ΣΤΑΜΑΤΗΣΑΝ: { $why }
banner-halted-do = Καμία απόφαση δεν χάθηκε. Ctrl-S: νέα προσπάθεια· τα χρονόμετρα συνεχίζουν.
banner-unwritten = Ο δίσκος καθυστερεί: { $count } εγγραφές δεν έχουν αποθηκευτεί εδώ και { $seconds } δευτ. Ως τότε δεν ισχύουν· συνεχίστε την εργασία.
banner-held = Άλλη κονσόλα ή πρόγραμμα γράφει στο ημερολόγιο εδώ και { $seconds } δευτ. Ό,τι δίνεται εδώ περιμένει και συνεχίζει μόνο του.
journal-held = άλλη κονσόλα ή πρόγραμμα γράφει στο ημερολόγιο εδώ και { $seconds } δευτ.: αναμονή
banner-set-back = Το ρολόι του υπολογιστή είναι { $time } πίσω από τον χρόνο που ισχύει εδώ. Αν είναι σωστό, βρείτε «ώρα» (Ctrl-P) και γυρίστε πίσω τον χρόνο που ισχύει.
banner-set-forward = Το ρολόι του υπολογιστή είναι { $time } μπροστά από τον χρόνο που ισχύει εδώ. Αν είναι σωστό, βρείτε «ώρα» (Ctrl-P) και μετακινήστε εμπρός τον χρόνο που ισχύει.
bar-own-edition = ΔΙΚΗ ΣΑΣ ΕΚΔΟΣΗ
banner-forgeries = Κάποιος στέλνει πακέτα στο όνομα χρονομέτρων: { $frames } σε { $length }, στο όνομα { $clocks ->
    [one] 1 χρονομέτρου
   *[other] { $clocks } χρονομέτρων
 }, το τελευταίο από { $address } { $strength }. Κανένα δεν γίνεται πιστευτό.
banner-damaged = ΤΟ ΗΜΕΡΟΛΟΓΙΟ ΕΙΝΑΙ ΚΑΤΕΣΤΡΑΜΜΕΝΟ, μόνο ανάγνωση: { $why }
air-no-adapter = Δεν υπάρχει προσαρμογέας Bluetooth: συνδέστε έναν ή εκφωνείτε όσα θα έπρεπε να φανούν. Τα χρονόμετρα συνεχίζουν.
air-not-that-adapter = Δεν υπάρχει προσαρμογέας Bluetooth { $adapter }: συνδέστε τον ή ανοίξτε τη διοργάνωση χωρίς --adapter.
air-off = Ο προσαρμογέας Bluetooth { $adapter } είναι κλειστός: `bluetoothctl power on` ή `rfkill unblock bluetooth`.
air-off-in-settings = Το Bluetooth είναι κλειστό ({ $adapter }) ή το ephor δεν επιτρέπεται να το χρησιμοποιεί: δείτε τις ρυθμίσεις του συστήματος.
air-no-service = Η υπηρεσία Bluetooth δεν λειτουργεί: `systemctl start bluetooth`. Ύστερα ο ασύρματος συνεχίζει μόνος του.
air-no-bus = Ο ασύρματος δεν έχει πρόσβαση στο σύστημα και ξαναδοκιμάζει μόνος του: { $why }
air-no-scan = Ο προσαρμογέας { $adapter } δεν επιτρέπεται να ακούσει ({ $why }): αποσυνδέστε τον και συνδέστε τον πάλι ή `systemctl restart bluetooth`.
air-no-scan-in-settings = Ο προσαρμογέας { $adapter } δεν επιτρέπεται να ακούσει ({ $why }): κλείστε και ανοίξτε το Bluetooth στις ρυθμίσεις του συστήματος.
air-silent = Δεν ακούγεται πια τίποτα στον { $adapter } και η επανεκκίνηση δεν βοηθά: αποσυνδέστε τον και συνδέστε τον πάλι.
air-broken = Ο ασύρματος ξεκινά από την αρχή: { $why }
tab-desk = Εφορία
station-desk = εφορία
station-kiosk = σημείο αυτοεξυπηρέτησης
station-init = κατά τη δημιουργία
station-round = έναρξη γύρου
tab-hall = Αίθουσα
tab-log = Ιστορικό
tab-rules = Κανόνες
small-needs = Χρειάζεται { $columns } × { $rows }.
small-has = Αυτό είναι { $columns } × { $rows }.
small-safe = Μεγαλώστε το ή μικρύνετε τα γράμματα. Στο μεταξύ δεν χάνεται τίποτα.
small-keys = Κανένα πλήκτρο δεν ενεργεί σε ό,τι δεν φαίνεται· F10: έξοδος από το ephor.
small-leave = Έξοδος από το ephor; Enter: έξοδος, Esc: παραμονή.
problem-instead = Λύση: { $instead }
sheet-no-pairings = δεν είναι αρχείο ζευγών
sheet-no-pairings-do = γράψτε σε κάθε γραμμή τραπέζι, παίκτης, παίκτης
event-no-folder = δεν είναι διοργάνωση: δεν υπάρχει τέτοιος φάκελος
event-no-journal = δεν είναι διοργάνωση: δεν έχει ημερολόγιο
event-none-do = γράψτε τον φάκελό της ή δημιουργήστε την με `ephor init`
event-other-ruleset = δεν είναι ο κανονισμός με τον οποίο άνοιξε η διοργάνωση, οπότε τίποτε δεν κρίνεται με αυτόν
event-other-tiles = δεν είναι τα γράμματα με τα οποία άνοιξε η διοργάνωση, οπότε τίποτε δεν κρίνεται με αυτά
event-other-do = επαναφέρετε το αρχείο από αντίγραφο της διοργάνωσης· όποιος θέλει άλλους κανόνες φτιάχνει νέα: `ephor init`. Τα `ephor log show`, `ephor log audit` και `ephor report` διαβάζουν και αυτήν
event-copy-changed = το { $path } άλλαξε· ο κανονισμός με τον οποίο άνοιξε η διοργάνωση είναι ενσωματωμένος και ισχύει
event-there = υπάρχει ήδη
event-there-do = διαλέξτε άλλον φάκελο ή ανοίξτε την με `ephor open`
backup-no-folder = δεν είναι φάκελος
backup-no-folder-do = δημιουργήστε τον ή συνδέστε το στικάκι
log-no-moment = δεν είναι χρονική στιγμή
log-no-moment-do = γράψτε 14:30, 14:30:15, 2026-11-21, «2026-11-21 14:30» ή 2026-11-21T14:30:00+01:00
log-nobody = κανείς στη διοργάνωση δεν λέγεται έτσι
log-nearest = κανείς στη διοργάνωση δεν λέγεται έτσι· μήπως «{ $near }»;
log-several = περισσότεροι παίκτες: { $names }
log-nobody-do = γράψτε το όνομα όπως δηλώθηκε
kiosk-nobody = κανείς δεν ερευνά λέξεις στη διοργάνωση, ούτε το σημείο αυτοεξυπηρέτησης
kiosk-nobody-do = κρίνετε στην εφορία: `ephor open`
kiosk-others = οι παίκτες δεν ερευνούν οι ίδιοι τις λέξεις, αλλά: { $systems }
kiosk-not-chosen = δεν επιλέχθηκε για αυτή τη διοργάνωση, άρα οι παίκτες δεν ερευνούν τίποτα: { $systems }
kiosk-not-chosen-do = κρίνετε στην εφορία: `ephor open`· τα συστήματα επιλέγονται κατά τη δημιουργία
sheet-no-table = «{ $text }»: δεν είναι τραπέζι· γράψτε αριθμό από 1
sheet-no-clock = «{ $text }»: δεν είναι χρονόμετρο· γράψτε αριθμό από 1
sheet-no-round = «{ $text }»: δεν είναι γύρος· γράψτε αριθμό από 1
sheet-no-rating = «{ $text }»: δεν είναι αξιολόγηση· γράψτε ακέραιο αριθμό
sheet-no-age = «{ $text }»: δεν είναι ηλικία σε έτη· γράψτε ακέραιο αριθμό
sheet-no-answer = «{ $text }»: δεν λέει ούτε ναι ούτε όχι
sheet-no-name = λείπει το όνομα
sheet-not-a-name = το «{ $text }» δεν είναι όνομα: ένα όνομα έχει γράμματα, το πολύ { $most }
sheet-no-player = λείπει παίκτης: γράψτε τραπέζι, παίκτης, παίκτης, και παύλα όπου δεν υπάρχει αντίπαλος
sheet-fields = πεδία { $fields }· πρέπει να είναι { $expected }
sheet-lines-do = διορθώστε αυτές τις γραμμές· δεν έγινε τίποτα
sheet-empty = δεν έχει καμία γραμμή
sheet-not-utf8 = δεν είναι σε UTF-8
sheet-not-utf8-do = αποθηκεύστε το ξανά ως «CSV UTF-8»
sheet-something-else = είναι { $kind ->
    [tou] αρχείο TOU του AUPAIR ή για τη WESPA
    [page] ιστοσελίδα
    [json] JSON
    [gcg] παρτίδα σε GCG
    [pdf] PDF
    [office] παλιό έγγραφο γραφείου (.xls, .doc)
    [rtf] έγγραφο RTF
    [packed] συμπιεσμένο έγγραφο (.xlsx, .ods, .docx, .odt, .zip)
    [other] αρχείο άλλου είδους
   *[database] βάση δεδομένων
} και όχι πίνακας με μία γραμμή για τον καθένα
sheet-something-else-do = ανοίξτε το στο πρόγραμμά του και αποθηκεύστε το ως «CSV UTF-8»· δεν έγινε τίποτα
sheet-something-else-tou-do = γράψτε σε CSV ό,τι χρειάζεται εδώ· τους παίκτες μιας διοργάνωσης τους γράφει το `ephor export` ως players.csv· δεν έγινε τίποτα
sheet-something-else-game-do = δώστε εδώ έναν πίνακα· την τελευταία κίνηση παρτίδας duplicate από άλλο πρόγραμμα την περνά το `ephor duplicate master`· δεν έγινε τίποτα
list-something-else-do = αποθηκεύστε τις λέξεις ως κείμενο, μία σε κάθε γραμμή, ή ως CSV· δεν έγινε τίποτα
sheet-title = { $place }: το «{ $text }» βρίσκεται πάνω από την επικεφαλίδα και παραλείπεται
sheet-quotation = εισαγωγικό που δεν κλείνει
sheet-quotation-do = κλείστε το ή γράψτε το όνομα χωρίς αυτό
sheet-separators = χωρίζεται με «{ $sign }», η πρώτη γραμμή με «{ $first }»
sheet-separators-do = χωρίστε όλες τις γραμμές με το ίδιο σημείο· δεν έγινε τίποτα
sheet-two-rounds = έχει ζεύγη των γύρων { $one } και { $other }
sheet-two-rounds-do = αφήστε μόνο του ενός γύρου· δεν έγινε τίποτα
sheet-no-column-of-pairings = στήλη { $at }: «{ $cell }» δεν είναι στήλη ζευγών
sheet-no-column-of-players = στήλη { $at }: «{ $cell }» δεν είναι στήλη παικτών{ $looks ->
    [yes] , και η γραμμή { $line } μοιάζει με επικεφαλίδα: { $header }
   *[no] {""}
}
sheet-no-names = δεν έχει στήλη ονομάτων{ $looks ->
    [yes] , και η γραμμή { $line } μοιάζει με επικεφαλίδα: { $header }
   *[no] {""}
}
sheet-column-twice = στήλη { $at }: «{ $cell }» υπάρχει ήδη
sheet-column-twice-do = κρατήστε μόνο μία
sheet-column-missing = λείπει η στήλη { $name ->
    [table] τραπέζι
   *[other] { $name }
}
sheet-columns-of-pairings = γράψτε τραπέζι, α και β, ίσως γύρος, ή αφαιρέστε τη στήλη· δεν έγινε τίποτα
sheet-columns-of-players = γράψτε όνομα, σύλλογος, rating, ηλικία, κηδεμόνας, οικογένεια ή πληρωμή, ή αφαιρέστε τη στήλη· επώνυμο και μικρό όνομα μπορούν να είναι δύο
problem-error = σφάλμα: { $what }
problem-warning = προσοχή: { $what }
problem-file = { $path }: { $error }
file-is-other = είναι { $kind ->
    [folder] φάκελος
    [pipe] σωλήνωση
    [socket] υποδοχή
   *[device] συσκευή
} και όχι αρχείο
file-is-other-do = γράψτε ό,τι έρχεται από εκεί σε αρχείο και δώστε αυτό· όπου γίνεται δεκτό το `-`, σημαίνει την τυπική είσοδο
file-is-folder-do = δώστε ένα αρχείο μέσα σε αυτόν
file-too-large = είναι μεγαλύτερο από { $most } MiB, και κανένα τέτοιο αρχείο δεν είναι τόσο μεγάλο
file-too-large-do = δείτε αν είναι το σωστό αρχείο· αν ναι, γράψτε μόνο όσα χρειάζονται σε άλλο και δώστε εκείνο
config-from-option = η επιλογή --lang
config-from-variable = η μεταβλητή EPHOR_LANG
config-from-file = config.toml
config-from-system = το σύστημα (LC_ALL, LC_MESSAGES, LANG)
config-from-default = προεπιλογή
config-not-there = δεν υπάρχει
problem-not-there = { $path }: δεν υπάρχει τέτοιο αρχείο ή φάκελος
    .instead = ελέγξτε τη διαδρομή
problem-closed = { $path }: δεν επιτρέπεται η πρόσβαση
    .instead = ελέγξτε ποιος μπορεί να διαβάζει και να γράφει εκεί
problem-held = { $path }: το κρατά ανοιχτό άλλο πρόγραμμα ({ $error })
    .instead = περιμένετε λίγο και δοκιμάστε πάλι, ή θέστε σε παύση το πρόγραμμα που συγχρονίζει ή ελέγχει τον φάκελο
problem-full = { $path }: δεν υπάρχει χώρος στον δίσκο
    .instead = ελευθερώστε χώρο και δοκιμάστε πάλι

## Πλήκτρα
key-agree = γραφή εντάξει
key-decide = κρίση
key-choose = επιλογή
key-new-slip = νέο φύλλο
key-settle = ειπώθηκε
key-said = ειπώθηκε
key-unsay = δεν ειπώθηκε ακόμη (για δέκα δευτερόλεπτα)
kept-already = ό,τι αποφασίστηκε είναι ήδη στο ημερολόγιο
key-rule = απόφαση
key-second = δεύτερη γνώμη
key-concede = παραδοχή
key-withdraw = ανάκληση
key-mistaken = γράφτηκε κατά λάθος
key-take-over = ανάληψη
key-next-aloud = επόμενο
key-clear = σβήσιμο
key-by-hand = έγινε στο χρονόμετρο
key-announce = ανακοινώθηκε στους παίκτες
key-mistyped = λάθος λέξη
key-later = αργότερα
key-raise = καταγραφή
key-field = πεδίο
key-cancel = πίσω
key-give-ruling = έκδοση απόφασης
key-valid-invalid = αποδ. / μη αποδ.
key-keep-draft = για αργότερα
key-open-table = άνοιγμα
key-page = σελίδα
key-timeline = πορεία
key-back = πίσω
key-do-it = εκτέλεση
key-order = εκτέλεση
key-option = επιλογή
key-round = γύρος
key-results = αποτελ.
key-standings = κατάταξη
key-duplicate = παιχνίδι
key-next-or-typed = επόμενο ή ό,τι γράφτηκε
key-best-move = καλύτερη κίνηση
key-clear-or-back = άδειασμα ή πίσω
key-enter-result = καταχώριση, παράδοση
key-other-end = άλλο τέλος
key-other-order = άλλη σειρά
key-constants = αριθμοί ομοσπονδίας
key-in-parts = αναλυτικά
key-start-round = έναρξη επόμενου γύρου
key-next-round = επόμενος γύρος
key-take-game = επόμενος αγώνας, έναρξη
key-last-game = διόρθωση τελευταίου αγώνα
key-late-base = αρχή καθυστέρησης
key-office = αρμοδ.
key-pin = PIN
key-sit-down = θέση
key-clocks = χρονόμ.
key-clock = χρονόμ.
key-fit = τοποθ.
key-take-off = αφαίρεση
key-vouch = εγγύηση
key-mend = διόρθ.
key-rules = κανόνες
key-rule-values = λόγια / τιμές
key-open-entry = άνοιγμα
key-clear-filter = σβήσιμο
key-scroll = κύλιση
key-yes = ναι
key-no = όχι
key-blank-conflict = ναι, διαφωνία για μπαλαντέρ άλλαξε τη λέξη
key-close = πίσω
key-help = βοήθεια
key-desk = εφορία
key-hall = αίθουσα
key-log = ιστορικό
key-retry = ξανά το ημερολόγιο
key-quit = έξοδος
key-repaint = ανανέωση
key-theme = επόμενα χρώματα
key-change = αλλαγή
key-settings = ρυθμίσεις
key-language = επόμενη γλώσσα
key-find = εύρεση
key-space = Διάστημα
key-type-to-find = ή γράψτε: εύρεση
key-go = μετάβαση
theme-none = Εδώ δεν εμφανίζονται χρώματα.
theme-none-do = ξεκινήστε το χωρίς NO_COLOR, με την έξοδο σφαλμάτων στο τερματικό
settings-says = Γλώσσα, χρώματα, ήχοι και χρόνοι αναμονής για όλες τις κονσόλες αυτού του υπολογιστή.
settings-kept = Αποθηκεύτηκε για όλες τις κονσόλες αυτού του υπολογιστή: { $place }
settings-not-kept = Ισχύει ώσπου να κλείσει η κονσόλα και δεν αποθηκεύεται: { $why }
settings-not-kept-do = επιτρέψτε την εγγραφή στο αρχείο ή συνεχίστε έτσι
settings-on = ναι
settings-off = όχι
settings-never = ποτέ
settings-language = Γλώσσα
language-name = Ελληνικά
settings-theme = Χρώματα
settings-theme-none = κανένα
settings-dark = σκούρα
settings-dark-says = Για τερματικά με σκούρο φόντο.
settings-light = ανοιχτά
settings-light-says = Για τερματικά με λευκό φόντο.
settings-contrast = υψηλή αντίθεση
settings-contrast-says = Έντονα, ανεστραμμένα και φωτεινά· τίποτα δεν είναι αχνό.
settings-colour-blind = μπλε και πορτοκαλί
settings-colour-blind-says = Για μάτια που δεν ξεχωρίζουν το πράσινο από το κόκκινο.
settings-bell = Κουδούνι
settings-bell-says = Αν χτυπά το κουδούνι του τερματικού όταν έρχεται ένσταση ή σήμα.
settings-sound = Ήχοι
settings-sound-says = Αν τα σήματα έχουν ήχο πέρα από το κουδούνι.
settings-louder = Αναμονή { $sign }
settings-louder-says = Μετά από τόσα λεπτά ό,τι περιμένει στην αίθουσα σημειώνεται με { $sign }.
tour-title = Μια ματιά · { $step } από { $steps }
tour-keys = Διάστημα: συνέχεια · κάθε άλλο πλήκτρο το κλείνει και κάνει τη δική του δουλειά
tour-hall = Η αίθουσα ({ $hall }): κάθε τραπέζι με τους παίκτες και τους χρόνους τους. Ό,τι περιμένει κάποιον είναι πρώτο, με τη μεγαλύτερη αναμονή πάνω.
tour-slip = Η εφορία ({ $desk }): εδώ είναι οι ενστάσεις ως φύλλα. Το πάτημα ενός χρονομέτρου φέρνει ένα φύλλο μόνο του.
tour-judge = Γράψτε τις λέξεις του φύλλου και μετά Enter: οι κατάλογοι αποφασίζουν και βλέπετε τι να πείτε στο τραπέζι και τι ακολουθεί.
tour-find = Όλα βρίσκονται με πληκτρολόγηση: { $find } σε κάθε οθόνη, ή μόνο γράμματα εδώ. Ο αριθμός ενός τραπεζιού και Enter το ανοίγει.
tour-help = { $help }: όλα τα πλήκτρα της ανοιχτής οθόνης. { $settings }: γλώσσα, χρώματα, ήχοι και χρόνοι αναμονής.
tour-leave = { $quit }: έξοδος, μετά από ερώτηση. Τίποτα από αυτή την αίθουσα δεν αποθηκεύεται: δοκιμάστε ό,τι θέλετε.

## Βοήθεια
help-title = Πλήκτρα
help-mouse = Ποντίκι: κλικ σε καρτέλα, φύλλο, τραπέζι, πλήκτρο· δεύτερο κλικ ανοίγει.
help-letters = Τα γράμματα πηγαίνουν στην ανοιχτή γραμμή· οι εντολές είναι πλήκτρα Ctrl και F. Ένα πλήκτρο F σημαίνει παντού το ίδιο.
help-results = Μια γραμμή: τραπέζι, σκορ A, σκορ B. Δύο σκορ μόνα τους είναι του επόμενου τραπεζιού χωρίς αποτέλεσμα· ένα τραπέζι μόνο του επιλέγεται. Παρτίδα με αποτέλεσμα διορθώνεται με τον αριθμό της και τα σκορ.
help-find = Γράμμα ή αριθμός στην αίθουσα αρχίζει την εύρεση: 11 Enter ανοίγει το τραπέζι 11.
help-chain = Πλήκτρο που απορρίπτεται δεν αλλάζει τίποτα: ούτε ό,τι το ακολουθεί εκτελείται.
mode-everywhere = Παντού
mode-desk = Εφορία
mode-verdict = Έκβαση
mode-claim-verdict = Έκβαση αιτήματος
mode-new-slip = Νέο φύλλο
mode-ruling = Απόφαση του εφόρου αγώνων
mode-hall = Αίθουσα
mode-table = Τραπέζι
mode-order-form = Ενέργεια προς εκτέλεση
mode-round = Ο γύρος
mode-results = Αποτελέσματα
mode-standings = Κατάταξη
mode-duplicate = Παιχνίδι
mode-start = Ο επόμενος γύρος
mode-clocks = Χρονόμετρα
mode-clock-form = Το τραπέζι ενός χρονομέτρου
mode-rules = Κανόνες
mode-find = Εύρεση
mode-sit-down = Ποιος κάθεται
mode-settings = Ρυθμίσεις
mode-log = Ιστορικό
mode-log-entry = Απόφαση
mode-question = Ερώτηση
mode-help = Βοήθεια

## Ερωτήσεις
ask-quit = Έξοδος από το ephor;
ask-quit-text = Κάθε απόφαση έχει αποθηκευτεί. Τα χρονόμετρα συνεχίζουν· οι ενστάσεις περιμένουν την επιστροφή της κονσόλας.
ask-quit-typed = Θα χαθούν οι γραμμές του επόμενου γύρου που γράφτηκαν: { $count }.
ask-quit-open = Αρχισμένα αλλού και ακαταχώριστα, χάνονται επίσης: { $count }.
ask-concede = Φύλλο { $slip }: παραδοχή από τον παίκτη που έπαιξε;
ask-concede-text = Τα γράμματα παίρνονται πίσω, όπως αν μια λέξη δεν ήταν αποδεκτή. Δεν ερευνάται καμία λέξη.
ask-withdraw = Φύλλο { $slip }: ανάκληση της ένστασης;
ask-withdraw-text = Η κίνηση ισχύει και δεν εκδίδεται απόφαση.
ask-withdraw-blank-text = Η ένσταση ανακαλείται εδώ μόνο αν η διαφωνία για μπαλαντέρ άλλαξε τη λέξη. Ό,τι γράφτηκε κατά λάθος διαγράφεται.
ask-withdraw-never-text = Δεν ανακαλείται: { $why }. Ό,τι γράφτηκε κατά λάθος διαγράφεται.
ask-take-over = Φύλλο { $slip }: ανάληψη;
ask-take-over-text = Το επεξεργάζεται: { $station }. Αναλάβετέ το μόνο αν εκείνη η κονσόλα δεν λειτουργεί πια.
ask-sure-first = απαντήστε πρώτα στην ερώτηση: με ένα γράμμα, ή Esc
ask-sure-over = ο γύρος είναι πια άλλος, δεν καταχωρίστηκε: { $what }
ask-sure = Είναι σκόπιμο;
answer-quit = ναι, έξοδος
answer-concede = ναι, παραδοχή
answer-withdraw = ναι, ανάκληση
answer-mistaken = κατά λάθος: διαγραφή
answer-take-over = ναι, ανάληψη
answer-sure = ναι
answer-no = όχι, δεν αλλάζει τίποτε

## Εφορία
table-short = Τ{ $table }
slips-title = Φύλλα · { $count } σε αναμονή
slips-none = κανένα σε αναμονή
slips-to-announce = { "" } · προς ανακοίνωση: { $count }
slips-hold = επιφύλαξη: { $player }
slips-referee = ? περιμένει απόφαση: { $office }
slips-more = … { $count } ακόμη
slip-no-words = χωρίς λέξεις ακόμη
slip-announce = ανακοινώστε: { $words }
slip-title = Φύλλο { $slip } · τραπέζι { $table }
slip-challenges = κάνει ένσταση
slip-played = έκανε την κίνηση
slip-words = { $most ->
    [1] Αμφισβητούμενη λέξη
   *[other] Αμφισβητούμενες λέξεις
}
slip-not-announced = Αποφασίστηκε, δεν ανακοινώθηκε ακόμη.
slip-gone = το φύλλο { $slip } δεν είναι πια εδώ: άλλη κονσόλα το έκρινε ή το ανέλαβε
slip-gone-do = δείτε τον κατάλογο και πατήστε Enter ή βέλος· ό,τι γράψατε δεν πηγαίνει σε άλλο φύλλο
slip-text-lost = γράφτηκε εδώ και δεν είναι στο φύλλο { $slip }: { $text }
typed-full = η γραμμή γέμισε: χωρά { $count } γράμματα και όχι άλλα
typed-on-its-way = μια στιγμή: ό,τι συμπληρώθηκε καταχωρίζεται και τίποτε άλλο δεν γίνεται δεκτό
typed-not-taken = δεν καταχωρίστηκε, αφού η προηγούμενη γραμμή δεν έγινε δεκτή: { $lines }
typed-left-over = δεν καταχωρίστηκε, αφού η λίστα έκλεισε στο μεταξύ: { $lines }
typed-nowhere = εδώ δεν γράφονται γράμματα
typed-at-verdict = όσο φαίνεται μια απόφαση, γράμματα δεν γίνονται δεκτά: Enter την ανακοινώνει, Esc την αφήνει για μετά
form-left = ό,τι συμπληρώθηκε δεν κρατιέται: { $what }
no-slip = δεν έχει επιλεγεί φύλλο
agree-first = οι λέξεις γράφτηκαν· πρώτα Tab: συμφώνησαν και οι δύο στη γραφή
verdict-fresh = η απόφαση μόλις εμφανίστηκε: διαβάστε την και πατήστε ξανά Enter
no-slip-do = επιλέξτε ένα με ↑ ↓ ή καταγράψτε ένα με Ctrl-N
slip-note-refused = ξανά Enter: η απόρριψη γράφεται στο ιστορικό
not-open = αυτό το φύλλο δεν δέχεται πια λέξεις
not-open-do = πατήστε Enter για να συνεχίσετε ή επιλέξτε άλλο
claimed-elsewhere = αυτό το φύλλο το επεξεργάζεται: { $station }
claimed-elsewhere-do = επιλέξτε άλλο ή αναλάβετέ το με Ctrl-T αν εκείνη η κονσόλα δεν λειτουργεί πια
take-over-nothing = καμία άλλη κονσόλα δεν επεξεργάζεται αυτό το φύλλο
desk-free = Εφορία
desk-empty = Κανένα φύλλο σε αναμονή.
desk-empty-do = Ctrl-N: καταγραφή φύλλου που σας φέρνουν. Οι ενστάσεις από τα χρονόμετρα εμφανίζονται μόνες τους.
desk-empty-bare-do = Ctrl-N: καταγραφή φύλλου που σας φέρνουν.
desk-claim-do = Enter: άνοιγμα του τραπεζιού { $table }, όπου εκκρεμεί απόφαση.
desk-hold-do = Enter: η επιφύλαξη στο τραπέζι { $table } γίνεται φύλλο· χωρίς ένσταση η κίνηση ισχύει και η γραμμή φεύγει σε τρία λεπτά.
desk-no-round = Δεν διεξάγεται ακόμη γύρος.
desk-paused = Δεν έχει επιλεγεί φύλλο.
desk-paused-do = Το φύλλο στο οποίο γράφατε δεν είναι πια εδώ. Πατήστε Enter ή βέλος για να συνεχίσετε.
words-one = μία λέξη ανά ένσταση· για άλλη λέξη άλλο φύλλο
words-most = { $count ->
    [one] το πολύ μία λέξη ανά φύλλο
   *[other] το πολύ { $count } λέξεις ανά φύλλο, με κενά ανάμεσα
}
words-any = όσες λέξεις θέλετε, με κενά ανάμεσα
spelling-needed = πρώτα ελέγχει τη γραφή ο άλλος παίκτης
spelling-agreed = γραφή ελεγμένη
hint-slip-required = η ένσταση γίνεται με φύλλο ενστάσεων
hint-checked = ο αντίπαλος ελέγχει πρώτα το φύλλο
hint-compared = συγκρίνετε το φύλλο με το ταμπλό
colour-green = πράσινο
colour-red = κόκκινο
hint-colours = σημειώστε στο φύλλο: αποδεκτή { $valid }, μη αποδεκτή { $invalid }
hint-play-only = πείτε μόνο αν ισχύει η κίνηση, όχι ποια λέξη φταίει
hint-reasons = ο λόγος εξηγείται, αν ζητηθεί
hint-reasons-no-hints = ο λόγος, αν ζητηθεί, χωρίς στοιχεία που βοηθούν σε άλλη λέξη
hint-no-hints = μην πείτε τίποτα που βοηθά σε άλλη λέξη
hint-clear-screen = καθαρίστε την οθόνη πριν κοιτάξει άλλος
hint-clocks-stand = στο μεταξύ ο χρόνος είναι νεκρός και για τους δύο
hint-courtesy = ο παίκτης που έπαιξε περιμένει { $seconds } δευτ. πριν τραβήξει, εκτός αν η κίνηση γίνει δεκτή
hint-hold-blocks-draw = ο παίκτης που έπαιξε δεν τραβά ως την ένσταση ή την ανάκλησή της
hint-hold-stops-clock = η επιφύλαξη σταματά τον χρόνο
hint-hold-clock-runs = η επιφύλαξη δεν σταματά τον χρόνο
concede-allowed = ο παίκτης που έπαιξε μπορεί να το παραδεχτεί: Ctrl-G
next-type = γράψτε την αμφισβητούμενη λέξη
next-too-many = { $most ->
    [one] μία λέξη σε κάθε φύλλο: σβήστε τις άλλες
   *[other] ως { $most } λέξεις σε κάθε φύλλο: σβήστε τις άλλες
}
next-agree = η γραφή ελέγχθηκε
next-decide = κρίνετε
next-rule = αποφασίστε για τις εκκρεμείς λέξεις
next-rule-begun = συνεχίστε την απόφαση που αρχίσατε
next-wait = { $office }: αποφασίζει σε άλλη κονσόλα· ↑ ↓ για άλλο φύλλο
system-slip = { $name }: λέξεις { $tiles } γραμμάτων, με φύλλο.
system-no-slip = { $name }: λέξεις { $tiles } γραμμάτων, χωρίς έντυπο φύλλο.
system-units = Για τους παίκτες αυτής της διοργάνωσης χρειάζονται: { $count } × { $name }.
slip-reads = Το φύλλο γράφει
slip-compare = Συγκρίνετε με το φύλλο και με το ταμπλό
slip-hold = «{ $phrase }» ειπώθηκε { $after }
slip-result-stands = το αποτέλεσμα έχει ήδη καταχωριστεί: { $score }. Η απόφαση μπορεί να το αλλάξει.
note-blank-only = { $letter }: μόνο μπαλαντέρ μπορεί να είναι
note-no-tile = { $letter }: ούτε γράμμα ούτε μπαλαντέρ μπορεί να είναι
note-too-few = { $letters }: χρειάζονται μπαλαντέρ: { $blanks }, υπάρχουν { $has }
next-show = εμφάνιση της έκβασης
escalated = Για τις λέξεις με ? δεν κρίνει κανένας κατάλογος εδώ. Αποφασίζει: { $office }.
aloud-title = Για εκφώνηση · { $count }
aloud-none = τίποτα για εκφώνηση
aloud-tick = Ctrl-Y το σημειώνει αφού ειπωθεί· Enter όχι
aloud-choose = επιλέξτε με τα βέλη τι άλλο ειπώθηκε· μετά Ctrl-Y
said-just = σημειώθηκε ότι ειπώθηκε: { $table } { $words }
done-just = σημειώθηκε ότι έγινε: { $table } { $words }
said-back = { $key } όχι ακόμη ({ $seconds } δ)
done-back = { $key } δεν έγινε ακόμη ({ $seconds } δ)
unsay-nothing = τα τελευταία δέκα δευτερόλεπτα δεν σημειώθηκε τίποτε εδώ
unsay-nothing-do = αργότερα ανακαλείται στο τραπέζι του: εκεί Enter, μετά «ανάκληση»
unsay-reason = δεν ειπώθηκε ακόμη
unsay-reason-done = δεν έγινε ακόμη
aloud-why-unreached = δεν ελήφθη
aloud-why-no-radio = προφορικά
settle-nothing = στο χρονόμετρο δεν μένει τίποτα· τα υπόλοιπα με Enter

## Νέο φύλλο
form-title = Νέο φύλλο
form-field-table = Τραπέζι
form-field-side = Ποιος ενίσταται
form-field-holder = Ποιος δηλώνει
form-blank = κενό: δεν μετρήθηκε
form-hold = Επιφύλαξη: μόνο «{ $phrase }»
form-marks = Διαπιστώθηκε στο τραπέζι (ίσως είναι εκπρόθεσμη)
form-side = ποιος: A ή B
form-since = δευτερόλεπτα από το πάτημα, π.χ. 11,2· ή αφήστε το κενό
form-amount = χρόνος όπως +2:00 ή -0:30
form-no-table = δεν υπάρχει τέτοιο τραπέζι σε αυτή τη διοργάνωση
mark-opponent-recorded = ο αντίπαλος κατέγραψε το σκορ
mark-both-recorded = και οι δύο κατέγραψαν πόντους και άθροισμα
mark-sum-begun = άρχισε η καταγραφή του αθροίσματος του παίκτη που έπαιξε
mark-first-tile-racked = το πρώτο νέο γράμμα είναι στο αναλόγιο
mark-approved = ο αντίπαλος δέχτηκε την κίνηση
mark-bag-empty = το σακούλι είναι άδειο
mark-own-limit-over = πέρασε ο χρόνος του ενισταμένου
mark-next-round-begun = ο επόμενος γύρος άρχισε
mark-last-play = ήταν η τελευταία κίνηση

## Απόφαση
rule-title = Απόφαση για το φύλλο { $slip }
rule-valid = αποδεκτή
rule-invalid = μη αποδεκτή
ruled-before = προηγούμενη απόφαση: { $outcome }, φύλλο { $slip } — { $reasons }
judge-gloss = «{ $gloss }», κατά: { $source }
judge-lists = { $source }: την περιέχει, χωρίς όμως να αποφασίζει
judge-does-not-list = { $source }: δεν την περιέχει, χωρίς όμως να αποφασίζει
judge-second = δεύτερη γνώμη, { $name }, έκδ. { $edition }: ενδεικτικά: { $advice }· δεν αποφασίζει
judge-second-listed = περιέχεται
judge-second-not-listed = δεν περιέχεται
judge-second-silent = δεν αναφέρεται σε λέξεις αυτού του μήκους
second-title = Δεύτερη γνώμη: δεν κρίνει τίποτα
second-listed = { $word }: υπάρχει εδώ: { $sources }
second-not-listed = { $word }: δεν υπάρχει εδώ: { $sources }
found-listed = { $word }: υπάρχει στον κατάλογο { $source }
found-not-listed = { $word }: δεν υπάρχει στον κατάλογο { $source }, που αποφασίζει μόνος του
found-adopted = { $listed ->
        [yes] { $word }: υπάρχει στον κατάλογο { $source }, με απόφαση του διοργανωτή: { $reason }
       *[no] { $word }: δεν υπάρχει στον κατάλογο { $source }, με απόφαση του διοργανωτή: { $reason }
    }
found-not-installed = { $count ->
        [one] δεν είναι εγκατεστημένο: { $names }· αποφασίζει ο έφορος
       *[other] δεν είναι εγκατεστημένα: { $names }· αποφασίζει ο έφορος
    }
found-silent = { $count ->
        [one] δεν το αναφέρει: { $names }· μένει ανοιχτό, αποφασίζει ο έφορος
       *[other] δεν το αναφέρουν: { $names }· μένει ανοιχτό, αποφασίζει ο έφορος
    }
found-damaged = κατεστραμμένο, δεν λαμβάνεται υπόψη: { $name }· αποφασίζει ο έφορος
found-beyond = χωρίς λέξεις αυτού του μήκους όπως εγκαταστάθηκε: { $names }· αποφασίζει ο έφορος
found-no-source = κανένας κατάλογος δεν μιλά για λέξεις αυτού του μήκους· αποφασίζει ο έφορος
list-damaged = { $name } (κατεστραμμένος)
found-source = { $name }, έκδ. { $edition }
and = { " και " }
advice-listed = ενδεικτικά: υπάρχει στο { $source }
advice-not-listed = ενδεικτικά: δεν υπάρχει στο { $source }
evidence = { $source }, { $tiles } γράμματα
second-gloss = { $word }: «{ $gloss }» ({ $source })
second-none = κανένας άλλος κατάλογος δεν αφορά αυτές τις λέξεις
second-nothing = δεν υπάρχει τίποτα προς έρευνα σε άλλον κατάλογο
second-nothing-do = γράψτε πρώτα τις λέξεις ενός φύλλου· το τερματικό των παικτών δεν έχει δεύτερη γνώμη
slip-adopted = { $source }: με απόφαση του διοργανωτή — { $reason }
rule-reasons = Λόγοι
rule-reasons-stand = Λόγοι (κενό: ισχύουν οι προηγούμενοι)
rule-reasons-otherwise = Λόγοι: γιατί αποφασίζεται τώρα διαφορετικά
rule-sources = Βοηθήματα (χωρισμένα με ;)
rule-rewritten = Γράφτηκαν άλλες λέξεις από του φύλλου: Enter τις αναζητά, Esc φέρνει πάλι του φύλλου.
rule-nothing = για αυτό το φύλλο δεν ζητείται απόφαση
rule-nothing-do = κρίνετε τις λέξεις του: Tab και Enter
rule-not-here = αυτή η κονσόλα δεν μπορεί να εκδίδει αποφάσεις
rule-not-here-do = ο έφορος αγώνων αποφασίζει σε κονσόλα με αυτή την αρμοδιότητα

## Έκβαση
verdict-table = { " " }Τραπέζι { $table }{ " " }
verdict-slip = φύλλο { $slip }
phrase-aloud = «{ $phrase }»
verdict-who = ένσταση: { $challenger } — κίνηση: { $mover }
verdict-upheld = ένσταση αποδεκτή: τα γράμματα παίρνονται πίσω
verdict-rejected = ένσταση άκυρη: η κίνηση ισχύει
verdict-claim-upheld = ένσταση αποδεκτή: η λέξη είναι αποδεκτή
verdict-claim-rejected = ένσταση άκυρη: η λέξη δεν είναι αποδεκτή
verdict-admitted = παραδοχή
verdict-conceded = Ο παίκτης που έπαιξε το παραδέχτηκε· δεν ερευνήθηκε καμία λέξη.
verdict-by-referee = απόφαση: { $office }
verdict-adopted = { $source }, με απόφαση του διοργανωτή
mistyped = λάθος πληκτρολόγηση
claim-who = αίτημα: { $by } — αφορά: { $player }
claim-admitted = Παραδοχή: { $player }· δεν αποφασίζει κανείς.
claim-nothing = δεν ακολουθεί τίποτε
claim-once = η συνέπεια εξαρτάται από την απάντηση: { $asked }
claim-reasons = Λόγοι: { $reasons }
either-player = ο ένας από τους δύο παίκτες
follows-withdraw-play = { $player }: παίρνει πίσω τα γράμματα
follows-play-stands = { $player }: η κίνηση ισχύει
follows-move-stands = ισχύει η κίνηση που ανακοινώθηκε
follows-lose-this-turn = { $player }: χάνει αυτή τη σειρά
follows-lose-next-turn = { $player }: χάνει την επόμενη σειρά
follows-score-zero = { $player }: καταγράφεται μηδέν για την κίνηση
follows-strike-line = διαγράφεται η γραμμή στην καταγραφή
follows-strike-blank = διαγράφονται οι σημειώσεις μπαλαντέρ της κίνησης
follows-restart = { $by } πατά το χρονόμετρο· τρέχει ο χρόνος: { $whose }
follows-restart-fresh = { $by } πατά το χρονόμετρο· ξανά ολόκληρος ο χρόνος: { $whose }
follows-penalty = ποινή: { $player }
follows-react-again = { $player } αντιδρά ξανά: δέχεται ή κάνει άλλη ένσταση
follows-top-word = η λέξη μετρά ως η καλύτερη του γύρου
penalty-points = { $points } { $count ->
    [one] πόντος
   *[other] πόντοι
}
penalty-crosses = { $count ->
    [one] 1 σταυρός ποινής
   *[other] { $count } σταυροί ποινής
}
penalty-turns = { $count ->
    [one] χάνεται 1 σειρά
   *[other] χάνονται { $count } σειρές
}
penalty-free = { $count } από τις ενστάσεις χωρίς ποινή
penalty-free-of = χωρίς ποινή: { $count } από τις { $of } που επιτρέπονται
penalty-free-left = απομένουν: { $count }
penalty-free-besides = { $count } ακόμη από τις { $of } που επιτρέπονται
penalty-none = μετρά, χωρίς ποινή
penalty-for-opponent = { $points } για τον αντίπαλο
order-sending = αποστολή στο χρονόμετρο { $clock }…
order-by-hand = χωρίς ασύρματο
order-by-hand-because = με το χέρι: { $why }
order-queued = σε αναμονή για το χρονόμετρο { $clock }
order-connecting = σύνδεση με το χρονόμετρο { $clock }, προσπάθεια { $nth }…
order-connecting-on = σύνδεση με το χρονόμετρο { $clock } μέσω { $adapter }, προσπάθεια { $nth }…
order-asking = στάλθηκε στο χρονόμετρο { $clock }, προσπάθεια { $nth }: αναμονή απάντησης…
order-asking-on = στάλθηκε στο χρονόμετρο { $clock } μέσω { $adapter }, προσπάθεια { $nth }: αναμονή απάντησης…
order-pausing = προσπάθεια { $tries } προς το χρονόμετρο { $clock } απέτυχε ({ $why }), η επόμενη σε { $pause } δευτ.…
order-confirmed-unproven = ελήφθη ✓ { $at }, ΑΝΑΠΟΔΕΙΚΤΟ: το χρονόμετρο δεν έχει κλειδί
order-confirmed = στο χρονόμετρο ✓ { $at }
order-unreached = δεν ελήφθη ({ $why })
order-settled = ανακοινώθηκε ή έγινε { $at }
order-cancelled = αποσύρθηκε { $at }
given-up-doubt = { $why }· ίσως το χρονόμετρο την εκτέλεσε: δείτε το πρώτα
given-up-not-known-here = αυτή η κονσόλα δεν έχει ασύρματο ή κλειδί για το χρονόμετρο { $clock }
given-up-wrong-state = το χρονόμετρο δεν είναι στην κατάσταση που προϋποθέτει η εντολή
given-up-refused = το χρονόμετρο την αρνήθηκε
given-up-declined = το χρονόμετρο την αρνήθηκε: { $words }
given-up-started-anew = το χρονόμετρο ξεκίνησε από την αρχή πριν φτάσει και δεν την εκτέλεσε
given-up-memory-forgotten = το χρονόμετρο έχασε τη μνήμη του και ίσως την είχε εκτελέσει
given-up-other-event = το χρονόμετρο τη θεώρησε εντολή άλλης διοργάνωσης ή άλλου υπολογιστή, με ίδιο ή μεγαλύτερο αριθμό, και δεν την εκτέλεσε
given-up-numbers-spent = στο χρονόμετρο δεν απομένει αριθμός για εντολή: δώστε του νέο κλειδί
given-up-no-answer = το χρονόμετρο δεν απάντησε και ίσως την εκτέλεσε
given-up-tried-before = δεν είναι γνωστό αν το χρονόμετρο την εκτέλεσε
given-up-next-round = ο επόμενος γύρος άρχισε πριν φτάσει στο χρονόμετρο
given-up-clock-taken-off = το χρονόμετρο αφαιρέθηκε από το τραπέζι
order-why-came-late = { $player }: καθυστέρηση, { $taken } λιγότερο
order-why-has-come = { $player }: παρουσία
order-why-held-last-play = «{ $phrase }» στην τελευταία κίνηση· τρέχει ο χρόνος: { $side }
hindrance-unknown-make = κανένας τύπος χρονομέτρου δεν λέγεται { $make }
hindrance-earlier-round = ανήκει σε προηγούμενο γύρο
hindrance-no-power = η κονσόλα δεν έχει εδώ τέτοια εξουσία στα χρονόμετρα
hindrance-person-only = μόνο άνθρωπος μπορεί να το κάνει
pending-slip = φύλλο { $number } του τραπεζιού { $table }: δεν αποφασίστηκε (γύρος { $round })
pending-claim = αίτημα { $number } στο τραπέζι { $table } ({ $name }): δεν αποφασίστηκε (γύρος { $round })
pending-run = διαδικασία { $number } στο τραπέζι { $table } ({ $name }): δεν τελείωσε (γύρος { $round })
pending-put-off = ο γύρος 1 αρχίζει { $by } μετά την ώρα που ανακοινώθηκε· μπορεί να αναβληθεί το πολύ κατά { $most }
pending-too-soon = μόλις { $gone } από τον τελευταίο αγώνα, και ανάμεσα σε δύο γύρους μεσολαβούν τουλάχιστον { $least }
pending-no-result = { $count ->
    [one] ο αγώνας στο τραπέζι { $tables } δεν έχει αποτέλεσμα
   *[other] οι αγώνες στα τραπέζια { $tables } δεν έχουν αποτέλεσμα
}
mispaired-opposite = τραπέζι { $table }: { $a } και { $b } κάθονται σε ένα ταμπλό· ο καθένας έχει το δικό του, και ένα ζευγάρι είναι μία συμμετοχή
mispaired-met-before = τραπέζι { $table }: { $a } και { $b } έχουν ήδη παίξει στον γύρο { $round }
mispaired-starts = τραπέζι { $table }: πρέπει να αρχίσει: { $second } (ώστε να αρχίζουν όλοι εξίσου συχνά)· γράφτηκε πρώτα: { $first }
mispaired-begins-again = τραπέζι { $table }: και στον γύρο { $round } την πρώτη κίνηση είχε: { $first }
mispaired-byes = { $players }: χωρίς αντίπαλο· δύο από αυτούς μπορούν να παίξουν
mispaired-bye-again = { $player }: χωρίς αντίπαλο και στον γύρο { $round }
mispaired-lower-second = τραπέζι { $table }: πρώτος πρέπει να είναι: { $second }, με χαμηλότερη αξιολόγηση από: { $first }, όπως σε κάθε μονό τραπέζι
mispaired-highest-first = τραπέζι { $table }: η δεύτερη κίνηση ανήκει εδώ: { $first }, με την υψηλότερη αξιολόγηση όλων
mispaired-family = τραπέζι { $table }: { $a } και { $b } έχουν σημειωθεί ως οικείοι και δεν παίζουν μεταξύ τους στους τελευταίους γύρους
mispaired-too-young = { $player }: ηλικία { $age }· συμμετέχουν παίκτες από { $from } ετών
mispaired-unguarded = { $player }: ηλικία { $age }· δεν έχει σημειωθεί γονέας ή κηδεμόνας που συγκατατίθεται και παρευρίσκεται
mispaired-unpaid = { $player }: δεν έχει σημειωθεί πληρωμή
mispaired-rounds = οι γύροι είναι { $rounds }, ούτε περισσότεροι ούτε λιγότεροι
mispaired-left-out = { $players }: ούτε στην κλήρωση του γύρου ούτε στις απουσίες
no-link-never-seen = δεν ακούστηκε ποτέ: δείτε αν είναι ανοιχτό, εντός εμβέλειας και αν έχει φορτωθεί το δικό του κλειδί
no-link-unheard = δεν ακούγεται πια: δείτε αν είναι ανοιχτό, εντός εμβέλειας και αν δεν είναι συνδεδεμένος άλλος
no-link-weak = πολύ ασθενές, { $rssi } dBm: φέρτε πιο κοντά τον προσαρμογέα ή το χρονόμετρο
no-link-no-slot = ο προσαρμογέας δεν έχει ελεύθερη σύνδεση
no-link-refused = το χρονόμετρο αρνήθηκε τη σύνδεση: ίσως είναι συνδεδεμένος άλλος
no-link-timed-out = το χρονόμετρο δεν απάντησε εγκαίρως
no-link-lost = η σύνδεση χάθηκε
no-link-no-adapter = αυτός ο υπολογιστής δεν έχει προσαρμογέα Bluetooth που λειτουργεί
no-link-unauthenticated = η απάντησή του δεν έχει αποδειχθεί: δείτε αν έχει φορτωθεί το δικό του κλειδί, αλλιώς κάποιος το μιμείται
no-link-not-this-clock = δεν απάντησε αυτό το χρονόμετρο
no-link-busy = ο ασύρματος ήταν απασχολημένος
no-link-no-service = η υπηρεσία Bluetooth του συστήματος δεν απαντά
no-link-other = το σύστημα λέει «{ $words }»
suspect-bad-tag = πακέτο με λάθος σφραγίδα: ελέγξτε αν έχει φορτωθεί το κλειδί αυτού του χρονομέτρου, αλλιώς κάποιος το μιμείται
suspect-unreadable = πακέτο που δεν διαβάζεται: { $error }
suspect-other-clock = πακέτο του χρονομέτρου { $clock }· δείτε αν δύο χρονόμετρα έχουν τον ίδιο αριθμό
suspect-counter-back = μετρητής { $found } μετά το { $high }: παλιό πακέτο ξανά ή χρονόμετρο που έχασε τον μετρητή του· δείτε το και μετά εγγυηθείτε γι' αυτό
suspect-other-connection = απάντηση άλλης σύνδεσης
suspect-other-command = απάντηση προηγούμενης εντολής, σταλμένη ξανά
suspect-second-device = δύο συσκευές στέλνουν στο όνομα αυτού του χρονομέτρου: αναζητήστε δεύτερο χρονόμετρο με τον ίδιο αριθμό ή κάποιο που το μιμείται
suspect-late = τα πακέτα του φτάνουν { $by } αφού στάλθηκαν και δεν απαντά: δεν είναι γνωστό τι δείχνει τώρα· δείτε το
cannot-unable = αυτή η μάρκα χρονομέτρου δεν μπορεί να το κάνει
cannot-too-wide = το «{ $text }» δεν χωρά στους { $width } χαρακτήρες της οθόνης του
cannot-too-fine = ρυθμίζεται μόνο με βήμα { $step } ms
cannot-out-of-range = ρυθμίζεται μόνο από 0 έως { $most } δευτ.
garbled-too-long = μήνυμα πάνω από { $bytes } byte
garbled-cut-off = μήνυμα που κόπηκε
garbled-unreadable = μήνυμα που δεν διαβάζεται
garbled-unknown-kind = μήνυμα άγνωστου είδους
garbled-impossible = μήνυμα με αδύνατη τιμή: { $what ->
        [time] χρόνος
        [side] πλευρά
        [state] κατάσταση
        [button] κουμπί
        [connection] σύνδεση
        [id] αριθμός εντολής
        [status] αποτέλεσμα εντολής
        [size] μέγεθος
        [player_moved] παίκτης που παίζει
       *[other] { $what }
    }
garbled-not-asked = απάντηση σε εντολή που δεν στάλθηκε
clock-no-attachment = η πύλη του δεν έχει χρονόμετρο
order-say = { $state }: πείτε «{ $words }»
wish-tell-refused = { $player }: ένσταση που δεν εξετάζεται
wish-points = { $player }: { $points } { $count ->
    [one] πόντος
   *[other] πόντοι
}
wish-cross = { $player }: σταυρός ποινής
wish-lose-turn = { $player }: χάνει τη σειρά
wish-verdict-upheld = ένσταση αποδεκτή, κίνηση: { $player }
wish-verdict-rejected = ένσταση άκυρη, κίνηση: { $player }
wish-start = { $player }: να αρχίσει ο χρόνος
wish-stop = να σταματήσει ο χρόνος
wish-set-both = και οι δύο πλευρές στο { $time }
wish-add = { $player }: πρόσθεση { $time } στο χρονόμετρο
wish-take-off = { $player }: αφαίρεση { $time } από το χρονόμετρο
wish-resume = { $player }: να συνεχίσει ο χρόνος
wish-clear-notice = να φανούν πάλι οι χρόνοι
wish-take-back = αναίρεση: { $what }
wish-acknowledge = ενημέρωση του χρονομέτρου ότι το συμβάν { $event } καταγράφηκε
wish-read-events = ζητούνται από το χρονόμετρο τα συμβάντα μετά το { $event }
aloud-upheld = η ένσταση γίνεται αποδεκτή
aloud-rejected = η ένσταση είναι άκυρη
aloud-refused = { $player }, η ένσταση δεν εξετάζεται
aloud-minus = { $player }: { $points ->
    [1] αφαιρείται { $points } πόντος
   *[other] αφαιρούνται { $points } πόντοι
}
aloud-plus = { $player }: { $points ->
    [1] προστίθεται { $points } πόντος
   *[other] προστίθενται { $points } πόντοι
}
aloud-cross = { $player }, σταυρός ποινής
aloud-lose-turn = { $player }: χάνει τη σειρά
aloud-lose-next-turn = { $player }: χάνει την επόμενη σειρά του
aloud-take-back = δεν ισχύει πια: { $what }
timely = εμπρόθεσμη
timely-measured = εμπρόθεσμη: { $seconds } δευτ. μετά το πάτημα
timely-not-measured = ο χρόνος δεν μετρήθηκε· ισχύει η δήλωσή σας

## Αίθουσα
hall-title = { $count ->
    [one] 1 τραπέζι
   *[other] { $count } τραπέζια
}
hall-standing = σε εξέλιξη: { $playing } · αποτελέσματα: { $over } από { $games }
hall-standing-brief = σε εξέλιξη { $playing } · αποτ. { $over }/{ $games }
hall-calm = ✓ καμία εκκρεμότητα
hall-untold = ανακοίνωση απόφασης: τραπέζι { $tables }
claim-untold = δεν ανακοινώθηκε ακόμη: το τραπέζι { $table } τη δείχνει ξανά ώσπου να γίνει
hall-sheets = ! φύλλα που δεν παραδόθηκαν: { $count }
hall-needing = ! { $count ->
    [one] 1 σας περιμένει
   *[other] { $count } σας περιμένουν
}
hall-empty = Δεν διεξάγεται ακόμη γύρος.
hall-empty-do = F3, F6 και Ctrl-N: γράψτε εδώ τους αγώνες του. Ή σε άλλο τερματικό: ephor round ΦΑΚΕΛΟΣ ΓΥΡΟΣ.csv (μία γραμμή ανά αγώνα: τραπέζι, παίκτης, παίκτης). Η οθόνη το βλέπει αμέσως.
hall-empty-here = F6 και μετά Ctrl-N: γράψτε εδώ τους αγώνες του. Ή σε άλλο τερματικό: ephor round ΦΑΚΕΛΟΣ ΓΥΡΟΣ.csv (μία γραμμή ανά αγώνα: τραπέζι, παίκτης, παίκτης). Η οθόνη το βλέπει αμέσως.
hall-latest = Τελευταίες αποφάσεις
hall-newest = Τελευταία
hall-page = { $from }–{ $to } από { $count } · PgDn
urgency-referee = έφορος
urgency-by-hand = πείτε το
urgency-challenge = ένσταση
urgency-no-slip = χ. φύλλο
urgency-suspect = πλαστό;
urgency-flag = λήξη
urgency-stale = παλιό
urgency-battery = μπαταρία
clock-none = χωρίς ασύρμ.
clock-never-heard = δεν ακούστηκε
clock-elsewhere-brief = άλλη κονσόλα
clock-no-key-brief = χωρίς κλειδί
clock-unproven = αναπόδ.
clock-fault = βλάβη χρον.
clock-by-hand = χωρίς ασύρματο χρονόμετρο: ανακοινώστε προφορικά
clock-silent = χρονόμετρο { $clock } · ΔΕΝ ΑΚΟΥΣΤΗΚΕ ΠΟΤΕ: δείτε αν είναι ανοιχτό, εντός εμβέλειας και με το δικό του κλειδί
clock-elsewhere = χρονόμετρο { $clock } · δεν ακούγεται εδώ: το ακούει η κονσόλα της διοργάνωσης που έχει τον ασύρματο
clock-disbelieved = χρονόμετρο { $clock } · ΔΕΝ ΓΙΝΕΤΑΙ ΠΙΣΤΕΥΤΟ
clock-no-key = χρονόμετρο { $clock } · ΧΩΡΙΣ ΚΛΕΙΔΙ ΕΔΩ: ephor clock provision ΦΑΚΕΛΟΣ { $clock } ή ephor clock key add
clock-strength = { $rssi } dBm μέσω { $adapter }
clock-no-link = εκτός εμβέλειας: { $why }
clock-signals = σήματα στα { $at } δευτ.
clock-heard = χρονόμετρο { $clock } · ακούστηκε πριν { $age } δευτ. · μπαταρία { $battery }%
clock-stale = χρονόμετρο { $clock } · ΔΕΝ ΑΚΟΥΓΕΤΑΙ εδώ και { $age } δευτ.: οι χρόνοι υπολογίζονται · μπαταρία { $battery }%
clock-hearsay = χρονόμετρο { $clock } · ΑΝΑΠΟΔΕΙΚΤΟ, λήψη πριν { $age } δευτ.
clock-hearsay-none = χρονόμετρο { $clock } · ΑΝΑΠΟΔΕΙΚΤΟΣ τύπος, χωρίς χρόνους ακόμη
clock-trouble = ! { $why }
clock-faulty = ! το χρονόμετρο δηλώνει ότι δεν είναι αξιόπιστο: αφαιρέστε το από το τραπέζι
clock-suspect = ! πακέτα που δεν είναι αυτού του χρονομέτρου: { $why }
table-no-game = χωρίς αγώνα
table-title = Τραπέζι { $table }
table-counted = { $count ->
    [0] καμία άκυρη ένσταση
    [one] 1 άκυρη ένσταση
   *[other] { $count } άκυρες ενστάσεις
}
table-counted-words = { $count ->
    [0] καμία ένσταση σε έγκυρη λέξη
    [one] ένσταση σε 1 έγκυρη λέξη
   *[other] ενστάσεις σε { $count } έγκυρες λέξεις
}
table-slip = φύλλο { $slip } · { $words } · { $age }
table-loading = …
timeline-title = Τι συνέβη
timeline-empty = τίποτα ακόμη σε αυτόν τον γύρο
power-office = μόνο: { $office }
power-start-absent = έναρξη του χρόνου για παίκτη που απουσιάζει
power-stop = σταμάτημα του χρόνου και των δύο
power-add-fixed = { $time } στη μία πλευρά
power-add-free = προσθήκη ή αφαίρεση χρόνου στη μία πλευρά, με απόφαση
power-set-both = και οι δύο πλευρές στο { $time }
power-central-timer = αντίστροφη μέτρηση της αίθουσας
order-side = Τίνος ο χρόνος
order-amount = Χρόνος σε λεπτά:δευτερόλεπτα, +2:00 ή −0:30
order-reason = Λόγος, για το ιστορικό

## Πορεία και ιστορικό
after-press = { $seconds } δευτ. μετά το πάτημα
after-unmeasured = χρόνος που δεν μετρήθηκε
line-pressed = { $player }: πάτημα του χρονομέτρου
line-event-opened = άνοιξε η διοργάνωση «{ $name }» με τον κανονισμό { $ruleset }
line-list-adopted = υιοθετήθηκε κατάλογος: { $source }, { $from } έως { $to } γράμματα, κρίνει { $decides } — { $reason }
line-constants-set = αριθμοί της ομοσπονδίας για { $order }: { $constants }
line-list-dropped = καταργήθηκε κατάλογος: { $source } — { $reason }
line-lists-frozen = { $count ->
    [0] οι κατάλογοι λέξεων κλείδωσαν: δεν υπάρχει κανένας
    [one] οι κατάλογοι λέξεων κλείδωσαν: ένας κατάλογος
   *[other] οι κατάλογοι λέξεων κλείδωσαν: { $count } κατάλογοι
}
line-head-signed = { $name ->
    [none] υπογράφηκε το ημερολόγιο ως την εγγραφή { $entry }: { $role }, κλειδί { $key }
   *[other] υπογράφηκε το ημερολόγιο ως την εγγραφή { $entry }: { $role } { $name }, κλειδί { $key }
}
line-clock-ahead = το ρολόι του υπολογιστή μετακινήθηκε εμπρός: { $time } μπροστά από τον χρόνο που ισχύει
line-clock-behind = το ρολόι του υπολογιστή γύρισε πίσω ή το ημερολόγιο πήγαινε μπροστά: { $time } πίσω από τον χρόνο που ισχύει
line-clock-right = το ρολόι του υπολογιστή δείχνει πάλι τον χρόνο που ισχύει
line-time-forward = ο χρόνος που ισχύει μετακινήθηκε { $time } εμπρός
line-time-back = ο χρόνος που ισχύει γύρισε { $time } πίσω
line-zone = οι ώρες δίνονται στη ζώνη { $zone }, όχι πια στη { $before }
line-sat-down = ανάληψη θέσης σε αυτή την κονσόλα
line-officer-changed = αλλαγή σε αυτή την κονσόλα· πριν: { $before }
line-wrong-pins = λανθασμένο PIN, συνεχόμενες προσπάθειες: { $tries }· αρμοδιότητα: { $office }
line-entry-amended = διορθώθηκε η εγγραφή: { $player }
line-entry-struck = διαγράφηκε η εγγραφή: { $player }
line-players-entered = { $count ->
    [one] 1 παίκτης εγγράφηκε
   *[other] { $count } παίκτες εγγράφηκαν
}
line-allowance-restored = { $player }: οι ενστάσεις χωρίς ποινή μετρούν πάλι από το μηδέν
line-clock-fitted = τραπέζι { $table }: χρονόμετρο { $clock }
line-clock-none = τραπέζι { $table }: χωρίς ασύρματο χρονόμετρο
line-round-started = κλήρωση του γύρου { $round }, { $tables ->
    [one] 1 τραπέζι
   *[other] { $tables } τραπέζια
}
line-hold = { $player }: επιφύλαξη, { $after }
line-round-missed = · δεν παίζει στον γύρο: { $names }
line-raised = φύλλο { $slip }: ένσταση: { $player }, { $after }
line-refused = { $player }: η ένσταση δεν εξετάζεται: { $why }
line-claimed = φύλλο { $slip }: το χειρίζεται { $station }
line-released = φύλλο { $slip }: πάλι στην ουρά
line-words = φύλλο { $slip }: { $words }
line-confirmed = φύλλο { $slip }: γραφή ελεγμένη
line-escalated = φύλλο { $slip } στον έφορο αγώνων: δεν κρίνει κανένας κατάλογος
line-escalated-slip = φύλλο { $slip } στον έφορο αγώνων, γραπτώς: δεν κρίνει κανένας κατάλογος
line-upheld = φύλλο { $slip }, ΕΝΣΤΑΣΗ ΑΠΟΔΕΚΤΗ: { $words }
line-rejected = φύλλο { $slip }, ΕΝΣΤΑΣΗ ΑΚΥΡΗ: { $words }
line-conceded = φύλλο { $slip }: παραδοχή από τον παίκτη που έπαιξε
line-withdrawn = φύλλο { $slip }: ανάκληση
line-mistaken = το φύλλο { $slip } διαγράφηκε: γράφτηκε κατά λάθος
line-moot = το φύλλο { $slip } δεν κρίνεται πια: η παρτίδα κρίθηκε αλλιώς
line-announced = φύλλο { $slip }: ανακοινώθηκε
line-order = εντολή { $op }: { $what }
line-order-aloud = εντολή { $op }, με το χέρι: «{ $what }»
line-order-tried = εντολή { $op }: κλήση του χρονομέτρου
line-matched = φύλλο { $slip }: το χρονόμετρο αναφέρει την ίδια ένσταση, { $after }
line-order-confirmed = εντολή { $op } ✓ στο χρονόμετρο
line-order-unreached = εντολή { $op } ! δεν ελήφθη: { $why }
line-order-settled = εντολή { $op } ✓ ανακοινώθηκε ή έγινε
line-time-out = { $player }: λήξη του χρόνου
line-rebooted = το χρονόμετρο ξεκίνησε από την αρχή
line-finished = ο αγώνας τελείωσε· επιπλέον χρόνος A { $a }, B { $b }
line-vouched = μέλος της εφορίας είδε το χρονόμετρο και εγγυάται γι' αυτό
line-challenge-before = ! { $player }: ένσταση στις { $at }, πριν αρχίσει αυτός ο γύρος· το χρονόμετρο την ανέφερε μόλις τώρα και δεν έγινε φύλλο· ρωτήστε στο τραπέζι
line-hold-before = ! { $player }: επιφύλαξη στις { $at }, πριν αρχίσει αυτός ο γύρος· το χρονόμετρο την ανέφερε μόλις τώρα και δεν σταματά τίποτα· ρωτήστε στο τραπέζι
line-forgeries = ! { $frames } πακέτα στο όνομα { $clocks ->
    [one] του χρονομέτρου { $few }
   *[other] { $clocks } χρονομέτρων ({ $few })
 } χωρίς κλειδί χρονομέτρου, το τελευταίο από { $address }: κανένα δεν γίνεται πιστευτό
line-forgeries-at = { $address }, { $rssi } dBm
line-suspect = ! πακέτα που δεν είναι αυτού του χρονομέτρου: { $why }
log-title = Ιστορικό · { $shown } από { $count }
log-head = προς σημείωση: { $head } στο { $count }
log-filter = Φίλτρο:
log-empty = Δεν συνέβη τίποτα ακόμη.
log-no-match = Κανένα αποτέλεσμα. Esc: σβήσιμο του φίλτρου.
rulings-as = όπως στο φύλλο { $slip }
rulings-against = αντίθετα με το φύλλο { $slip }
rulings-reopened = νέα έρευνα, δεν ισχύει
rulings-made-good = εσφαλμένη, διορθώθηκε στην κατάταξη
rulings-none = για καμία λέξη δεν εκδόθηκε απόφαση
rulings-replaced = αντικαταστάθηκε από νεότερη απόφαση
rulings-duplicate = παιχνίδι { $round }, όλα τα χαρτάκια
rulings-place = γύρος { $round }, τραπέζι { $table }, φύλλο { $slip }
audit-equal = εγγραφές που προκύπτουν όπως είναι γραμμένες: { $equal } (αποφάσεις: { $decisions })
audit-not-checked = δεν ελέγχθηκε: { $what }: { $why }
audit-entries = εγγραφές: { $entries }, η πρώτη είναι η { $first }
audit-files = τα αρχεία της διοργάνωσης
audit-lists = δεν είναι στον φάκελο όπως όταν άνοιξε η διοργάνωση: { $lists }· επαναφέρετέ τα από αντίγραφο
audit-unknown-command = ό,τι ζητήθηκε το έγραψε άλλη έκδοση του προγράμματος, και αυτή εδώ δεν το γνωρίζει
verify-sound = εγγραφές: { $count }, ακέραιες· αποτύπωμα { $head }
verify-other-number = το σημειωμένο αποτύπωμα είναι της εγγραφής { $seq }, όχι της { $at }: οι 1 έως { $seq } είναι όπως ήταν, ο αριθμός είναι λάθος
verify-noted = το σημειωμένο αποτύπωμα είναι της εγγραφής { $at }: οι 1 έως { $at } είναι όπως ήταν τότε
verify-ends-before = τελειώνει πριν από την εγγραφή { $at }: λείπουν οι τελευταίες
verify-other-head = η εγγραφή { $at } έχει αποτύπωμα { $head }, όχι το σημειωμένο: ό,τι προηγείται γράφτηκε εκ νέου
verify-nowhere = καμία εγγραφή δεν έχει το σημειωμένο αποτύπωμα: είναι άλλο ημερολόγιο ή γράφτηκε εκ νέου
verify-not-the-noted = δεν είναι το ημερολόγιο από το οποίο σημειώθηκε η { $head }: { $why }
verify-signed = υπογραφή: 1 έως { $entry } με { $key } ({ $who }), στην εγγραφή { $at }
verify-signed-later = αφορά την εγγραφή { $entry }, που δεν προηγείται
verify-signed-other = είναι άλλου ημερολογίου: η εγγραφή { $entry } έχει εδώ αποτύπωμα { $here }, και με { $key } υπογράφηκε το { $head }
verify-forged = όποιος έχει το κλειδί { $key } δεν υπέγραψε αυτό
verify-bad-signature = η υπογραφή στην εγγραφή { $at } δεν ισχύει: { $why }
verify-has-signed = με { $key } υπογράφηκαν οι 1 έως { $entry }· εγγραφές μετά: { $later }
verify-not-signed = με { $key } δεν υπογράφηκε τίποτα από αυτό το ημερολόγιο
log-time = ώρα
log-round = γύρ
log-table = τρπ
log-players = παίκτες
log-words = λέξεις
log-source = πηγή
log-referee = έφορος
log-end = έκβαση
log-took = χρόν.
log-by = από
log-delivery = παραδόθηκε
log-follows = τι ακολούθησε
log-turn = χάνει σειρά { $player }
log-cost = { $points } { $player }
log-crosses = ×{ $count } { $player }
log-turns = χάνει σειρές { $count } { $player }
log-free = χ. ποινή { $player }
delivery-unproven-brief = ✓ αναπ.
delivery-unproven = αναπόδεικτο { $at }
delivery-clock-brief = ✓ χρον.
delivery-hand-brief = ✓ ειπώθηκε
delivery-clock = στο χρονόμετρο { $at }
delivery-waiting = … στο χρον.
delivery-hand = ειπώθηκε { $at }
delivery-person = ! ΠΕΙΤΕ ΤΟ
end-upheld = ένσ. δεκτή
end-rejected = ένσ. άκυρη
end-conceded = παραδοχή
end-withdrawn = ανάκληση
end-mistaken = λάθος
end-moot = άνευ αντ.
end-reopened = νέα έρευνα
end-made-good = διορθώθ.
ended-made-good = λάθος, διορθώθηκε
ended-upheld = ένσταση δεκτή
ended-rejected = ένσταση άκυρη
ended-conceded = παραδοχή
ended-withdrawn = ανάκληση
ended-mistaken = λάθος: διαγράφηκε
ended-moot = άνευ αντικειμένου
ended-reopened = νέα έρευνα
entry-title = Φύλλο { $slip }
entry-affair-title = Εγγραφή { $seq } του ιστορικού
entry-when = πότε
entry-what = τι
entry-past = πριν
entry-reopened = νέα έρευνα
entry-wrong-words = οι λέξεις δεν ήταν αυτές του ταμπλό
entry-overruled = νέα απόφαση
entry-misentered = η απόφαση γράφτηκε αλλιώς απ' ό,τι ανακοινώθηκε ή δεν ανακοινώθηκε
entry-struck = διαγράφηκε: σε αυτό το τραπέζι δεν έγινε αμφισβήτηση
entry-decided = απόφαση
entry-by = από
entry-journal = εγγραφή ημερολ.
entry-where = πού
entry-table = τραπέζι { $table } · γύρος { $round }
entry-who = ποιος
entry-timely = ένσταση
entry-face = χρόνος
entry-verdict = έκβαση
entry-list = κατάλ.
entry-digest = σύνοψη
entry-adopted = υιοθέτηση
entry-follows-ruling = όπως στο φύλλο
entry-reasons = λόγοι
entry-sources = βοηθήματα
entry-follows = συνέπειες
entry-announced = ανακοίνωση
entry-made-good = διορθώθηκε
mark-score-recorded = το σκορ καταγράφηκε
mark-tiles-drawn = ο παίκτης που έπαιξε τράβηξε γράμματα
mark-clock-pressed = ο παίκτης που έπαιξε πάτησε το χρονόμετρο
mark-further-move = έγινε άλλη κίνηση
mark-signed = τα φύλλα βαθμολογίας υπογράφηκαν
mark-tiles-cleared = τα γράμματα μαζεύτηκαν από το ταμπλό
mark-play-upheld = έγινε αποδεκτή ένσταση για την ίδια κίνηση
mark-exchange-upheld = έγινε αποδεκτή ένσταση για την ίδια αλλαγή γραμμάτων
mark-reacted = ο αντίπαλος τοποθετήθηκε

## Τι άλλο συνέβη
line-last-round = αυτός ήταν ο τελευταίος γύρος
line-not-last-round = αυτός δεν ήταν ο τελευταίος γύρος: ακολουθεί και άλλος
line-play-started = δόθηκε το σήμα: αρχίζουν οι αγώνες
line-paired-late = ζευγάρωσαν καθυστερημένα: { $a } – { $b }
line-unpaired = το ζευγάρι διαλύθηκε: { $a } – { $b }
line-withdrew = αποχώρηση από τη διοργάνωση: { $player }· από τον επόμενο γύρο δεν κληρώνεται πια
line-returned = επιστροφή στη διοργάνωση: { $player }
line-absent = { $player }: απουσία
line-absence-corrected = στην πραγματικότητα έλειπε: { $players }
line-arrived = { $player }: ήρθε εγκαίρως
line-arrived-late = { $player }: ήρθε με καθυστέρηση { $late }
line-forced-pass = { $player }: πάσο για χαμένη σειρά{ $count ->
    [0] { "" }
    [one] · 1 ακόμη
   *[other] · { $count } ακόμη
}
line-redated-pairing-earlier = η κλήρωση του γύρου δημοσιεύτηκε { $time } νωρίτερα από την καταγραφή: { $reason }
line-redated-pairing-later = η κλήρωση του γύρου δημοσιεύτηκε { $time } αργότερα από την καταγραφή: { $reason }
line-redated-signal-earlier = το σήμα δόθηκε { $time } νωρίτερα από την καταγραφή: { $reason }
line-redated-signal-later = το σήμα δόθηκε { $time } αργότερα από την καταγραφή: { $reason }
line-redated-clock-earlier = { $player }: το χρονόμετρο άρχισε { $time } νωρίτερα από την καταγραφή: { $reason }
line-redated-clock-later = { $player }: το χρονόμετρο άρχισε { $time } αργότερα από την καταγραφή: { $reason }
line-circled = κυκλώθηκε η κίνηση { $number }: τελευταία η κίνηση { $last }
line-countdown-started = τρέχει η αντίστροφη μέτρηση της αίθουσας: { $time }
line-countdown-stopped = σταμάτησε η αντίστροφη μέτρηση της αίθουσας
line-signal-given = σήμα: { $signal }
by-opponent = αντίπαλος
by-player = ο ίδιος ο παίκτης
by-referee = έφορος
line-claim-raised = αίτημα { $claim }: { $what }, αφορά: { $player }, από: { $by }
line-claim-proven = αίτημα { $claim } ΒΑΣΙΜΟ, { $what }
line-claim-unfounded = αίτημα { $claim } ΑΒΑΣΙΜΟ, { $what }
line-claim-neither = αίτημα { $claim } ούτε βάσιμο ούτε αβάσιμο, { $what }
line-claim-admitted = αίτημα { $claim } ΠΑΡΑΔΟΧΗ, { $what }
line-sanction = { $what }: { $player }
line-counted = { $player }: { $counter } τώρα { $game } στον αγώνα, { $event } στη διοργάνωση
line-counted-event = { $player }: { $counter } τώρα { $event } στη διοργάνωση
line-threshold = { $player }: έφτασε το όριο «{ $what }»
line-threshold-may = { $player }: έφτασε το όριο «{ $what }»· η εφορία μπορεί τώρα να ορίσει τις συνέπειες
line-excluded-event = { $player }: δεν παίζει πια στη διοργάνωση: { $why }
line-excluded-round = { $player }: δεν παίζει πια σε αυτόν τον γύρο: { $why }
line-procedure-begun = άρχισε διαδικασία: { $what }, { $count ->
    [one] 1 βήμα
   *[other] { $count } βήματα
}
line-step-done = ✓ { $what }: { $text }
line-step-done-number = ✓ βήμα { $step } της διαδικασίας
line-procedure-over = τελείωσε η διαδικασία: { $what }
line-procedure-dropped = διακόπηκε η διαδικασία: { $what }
due-at-once = τώρα
due-next-round = πριν από τον επόμενο γύρο
due-before-results = πριν από τα αποτελέσματα
due-end-of-event = πριν από το τέλος της διοργάνωσης
line-duty = υποχρέωση { $due }: { $what }{ $about }
line-duty-done = ✓ εκπλήρωση: { $what }
line-duty-note = { $done } · { $note }
line-voided-slip = όσα ακολούθησαν από το φύλλο { $slip } δεν ισχύουν πια
line-voided-claim = όσα ακολούθησαν από το αίτημα { $claim } δεν ισχύουν πια
line-voided-run = όσα ακολούθησαν από τη διαδικασία { $run } δεν ισχύουν πια
line-voided-act = όσα ακολούθησαν από «{ $what }» δεν ισχύουν πια
line-voided-orders = · αποσύρθηκαν εντολές: { $orders }
log-undone = αναιρέθηκε
line-taken-back = ανάκληση: { $what } (εγγραφή { $entry })
line-taken-back-entry = ανάκληση: εγγραφή { $entry }
line-reopened-words = φύλλο { $slip }: επανάληψη της έρευνας
line-reopened-overruled = φύλλο { $slip }: νέα απόφαση του εφόρου αγώνων
line-reopened-misentered = φύλλο { $slip }: η απόφαση γράφτηκε αλλιώς απ' ό,τι ανακοινώθηκε ή δεν ανακοινώθηκε
line-reopened-struck = το φύλλο { $slip } διαγράφηκε: σε αυτό το τραπέζι δεν έγινε αμφισβήτηση
line-reopened-back = · αναίρεση: { $what }
line-adjusted-spread = { $player }: { $points } στο σύνολο των διαφορών· ο αγώνας δεν μεταβάλλεται
line-result = αποτέλεσμα: { $score } · { $end }
line-result-final = { "" } · τελικά σκορ των φύλλων βαθμολογίας
line-result-tiles = { "" } · γράμματα στο αναλόγιο { $a } / { $b }
line-result-overtime = { "" } · επιπλέον χρόνος { $a } / { $b }
line-result-corrected = διόρθωση αποτελέσματος: { $score }
line-result-before = {" "}(πριν { $a } : { $b })
line-result-recounted = αποτέλεσμα μετά τη μεταγενέστερη αλλαγή: { $score }
line-result-recounted-beneath = το αποτέλεσμα που ίσχυε πριν, μετά τη μεταγενέστερη αλλαγή: { $score }
line-result-voided = η κίνηση που τελείωσε τον αγώνα παίρνεται πίσω: χωρίς αποτέλεσμα, ο αγώνας συνεχίζεται
line-handed-in = τα φύλλα βαθμολογίας παραδόθηκαν
line-awarded = { $what }: { $score }
line-awarded-against = { $what }: { $player } · { $score }
line-awarded-spread = , στη διαφορά { $a } και { $b }
line-bye = { $player }: { $what }, πόντοι { $points }, νίκες { $match }
worked-cross = σταυρός ποινής: { $player }
worked-points = { $points }: { $player }
worked-rescore = το αποτέλεσμα που καταχωρίστηκε αλλάζει κατά { $points } πόντους: { $player }
worked-set-score = η κίνηση μετρά { $points }
worked-correct-score = διορθώνεται το σκορ που ανακοινώθηκε
worked-correct-record = διορθώνεται η καταγραφή
worked-void-result = το αποτέλεσμα που καταχωρίστηκε δεν ισχύει πια
worked-withdraw-play = τα γράμματα της κίνησης παίρνονται πίσω
worked-reset-move = όλα επανέρχονται όπως ήταν στην αρχή της κίνησης
worked-count = { $counter } +1: { $player }
worked-award = { $player }: χάνει τον αγώνα
worked-award-both = και οι δύο χάνουν τον αγώνα
worked-exclude-event = { $player }: δεν παίζει πια στη διοργάνωση
worked-exclude-round = { $player }: δεν παίζει πια σε αυτόν τον γύρο
worked-procedure = αρχίζει η διαδικασία: { $what }
worked-relook = η έρευνα της λέξης επαναλαμβάνεται
worked-table = { $player }, κατάταξη: { $what }
worked-table-match = μισοί βαθμοί: { $count }
worked-table-points = { $points } πόντοι
worked-table-spread = { $points } διαφορά
worked-costs-nothing = Είναι από τις { $count } χωρίς ποινή.
worked-annul = { $player }: η κίνηση δεν μετρά

## Τι μπορεί να γίνει
offer-judge = απόφαση για το αίτημα { $claim }: { $what }
offer-admit = παραδοχή: { $what }
offer-step = έγινε το βήμα { $at } από { $of }: { $says }
offer-drop = διακοπή: { $what }
offer-adopt = υιοθέτηση «{ $what }»: τότε κρίνει
cite-silent = σιωπά
cite-intro = εισαγωγή
cite-after = μετά το
cite-clause-after = πρόταση μετά το
cite-last = τελ.
cite-list = κατάλογος
cite-third-list = τρίτος κατάλογος
offer-constants = καταχώριση αριθμών της ομοσπονδίας: { $what }
offer-drop-list = κατάργηση «{ $what }»
offer-forced-pass = { $player }: πάσο για { $count ->
    [one] τη χαμένη σειρά
   *[other] μία χαμένη σειρά, από { $count }
}
offer-settle = ανακοινώθηκε ή έγινε: { $says }
offer-absent = απουσία παίκτη: δεν έχει έρθει
offer-other-absent = στην πραγματικότητα έλειπε: { $player }
offer-both-absent = έλειπαν και οι δύο
offer-other-absent-earlier = γύρος { $round }, τραπέζι { $table } ({ $players }): στην πραγματικότητα έλειπε { $player }
offer-both-absent-earlier = γύρος { $round }, τραπέζι { $table } ({ $players }): έλειπαν και οι δύο
offer-arrived = { $player }: ήρθε
offer-last-round = τελευταίος γύρος: λήξη της διοργάνωσης
offer-not-last-round = τελικά ακολουθεί και άλλος γύρος
offer-start = δώστε το σήμα: αρχίζουν οι αγώνες
offer-pair-late = ορισμός αγώνα για δύο παίκτες που δεν έχουν αγώνα σε αυτόν τον γύρο…
offer-bye = { $what } – για παίκτη χωρίς αγώνα σε αυτόν τον γύρο…
offer-unpair = διάλυση αυτού του ζευγαριού, δεν παίχτηκε τίποτα…
offer-redate-pairing = λάθος ώρα: δημοσίευση της κλήρωσης του γύρου
offer-redate-signal = λάθος ώρα: σήμα έναρξης
offer-redate-clock = λάθος ώρα: έναρξη του χρονομέτρου για { $player }
offer-circle = κυκλώνεται η τρέχουσα κίνηση
offer-word = «{ $what }»: ένσταση για λέξη
offer-hold = «{ $what }»: δήλωση επιφύλαξης
offer-result = ο αγώνας τελείωσε: { $what }
offer-late-result = αποτέλεσμα του γύρου { $round }, τραπέζι { $table }: { $players }…
offer-late-sheets = παράδοση φύλλων: γύρος { $round }, τραπέζι { $table }: { $players }
offer-late-correct = διόρθωση αποτελέσματος: γύρος { $round }, τραπέζι { $table }: { $players }
offer-add-table = νέο τραπέζι { $table }, χωρίς ασύρματο χρονόμετρο
offer-enter-player = δήλωση νέου παίκτη
offer-time-forward = μετακίνηση του χρόνου που ισχύει { $time } εμπρός, στην ώρα του υπολογιστή
offer-time-back = επιστροφή του χρόνου που ισχύει { $time } πίσω, στην ώρα του υπολογιστή
offer-zone = ώρες σε άλλη ζώνη από τη { $zone }
offer-withdraw = παίκτης αποχωρεί από τη διοργάνωση
offer-withdraw-says = Από τον επόμενο γύρο δεν κληρώνεται πια, χωρίς νέα δήλωση. Ο αγώνας για τον οποίο έχει ήδη κληρωθεί μένει όπως είναι. Ό,τι προβλέπει ο κανονισμός για πρόωρη αποχώρηση επιβάλλεται χωριστά.
offer-return = παίκτης που είχε αποχωρήσει επιστρέφει
offer-without-game = { $what } (εκτός τραπεζιού)
offer-correct = διόρθωση του αποτελέσματος
offer-award-instead = αντί του αποτελέσματος: { $what }
offer-hand-in = παράδοση των φύλλων βαθμολογίας
offer-take-back = ανάκληση: { $what }
offer-take-back-earlier = ανάκληση, { $round }ος γύρος: { $what }
claim-number = αίτημα { $claim }
offer-stop-countdown = σταμάτημα της αντίστροφης μέτρησης της αίθουσας
offer-relook = φύλλο { $slip } { $says }: άλλες λέξεις στο ταμπλό: νέα έρευνα
offer-put-right = φύλλο { $slip } { $says }: απόφαση γραμμένη αλλιώς απ' ό,τι ανακοινώθηκε
offer-strike = φύλλο { $slip } { $says }: δεν είναι αυτού του τραπεζιού, διαγραφή
offer-overrule = φύλλο { $slip } { $says }: νέα απόφαση
offer-fix = φύλλο { $slip } { $says }: επανόρθωση εσφαλμένης απόφασης
# Πώς αλλιώς το λέει όποιος το ψάχνει· δεν εμφανίζεται πουθενά.
sought-absent = λείπει άργησε αργοπορία καθυστέρηση δεν ήρθε απών απούσα
sought-start = κλήρωση διαγραφή χάνει γύρο
sought-enter-player = νέος παίκτης δήλωση εγγραφή προσθήκη
sought-withdraw = αποχώρηση αποχωρεί φεύγει εγκαταλείπει παραίτηση
sought-pair-late = αργά καθυστέρηση αργοπορημένος νέος παίκτης ρεπό κλήρωση
sought-arrived = ήρθε άργησε αργοπορία καθυστέρηση
sought-correct = αλλαγή λάθος διόρθωση
sought-hand-in = φύλλα υπογραφές παράδοση
sought-result = αποτέλεσμα σκορ τελικό
sought-take-back = αναίρεση ακύρωση λάθος πίσω
sought-verdict = λάθος λέξη διόρθωση αλλαγή απόφαση έκβαση
sought-word = αμφισβήτηση φύλλο λέξεις
sought-time = ρολόι ώρα χρόνος ζώνη υπολογιστής θερινή χειμερινή
sought-slip = απόφαση έκβαση φύλλο
sought-sanction = επίπληξη παρατήρηση προειδοποίηση τιμωρία ποινή
sought-award = άνευ αγώνα μηδενισμός εγκατάλειψη παραίτηση
kind-claim = αίτημα
kind-step = βήμα
kind-turn = σειρά
kind-say = πείτε το
kind-play = έναρξη
kind-playoff = τελικοί
kind-words = λέξεις
kind-result = αποτέλ.
kind-challenge = ένσταση
kind-stop = στοπ
kind-fault = σφάλμα
kind-conduct = διαγωγή
kind-procedure = διαδικ.
kind-clock = χρόνος
kind-sanction = ποινή
kind-award = κατακ.
kind-mend = διόρθ.
kind-duty = υποχρ.
kind-lists = κατάλ.
kind-standings = κατάταξη
standing-none = χωρίς αγώνα
standing-before = ο αγώνας δεν άρχισε
standing-playing = σε εξέλιξη
standing-over = ο αγώνας τελείωσε
standing-handed-in = το αποτέλεσμα παραδόθηκε
phase-none = χωρίς αγώνα
phase-before = πριν από την έναρξη
phase-playing = κατά τη διεξαγωγή
phase-over = μετά το τέλος
phase-handed-in = μετά την παράδοση
need-offender = Ποιος έσφαλε
need-about = Ποιον αφορά
need-loser = Ποιος χάνει
need-demands = Ποιος το απαιτεί
need-player = Παίκτης
need-opponent = Με ποιον (δεύτερος)
need-free-table = Σε ποιο ελεύθερο τραπέζι
need-claimant = Ποιος το επισημαίνει
need-running = Τίνος ο χρόνος τρέχει
need-since = Δευτερόλεπτα από το πάτημα
need-outcome = Έκβαση
need-note = Τι προέκυψε, για το ιστορικό (μπορεί να μείνει κενό)
need-name = Όνομα
need-number = Αριθμός της κίνησης
need-score = Πόντοι: { $player }
need-rack = Αξία γραμμάτων στο αναλόγιο: { $player }
need-over = Επιπλέον χρόνος: { $player }, π.χ. 1:41
need-out = Ποιος έκλεισε
need-word = Λέξη
need-points = Πόντοι της κίνησης
need-both-agree = Συμφωνούν και οι δύο παίκτες
need-agrees = Συμφωνεί: { $office }
need-signed = Υπέγραψαν και οι δύο
need-constant = { $name }
need-zone = Ζώνη ώρας
need-lengths = Μήκη σε γράμματα
need-binding = Κρίνει
binding-alone = μόνος του
binding-if-listed = όπου περιέχει τη λέξη
need-scored = Και οι δύο δέχτηκαν το σκορ
need-played = Τελικά παίχτηκε: η κατακύρωση ήταν λάθος
need-misentered = Καταχωρίστηκε διαφορετικά απ' ό,τι ανακοινώθηκε στους παίκτες ή δεν ανακοινώθηκε ακόμη
need-not-as-signed = Το υπογεγραμμένο φύλλο αναγράφει άλλο σκορ από το καταχωρισμένο
outcome-proven = βάσιμο
outcome-unfounded = αβάσιμο
outcome-neither = κανένα από τα δύο
deadline-clock-must = { $player }: να αρχίσει ο χρόνος
deadline-clock-may = { $player }: μπορεί να αρχίσει ο χρόνος
deadline-forfeit = { $player }: χάνει τον αγώνα
deadline-session = τέλος του χρόνου του γύρου
deadline-in = { $what } σε { $time }
deadline-since = { $what }: πριν από { $time }
deadline-now = { $what }: τώρα
deadline-due = { $what }: έπρεπε πριν από { $time }
deadline-came = { $what }: ήρθε με καθυστέρηση { $time }
menu-title = Τι μπορεί να γίνει · γράψτε: εύρεση
menu-filtered = Τι μπορεί να γίνει · { $shown } από { $count } · «{ $filter }»
menu-none = Εδώ δεν μπορεί τώρα να γίνει τίποτα.
menu-no-match = Κανένα αποτέλεσμα. Esc: σβήσιμο όσων γράψατε.
form-by-facts = από τα στοιχεία
form-nobody = κανείς
form-not-seen = δεν διαπιστώθηκε
form-yes = ναι
form-no = όχι
form-range = { $from } έως { $to }
form-number = γράψτε ακέραιο αριθμό
form-choose-first = { $asked }: πρώτα επιλέξτε με ← →, μετά γράψτε
form-decimal = γράψτε έναν αριθμό όπως 0,5: ως εννέα ψηφία πριν από την υποδιαστολή και έξι μετά
form-number-range = γράψτε ακέραιο αριθμό από { $from } έως { $to }
form-sums-no-reason = αυτά είναι σκορ και όχι λόγος: γράψτε με λόγια τι διορθώνεται, ή Esc
form-time = γράψτε χρόνο, π.χ. 1:41
form-confirm = Enter: εκτέλεση, Esc: πίσω.
form-fill-in = Συμπληρώστε και πατήστε Enter.
form-follows = Τι επακολουθεί:
form-foreseen = Το σκορ θα είναι: { $score }
form-asks-next = Ακολουθούν κι άλλα· απαντήστε πρώτα: { $text }
form-stands = Καταχωρισμένο: { $score }
form-moved = Θα γίνει: { $time }
form-must = πρέπει να συμπληρωθεί
form-no-player = κανένας με αυτό το όνομα δεν επιλέγεται εδώ: ό,τι αφορά αγώνα γίνεται στο τραπέζι του· νέοι παίκτες δηλώνονται πρώτα (αναζήτηση: νέος παίκτης)
form-new-player = κανείς από αυτούς· νέοι παίκτες δηλώνονται πρώτα
form-name-only = μόνο το όνομα· τα υπόλοιπα εκεί που κληρώνεται ο γύρος: + Όνομα; ηλικία: 17
form-no-free-table = κανένα ελεύθερο τραπέζι με αυτόν τον αριθμό
urgency-claim = αίτημα
cell-clock-may = δυν. έναρξη
cell-clock-must = έναρξη
cell-forfeit = χάνει
cell-session = τέλος ώρας
cell-playoff = τελικοί
cell-missed = απουσία
cell-absent = απουσία { $at }
cell-before = δεν άρχισε
cell-unreported = χωρίς αποτ.
cell-over = αποτέλεσμα
cell-handed-in = παραδόθηκαν
hall-waits = Το σήμα δεν έχει δοθεί. F6, Enter, Enter: αρχίζουν οι αγώνες.
hall-duty = Υποχρέωση { $due }: { $what }
hall-overdue = ! ΕΚΠΡΟΘΕΣΜΟ: { $what }
hall-more-duties = και { $count } ακόμη: F6
hall-session = ως { $at } · μένουν { $left }
hall-session-over = τέλος του χρόνου του γύρου από { $at }
countdown-runs = αντίστροφη μέτρηση
countdown-call = { $seconds ->
    [one] { $seconds } δευτερόλεπτο: ανακοινώστε το
   *[other] { $seconds } δευτερόλεπτα: ανακοινώστε τα
}
countdown-over = λήξη του χρόνου
running-claims = { $count ->
    [one] Εκκρεμές αίτημα
   *[other] Εκκρεμή αιτήματα · { $count }
}
running-claim = { $what } · αφορά: { $player } · { $age } · αποφασίζει: { $office }
running-end = { $outcome }: { $what }
running-leads = { " " }→ { $outcome }
running-steps = έγιναν { $done } από { $count }
table-owed = { $count ->
    [one] οφείλει πάσο
   *[other] οφείλει πάσο { $count } φορές
}
table-counted-brief = { $count } άκυρες
table-counted-words-brief = έγκυρες { $count }
table-count = { $counter } { $count }
table-absent = { $sign } απουσία από { $at }
table-result = αποτέλεσμα { $score }
table-circled = κυκλώθηκε η κίνηση { $number }, τελευταία η κίνηση { $last }
mend-nothing = σε αυτή την απόφαση δεν επανορθώνεται τίποτα εδώ
mend-nothing-do = ό,τι ανακαλείται ακόμη βρίσκεται στις πράξεις του τραπεζιού ή, για προηγούμενο γύρο, στις πράξεις του γύρου· τα υπόλοιπα μένουν όπως ορίζει ο κανονισμός, βλ. Κανόνες, F5
mend-round-over = ο γύρος { $round } τελείωσε: οι αποφάσεις του ισχύουν
mend-round-over-do = αν οι πόντοι είναι λάθος και το αποτέλεσμα διορθώνεται ακόμη: τραπέζι { $table }, F6
entry-mend = προς επανόρθωση
entry-no-mend = όχι πια
rules-title = Κανόνες · { $ruleset } · { $shown } από { $count }
rules-values = Τιμές του αρχείου κανόνων · { $ruleset } · { $shown } από { $count }
rules-no-match = Κανένα αποτέλεσμα. Esc: σβήσιμο όσων γράψατε.
rules-value = Το ephor εργάζεται με αυτή την τιμή.
rules-reading = Η παράγραφος είναι αμφίσημη ({ $question })· ερμηνεία του ephor: { $reading }.
words-done = Το ephor το υπολογίζει και το τηρεί.
words-shown = Το ephor το δείχνει όπου χρειάζεται.
words-person = Το φροντίζει άνθρωπος: { $why }
words-person-alone = Το φροντίζει άνθρωπος.
words-document = Εξαρτάται από έγγραφο που το ephor δεν έχει: { $what }
words-document-alone = Εξαρτάται από έγγραφο που το ephor δεν έχει.
words-reads = Διαβάζεται με διάφορους τρόπους· ephor: { $reading }
words-english = (προς το παρόν μόνο στα αγγλικά)

## Finder
finder-title = Εύρεση · { $count }
finder-line = Εύρεση:
finder-no-match = Τίποτα δεν λέγεται έτσι και τίποτα δεν το αναφέρει.
finder-kind-screen = οθόνη
finder-kind-table = τραπέζι
finder-kind-round = γύρος
finder-kind-player = παίκτης
finder-kind-slip = φύλλο
finder-kind-rule = κανόνας
finder-table = τραπέζι { $table }: { $a } – { $b }
finder-table-free = τραπέζι { $table }
finder-no-game = δεν έχει αγώνα σε αυτόν τον γύρο
finder-slip = φύλλο { $slip } · { $words } · { $challenger } → { $mover }
finder-slip-bare = φύλλο { $slip } · { $challenger } → { $mover }
finder-does-screen = Enter: ανοίγει αυτή η οθόνη.
finder-does-table = Enter: ανοίγει αυτό το τραπέζι.
finder-does-round = Enter: δείχνει τι μπορεί να γίνει στον γύρο.
finder-does-act = Enter: ανοίγει η φόρμα· τίποτα δεν γίνεται πριν το επιβεβαιώσετε εκεί.
finder-does-not = Τώρα δεν είναι δυνατόν και το Enter δεν κάνει τίποτα.
finder-does-slip = Enter: ανοίγει αυτή η απόφαση στο ιστορικό.
finder-does-rule = Enter: εμφανίζεται στους κανόνες.

## Αποτελέσματα
results-title = Αποτελέσματα · γύρος { $round } · { $over } από { $games }, παραδόθηκαν { $in_hand }
results-hint = τραπέζι, σκορ A, σκορ B · ή τα δύο σκορ
results-hint-earlier = προηγούμενοι γύροι: F6
results-end = τέλος: { $end } · τελικά σκορ των υπογεγραμμένων φύλλων
results-missing = λείπει
results-no-sheet = λείπουν φύλλα
results-awarded = κατακυρώθηκε
results-all-from-slips = τα αποτελέσματα προκύπτουν από τα χαρτάκια
results-from-slips = από τα χαρτάκια
results-signed = Τραπέζι { $table }: υπέγραψαν και οι δύο, ελήφθησαν τα φύλλα; ν / ο
results-unusual = Σίγουρα { $a } : { $b }; Ασυνήθιστο αποτέλεσμα. ν / ο
results-untold = Το φύλλο { $slip } κρίθηκε και δεν ανακοινώθηκε. Να μπει το αποτέλεσμα; ν / ο
results-untold-sheets = Το φύλλο { $slip } κρίθηκε και δεν ανακοινώθηκε. Να παραδοθούν τα φύλλα; ν / ο
results-in-sums = Έχει ήδη υπολογιστεί στα σκορ: { $what }; ν / ο
form-in-points = στους πόντους πρέπει να περιέχονται: { $what }
results-put-in-sums = Το σκορ γίνεται { $a } : { $b }, όπως στα διορθωμένα φύλλα. Καταχώριση; ν / ο
results-penalty = ποινές { $points } { $side }
results-penalty-brief = { $points } { $side }
results-over = επιπλέον χρόνος { $time } { $side } { $points }
results-over-brief = +{ $time } { $side } { $points }
results-no-row = δεν επιλέχθηκε αγώνας
results-no-table = δεν παίζεται αγώνας σε τέτοιο τραπέζι· τα δύο σκορ, ή το τραπέζι και τα δύο σκορ
results-too-many = πάρα πολλοί αριθμοί: το τραπέζι και τα δύο σκορ
results-type = λείπουν τα δύο σκορ: 412 389, ή με το τραπέζι 7 412 389
results-more-than-possible = πάνω από το δυνατό: το σκορ, ύστερα όσο ήταν δυνατό
results-corrects = το τραπέζι { $table } έχει αποτέλεσμα { $a } : { $b } · με Enter διορθώνεται
results-in-already = το αποτέλεσμα αυτό παραδόθηκε
results-no-sheets = αυτός ο αγώνας δεν έχει φύλλα για παράδοση
results-no-end = ο κανονισμός δεν γνωρίζει τέλος αγώνα που να καταχωρίζεται εδώ
results-yes-or-no = απαντήστε ναι ή όχι: ν, ο
results-not-put-in = δεν καταχωρίστηκε: γράψτε τα σκορ όπως είναι στα φύλλα
results-not-answered = τραπέζι { $table }: δεν καταχωρίστηκε· η ερώτηση περιμένει σε αυτό το τραπέζι, Enter τη θέτει πάλι
results-next = τα σκορ που γράφετε τώρα είναι του τραπεζιού { $table }
results-answer-first = μια ερώτηση για το τραπέζι { $table } είναι ακόμη ανοιχτή: Enter τη θέτει πάλι· άλλα σκορ του θέλουν μπροστά τον αριθμό του τραπεζιού
results-has-result = το τραπέζι { $table } έχει αποτέλεσμα: σκορ που το διορθώνουν θέλουν μπροστά τον αριθμό του τραπεζιού
results-replaced = τραπέζι { $table }: το { $a } : { $b }, που δεν είχε καταχωριστεί, έδωσε τη θέση του σε αυτό που γράφτηκε τώρα
start-made-way = έδωσε τη θέση του σε ό,τι γράφτηκε τώρα: { $what }
results-lost = τραπέζι { $table }: το { $a } : { $b } γράφτηκε εδώ και δεν καταχωρίστηκε
results-lapsed = γράφτηκε εδώ και δεν καταχωρίστηκε, αφού ο γύρος τελείωσε: { $lines }
results-to-answer = περιμένουν απάντηση: { $tables }
results-waits = απάντηση;
results-not-taken = τα φύλλα δεν παραδόθηκαν: η ερώτηση έμεινε χωρίς απάντηση
results-announce-first = πρώτα η ανακοίνωση: στην Εφορία, Enter στο φύλλο
results-sign-first = δεν παραδόθηκε: πρώτα υπογράφουν και οι δύο
results-one-end = ο κανονισμός γνωρίζει μόνο ένα τέλος
results-no-round = δεν έχει αρχίσει κανένας γύρος, δεν υπάρχουν αποτελέσματα
results-no-round-do = ο γύρος 1 μπορεί να αρχίσει εδώ: γράψτε τους αγώνες του
standings-title = Κατάταξη · γύροι: { $round } · { $order }
standings-game = { $round }/{ $table }
standings-provisional = προσωρινή: αγώνες χωρίς αποτέλεσμα: { $count } (γύρος/τραπέζι { $games })
standings-duties = πριν από την ανακοίνωση μένουν υποχρεώσεις: { $count }
standings-one-order = ο κανονισμός γνωρίζει μόνο μία σειρά
standings-no-order = ο κανονισμός δεν ορίζει κατάταξη
standings-constants = ο τύπος περιμένει αριθμούς που δημοσιεύει η ομοσπονδία: { $names } (καταχωρίζονται με Enter)· ως τότε μετρά μόνο ό,τι είναι γνωστό
standings-no-constants = αυτή η κατάταξη δεν χρειάζεται αριθμούς της ομοσπονδίας
standings-told-constants = ο τύπος περιμένει αριθμούς που δημοσιεύει η ομοσπονδία: { $names } [{ $cite }]· καταχωρίστε τους στην κατάταξη της κονσόλας ή δώστε τον καθένα ως --constant ΟΝΟΜΑ=ΑΡΙΘΜΟΣ
standings-told-missing = χωρίς αποτέλεσμα ακόμη: { $round }ος γύρος, τραπέζι { $table }
standings-told-duty = εκκρεμεί: { $duty } ({ $about })
standings-place = θέση
standings-player = παίκτης
standings-nobody = κανείς δεν το έχει στο όνομα ή στον σύλλογο
standings-games = γύροι
standings-club = σύλλογος
standings-place-points = για τη θέση
criterion-points = βαθμοί
criterion-wins = νίκες
criterion-buchholz = Buchholz
criterion-median-buchholz = διάμεσος
criterion-sonneborn-berger = Sonneb.
criterion-spread = διαφορά
criterion-scored = πόντοι
criterion-head-to-head = μεταξύ τους
criterion-among-tied = ισόβαθμοι
criterion-highest-game = μέγ. αγώνας
criterion-highest-move = μέγ. κίνηση
criterion-last-forfeited = χαμένο με απόφαση το τελευταίο
criterion-formula = τύπος
criterion-percent = ποσοστό
criterion-starts = ξεκίνησε
start-title = Γύρος { $round } · αγώνες: { $games }
start-hint = 1 Άννα; Νίκος · χωρίς αντίπαλο: Άννα; - · a.csv: ανάγνωση · κενό: έναρξη
start-hint-more = + Όνομα: νέος · = Όνομα; ηλικία: 17: διόρθωση · - Όνομα: σβήνει · Άννα; /: δεν παίζει · 50 λεπτά: διάρκεια γύρου · 7 !: τραπέζι 7 υπό επιτήρηση
start-hint-all = 1 Άννα; Νίκος · a.csv: ανάγνωση · κενό: έναρξη
start-hint-alone = 1 Άννα · a.csv: ανάγνωση · κενό: έναρξη, θέσεις με κλήρο
start-first-begins = ο πρώτος αρχίζει
start-first-chooses = ο πρώτος επιλέγει
start-sure = Έναρξη { $round }ου γύρου (αγώνες: { $games });  ν Enter ναι · ο Enter όχι · ! Enter ναι, ο τελευταίος
start-not-so = Ο { $round }ος γύρος δεν μπορεί να αρχίσει έτσι (αγώνες: { $games }).  Enter: οι αγώνες
start-sure-lot = Κλήρωση θέσεων και έναρξη { $round }ου γύρου;  ν Enter ναι · ο Enter όχι · ! Enter ναι, ο τελευταίος
start-yes-or-no = απαντήστε με ένα γράμμα και Enter
start-outstanding = Αποτέλεσμα καταχωρισμένο, φύλλα δεν παραδόθηκαν: τραπέζι { $tables }. Να αρχίσει ωστόσο;
start-untold = Μια απόφαση δεν έχει ανακοινωθεί ακόμη: τραπέζι { $tables }. Να αρχίσει ωστόσο;
start-unsaid = Δεν ειπώθηκε ακόμη: τραπέζι { $tables } (στην εφορία το σημειώνει το Ctrl-Y). Μετά την έναρξη μένει μόνο στο ιστορικό. Να αρχίσει ωστόσο;
start-duties = Υποχρεώσεις πριν από αυτόν τον γύρο: { $count }, πρώτη: { $first }
start-no-list = Κανένας κατάλογος δεν αποφασίζει για λέξεις αυτής της διοργάνωσης. Ώσπου να αρχίσει ο γύρος μπορεί να υιοθετηθεί: { $lists } [{ $cite }]· μετά όχι. ο Enter, μετά Ctrl-P: υιοθέτηση
start-met = { "" } · έπαιξαν στον γύρο { $round }
start-why = Λόγος για τον οποίο αρχίζει παρ’ όλα αυτά (μένει στο ημερολόγιο)· Enter: έναρξη· Esc: πίσω
start-replaced = { $count ->
    [one] Το αρχείο αντικατέστησε 1 αγώνα που είχε γραφτεί
   *[other] Το αρχείο αντικατέστησε { $count } αγώνες που είχαν γραφτεί
}
start-why-empty = Δεν γράφτηκε ακόμη λόγος και χωρίς αυτόν ο γύρος δεν αρχίζει· Esc: πίσω
start-bye = { "–" }   { $player }, χωρίς αντίπαλο
start-missed = { "–" }   { $player }: δεν παίζει στον γύρο
start-watched = { "–" }   τραπέζι { $table } υπό επιτήρηση
start-takes = { "–" }   ο γύρος διαρκεί { $minutes } λεπτά
start-left = Χωρίς αγώνα ({ $count }): { $names }
start-withdrawn = Έχουν αποχωρήσει, δεν κληρώνονται: { $names }
start-not-two = δύο παίκτες με ερωτηματικό (;) ανάμεσα: 1 Άννα; Νίκος
start-withdrew = { $name }: έχει αποχωρήσει· αν ξαναπαίξει, σημειώνεται πρώτα η επιστροφή
start-no-games = δεν έχει γραφτεί ακόμη κανένας αγώνας
start-not-one = παίζει ο καθένας μόνος: 1 Άννα
start-no-bye = { $name }: χωρίς αντίπαλο δεν παίρνει τίποτε εδώ· όποιος περισσεύει δεν παίζει στον γύρο: { $name }; /
start-nobody = κανένας παίκτης δεν ονομάζεται «{ $name }»
start-nearest = κανένας παίκτης δεν ονομάζεται «{ $name }»· μήπως εννοείτε { $near };
start-several = «{ $name }» μπορεί να είναι { $found }: γράψτε περισσότερο από το όνομα
start-twice = { $name }: έχει ήδη αγώνα· γραμμή με τον αριθμό εκείνου του τραπεζιού μπροστά τον αντικαθιστά, το ↑ φέρνει πίσω την τελευταία γραμμή
start-taken = στο τραπέζι { $table } υπάρχει ήδη αγώνας
start-newcomer = Enter: ο παίκτης { $name } εγγράφεται στη διοργάνωση
start-struck = Enter: διαγράφεται από τους παίκτες: { $player }
start-amended = Enter: η εγγραφή γίνεται { $entry }
start-took-part = { $name }: έχει αγώνα, χαμένο γύρο ή ποινή και μένει στη διοργάνωση· χάνει αυτόν τον γύρο: «{ $name }; /», όποιος φεύγει οριστικά αποχωρεί (πράξη του γύρου), την εγγραφή διορθώνει το «= { $name }»
start-no-field = «{ $part }»: δεν ανήκει στα στοιχεία του παίκτη· γράφονται: { $fields }
start-no-value = «{ $value }»: δεν ταιριάζει εδώ: { $field }
start-unchanged = { $entry } · ό,τι αλλάζει, μετά το όνομα: { $fields }
start-instead = { $now } · αντί για { $before }
start-reads-file = Enter: ανάγνωση του αρχείου με την κλήρωση· δεν γράφεται τίποτα ακόμη
start-file-row = αγώνας { $row } του αρχείου: { $why }
start-file-row-do = κανένας αγώνας του δεν ελήφθη· διορθώστε το αρχείο και διαβάστε το ξανά
start-no-file = δεν υπάρχει αρχείο { $path }
start-no-file-do = ελέγξτε τη διαδρομή· μετρά από τον φάκελο όπου ξεκίνησε η κονσόλα
round-told = { $round }ος γύρος: αγώνες { $games }{ $byes ->
        [0] {""}
       *[other] , χωρίς αντίπαλο { $byes }
    }
start-file = το αρχείο δεν μπορεί να χρησιμοποιηθεί: { $why }
start-kept = όσα γράφτηκαν μένουν για αυτόν τον γύρο
start-overtaken = ο γύρος άρχισε σε άλλη κονσόλα· γραμμές που γράφτηκαν εδώ γι’ αυτόν και δεν ισχύουν: { $count }
start-one-base = από πότε μετρά η καθυστέρηση το ορίζει ο κανονισμός
start-late-pairing = Η καθυστέρηση μετρά από την κλήρωση · Tab: από την έναρξη
start-late-play = Η καθυστέρηση μετρά από την έναρξη · Tab: από την κλήρωση

## Χρονόμετρα
clocks-title = Χρονόμετρα · { $count } · { $free } ελεύθερα
clocks-for-table = { " · για το τραπέζι " }{ $table }
clocks-filter = { " · με «" }{ $filter }»
clocks-number = χρον.
clocks-table = τραπ.
clocks-proof = κλειδί
clocks-heard = ακούστ.
clocks-battery = μπαταρία
clocks-make = τύπος
clocks-signal = ισχύς (dBm)
clocks-free = ελεύθ.
clocks-proven = αποδ.
clocks-unproven = ΑΝΑΠΟΔ.
clocks-keyless = ΧΩΡΙΣ
clocks-elsewhere = αλλού
clocks-never = ποτέ
clocks-good = καλή
clocks-fair = μέτρια
clocks-weak = ΑΣΘΕΝ.
clocks-found = Στον αέρα, όχι αυτής της διοργάνωσης · { $count }
clocks-none = Κανένα χρονόμετρο: ephor clock provision ΦΑΚΕΛΟΣ ΑΡΙΘΜΟΣ δίνει σε ένα τον αριθμό και το κλειδί του.
clocks-no-key = Αυτή η κονσόλα δεν έχει το κλειδί του, άρα ούτε το ακούει ούτε το χειρίζεται.
clocks-not-here = Ο ασύρματος ανήκει σε άλλη κονσόλα της διοργάνωσης: η τοποθέτηση και ο έλεγχος γίνονται εκεί. Αυτή τον αναλαμβάνει όταν εκείνη κλείσει, εκτός αν άνοιξε με --no-radio.
clocks-looks = Μοιάζει με: { $make }. Τίποτα δεν έχει αποδειχθεί.
clocks-do-key = Σε άλλο τερματικό: ephor clock provision ΦΑΚΕΛΟΣ { $clock } (ή ephor clock key add ΦΑΚΕΛΟΣ { $clock })· σε λίγο εμφανίζεται εδώ.
clocks-do-address = Σε άλλο τερματικό: ephor clock key add ΦΑΚΕΛΟΣ { $clock } --profile { $profile } --address { $address }· σε λίγο εμφανίζεται εδώ.
clocks-not-suspect = Δεν χρειάζεται εγγύηση: αφορά μόνο χρονόμετρο σε τραπέζι, του οποίου ο μετρητής γύρισε πίσω και το οποίο είδατε.
clocks-vouch = Ctrl-B: εγγύηση γι' αυτό, αν το είδατε.
clocks-not-fitted = Αυτό το χρονόμετρο δεν είναι σε κανένα τραπέζι.
clocks-fit = Enter: το χρονόμετρο { $clock } σε τραπέζι.
clocks-refit = Το χρονόμετρο { $clock } είναι στο τραπέζι { $table }: Enter: μετακίνηση, Ctrl-W: αφαίρεση.
clocks-silent-keyless = Δεν ακούστηκε ποτέ: δείτε αν είναι ανοιχτό, εντός εμβέλειας και αν δεν είναι συνδεδεμένος άλλος.
clocks-silent = Δεν ακούστηκε ποτέ: δείτε αν είναι ανοιχτό, εντός εμβέλειας και με το δικό του κλειδί.
clocks-ask = Τοποθέτηση του χρονομέτρου { $clock }
clocks-ask-table = Στο τραπέζι
clocks-no-table = δεν υπάρχει τέτοιο τραπέζι: δώστε τον αριθμό ενός υπαρκτού
clocks-leaves = Φεύγει από το τραπέζι { $table }· όσα του στέλνονταν εκφωνούνται εκεί.
clocks-comes-off = Το χρονόμετρο { $clock } αφαιρείται από το τραπέζι { $table }.
clocks-ask-unproven = ! ΑΝΑΠΟΔΕΙΚΤΟΣ τύπος: βεβαιωθείτε ότι είναι το χρονόμετρο που κρατάτε. Οι χρόνοι του δεν κρίνουν τίποτα.
clocks-director = ! Μόνο ο διοργανωτής τοποθετεί χρονόμετρα: F9 στον κατάλογο: ποιος κάθεται εδώ.

## Οθόνη για την αίθουσα
board-last-round = γύρος { $round }, ο τελευταίος
board-before = Ο πρώτος γύρος δεν άρχισε ακόμη.
board-players = παίκτες: { $count }
board-rests = κανένας αγώνας σε εξέλιξη
board-waits = οι αγώνες αρχίζουν με το σήμα
board-waits-countdown = ο έφορος αρχίζει την αντίστροφη μέτρηση
board-call = τα τελευταία { $seconds } δευτερόλεπτα
board-until = ο γύρος τελειώνει στις { $at }
board-since = ο γύρος διεξάγεται από τις { $at }
board-missing = λείπει παίκτης
board-hold = επιφύλαξη
board-challenge = ένσταση
board-referee = αποφασίζει ο έφορος αγώνων
board-verdict = ανακοινώνεται η απόφαση
board-official = καλείται έφορος
board-time-out = λήξη του χρόνου: { $player }
board-results = αποτελέσματα: { $over } από { $games }
board-pairings = Κλήρωση
board-no-pairings = Δεν έγινε ακόμη κλήρωση.
board-free = χωρίς αντίπαλο: { $player }
board-place = γ{ $round } τρπ { $table }
board-no-decisions = Δεν κρίθηκε ακόμη καμία ένσταση.
board-standings = Κατάταξη
board-provisional = προσωρινή, λείπουν αποτελέσματα: { $count }
board-withheld = Η κατάταξη ακολουθεί.
board-withheld-game = Οι πόντοι ανακοινώνονται όταν τελειώσει ο αγώνας.
board-keys = ← → σελίδες · q έξοδος · { $key } χρώματα
board-halted = Η διοργάνωση δεν διαβάζεται αυτή τη στιγμή: ό,τι φαίνεται ίσως είναι παλιό.
board-damaged = Η διοργάνωση δεν διαβάζεται πια: ό,τι φαίνεται είναι παλιό.
board-enlarge = Μεγαλώστε το παράθυρο ή μικρύνετε τα γράμματα.
live-now = Τώρα
live-decisions = Ανακοινωμένες αποφάσεις
live-all = Όλα σε μία σελίδα
live-written = Γράφτηκε στις { $at }. Η σελίδα φορτώνεται μόνη της ξανά, η «Όλα σε μία σελίδα» όχι.
live-result = αποτέλεσμα
live-stands = κατάσταση
live-countdown = η αντίστροφη μέτρηση της αίθουσας λήγει στις { $at }

kiosk-needs-pin = το τερματικό των παικτών κλείνει μόνο με το PIN του εφόρου αγώνων ή του διοργανωτή, και εδώ κανείς τους δεν έχει
kiosk-needs-pin-do = `{ $command }`, και ξεκινήστε το πάλι
kiosk-at-table = Τραπέζι { $table }
kiosk-table = Σε ποιο τραπέζι παίζετε;
kiosk-table-do = Ο αριθμός του τραπεζιού, μετά Enter
kiosk-table-short = Το τραπέζι είναι αριθμός με τέσσερα ψηφία το πολύ.
kiosk-abandoned = Ό,τι είχε αρχίσει εδώ σβήστηκε, αφού κανείς δεν συνέχισε. Δεν αποφασίστηκε τίποτε.
kiosk-no-paste = Εδώ δεν γίνεται επικόλληση: πληκτρολογήστε το.
kiosk-no-table = Το τραπέζι { $table } δεν εξυπηρετείται εδώ.
kiosk-no-game = Στο τραπέζι { $table } δεν παίζεται τώρα αγώνας.
kiosk-over = Ο αγώνας στο τραπέζι { $table } έχει ήδη αποτέλεσμα: καλέστε τον έφορο.
kiosk-side = Ποιος κάνει ένσταση;
kiosk-side-do = 1 ή 2
kiosk-count = Πόσες λέξεις αμφισβητούνται;
kiosk-count-do = 1 έως { $most }
kiosk-word = Λέξη { $at } από { $count }
kiosk-word-do = Τα γράμματα, μετά Enter
kiosk-esc = Esc: από την αρχή
kiosk-letters = Εδώ γράφονται μόνο γράμματα του παιχνιδιού.
kiosk-length = Μια λέξη έχει { $least } έως { $most } γράμματα.
kiosk-twice = Αυτή η λέξη έχει ήδη γραφτεί.
kiosk-check = { $player }: είναι αυτές οι αμφισβητούμενες λέξεις, γράμμα προς γράμμα;
kiosk-check-do = { $key }: { $player } συμφωνεί
kiosk-anew = Backspace: γράψιμο από την αρχή
kiosk-judging = Μια στιγμή …
kiosk-waits = Αργεί περισσότερο από το συνηθισμένο. Περιμένετε: συνεχίζει μόνο του.
kiosk-nothing-decided = Δεν αποφασίστηκε τίποτα εδώ.
kiosk-go-to-referee = Πηγαίνετε στον έφορο
kiosk-again = Αυτή η λέξη ελέγχθηκε στο τραπέζι σας πριν από λίγο.
kiosk-not-here = Αυτό δεν κρίνεται εδώ.
kiosk-referee = Καλέστε τον έφορο
kiosk-clears = Η οθόνη σβήνει μόνη της.
kiosk-broken = Εκτός λειτουργίας: πηγαίνετε στον έφορο
kiosk-office = έφοροι
kiosk-pin = PIN του εφόρου αγώνων ή του διοργανωτή
kiosk-pin-do = Enter: τέλος · Esc: πίσω

# The console in lines of text.
plain-help = Γράψτε τι ψάχνετε (για τραπέζι πρώτα τον αριθμό του: 3 …), { $slip } και τον αριθμό του, { $hall }, { $slips }, { $log }, ? ή { $quit }.
plain-word-slips = φύλλα
plain-pick = Επιλογή με αριθμό· κενή γραμμή για καμία αλλαγή.
plain-number = Δεν είναι μία από τις απαντήσεις· γράψτε αριθμό.
plain-yes-no = Γράψτε ναι ή όχι.
plain-leave = Γραμμή μόνο με μια τελεία κλείνει τη φόρμα.
plain-left = Έμεινε όπως ήταν.
plain-do = { $what }: εκτέλεση; ναι ή όχι
plain-words = Γράψτε τις λέξεις του φύλλου σε μία γραμμή· κενή γραμμή για καμία αλλαγή.
plain-agree = { $words }: συμφωνείται η ορθογραφία; ναι ή όχι
plain-announce = Φύλλο { $slip }: εκδόθηκε απόφαση. Ανακοινώθηκε; ναι ή όχι
plain-doubted = { $what }. { $asked } ναι ή όχι

## The report of an event

report-title = Έκθεση: { $name }
report-contents = Περιεχόμενα
report-damaged = Το ημερολόγιο έχει φθαρεί στην εγγραφή { $at }: { $why }. Εδώ είναι ό,τι πριν από αυτήν είναι ακέραιο.
report-damage-altered = το αποτύπωμά της δεν ταιριάζει με ό,τι γράφει
report-damage-missing = λείπει
report-damage-another = στη θέση της είναι άλλη
report-damage-unreadable = δεν διαβάζεται
report-about = Η διοργάνωση
report-regulation = Κανονισμός
report-readings = Ερμηνείες που επιλέχθηκαν
report-systems = Συστήματα ελέγχου λέξεων
report-word-lists = Κατάλογοι και αποτυπώματα
report-digests-note = Κάθε αποτύπωμα είναι του καταλόγου μαζί με τα στοιχεία του· η απόφαση αναφέρει εκείνο των λέξεων μόνο.
report-officials = Ποιοι αποφάσιζαν και σημείωναν
report-span = Από – έως
report-size = Γύροι · παίκτες · τραπέζια
report-journal = Ημερολόγιο
report-waits = Πού χάθηκε χρόνος
report-waited-line = Από την ένσταση ως την απόφαση: διάμεσος { $median }, εννέα στις δέκα έως { $p90 }, μέγιστη { $longest } ({ $count })
report-told-line = Από την απόφαση ως την ανακοίνωση: διάμεσος { $median }, εννέα στις δέκα έως { $p90 }, μέγιστη { $longest } ({ $count })
report-queue = Ενστάσεις σε αναμονή μέσα στην ημέρα (το πολύ { $most })
report-lengths = Χρόνοι αναμονής: πόσες αποφάσεις χρειάστηκαν πόσα λεπτά
report-challenges = Ενστάσεις για λέξεις
report-words = Λέξεις και ποιος τις έκρινε
report-rulings = Λέξεις που δεν έκρινε κανένας κατάλογος
report-changes = Αποφάσεις που άλλαξαν
report-players = Ενστάσεις ανά παίκτη
report-rounds = Ενστάσεις ανά γύρο
report-tables = Ενστάσεις ανά τραπέζι
report-judges = Ενστάσεις ανά έφορο
report-lists = Ενστάσεις ανά κατάλογο
report-claim = Αιτήματα εκτός λέξεων
report-sanction = Ποινές και αποκλεισμοί
report-procedure = Διαδικασίες
report-no-slip = Επιφυλάξεις και ενστάσεις που δεν έγιναν δεκτές
report-presence = Καθυστερήσεις και απουσίες
report-award = Αγώνες που κατακυρώθηκαν
report-correction = Αποτελέσματα που άλλαξαν
report-taken-back = Ανακλήσεις
report-power = Παρεμβάσεις στα χρονόμετρα
report-unreached = Χρονόμετρα εκτός εμβέλειας
report-duty = Υποχρεώσεις
report-event = Αλλαγές της διοργάνωσης
report-games = Αγώνες και αποτελέσματα
report-byes = Χωρίς αγώνα
report-standings = Κατάταξη μετά από κάθε γύρο
report-crosstable = Πίνακας αγώνων
print-by-name = Κατά όνομα
print-constants = Ο τύπος περιμένει τους αριθμούς που δημοσιεύει η ομοσπονδία ({ $names })· ως τότε μετρούν μόνο όσα είναι γνωστά.
print-begins = αρχίζει
print-no-clocks = Κανένα τραπέζι δεν έχει χρονόμετρο με ασύρματη σύνδεση: δεν υπάρχουν κάρτες για εκτύπωση.
print-date = { $day }/{ $month }/{ $year }
print-card = Κάρτα τουρνουά
print-checked = η γραφή συγκρίθηκε με το ταμπλό και από τους δύο
print-clock = Χρονόμετρο
print-clock-cards = Κάρτες χρονομέτρων
print-decided = Τι αποφασίστηκε
print-direction = Κ ή Ο
print-final = τελικό σκορ
print-going-out = για το κλείσιμο
print-joint = άθροισμα σκορ
print-difference = διαφορά
print-best-move = καλύτερη κίνηση
print-whose = ποιου
print-crosses = σταυροί ποινής
print-moves-sum = σύνολο κινήσεων
print-blanks-mean = μπαλαντέρ αντί για
print-invalid = μη αποδεκτή
print-key-check = αριθμός που συγκρίθηκε με την εφορία
print-laid = κίνηση που ισχύει
print-letters = γράμματα που κληρώθηκαν
print-move-slip = Χαρτάκι
print-nothing = Τίποτα.
print-opponent = αντίπαλος
print-chooses = επιλέγει
print-misses = δεν παίζει στον γύρο
print-bye = χωρίς αντίπαλο
print-overtime = επιπλέον χρόνος
print-own-move = η κίνησή μου
print-pairings = Κλήρωση του { $round }ου γύρου
print-draft = Κλήρωση { $round }ου γύρου (σχέδιο)
print-penalties = ποινές
print-place-and-date = Τόπος και ημερομηνία
print-player-number = παίκτης αρ.
print-players = παίκτες
print-points = πόντοι
print-racks = γράμματα στο αναλόγιο
print-result = αποτέλεσμα
print-sheet = Φύλλο βαθμολογίας
print-signature = υπογραφή
print-slip = Φύλλο ενστάσεων
print-square = συντεταγμένες
print-standings = Κατάταξη μετά τον { $round }ο γύρο
print-sum = σύνολο
print-table-numbers = Αριθμοί τραπεζιών
print-time = ώρα
print-round-and-table = γύρος / τραπέζι
print-to = Αποδέκτης:
print-valid = αποδεκτή
print-blank = μπαλαντέρ
print-board-points = πόντοι του τελικού ταμπλό
print-budget = χρόνος κάθε παίκτη ανά αγώνα
print-budget-move = χρόνος για κάθε κίνηση
print-letter = γράμμα
print-letters-title = Κατανομή των γραμμάτων
print-move-sheet = Συγκεντρωτικό φύλλο κινήσεων
print-number = πλήθος
print-order = Κριτήρια κατάταξης
print-planned = προγραμματισμένη έναρξη
print-prize = έπαθλο
print-result-card = Κάρτα αποτελέσματος
print-rounds = γύροι
print-tiles-in-all = γράμματα συνολικά
print-winner = νικητής
report-highest = Υψηλότερο σκορ: { $player }, { $points } (γύρος { $round }, τραπέζι { $table })
report-slip = φύλλο
report-round = γύρος
report-table = τραπέζι
report-begun = κλήρωση
report-break = διάλειμμα πριν
report-hall = Σήματα και χρόνος της αίθουσας
report-last-result = τελευταίο αποτέλεσμα
report-play-began = έναρξη
report-schedule = Γύροι και ώρες
report-challenger = έκανε ένσταση
report-mover = έπαιξε
report-challenged-words = λέξεις
report-ended = έκβαση
report-by = ποιος
report-since-press = μετά το πάτημα
report-raised = υποβλήθηκε
report-waited = ως την πρώτη απόφαση
report-decided = κρίθηκε
report-announced = ανακοινώθηκε
report-delivered = ελήφθη
report-undelivered = δεν ελήφθη
report-follows = συνέπειες
report-changed-times = αλλαγές
report-word = λέξη
report-valid = αποδεκτή
report-list = κατάλογος
report-edition = έκδοση
report-ruled = από τον έφορο
report-cite = παράγραφος
report-reasons = λόγοι
report-sources = βοηθήματα
report-time = ώρα
report-contradicts = αντίθετα με το φύλλο
report-stands = ισχύει
report-counts-no-more = δεν μετρά από
report-changed = άλλαξε στις
report-changed-by = άλλαξε από
report-ground = λόγος αλλαγής
report-reason = λόγος
report-player = παίκτης
report-raised-all = έκανε
report-upheld = αποδεκτές
report-rejected = άκυρες
report-conceded = παραδοχή
report-withdrawn = ανάκληση
report-mistaken = γράφτηκε κατά λάθος
report-moot = δεν κρίθηκε: η παρτίδα κρίθηκε αλλιώς
report-rate = αποδεκτές %
report-against = κατά δικών του κινήσεων
report-against-upheld = από αυτές αποδεκτές
report-name = τι
report-all = ενστάσεις
report-open = εκκρεμείς
report-missing = λείπουν αποτελέσματα
report-median = διάμεσος
report-p90 = 9 στις 10 έως
report-longest = μέγιστη
report-entry = εγγραφή
report-what = τι
report-side-a = Α
report-points-a = πόντοι Α
report-match = βαθμοί
report-match-a = βαθμοί Α
report-tiles-a = γράμματα Α
report-overtime-a = επιπλέον χρόνος Α
report-penalties-a = ποινές Α
report-side-b = Β
report-points-b = πόντοι Β
report-match-b = βαθμοί Β
report-tiles-b = γράμματα Β
report-overtime-b = επιπλέον χρόνος Β
report-penalties-b = ποινές Β
report-how = πώς έληξε
report-awarded = κατακυρώθηκε
report-handed-in = παραδόθηκαν φύλλα
report-corrected = διορθώσεις
report-place = θέση
report-played = αγώνες
report-wrong-words = νέα έρευνα
report-overruled = νέα απόφαση του εφόρου αγώνων
report-made-good = εσφαλμένη, διορθώθηκε στην κατάταξη

## Duplicate: a game that is played from the console

board-columns = greek
board-across = Ο
board-down = Κ
move-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
fault-too-short = ένα μόνο γράμμα
fault-off-board = βγαίνει από το ταμπλό
fault-not-whole = δεν είναι ολόκληρη η λέξη: δίπλα της υπάρχει γράμμα
fault-does-not-fit = εκεί υπάρχει { $letter }
fault-nothing-laid = δεν τοποθετεί κανένα γράμμα
fault-not-connected = δεν ακουμπά σε γράμμα του ταμπλό
fault-not-in-the-middle = δεν καλύπτει το κεντρικό τετράγωνο
fault-not-on-rack = το { $letter } δεν υπάρχει στο αναλόγιο
fault-blank-not-circled = το { $letter } μπορεί να είναι μόνο ο μπαλαντέρ και δεν είναι κυκλωμένο
fault-blank-may-not-be = ο μπαλαντέρ δεν μπορεί να είναι { $letter }
fault-no-blank = δεν υπάρχει μπαλαντέρ στο αναλόγιο
line-rack-changed = γύρος { $draw }: { $rack } αλλάζει, λιγότερα φωνήεντα ή σύμφωνα από όσα πρέπει
line-rack-drawn = γύρος { $draw }: { $rack }
line-move = γύρος { $draw }, αριθμός { $number } ({ $player }): { $play }: { $found }
line-of-game = παιχνίδι { $game }, { $line }
line-move-annulled = γύρος { $draw }, αριθμός { $number } ({ $player }): { $what }, η κίνηση μηδενίζεται
line-move-annulled-over = γύρος { $draw }, αριθμός { $number } ({ $player }): { $what }, { $over } μετά τη λήξη· η κίνηση μηδενίζεται
line-master = γύρος { $draw }: τοποθετείται { $play }, { $points } πόντοι ({ $program })
line-master-claimed = γύρος { $draw }: τοποθετείται ύστερα από ένσταση { $play }, { $points } πόντοι
line-word-valid = η λέξη { $word } είναι αποδεκτή στα χαρτάκια
line-word-invalid = η λέξη { $word } δεν είναι αποδεκτή στα χαρτάκια
line-player-left = ο αριθμός { $number } ({ $player }) αποχώρησε· 0 από τον γύρο { $draw }
line-duplicate-over = τέλος του παιχνιδιού: { $what }· το ταμπλό έχει { $points } πόντους
line-results-announced = ανακοινώθηκαν τα αποτελέσματα
duplicate-title = Παιχνίδι { $game } · γύρος { $draw } · ταμπλό { $points }
duplicate-bag = { $count } στο σακούλι
duplicate-changed = { $count ->
    [one] άλλαξε πριν ένα αναλόγιο
   *[other] άλλαξαν πριν { $count } αναλόγια
}
duplicate-laid = Γύρος { $draw }: { $play }, { $points }
duplicate-open-words = Να κριθούν: { $words }
duplicate-given-in = Χαρτάκια { $there } από { $all }
duplicate-missing = Λείπουν: { $numbers }
duplicate-never-came = Δεν δόθηκαν ποτέ: { $slips }
duplicate-never-of = γύρος { $draw }: { $numbers }
duplicate-refused = δεν έγιναν δεκτά: { $lines } (↑ ξαναπαίρνει το τελευταίο, Esc τα διαγράφει)
duplicate-next-change = Τα γράμματα { $rack } αλλάζουν: γράψτε επτά νέα από το σακούλι
duplicate-announce-again = Κάποια χαρτάκια δεν δόθηκαν ποτέ και δεν μετράνε. Με Enter ξανά ανακοινώνονται τα αποτελέσματα
duplicate-type-rack = Γράψτε τα γράμματα που κληρώθηκαν στη θέση τους, και τα επτά: ΑΓΟΡΑΣ?
duplicate-time-up = ο χρόνος έληξε πριν από { $over }
duplicate-no-index = Δεν υπάρχει κατάλογος για την καλύτερη κίνηση: γράψτε την, * Θ8 Ο ΛΕΞΗ
duplicate-hidden = Η καλύτερη κίνηση είναι κρυφή: το Tab τη δείχνει
duplicate-no-move = Δεν υπάρχει δυνατή κίνηση
duplicate-best = Καλύτερη: { $play }, { $points } πόντοι ({ $ties ->
    [one] μοναδική
   *[other] μία από { $ties }
}, { $list })
duplicate-to-rule = να κριθεί: { $words } ({ $points })
duplicate-waits = Δεν παίζεται παιχνίδι: αρχίστε γύρο και δώστε το σήμα (F6)
duplicate-next-draw = Enter: κλήρωση γραμμάτων του γύρου { $draw }· ή γράψτε όσα βγήκαν από το σακούλι
duplicate-next-claim = Enter: τοποθετείται το { $word } του αριθμού { $table }, που κέρδισε με ένσταση.
duplicate-next-start = Διαβάστε τα γράμματα· Enter: αρχίζει ο χρόνος
duplicate-next-runs = Ο χρόνος τρέχει. Χαρτάκια γράφονται· μια τελεία τον σταματά τώρα
duplicate-next-announce = Enter: ανακοίνωση της καλύτερης κίνησης· χαρτάκια γράφονται ακόμη
duplicate-next-show = Γράψτε τα χαρτάκια· Enter: δείχνει την καλύτερη κίνηση
duplicate-next-end = Enter: τέλος παιχνιδιού: { $end }
duplicate-next-results = Enter: ανακοίνωση αποτελεσμάτων
duplicate-type-letters = Γράψτε και τα επτά γράμματα όπως βγήκαν, και τον λόγο όταν αλλάζουν: ΑΓΟΡΑΣ? ; λόγος
duplicate-next-type = Γράψτε τα γράμματα του γύρου { $draw }, όπως βγήκαν από το σακούλι
duplicate-next-other-letters = Δεν γίνεται καμία κίνηση. Enter: αλλάζουν και τα επτά γράμματα
duplicate-done = Τα αποτελέσματα ανακοινώθηκαν
duplicate-lines = 12 Θ8 Ο ΛΕΞ(Η) χαρτάκι · @3 12 … του γύρου 3 · @1.3 … του παιχνιδιού 1 · 12 ! εκπρόθεσμο · 12 6.4 ; λόγος ακύρωση · 12 - αποχώρηση · + ή - ΛΕΞΗ ; λόγος κρίση · * Θ8 Ο ΛΕΞΗ κίνηση
duplicate-lines-short = 12 Θ8 Ο ΛΕΞ(Η) · 12 ! αργά · 12 6.4 ; λόγος · + ΛΕΞΗ ; λόγος
duplicate-not-read = Αυτό δεν είναι γραμμή παιχνιδιού duplicate
duplicate-no-square = Αυτό δεν είναι τετράγωνο
duplicate-no-direction = Ούτε Ο (οριζόντια) ούτε Κ (κάθετα)
duplicate-no-word = Δεν υπάρχει λέξη
duplicate-time-runs = Ο χρόνος τρέχει: περιμένετε τη λήξη ή γράψτε μια τελεία
duplicate-by-hand = με το χέρι
duplicate-not-the-best = Καμία από τις καλύτερες κινήσεις που βρέθηκαν: * Θ8 Ο ΛΕΞΗ ; λόγος
duplicate-lay-again = Τοποθετείται στη θέση της καλύτερης που βρέθηκε, ακόμη κι αν χαρτάκι δίνει περισσότερα: ξανά Enter
duplicate-no-draw = Μετά το @ ο γύρος, έπειτα ο αριθμός και το χαρτάκι: @3 12 Θ8 Ο ΛΕΞΗ· @1.3 για το παιχνίδι 1
duplicate-type-best = Δεν είναι γνωστή καλύτερη κίνηση: γράψτε την, * Θ8 Ο ΛΕΞΗ
duplicate-no-paragraph = Καμία παράγραφος που ακυρώνει κίνηση
board-draw = Γύρος { $draw }
board-laid = Γύρος { $draw }: { $play }
board-duplicate-over = Τέλος παιχνιδιού: { $end }
report-draws = Duplicate: γύροι
report-moves = Duplicate: κινήσεις
report-annulled = ακύρωση
report-changed-racks = αλλαγές
report-draw = γύρος
report-number = αριθμός
report-points = πόντοι
report-program = πρόγραμμα
report-seed = αρχή της τύχης (seed)
report-ties = ισάξιες
report-rack = αναλόγιο
report-square = συντεταγμένη

## Lists and regulations on the command line
lists-edition = έκδ. { $edition }
lists-words = { $count ->
    [one] 1 λέξη
   *[other] { $count } λέξεις
}
lists-tiles = { $range } γράμματα
built-in = ενσωματωμένος
lists-official = επίσημος
lists-federation = ομοσπονδίας
lists-advisory = συμβουλευτικός
lists-lacks = Λείπουν για { $id }:
lists-lacks-nothing = Για { $id } δεν λείπει τίποτα.
lists-damaged = υπάρχει, αλλά είναι κατεστραμμένο: εισαγάγετέ το ξανά
lists-advisory-only = υπάρχει, αλλά μόνο συμβουλευτικά: εισαγάγετέ το ως του εκδότη του
lists-alone = ως τότε γι’ αυτές τις λέξεις αποφασίζει ο έφορος
lists-if-listed = ως τότε ο έφορος αποφασίζει για περισσότερες από αυτές τις λέξεις
lists-advises = μόνο συμβουλεύει
lists-bring-in = εισαγάγετε το αρχείο του εκδότη· ΕΚΔΟΣΗ και YYYY-MM-DD είναι όσα γράφει το ίδιο, ΙΔΙΟΤΗΤΑ είναι official αν εκδότης είναι όποιος εξέδωσε και τον κανονισμό, αλλιώς federation:
lists-put-file = ΑΡΧΕΙΟ
lists-put-edition = ΕΚΔΟΣΗ
lists-put-authority = ΙΔΙΟΤΗΤΑ
lists-or-build = Ή κρατήστε τις λέξεις ως x.txt με δηλωτικό x.toml και τρέξτε `ephor lexicon build ΦΑΚΕΛΟΣ`
ruleset-own = δικός σας
ruleset-own-over = δικός σας, στη θέση του ενσωματωμένου
ruleset-unusable = δεν χρησιμοποιείται: δείτε `ephor ruleset check`
explain-title = { $wanted } · { $title } ({ $id })
explain-reads = διαβάζεται ως: { $reads }{ $switch }
treated-enforced = το τηρεί το ephor
treated-shown = το δείχνει το ephor
treated-person = υπόθεση ανθρώπου
treated-needs = χρειάζεται
explain-questions = Ανοιχτά ερωτήματα
explain-own-question = (ερώτημα του ίδιου του ephor)

## import
import-nothing = δεν γράφτηκε τίποτα
import-not-written = δεν γράφτηκε τίποτα, το --allow dropped δέχεται τα υπόλοιπα
import-undated = από πότε ισχύει το { $id }; Χωρίς ημερομηνία μπορεί μόνο να συμβουλεύει
import-undated-do = δώστε την ημέρα με --in-force YYYY-MM-DD
import-no-alphabet = δεν υπάρχει αλφάβητο για τη γλώσσα `{ $language }`
import-no-alphabet-do = επιλέξτε sk, cs, de ή el, ή βάλτε ένα tiles.toml στον φάκελο του --to
import-id = το { $id } δεν αποτελείται μόνο από λατινικά γράμματα, ψηφία και παύλες, όπως το sk-b2
import-id-do = επιλέξτε ένα id όπως sk-b6
import-id-letters = κανένας κατάλογος δεν μπορεί να ονομάζεται { $id }: το tiles.toml είναι το αρχείο με τα γράμματα
import-unseen = περιέχει χαρακτήρα που δεν φαίνεται (U+{ $code }): αφαιρέστε τον
import-no-home = δεν υπάρχει προσωπικός φάκελος
import-no-home-do = δώστε φάκελο με --to
import-word-file = το { $file } υπάρχει ήδη, και ο κατάλογος φτιάχνεται από αυτό
import-word-file-do = αλλάξτε το και τρέξτε `ephor lexicon build`, ή μετακινήστε το πρώτα
import-same-id = το id { $id } το έχει και το { $file }
import-same-id-do = επιλέξτε άλλο --id, ή αφαιρέστε πρώτα εκείνον τον κατάλογο
import-no-word = δεν περιέχει ούτε μία λέξη
import-no-words = { $count ->
    [one] 1 από τα { $read } στοιχεία του δεν είναι λέξη
   *[other] { $count } από τα { $read } στοιχεία του δεν είναι λέξεις
}
import-no-words-deciding = { $count ->
    [one] 1 από τα { $read } στοιχεία του δεν είναι λέξη
   *[other] { $count } από τα { $read } στοιχεία του δεν είναι λέξεις
}, και ό,τι λείπει από κατάλογο που κρίνει είναι μη αποδεκτό
import-check = ελέγξτε τα --language, --format και --encoding
import-check-marks = αν το { $mark } σημαδεύει λέξεις, το --marks '{ $mark }' το αφαιρεί
import-check-column = το --column λέει ποια στήλη έχει τις λέξεις, το --column first παίρνει την πρώτη λέξη κάθε γραμμής
import-misread = { $count ->
    [one] 1 λέξη είναι τέτοια που δεν έχει καμία γλώσσα
   *[other] { $count } λέξεις είναι τέτοιες που δεν έχει καμία γλώσσα
}, η πρώτη «{ $word }» στη γραμμή { $line }
import-misread-do = διαβάστηκε με λάθος κωδικοποίηση, τώρα ή όταν αποθηκεύτηκε: ελέγξτε το --encoding, ή βρείτε ξανά το αρχείο· δεν γράφτηκε τίποτα, το --allow misread το δέχεται όπως είναι

# Τι δείχνει η μπάρα προόδου.
import-reading-file = ανάγνωση
import-expanding = σχηματισμός τύπων
import-sorting = ταξινόμηση
import-building = σύνθεση

# Πώς διαβάστηκε το αρχείο.
import-set = { $set }, { $told ->
    [mark] από το σημάδι στην αρχή
    [name] όπως δηλώθηκε
   *[letters] από τα γράμματα
}
import-how-words = κείμενο σε { $set }
import-how-blocks = { $count ->
    [one] { $count } τυπωμένη ενότητα
   *[other] { $count } τυπωμένες ενότητες
} σε { $set }
import-how-first = η πρώτη λέξη κάθε γραμμής σε { $set }
import-how-column = στήλη { $column } πίνακα { $headed ->
    [yes] με επικεφαλίδα σε
   *[no] σε
} { $set }
import-how-hunspell = Hunspell σε { $set }, { $count ->
    [one] { $count } λήμμα
   *[other] { $count } λήμματα
}{ $compounds ->
    [yes] , χωρίς σύνθετα
   *[no] { "" }
}
import-names-stay = τα ονόματα μένουν, αφού κεφαλαίο έχουν και τα ουσιαστικά
import-names-go = ό,τι έχει κεφαλαίο είναι όνομα
import-compounds = τα σύνθετα δεν σχηματίζονται: { $count ->
    [one] { $count } λήμμα μπορεί να είναι μέρος λέξεων που δεν έχει ο κατάλογος
   *[other] { $count } λήμματα μπορεί να είναι μέρη λέξεων που δεν έχει ο κατάλογος
}

# Ο πίνακας με όσα ήρθαν. Τα ονόματα των σειρών είναι σύντομα.
import-row-list = κατάλογος
import-row-read = διαβάστηκαν
import-row-head = επικεφαλίδα
import-row-heads = ενότητες
import-row-first = πρώτη
import-row-above = κεφαλή
import-row-marks = σημάδια
import-row-words = λέξεις
import-row-gloss = εξηγήσεις
import-row-tiles = γράμματα
import-row-old = ως τώρα
import-row-set = σύνολο
import-row-file = αρχείο
import-list = { $id }: { $name }, έκδ. { $edition }, { $standing }
import-no-heading = καμία: και η πρώτη γραμμή είναι λέξη· αλλιώς --header
import-heading = η πρώτη γραμμή, { $heading }· αλλιώς --no-header
import-above = { $count ->
    [one] { $count } γραμμή ως το [Words] είναι η κεφαλή του
   *[other] { $count } γραμμές ως το [Words] είναι η κεφαλή του
}
import-remarks = { $count ->
    [one] { $count } γραμμή είναι σχόλιο
   *[other] { $count } γραμμές είναι σχόλια
}, το πρώτο: { $first }
import-marks = αφαιρέθηκαν από { $count ->
    [one] { $count } λέξη
   *[other] { $count } λέξεις
}
import-glossed = { $count ->
    [one] { $count } λέξη έχει
   *[other] { $count } λέξεις έχουν
}· δεν κρίνουν τίποτα
import-length = { $count } με { $tiles } γράμματα
import-tiles-told = { $range }, όπως λέει το --tiles
import-tiles-found = { $range }, τα μήκη που βρέθηκαν: για άλλα ο κατάλογος δεν λέει τίποτα
import-replaced = { $name }, έκδ. { $edition }, αντικαθίσταται
import-replaced-words = { $name }, έκδ. { $edition }, αντικαθίσταται: νέες λέξεις { $added }, διαγραμμένες { $removed }
import-set-bytes = { $bytes } byte, BLAKE3 { $digest }
import-note = σημείωση: { $note }

# Τι παραλείφθηκε και γιατί.
import-dropped = παραλείφθηκαν:
import-nothing-dropped = δεν παραλείφθηκε τίποτα
import-more = και { $count } ακόμη
import-example = γραμμή { $line } { $text }
import-example-letter = γραμμή { $line } { $text } ({ $letter })
import-at-place = { $typed } στη θέση { $position }
import-looks-like = { $typed } στη θέση { $position } είναι { $script ->
    [Latin] λατινικό
    [Cyrillic] κυριλλικό
    [Greek] ελληνικό
   *[other] { $script }
} και μοιάζει με { $meant }
import-or = { " ή " }
import-drop-letter = γράμμα που δεν είναι στο αλφάβητο
import-drop-look-alike = όμοιο γράμμα άλλης γραφής
import-drop-sign = ψηφίο, παύλα, απόστροφος, τελεία ή άλλο σημείο
import-drop-broken = χωρίστηκε με παύλα στο τέλος γραμμής
import-drop-several = πολλές λέξεις
import-drop-name = όνομα
import-drop-abbreviation = κεφαλαία μέσα στη λέξη, ή καθόλου επιτρεπτά: συντομογραφία ή σύμβολο
import-drop-short = πολύ σύντομη
import-drop-long = πολύ μακριά
import-drop-twice = δεύτερη φορά

# Αν μπορεί να κρίνει ο κατάλογος, και τι δεν πρέπει να παραβλεφθεί.
import-warn-gloss = --gloss: για καμία από αυτές τις λέξεις δεν λέγεται τίποτα
import-warn-dropped = { $count ->
    [one] 1 από τα { $read } στοιχεία παραλείφθηκε, αφού δεν είναι λέξη: όπου ο κατάλογος αποφασίζει μόνος του, είναι μη αποδεκτό
   *[other] { $count } από τα { $read } στοιχεία παραλείφθηκαν, αφού δεν είναι λέξεις: όπου ο κατάλογος αποφασίζει μόνος του, είναι μη αποδεκτά
}
import-warn-missing = καμία λέξη δεν έχει { $letters }: αν η γλώσσα έχει τέτοιες λέξεις, το αρχείο έχασε αυτό το γράμμα
import-warn-shipped = το { $id } είναι id καταλόγου που έχει το ephor: { $name }, έκδ. { $edition }, δεν χρησιμοποιείται όπου διαβάζεται αυτός
import-warn-shipped-words = το { $id } είναι id καταλόγου που έχει το ephor: { $name }, έκδ. { $edition }, δεν χρησιμοποιείται όπου διαβάζεται αυτός: νέες λέξεις { $added }, διαγραμμένες { $removed }
import-warn-lengths = το { $id } καλύπτει { $from }–{ $to } γράμματα και δεν έχει καμία λέξη με { $none }: όπου αποφασίζει μόνο του, όλες τους είναι μη αποδεκτές· το --tiles λέει ποια μήκη καλύπτει
import-advises = το { $id } συμβουλεύει και δεν κρίνει τίποτα
import-from-to = { $from } έως { $to }
import-may-decide = το { $id } μπορεί να κρίνει λέξεις { $lengths } γραμμάτων όπου το ορίζουν οι κανόνες{ $taken ->
    [yes] , δεκτό όπως είναι με --allow { $allowed }
   *[no] { "" }
}
import-may-not-decide = το { $id } δεν μπορεί να κρίνει όπως είναι: καμία λέξη του δεν έχει { $letters }, ενώ έχουν λέξεις της παλαιότερης έκδοσης, και κάθε τέτοια λέξη θα ήταν μη αποδεκτή· εισαγάγετέ το από αντίγραφο που δεν έχασε το γράμμα· δεν γράφτηκε τίποτα, το --allow lost-letter το δέχεται

# Οι λέξεις κειμένου ή πίνακα.
import-no-names = στήλη { $column }: όπου η πρώτη γραμμή δεν είναι επικεφαλίδα, καμία στήλη δεν έχει όνομα
import-no-names-do = δώστε τη θέση της στήλης, --column 1, ή παραλείψτε το --no-header
import-column-has = η στήλη { $place } έχει «{ $word }»
import-other-column = η στήλη 1 δεν μοιάζει με λέξεις, ενώ { $column }
import-other-column-do = αν αυτές είναι οι λέξεις, δώστε --column { $place }· δεν γράφτηκε τίποτα
import-several-columns = λέξεις έχουν πολλές στήλες: { $columns }
import-several-columns-do = πείτε ποια εννοείτε, π.χ. --column { $place }· δεν γράφτηκε τίποτα
import-table = κάθε γραμμή έχει { $count ->
    [one] { $count } στήλη
   *[other] { $count } στήλες
}, άρα μοιάζει με πίνακα
import-table-do = πείτε τη στήλη των λέξεων με --column, ή δώστε --format words αν όλα είναι λέξεις· δεν γράφτηκε τίποτα
import-definitions = η γραμμή { $line }, «{ $text }», μοιάζει με λέξη και την εξήγησή της· τέτοιες γραμμές συνολικά: { $count }
import-definitions-do = το --column first παίρνει την πρώτη λέξη κάθε γραμμής, το --format words όλες· δεν γράφτηκε τίποτα
import-sentences = η γραμμή { $line }, «{ $text }», μοιάζει με πρόταση· τέτοιες γραμμές συνολικά: { $count }· οι υπόλοιπες μοιάζουν με κατάλογο
import-sentences-do = βγάλτε αυτές τις γραμμές, ή βάλτε # μπροστά τους· το --format words λέει ότι όλα είναι λέξεις· δεν γράφτηκε τίποτα
import-hash-words = { $count ->
    [one] { $count } γραμμή είναι λέξη
   *[other] { $count } γραμμές είναι λέξεις
} με # μπροστά
import-hash-words-do = το --marks '#' τις παίρνει ως λέξεις· αν είναι σχόλια, αφήστε κενό μετά το #· δεν γράφτηκε τίποτα
import-gloss-takes = το --gloss δέχεται στήλη πίνακα, `rest` με --column first, ή `stem` λεξικού· δεν γράφτηκε τίποτα
import-gloss-rest = πίσω από την πρώτη λέξη της γραμμής υπάρχει κάτι μόνο με --column first
import-gloss-stem = λήμματα έχει μόνο λεξικό
import-gloss-columns = με --column first δεν υπάρχουν στήλες
import-gloss-words = ένας κατάλογος λέξεων δεν λέει τίποτα γι’ αυτές
import-gloss-dictionary = ένα λεξικό έχει μόνο το λήμμα στο οποίο ανήκει ο τύπος
import-gloss-dictionary-do = δώστε --gloss stem· δεν γράφτηκε τίποτα

# Αρχεία που δεν διαβάζονται.
import-packed = είναι συμπιεσμένο ({ $with }) και δεν αποσυμπιέζεται ({ $what }): αντιγράψτε το ξανά
import-foreign = είναι συμπιεσμένο ({ $with }), που εδώ δεν διαβάζεται: αποσυμπιέστε το με `{ $remedy }` και δώστε το αρχείο που έχει μέσα
import-locked = είναι συμπιεσμένο (zip με κωδικό ή με σπάνια μέθοδο), που εδώ δεν διαβάζεται: αποσυμπιέστε το με `unzip` και δώστε το αρχείο που έχει μέσα
import-packed-twice = είναι δύο φορές συμπιεσμένο: αποσυμπιέστε το μία και δώστε το αρχείο που έχει μέσα
import-archive = είναι αρχείο zip με { $count ->
    [one] { $count } αρχείο
   *[other] { $count } αρχεία
} μέσα: αποσυμπιέστε το με `unzip` και δώστε εκείνο με τις λέξεις
import-too-big = αποσυμπιεσμένο έχει πάνω από { $limit } byte: δεν υπάρχει τόσο μεγάλος κατάλογος λέξεων, αποσυμπιέστε το και δείτε
import-no-set = το { $name } δεν είναι γνωστή κωδικοποίηση: γράψτε π.χ. utf-8, windows-1250, windows-1253, iso-8859-2, cp852, cp850, cp737, cp869, mac-roman, mac-ce ή mac-greek
import-no-text = έχει μηδενικά byte, άρα δεν είναι κείμενο ή είναι UTF-16 χωρίς σημάδι: δώστε την κωδικοποίηση, π.χ. utf-16le
import-utf-32 = είναι UTF-32, που εδώ δεν διαβάζεται: αποθηκεύστε το ως UTF-8
import-control = το byte { $byte } στη γραμμή { $line } είναι χαρακτήρας ελέγχου, άρα δεν είναι κείμενο: αποθηκεύστε το ως κείμενο, ή ελέγξτε αν είναι το σωστό αρχείο
import-document = είναι { $kind ->
    [pdf] PDF
    [office] παλιό έγγραφο γραφείου (.xls, .doc)
    [rtf] έγγραφο RTF
   *[packed] συμπιεσμένο έγγραφο (.xlsx, .ods, .docx, .odt, .zip)
} και όχι κείμενο: ανοίξτε το και αποθηκεύστε το ως κείμενο ή CSV
import-two-sets = ταιριάζουν δύο κωδικοποιήσεις, και οι λέξεις θα ήταν άλλες: { $readings }· πείτε ποια είναι
import-strange = σε καμία κωδικοποίηση τα γράμματά του δεν είναι του αλφαβήτου ({ $alphabet ->
    [Czech] τσεχικό
    [German] γερμανικό
    [Slovak] σλοβακικό
    [Greek] ελληνικό
   *[other] { $alphabet }
}): θα είχε { $readings }· δώστε την κωδικοποίηση με --encoding, ή ελέγξτε το --language
import-reading = «{ $word }» σε { $set } (--encoding { $name })
import-no-column = δεν υπάρχει στήλη { $column }: η πρώτη γραμμή έχει { $count ->
    [one] { $count } στήλη
   *[other] { $count } στήλες
}
import-no-such-name = δεν υπάρχει στήλη { $column }: η πρώτη γραμμή έχει { $names }
import-open-quote = γραμμή { $line }: εισαγωγικά που δεν κλείνουν: κλείστε τα
import-csv = γραμμή { $line }: { $what }
import-no-pair = δεν υπάρχει { $wanted } δίπλα στο { $file }
import-no-pair-do = δώστε το .dic, και το .aff με --affixes· ένα .dic που είναι απλός κατάλογος, όπως του Scrabble3D, έρχεται με --format words, ή με --column first όπου πίσω από τις λέξεις υπάρχουν οι σημασίες
import-cut-off-do = δεν γράφτηκε τίποτα· το --allow cut-off δέχεται ό,τι υπάρχει

# Τι είναι λάθος σε λεξικό.
import-place = { $file }, γραμμή { $line }, χαρακτήρας { $column }: { $what }
import-aff-no-count = λείπει το πλήθος των λέξεων: δώστε το .dic και το .aff του ίδιου λεξικού
import-aff-cut-off = αναμένονται { $declared } λήμματα και υπάρχουν { $found }, άρα είναι κομμένο: αντιγράψτε το ξανά
import-aff-too-many = πάνω από { $most } τύποι: το λεξικό είναι κατεστραμμένο, πάρτε άλλο αντίγραφο
import-aff-flag-kind = το { $text } δεν είναι είδος σημαιών: γράψτε long, num ή UTF-8
import-aff-two-prefixes = δύο προθέματα σε μία λέξη δεν σχηματίζονται: αυτό το λεξικό δεν εισάγεται
import-aff-no-class = το { $text } βρίσκεται εκεί όπου μια κλάση αρχίζει με Y ή N: οι κανόνες είναι περισσότεροι απ’ όσους λέει η πρώτη γραμμή της
import-aff-no-number = το { $text } δεν είναι πλήθος κανόνων
import-aff-fewer = { $count ->
    [one] { $count } κανόνας λιγότερος
   *[other] { $count } κανόνες λιγότεροι
} απ’ όσους λέει η πρώτη γραμμή της κλάσης: το .aff είναι κομμένο ή κατεστραμμένο, αντιγράψτε το ξανά
import-aff-no-alias = το { $text } δεν είναι κανένας από τους αριθμούς κάτω από το AF (πλήθος: { $count })
import-aff-half-flag = το { $half } είναι μισή σημαία: με FLAG long κάθε σημαία έχει δύο χαρακτήρες
import-aff-no-flag = το { $text } δεν είναι σημαία: με FLAG num οι σημαίες είναι αριθμοί ως 65535 με κόμματα ανάμεσα
import-aff-not-one = το { $text } δεν είναι μία σημαία: ελέγξτε ποιο FLAG έχει το .aff
import-aff-not-closed = ένα [ χωρίς το ] του: κλείστε το
import-aff-not-opened = ένα ] χωρίς το [ του: ανοίξτε το, ή αφαιρέστε αυτό
import-aff-no-set = το { $text } δεν είναι κωδικοποίηση: γράψτε π.χ. UTF-8, ISO8859-2 ή ISO8859-7
import-aff-not-utf-8 = αυτό δεν είναι UTF-8, όπως υπόσχεται το .aff: δώστε μετά το SET την πραγματική κωδικοποίηση
import-aff-missing = εδώ λείπει: { $part ->
    [flag] μια σημαία
    [cross] το Y ή N
    [rules] το πλήθος των κανόνων
    [off] ό,τι αφαιρείται, ή 0
   *[on] ό,τι προστίθεται, ή 0
}

# Τι είναι λάθος στις λέξεις ως κατάλογο.
import-manifest = το δηλωτικό δεν διαβάζεται: { $what }
import-nameless = το δηλωτικό δεν διαβάζεται: όνομα: δώστε στον κατάλογο ένα σύντομο όνομα όπως B2
import-language = το { $list } είναι στη γλώσσα { $language } και διαβάζεται με το αλφάβητο { $alphabet }: δώστε το αλφάβητο { $language }
import-declared = το { $list } δηλώνει { $declared } λέξεις και έχει { $found }: συγκρίνετέ το με την πηγή
import-damaged = το { $list } είναι κατεστραμμένο, τα byte του .fst άλλαξαν: αντιγράψτε το ξανά ή φτιάξτε το από την αρχή
