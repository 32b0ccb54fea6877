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
bar-no-event = χωρίς αγώνες
bar-round = γύρος { $round }
bar-round-brief = γ{ $round }
office-head-referee = έφορος αγ.
office-judge = έφορος
role-director = διοργανωτής
role-head-referee = έφορος αγώνων
role-referee = έφορος
role-judge = έφορος λέξεων
role-players = παίκτες
role-clock = χρονόμετρο
sit-down = Ποιος κάθεται σε αυτή τη θέση;
sit-choose = 1 έως { $last }, Enter = { $usual }:
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
init-hello = Νέα διοργάνωση. Το Enter παίρνει το συνηθισμένο· το Esc σταματά όποτε θέλετε και τίποτα δεν γράφεται.
init-ruleset = Κανονισμός
init-name = Όνομα της διοργάνωσης και του φακέλου της εδώ· Enter = { $usual }:
init-folder = Φάκελος
init-there = { $name }: υπάρχει ήδη· άλλο όνομα.
init-tiles = Γράμματα
init-budget = Χρόνος κάθε παίκτη
init-list = Κανένας κατάλογος του κανονισμού δεν είναι εγκατεστημένος. Ποιος μπορεί να κρίνει;
init-list-label = Κατάλογος που κρίνει
init-no-list = κανένας: αποφασίζει ο έφορος
init-binding = Τι κρίνει;
init-if-listed = ότι μια λέξη που περιέχει είναι αποδεκτή· για τις άλλες δεν λέει τίποτα
init-alone = κάθε λέξη: όποια δεν περιέχει είναι μη αποδεκτή
init-list-reason = Γιατί, για το ημερολόγιο· Enter = { $usual }
init-list-usual = Κανένας κατάλογος του κανονισμού δεν είναι εγκατεστημένος.
init-players = Παίκτες: διαδρομή αρχείου, ή ένας ανά γραμμή (όνομα, σύλλογος). Κενή γραμμή: τέλος.
init-players-label = Παίκτες
init-no-header = (χωρίς επικεφαλίδα)
init-not-understood = δεν αναγνωρίστηκε
init-read = Διαβάστηκαν: { $count ->
    [one] 1 παίκτης
   *[other] { $count } παίκτες
 }.
init-again = Τίποτα από αυτά δεν κρατήθηκε. Άλλο αρχείο, ή ονόματα:
init-twice = { $name }: έχει ήδη δηλωθεί.
init-tables = Αριθμός τραπεζιών· Enter = { $usual }:
init-tables-label = Τραπέζια
init-make = Να δημιουργηθεί; Enter = ναι, n = όχι:
init-left = Τίποτα δεν γράφτηκε.
init-made = Δημιουργήθηκε: { $event }. Μετά: ephor open { $event }
init-missing = { $list }: δεν είναι εγκατεστημένος· για τις λέξεις του αποφασίζει ο έφορος
init-noted = Να σημειωθεί: { $head }
column-name = όνομα
column-club = σύλλογος
column-rating = βαθμολογία
column-age = ηλικία
column-guardian = κηδεμόνας
column-family = οικογένεια
column-paid = πληρωμή
bar-waiting = { $count } σε αναμ.
bar-journal = ημερολ.
bar-halted = ΣΤΑΣΗ
bar-damaged = ΒΛΑΒΗ
bar-clocks = χρον. { $heard }/{ $fitted }
bar-lists = κατάλ. { $lists }
bar-no-lists = χωρίς κατ.
bar-missing = ! λείπει { $lists }
bar-advising = γνώμη { $lists }
banner-signal = ΣΗΜΑ: { $signal } [{ $cite }]
banner-signal-by-hand = ΔΩΣΤΕ ΤΟ ΣΗΜΑ ΜΕ ΤΟ ΧΕΡΙ: { $signal } [{ $cite }]
banner-halted = ΟΙ ΑΠΟΦΑΣΕΙΣ ΣΤΑΜΑΤΗΣΑΝ: { $why } Καμία απόφαση δεν χάθηκε. F5: νέα προσπάθεια· τα χρονόμετρα συνεχίζουν.
banner-unwritten = Ο δίσκος καθυστερεί: { $count } εγγραφές δεν έχουν αποθηκευτεί εδώ και { $seconds } δευτ. Ως τότε δεν ισχύουν· συνεχίστε την εργασία.
banner-set-back = Το ρολόι του υπολογιστή είναι { $time } πίσω από τον χρόνο που ισχύει εδώ: γύρισε πίσω ή πήγαινε μπροστά όταν γραφόταν το ημερολόγιο.
banner-set-forward = Το ρολόι του υπολογιστή είναι { $time } μπροστά από τον χρόνο που ισχύει εδώ: μετακινήθηκε προς τα εμπρός. Ο χρόνος που ισχύει συνεχίζει· για να ισχύσει ο νέος, βγείτε και ξεκινήστε πάλι.
bar-own-edition = ΔΙΚΗ ΣΑΣ ΕΚΔΟΣΗ
banner-forgeries = Κάποιος στέλνει πακέτα στο όνομα χρονομέτρων: { $frames } σε { $length }, στο όνομα { $clocks ->
    [one] 1 χρονομέτρου
   *[other] { $clocks } χρονομέτρων
 }, το τελευταίο από { $address } { $strength }. Κανένα δεν γίνεται πιστευτό.
banner-damaged = ΤΟ ΗΜΕΡΟΛΟΓΙΟ ΕΙΝΑΙ ΚΑΤΕΣΤΡΑΜΜΕΝΟ, μόνο ανάγνωση: { $why }
air-no-adapter = Δεν υπάρχει προσαρμογέας Bluetooth: συνδέστε έναν ή εκφωνείτε όσα θα έπρεπε να φανούν. Τα χρονόμετρα συνεχίζουν.
air-not-that-adapter = Δεν υπάρχει προσαρμογέας Bluetooth { $adapter }: συνδέστε τον ή ανοίξτε τη διοργάνωση χωρίς --adapter.
air-off = Ο προσαρμογέας Bluetooth { $adapter } είναι κλειστός: `bluetoothctl power on` ή `rfkill unblock bluetooth`.
air-no-service = Η υπηρεσία Bluetooth δεν λειτουργεί: `systemctl start bluetooth`. Ύστερα ο ασύρματος συνεχίζει μόνος του.
air-no-bus = Ο ασύρματος δεν έχει πρόσβαση στο σύστημα και ξαναδοκιμάζει μόνος του: { $why }
air-no-scan = Ο προσαρμογέας { $adapter } δεν επιτρέπεται να ακούσει ({ $why }): αποσυνδέστε τον και συνδέστε τον πάλι ή `systemctl restart bluetooth`.
air-silent = Δεν ακούγεται πια τίποτα στον { $adapter } και η επανεκκίνηση δεν βοηθά: αποσυνδέστε τον και συνδέστε τον πάλι.
air-broken = Ο ασύρματος ξεκινά από την αρχή: { $why }
tab-desk = Εφορία
tab-hall = Αίθουσα
tab-log = Ιστορικό
tab-rules = Κανόνες
small-needs = Χρειάζεται { $columns } × { $rows }.
small-has = Αυτό είναι { $columns } × { $rows }.
small-safe = Μεγαλώστε το ή μικρύνετε τα γράμματα. Στο μεταξύ δεν χάνεται τίποτα.
small-keys = Κανένα πλήκτρο δεν ενεργεί σε ό,τι δεν φαίνεται· F10: έξοδος από το ephor.
small-leave = Έξοδος από το ephor; Enter: έξοδος, Esc: παραμονή.
problem-instead = Αντ' αυτού: { $instead }

