### Γιατί κάτι δεν μπορεί να γίνει. Το μήνυμα λέει τι ήταν λάθος· το `instead` τι πρέπει να γίνει· το `short` το ίδιο με
### τις λιγότερες λέξεις, για τη γραμμή ενός μενού. Μια διάρκεια έρχεται ως $name (7:05), $name_words (7 min 5 s),
### χρονόμετρο), $name_tenths (425.0 δευτερόλεπτα) και $name_any (αν είναι πάνω από μηδέν). Ό,τι λείπει έρχεται ως “none”.

refused-silent = { $what } (ο κανονισμός δεν το προβλέπει· κανόνας της κονσόλας)
the-office = { $office }
or = { " ή " }
comma-or = { ", ή " }
late-base-pairing = δημοσίευση της κλήρωσης του γύρου (pairing)
late-base-play-start = σήμα έναρξης (play_start)

speaker-opponent = αντίπαλος
speaker-player = ο ίδιος ο παίκτης
speaker-referee = έφορος

closure-together = όσα έγραψαν και οι δύο διορθώνονται μόνο αν συμφωνούν και οι δύο
closure-never = το αποτέλεσμα δεν διορθώνεται
closure-signed = το αποτέλεσμα έχει υπογραφεί
closure-handed-in = το αποτέλεσμα έχει παραδοθεί
closure-paired = έγινε η κλήρωση του γύρου { $round }
closure-last-round = πέρασαν { $grace } από το τέλος του τελευταίου γύρου

stands-none = δεν διεξάγεται αγώνας
stands-before = ο αγώνας δεν άρχισε
stands-playing = ο αγώνας διεξάγεται
stands-over = ο αγώνας τελείωσε
stands-handed-in = το αποτέλεσμα παραδόθηκε

# Τι είχε διαπιστωθεί στο τραπέζι όταν ειπώθηκε.
seen-opponent-recorded = ο αντίπαλος είχε καταγράψει το σκορ
seen-both-recorded = και οι δύο παίκτες είχαν καταγράψει πόντους και άθροισμα
seen-sum-begun = ο αντίπαλος είχε αρχίσει να γράφει το άθροισμα
seen-first-tile-racked = ο παίκτης που έπαιξε είχε το πρώτο γράμμα στο αναλόγιο
seen-approved = ο αντίπαλος είχε δεχτεί την κίνηση
seen-bag-empty = το σακούλι είναι άδειο
seen-own-limit-over = ο χρόνος του ενισταμένου είχε περάσει
seen-next-round-begun = ο επόμενος γύρος είχε αρχίσει
seen-last-play = η κίνηση ήταν η τελευταία του αγώνα
seen-score-recorded = το σκορ είχε καταγραφεί
seen-tiles-drawn = ο παίκτης που έπαιξε είχε τραβήξει γράμματα
seen-clock-pressed = ο παίκτης που έπαιξε είχε πατήσει το χρονόμετρο
seen-further-move = είχε γίνει άλλη κίνηση
seen-signed = τα φύλλα βαθμολογίας είχαν υπογραφεί
seen-tiles-cleared = τα γράμματα είχαν μαζευτεί από το ταμπλό
seen-play-upheld = είχε γίνει αποδεκτή ένσταση για την ίδια κίνηση
seen-exchange-upheld = είχε γίνει αποδεκτή ένσταση για την ίδια αλλαγή γραμμάτων
seen-reacted = ο αντίπαλος είχε τοποθετηθεί

subject-absence = απουσία
subject-arrival = προσέλευση
subject-absent-clock = χρόνος παίκτη που απουσιάζει
subject-forced-pass = υποχρεωτικό πάσο
subject-circled-move = κυκλωμένη κίνηση
subject-start-signal = σήμα έναρξης
subject-signal = ηχητικό σήμα
subject-redated-pairing = διόρθωση της ώρας δημοσίευσης της κλήρωσης του γύρου
subject-redated-signal = διόρθωση της ώρας του σήματος
subject-redated-clock = διόρθωση της ώρας έναρξης του χρονομέτρου παίκτη που λείπει
subject-result = αποτέλεσμα
subject-correction = διόρθωση
subject-hand-in = παράδοση
subject-relook = επανάληψη της έρευνας ενός φύλλου
subject-take-back = ανάκληση
subject-overruling = αλλαγή απόφασης
subject-late-fix = εκ των υστέρων επανόρθωση απόφασης
subject-constants = οι αριθμοί της ομοσπονδίας
subject-zone = η αλλαγή ζώνης ώρας
subject-time = η διόρθωση του χρόνου που ισχύει
subject-adopt-list = υιοθέτηση: { $list }
subject-drop-list = κατάργηση: { $list }
subject-offence = παράπτωμα
subject-procedure = διαδικασία
subject-unpairing = η διάλυση ζευγαριού
subject-sanction = ποινή
subject-end = τέλος αγώνα
subject-award = κατακύρωση
subject-duplicate = διεξαγωγή παιχνιδιού duplicate
subject-annulment = ακύρωση κίνησης
subject-word-ruling = κρίση λέξης
subject-judge-claim = αίτημα { $claim }

## Τι ισχύει για κάθε εντολή

refused-general-journal-stopped = { $why }
    .instead = δεν αποφασίστηκε τίποτα· επισκευάστε το και δοκιμάστε πάλι
refused-general-before-the-last = { $at }: πριν από το τελευταίο συμβάν του ημερολογίου, { $last }
    .instead = δώστε τις εντολές με τη χρονική τους σειρά
refused-general-not-now = { $at }: δεν είναι τώρα· ο χρόνος που ισχύει είναι { $now }
    .instead = δώστε την ώρα που είναι· αν παίζεται καταγραφή άλλης μέρας, γράψτε --replay
refused-general-no-event = δεν είναι ανοιχτή καμία διοργάνωση
    .instead = αρχίστε με την εντολή open_event
refused-general-other-ruleset = οι κανόνες που φορτώθηκαν δεν είναι εκείνοι με τους οποίους άνοιξε η διοργάνωση
    .instead = ξεκινήστε την κονσόλα με τα αρχεία με τα οποία άνοιξε η διοργάνωση
refused-general-other-tiles = τα γράμματα που φορτώθηκαν δεν είναι εκείνα με τα οποία άνοιξε η διοργάνωση
    .instead = επαναφέρετε από αντίγραφο το lexicons/tiles.toml της διοργάνωσης
refused-general-other-lists = οι κατάλογοι λέξεων που φορτώθηκαν δεν είναι εκείνοι με τους οποίους άνοιξε η διοργάνωση
    .instead = ξεκινήστε την κονσόλα με τα αρχεία με τα οποία άνοιξε η διοργάνωση
refused-general-not-their-office = { $what }: αρμοδιότητα: { $offices }, όχι: { $role }
    .instead = αρμόδιος: { $offices }
    .short = μόνο { $offices }
refused-general-for-officials = { $role_name }: δεν είναι δική του αρμοδιότητα, αλλά: { $offices }
    .instead = αρμόδιος: { $offices }
refused-general-for-clocks = { $role_name }: αυτό το λέει μόνο χρονόμετρο ή η κονσόλα εκ μέρους του
    .instead = δηλώστε «ανακοινώθηκε ή έγινε»
refused-general-not-in-phase = { $what }: στο τραπέζι { $table } { $now }
    .instead = προϋπόθεση: { $wants }
    .short = μόνο { $wants_short }
refused-general-no-table = δεν υπάρχει τραπέζι { $table }
    .instead = επιλέξτε τραπέζι από την κλήρωση αυτού του γύρου
refused-general-no-game = στο τραπέζι { $table } δεν διεξάγεται αγώνας στον γύρο { $round }
    .instead = αρχίστε πρώτα τον γύρο
refused-general-no-slip = δεν υπάρχει φύλλο { $slip }
    .instead = επιλέξτε ένα από την ουρά
refused-general-unheard = δεν υπάρχει σε αυτόν τον κανονισμό: { $what } «{ $id }»
    .instead = { $known ->
        [none] οι κανόνες { $ruleset } δεν έχουν κανένα τέτοιο
       *[other] επιλέξτε από: { $known }
    }
refused-general-not-asked = δεν ζητείται τίποτα για «{ $fact }»
    .instead = { $asked ->
        [none] εδώ δεν ζητείται τίποτα: παραλείψτε το
       *[other] ζητούνται: { $asked }
    }
refused-general-out-of-range = { $text } ({ $fact }): { $value }, εκτός ορίων { $from } έως { $to }
    .instead = ελέγξτε το στο τραπέζι
refused-general-not-answered = «{ $text }»: δεν απαντήθηκε
    .instead = απαντήστε πρώτα
refused-general-not-known = { $fact }: δεν είναι γνωστό
    .instead = δώστε το με τα στοιχεία
refused-general-divides-by-zero = γίνεται διαίρεση με το μηδέν
    .instead = δώστε το με τα στοιχεία
condition-yes = η απάντηση ναι στο «{ $text }»
condition-no = η απάντηση όχι στο «{ $text }»
condition-and = και
condition-or = ή
condition-not = όχι
condition-asked = «{ $text }»
refused-general-condition = { $otherwise ->
        [none] η προϋπόθεση του κανονισμού δεν πληρούται
       *[other] { $otherwise }
    }
    .instead = απαιτείται: { $needs }
    .short = { $otherwise ->
        [none] { $needs }
       *[other] { $otherwise }
    }
refused-general-condition-by-answers = { refused-general-condition }
    .instead = { $otherwise ->
        [none] { refused-general-condition.instead }
       *[other] { "" }
    }
refused-general-no-reason = { $what }: δεν δόθηκε λόγος
    .instead = γράψτε γιατί

## Η ίδια η διοργάνωση: κανόνες, κατάλογοι, παίκτες, χρονόμετρα

refused-setup-law-not-loaded = { $what }
    .instead = { $help }
refused-setup-open-already = το ημερολόγιο περιέχει ήδη τη διοργάνωση «{ $name }»
    .instead = χρησιμοποιήστε άλλο αρχείο για άλλη διοργάνωση
refused-setup-ruleset-not-loaded = η διοργάνωση απαιτεί τους κανόνες { $wanted }, η κονσόλα φόρτωσε { $loaded }
    .instead = ξεκινήστε την κονσόλα με --ruleset και το id που ορίζει η διοργάνωση
refused-setup-tiles-not-loaded = η διοργάνωση απαιτεί το σύνολο γραμμάτων { $wanted }, η κονσόλα φόρτωσε { $loaded }
    .instead = ξεκινήστε την κονσόλα με το σύνολο γραμμάτων που ορίζει η διοργάνωση
refused-setup-reading-not-loaded = η διοργάνωση ερμηνεύει { $question } ως { $reading }, οι κανόνες που φορτώθηκαν όχι
    .instead = ξεκινήστε την κονσόλα με τις ερμηνείες που ορίζει η διοργάνωση
refused-setup-tiles-not-offered = ο κανονισμός δεν προβλέπει το σύνολο γραμμάτων { $wanted }
    .instead = επιλέξτε από: { $offered }
refused-setup-budget-not-offered = ο κανονισμός δεν προβλέπει χρόνο { $wanted }
    .instead = επιλέξτε από: { $offered }
refused-setup-budget-out-of-range = ο κανονισμός δεν προβλέπει χρόνο { $wanted }
    .instead = επιλέξτε από { $from } έως { $to }· συνήθης: { $offered }