## Πλήκτρα
key-agree = γραφή εντάξει
key-decide = κρίση
key-choose = επιλογή
key-new-slip = νέο φύλλο
key-settle = ειπώθηκε
key-rule = απόφαση
key-second = δεύτερη γνώμη
key-concede = παραδοχή
key-withdraw = ανάκληση
key-take-over = ανάληψη
key-next-aloud = επόμενο
key-clear = σβήσιμο
key-announce = ανακοινώθηκε στους παίκτες
key-mistyped = λάθος λέξη
key-later = αργότερα
key-raise = καταγραφή
key-field = πεδίο
key-toggle = σήμανση
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
key-enter-result = καταχώριση, παράδοση
key-other-end = άλλο τέλος
key-other-order = άλλη σειρά
key-in-parts = αναλυτικά
key-start-round = έναρξη επόμενου γύρου
key-take-game = επόμενος αγώνας, έναρξη
key-last-game = διόρθωση τελευταίου αγώνα
key-late-base = αρχή καθυστέρησης
key-office = αρμοδ.
key-sit-down = θέση
key-clocks = χρονόμ.
key-clock = χρονόμ.
key-fit = τοποθ.
key-take-off = αφαίρεση
key-vouch = εγγύηση
key-mend = διόρθ.
key-rules = κανόνες
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
key-language = επόμενη γλώσσα
key-find = εύρεση
key-type-to-find = ή γράψτε: εύρεση
key-go = μετάβαση
theme-none = Εδώ δεν εμφανίζονται χρώματα.
theme-none-do = ξεκινήστε το χωρίς NO_COLOR, με την έξοδο σφαλμάτων στο τερματικό

## Βοήθεια
help-title = Πλήκτρα
help-mouse = Ποντίκι: κλικ σε καρτέλα, φύλλο ή τραπέζι· με δεύτερο κλικ ανοίγει.
help-letters = Τα γράμματα πηγαίνουν στην ανοιχτή γραμμή· οι εντολές είναι πλήκτρα Ctrl και F.
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
mode-start = Ο επόμενος γύρος
mode-clocks = Χρονόμετρα
mode-clock-form = Το τραπέζι ενός χρονομέτρου
mode-rules = Κανόνες
mode-find = Εύρεση
mode-sit-down = Ποιος κάθεται
mode-log = Ιστορικό
mode-log-entry = Απόφαση
mode-question = Ερώτηση
mode-help = Βοήθεια

## Ερωτήσεις
ask-quit = Έξοδος από το ephor;
ask-quit-text = Κάθε απόφαση έχει αποθηκευτεί. Τα χρονόμετρα συνεχίζουν· οι ενστάσεις περιμένουν την επιστροφή της κονσόλας.
ask-concede = Φύλλο { $slip }: παραδοχή από τον παίκτη που έπαιξε;
ask-concede-text = Τα γράμματα παίρνονται πίσω, όπως αν μια λέξη δεν ήταν αποδεκτή. Δεν ερευνάται καμία λέξη.
ask-withdraw = Φύλλο { $slip }: ανάκληση της ένστασης;
ask-withdraw-text = Η κίνηση ισχύει και δεν εκδίδεται απόφαση.
ask-take-over = Φύλλο { $slip }: ανάληψη;
ask-take-over-text = Το επεξεργάζεται: { $station }. Αναλάβετέ το μόνο αν εκείνη η κονσόλα δεν λειτουργεί πια.
answer-quit = ναι, έξοδος
answer-concede = ναι, παραδοχή
answer-withdraw = ναι, ανάκληση
answer-take-over = ναι, ανάληψη
answer-no = όχι, δεν αλλάζει τίποτε

## Εφορία
table-short = Τ{ $table }
slips-title = Φύλλα · { $count } σε αναμονή
slips-none = κανένα σε αναμονή
slips-referee = ? σε: { $office }
slips-more = … { $count } ακόμη
slip-no-words = χωρίς λέξεις ακόμη
slip-announce = ανακοινώστε: { $words }
slip-title = Φύλλο { $slip } · τραπέζι { $table }
slip-challenges = κάνει ένσταση
slip-played = έκανε την κίνηση
slip-words = Αμφισβητούμενες λέξεις
slip-not-announced = Αποφασίστηκε, δεν ανακοινώθηκε ακόμη.
slip-gone = το φύλλο { $slip } δεν είναι πια εδώ: άλλη κονσόλα το έκρινε ή το ανέλαβε
slip-gone-do = δείτε τον κατάλογο και πατήστε Enter ή βέλος· ό,τι γράψατε δεν πηγαίνει σε άλλο φύλλο
no-slip = δεν έχει επιλεγεί φύλλο
no-slip-do = επιλέξτε ένα με ↑ ↓ ή καταγράψτε ένα με Ctrl-N
not-open = αυτό το φύλλο δεν δέχεται πια λέξεις
not-open-do = πατήστε Enter για να συνεχίσετε ή επιλέξτε άλλο
claimed-elsewhere = αυτό το φύλλο το επεξεργάζεται: { $station }
claimed-elsewhere-do = επιλέξτε άλλο ή αναλάβετέ το με Ctrl-T αν εκείνη η κονσόλα δεν λειτουργεί πια
take-over-nothing = καμία άλλη κονσόλα δεν επεξεργάζεται αυτό το φύλλο
desk-free = Εφορία
desk-empty = Κανένα φύλλο σε αναμονή.
desk-empty-do = Ctrl-N: καταγραφή φύλλου που σας φέρνουν. Οι ενστάσεις από τα χρονόμετρα εμφανίζονται μόνες τους.
desk-empty-bare-do = Ctrl-N: καταγραφή φύλλου που σας φέρνουν.
desk-no-round = Δεν διεξάγεται ακόμη γύρος.
desk-paused = Δεν έχει επιλεγεί φύλλο.
desk-paused-do = Το φύλλο στο οποίο γράφατε δεν είναι πια εδώ. Πατήστε Enter ή βέλος για να συνεχίσετε.
words-one = μία λέξη ανά ένσταση· για άλλη λέξη άλλο φύλλο
words-most = το πολύ { $count } λέξεις ανά φύλλο, με κενά ανάμεσα
words-any = όσες λέξεις θέλετε, με κενά ανάμεσα
spelling-needed = πρώτα ελέγχει τη γραφή ο άλλος παίκτης
spelling-agreed = γραφή ελεγμένη
hint-slip-required = η ένσταση γίνεται με φύλλο ενστάσεων
hint-checked = ο αντίπαλος ελέγχει πρώτα το φύλλο
hint-compared = συγκρίνετε το φύλλο με το ταμπλό
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
next-agree = η γραφή ελέγχθηκε
next-decide = κρίνετε
next-rule = αποφασίστε για τις εκκρεμείς λέξεις
next-rule-begun = συνεχίστε την απόφαση που αρχίσατε
next-wait = ο έφορος αγώνων αποφασίζει σε άλλη κονσόλα· ↑ ↓ για άλλο φύλλο
system-slip = { $name }, { $tiles } γράμματα, με φύλλο.
system-no-slip = { $name }, { $tiles } γράμματα, χωρίς φύλλο.
system-units = Για τους παίκτες αυτής της διοργάνωσης χρειάζονται: { $count } × { $name }.
slip-reads = Το φύλλο γράφει
slip-compare = Συγκρίνετε με το φύλλο και με το ταμπλό
slip-hold = «{ $phrase }» ειπώθηκε { $after }
note-blank-only = { $letter }: μόνο μπαλαντέρ μπορεί να είναι
note-no-tile = { $letter }: ούτε γράμμα ούτε μπαλαντέρ μπορεί να είναι
note-too-few = { $letters }: χρειάζονται μπαλαντέρ: { $blanks }, υπάρχουν { $has }
next-show = εμφάνιση της έκβασης
escalated = Οι κατάλογοι που υπάρχουν εδώ δεν το κρίνουν. Αποφασίζει ο έφορος αγώνων.
aloud-title = Για εκφώνηση · { $count }
aloud-none = τίποτα για εκφώνηση
aloud-why-unreached = δεν ελήφθη
aloud-why-no-radio = με το χέρι
settle-nothing = τίποτα σε αυτό το φύλλο δεν μένει για εκφώνηση