refused-setup-systems-not-chosen = ο κανονισμός δεν αφήνει στον διοργανωτή την επιλογή του ποιος ερευνά τις λέξεις
    .instead = { $known ->
        [none] παραλείψτε το
       *[other] παραλείψτε το· ισχύουν: { $known }
    }
refused-setup-no-such-system = ο κανονισμός δεν γνωρίζει σύστημα «{ $system }»
    .instead = επιλέξτε από: { $known }
refused-setup-system-twice = το σύστημα { $system } αναφέρεται δύο φορές
    .instead = αναφέρετε το καθένα μία φορά
refused-setup-systems-read-otherwise = { $systems }: οι λέξεις κρίνονται με την ερμηνεία { $wanted } του { $question }, εδώ ισχύει η { $reading }
    .instead = επιλέξτε αυτή την ερμηνεία: { $question }={ $wanted }
refused-setup-no-such-zone = δεν υπάρχει ζώνη ώρας «{ $zone }»
    .instead = { $near ->
        [none] γράψτε το όνομά της, π.χ. Europe/Athens, ή τη διαφορά, π.χ. +02:00
       *[other] το πλησιέστερο όνομα είναι { $near }
    }
refused-setup-same-zone = οι ώρες δίνονται ήδη στη ζώνη { $zone }
refused-setup-not-off-by-that = καμιάς κονσόλας το ρολόι δεν διαφέρει κατά { $by }
    .instead = το τελευταίο που σημειώθηκε: { $ahead } μπροστά από τον χρόνο που ισχύει
refused-setup-player-without-name = ένας παίκτης δεν έχει όνομα
    .instead = δώστε όνομα σε κάθε παίκτη
refused-setup-player-twice = { $player }: εγγραφή δύο φορές
    .instead = διακρίνετε τους συνονόματους με όνομα ή αριθμό
refused-setup-not-entered = { $player }: χωρίς εγγραφή
    .instead = γράψτε το όνομα όπως στην εγγραφή· οι νέοι παίκτες εγγράφονται πρώτα
refused-setup-took-part = { $player }: έχει αγώνα, χαμένο γύρο ή κύρωση και μένει στη διοργάνωση
    .instead = όποιος φεύγει αποχωρεί ή αποκλείεται· η εγγραφή διορθώνεται εκεί όπου γράφεται ο επόμενος γύρος (F3, F6, Ctrl-N: = { $player }) ή με amend_entry στο ephor exec
refused-setup-no-such-profile = δεν υπάρχει τύπος χρονομέτρου «{ $profile }»
    .instead = επιλέξτε από: { $known }
refused-setup-number-and-profile = ο τύπος «{ $profile }» και ο αριθμός χρονομέτρου δεν ταιριάζουν
    .instead = χρονόμετρο με ασύρματο έχει αριθμό, ο τύπος none δεν έχει
refused-setup-clock-elsewhere = το χρονόμετρο { $clock } είναι στο τραπέζι { $table }
    .instead = δώστε πρώτα άλλο χρονόμετρο στο τραπέζι { $table }
refused-setup-lists-fixed = { $what }: οι κατάλογοι λέξεων κλείδωσαν από { $since }
    .instead = λέξη που δεν κρίνει κανένας κατάλογος πηγαίνει στον έφορο· η απόφασή του διατηρείται
    .short = οι κατάλογοι λέξεων κλείδωσαν
refused-setup-list-not-installed = ο κατάλογος { $list } δεν είναι εγκατεστημένος
    .instead = { refused-setup-nothing-playable.instead }
refused-setup-list-of-other-language = γλώσσα του { $list }: { $language }· γλώσσα της διοργάνωσης: { $event }
    .instead = { refused-setup-nothing-playable.instead }
refused-setup-nothing-playable = { $list }: καμία λέξη που θα μπορούσε να παιχτεί
    .instead = { $there ->
        [none] δεν υπάρχει κατάλογος αυτής της γλώσσας· οι κατάλογοι ορίζονται με τη δημιουργία της διοργάνωσης
       *[other] υπάρχουν: { $there }
    }
refused-setup-adopted-already = { $list }: έχει ήδη υιοθετηθεί
    .instead = καταργήστε τον πρώτα, για να υιοθετηθεί διαφορετικά
refused-setup-nothing-left-to-decide = κάθε μήκος που αφορά { $list } κρίνεται χωρίς αυτόν
    .instead = καταργήστε τον κατάλογο που τα κρίνει μόνος του, αν τον υιοθέτησε ο διοργανωτής
    .short = κρίνεται χωρίς αυτόν
refused-setup-other-lengths = { $list }: αφορά λέξεις { $shortest } έως { $longest } γραμμάτων, όχι { $from } έως { $to }
    .instead = ορίστε μήκη από { $shortest } έως { $longest }
refused-setup-decided-alone = { $other } κρίνει μόνος από { $from } έως { $to } γράμματα: { $list } δεν θα ρωτιόταν ποτέ
    .instead = ορίστε άλλα μήκη ή καταργήστε πρώτα τον άλλον κατάλογο
refused-setup-decided-by-regulation = κατά τον κανονισμό { $list } κρίνει ήδη λέξεις με ορισμένα από αυτά τα μήκη
    .instead = ορίστε άλλα μήκη
refused-setup-not-adopted = ο κατάλογος { $list } δεν έχει υιοθετηθεί
    .instead = { $adopted ->
        [none] δεν έχει υιοθετηθεί κανένας
       *[other] έχουν υιοθετηθεί: { $adopted }
    }
refused-setup-no-such-order = ο κανονισμός δεν έχει κατάταξη «{ $order }» με σταθερές στον τύπο της
    .instead = { $known ->
        [none] δεν έχει καμία
       *[other] έχει: { $known }
    }
refused-setup-other-constants = ο τύπος της κατάταξης { $order } έχει τις σταθερές { $constants }, καθεμία μία φορά
    .instead = δώστε καθεμία από αυτές και καμία άλλη
refused-setup-nothing-to-sign = δεν υπάρχει στο ημερολόγιο εγγραφή { $entry } προς υπογραφή, η τελευταία είναι { $last }
    .instead = υπογράψτε ό,τι υπάρχει
refused-setup-officials-sign = { $role_name }: το ημερολόγιο το υπογράφουν μόνο μέλη της εφορίας
    .instead = υπογράψτε με αρμοδιότητα

## Ο γύρος: κλήρωση, παρουσία, σήμα, χαμένες σειρές

refused-round-last-round-over = ο γύρος { $round } είναι ο τελευταίος
    .instead = τα αποτελέσματα διορθώνονται ακόμη, όσο το επιτρέπει ο κανονισμός· αν τελικά ακολουθεί και άλλος γύρος, δηλώστε το πρώτα (F6)
refused-round-none-begun = δεν έχει αρχίσει κανένας γύρος
    .instead = αρχίστε τον πρώτο γύρο
    .short = δεν άρχισε
refused-round-not-next-round = ο γύρος { $round } δεν μπορεί να αρχίσει μετά τον γύρο { $before }
    .instead = αρχίστε τον γύρο { $next }
refused-round-too-soon-after = πέρασαν { $gone } από τον τελευταίο αγώνα του γύρου { $before }
    .instead = ο γύρος { $next } μπορεί να αρχίσει σε { $left_words }· ή αρχίστε τον έτσι κι αλλιώς και πείτε γιατί
refused-round-not-over = εκκρεμούν ζητήματα πριν από τον γύρο { $next }: { $left }{ $more ->
        [0] { "" }
       *[other] · και { $more } ακόμη
    }
    .instead = αποφασίστε, γράψτε τα αποτελέσματα, εκτελέστε τις υποχρεώσεις (F6)· ή αρχίστε έτσι κι αλλιώς και πείτε γιατί
refused-round-put-off-too-long = ο γύρος 1 αρχίζει { $by_words } μετά την ώρα που ανακοινώθηκε· μπορεί να αναβληθεί το πολύ κατά { $most_words }
    .instead = αρχίστε τον γύρο έτσι κι αλλιώς και πείτε γιατί
refused-round-not-so-paired = η κλήρωση του γύρου { $next } δεν είναι όπως τη θέλει ο κανονισμός: { $left }{ $more ->
        [0] { "" }
       *[other] · και { $more } ακόμη
    }
    .instead = διορθώστε την κλήρωση· ή αρχίστε τον γύρο έτσι κι αλλιώς και πείτε γιατί
refused-round-wrongly-paired = ο κανονισμός δεν επιτρέπει τέτοια κλήρωση: { $wrong }
    .instead = διορθώστε την κλήρωση ή, αν μια εγγραφή είναι παλιά, εκείνη: = ΟΝΟΜΑ εκεί όπου γράφεται ο γύρος, ή amend_entry στο ephor exec
refused-round-no-supervision = τραπέζι { $table }: ο κανονισμός δεν γνωρίζει τραπέζια υπό διαρκή επίβλεψη
    .instead = παραλείψτε τα
refused-round-nobody-supervised = κανείς δεν παίζει στο τραπέζι { $table }, που θα ήταν υπό επίβλεψη
    .instead = αναφέρετε τραπέζια από την κλήρωση αυτού του γύρου
refused-round-no-time-for-round = ένας γύρος χρειάζεται χρόνο
    .instead = δώστε τα χιλιοστά του δευτερολέπτου ή παραλείψτε τα για { $usual }
refused-round-round-not-limited = ο κανονισμός δεν ορίζει όριο χρόνου για τον γύρο
    .instead = παραλείψτε τον χρόνο του γύρου
refused-round-round-time-fixed = κάθε γύρος διαρκεί { $usual }
    .instead = παραλείψτε τον χρόνο του γύρου
refused-round-table-twice = το τραπέζι { $table } υπάρχει δύο φορές στην κλήρωση
    .instead = δώστε σε κάθε αγώνα δικό του τραπέζι
refused-round-no-such-table = δεν υπάρχει τραπέζι { $table }
    .instead = επιλέξτε τραπέζι της διοργάνωσης ή προσθέστε ένα από τις ενέργειες του γύρου (F3, F6)
refused-round-not-entered = { $table ->
        [none] { $bye ->
            [yes] χωρίς αντίπαλο: { $player }: χωρίς εγγραφή
           *[no] απουσία από τον γύρο: { $player }: χωρίς εγγραφή
        }
       *[other] { $player }, τραπέζι { $table }: χωρίς εγγραφή
    }
    .instead = γράψτε πρώτα τον παίκτη, με την ίδια γραφή
refused-round-player-twice = { $player }: δύο φορές στην κλήρωση του γύρου { $round }
    .instead = ο παίκτης παίζει έναν αγώνα ανά γύρο
refused-round-player-excluded = { $player }: αποκλεισμός { $from ->
        [event] από τη διοργάνωση
       *[round] από αυτόν τον γύρο
    }, γύρος { $round } ({ $why })
    .instead = κληρώστε τους υπόλοιπους
refused-round-has-withdrawn = { $player }: έχει αποχωρήσει από τη διοργάνωση· αν ξαναπαίξει, σημειώνεται πρώτα η επιστροφή
refused-round-has-not-withdrawn = { $player }: δεν έχει αποχωρήσει
refused-round-not-lost-by-absence = ο αγώνας του γύρου { $round } στο τραπέζι { $table } δεν χάθηκε λόγω απουσίας
    .instead = κατακυρώστε τον πρώτα γι’ αυτό ή διορθώστε το αποτέλεσμα
refused-round-nobody-stays = δεν μένει κανείς που να μπορεί να αποχωρήσει
refused-round-nobody-withdrew = κανείς δεν έχει αποχωρήσει
refused-round-withdraws-by-sanction = ο κανονισμός έχει γι’ αυτό ποινή που λέει τι ακολουθεί: { $name }
refused-round-no-round-to-join = δεν παίζεται γύρος στον οποίο να μπορεί να μπει κάποιος
    .instead = βάλτε τους στον επόμενο γύρο
refused-round-nobody-joins = όλοι παίζουν ταυτόχρονα με τα ίδια γράμματα: κανείς δεν μπαίνει αφού αρχίσει ο γύρος
    .instead = να καθίσουν στο επόμενο παιχνίδι
refused-round-table-in-use = στο τραπέζι { $table } παίζεται αγώνας αυτού του γύρου
    .instead = δώστε ελεύθερο τραπέζι
refused-round-played-there = στο τραπέζι { $table } κάτι έγινε ήδη, ή είναι ο μόνος αγώνας του γύρου
    .instead = τελειώστε τον αγώνα, κατακυρώστε τον ή διορθώστε το αποτέλεσμα
refused-round-has-game = { $player }: έχει αγώνα σε αυτόν τον γύρο, στο τραπέζι { $table }
    .instead = δώστε κάποιον χωρίς αγώνα
refused-round-has-bye = { $player }: σε αυτόν τον γύρο έχει ήδη «{ $name }»
    .instead = πάρτε το πρώτα πίσω, ή ζευγαρώστε τον παίκτη
refused-round-everybody-plays = στον γύρο { $round } όλοι έχουν αγώνα ή είναι χωρίς αντίπαλο
    .instead = γράψτε πρώτα όποιον ήρθε
refused-round-only-at-table = { $name }: μόνο σε τραπέζι όπου παίζεται αγώνας
    .instead = δώστε το στο τραπέζι
refused-round-nobody-else = μόνο { $player } δεν έχει αγώνα
    .instead = γράψτε πρώτα τον άλλον παίκτη
refused-round-no-opponent = { $player }: χωρίς αντίπαλο στο τραπέζι { $table }
    .instead = ο αγώνας έχει δύο παίκτες· όποιος δεν έχει αντίπαλο δηλώνεται χωρίς αντίπαλο
refused-round-drawn-later = η κλήρωση του γύρου δεν μπορεί να έγινε στις { $at }: τώρα είναι { $now }
    .instead = πείτε πότε δημοσιεύτηκε ή παραλείψτε το για τώρα
refused-round-signal-begins = ο γύρος εδώ δεν αρχίζει σε ορισμένη ώρα αλλά με το σήμα
    .instead = παραλείψτε την ώρα και δώστε το σήμα
refused-round-begins-then = ο γύρος δεν μπορεί να αρχίσει στις { $at }
    .instead = πείτε πότε αρχίζει: όχι πριν από την κλήρωση ({ $drawn }) και μέσα σε μία ημέρα
refused-round-long-ago = { $at }: πριν από περισσότερο από μία ημέρα
    .instead = πείτε πότε ήταν, μέσα στην τελευταία ημέρα
refused-round-redated-later = θα ήταν { $at }, και τώρα είναι { $now }
    .instead = πείτε πόσο νωρίτερα ήταν, όπως −0:05:00, ή πόσο αργότερα
refused-round-signal-before-pairing = το σήμα θα ήταν στις { $signal }, πριν από την κλήρωση του γύρου στις { $drawn }
    .instead = αν είναι και τα δύο λάθος, διορθώστε πρώτα το άλλο
refused-round-started-too-early = θα ήταν { $at }, και το χρονόμετρο αρχίζει από τις { $due }
refused-round-redated-by-nothing = διόρθωση κατά μηδέν: μένει όπως είναι
    .instead = πείτε πόσο νωρίτερα ήταν, όπως −0:05:00, ή πόσο αργότερα
refused-round-nothing-to-redate = { $what }: δεν διεξάγεται αγώνας που να αφορά
    .instead = διορθώνεται μόνο εκείνο από το οποίο μετρούν οι αγώνες που διεξάγονται
refused-round-no-lateness = ο κανονισμός δεν μετρά καθυστέρηση
    .instead = παραλείψτε το σημείο από το οποίο μετρά
refused-round-no-such-base = ο κανονισμός δεν μετρά την καθυστέρηση από εκεί
    .instead = επιλέξτε από: { $bases }
refused-round-nothing-for-them = ο κανονισμός δεν ορίζει τι παίρνει όποιος δεν έχει αντίπαλο: { $players }
    .instead = βάλτε όλους στην κλήρωση ή παραλείψτε όποιον δεν παίζει
refused-round-no-signal-here = εδώ οι αγώνες δεν αρχίζουν μαζί με σήμα
    .instead = ο καθένας αρχίζει μόλις είναι έτοιμοι οι παίκτες του
refused-round-nothing-to-start = δεν υπάρχει αγώνας προς έναρξη
    .instead = αρχίστε πρώτα τον γύρο με την κλήρωσή του
refused-round-signal-given = το σήμα για τον γύρο { $round } έχει ήδη δοθεί
    .instead = δίνεται μία φορά ανά γύρο
refused-round-signal-too-early = «{ $signal }»: δεν είναι ακόμη η ώρα
    .instead = σε { $left_words }· η ανοιχτή κονσόλα το δίνει μόνη της
refused-round-signal-not-due = «{ $signal }»: δόθηκε ήδη ή δεν ζητείται τώρα
    .instead = η ανοιχτή κονσόλα το δίνει μόνη της στην ώρα του
refused-round-nobody-paired = κανείς δεν κληρώθηκε στην πλευρά { $side } του τραπεζιού { $table }
    .instead = αναφέρετε την άλλη πλευρά
refused-round-absent-already = { $player }: η απουσία έχει ήδη σημειωθεί
    .instead = σημειώστε πότε έρχεται
    .short = η απουσία έχει ήδη σημειωθεί
refused-round-has-played = { $player }: παίζει· το φύλλο { $slip } είναι αυτού του αγώνα
    .instead = αν καταχωρίστηκε κατά λάθος, διαγράψτε το πρώτα
    .short = παίζει: φύλλο { $slip }
refused-round-was-at-table = { $player }: υπάρχει ήδη εγγραφή σε αυτόν ακριβώς τον αγώνα: { $what }
    .instead = δείτε μήπως λείπει ο άλλος παίκτης· αν παρ’ όλα αυτά ισχύει, πείτε το
    .sure = Ισχύει παρ’ όλα αυτά;
refused-round-no-list-decides = κανένας κατάλογος δεν αποφασίζει για λέξεις αυτής της διοργάνωσης, και μόνο πριν από τον 1ο γύρο υιοθετείται: { $lists }
    .instead = υιοθετήστε τον στην κονσόλα (`ephor open`, Ctrl-P: υιοθέτηση)· ή αρχίστε χωρίς κατάλογο (`ephor round --no-list`)
    .sure = Αρχίζει η διοργάνωση χωρίς κατάλογο;
refused-round-came-late = { $player }: είχε καθυστερήσει και ήρθε
    .instead = η καθυστέρηση τελείωσε· η απομάκρυνση από το τραπέζι είναι άλλο ζήτημα
    .short = είχε καθυστερήσει και ήρθε
refused-round-not-missed = { $player }: δεν έχει σημειωθεί απουσία
    .instead = για όποιον είναι εκεί δεν χρειάζεται σημείωση
refused-round-start-in-doubt = { $player }: δεν είναι βέβαιο αν ξεκίνησε το χρονόμετρο (εντολή { $op })
    .instead = κοιτάξτε πρώτα το χρονόμετρο: αν έτρεχε, πείτε ότι η εντολή { $op } εκτελέστηκε· αν όχι, ανακαλέστε την· μετά σημειώστε την προσέλευση
    .short = κοιτάξτε πρώτα το χρονόμετρο
refused-round-owes-no-turn = { $player }: δεν οφείλει σειρά
    .instead = μπορεί να παίξει, να αλλάξει γράμματα ή να πει «πάσο»
refused-round-no-playoff = ο κανονισμός δεν γνωρίζει τελικούς γύρους, άρα δεν κυκλώνεται κίνηση
    .instead = ο αγώνας παίζεται ως το τέλος του
refused-round-no-move-zero = καμία κίνηση δεν έχει αριθμό 0
    .instead = πείτε τον αριθμό της τρέχουσας κίνησης, όπως τον κύκλωσαν και οι δύο
refused-round-circled-already = η κίνηση { $number } έχει ήδη κυκλωθεί· τελευταία είναι η { $last }
    .instead = αν οι παίκτες διαφωνούν, αποφασίζει ο έφορος
refused-round-round-runs = πέρασαν { $gone } από τα { $limit } του γύρου
    .instead = κίνηση κυκλώνεται σε { $left_words }
    .short = πολύ νωρίς: σε { $left_up }
refused-round-was-not-absent = { $player }: δεν είχε σημειωθεί απουσία
    .instead = σημειώστε ότι απουσιάζει· η καθυστέρηση μετρά έτσι κι αλλιώς από την αρχή της
    .short = δεν έχει σημειωθεί απουσία: πρώτα «απουσία παίκτη»
refused-round-clock-not-started = { $player }: κανείς δεν δήλωσε ότι τρέχει ο χρόνος, και η καθυστέρηση μετρά σε αυτόν
    .instead = αρχίστε πρώτα τον χρόνο· όπου δίνεται εντολή, δηλώστε πότε έγινε
    .short = ο χρόνος δεν άρχισε
refused-round-still-absent = { $player }: σημειωμένη απουσία στο τραπέζι { $table }, και κανείς δεν σημείωσε ότι ήρθε
    .instead = όποιος ήρθε: σημειώστε την προσέλευση· όποιος ήταν εκεί όλη την ώρα: ανακαλέστε την απουσία· εναντίον όποιου δεν έρχεται κατακυρώνεται ο αγώνας
    .short = σημειωμένη απουσία
refused-round-came-in-time = { $exactly ->
        [yes] { $player }: καθυστέρηση { $late }· ο αγώνας χάνεται από { $limit } και πάνω
       *[no] { $player }: καθυστέρηση { $late }· ο αγώνας χάνεται μόνο πάνω από { $limit }
    }
    .instead = ο αγώνας παίζεται με τον χρόνο που απομένει
    .short = ήρθε εγκαίρως
refused-round-came-too-late = { $limit_any ->
        [no] { $player }: δεν ήταν παρών στην έναρξη του αγώνα, και έτσι τον έχασε
       *[yes] { $exactly ->
            [yes] { $player }: καθυστέρηση { $late }· από { $limit } και πάνω ο αγώνας έχει χαθεί
           *[no] { $player }: καθυστέρηση { $late }· πάνω από { $limit } ο αγώνας έχει χαθεί
        }
    }
    .instead = ο αγώνας κατακυρώνεται, δεν παίζεται· αν η σημείωση ήταν λάθος, κατακυρώστε τον και διορθώστε το αποτέλεσμα
    .short = ήρθε πολύ αργά για να παίξει