## Νέο φύλλο
form-title = Νέο φύλλο
form-field-table = Τραπέζι
form-field-side = Ποιος ενίσταται
form-field-since = Δευτερόλεπτα
form-field-hold = Επιφύλαξη
form-after = δευτ. μετά το πάτημα
form-blank = μετά το πάτημα· κενό: δεν μετρήθηκε
form-hold = μόνο «{ $phrase }»
form-marks = Διαπιστώθηκε στο τραπέζι
form-table = γράψτε τον αριθμό του τραπεζιού
form-side = πείτε τίνος: a ή b
form-since = δευτερόλεπτα από το πάτημα, π.χ. 11.2· ή αφήστε το κενό
form-amount = χρόνος όπως +2:00 ή -0:30
form-no-table = δεν υπάρχει τέτοιο τραπέζι σε αυτή τη διοργάνωση
mark-opponent-recorded = ο αντίπαλος κατέγραψε το σκορ
mark-both-recorded = και οι δύο κατέγραψαν πόντους και άθροισμα
mark-sum-begun = άρχισε η καταγραφή του αθροίσματος του παίκτη που έπαιξε
mark-first-tile-racked = το πρώτο νέο γράμμα είναι στο αναλόγιο
mark-approved = ο αντίπαλος δέχτηκε την κίνηση
mark-bag-empty = το σακούλι είναι άδειο
mark-own-limit-over = πέρασε ο δικός του χρόνος
mark-next-round-begun = ο επόμενος γύρος άρχισε
mark-last-play = ήταν η τελευταία κίνηση

## Απόφαση
rule-title = Απόφαση για το φύλλο { $slip }
rule-valid = αποδεκτή
rule-invalid = μη αποδεκτή
ruled-before = προηγούμενη απόφαση: { $outcome }, φύλλο { $slip } — { $reasons }
second-title = Δεύτερη γνώμη: δεν κρίνει τίποτα
second-listed = { $word }: υπάρχει σε { $sources }
second-not-listed = { $word }: δεν υπάρχει σε { $sources }
found-listed = { $word }: υπάρχει στο { $source }
found-not-listed = { $word }: δεν υπάρχει στο { $source }, που αποφασίζει μόνο του
found-adopted = { $listed ->
        [yes] { $word }: υπάρχει στο { $source }, με απόφαση του διοργανωτή: { $reason }
       *[no] { $word }: δεν υπάρχει στο { $source }, με απόφαση του διοργανωτή: { $reason }
    }
found-not-installed = δεν είναι εγκατεστημένο: { $names }· αποφασίζει ο έφορος
found-silent = δεν το αναφέρει: { $names }· μένει ανοιχτό, αποφασίζει ο έφορος
found-damaged = κατεστραμμένο, δεν λαμβάνεται υπόψη: { $name }· αποφασίζει ο έφορος
found-beyond = χωρίς λέξεις αυτού του μήκους όπως εγκαταστάθηκε: { $names }· αποφασίζει ο έφορος
found-no-source = κανένας κατάλογος δεν μιλά για λέξεις αυτού του μήκους· αποφασίζει ο έφορος
found-source = { $name }, έκδ. { $edition }
and = { " και " }
advice-listed = γνώμη: υπάρχει σε { $source }
advice-not-listed = γνώμη: δεν υπάρχει σε { $source }
evidence = { $source }, { $tiles } γράμματα
second-gloss = { $word }: «{ $gloss }» ({ $source })
second-none = κανένας άλλος κατάλογος δεν αφορά αυτές τις λέξεις
second-nothing = δεν υπάρχει τίποτα προς έρευνα σε άλλον κατάλογο
second-nothing-do = γράψτε πρώτα τις λέξεις ενός φύλλου· το τερματικό των παικτών δεν έχει δεύτερη γνώμη
slip-adopted = { $source }: με απόφαση του διοργανωτή — { $reason }
rule-reasons = Λόγοι
rule-reasons-stand = Λόγοι (κενό: ισχύουν οι προηγούμενοι)
rule-reasons-otherwise = Λόγοι: γιατί αποφασίζεται τώρα διαφορετικά
rule-sources = Βοηθήματα, με ; ανάμεσα
rule-missing = { $word }: δεν υπάρχει απόφαση
rule-missing-do = επιλέξτε αποδεκτή ή μη αποδεκτή με ← →
rule-nothing = για αυτό το φύλλο δεν ζητείται απόφαση
rule-nothing-do = κρίνετε τις λέξεις του: Tab και Enter
rule-not-here = αυτή η κονσόλα δεν μπορεί να εκδίδει αποφάσεις
rule-not-here-do = ο έφορος αγώνων αποφασίζει σε κονσόλα με αυτή την αρμοδιότητα