refused-round-not-late-enough = { $exactly ->
        [yes] { $player }: καθυστέρηση { $late }· ο αγώνας χάνεται στα { $limit }
       *[no] { $player }: καθυστέρηση { $late }· ο αγώνας χάνεται μόνο πάνω από { $limit }
    }
    .instead = { $left_any ->
        [no] ακριβώς { $limit } είναι ακόμη εμπρόθεσμα
       *[other] χάνεται σε { $left_words }, αν δεν έρθει νωρίτερα
    }
    .short = πολύ νωρίς: σε { $left_up }
refused-round-never-begun = ο αγώνας δεν άρχισε ποτέ: { $name }
    .instead = ξαναδείτε τον αριθμό του τραπεζιού
refused-round-no-seats-by-lot = κλήρωση θέσεων γίνεται μόνο όπου ο καθένας παίζει μόνος
    .instead = γράψτε τα ζεύγη
refused-round-too-few-seats = παίκτες: { $players }, τραπέζια: { $tables }
    .instead = προσθέστε τραπέζια ή γράψτε ποιος λείπει
refused-round-other-seats = η κλήρωση δίνει άλλες θέσεις
    .instead = αφήστε έξω τις θέσεις ή την κλήρωση

## Ένσταση για λέξη

refused-slip-in-time = η ένσταση στο τραπέζι { $table } είναι εμπρόθεσμη: δεν απορρίπτεται τίποτα
refused-slip-no-challenge = ο κανονισμός δεν γνωρίζει ένσταση λέξης στο τραπέζι
refused-slip-no-hold = ο κανονισμός δεν γνωρίζει επιφύλαξη
    .instead = ο αντίπαλος μπορεί να πει «{ $phrase }»
refused-slip-not-begun = ο αγώνας στο τραπέζι { $table } δεν άρχισε: δεν γίνεται ένσταση
    .instead = περιμένετε το σήμα
    .short = μόνο αφού αρχίσει ο αγώνας
refused-slip-round-runs = η «{ $phrase }» αφορά την κίνηση που ανακοινώθηκε, προτού διαβαστούν τα επόμενα γράμματα: ο χρόνος αυτού του γύρου τρέχει, μένουν { $left_words }
    .instead = η κίνηση ισχύει· σταματήστε την αντίστροφη μέτρηση αν άρχισε νωρίς
    .short = ο χρόνος του γύρου τρέχει
refused-slip-handed-in = ο αγώνας στο τραπέζι { $table } έχει παραδοθεί: δεν γίνεται ένσταση
    .instead = ό,τι παραδόθηκε ισχύει
    .short = όχι μετά την παράδοση
refused-slip-undecided = το φύλλο { $slip } του τραπεζιού { $table } δεν αποφασίστηκε ακόμη
    .instead = αποφασίστε πρώτα για το φύλλο { $slip } ή προσθέστε τη λέξη σε αυτό
    .short = το φύλλο { $slip } δεν αποφασίστηκε ακόμη
refused-slip-undecided-and-handed-over = το φύλλο { $slip } του τραπεζιού { $table } παραδόθηκε και δεν αποφασίστηκε ακόμη
    .instead = αποφασίστε πρώτα για το φύλλο { $slip }· λέξη δεν προστίθεται πια
    .short = το φύλλο { $slip } δεν αποφασίστηκε ακόμη
refused-slip-undecided-and-empty = το φύλλο { $slip } του τραπεζιού { $table } είναι ανοιχτό και δεν έχει ακόμη λέξη
    .instead = γράψτε τη λέξη στο φύλλο { $slip }· αν γράφτηκε κατά λάθος, διαγράψτε το
    .short = το φύλλο { $slip } δεν αποφασίστηκε ακόμη
refused-slip-undecided-and-full = το φύλλο { $slip } του τραπεζιού { $table } δεν αποφασίστηκε ακόμη
    .instead = αποφασίστε πρώτα για το φύλλο { $slip }· άλλη λέξη δεν χωράει σε αυτό
    .short = το φύλλο { $slip } δεν αποφασίστηκε ακόμη
refused-slip-own-time-over = «{ $phrase }»: πολύ αργά: { $mark }
    .instead = η κίνηση ισχύει· ο αγώνας συνεχίζεται
    .short = { $mark }
refused-slip-own-last-play = η κίνηση που έληξε τον αγώνα στο τραπέζι { $table } ήταν δική του: η προηγούμενη του αντιπάλου ισχύει
refused-slip-before-the-press = η ένσταση ήρθε { $early_ms } ms πριν από το πάτημα
    .instead = δώστε τον χρόνο από το πάτημα ή παραλείψτε τον
refused-slip-challenged-before = για αυτή την κίνηση έγινε ένσταση με το φύλλο { $slip }· δεύτερη ένσταση δεν γίνεται
    .instead = αν είναι άλλη κίνηση: ανακοινώστε πρώτα την απόφαση του φύλλου { $slip }, αν δεν έγινε, και δηλώστε πριν από πόσα δευτερόλεπτα πατήθηκε το χρονόμετρο
refused-slip-play-is-off = η κίνηση αποσύρθηκε με το φύλλο { $slip }: δεν έμεινε τίποτα για ένσταση
refused-slip-too-late = { $since ->
        [none] «{ $phrase }»: πάνω από { $limit_tenths } δευτ. { $announced ->
            [yes] μετά την ανακοίνωση της κίνησης
           *[no] μετά το πάτημα
        }
       *[other] «{ $phrase }»: { $since_tenths } δευτ. { $announced ->
            [yes] μετά την ανακοίνωση της κίνησης
           *[no] μετά το πάτημα
        }· ο χρόνος ένστασης είναι { $limit_tenths } δευτ.
    }
    .instead = η κίνηση ισχύει· ο αγώνας συνεχίζεται
refused-slip-closed = «{ $phrase }»: πολύ αργά: { $mark }
    .instead = η κίνηση ισχύει· ο αγώνας συνεχίζεται
refused-slip-claimed = το φύλλο { $slip } το επεξεργάζεται: { $station }
    .instead = πάρτε άλλο ή αναλάβετέ το, αν εκείνη η κονσόλα δεν λειτουργεί πια
refused-slip-not-decided = το φύλλο { $slip } δεν αποφασίστηκε ακόμη
    .instead = αποφασίστε πρώτα για αυτό
refused-slip-with-office = το φύλλο { $slip } εκκρεμεί: { $office }
    .instead = αποφασίζει: { $office }
refused-slip-decided = το φύλλο { $slip } αποφασίστηκε
    .instead = ανακοινώστε το
refused-slip-announced = το φύλλο { $slip } αποφασίστηκε και ανακοινώθηκε
    .instead = η απόφαση ισχύει
refused-slip-withdrawn = η ένσταση του φύλλου { $slip } ανακλήθηκε
    .instead = καταγράψτε νέα
refused-slip-moot = το φύλλο { $slip } δεν κρίνεται πια: η παρτίδα κρίθηκε αλλιώς
refused-slip-no-words = το φύλλο { $slip } δεν έχει λέξεις
    .instead = γράψτε πρώτα την αμφισβητούμενη λέξη
refused-slip-nothing-written = { refused-slip-no-words }
    .instead = { refused-slip-no-words.instead }
refused-slip-too-many-words = { $words } λέξεις σε ένα φύλλο· ο κανονισμός επιτρέπει { $most }
    .instead = κρίνετέ τις μία μία, καθεμία με δικό της φύλλο
refused-slip-written-twice = { $word }: γράφτηκε δύο φορές
    .instead = γράψτε κάθε αμφισβητούμενη λέξη μία φορά
refused-slip-no-letters = χωρίς γράμματα: γράψτε την αμφισβητούμενη λέξη
    .instead = συγκρίνετε τη λέξη με το φύλλο και με το ταμπλό
refused-slip-single-letter = { $letter }: ένα μόνο γράμμα· η λέξη έχει τουλάχιστον δύο, γράψτε την ολόκληρη
    .instead = συγκρίνετε τη λέξη με το φύλλο και με το ταμπλό
refused-slip-several-words = { $words } λέξεις σε ένα πεδίο: γράψτε κάθε αμφισβητούμενη λέξη χωριστά, χωρίς κενά
    .instead = συγκρίνετε τη λέξη με το φύλλο και με το ταμπλό
refused-slip-not-a-letter = { $typed } στη θέση { $position } δεν είναι γράμμα του αλφαβήτου: { $alphabet ->
        [Czech] τσεχικό
        [German] γερμανικό
        [Slovak] σλοβακικό
        [Greek] ελληνικό
       *[other] { $alphabet }
    }· { $meant ->
        [none] ελέγξτε το φύλλο και γράψτε πάλι
       *[other] γράψτε { $meant } ως ένα γράμμα
    }
    .instead = συγκρίνετε τη λέξη με το φύλλο και με το ταμπλό
refused-slip-look-alike = { $typed } στη θέση { $position }: γράμμα άλλης γραφής ({ $script ->
        [Latin] λατινική
        [Cyrillic] κυριλλική
        [Greek] ελληνική
       *[other] { $script }
    }) που μοιάζει με { $meant }· αλλάξτε τη διάταξη του πληκτρολογίου και γράψτε πάλι { $meant }
    .instead = συγκρίνετε τη λέξη με το φύλλο και με το ταμπλό
refused-slip-too-many-tiles = { $tiles } γράμματα: στο ταμπλό χωρούν { $longest }, ελέγξτε τη γραφή
    .instead = συγκρίνετε τη λέξη με το φύλλο και με το ταμπλό
refused-slip-too-few-tiles = { $word }: γράμματα { $tiles }· για ένσταση χρειάζονται { $least }
refused-slip-not-from-the-set = { $word } δεν σχηματίζεται: { $letters } περισσότερες φορές από όσες υπάρχουν, με { $blanks } μπαλαντέρ
    .instead = συγκρίνετε τη λέξη με το φύλλο και με τα γράμματα που κληρώθηκαν
refused-slip-in-the-database = { $word }: η λέξη υπάρχει στο { $list }· ένσταση γίνεται μόνο για λέξη που δεν υπάρχει εκεί
    .instead = η κίνηση που ανακοινώθηκε ισχύει
refused-slip-unreadable-word = { $word } δεν παίζεται με αυτά τα γράμματα
    .instead = γράψτε πάλι τη λέξη
refused-slip-spelling-not-confirmed = η γραφή στο φύλλο { $slip } δεν έχει ελεγχθεί
    .instead = να τη συγκρίνει ο αντίπαλος με το ταμπλό και να την επιβεβαιώσει
refused-slip-looked-up-by-others = λέξη { $tiles } γραμμάτων: η έρευνα δεν ανήκει στην αρμοδιότητα: { $role }
    .instead = εδώ η έρευνα γίνεται με: { $systems }
refused-slip-ruling-awaited = το φύλλο { $slip } εκκρεμεί: { $office }
    .instead = αποφασίζει: { $office }
refused-slip-only-for-blank-conflict = η ένσταση του φύλλου { $slip } ανακαλείται μόνο αν διαφωνία για μπαλαντέρ άλλαξε τη λέξη
    .instead = δηλώστε το αν ισχύει· αλλιώς κρίνεται
refused-slip-handed-over = το φύλλο { $slip } παραδόθηκε και η ένσταση δεν ανακαλείται
    .instead = κρίνεται
refused-slip-number-stands = το φύλλο { $slip } παραδόθηκε με άλλον αριθμό λέξεων: { $on_it }, όχι { $words }
    .instead = διορθώστε τη γραφή· λέξη δεν προστίθεται ούτε αφαιρείται
refused-slip-never-taken-back = η ένσταση του φύλλου { $slip } δεν ανακαλείται
    .instead = κρίνεται
refused-slip-no-self-acceptance = εδώ οι παίκτες δεν λύνουν μόνοι τους μια ένσταση
    .instead = κρίνετε τις λέξεις
refused-slip-ruling-of-another = όσα δεν κρίνουν οι κατάλογοι τα αποφασίζει: { $office }, όχι: { $role }
    .instead = για το φύλλο { $slip } αποφασίζει: { $office }
refused-slip-ruled-twice = { $word }: δύο αποφάσεις
    .instead = αποφασίστε μία φορά για κάθε εκκρεμή λέξη
refused-slip-not-ruled-on = { $word }: δεν υπάρχει απόφαση
    .instead = αποφασίστε για κάθε εκκρεμή λέξη
refused-slip-not-open = { $word }: δεν εκκρεμεί στο φύλλο { $slip }
    .instead = αποφασίστε μόνο για λέξεις που δεν κρίνει κανένας κατάλογος
refused-slip-no-reasons = η απόφαση για το φύλλο { $slip } χρειάζεται αιτιολόγηση
    .instead = γράψτε γιατί και από ποιο βοήθημα
refused-slip-no-source = η απόφαση για το φύλλο { $slip } δέχεται λέξη χωρίς να αναφέρει βοήθημα
    .instead = αναφέρετε το βοήθημα που υποστηρίζει τη λέξη
refused-slip-contradicts-ruling = { $word }: κρίθηκε { $valid ->
        [yes] αποδεκτή
       *[no] μη αποδεκτή
    } στο φύλλο { $before }: { $reasons }
    .instead = { $several ->
        [yes] αποφασίστε το ίδιο ή αναφέρετε { $word } στους λόγους και πείτε γιατί
       *[no] αποφασίστε το ίδιο ή γράψτε γιατί αποφασίζεται τώρα διαφορετικά
    }
refused-slip-game-over = ο αγώνας του φύλλου { $slip } τελείωσε
    .instead = η απόφαση αλλάζει μόνο όσο διεξάγεται ο αγώνας· ορισμένοι κανονισμοί προβλέπουν επανόρθωση μετά
    .short = μόνο όσο διεξάγεται ο αγώνας
refused-slip-never-looked-up-again = φύλλο { $slip }: η έρευνα δεν επαναλαμβάνεται εδώ
    .instead = η απόφαση ισχύει
refused-slip-not-once-announced = φύλλο { $slip }: η έρευνα δεν επαναλαμβάνεται, η απόφαση ανακοινώθηκε
    .instead = η απόφαση ισχύει
    .short = η απόφαση ανακοινώθηκε
refused-slip-not-once-scored = φύλλο { $slip }: η έρευνα δεν επαναλαμβάνεται, μετρήθηκαν οι πόντοι και δέχτηκαν και οι δύο το σκορ
    .instead = η απόφαση ισχύει
refused-slip-never-overruled = κανείς δεν αλλάζει την απόφαση για το φύλλο { $slip }
    .instead = η απόφαση ισχύει
refused-slip-own-verdict = την απόφαση για το φύλλο { $slip } εξέδωσε: { $role }
    .instead = κανείς δεν αλλάζει δική του απόφαση
    .short = κανείς δεν αλλάζει δική του απόφαση
refused-slip-plays-this-game = { $player }: παίζει στον αγώνα του φύλλου { $slip }
    .instead = αποφασίζει τρίτος, που συνδέεται με το δικό του όνομα
    .short = παίζει σε αυτόν τον αγώνα
refused-slip-no-late-fix = ο κανονισμός δεν προβλέπει εκ των υστέρων επανόρθωση απόφασης
    .instead = η απόφαση ισχύει
refused-slip-game-not-over = ο αγώνας του φύλλου { $slip } δεν τελείωσε
    .instead = κατά τον αγώνα η απόφαση ισχύει· η απαίτηση γίνεται μετά
    .short = μόνο μετά τον αγώνα
refused-slip-only-the-same-day = { $day ->
        [none] η απόφαση επανορθώνεται μόνο την ημέρα που εκδόθηκε
       *[other] η απόφαση εκδόθηκε στις { $day }, και επανορθώνεται μόνο την ίδια ημέρα
    }
    .instead = η απόφαση ισχύει
    .short = μόνο την ίδια ημέρα
refused-slip-no-verdict = για το φύλλο { $slip } δεν υπάρχει απόφαση
    .instead = ο παίκτης που έπαιξε το παραδέχτηκε, άρα δεν υπάρχει απόφαση προς επανόρθωση
refused-slip-no-verdict-on = για «{ $word }» στο φύλλο { $slip } δεν υπάρχει απόφαση
    .instead = επιλέξτε από: { $verdicts }
refused-slip-play-mended = η κίνηση του φύλλου { $slip } έχει ήδη επανορθωθεί
    .instead = η επανόρθωση γίνεται μία φορά
    .short = έχει ήδη επανορθωθεί
refused-slip-words-mended = κάθε λέξη του φύλλου { $slip } έχει ήδη επανορθωθεί
    .instead = η επανόρθωση γίνεται μία φορά
    .short = έχει ήδη επανορθωθεί
refused-slip-word-mended = η λέξη { $word } του φύλλου { $slip } έχει ήδη επανορθωθεί
    .instead = η επανόρθωση γίνεται μία φορά
refused-slip-not-agreed = δεν συμφώνησε: { $office }
    .instead = δηλώστε τη συμφωνία μόλις υπάρξει
refused-slip-nobody-demands = κανείς δεν το απαίτησε
    .instead = πείτε ποιος παίκτης το απαιτεί: A ή B
refused-slip-for-another-to-claim = { $accepted ->
        [yes] λέξη που έγινε αποδεκτή εσφαλμένα
       *[no] λέξη που δεν έγινε αποδεκτή εσφαλμένα
    }: μπορεί να το απαιτήσει: { $player }
    .instead = πρέπει να το απαιτήσει: { $player }
refused-slip-impossible-points = { $points } πόντοι για μία κίνηση
    .instead = πείτε πόσο μέτρησε ή θα μετρούσε η κίνηση: από 0 έως { $most }

## Εξουσίες στα χρονόμετρα και εντολές

refused-clock-no-order = δεν υπάρχει εντολή { $op }
    .instead = επιλέξτε μία από τον κατάλογο
refused-clock-on-no-table = το χρονόμετρο { $clock } δεν είναι σε κανένα τραπέζι
    .instead = τοποθετήστε το πρώτα σε τραπέζι
refused-clock-on-another-table = το χρονόμετρο { $clock } δεν είναι στο τραπέζι { $table }
    .instead = τοποθετήστε το πρώτα σε αυτό το τραπέζι
refused-clock-of-another-event = το χρονόμετρο { $clock } πατήθηκε στις { $at }, πριν ανοίξει αυτή η διοργάνωση
    .instead = ανήκει σε άλλη διοργάνωση· μια αμφισβήτηση που γίνεται εδώ καταχωρίζεται με το χέρι
refused-clock-order-confirmed = η εντολή { $op } είναι στο χρονόμετρο
    .instead = δεν μένει τίποτα να γίνει
refused-clock-order-settled = η εντολή { $op } έχει ήδη ανακοινωθεί ή γίνει
    .instead = δεν μένει τίποτα να γίνει
refused-clock-order-cancelled = η εντολή { $op } αποσύρθηκε: ό,τι την προκάλεσε δεν ισχύει πια
    .instead = δεν μένει τίποτα να γίνει
refused-clock-order-under-way = η εντολή { $op } είναι καθ' οδόν προς το χρονόμετρο
    .instead = περιμένετε να απαντήσει το χρονόμετρο ή να εξαντληθούν οι προσπάθειες
refused-clock-no-such-power = ο κανονισμός δεν δίνει στην κονσόλα αυτή την εξουσία: { $power }
    .instead = { $granted ->
        [none] τίποτα πέρα από την ένδειξη
       *[other] επιτρέπονται: { $granted }
    }
refused-clock-power-of-another = { $power }: αρμοδιότητα: { $office }, όχι: { $role }
    .instead = την εντολή δίνει: { $office }
    .short = μόνο { $office }
refused-clock-only-by-procedure = { $power }: εξαρτάται από όσα ζητούνται πρώτα και δεν δίνεται ως χωριστή εντολή
    .instead = αρχίστε μία από τις διαδικασίες: { $procedures_listed }
refused-clock-only-by-sanction = { $power }: εξαρτάται από όσα ρωτά πρώτα η κύρωση και δεν δίνεται ως χωριστή εντολή
    .instead = επιβάλετε μία από τις κυρώσεις: { $sanctions_listed }
refused-clock-used-up = σε αυτόν τον αγώνα έγινε ήδη { $most }×: { $power }
    .short = ήδη { $most } × σε αυτόν τον αγώνα
refused-clock-game-handed-in = ο αγώνας στο τραπέζι { $table } παραδόθηκε: το χρονόμετρό του δεν μετρά πια
    .instead = ο επόμενος γύρος αρχίζει με χρονόμετρα ρυθμισμένα εκ νέου
    .short = όχι μετά την παράδοση
refused-clock-no-side-named = δεν αναφέρθηκε πλευρά
    .instead = πείτε τίνος ο χρόνος: A ή B
refused-clock-no-time-named = δεν αναφέρθηκε χρόνος
    .instead = πείτε πόσα χιλιοστά του δευτερολέπτου
refused-clock-no-time-to-add = τέτοιος χρόνος δεν προστίθεται ούτε αφαιρείται
    .instead = πάνω από μηδέν και το πολύ μία ώρα
refused-clock-no-tables-clock = η αντίστροφη μέτρηση της αίθουσας δεν είναι χρονόμετρο τραπεζιού
    .instead = χρησιμοποιήστε την αντίστροφη μέτρηση της αίθουσας
refused-clock-no-clock-for-absent = εδώ δεν αρχίζει ο χρόνος για όποιον απουσιάζει
    .instead = η καθυστέρηση μετρά χωρίς αυτόν
refused-clock-not-absent = { $player }: δεν έχει σημειωθεί απουσία
    .instead = σημειώστε πρώτα την απουσία
    .short = { $player }: δεν έχει σημειωθεί απουσία
refused-clock-runs-already = { $player }: η εντολή να αρχίσει ο χρόνος δόθηκε στις { $at }
    .instead = σημειώστε πότε έρχεται
refused-clock-runs-for-the-other = ο χρόνος τρέχει ήδη για τον άλλον καθυστερημένο: { $other }
    .instead = { $player }: όσος χρόνος χάνεται στο μεταξύ αφαιρείται με την προσέλευση
refused-clock-too-early-for-absent = { $player }: καθυστέρηση { $late }· ο χρόνος αρχίζει μετά από { $after }
    .instead = αρχίστε τον σε { $left_words }
    .short = πολύ νωρίς: σε { $left_up }
refused-clock-no-countdown = εδώ δεν υπάρχει μία αντίστροφη μέτρηση για όλη την αίθουσα
    .instead = τα τραπέζια έχουν δικά τους χρονόμετρα
refused-clock-countdown-not-running = η αντίστροφη μέτρηση της αίθουσας δεν τρέχει
    .instead = αρχίζει χωρίς τιμή
refused-clock-countdown-fixed = η αντίστροφη μέτρηση είναι { $budget } σε αυτή τη διοργάνωση
    .instead = παραλείψτε την τιμή για να αρχίσει, δώστε 0 για να σταματήσει