## Έκβαση
verdict-table = { " " }Τραπέζι { $table }{ " " }
verdict-slip = φύλλο { $slip }
verdict-who = ένσταση: { $challenger } — κίνηση: { $mover }
verdict-upheld = ένσταση αποδεκτή: τα γράμματα παίρνονται πίσω
verdict-rejected = ένσταση άκυρη: η κίνηση ισχύει
verdict-admitted = παραδοχή
verdict-conceded = Ο παίκτης που έπαιξε το παραδέχτηκε· δεν ερευνήθηκε καμία λέξη.
verdict-by-referee = απόφαση του εφόρου αγώνων
verdict-adopted = { $source }, με απόφαση του διοργανωτή
mistyped = λάθος πληκτρολόγηση
claim-who = αίτημα: { $by } — αφορά: { $player }
claim-admitted = Παραδοχή: { $player }· δεν αποφασίζει κανείς.
claim-nothing = δεν ακολουθεί τίποτε
claim-reasons = Λόγοι: { $reasons }
either-player = ο ένας από τους δύο παίκτες
follows-withdraw-play = { $player }: παίρνει πίσω τα γράμματα
follows-play-stands = { $player }: η κίνηση ισχύει
follows-lose-this-turn = { $player }: χάνει αυτή τη σειρά
follows-lose-next-turn = { $player }: χάνει την επόμενη σειρά
follows-score-zero = { $player }: καταγράφεται μηδέν για την κίνηση
follows-strike-line = διαγράφεται η γραμμή στην καταγραφή
follows-strike-blank = διαγράφονται οι σημειώσεις μπαλαντέρ της κίνησης
follows-restart = τον χρόνο αρχίζει: { $by }· τρέχει ο χρόνος: { $whose }
follows-restart-fresh = τον χρόνο αρχίζει: { $by }· ξανά ολόκληρος ο χρόνος: { $whose }
follows-penalty = ποινή: { $player }
follows-react-again = { $player }: δέχεται την κίνηση ή κάνει ένσταση σε άλλη λέξη
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
penalty-none = μετρά, χωρίς ποινή
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
order-settled = έγινε με το χέρι { $at }
order-cancelled = αποσύρθηκε { $at }
given-up-doubt = { $why }· ίσως το χρονόμετρο την εκτέλεσε: δείτε το πρώτα
given-up-not-known-here = αυτή η κονσόλα δεν έχει ασύρματο ή κλειδί για το χρονόμετρο { $clock }
given-up-wrong-state = το χρονόμετρο δεν είναι στην κατάσταση που προϋποθέτει η εντολή
given-up-refused = το χρονόμετρο την αρνήθηκε
given-up-declined = το χρονόμετρο την αρνήθηκε: { $words }
given-up-started-anew = το χρονόμετρο ξεκίνησε από την αρχή πριν φτάσει και δεν την εκτέλεσε
given-up-memory-forgotten = το χρονόμετρο έχασε τη μνήμη του και ίσως την είχε εκτελέσει
given-up-other-event = το χρονόμετρο τη θεώρησε εντολή άλλης διοργάνωσης, που άνοιξε την ίδια ώρα, και δεν την εκτέλεσε
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
pending-no-result = { $count ->
    [one] ο αγώνας στο τραπέζι { $tables } δεν έχει αποτέλεσμα
   *[other] οι αγώνες στα τραπέζια { $tables } δεν έχουν αποτέλεσμα
}
mispaired-opposite = τραπέζι { $table }: { $a } και { $b } κάθονται σε ένα ταμπλό· ο καθένας έχει το δικό του, και ένα ζευγάρι είναι μία συμμετοχή
mispaired-met-before = τραπέζι { $table }: { $a } και { $b } έχουν ήδη παίξει στον γύρο { $round }
mispaired-starts = τραπέζι { $table }: πρέπει να παίξει πρώτος: { $second }· πιο συχνά ή την τελευταία φορά έπαιξε πρώτος: { $first }
mispaired-begins-again = τραπέζι { $table }: και στον γύρο { $round } έπαιξε πρώτος: { $first }
mispaired-byes = { $players }: χωρίς αντίπαλο· δύο από αυτούς μπορούν να παίξουν
mispaired-bye-again = { $player }: χωρίς αντίπαλο και στον γύρο { $round }
mispaired-lower-second = τραπέζι { $table }: πρέπει να παίξει πρώτος: { $second }, με χαμηλότερη αξιολόγηση από: { $first }
mispaired-highest-first = τραπέζι { $table }: πρέπει να παίξει δεύτερος: { $first }, με την υψηλότερη αξιολόγηση όλων
mispaired-family = τραπέζι { $table }: { $a } και { $b } έχουν σημειωθεί ως οικείοι και δεν παίζουν μεταξύ τους στους τελευταίους γύρους
mispaired-too-young = { $player }: ηλικία { $age }· συμμετέχουν παίκτες από { $from } ετών
mispaired-unguarded = { $player }: ηλικία { $age }· δεν έχει σημειωθεί γονέας ή κηδεμόνας που συγκατατίθεται και είναι παρών
mispaired-unpaid = { $player }: δεν έχει σημειωθεί πληρωμή
mispaired-rounds = οι γύροι είναι { $rounds }, ούτε περισσότεροι ούτε λιγότεροι
mispaired-left-out = { $count ->
    [one] { $players }: ούτε στην κλήρωση του γύρου ούτε στους απόντες
   *[other] { $players }: ούτε στην κλήρωση του γύρου ούτε στους απόντες
}
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
cannot-unable = αυτή η μάρκα χρονομέτρου δεν μπορεί να το κάνει
cannot-too-wide = το «{ $text }» δεν χωρά στους { $width } χαρακτήρες της οθόνης του
cannot-too-fine = ρυθμίζεται μόνο με βήμα { $step } ms
cannot-out-of-range = ρυθμίζεται μόνο από 0 ως { $most } s
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
wish-lose-turn = { $player }: χάνει μια σειρά
wish-verdict-upheld = { $player }: ένσταση αποδεκτή
wish-verdict-rejected = { $player }: ένσταση άκυρη
wish-start = { $player }: να αρχίσει ο χρόνος
wish-stop = να σταματήσει ο χρόνος
wish-set-both = και οι δύο πλευρές στο { $time }
wish-add = { $player }: { $time } στο χρονόμετρο
wish-resume = { $player }: να συνεχίσει ο χρόνος
wish-clear-notice = να φανούν πάλι οι χρόνοι
wish-take-back = αναίρεση: { $what }
wish-acknowledge = ενημέρωση του χρονομέτρου ότι το συμβάν { $event } καταγράφηκε
wish-read-events = ζητούνται από το χρονόμετρο τα συμβάντα μετά το { $event }
aloud-upheld = η ένσταση γίνεται αποδεκτή
aloud-rejected = η ένσταση είναι άκυρη
aloud-refused = { $player }, η ένσταση δεν εξετάζεται
aloud-minus = { $player } μείον { $points }
aloud-plus = { $player } συν { $points }
aloud-cross = { $player }, σταυρός ποινής
aloud-lose-turn = { $player } χάνει μια σειρά
aloud-take-back = δεν ισχύει πια: { $what }
timely = εμπρόθεσμη
timely-measured = εμπρόθεσμη: { $seconds } δευτ. μετά το πάτημα
timely-not-measured = χρόνος που δεν μετρήθηκε: ισχύει ο λόγος σας

## Αίθουσα
hall-title = { $count ->
    [one] 1 τραπέζι
   *[other] { $count } τραπέζια
}
hall-standing = σε εξέλιξη: { $playing } · αποτελέσματα: { $over } από { $games }
hall-standing-brief = σε εξέλιξη { $playing } · αποτ. { $over }/{ $games }
hall-calm = ✓ κανείς δεν σας χρειάζεται
hall-needing = ! { $count ->
    [one] 1 σας χρειάζεται
   *[other] { $count } σας χρειάζονται
}
hall-empty = Δεν διεξάγεται ακόμη γύρος.
hall-empty-do = F3, F6 και F8: γράψτε εδώ τους αγώνες του. Ή σε άλλο τερματικό: ephor round EVENT PAIRINGS.csv (μία γραμμή ανά αγώνα: τραπέζι, παίκτης, παίκτης). Η οθόνη το βλέπει αμέσως.
hall-latest = Τελευταίες αποφάσεις
hall-page = { $from }–{ $to } από { $count } · PgDn
urgency-referee = έφορος
urgency-by-hand = πείτε το
urgency-challenge = ένσταση
urgency-no-slip = χ. φύλλο
urgency-suspect = πλαστό;
urgency-flag = λήξη
urgency-stale = παλιό
urgency-battery = μπαταρία
clock-none = χωρίς ασ.
clock-never-heard = δεν ακούστηκε
clock-elsewhere-brief = άλλη κονσόλα
clock-no-key-brief = χωρίς κλειδί
clock-unproven = αναπόδ.
clock-fault = βλάβη χρον.
clock-by-hand = χωρίς ασύρματο χρονόμετρο: ανακοινώστε προφορικά
clock-silent = χρονόμετρο { $clock } · ΔΕΝ ΑΚΟΥΣΤΗΚΕ ΠΟΤΕ: δείτε αν είναι ανοιχτό, εντός εμβέλειας και με το δικό του κλειδί
clock-elsewhere = χρονόμετρο { $clock } · δεν ακούγεται εδώ: το ακούει η κονσόλα της διοργάνωσης που έχει τον ασύρματο
clock-disbelieved = χρονόμετρο { $clock } · ΔΕΝ ΓΙΝΕΤΑΙ ΠΙΣΤΕΥΤΟ
clock-no-key = χρονόμετρο { $clock } · ΧΩΡΙΣ ΚΛΕΙΔΙ ΕΔΩ: ephor clock provision EVENT { $clock } ή ephor clock key add
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
table-slip = φύλλο { $slip } · { $words } · { $age }
table-loading = …
timeline-title = Τι συνέβη
timeline-empty = τίποτα ακόμη σε αυτόν τον γύρο
power-office = μόνο: { $office }
power-start-absent = έναρξη του χρόνου απόντος παίκτη
power-stop = σταμάτημα του χρόνου και των δύο
power-add-fixed = { $time } στη μία πλευρά
power-add-free = προσθήκη ή αφαίρεση χρόνου στη μία πλευρά, με απόφαση
power-set-both = και οι δύο πλευρές στο { $time }
power-central-timer = αντίστροφη μέτρηση της αίθουσας
order-side = Τίνος ο χρόνος
order-amount = Χρόνος, +2:00 ή -0:30
order-reason = Λόγος, για το ιστορικό