refused-clock-challenge-open = το φύλλο { $slip } του τραπεζιού { $table } δεν αποφασίστηκε ακόμη, και η κίνηση που ανακοινώθηκε το περιμένει
    .instead = αποφασίστε πρώτα γι’ αυτό και ύστερα συνεχίστε με τον επόμενο γύρο
refused-clock-countdown-running = η αντίστροφη μέτρηση της αίθουσας τρέχει, μένουν { $left_words }
    .instead = σταματήστε την πρώτα ή αφήστε τη να λήξει
refused-clock-no-signal = { $what }: το σήμα έναρξης δεν έχει δοθεί
    .instead = η καθυστέρηση μετρά από εκεί· δώστε πρώτα το σήμα
    .short = μόνο μετά το σήμα

## Αιτήματα, ποινές, υποχρεώσεις

refused-conduct-no-duty = δεν υπάρχει υποχρέωση { $duty }
    .instead = επιλέξτε μία από τον κατάλογο
refused-conduct-no-claim = δεν υπάρχει αίτημα { $claim }
    .instead = επιλέξτε ένα από τον κατάλογο
refused-conduct-claim-decided = το αίτημα { $claim } αποφασίστηκε
    .instead = η απόφαση ισχύει
refused-conduct-claim-taken-back = το αίτημα { $claim } ανακλήθηκε
    .instead = αν υποβληθεί ξανά, σημειώστε το ξανά
refused-conduct-nothing-to-take-back = στην εγγραφή { $entry } δεν υπάρχει τίποτα προς ανάκληση
    .instead = δείτε στο ημερολόγιο τι σημειώθηκε σε αυτόν τον γύρο· όπου στηρίζεται επόμενος γύρος, γίνεται διόρθωση
refused-conduct-announced-stands = απόφαση που ανακοινώθηκε στους παίκτες δεν αλλάζει πια, ακόμη και αν ήταν λανθασμένη
    .instead = ανακαλείται μόνο ό,τι καταχωρίστηκε διαφορετικά απ' ό,τι ανακοινώθηκε ή δεν ανακοινώθηκε ακόμη: δηλώστε το
refused-conduct-entry-rests-on-it = η μεταγενέστερη εγγραφή { $entry } στηρίζεται σε αυτό
    .instead = ανακαλέστε πρώτα την εγγραφή { $entry }
refused-conduct-slip-rests-on-it = το φύλλο { $slip } στηρίζεται σε αυτό
    .instead = ανακαλέστε την ένσταση ή αφήστε την να κριθεί
refused-conduct-result-rests-on-it = το αποτέλεσμα στο τραπέζι { $table } στηρίζεται σε αυτό
    .instead = διορθώστε το αποτέλεσμα ή ανακαλέστε πρώτα την απόφαση για τον αγώνα
refused-conduct-results-rest-on-it = τα αποτελέσματα του παιχνιδιού ανακοινώθηκαν και το ταμπλό δεν αλλάζει
    .instead = τα λάθη στα χαρτάκια διορθώνονται ένα ένα
refused-conduct-final-results-rest-on-it = τα τελικά αποτελέσματα υπογράφηκαν και στηρίζονται σε αυτό
    .instead = ανακαλέστε πρώτα την υπογραφή
refused-conduct-order-in-doubt = δεν είναι βέβαιο αν το χρονόμετρο εκτέλεσε την εντολή { $op }
    .instead = κοιτάξτε το χρονόμετρο: πείτε ότι η εντολή εκτελέστηκε ή ανακαλέστε την
refused-conduct-nobody-at-side = κανείς δεν κάθεται στην πλευρά { $side } του τραπεζιού { $table }
    .instead = πείτε ποιον αφορά: A ή B
refused-conduct-not-their-claim = { $name }: δεν μπορεί να το επισημάνει: { $claimant }
    .instead = μπορεί να το επισημάνει: { $may }
    .short = μόνο { $may }
refused-conduct-other-time-runs = { $name }: τρέχει ο χρόνος: { $runs }· λέγεται { $own ->
        [yes] στον δικό του χρόνο
       *[no] στον χρόνο του αντιπάλου
    }
    .instead = όποιος το επισημαίνει περιμένει ώσπου να τρέξει { $own ->
        [yes] ο δικός του χρόνος
       *[no] ο χρόνος του αντιπάλου του
    }
refused-conduct-not-seen = { $name }: μόνο αν διαπιστώθηκε αυτό: { $mark }
    .instead = δηλώστε το αν διαπιστώθηκε
refused-conduct-before-press = το αίτημα ήρθε { $ms } ms πριν από το πάτημα
    .instead = δώστε τον χρόνο από το πάτημα ή παραλείψτε τον
refused-conduct-late-after-press = { $since ->
        [none] { $name }: πάνω από { $limit_tenths } δευτ. μετά το πάτημα
       *[other] { $name }: { $since_tenths } δευτ. μετά το πάτημα· λέγεται εντός { $limit_tenths } δευτ.
    }
    .instead = ό,τι έγινε ισχύει· ο αγώνας συνεχίζεται
refused-conduct-late-by-sight = { $name }: πολύ αργά: { $mark }
    .instead = ό,τι έγινε ισχύει· ο αγώνας συνεχίζεται
refused-conduct-own-last-play = { $name }: η κίνηση που έληξε τον αγώνα στο τραπέζι { $table } ήταν δική του
refused-conduct-same-claim = { $name }: το αίτημα { $claim } του τραπεζιού { $table } λέει το ίδιο
    .instead = αποφασίστε για το αίτημα { $claim }
    .short = το αίτημα { $claim } δεν αποφασίστηκε ακόμη
refused-conduct-other-claim = το αίτημα { $claim } του τραπεζιού { $table } δεν αποφασίστηκε ακόμη
    .instead = αποφασίστε πρώτα για το αίτημα { $claim }
    .short = το αίτημα { $claim } δεν αποφασίστηκε ακόμη
refused-conduct-admission-settles-nothing = { $name }: η παραδοχή δεν αρκεί
    .instead = αποφασίζει: { $decides }
refused-conduct-outcome-not-said = αίτημα { $claim }: το αν ισχύει το αποφασίζει άνθρωπος
    .instead = πείτε την έκβαση: βάσιμο, αβάσιμο ή κανένα από τα δύο· και γιατί
refused-conduct-otherwise-by-numbers = { $name }: { $outcome ->
        [proven] βάσιμο
        [unfounded] αβάσιμο
       *[neither] ούτε βάσιμο ούτε αβάσιμο
    } σύμφωνα με τους αριθμούς ({ $numbers })
    .instead = παραλείψτε την έκβαση ή ελέγξτε τους αριθμούς στο τραπέζι
    .short = όχι σύμφωνα με τους αριθμούς
refused-conduct-against-numbers = { refused-conduct-otherwise-by-numbers }
    .instead = { refused-conduct-otherwise-by-numbers.instead }
refused-conduct-not-entered = { $player }: χωρίς εγγραφή
    .instead = επιλέξτε παίκτη της διοργάνωσης, με την ίδια γραφή
refused-conduct-plays-no-more = { $player }: αποκλεισμός από τον γύρο { $round } ({ $why })
    .instead = σε όποιον δεν παίζει πια δεν επιβάλλεται τίποτα άλλο
    .short = ο αποκλεισμός έχει ήδη γίνει
refused-conduct-has-no-game = { $name }: δεν παίζει στον γύρο { $round }: { $player }
    .instead = αφορά παίκτη που έχει αγώνα
    .short = μόνο για όποιον έχει αγώνα
refused-conduct-counts-more-than-all = η κίνηση δεν μπορεί να μέτρησε { $counted }: { $player }, σύνολο { $scored }
    .instead = γράψτε τι μέτρησε το αποτέλεσμα γι’ αυτή τη μία κίνηση
refused-conduct-follows-for-nobody = οι συνέπειες αφορούν παίκτη, και εκεί δεν κάθεται κανείς
    .instead = χρειάζεται αγώνας με δύο παίκτες και ποιον αφορά
refused-conduct-follows-in-game = { $player }: δεν παίζει τώρα, και οι συνέπειες μετρούν σε αγώνα
    .instead = περιμένετε την κλήρωση του αγώνα ή επιλέξτε κάτι που δεν χρειάζεται αγώνα
    .short = μόνο για όποιον έχει αγώνα
refused-conduct-plays-now = { $player }: αγώνας σε εξέλιξη στο τραπέζι { $table }, ή τα φύλλα δεν παραδόθηκαν
    .instead = απαντήστε ότι είναι σε εξέλιξη: χάνεται με την ποινή
    .short = ο αγώνας παίζεται
refused-conduct-not-counted = δεν έχει σημειωθεί εδώ: «{ $asked }» ({ $player })
    .instead = σημειώστε την καθεμία όταν δίνεται· ή απαντήστε όχι
    .short = δεν έχει σημειωθεί
refused-conduct-ruleset-lacks = οι κανόνες αναφέρουν κάτι που δεν έχουν: { $what } «{ $id }»
    .instead = διορθώστε το αρχείο κανόνων
refused-conduct-endless-counters = οι μετρητές των κανόνων οδηγούν ο ένας στον άλλο χωρίς τέλος: «{ $threshold }»
    .instead = διορθώστε τα όρια στο αρχείο κανόνων
refused-conduct-nothing-follows = τραπέζι { $table }: ο αγώνας έχει ήδη χαθεί, άρα από το «{ $name }» δεν προκύπτει τίποτα
    .instead = ανακαλέστε πρώτα ό,τι έκρινε τον αγώνα
    .sure = Να γραφτεί παρ’ όλα αυτά;
refused-conduct-owes-otherwise = η απάντηση στο «{ $asked }» διαφέρει από το ημερολόγιο: { $owed ->
        [0] { $player }: δεν οφείλει σειρά
        [one] { $player }: οφείλει μία σειρά
       *[other] { $player }: οφείλει { $owed } σειρές
    }
    .instead = δείτε τα φύλλα αγώνα και απαντήστε όπως είναι
    .sure = Ισχύει παρ’ όλα αυτά;
refused-conduct-own-game = { $player }: παίζει στο τραπέζι { $table }, και η απόφαση θα αφορούσε τον αγώνα αυτόν
    .instead = ας αποφασίσει άλλος
    .sure = Δεν υπάρχει άλλος που να αποφασίσει;

## Καθοδηγούμενες διαδικασίες

refused-procedure-no-run = δεν υπάρχει διαδικασία με αριθμό { $run }
    .instead = επιλέξτε μία από τον κατάλογο
refused-procedure-no-side-named = { $name }: αφορά έναν από τους παίκτες
    .instead = πείτε ποια πλευρά: A ή B
refused-procedure-nobody-there = { $name }: εκεί δεν κάθεται κανείς
    .instead = πείτε ποια πλευρά: A ή B
refused-procedure-about-neither = { $name }: δεν αφορά μόνο έναν παίκτη
    .instead = παραλείψτε την πλευρά
refused-procedure-not-chosen = το σύστημα { $name } δεν χρησιμοποιείται εδώ
    .instead = ακολουθήστε αυτό που ισχύει: { $systems_listed }
refused-procedure-under-way = { $name }: σε εξέλιξη στο τραπέζι { $table }
    .instead = εκτελέστε το επόμενο βήμα ή διακόψτε την (αριθμός { $run })
    .short = η διαδικασία { $run } δεν τελείωσε ακόμη