## Πορεία και ιστορικό
after-press = { $seconds } δευτ. μετά το πάτημα
after-unmeasured = χρόνος που δεν μετρήθηκε
line-pressed = { $player }: πάτημα του χρονομέτρου
line-event-opened = άνοιξε η διοργάνωση «{ $name }» με τον κανονισμό { $ruleset }
line-list-adopted = υιοθετήθηκε κατάλογος: { $source }, { $from } ως { $to } γράμματα, κρίνει { $decides } — { $reason }
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
line-sat-down = ανάληψη θέσης σε αυτή την κονσόλα
line-officer-changed = αλλαγή σε αυτή την κονσόλα· πριν: { $before }
line-wrong-pins = λανθασμένο PIN, συνεχόμενες προσπάθειες: { $tries }· αρμοδιότητα: { $office }
line-entry-amended = διορθώθηκε η εγγραφή: { $player }
line-players-entered = { $count ->
    [one] 1 παίκτης γράφτηκε
   *[other] { $count } παίκτες γράφτηκαν
}
line-allowance-restored = { $player }: οι ενστάσεις χωρίς ποινή μετρούν πάλι από το μηδέν
line-clock-fitted = τραπέζι { $table }: χρονόμετρο { $clock }
line-clock-none = τραπέζι { $table }: χωρίς ασύρματο χρονόμετρο
line-round-started = άρχισε ο γύρος { $round } σε { $tables ->
    [one] 1 τραπέζι
   *[other] { $tables } τραπέζια
}
line-hold = { $player }: επιφύλαξη, { $after }
line-raised = φύλλο { $slip }: ένσταση: { $player }, { $after }
line-refused = { $player }: η ένσταση δεν εξετάζεται: { $why }
line-claimed = φύλλο { $slip }: ανάληψη: { $station }
line-released = φύλλο { $slip }: πάλι στην ουρά
line-words = φύλλο { $slip }: { $words }
line-confirmed = φύλλο { $slip }: γραφή ελεγμένη
line-escalated = φύλλο { $slip } στον έφορο αγώνων: δεν κρίνει κανένας κατάλογος
line-escalated-slip = φύλλο { $slip } στον έφορο αγώνων, γραπτώς: δεν κρίνει κανένας κατάλογος
line-upheld = φύλλο { $slip } ΕΝΣΤΑΣΗ ΑΠΟΔΕΚΤΗ: { $words }
line-rejected = φύλλο { $slip } ΕΝΣΤΑΣΗ ΑΚΥΡΗ: { $words }
line-conceded = φύλλο { $slip }: παραδοχή από τον παίκτη που έπαιξε
line-withdrawn = φύλλο { $slip }: ανάκληση
line-announced = φύλλο { $slip }: ανακοινώθηκε
line-order = εντολή { $op }: { $what }
line-order-aloud = εντολή { $op }, με το χέρι: «{ $what }»
line-order-tried = εντολή { $op }: κλήση του χρονομέτρου
line-matched = φύλλο { $slip }: το χρονόμετρο αναφέρει την ίδια ένσταση, { $after }
line-order-confirmed = εντολή { $op } ✓ στο χρονόμετρο
line-order-unreached = εντολή { $op } ! δεν ελήφθη: { $why }
line-order-settled = εντολή { $op } ✓ έγινε με το χέρι
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
log-title = Αποφάσεις · { $shown } από { $count }
log-head = προς σημείωση: { $head } στο { $count }
log-filter = Φίλτρο:
log-empty = Καμία απόφαση ακόμη.
log-no-match = Καμία απόφαση δεν τα έχει όλα αυτά. Esc: σβήσιμο του φίλτρου.
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
log-delivery = ελήφθη
log-follows = τι ακολούθησε
log-turn = χάνει σειρά { $player }
log-cost = { $points } { $player }
log-crosses = ×{ $count } { $player }
log-turns = χάνει σειρές { $count } { $player }
log-free = χ. ποινή { $player }
delivery-unproven-brief = ✓ αναπ.
delivery-unproven = αναπόδεικτο { $at }
delivery-clock-brief = ✓ χρον.
delivery-hand-brief = ✓ είπαν
delivery-clock = στο χρονόμετρο { $at }
delivery-waiting = … στο χρον.
delivery-hand = ειπώθηκε { $at }
delivery-person = ! ΠΕΙΤΕ ΤΟ
end-upheld = αποδεκτή
end-rejected = άκυρη
end-conceded = παραδοχή
end-withdrawn = ανάκληση
end-reopened = νέα έρευνα
entry-title = Φύλλο { $slip }
entry-past = πριν
entry-reopened = νέα έρευνα
entry-wrong-words = οι λέξεις δεν ήταν αυτές του ταμπλό
entry-overruled = νέα απόφαση
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
line-play-started = δόθηκε το σήμα: αρχίζουν οι αγώνες
line-absent = { $player }: απουσία
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
line-circled = κυκλώθηκε η κίνηση { $number }: τελευταία η κίνηση { $last }
line-countdown-started = τρέχει η αντίστροφη μέτρηση της αίθουσας: { $time }
line-countdown-stopped = σταμάτησε η αντίστροφη μέτρηση της αίθουσας
line-signal-given = σήμα: { $signal }
by-opponent = αντίπαλος
by-player = ίδιος ο παίκτης
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
due-end-of-event = πριν από το τέλος της διοργάνωσης
line-duty = υποχρέωση { $due }: { $what }{ $about }
line-duty-done = ✓ έγινε: { $what }
line-voided-slip = όσα ακολούθησαν από το φύλλο { $slip } δεν ισχύουν πια
line-voided-claim = όσα ακολούθησαν από το αίτημα { $claim } δεν ισχύουν πια
line-voided-run = όσα ακολούθησαν από τη διαδικασία { $run } δεν ισχύουν πια
line-voided-act = όσα ακολούθησαν από «{ $what }» δεν ισχύουν πια
line-voided-orders = · αποσύρθηκαν εντολές: { $orders }
line-taken-back = ανάκληση: { $what } (εγγραφή { $entry })
line-reopened-words = φύλλο { $slip }, επανάληψη της έρευνας: οι λέξεις δεν ήταν αυτές του ταμπλό
line-reopened-overruled = φύλλο { $slip }: νέα απόφαση του εφόρου αγώνων
line-reopened-back = · αναίρεση: { $what }
line-adjusted-spread = { $player }: { $points } στο σύνολο των διαφορών· ο αγώνας δεν μεταβάλλεται
line-result = αποτέλεσμα, { $end }: { $score }
line-result-final = { "" } · τελικά σκορ των φύλλων βαθμολογίας
line-result-tiles = { "" } · γράμματα στο αναλόγιο { $a } / { $b }
line-result-overtime = { "" } · επιπλέον χρόνος { $a } / { $b }
line-result-corrected = διόρθωση αποτελέσματος: { $score }
line-result-voided = η κίνηση που τελείωσε τον αγώνα παίρνεται πίσω: χωρίς αποτέλεσμα, ο αγώνας συνεχίζεται
line-handed-in = τα φύλλα βαθμολογίας παραδόθηκαν
line-awarded = { $what }: { $score }
line-awarded-against = { $what } σε βάρος: { $player }: { $score }
line-bye = { $player }: χωρίς αντίπαλο: { $points } πόντοι, { $match } για την κατάταξη
worked-cross = σταυρός ποινής: { $player }
worked-points = { $points }: { $player }
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
worked-table-match = { $count } μισοί βαθμοί
worked-table-points = { $points } πόντοι
worked-table-spread = { $points } διαφορά
worked-costs-nothing = Είναι από τις { $count } χωρίς ποινή.
worked-annul = { $player }: η κίνηση δεν μετρά

## Τι μπορεί να γίνει
offer-judge = απόφαση για το αίτημα { $claim }: { $what }
offer-admit = παραδοχή: { $what }
offer-step = έγινε το βήμα { $at } από { $of }: { $text }
offer-drop = διακοπή: { $what }
offer-adopt = υιοθέτηση: { $what }
offer-drop-list = κατάργηση: { $what }
offer-forced-pass = { $player }: πάσο για { $count ->
    [one] τη χαμένη σειρά
   *[other] μία χαμένη σειρά, από { $count }
}
offer-settle = έγινε με το χέρι: { $words }
offer-absent = ένας παίκτης απουσιάζει
offer-arrived = { $player }: ήρθε
offer-start = δώστε το σήμα: αρχίζουν οι αγώνες
offer-redate-pairing = λάθος ώρα: δημοσίευση της κλήρωσης του γύρου
offer-redate-signal = λάθος ώρα: σήμα έναρξης
offer-circle = κυκλώνεται η τρέχουσα κίνηση
offer-word = «{ $what }»: ένσταση για λέξη
offer-hold = «{ $what }»: επιφύλαξη
offer-result = ο αγώνας τελείωσε: { $what }
offer-correct = διόρθωση του αποτελέσματος
offer-hand-in = παράδοση των φύλλων βαθμολογίας
offer-take-back = ανάκληση: { $what }
deed-absence = απουσία: { $player }
deed-arrival = προσέλευση: { $player }
deed-hold = επιφύλαξη: { $player }
deed-forced-pass = πάσο για χαμένη σειρά: { $player }
deed-circled = κυκλωμένη κίνηση { $number }
deed-order = εντολή { $op }: { $words }
deed-claim = αίτημα { $claim }
deed-sanction = «{ $what }»: { $player }
deed-award = απόφαση για την παρτίδα: { $what }
deed-duty = έγινε: { $what }
offer-stop-countdown = σταμάτημα της αντίστροφης μέτρησης της αίθουσας
offer-relook = φύλλο { $slip } { $words }: επανάληψη της έρευνας, δεν ήταν αυτές οι λέξεις
offer-overrule = φύλλο { $slip } { $words }: νέα απόφαση
offer-fix = φύλλο { $slip } { $words }: επανόρθωση εσφαλμένης απόφασης
kind-claim = αίτημα
kind-step = βήμα
kind-turn = σειρά
kind-say = πείτε το
kind-play = έναρξη
kind-playoff = τελικοί
kind-words = λέξεις
kind-result = αποτέλ.
kind-challenge = ένσταση
kind-stop = STOP
kind-fault = σφάλμα
kind-conduct = διαγωγή
kind-procedure = τακτοπ.
kind-clock = χρόνος
kind-sanction = ποινή
kind-award = κατακ.
kind-mend = διόρθ.
kind-duty = υποχρ.
kind-lists = κατάλ.
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
need-about = Ποιον αφορά
need-loser = Ποιος χάνει
need-demands = Ποιος το απαιτεί
need-player = Παίκτης
need-claimant = Ποιος το εγείρει
need-running = Τίνος ο χρόνος τρέχει
need-since = Δευτερόλεπτα από το πάτημα
need-outcome = Έκβαση
need-number = Αριθμός της κίνησης
need-score = Πόντοι: { $player }
need-rack = Γράμματα στο αναλόγιο: { $player }
need-over = Επιπλέον χρόνος: { $player }, π.χ. 1:41
need-out = Ποιος έκλεισε
need-word = Λέξη
need-points = Πόντοι της κίνησης
need-both-agree = Συμφωνούν και οι δύο παίκτες
need-agrees = Συμφωνεί: { $office }
need-signed = Υπέγραψαν και οι δύο
need-lengths = Μήκη σε γράμματα
need-binding = Κρίνει
binding-alone = μόνος του
binding-if-listed = όπου περιέχει τη λέξη
need-scored = Και οι δύο δέχτηκαν το σκορ
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
menu-title = Τι μπορεί να γίνει · { $count }
menu-filtered = Τι μπορεί να γίνει · { $shown } από { $count } · «{ $filter }»
menu-none = Εδώ δεν μπορεί τώρα να γίνει τίποτα.
menu-no-match = Τίποτα εδώ δεν λέγεται έτσι. Esc: σβήσιμο όσων γράψατε.
form-by-facts = υπολογίζεται
form-nobody = κανείς
form-not-seen = δεν διαπιστώθηκε
form-yes = ναι
form-no = όχι
form-range = { $from } ως { $to }
form-number = γράψτε ακέραιο αριθμό
form-number-range = γράψτε ακέραιο αριθμό από { $from } ως { $to }
form-time = γράψτε χρόνο, π.χ. 1:41
form-confirm = Enter: εκτέλεση, Esc: πίσω.
form-fill-in = Συμπληρώστε και πατήστε Enter.
form-must = πρέπει να συμπληρωθεί
form-no-player = δεν υπάρχει τέτοιος παίκτης
urgency-claim = αίτημα
cell-clock-may = δυν. έναρξη
cell-clock-must = έναρξη
cell-forfeit = χάνει
cell-session = τέλος ώρας
cell-playoff = τελικοί
cell-missed = απών
cell-absent = απών { $at }
cell-before = δεν άρχισε
cell-unreported = χωρίς αποτ.
cell-over = αποτέλεσμα
cell-handed-in = παραδόθηκε
hall-waits = Το σήμα δεν έχει δοθεί. F6, Enter, Enter: αρχίζουν οι αγώνες.
hall-duty = Υποχρέωση { $due }: { $what }
hall-overdue = ! ΕΚΠΡΟΘΕΣΜΟ: { $what }
hall-more-duties = και { $count } ακόμη: F6
hall-session = ως { $at } · μένουν { $left }
hall-session-over = τέλος του χρόνου του γύρου από { $at }
countdown-runs = αντίστροφη μέτρηση
countdown-call = { $seconds } δευτερόλεπτα: ανακοινώστε τα
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
table-count = { $counter } { $count }
table-absent = { $sign } απουσία από { $at }
table-result = αποτέλεσμα { $score }
table-circled = κυκλώθηκε η κίνηση { $number }, τελευταία η κίνηση { $last }
mend-nothing = σε αυτή την απόφαση δεν επανορθώνεται τίποτα εδώ
mend-nothing-do = μόνο αποφάσεις αυτού του γύρου, όσο το επιτρέπει ο κανονισμός· βλ. Κανόνες, F5
entry-mend = επανορθώνεται
rules-title = Κανόνες · { $ruleset } · { $shown } από { $count }
rules-no-match = Τίποτα στους κανόνες δεν τα έχει όλα αυτά. Esc: σβήσιμο όσων γράψατε.
rules-value = Το ephor εργάζεται με αυτή την τιμή.
rules-reading = Η παράγραφος είναι αμφίσημη ({ $question })· ερμηνεία του ephor: { $reading }.
words-done = Το ephor το υπολογίζει και το τηρεί.
words-shown = Το ephor το δείχνει όπου χρειάζεται.
words-person = Το φροντίζει άνθρωπος: { $why }
words-document = Εξαρτάται από έγγραφο που το ephor δεν έχει: { $what }
words-reads = Διαβάζεται με διάφορους τρόπους· ephor: { $reading }
words-english = (προς το παρόν μόνο στα αγγλικά)

## Finder
finder-title = Εύρεση · { $count }
finder-line = Εύρεση:
finder-no-match = Τίποτα δεν λέγεται έτσι και τίποτα δεν το αναφέρει.
finder-kind-screen = οθόνη
finder-kind-table = τραπέζι
finder-kind-round = γύρος
finder-kind-slip = φύλλο
finder-kind-rule = κανόνας
finder-table = τραπέζι { $table }: { $a } – { $b }
finder-table-free = τραπέζι { $table }
finder-slip = φύλλο { $slip } · { $words } · { $challenger } → { $mover }
finder-slip-bare = φύλλο { $slip } · { $challenger } → { $mover }
finder-does-screen = Enter: ανοίγει αυτή η οθόνη.
finder-does-table = Enter: ανοίγει αυτό το τραπέζι.
finder-does-act = Enter: ανοίγει η φόρμα· τίποτα δεν γίνεται πριν το επιβεβαιώσετε εκεί.
finder-does-not = Τώρα δεν είναι δυνατόν και το Enter δεν κάνει τίποτα.
finder-does-slip = Enter: ανοίγει αυτή η απόφαση στο ιστορικό.
finder-does-rule = Enter: εμφανίζεται στους κανόνες.