refused-procedure-over = η διαδικασία με αριθμό { $run } τελείωσε
    .instead = αρχίστε την από την αρχή, όπου χρειάζεται πάλι
refused-procedure-not-next = { $has ->
        [yes] { $name }: το βήμα { $step } δεν είναι το επόμενο
       *[no] { $name }: εδώ δεν υπάρχει βήμα { $step }
    }
    .instead = επόμενο είναι το βήμα { $next }: { $text }

## Αποτελέσματα και κατακυρώσεις

refused-result-not-signed = τα φύλλα βαθμολογίας δεν υπογράφηκαν και από τους δύο
    .instead = πρώτα υπογράφουν και οι δύο, μετά παραδίδονται
refused-result-no-sheets = ο αγώνας στο τραπέζι { $table } του γύρου { $round } δεν έχει φύλλα
    .instead = δεν παραδίδεται τίποτα
refused-result-has-result = ο αγώνας στο τραπέζι { $table } έχει αποτέλεσμα
    .instead = διορθώστε το αν είναι λάθος, όσο το επιτρέπει ο κανονισμός
    .short = έχει αποτέλεσμα
refused-result-no-move-circled = στο τραπέζι { $table } δεν κυκλώθηκε κίνηση, άρα δεν άρχισαν τελικοί γύροι
    .instead = κυκλώστε πρώτα τον αριθμό που έχουν και τα δύο φύλλα
    .short = πρώτα η κυκλωμένη κίνηση
refused-result-played-too-late = ο αγώνας στο τραπέζι { $table } έχει αποτέλεσμα, και πέρασαν { $gone } από τα { $limit } του γύρου
    .instead = άλλος αγώνας μετρά στη θέση του μόνο μέσα σε αυτόν τον χρόνο· λάθος καταχώριση διορθώνεται
    .short = έχει αποτέλεσμα
refused-result-results-signed = τα τελικά αποτελέσματα υπογράφηκαν
    .instead = ό,τι υπογράφηκε ισχύει
    .short = τα αποτελέσματα υπογράφηκαν
refused-result-not-complete = { $sheets ->
        [yes] δεν παραδόθηκαν τα φύλλα βαθμολογίας του τραπεζιού { $table } στον γύρο { $round }
       *[no] ο αγώνας στο τραπέζι { $table } στον γύρο { $round } δεν έχει αποτέλεσμα
    }
    .instead = συμπληρώστε πρώτα τα αποτελέσματα, μετά υπογράφονται
    .short = { $sheets ->
        [yes] δεν παραδόθηκαν τα φύλλα: τραπέζι { $table }, γύρος { $round }
       *[no] χωρίς αποτέλεσμα: τραπέζι { $table }, γύρος { $round }
    }
refused-result-slip-open = το φύλλο { $slip } του τραπεζιού { $table } δεν αποφασίστηκε
    .instead = αποφασίστε πρώτα για αυτό
    .short = το φύλλο { $slip } δεν αποφασίστηκε ακόμη
refused-result-claim-open = το αίτημα { $claim } στο τραπέζι { $table } ({ $offence }) δεν αποφασίστηκε
    .instead = αποφασίστε πρώτα για αυτό
    .short = το αίτημα { $claim } δεν αποφασίστηκε ακόμη
refused-result-run-open = η διαδικασία { $run } στο τραπέζι { $table } ({ $name }) δεν τελείωσε
    .instead = ολοκληρώστε τα βήματά της ή διακόψτε την και πείτε γιατί
    .short = η διαδικασία { $run } δεν τελείωσε ακόμη
refused-result-no-such-sheet = { $score } πόντοι: { $side }
    .instead = γράψτε το άθροισμα του φύλλου βαθμολογίας, από -{ $most } έως { $most }
refused-result-no-such-rack = { $rack } πόντοι στο αναλόγιο: { $side }
    .instead = γράψτε την αξία των γραμμάτων που έμειναν, από 0 έως { $most }
refused-result-no-such-overtime = { $over } χιλιοστά του δευτερολέπτου επιπλέον χρόνος: { $side }
    .instead = γράψτε τον σε χιλιοστά του δευτερολέπτου, 0 αν δεν υπάρχει
refused-result-no-such-best = η μεγαλύτερη κίνηση: { $side }
    .instead = γράψτε πόσο μέτρησε, από 0 έως { $most }
refused-result-no-such-score = { $score } πόντοι
    .instead = γράψτε το τελικό σκορ, από -{ $most } έως { $most }
refused-result-no-last-mover = δεν ειπώθηκε ποιος έπαιξε τελευταίος
    .instead = πείτε ποια πλευρά, A ή B
refused-result-nobody-out = δεν ειπώθηκε ποιος έκλεισε
    .instead = πείτε ποια πλευρά, A ή B: τα γράμματα στο άλλο αναλόγιο προστίθενται σε αυτήν
refused-result-out-with-tiles = όποιος έκλεισε δεν έχει γράμματα
    .instead = ελέγξτε τα αναλόγια και ποιος έκλεισε
refused-result-counts-no-tiles = σε αυτό το τέλος η κονσόλα δεν μετρά γράμματα που έμειναν
    .instead = γράψτε τα τελικά σκορ όπως τα υπολόγισαν οι παίκτες, χωρίς αναλόγια
refused-result-in-final-sums = τα γράμματα που έμειναν και ο επιπλέον χρόνος είναι ήδη στα τελικά σκορ
    .instead = γράψτε μόνο τα τελικά σκορ, ή τα σκορ πριν από αυτά μαζί με γράμματα και επιπλέον χρόνο
refused-result-overtime-is-overtime = ο κανονισμός δεν εξετάζει πότε προέκυψε ο επιπλέον χρόνος
    .instead = γράψτε ό,τι δείχνει το χρονόμετρο
refused-result-ended-it-themselves = { $player }: έκλεισε τον αγώνα, και μόνο ο χρόνος του αντιπάλου μπορεί να συνέχισε
    .instead = γράψτε αυτόν τον επιπλέον χρόνο όπως μετρά
refused-result-ran-on-for-both = μετά το τέλος του αγώνα μπορεί να συνέχισε ένας χρόνος, όχι και οι δύο
    .instead = πείτε τίνος: του αντιπάλου εκείνου που έκλεισε τον αγώνα
refused-result-too-much-overtime = { $player }: επιπλέον χρόνος { $over }, υπέρβαση { $beyond }: πάνω από { $most } ο αγώνας τελειώνει
    .instead = { $awards ->
        [none] ο αγώνας κατακυρώνεται στον αντίπαλο
       *[other] κατακυρώστε τον αγώνα στον αντίπαλο: { $awards }
    }{ $free ->
        [yes] · επιπλέον χρόνος μετά το τέλος δεν μετρά
       *[no] { "" }
    }
refused-result-survives-overtime = επιπλέον χρόνος { $over }: ο αγώνας συνεχίζεται ως { $most }
    .instead = γράψτε το αποτέλεσμα· ο επιπλέον χρόνος αφαιρείται από τους πόντους
refused-result-other-scores = το αποτέλεσμα του τραπεζιού { $table } λέει { $a } και { $b } πόντους
    .instead = πείτε τους πόντους του αγώνα· αν το αποτέλεσμα είναι λάθος, διορθώστε το πρώτα
refused-result-unusual-sums = { $a } : { $b } στο τραπέζι { $table }: ασυνήθιστο αποτέλεσμα
    .instead = αν είναι σωστό, δώστε το ξανά
    .sure = Σπάνια συμβαίνει. Είναι σωστό;
refused-result-penalties-in-sums = τραπέζι { $table }: σε αυτόν τον αγώνα μετρούν ποινές { $a } : { $b } πόντων
    .instead = αν περιέχονται στα σκορ, πείτε το· αλλιώς συνυπολογίστε τις
    .sure = Περιέχονται ήδη στα σκορ;
refused-result-result-replaced = το τραπέζι { $table } έχει αποτέλεσμα, { $a } : { $b }
    .instead = αν μετράει αντί αυτού άλλος αγώνας των δύο, πείτε το· αν καταχωρίστηκε λάθος, διορθώστε το
    .sure = Έπαιξαν οι δύο και άλλον αγώνα, και μετράει αυτός;
refused-result-award-over-result = το τραπέζι { $table } έχει αποτέλεσμα, { $a } : { $b }
    .instead = δείτε αν είναι το σωστό τραπέζι
    .sure = Ισχύει αυτή η απόφαση στη θέση του;
refused-result-verdict-not-announced = τραπέζι { $table }: η απόφαση για το φύλλο { $slip } δεν ανακοινώθηκε
    .instead = ανακοινώστε την πρώτα· αν ο αγώνας έληξε παρ’ όλα αυτά, πείτε το
    .sure = Έληξε ο αγώνας παρ’ όλα αυτά;
refused-result-over-beyond-round = επιπλέον χρόνος { $over }, και πέρασαν μόνο { $gone } από την έναρξη του γύρου
    .instead = γράψτε ό,τι δείχνει το χρονόμετρο, σε δευτερόλεπτα
refused-result-wins-no-more = { $player }: αποκλεισμός από τη διοργάνωση ({ $why }), δεν κερδίζει πια αγώνα
    .instead = κατακυρώστε τον αγώνα στον αντίπαλο
refused-result-no-result-yet = ο αγώνας στο τραπέζι { $table } του γύρου { $round } δεν έχει ακόμη αποτέλεσμα
    .instead = γράψτε πώς τελείωσε
    .short = δεν έχει ακόμη αποτέλεσμα
refused-result-no-game-played = στο τραπέζι { $table } δεν παίχτηκε αγώνας στον γύρο { $round }
    .instead = αναφέρετε τον γύρο και το τραπέζι του αγώνα
refused-result-stands = { $why }
    .instead = το αποτέλεσμα ισχύει
refused-result-signed-stands = ό,τι υπογράφηκε ισχύει
    .instead = αν το υπογεγραμμένο φύλλο αναγράφει άλλο σκορ από το καταχωρισμένο, δηλώστε το
refused-result-awarded-beside = { $name }: κατακυρώνεται δίπλα στο αποτέλεσμα, όχι ως διόρθωσή του
    .instead = κατακυρώστε χωρίς corrects
refused-result-award-gives-other = ο αγώνας στο τραπέζι { $table } έχει κατακυρωθεί ({ $name }), κάτι που δίνει άλλους πόντους
    .instead = δηλώστε αν τελικά παίχτηκε (played) ή κατακυρώστε τον αλλιώς (corrects)
refused-result-both-must-agree = { $why }
    .instead = σημειώστε «Συμφωνούν και οι δύο παίκτες»
refused-result-already-awarded = { $name }: ο αγώνας στο τραπέζι { $table } έχει ήδη κατακυρωθεί ({ $how })
    .instead = διορθώστε το αποτέλεσμα αν ήταν λάθος
    .short = έχει ήδη κατακυρωθεί
refused-result-earlier-game = { $name }: ο αγώνας στο τραπέζι { $table } του γύρου { $round } τελείωσε
    .instead = κατακυρώνεται νωρίτερα ή ποτέ· διορθώστε το αποτέλεσμα, όσο το επιτρέπει ο κανονισμός
refused-result-nobody-missed = { $name }: ο αγώνας στο τραπέζι { $table } άρχισε και κανείς δεν σημειώθηκε ως απών
    .instead = σημειώστε πρώτα ποιος λείπει
    .short = πρώτα σημείωση ποιος λείπει