## Αποτελέσματα
results-title = Αποτελέσματα · γύρος { $round } · { $over } από { $games }
results-hint = τραπέζι, σκορ A, σκορ B · ή τα δύο σκορ
results-end = Τελικά σκορ των υπογεγραμμένων φύλλων, όλα μέσα · τέλος: { $end }
results-missing = λείπει
results-signed = Υπέγραψαν και οι δύο; Τότε παραδίδεται. ν / ο
results-in-sums = Είναι ήδη στα σκορ: { $what }; ν / ο
results-penalty = ποινές { $points } { $side }
results-penalty-brief = { $points } { $side }
results-over = επιπλέον χρόνος { $time } { $side } { $points }
results-over-brief = +{ $time } { $side } { $points }
results-no-row = δεν επιλέχθηκε αγώνας
results-no-table = δεν παίζεται αγώνας σε τέτοιο τραπέζι· τα δύο σκορ, ή το τραπέζι και τα δύο σκορ
results-too-many = πάρα πολλοί αριθμοί: το τραπέζι και τα δύο σκορ
results-type = λείπουν τα δύο σκορ: 412 389, ή με το τραπέζι 7 412 389
results-more-than-possible = πάνω από το δυνατό: το σκορ, ύστερα όσο ήταν δυνατό
results-in-already = το αποτέλεσμα αυτό παραδόθηκε
results-no-end = ο κανονισμός δεν γνωρίζει τέλος αγώνα που να καταχωρίζεται εδώ
results-yes-or-no = απαντήστε ναι ή όχι: ν, ο
results-put-in = δεν καταχωρίστηκε: προσθέστε το στα σκορ και καταχωρίστε τα
results-sign-first = δεν παραδόθηκε: πρώτα υπογράφουν και οι δύο
results-one-end = ο κανονισμός γνωρίζει μόνο ένα τέλος
standings-title = Κατάταξη · γύροι που άρχισαν: { $round } · { $order }
standings-game = { $round }/{ $table }
standings-provisional = προσωρινή: αγώνες χωρίς αποτέλεσμα: { $count } (γύρος/τραπέζι { $games })
standings-duties = πριν από την ανακοίνωση μένουν υποχρεώσεις: { $count }
standings-one-order = ο κανονισμός γνωρίζει μόνο μία σειρά
standings-no-order = ο κανονισμός δεν ορίζει κατάταξη
standings-constants = ο τύπος χρειάζεται αριθμούς που δημοσιεύει η ομοσπονδία: { $names }· τους παίρνει το ephor standings
standings-nobody = κανείς δεν το έχει στο όνομα ή στον σύλλογο
standings-games = αγώνες
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
criterion-formula = τύπος
criterion-percent = ποσοστό
criterion-starts = ξεκίνησε
start-title = Γύρος { $round } · αγώνες: { $games }
start-hint = 1 Άννα; Μπένο · χωρίς αντίπαλο: Άννα; - · αρχείο: a.csv · κενό: έναρξη
start-hint-more = + Όνομα: νέος παίκτης · Άννα; /: δεν παίζει · 50 min · 7 !: επιτήρηση
start-sure = Έναρξη του γύρου { $round } τώρα, αγώνες: { $games }; ν / ο · ! τελευταίος γύρος
start-why = Γιατί αρχίζει παρ’ όλα αυτά (μένει στο ημερολόγιο)· Esc: πίσω
start-bye = { "–" }   { $player }, χωρίς αντίπαλο
start-missed = { "–" }   { $player }: δεν παίζει στον γύρο
start-watched = { "–" }   τραπέζι { $table } υπό επιτήρηση
start-takes = { "–" }   ο γύρος διαρκεί { $minutes } λεπτά
start-left = Χωρίς αγώνα ({ $count }): { $names }
start-not-two = χρειάζονται δύο παίκτες: 1 Άννα; Μπένο, ή ένας και παύλα
start-nobody = κανένας παίκτης δεν ονομάζεται «{ $name }»
start-nearest = κανένας παίκτης δεν ονομάζεται «{ $name }»· μήπως εννοείτε { $near };
start-several = «{ $name }» μπορεί να είναι { $found }: γράψτε περισσότερο από το όνομα
start-twice = { $name }: παίζει ήδη σε άλλον αγώνα
start-taken = στο τραπέζι { $table } υπάρχει ήδη αγώνας
start-newcomer = Enter: ο παίκτης { $name } εγγράφεται στη διοργάνωση
start-reads-file = Enter: ανάγνωση του αρχείου με τα ζευγάρια· δεν γράφεται τίποτα ακόμη
start-file-row = αγώνας { $row } του αρχείου: { $why }
start-file-row-do = κανένας αγώνας του δεν ελήφθη· διορθώστε το αρχείο και διαβάστε το ξανά
start-file = το αρχείο δεν μπορεί να χρησιμοποιηθεί: { $why }
start-kept = όσα γράφτηκαν μένουν για αυτόν τον γύρο
start-one-base = από πότε μετρά η καθυστέρηση δεν επιλέγεται εδώ
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
clocks-none = Κανένα χρονόμετρο: ephor clock provision EVENT NUMBER δίνει σε ένα τον αριθμό και το κλειδί του.
clocks-no-key = Αυτή η κονσόλα δεν έχει το κλειδί του, άρα ούτε το ακούει ούτε το χειρίζεται.
clocks-not-here = Ο ασύρματος ανήκει σε άλλη κονσόλα της διοργάνωσης: η τοποθέτηση και ο έλεγχος γίνονται εκεί. Αυτή τον αναλαμβάνει όταν εκείνη κλείσει, εκτός αν άνοιξε με --no-radio.
clocks-looks = Μοιάζει με: { $make }. Τίποτα δεν έχει αποδειχθεί.
clocks-do-key = Σε άλλο τερματικό: ephor clock provision EVENT { $clock } (ή ephor clock key add EVENT { $clock })· σε λίγο εμφανίζεται εδώ.
clocks-do-address = Σε άλλο τερματικό: ephor clock key add EVENT { $clock } --profile { $profile } --address { $address }· σε λίγο εμφανίζεται εδώ.
clocks-not-suspect = Δεν χρειάζεται εγγύηση: αφορά μόνο χρονόμετρο σε τραπέζι, του οποίου ο μετρητής γύρισε πίσω και το οποίο είδατε.
clocks-vouch = F8: εγγύηση γι' αυτό, αν το είδατε.
clocks-not-fitted = Αυτό το χρονόμετρο δεν είναι σε κανένα τραπέζι.
clocks-fit = Enter: το χρονόμετρο { $clock } σε τραπέζι.
clocks-refit = Το χρονόμετρο { $clock } είναι στο τραπέζι { $table }: Enter: μετακίνηση, F11: αφαίρεση.
clocks-silent-keyless = Δεν ακούστηκε ποτέ: δείτε αν είναι ανοιχτό, εντός εμβέλειας και αν δεν είναι συνδεδεμένος άλλος.
clocks-silent = Δεν ακούστηκε ποτέ: δείτε αν είναι ανοιχτό, εντός εμβέλειας και με το δικό του κλειδί.
clocks-ask = Τοποθέτηση του χρονομέτρου { $clock }
clocks-ask-table = Στο τραπέζι
clocks-no-table = Δεν υπάρχει τέτοιο τραπέζι: δώστε τον αριθμό ενός υπαρκτού.
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