refused-result-handed-in-stands = { $name }: το αποτέλεσμα του τραπεζιού { $table } παραδόθηκε
    .instead = ό,τι παραδόθηκε ισχύει
    .short = το αποτέλεσμα παραδόθηκε
refused-result-no-loser-named = { $name }: δεν ειπώθηκε ποιος χάνει
    .instead = αναφέρετε την πλευρά: A ή B
refused-result-no-loser-there = { $name }: κανείς δεν κληρώθηκε στην πλευρά { $side }
    .instead = αναφέρετε την άλλη πλευρά
refused-result-no-side-loses = { $both ->
        [yes] { $name }: σε βάρος και των δύο
       *[no] { $name }: σε βάρος κανενός
    }
    .instead = μην αναφέρετε πλευρά
refused-result-only-without-table = { $name }: για παίκτη που δεν κάθεται σε τραπέζι σε έναν γύρο
    .instead = δίνεται με την κλήρωση του γύρου· σε όποιον ήρθε αργότερα, από τις ενέργειες του γύρου
refused-result-only-follows = { $name }: δεν δίνεται μόνο του, προκύπτει από κάτι άλλο
    .instead = επιβάλετε αυτό από το οποίο προκύπτει, με την αιτία: { $from }
refused-result-neither-came = κανείς από τους δύο δεν ήρθε εγκαίρως
    .instead = μηδενισμός και των δύο: { $award }
    .short = κανείς δεν ήρθε εγκαίρως
refused-result-winner-not-there = λείπει: { $player }, και ο αγώνας κατακυρώνεται στον παρόντα
    .instead = σημειώστε πότε έρχεται κάποιος· αν δεν έρθει κανείς, ο επόμενος γύρος αρχίζει χωρίς αυτό το αποτέλεσμα
    .short = ο νικητής θα έλειπε
refused-result-round-time-not-begun = ο χρόνος του γύρου δεν άρχισε
    .instead = δώστε πρώτα το σήμα έναρξης
    .short = μόνο μετά το σήμα
refused-result-over-in-time = το αποτέλεσμα γράφτηκε όταν είχαν περάσει { $gone } από τα { $limit } του γύρου
    .instead = ο αγώνας τελείωσε εγκαίρως
    .short = τελείωσε εγκαίρως
refused-result-round-time-runs = πέρασαν { $gone } από τα { $limit } του γύρου
    .instead = { $left_any ->
        [no] ακριβώς { $limit } είναι ακόμη εμπρόθεσμα
       *[other] λήγει σε { $left_words }
    }
    .short = πολύ νωρίς: σε { $left_up }

## Παιχνίδι duplicate

refused-duplicate-no-duplicate = ο κανονισμός { $ruleset } δεν αφορά αγώνα duplicate
    .instead = ανοίξτε τη διοργάνωση με κανονισμό duplicate
refused-duplicate-not-played = δεν παίζεται παιχνίδι τώρα
    .instead = αρχίστε γύρο και δώστε το σήμα έναρξης
refused-duplicate-over = το παιχνίδι τελείωσε: { $end }
    .instead = ανακοινώστε τα αποτελέσματα
refused-duplicate-claim-to-lay = το φύλλο { $slip } κέρδισε τον γύρο: { $word }, αριθμός { $table }, δεν τοποθετήθηκε ακόμη
    .instead = ανακοινώστε την κίνηση που έγραψε ο αριθμός { $table }
refused-duplicate-at-its-end = το παιχνίδι έφτασε στο τέλος: { $end }
    .instead = λήξτε το· αν λείπει ακόμη χαρτάκι των τελευταίων γραμμάτων, γράψτε το πρώτα
refused-duplicate-not-over = το παιχνίδι δεν τελείωσε
    .instead = πρώτα λήξτε το
refused-duplicate-nothing-drawn = δεν έχουν κληρωθεί γράμματα
    .instead = κληρώστε πρώτα τα γράμματα
refused-duplicate-no-draw = δεν υπάρχει γύρος { $draw }
    .instead = ο τελευταίος είναι ο { $last }
refused-duplicate-no-number = κανείς δεν έχει τον αριθμό { $table }
    .instead = ξαναδείτε τον αριθμό στο χαρτάκι
refused-duplicate-has-left = ο αριθμός { $table } αποχώρησε και παίρνει 0 από τον γύρο { $from }
    .instead = πάρτε πίσω την αποχώρηση, αν σημειώθηκε κατά λάθος
refused-duplicate-no-master = δεν ανακοινώθηκε η καλύτερη κίνηση του γύρου { $draw }
    .instead = ανακοινώστε την πρώτα
refused-duplicate-time-begun = ο χρόνος του γύρου { $draw } άρχισε: τα γράμματα ισχύουν
    .instead = ανακοινώστε την κίνηση και μετά κληρώστε τα επόμενα
refused-duplicate-time-not-begun = ο χρόνος του γύρου { $draw } δεν άρχισε
    .instead = διαβάστε τα γράμματα και αρχίστε τον χρόνο
refused-duplicate-time-runs = ο χρόνος δεν έληξε: μένουν { $left }
    .instead = περιμένετε τη λήξη ή σταματήστε την αντίστροφη μέτρηση
refused-duplicate-no-seed = δεν υπάρχει αρχή για την κλήρωση
    .instead = δώστε αρχή της τύχης (seed) ή γράψτε τα γράμματα από το σακούλι
refused-duplicate-not-typed = τα γράμματα του γύρου { $draw } τα κλήρωσε η κονσόλα
    .instead = ισχύουν όπως είναι
refused-duplicate-slip-counts = ο αριθμός { $table } έγραψε { $word }, που μετράει ή δεν κρίθηκε ακόμη
    .instead = τοποθετήστε την ή κρίνετέ την· τα γράμματα αλλάζουν μόνο όταν κανείς δεν έχει κίνηση
refused-duplicate-other-seed = το παιχνίδι κληρώνεται από άλλη αρχή
    .instead = μη δίνετε αρχή
refused-duplicate-no-letter = το { $sign } δεν είναι γράμμα του παιχνιδιού
    .instead = γράψτε γράμματα του παιχνιδιού, ? για μπαλαντέρ στο αναλόγιο
refused-duplicate-wrong-number = γράμματα: { $letters }· το αναλόγιο έχει τώρα { $wants }
    .instead = γράψτε όλο το αναλόγιο, και όσα μένουν
refused-duplicate-not-in-bag = το σακούλι δεν έχει πια { $letters_listed }
    .instead = ξαναδείτε τα γράμματα
refused-duplicate-not-kept = το { $letters_listed } μένει στο αναλόγιο και λείπει από τα γράμματα
    .instead = γράψτε όλο το αναλόγιο, και όσα μένουν
refused-duplicate-other-board = το τελικό ταμπλό έχει { $board } πόντους
    .instead = γράψτε αυτόν τον αριθμό
refused-duplicate-no-rack-has = κανένα αναλόγιο δεν μπορεί να έχει { $needs } από το κάθε είδος: μένουν { $vowels } φωνήεντα και { $consonants } σύμφωνα
    .instead = έτσι ανακοινώθηκε ο κανόνας: λήξτε το παιχνίδι
refused-duplicate-handed-in-already = ο αριθμός { $table } έδωσε ήδη { $word } στον γύρο { $draw }
    .instead = γράψτε τον λόγο, αν το πρώτο γράφτηκε λάθος
refused-duplicate-not-annulling = το { $offence } δεν ακυρώνει κίνηση
    .instead = διαλέξτε ένα από: { $known_listed }
refused-duplicate-annulled-already = η κίνηση του αριθμού { $table } στον γύρο { $draw } έχει ήδη ακυρωθεί
    .instead = πάρτε το πρώτα πίσω, αν ήταν λάθος
refused-duplicate-bad-move = η λέξη { $word } δεν μπαίνει εκεί
    .instead = δείτε τετράγωνο, κατεύθυνση και γράμματα: { $faults }
refused-duplicate-bad-master-word = η λέξη { $word } δεν είναι αποδεκτή
    .instead = διαλέξτε άλλη κίνηση
refused-duplicate-slip-scores-more = ο αριθμός { $table } έχει { $word } με { $score }, πάνω από { $best }
    .instead = δείτε το χαρτάκι ή γράψτε γιατί ισχύει αυτή η κίνηση
refused-duplicate-claim-open = η ένσταση του αριθμού { $table } (φύλλο { $slip }) δεν κρίθηκε
    .instead = κρίνετέ την πρώτα
refused-duplicate-master-already = στον γύρο { $draw } ανακοινώθηκε { $word }
    .instead = γράψτε τον λόγο, αν ισχύει άλλη κίνηση
refused-duplicate-no-end-yet = το παιχνίδι δεν τελειώνει ακόμη: { $kept } στο αναλόγιο, { $bag } στο σακούλι
    .instead = συνεχίστε
refused-duplicate-other-end = το παιχνίδι δεν τελειώνει έτσι
    .instead = τελειώνει έτσι: { $end }
refused-duplicate-nothing-written = ο αριθμός { $table } δεν έχει στον γύρο { $draw } κίνηση που να μπαίνει
    .instead = ένσταση γίνεται μόνο για όσα γράφτηκαν εμπρόθεσμα
refused-duplicate-claim-too-short = η λέξη { $word } έχει λιγότερα από { $least } γράμματα
    .instead = ένσταση γίνεται μόνο για μεγαλύτερες λέξεις
refused-duplicate-claim-scores-no-more = η λέξη { $word } δίνει { $score }, όχι πάνω από { $best }
    .instead = εξετάζεται μόνο λέξη που θα κέρδιζε τον γύρο
refused-duplicate-not-on-slip = ο αριθμός { $table } δεν έγραψε { $word }
    .instead = ένσταση γίνεται για όσα έγραψε: { $written_listed }
refused-duplicate-given-in-before = το χαρτάκι του αριθμού { $table } γράφτηκε πριν από τη λήξη
    .instead = δόθηκε εγκαίρως· αν εννοείτε άλλον, γράψτε τον αριθμό του, αλλιώς τον λόγο
refused-duplicate-end-said = δηλώθηκε τέλος του παιχνιδιού: { $end }
    .instead = ανακαλέστε πρώτα τη λήξη, αν η ένσταση έγινε εγκαίρως
refused-duplicate-end-holds-no-more = το παιχνίδι δεν τελείωσε: με τα χαρτάκια που γράφτηκαν δεν ισχύει «{ $end }»
    .instead = ανακαλέστε τη λήξη και συνεχίστε
refused-duplicate-words-open = δεν κρίθηκαν οι λέξεις { $words_listed }
    .instead = κρίνετε πρώτα τις λέξεις
refused-duplicate-announced = τα αποτελέσματα ανακοινώθηκαν
    .instead = γράψτε τον λόγο, αν διορθώνεται λάθος
refused-duplicate-results-stand = τα αποτελέσματα ανακοινώθηκαν στις { $day } και διορθώνονται μόνο την ίδια μέρα
    .instead = ισχύουν όπως είναι
refused-duplicate-worked-out = τα αποτελέσματα προκύπτουν από τα χαρτάκια
    .instead = λήξτε το παιχνίδι και ανακοινώστε τα αποτελέσματα
refused-duplicate-annul-by-draw = οι κινήσεις ακυρώνονται γύρο γύρο
    .instead = ακυρώστε την κίνηση του αριθμού
