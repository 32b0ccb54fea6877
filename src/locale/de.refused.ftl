### Warum etwas nicht getan werden darf. Eine Nachricht sagt, was falsch war; ihr Attribut `instead`, was zu tun ist;
### `short` dasselbe in den wenigsten Wörtern, für die Zeile eines Menüs. Eine Zeitdauer kommt als $name (7:05),
### $name_words (7 min 5 s), $name_tenths (425.0 Sekunden) und $name_any (ob sie mehr als nichts ist).
### Was weggelassen ist, kommt als „none“.

refused-silent = { $what } (das Regelwerk schweigt dazu; dies ist die Regel der Konsole)
the-office = { $office }
or = { " oder " }
comma-or = { " oder " }
late-base-pairing = Bekanntgabe der Paarung (pairing)
late-base-play-start = Startsignal (play_start)

speaker-opponent = der Gegenspieler
speaker-player = der Spieler selbst
speaker-referee = ein Schiedsrichter

closure-together = was beide notiert haben, wird nur korrigiert, wenn beide einig sind
closure-never = ein Ergebnis wird nicht korrigiert
closure-signed = das Ergebnis ist unterschrieben
closure-handed-in = das Ergebnis ist abgegeben
closure-paired = Runde { $round } ist bereits gepaart
closure-last-round = seit dem Ende der letzten Runde sind { $grace } vergangen

stands-none = keine Partie wird gespielt
stands-before = die Partie hat nicht begonnen
stands-playing = die Partie läuft
stands-over = die Partie ist beendet
stands-handed-in = das Ergebnis ist abgegeben

# Was am Tisch schon zu sehen war, als es gesagt wurde.
seen-opponent-recorded = der Gegenspieler hatte die Punktzahl schon notiert
seen-both-recorded = beide Spieler hatten Punktzahl und Gesamtpunktzahl schon notiert
seen-sum-begun = der Gegenspieler hatte die Gesamtpunktzahl schon begonnen
seen-first-tile-racked = der erste neue Stein lag schon auf dem Bänkchen
seen-approved = der Gegenspieler hatte den Zug schon akzeptiert
seen-bag-empty = das Säckchen ist leer
seen-own-limit-over = die eigene Frist des anfechtenden Spielers war um
seen-next-round-begun = die nächste Runde hatte begonnen
seen-last-play = der Zug war der letzte der Partie
seen-score-recorded = die Punktzahl war schon notiert
seen-tiles-drawn = es war schon nachgezogen
seen-clock-pressed = die Uhr war schon gedrückt
seen-further-move = es war schon ein weiterer Zug gemacht
seen-signed = die Wertungsbögen waren schon unterschrieben
seen-tiles-cleared = die Steine waren schon vom Brett geräumt
seen-play-upheld = eine Anfechtung desselben Zuges war erfolgreich
seen-exchange-upheld = eine Anfechtung desselben Tauschs war erfolgreich
seen-reacted = der Gegenspieler hatte schon reagiert

subject-absence = Nichterscheinen
subject-arrival = Erscheinen
subject-absent-clock = Uhr eines nicht erschienenen Spielers
subject-forced-pass = Pflichtpassen
subject-circled-move = der eingekreiste Zug
subject-start-signal = das Signal zum Beginn
subject-signal = ein Signal
subject-redated-pairing = Berichtigung, wann die Paarung bekannt gegeben wurde
subject-redated-signal = Berichtigung, wann das Signal gegeben wurde
subject-redated-clock = Berichtigung, seit wann die Uhr eines Abwesenden läuft
subject-result = ein Ergebnis
subject-correction = eine Korrektur
subject-hand-in = Abgabe
subject-relook = erneutes Prüfen eines Zettels
subject-take-back = Aufhebung
subject-overruling = neue Entscheidung statt eines Urteils
subject-late-fix = nachträgliche Berichtigung eines Urteils
subject-constants = die Zahlen des Verbands
subject-zone = Wechsel der Zeitzone
subject-time = Berichtigung der geltenden Zeit
subject-adopt-list = Annahme der Liste { $list }
subject-drop-list = Verzicht auf die Liste { $list }
subject-offence = Regelverstoß
subject-procedure = Verfahren
subject-unpairing = das Auflösen einer Paarung
subject-sanction = Sanktion
subject-end = Ende einer Partie
subject-award = Wertung
subject-duplicate = Leitung eines Duplicate-Spiels
subject-annulment = Ungültigerklären eines Zugs
subject-word-ruling = Entscheidung über ein Wort
subject-judge-claim = Beanstandung { $claim }

## Was für jeden Befehl gilt

refused-general-journal-stopped = { $why }
    .instead = nichts wurde entschieden; den Fehler beheben, dann erneut versuchen
refused-general-before-the-last = { $at } liegt vor dem letzten Ereignis des Journals, { $last }
    .instead = Befehle in der Reihenfolge ihrer Zeit geben
refused-general-not-now = { $at } ist nicht jetzt: die geltende Zeit ist { $now }
    .instead = die Zeit angeben, die gilt; wird eine Aufzeichnung von einem anderen Tag abgespielt, --replay angeben
refused-general-no-event = kein Turnier ist geöffnet
    .instead = mit dem Befehl open_event beginnen
refused-general-other-ruleset = der hier geladene Regelsatz ist nicht der, mit dem dieses Turnier eröffnet wurde
    .instead = die Konsole mit den Dateien starten, mit denen das Turnier eröffnet wurde
refused-general-other-tiles = die hier geladenen Buchstaben und Steine sind nicht die, mit denen dieses Turnier eröffnet wurde
    .instead = die turniereigene lexicons/tiles.toml aus einer Kopie zurückholen
refused-general-other-lists = der hier geladene Satz von Wortlisten ist nicht der, mit dem dieses Turnier eröffnet wurde
    .instead = die Konsole mit den Dateien starten, mit denen das Turnier eröffnet wurde
refused-general-not-their-office = { $what }: das ist Sache von: { $offices }; nicht von: { $role }
    .instead = zuständig ist: { $offices }
    .short = nur: { $offices }
refused-general-for-officials = { $role_name }: das ist Sache von: { $offices }
    .instead = zuständig ist: { $offices }
refused-general-for-clocks = { $role_name }: das meldet nur eine Uhr, oder die Konsole für sie
    .instead = was von Hand getan wurde, wird als erledigt vermerkt
refused-general-not-in-phase = { $what }: Tisch { $table }: { $now }
    .instead = möglich, wenn gilt: { $wants }
    .short = nur { $wants_short }
refused-general-no-table = Tisch { $table } gibt es nicht
    .instead = einen Tisch aus der Paarung dieser Runde nehmen
refused-general-no-game = an Tisch { $table } wird in Runde { $round } keine Partie gespielt
    .instead = zuerst die Runde beginnen
refused-general-no-slip = Zettel { $slip } gibt es nicht
    .instead = einen aus der Warteschlange wählen
refused-general-unheard = in diesem Regelwerk gibt es nicht: { $what } „{ $id }“
    .instead = { $known ->
        [none] der Regelsatz { $ruleset } kennt davon nichts
       *[other] zur Wahl: { $known }
    }
refused-general-not-asked = nach „{ $fact }“ wird nicht gefragt
    .instead = { $asked ->
        [none] hier wird nichts gefragt: weglassen
       *[other] gefragt ist: { $asked }
    }
refused-general-out-of-range = { $text } ({ $fact }): { $value } liegt nicht im Bereich { $from } bis { $to }
    .instead = mit dem Stand am Tisch vergleichen
refused-general-not-answered = „{ $text }“ ist nicht beantwortet
    .instead = zuerst beantworten
refused-general-not-known = { $fact } ist nicht bekannt
    .instead = mit den Angaben nennen
refused-general-divides-by-zero = es würde durch null geteilt
    .instead = mit den Angaben nennen
condition-yes = die Antwort ja auf „{ $text }“
condition-no = die Antwort nein auf „{ $text }“
condition-and = und
condition-or = oder
condition-not = nicht
condition-asked = „{ $text }“
refused-general-condition = { $otherwise ->
        [none] die Bedingung des Regelwerks ist nicht erfüllt
       *[other] { $otherwise }
    }
    .instead = nötig ist: { $needs }
    .short = { $otherwise ->
        [none] { $needs }
       *[other] { $otherwise }
    }
refused-general-condition-by-answers = { refused-general-condition }
    .instead = { $otherwise ->
        [none] { refused-general-condition.instead }
       *[other] { "" }
    }
refused-general-no-reason = { $what }: keine Begründung angegeben
    .instead = eine Begründung schreiben

## Das Turnier selbst: Regelwerk, Listen, Spieler, Uhren

refused-setup-law-not-loaded = { $what }
    .instead = { $help }
refused-setup-open-already = dieses Journal enthält schon das Turnier „{ $name }“
    .instead = für ein anderes Turnier eine andere Datei nehmen
refused-setup-ruleset-not-loaded = das Turnier verlangt den Regelsatz { $wanted }, diese Konsole hat { $loaded } geladen
    .instead = die Konsole mit --ruleset und der Kennung starten, die das Turnier nennt
refused-setup-tiles-not-loaded = das Turnier verlangt den Buchstabensatz { $wanted }, diese Konsole hat { $loaded } geladen
    .instead = die Konsole mit dem Buchstabensatz starten, den das Turnier nennt
refused-setup-reading-not-loaded = das Turnier legt { $question } als { $reading } aus, der hier geladene Regelsatz nicht
    .instead = die Konsole mit den Auslegungen starten, die das Turnier nennt
refused-setup-tiles-not-offered = das Regelwerk bietet den Buchstabensatz { $wanted } nicht an
    .instead = zur Wahl: { $offered }
refused-setup-budget-not-offered = das Regelwerk bietet die Spielzeit { $wanted } nicht an
    .instead = zur Wahl: { $offered }
refused-setup-budget-out-of-range = das Regelwerk bietet die Spielzeit { $wanted } nicht an
    .instead = wählbar von { $from } bis { $to }; üblich: { $offered }
refused-setup-systems-not-chosen = in diesem Regelwerk wählt der Turnierveranstalter nicht, wer Wörter prüft
    .instead = { $known ->
        [none] weglassen
       *[other] weglassen; es dienen: { $known }
    }
refused-setup-no-such-system = das Regelwerk kennt kein System „{ $system }“
    .instead = zur Wahl: { $known }
refused-setup-system-twice = das System { $system } ist zweimal genannt
    .instead = jedes einmal nennen
refused-setup-systems-read-otherwise = { $systems } schlägt Wörter nach der Auslegung { $question } = { $wanted } nach, hier gilt { $reading }
    .instead = diese Auslegung wählen: { $question }={ $wanted }
refused-setup-no-such-zone = die Zeitzone „{ $zone }“ gibt es nicht
    .instead = { $near ->
        [none] bitte den Namen angeben, etwa Europe/Berlin, oder die Abweichung, etwa +01:00
       *[other] der nächste Name ist { $near }
    }
refused-setup-same-zone = Zeiten gelten schon in der Zone { $zone }
refused-setup-not-off-by-that = keine Konsole hat eine Uhr, die um { $by } abweicht
    .instead = zuletzt vermerkt: { $ahead } vor der geltenden Zeit
refused-setup-player-without-name = ein Spieler hat keinen Namen
    .instead = jedem Spieler einen Namen geben
refused-setup-player-twice = zweimal eingetragen: { $player }
    .instead = Spieler gleichen Namens durch Vornamen oder Nummer unterscheiden
refused-setup-not-entered = nicht eingetragen: { $player }
    .instead = den Namen schreiben, wie er eingetragen ist; wer neu ist, wird zuerst eingetragen
refused-setup-took-part = { $player } hat im Turnier eine Partie, eine ausgesetzte Runde oder eine Strafe und bleibt darin
    .instead = wer geht, tritt zurück oder wird ausgeschlossen; einen Eintrag berichtigt, wo die nächste Runde geschrieben wird (F3, F6, Ctrl-N), = { $player }, oder amend_entry in ephor exec
refused-setup-no-such-profile = ein Uhrenprofil „{ $profile }“ gibt es nicht
    .instead = zur Wahl: { $known }
refused-setup-number-and-profile = das Profil „{ $profile }“ und die Uhrennummer passen nicht zusammen
    .instead = eine Uhr mit Funk hat eine Nummer, das Profil none hat keine
refused-setup-clock-elsewhere = Uhr { $clock } steht auf Tisch { $table }
    .instead = zuerst Tisch { $table } eine andere Uhr zuordnen
refused-setup-lists-fixed = { $what }: die Wortlisten sind festgelegt seit { $since }
    .instead = ein Wort, das keine Liste entscheidet, geht an den Schiedsrichter; seine Entscheidung wird behalten
    .short = die Wortlisten sind festgelegt
refused-setup-list-not-installed = die Liste { $list } ist nicht installiert
    .instead = { refused-setup-nothing-playable.instead }
refused-setup-list-of-other-language = { $list } ist in der Sprache { $language }, dieses Turnier spielt in { $event }
    .instead = { refused-setup-nothing-playable.instead }
refused-setup-nothing-playable = { $list } hat keine Wörter, die sich legen ließen
    .instead = { $there ->
        [none] keine Liste dieser Sprache ist installiert; die Listen kommen mit dem Turnier, wenn es angelegt wird
       *[other] vorhanden sind: { $there }
    }
refused-setup-adopted-already = { $list } ist schon angenommen
    .instead = um sie anders anzunehmen, sie zuerst fallen lassen
refused-setup-nothing-left-to-decide = über jede Länge, zu der { $list } etwas sagt, wird ohne sie entschieden
    .instead = die Liste fallen lassen, die darüber allein entscheidet, wenn der Turnierveranstalter sie angenommen hat
    .short = ohne sie entschieden
refused-setup-other-lengths = { $list } enthält Wörter von { $shortest } bis { $longest } Steinen, nicht von { $from } bis { $to }
    .instead = Längen von { $shortest } bis { $longest } nennen
refused-setup-decided-alone = { $other } entscheidet allein von { $from } bis { $to } Steinen: { $list } würde dort nie gefragt
    .instead = andere Längen nennen oder zuerst die andere Liste fallen lassen
refused-setup-decided-by-regulation = nach dem Regelwerk entscheidet { $list } Wörter mancher dieser Längen bereits
    .instead = andere Längen nennen
refused-setup-not-adopted = die Liste { $list } ist nicht angenommen
    .instead = { $adopted ->
        [none] keine ist angenommen
       *[other] angenommen sind: { $adopted }
    }
refused-setup-no-such-order = diese Ordnung hat keine Reihung „{ $order }“, deren Formel Konstanten hat
    .instead = { $known ->
        [none] sie hat keine
       *[other] sie hat: { $known }
    }
refused-setup-other-constants = die Formel von { $order } hat die Konstanten { $constants }, jede einmal
    .instead = geben Sie jede davon an und keine andere
refused-setup-nothing-to-sign = im Journal gibt es keinen Eintrag { $entry } zum Unterschreiben, der letzte ist { $last }
    .instead = unterschreiben, was da ist
refused-setup-officials-sign = { $role_name }: das Journal unterschreiben nur Offizielle
    .instead = in einem Amt unterschreiben

## Eine Runde: Paarungen, Anwesenheit, Signal, Zugverluste

refused-round-last-round-over = Runde { $round } ist die letzte
    .instead = Ergebnisse können noch korrigiert werden, soweit das Regelwerk es zulässt; soll doch noch eine Runde folgen: das zuerst angeben (F6)
refused-round-none-begun = noch keine Runde hat begonnen
    .instead = die erste Runde beginnen
    .short = keine begonnen
refused-round-not-next-round = Runde { $round } kann nicht auf Runde { $before } folgen
    .instead = Runde { $next } beginnen
refused-round-too-soon-after = seit der letzten Partie von Runde { $before } sind { $gone } vergangen
    .instead = Runde { $next } in { $left_words } beginnen; oder sie trotzdem beginnen und den Grund nennen
refused-round-not-over = vor Runde { $next } ist nicht alles erledigt: { $left }{ $more ->
        [0] { "" }
       *[other] ; und { $more } mehr
    }
    .instead = zuerst das entscheiden, Ergebnisse eingeben, Aufgaben erledigen (F6); oder die Runde trotzdem beginnen und den Grund nennen
refused-round-put-off-too-long = Runde 1 beginnt { $by_words } nach dem angekündigten Beginn und darf höchstens um { $most_words } verschoben werden
    .instead = die Runde trotzdem beginnen und den Grund nennen
refused-round-not-so-paired = Die Paarungen der Runde { $next } entsprechen nicht dem Regelwerk: { $left }{ $more ->
        [0] { "" }
       *[other] ; und { $more } mehr
    }
    .instead = die Paarung berichtigen; oder die Runde trotzdem beginnen und den Grund nennen
refused-round-wrongly-paired = das Regelwerk lässt diese Paarung nicht zu: { $wrong }
    .instead = die Paarung berichtigen; oder, wenn ein Eintrag veraltet ist, diesen: = NAME, wo die Runde geschrieben wird, oder amend_entry in ephor exec
refused-round-no-supervision = Tisch { $table }: dieses Regelwerk kennt keine Tische unter dauernder Aufsicht
    .instead = sie weglassen
refused-round-nobody-supervised = niemand spielt an Tisch { $table }, der beaufsichtigt werden soll
    .instead = Tische aus der Paarung dieser Runde nennen
refused-round-no-time-for-round = eine Runde dauert einige Zeit
    .instead = die Millisekunden angeben, oder weglassen, dann gilt { $usual }
refused-round-round-not-limited = dieses Regelwerk begrenzt keine Runde
    .instead = die Zeit der Runde weglassen
refused-round-round-time-fixed = jede Runde dauert { $usual }
    .instead = die Zeit der Runde weglassen
refused-round-table-twice = Tisch { $table } ist zweimal gepaart
    .instead = jeder Partie einen eigenen Tisch geben
refused-round-no-such-table = Tisch { $table } gibt es nicht
    .instead = einen Tisch des Turniers nehmen oder einen weiteren hinzufügen: was zur Runde getan werden kann (F3, F6)
refused-round-not-entered = { $table ->
        [none] { $bye ->
            [yes] Freilos, aber nicht eingetragen: { $player }
           *[no] lässt die Runde aus, ist aber nicht eingetragen: { $player }
        }
       *[other] an Tisch { $table }, aber nicht eingetragen: { $player }
    }
    .instead = den Spieler zuerst eintragen, in gleicher Schreibweise
refused-round-player-twice = in Runde { $round } zweimal gepaart: { $player }
    .instead = ein Spieler spielt in einer Runde eine Partie
refused-round-player-excluded = { $player } wurde in Runde { $round } ausgeschlossen, { $from ->
        [event] vom Turnier
       *[round] von dieser Runde
    } ({ $why })
    .instead = die anderen paaren
refused-round-has-withdrawn = { $player } ist aus dem Turnier ausgeschieden; wer wieder spielt, ist zuerst als zurückgekehrt einzutragen
refused-round-has-not-withdrawn = { $player } ist nicht ausgeschieden
refused-round-not-lost-by-absence = die Partie der Runde { $round } an Tisch { $table } wurde nicht wegen Abwesenheit gewertet
    .instead = zuerst so werten, oder das Ergebnis korrigieren
refused-round-nobody-stays = es ist niemand mehr da, der ausscheiden könnte
refused-round-nobody-withdrew = niemand ist ausgeschieden
refused-round-withdraws-by-sanction = dafür sieht das Regelwerk eine eigene Sanktion vor; sie sagt, was folgt: { $name }
refused-round-no-round-to-join = es läuft keine Runde, in die jemand einsteigen könnte
    .instead = die nächste Runde mit ihnen beginnen
refused-round-nobody-joins = alle spielen zur selben Zeit mit denselben Buchstaben: niemand steigt in eine begonnene Runde ein
    .instead = sie im nächsten Spiel mitspielen lassen
refused-round-table-in-use = an Tisch { $table } wird in dieser Runde gespielt
    .instead = einen freien Tisch nennen
refused-round-played-there = an Tisch { $table } ist schon etwas geschehen, oder es ist das einzige Spiel der Runde
    .instead = das Spiel beenden, werten oder sein Ergebnis korrigieren
refused-round-has-game = { $player } hat in dieser Runde ein Spiel an Tisch { $table }
    .instead = jemanden ohne Spiel nennen
refused-round-has-bye = { $player } hat in dieser Runde schon: { $name }
    .instead = das erst zurücknehmen oder den Spieler paaren
refused-round-everybody-plays = in Runde { $round } hat jeder ein Spiel oder Freilos
    .instead = erst eintragen, wer gekommen ist
refused-round-only-at-table = { $name }: nur an einem Tisch, an dem gespielt wird
    .instead = an dem Tisch verhängen
refused-round-nobody-else = nur { $player } hat kein Spiel
    .instead = erst den anderen Spieler eintragen
refused-round-no-opponent = { $player } hat an Tisch { $table } keinen Gegenspieler
    .instead = eine Partie spielen hier zwei; wer keinen Gegenspieler hat, hat ein Freilos
refused-round-drawn-later = die Paarung kann nicht um { $at } bekannt gegeben worden sein: es ist { $now }
    .instead = angeben, wann sie bekannt gegeben wurde, oder für jetzt weglassen
refused-round-signal-begins = die Runde beginnt hier nicht zu einer Uhrzeit, sondern mit dem Signal
    .instead = begins_at weglassen und das Signal geben
refused-round-begins-then = die Runde kann nicht um { $at } beginnen
    .instead = angeben, wann sie beginnt: nicht vor ihrer Paarung ({ $drawn }) und innerhalb eines Tages
refused-round-long-ago = { $at } liegt mehr als einen Tag zurück
    .instead = angeben, wann es war, innerhalb eines Tages
refused-round-redated-later = das wäre { $at }, und es ist { $now }
    .instead = angeben, um wie viel früher es war, wie −0:05:00, oder später
refused-round-signal-before-pairing = das Signal läge um { $signal }, vor der Paarung um { $drawn }
    .instead = wenn beides falsch ist, zuerst das andere berichtigen
refused-round-started-too-early = das wäre { $at }; gestartet wird die Uhr ab { $due }
refused-round-redated-by-nothing = um nichts berichtigt bleibt es, wie es ist
    .instead = angeben, um wie viel früher es war, wie −0:05:00, oder später
refused-round-nothing-to-redate = keine Partie läuft, die das beträfe: { $what }
    .instead = berichtigt wird nur, wovon an für die laufenden Partien gezählt wird
refused-round-no-lateness = dieses Regelwerk zählt keine Verspätung
    .instead = weglassen, wovon an sie zählt
refused-round-no-such-base = von dort an zählt das Regelwerk keine Verspätung
    .instead = zur Wahl: { $bases }
refused-round-nothing-for-them = dieses Regelwerk sagt nicht, was ein Spieler mit Freilos bekommt: { $players }
    .instead = alle paaren, oder weglassen, wer nicht spielt
refused-round-no-signal-here = die Partien beginnen hier nicht gemeinsam auf ein Signal
    .instead = jede beginnt, sobald ihre Spieler bereit sind
refused-round-nothing-to-start = es gibt keine Partie zu beginnen
    .instead = zuerst die Runde mit ihren Paarungen beginnen
refused-round-signal-given = das Signal für Runde { $round } ist schon gegeben
    .instead = es wird einmal je Runde gegeben
refused-round-signal-too-early = „{ $signal }“ ist noch nicht fällig
    .instead = fällig in { $left_words }; eine geöffnete Konsole gibt es von selbst
refused-round-signal-not-due = „{ $signal }“ ist schon gegeben, oder nichts verlangt es jetzt
    .instead = eine geöffnete Konsole gibt es von selbst, wenn es fällig ist
refused-round-nobody-paired = niemand wurde für Seite { $side } von Tisch { $table } gepaart
    .instead = die andere Seite nennen
refused-round-absent-already = schon als fehlend vermerkt: { $player }
    .instead = das Erscheinen vermerken
    .short = schon als fehlend vermerkt
refused-round-has-played = { $player } spielt: Zettel { $slip } ist aus dieser Partie
    .instead = einen irrtümlich eingegebenen Zettel zuerst streichen
    .short = spielt: Zettel { $slip }
refused-round-was-at-table = { $player } steht im Protokoll eben dieser Partie: { $what }
    .instead = nachsehen, ob nicht der andere fehlt; ist es trotzdem so, dies sagen
    .sure = Ist es trotzdem so?
refused-round-no-list-decides = keine Liste entscheidet über Wörter dieses Turniers, und nur vor der 1. Runde kann eine angenommen werden: { $lists }
    .instead = an der Konsole annehmen (`ephor open`, Strg-P: annehmen); oder ohne Liste beginnen (`ephor round --no-list`)
    .sure = Beginnt das Turnier ohne Liste?
refused-round-came-late = { $player } war verspätet und ist erschienen
    .instead = die Verspätung ist vorbei; den Spieltisch zu verlassen ist etwas anderes
    .short = war verspätet und ist erschienen
refused-round-not-missed = nicht als fehlend vermerkt: { $player }
    .instead = wer da ist, braucht keinen Vermerk
refused-round-start-in-doubt = niemand weiß, ob die Uhr gestartet wurde: { $player } (Auftrag { $op })
    .instead = zuerst nach der Uhr sehen: lief sie, Auftrag { $op } als erledigt vermerken; wenn nicht, ihn aufheben; dann das Erscheinen vermerken
    .short = zuerst nach der Uhr sehen
refused-round-owes-no-turn = kein Zugverlust steht aus: { $player }
    .instead = legen, tauschen und passen sind frei
refused-round-no-playoff = dieses Regelwerk kennt keine Schlussphase, also wird kein Zug eingekreist
    .instead = die Partie wird zu Ende gespielt
refused-round-no-move-zero = kein Zug hat die Nummer 0
    .instead = die Nummer des laufenden Zuges angeben, wie beide ihn eingekreist haben
refused-round-circled-already = Zug { $number } ist schon eingekreist; der letzte ist Zug { $last }
    .instead = sind sich die Spieler nicht einig, entscheidet der Schiedsrichter
refused-round-round-runs = von { $limit } der Runde sind { $gone } vergangen
    .instead = ein Zug wird in { $left_words } eingekreist
    .short = zu früh: in { $left_up }
refused-round-was-not-absent = nicht als fehlend vermerkt: { $player }
    .instead = das Fehlen vermerken; die Verspätung zählt dennoch von ihrem Anfang an
    .short = niemand ist als fehlend vermerkt: zuerst „ein Spieler ist nicht da“
refused-round-clock-not-started = niemand hat gesagt, dass die Uhr läuft, und auf ihr zählt es: { $player }
    .instead = zuerst diese Uhr starten; wo das in Auftrag ist, sagen, wenn es getan ist
    .short = die Uhr wurde nicht gestartet
refused-round-still-absent = { $player } ist an Tisch { $table } als abwesend vermerkt, und niemand hat vermerkt, dass er oder sie gekommen ist
    .instead = wer gekommen ist: die Ankunft vermerken; wer immer da war: die Abwesenheit zurücknehmen; wer nicht kommt, gegen den wird gewertet
    .short = als abwesend vermerkt
refused-round-came-in-time = { $exactly ->
        [yes] Verspätung { $late }: { $player }; erst bei { $limit } ist die Partie verloren
       *[no] Verspätung { $late }: { $player }; verloren ist die Partie erst bei mehr als { $limit }
    }
    .instead = die Partie wird mit der verbliebenen Zeit gespielt
    .short = rechtzeitig erschienen
refused-round-came-too-late = { $limit_any ->
        [no] { $player } war zu Beginn der Partie nicht da und hat sie damit verloren
       *[yes] { $exactly ->
            [yes] Verspätung { $late }: { $player }; ab { $limit } ist die Partie verloren
           *[no] Verspätung { $late }: { $player }; bei mehr als { $limit } ist die Partie verloren
        }
    }
    .instead = die Partie wird gewertet, nicht gespielt; war es falsch vermerkt, werten und dann das Ergebnis korrigieren
    .short = zu spät zum Spielen
refused-round-not-late-enough = { $exactly ->
        [yes] Verspätung { $late }: { $player }; bei { $limit } ist die Partie verloren
       *[no] Verspätung { $late }: { $player }; erst bei mehr als { $limit } ist die Partie verloren
    }
    .instead = { $left_any ->
        [no] genau { $limit } ist noch rechtzeitig
       *[other] verloren ist sie in { $left_words }, wenn der Spieler nicht vorher kommt
    }
    .short = zu früh: in { $left_up }
refused-round-never-begun = das Spiel wurde nie begonnen: { $name }
    .instead = die Tischnummer noch einmal ansehen
refused-round-no-seats-by-lot = Plätze werden nur gelost, wo jeder allein sitzt
    .instead = die Paarung nennen
refused-round-too-few-seats = { $players } Spieler und { $tables } Tische
    .instead = Tische hinzufügen oder nennen, wer die Runde auslässt
refused-round-other-seats = das Los ergibt andere Plätze
    .instead = die Paarung oder das Los weglassen

## Eine Anfechtung

refused-slip-in-time = die Anfechtung an Tisch { $table } ist rechtzeitig: es wird nichts abgelehnt
refused-slip-no-challenge = dieses Regelwerk kennt keine Anfechtung am Tisch
refused-slip-no-hold = dieses Regelwerk kennt keinen Vorbehalt
    .instead = der Gegenspieler darf „{ $phrase }“ sagen
refused-slip-not-begun = die Partie an Tisch { $table } hat nicht begonnen: kein Wort wird angefochten
    .instead = auf das Signal warten
    .short = erst, wenn die Partie begonnen hat
refused-slip-round-runs = „{ $phrase }“ betrifft den angesagten Zug, bevor die nächsten Buchstaben verlesen sind: die Zeit dieses Durchgangs läuft, es bleiben { $left_words }
    .instead = der Zug gilt; den Countdown anhalten, wenn er zu früh gestartet wurde
    .short = die Zeit des Durchgangs läuft
refused-slip-handed-in = die Partie an Tisch { $table } ist abgegeben: kein Wort wird angefochten
    .instead = was abgegeben ist, gilt
    .short = nicht mehr nach der Abgabe
refused-slip-undecided = Zettel { $slip } von Tisch { $table } ist noch nicht entschieden
    .instead = zuerst Zettel { $slip } entscheiden, oder das Wort auf ihn schreiben
    .short = Zettel { $slip } ist noch nicht entschieden
refused-slip-undecided-and-handed-over = Zettel { $slip } von Tisch { $table } ist übergeben und noch nicht entschieden
    .instead = zuerst Zettel { $slip } entscheiden; ein Wort kommt nicht mehr hinzu
    .short = Zettel { $slip } ist noch nicht entschieden
refused-slip-undecided-and-empty = Zettel { $slip } von Tisch { $table } ist offen und noch ohne Wort
    .instead = das Wort auf Zettel { $slip } schreiben; irrtümlich eingegeben, wird er gestrichen
    .short = Zettel { $slip } ist noch nicht entschieden
refused-slip-undecided-and-full = Zettel { $slip } von Tisch { $table } ist noch nicht entschieden
    .instead = zuerst Zettel { $slip } entscheiden; ein weiteres Wort hat auf ihm keinen Platz
    .short = Zettel { $slip } ist noch nicht entschieden
refused-slip-own-time-over = „{ $phrase }“ kam nach Ablauf der Anfechtperiode: { $mark }
    .instead = der Zug gilt; die Partie geht weiter
    .short = { $mark }
refused-slip-own-last-play = der Zug, der die Partie an Tisch { $table } beendete, war sein eigener: der Zug des Gegners davor steht
refused-slip-before-the-press = die Anfechtung kam { $early_ms } ms vor dem Drücken
    .instead = die Zeit seit dem Drücken angeben oder weglassen
refused-slip-challenged-before = dieser Zug wurde mit Zettel { $slip } angefochten; noch einmal geht es nicht
    .instead = ist es ein anderer Zug: zuerst das Urteil zu Zettel { $slip } mitteilen, falls noch nicht geschehen, und angeben, vor wie vielen Sekunden die Uhr gedrückt wurde
refused-slip-play-is-off = der Zug wurde nach Zettel { $slip } zurückgenommen: davon liegt nichts mehr
refused-slip-too-late = { $since ->
        [none] „{ $phrase }“ kam mehr als { $limit_tenths } s { $announced ->
            [yes] nach der Ansage des Zuges
           *[no] nach dem Drücken
        }
       *[other] „{ $phrase }“ kam { $since_tenths } s { $announced ->
            [yes] nach der Ansage des Zuges
           *[no] nach dem Drücken
        }; die Anfechtperiode beträgt { $limit_tenths } s
    }
    .instead = der Zug gilt; die Partie geht weiter
refused-slip-closed = „{ $phrase }“ kam nach Ablauf der Anfechtperiode: { $mark }
    .instead = der Zug gilt; die Partie geht weiter
refused-slip-claimed = an Zettel { $slip } arbeitet { $station }
    .instead = einen anderen nehmen, oder ihn übernehmen, wenn jenes Pult nicht mehr in Betrieb ist
refused-slip-not-decided = Zettel { $slip } ist noch nicht entschieden
    .instead = ihn zuerst entscheiden
refused-slip-with-office = Zettel { $slip } liegt bei: { $office }
    .instead = es entscheidet: { $office }
refused-slip-decided = Zettel { $slip } ist entschieden
    .instead = das Urteil mitteilen
refused-slip-announced = Zettel { $slip } ist entschieden und mitgeteilt
    .instead = das Urteil gilt
refused-slip-withdrawn = Zettel { $slip } wurde widerrufen
    .instead = einen neuen eintragen
refused-slip-moot = Zettel { $slip } wird nicht mehr entschieden: über die Partie wurde anders entschieden
refused-slip-no-words = Zettel { $slip } hat keine Wörter
    .instead = zuerst das angefochtene Wort eingeben
refused-slip-nothing-written = { refused-slip-no-words }
    .instead = { refused-slip-no-words.instead }
refused-slip-too-many-words = Wörter auf einem Zettel: { $words }; das Regelwerk erlaubt { $most }
    .instead = sie nacheinander prüfen, jedes auf einem eigenen Zettel
refused-slip-written-twice = { $word } steht zweimal da
    .instead = jedes angefochtene Wort einmal schreiben
refused-slip-no-letters = keine Buchstaben: das angefochtene Wort eingeben
    .instead = das Wort mit dem Zettel und mit dem Brett vergleichen
refused-slip-single-letter = { $letter } ist ein einzelner Buchstabe: ein Wort hat mindestens zwei, das ganze Wort eingeben
    .instead = das Wort mit dem Zettel und mit dem Brett vergleichen
refused-slip-several-words = Wörter in einem Feld: { $words }; jedes angefochtene Wort für sich eingeben, ohne Leerzeichen
    .instead = das Wort mit dem Zettel und mit dem Brett vergleichen
refused-slip-not-a-letter = „{ $typed }“, das { $position }. Zeichen des Wortes, ist kein Buchstabe dieses Alphabets ({ $alphabet ->
        [Czech] tschechisch
        [German] deutsch
        [Slovak] slowakisch
        [Greek] griechisch
       *[other] { $alphabet }
    }): { $meant ->
        [none] den Zettel prüfen und erneut eingeben
       *[other] { $meant } als einen Buchstaben eingeben
    }
    .instead = das Wort mit dem Zettel und mit dem Brett vergleichen
refused-slip-look-alike = „{ $typed }“, das { $position }. Zeichen des Wortes, ist ein Buchstabe einer anderen Schrift ({ $script ->
        [Latin] lateinisch
        [Cyrillic] kyrillisch
        [Greek] griechisch
       *[other] { $script }
    }), der nur aussieht wie { $meant }: die Tastaturbelegung wechseln und { $meant } erneut eingeben
    .instead = das Wort mit dem Zettel und mit dem Brett vergleichen
refused-slip-too-many-tiles = Steine: { $tiles }; auf das Brett passen { $longest }, die Schreibweise prüfen
    .instead = das Wort mit dem Zettel und mit dem Brett vergleichen
refused-slip-too-few-tiles = Steine in { $word }: { $tiles }; für eine Anfechtung nötig: { $least }
refused-slip-not-from-the-set = { $word } lässt sich nicht legen: { $letters } öfter als im Satz, Blankos: { $blanks }
    .instead = das Wort mit dem Zettel und mit den gezogenen Buchstaben vergleichen
refused-slip-in-the-database = { $word } steht in { $list }: angefochten wird nur ein Wort, das dort fehlt
    .instead = der angesagte Zug gilt
refused-slip-unreadable-word = { $word } lässt sich mit diesen Steinen nicht legen
    .instead = das Wort neu schreiben
refused-slip-spelling-not-confirmed = die Eingabe auf Zettel { $slip } ist nicht bestätigt
    .instead = den Gegenspieler mit dem Brett vergleichen und bestätigen lassen
refused-slip-looked-up-by-others = ein Wort von { $tiles } Steinen zu prüfen ist nicht Sache von: { $role }
    .instead = hier wird es geprüft mit: { $systems }
refused-slip-ruling-awaited = Zettel { $slip } liegt bei: { $office }
    .instead = es entscheidet: { $office }
refused-slip-only-for-blank-conflict = Zettel { $slip } kann nur widerrufen werden, weil ein strittiges Blanko das Wort änderte
    .instead = wenn das so war, es angeben; sonst wird geprüft
refused-slip-handed-over = Zettel { $slip } ist übergeben und unwiderruflich
    .instead = er wird geprüft
refused-slip-number-stands = Zettel { $slip } wurde mit einer anderen Zahl von Wörtern übergeben: { $on_it }, nicht { $words }
    .instead = die Schreibweise berichtigen; kein Wort kommt hinzu, keines wird gestrichen
refused-slip-never-taken-back = Zettel { $slip } kann nicht widerrufen werden
    .instead = er wird geprüft
refused-slip-no-self-acceptance = hier machen die Spieler eine Anfechtung nicht unter sich aus
    .instead = die Wörter prüfen
refused-slip-ruling-of-another = was die Listen nicht entscheiden, entscheidet: { $office }; nicht: { $role }
    .instead = über Zettel { $slip } entscheidet: { $office }
refused-slip-ruled-twice = über { $word } ist zweimal entschieden
    .instead = über jedes offene Wort einmal entscheiden
refused-slip-not-ruled-on = über { $word } ist nicht entschieden
    .instead = über jedes offene Wort entscheiden
refused-slip-not-open = { $word } ist auf Zettel { $slip } nicht offen
    .instead = nur über Wörter entscheiden, die keine Liste entscheidet
refused-slip-no-reasons = die Entscheidung über Zettel { $slip } braucht eine Begründung
    .instead = schreiben, warum und aus welcher Quelle
refused-slip-no-source = die Entscheidung über Zettel { $slip } lässt ein Wort zu und nennt keine Quelle
    .instead = die Quelle nennen, die das Wort belegt
refused-slip-contradicts-ruling = { $word } wurde auf Zettel { $before } entschieden als { $valid ->
        [yes] zulässig
       *[no] unzulässig
    }: { $reasons }
    .instead = { $several ->
        [yes] ebenso entscheiden, oder { $word } in der Begründung nennen und sagen, warum
       *[no] ebenso entscheiden, oder schreiben, warum jetzt anders entschieden wird
    }
refused-slip-game-over = die Partie von Zettel { $slip } ist beendet
    .instead = ein Urteil wird nur während seiner Partie geändert; manche Regelwerke berichtigen es danach
    .short = nur während der Partie
refused-slip-never-looked-up-again = Zettel { $slip } wird nicht erneut geprüft: eine Prüfung wird hier nicht wiederholt
    .instead = das Urteil gilt
refused-slip-not-once-announced = Zettel { $slip } wird nicht erneut geprüft: das Urteil ist mitgeteilt
    .instead = das Urteil gilt
    .short = das Urteil ist mitgeteilt
refused-slip-not-once-scored = Zettel { $slip } wird nicht erneut geprüft: beide haben die Punkte gezählt und anerkannt
    .instead = das Urteil gilt
refused-slip-never-overruled = das Urteil über Zettel { $slip } ändert niemand
    .instead = das Urteil gilt
refused-slip-own-verdict = Zettel { $slip } wurde vom selben Amt entschieden: { $role }
    .instead = ein eigenes Urteil ändert niemand
    .short = ein eigenes Urteil ändert niemand
refused-slip-plays-this-game = { $player } spielt die Partie von Zettel { $slip }
    .instead = eine dritte Person entscheidet und meldet sich unter ihrem eigenen Namen an
    .short = spielt diese Partie
refused-slip-no-late-fix = dieses Regelwerk berichtigt kein Urteil nachträglich
    .instead = das Urteil gilt
refused-slip-game-not-over = die Partie von Zettel { $slip } ist nicht beendet
    .instead = während der Partie gilt das Urteil; danach kann es beansprucht werden
    .short = erst nach der Partie
refused-slip-only-the-same-day = { $day ->
        [none] ein Urteil wird nur an dem Tag berichtigt, an dem es erging
       *[other] das Urteil erging am { $day } und wird nur am selben Tag berichtigt
    }
    .instead = das Urteil gilt
    .short = nur am selben Tag
refused-slip-no-verdict = zu Zettel { $slip } gibt es kein Urteil
    .instead = es wurde eingeräumt, also gibt es kein Urteil zu berichtigen
refused-slip-no-verdict-on = zu „{ $word }“ gibt es auf Zettel { $slip } kein Urteil
    .instead = zur Wahl: { $verdicts }
refused-slip-play-mended = der Zug auf Zettel { $slip } wurde schon berichtigt
    .instead = berichtigt wird einmal
    .short = schon berichtigt
refused-slip-words-mended = jedes Wort auf Zettel { $slip } wurde schon berichtigt
    .instead = berichtigt wird einmal
    .short = schon berichtigt
refused-slip-word-mended = das Wort { $word } auf Zettel { $slip } wurde schon berichtigt
    .instead = berichtigt wird einmal
refused-slip-not-agreed = es fehlt das Einverständnis: { $office }
    .instead = das Einverständnis angeben, wenn es vorliegt
refused-slip-nobody-demands = niemand hat es verlangt
    .instead = angeben, welcher Spieler es verlangt: a oder b
refused-slip-for-another-to-claim = { $accepted ->
        [yes] ein zu Unrecht zugelassenes Wort
       *[no] ein zu Unrecht abgelehntes Wort
    } beansprucht: { $player }
    .instead = verlangen muss es: { $player }
refused-slip-impossible-points = Punkte für einen Zug: { $points }
    .instead = angeben, was der Zug zählte oder gezählt hätte: von 0 bis { $most }

## Befugnisse über Uhren, und Aufträge

refused-clock-no-order = Auftrag { $op } gibt es nicht
    .instead = einen aus der Liste wählen
refused-clock-on-no-table = Uhr { $clock } steht auf keinem Tisch
    .instead = sie zuerst einem Tisch zuordnen
refused-clock-on-another-table = Uhr { $clock } steht nicht auf Tisch { $table }
    .instead = sie zuerst diesem Tisch zuordnen
refused-clock-of-another-event = Uhr { $clock } wurde um { $at } gedrückt, bevor dieses Turnier eröffnet wurde
    .instead = das gehört zu einem anderen Turnier; eine hier erhobene Anfechtung von Hand aufnehmen
refused-clock-order-confirmed = Auftrag { $op } ist auf der Uhr
    .instead = nichts ist mehr zu tun
refused-clock-order-settled = Auftrag { $op } wurde von Hand erledigt
    .instead = nichts ist mehr zu tun
refused-clock-order-cancelled = Auftrag { $op } ist aufgehoben: was zu ihm führte, zählt nicht mehr
    .instead = nichts ist mehr zu tun
refused-clock-order-under-way = Auftrag { $op } ist unterwegs zur Uhr
    .instead = warten, bis die Uhr geantwortet hat oder alle Versuche verbraucht sind
refused-clock-no-such-power = dieses Regelwerk gibt einer Konsole diese Befugnis nicht: { $power }
    .instead = { $granted ->
        [none] nur die Anzeige
       *[other] gewährt: { $granted }
    }
refused-clock-power-of-another = { $power }: zuständig ist: { $office }; nicht: { $role }
    .instead = den Auftrag gibt: { $office }
    .short = nur: { $office }
refused-clock-only-by-procedure = die Befugnis hängt davon ab, was zuvor gefragt wird, und wird nicht für sich ausgeübt: { $power }
    .instead = eines der Verfahren beginnen: { $procedures_listed }
refused-clock-only-by-sanction = die Befugnis hängt davon ab, was die Sanktion zuvor fragt, und wird nicht für sich ausgeübt: { $power }
    .instead = eine der Sanktionen verhängen: { $sanctions_listed }
refused-clock-used-up = in dieser Partie schon { $most }-mal: { $power }
    .short = in dieser Partie schon { $most } ×
refused-clock-game-handed-in = die Partie an Tisch { $table } ist abgegeben: ihre Uhr zählt nicht mehr
    .instead = die nächste Runde beginnt mit neu gestellten Uhren
    .short = nicht mehr nach der Abgabe
refused-clock-no-side-named = keine Seite ist genannt
    .instead = angeben, wessen Uhr: a oder b
refused-clock-no-time-named = keine Zeit ist genannt
    .instead = die Millisekunden angeben
refused-clock-no-time-to-add = so viel Zeit lässt sich nicht gutschreiben oder abziehen
    .instead = mehr als nichts und höchstens eine Stunde
refused-clock-no-tables-clock = der Countdown des Turnierraums ist nicht die Uhr eines Tisches
    .instead = den Countdown des Turnierraums benutzen
refused-clock-no-clock-for-absent = hier wird für Fehlende keine Uhr gestartet
    .instead = die Verspätung zählt ohne sie
refused-clock-not-absent = nicht als fehlend vermerkt: { $player }
    .instead = zuerst das Fehlen vermerken
    .short = nicht als fehlend vermerkt: { $player }
refused-clock-runs-already = Uhr um { $at } in Auftrag gegeben: { $player }
    .instead = das Erscheinen vermerken
refused-clock-runs-for-the-other = die Uhr läuft schon für den ebenfalls verspäteten anderen: { $other }
    .instead = was inzwischen verloren geht, wird beim Erscheinen abgezogen: { $player }
refused-clock-too-early-for-absent = Verspätung { $late }: { $player }; die Uhr wird nach { $after } gestartet
    .instead = in { $left_words } starten
    .short = zu früh: in { $left_up }
refused-clock-no-countdown = einen einzigen Countdown für den Turnierraum gibt es hier nicht
    .instead = die Tische haben eigene Uhren
refused-clock-countdown-not-running = der Countdown des Turnierraums läuft nicht
    .instead = gestartet wird er ohne Zeitangabe
refused-clock-countdown-fixed = der Countdown beträgt in diesem Turnier { $budget }
    .instead = zum Starten die Zeit weglassen, zum Anhalten 0 angeben
refused-clock-challenge-open = Zettel { $slip } von Tisch { $table } ist nicht entschieden, und der angesagte Zug wartet darauf
    .instead = erst darüber entscheiden, dann den nächsten Durchgang beginnen
refused-clock-countdown-running = der Countdown des Turnierraums läuft, es bleiben { $left_words }
    .instead = ihn zuerst anhalten oder ablaufen lassen
refused-clock-no-signal = { $what }: das Signal zum Beginn ist nicht gegeben
    .instead = von ihm an zählt die Verspätung; zuerst das Signal geben
    .short = erst nach dem Signal

## Beanstandungen, Sanktionen, Aufgaben

refused-conduct-no-duty = Aufgabe { $duty } gibt es nicht
    .instead = eine aus der Liste wählen
refused-conduct-no-claim = Beanstandung { $claim } gibt es nicht
    .instead = eine aus der Liste wählen
refused-conduct-claim-decided = Beanstandung { $claim } ist entschieden
    .instead = die Entscheidung gilt
refused-conduct-claim-taken-back = Beanstandung { $claim } wurde aufgehoben
    .instead = sie neu vorbringen, wenn sie erneut erhoben wird
refused-conduct-nothing-to-take-back = in Eintrag { $entry } ist nichts aufzuheben
    .instead = im Protokoll nachsehen, was in dieser Runde vermerkt wurde; worauf eine spätere Runde beruht, wird korrigiert, nicht aufgehoben
refused-conduct-announced-stands = eine Entscheidung, die den Spielern mitgeteilt ist, wird nicht mehr geändert, auch wenn sie falsch war
    .instead = aufgehoben wird nur, was anders eingegeben als mitgeteilt wurde oder noch nicht mitgeteilt ist: das angeben
refused-conduct-entry-rests-on-it = Eintrag { $entry } kam später und beruht darauf
    .instead = zuerst Eintrag { $entry } aufheben
refused-conduct-slip-rests-on-it = Zettel { $slip } beruht darauf
    .instead = den Zettel widerrufen oder entscheiden lassen
refused-conduct-result-rests-on-it = das Ergebnis an Tisch { $table } beruht darauf
    .instead = das Ergebnis korrigieren, oder zuerst seine Wertung aufheben
refused-conduct-results-rest-on-it = die Ergebnisse des Spiels sind bekannt gegeben, das Brett bleibt
    .instead = Fehler auf Zetteln werden einzeln berichtigt
refused-conduct-final-results-rest-on-it = die Endergebnisse sind unterschrieben und beruhen darauf
    .instead = zuerst die Unterschrift aufheben
refused-conduct-order-in-doubt = niemand weiß, ob die Uhr Auftrag { $op } ausgeführt hat
    .instead = nach der Uhr sehen: den Auftrag als erledigt vermerken oder aufheben
refused-conduct-nobody-at-side = an Seite { $side } von Tisch { $table } sitzt niemand
    .instead = angeben, wen es betrifft: a oder b
refused-conduct-not-their-claim = { $name }: das bringt { $claimant } nicht vor
    .instead = vorbringen darf es { $may }
    .short = nur { $may }
refused-conduct-other-time-runs = { $name }: die Zeit läuft: { $runs }; gesagt wird es in { $own ->
        [yes] der eigenen Zeit
       *[no] der Zeit des Gegenspielers
    }
    .instead = wer es vorbringt, wartet, bis { $own ->
        [yes] die eigene Zeit
       *[no] die Zeit des Gegenspielers
    } läuft
refused-conduct-not-seen = { $name }: nur, wenn zu sehen war: { $mark }
    .instead = angeben, wenn es zu sehen war
refused-conduct-before-press = die Beanstandung kam { $ms } ms vor dem Drücken
    .instead = die Zeit seit dem Drücken angeben oder weglassen
refused-conduct-late-after-press = { $since ->
        [none] { $name }: kam mehr als { $limit_tenths } s nach dem Drücken
       *[other] { $name }: kam { $since_tenths } s nach dem Drücken; gesagt wird es innerhalb von { $limit_tenths } s
    }
    .instead = was geschehen ist, gilt; die Partie geht weiter
refused-conduct-late-by-sight = { $name }: kommt zu spät: { $mark }
    .instead = was geschehen ist, gilt; die Partie geht weiter
refused-conduct-own-last-play = { $name }: der Zug, der die Partie an Tisch { $table } beendete, war sein eigener
refused-conduct-same-claim = { $name }: dasselbe sagt Beanstandung { $claim } von Tisch { $table }
    .instead = Beanstandung { $claim } entscheiden
    .short = Beanstandung { $claim } ist nicht entschieden
refused-conduct-other-claim = Beanstandung { $claim } von Tisch { $table } ist noch nicht entschieden
    .instead = zuerst Beanstandung { $claim } entscheiden
    .short = Beanstandung { $claim } ist nicht entschieden
refused-conduct-admission-settles-nothing = { $name }: einräumen erledigt es nicht
    .instead = es entscheidet: { $decides }
refused-conduct-outcome-not-said = Beanstandung { $claim }: ob es so ist, entscheidet ein Mensch
    .instead = den Ausgang angeben: erwiesen, unbegründet oder keins von beidem; und warum
refused-conduct-otherwise-by-numbers = { $name }: nach den Zahlen { $outcome ->
        [proven] erwiesen
        [unfounded] unbegründet
       *[neither] weder erwiesen noch unbegründet
    } ({ $numbers })
    .instead = den Ausgang weglassen, oder die Zahlen mit dem Stand am Tisch vergleichen
    .short = nicht nach den Zahlen
refused-conduct-against-numbers = { refused-conduct-otherwise-by-numbers }
    .instead = { refused-conduct-otherwise-by-numbers.instead }
refused-conduct-not-entered = nicht eingetragen: { $player }
    .instead = einen Spieler des Turniers wählen, in gleicher Schreibweise
refused-conduct-plays-no-more = ausgeschlossen seit Runde { $round }: { $player } ({ $why })
    .instead = wer nicht mehr spielt, dem kann nichts mehr auferlegt werden
    .short = schon ausgeschlossen
refused-conduct-has-no-game = { $name }: { $player } spielt in Runde { $round } keine Partie
    .instead = das ist für einen Spieler, der eine Partie hat
    .short = nur für Spieler mit Partie
refused-conduct-counts-more-than-all = der Zug kann nicht { $counted } gezählt haben: { $player } hat insgesamt { $scored }
    .instead = schreiben, was das eingetragene Ergebnis für diesen einen Zug gezählt hat
refused-conduct-follows-for-nobody = was folgt, betrifft einen Spieler, und dort sitzt niemand
    .instead = nötig ist eine Partie mit beiden Spielern, und wen es betrifft
refused-conduct-follows-in-game = { $player } spielt jetzt keine Partie, und was folgt, zählt in einer Partie
    .instead = warten, bis die Partie gepaart ist, oder wählen, was keine Partie braucht
    .short = nur für Spieler mit Partie
refused-conduct-plays-now = an Tisch { $table } läuft eine Partie von { $player }, oder die Zettel sind nicht abgegeben
    .instead = antworten, dass sie läuft: sie wird damit gewertet
    .short = die Partie läuft
refused-conduct-not-counted = das ist hier nicht vermerkt: „{ $asked }“ ({ $player })
    .instead = jede vermerken, wenn sie ausgesprochen wird; oder mit Nein antworten
    .short = nicht vermerkt
refused-conduct-ruleset-lacks = der Regelsatz nennt, was er nicht hat: { $what } „{ $id }“
    .instead = den Regelsatz berichtigen
refused-conduct-endless-counters = die Zähler dieses Regelsatzes führen bei „{ $threshold }“ ohne Ende zueinander
    .instead = die Schwellen des Regelsatzes berichtigen
refused-conduct-nothing-follows = Tisch { $table }: die Partie ist schon verloren, aus „{ $name }“ folgt also nichts
    .instead = erst zurücknehmen, was die Partie entschieden hat
    .sure = Soll es trotzdem im Protokoll stehen?
refused-conduct-owes-otherwise = „{ $asked }“ ist anders beantwortet, als es im Protokoll steht: { $owed ->
        [0] { $player } schuldet keinen Zug
        [one] { $player } schuldet einen Zug
       *[other] { $player } schuldet { $owed } Züge
    }
    .instead = auf den Bögen nachsehen und antworten, wie es ist
    .sure = Ist es trotzdem so?
refused-conduct-own-game = { $player } spielt an Tisch { $table } und würde in dieser Partie entscheiden
    .instead = jemand anderen entscheiden lassen; ist sonst niemand da, dies sagen
    .sure = Ist sonst niemand da, der entscheiden kann?

## Geführte Verfahren

refused-procedure-no-run = ein Verfahren mit der Nummer { $run } gibt es nicht
    .instead = eines aus der Liste wählen
refused-procedure-no-side-named = { $name }: es betrifft einen der Spieler
    .instead = die Seite angeben: a oder b
refused-procedure-nobody-there = { $name }: dort sitzt niemand
    .instead = die Seite angeben: a oder b
refused-procedure-about-neither = { $name }: es betrifft keinen der Spieler allein
    .instead = die Seite weglassen
refused-procedure-not-chosen = { $name } gehört nicht zu den Verfahren, die hier gewählt sind
    .instead = das gewählte nehmen: { $systems_listed }
refused-procedure-under-way = { $name } ist an Tisch { $table } im Gange
    .instead = den nächsten Schritt tun, oder es abbrechen (Nummer { $run })
    .short = Verfahren { $run } ist nicht beendet
refused-procedure-over = das Verfahren mit der Nummer { $run } ist beendet
    .instead = es neu beginnen, wo es wieder nötig ist
refused-procedure-not-next = { $has ->
        [yes] { $name }: Schritt { $step } ist nicht an der Reihe
       *[no] { $name }: Schritt { $step } gibt es hier nicht
    }
    .instead = an der Reihe ist Schritt { $next }: { $text }

## Ergebnisse und Wertungen

refused-result-not-signed = nicht beide haben unterschrieben
    .instead = beide unterschreiben lassen, dann abgeben
refused-result-no-sheets = von der Partie an Tisch { $table } in Runde { $round } gibt es keine Bögen
    .instead = es ist nichts abzugeben
refused-result-has-result = die Partie an Tisch { $table } hat ihr Ergebnis
    .instead = es korrigieren, wenn es falsch ist, soweit das Regelwerk es zulässt
    .short = hat ihr Ergebnis
refused-result-no-move-circled = an Tisch { $table } ist kein Zug eingekreist, also hat keine Schlussphase begonnen
    .instead = zuerst die Nummer einkreisen, die auf beiden Wertungsbögen steht
    .short = zuerst der eingekreiste Zug
refused-result-played-too-late = die Partie an Tisch { $table } hat ihr Ergebnis, und von { $limit } der Runde sind { $gone } vergangen
    .instead = eine andere Partie zählt statt ihrer nur in dieser Zeit; was falsch eingegeben wurde, wird korrigiert
    .short = hat ihr Ergebnis
refused-result-results-signed = die Endergebnisse sind unterschrieben
    .instead = was unterschrieben ist, gilt
    .short = die Ergebnisse sind unterschrieben
refused-result-not-complete = { $sheets ->
        [yes] von Tisch { $table } in Runde { $round } ist nichts abgegeben
       *[no] die Partie an Tisch { $table } in Runde { $round } hat kein Ergebnis
    }
    .instead = zuerst die Ergebnisse vervollständigen, dann wird unterschrieben
    .short = { $sheets ->
        [yes] von Tisch { $table }, Runde { $round }, ist nichts abgegeben
       *[no] Tisch { $table }, Runde { $round }, hat kein Ergebnis
    }
refused-result-slip-open = Zettel { $slip } von Tisch { $table } ist nicht entschieden
    .instead = ihn zuerst entscheiden
    .short = Zettel { $slip } ist noch nicht entschieden
refused-result-claim-open = Beanstandung { $claim } an Tisch { $table } ({ $offence }) ist nicht entschieden
    .instead = sie zuerst entscheiden
    .short = Beanstandung { $claim } ist nicht entschieden
refused-result-run-open = Verfahren { $run } an Tisch { $table } ({ $name }) ist nicht beendet
    .instead = seine Schritte zu Ende führen, oder es abbrechen und den Grund nennen
    .short = Verfahren { $run } ist nicht beendet
refused-result-no-such-sheet = Punkte für { $side }: { $score }
    .instead = die Summe auf dem Wertungsbogen eingeben, von -{ $most } bis { $most }
refused-result-no-such-rack = Punkte auf dem Bänkchen von { $side }: { $rack }
    .instead = den Wert der verbliebenen Buchstaben eingeben, von 0 bis { $most }
refused-result-no-such-overtime = Zeitüberschreitung von { $side } in Millisekunden: { $over }
    .instead = in Millisekunden eingeben, 0 für keine
refused-result-no-such-best = der höchste Zug von { $side }
    .instead = eingeben, was er zählte, von 0 bis { $most }
refused-result-no-such-score = Punkte: { $score }
    .instead = den Endstand eingeben, von -{ $most } bis { $most }
refused-result-no-last-mover = nicht angegeben, wer den letzten Zug machte
    .instead = die Seite angeben, a oder b
refused-result-nobody-out = nicht angegeben, wer alle Steine gelegt hat
    .instead = die Seite angeben, a oder b: ihr werden die Buchstabenwerte des anderen Bänkchens gutgeschrieben
refused-result-out-with-tiles = wer alle Steine gelegt hat, dem sind keine verblieben
    .instead = die Bänkchen vergleichen, und wer alle Steine gelegt hat
refused-result-counts-no-tiles = bei diesem Ende rechnet die Konsole keine verbliebenen Buchstaben
    .instead = die Endsummen eingeben, wie die Spieler sie errechnet haben, und keine Bänkchen
refused-result-in-final-sums = verbliebene Buchstaben und Zeitüberschreitung sind in den Endsummen schon enthalten
    .instead = nur die Endsummen eingeben, oder die Summen davor mit Buchstaben und Zeitüberschreitung
refused-result-overtime-is-overtime = dieses Regelwerk fragt nicht, wann die Zeitüberschreitung entstand
    .instead = eingeben, was die Uhr zeigt
refused-result-ended-it-themselves = die Partie beendete: { $player }; weitergelaufen sein kann nur die Uhr des Gegenspielers
    .instead = diese Zeitüberschreitung eingeben, wie sie zählt
refused-result-ran-on-for-both = nach dem Ende der Partie kann eine Uhr weitergelaufen sein, nicht beide
    .instead = angeben, wessen: die des Gegenspielers dessen, der die Partie beendete
refused-result-too-much-overtime = Zeitüberschreitung { $over }, zu viel um { $beyond }: { $player }; mehr als { $most } beendet die Partie
    .instead = { $awards ->
        [none] die Partie geht an den Gegenspieler
       *[other] die Partie gegen diesen Spieler werten: { $awards }
    }{ $free ->
        [yes] ; was nach dem Ende entstand, ist keine Zeitüberschreitung
       *[no] { "" }
    }
refused-result-survives-overtime = Zeitüberschreitung { $over }: bis { $most } wird die Partie gespielt
    .instead = das Ergebnis eingeben; die Zeitstrafe wird von den Punkten abgezogen
refused-result-other-scores = im Ergebnis von Tisch { $table } stehen { $a } und { $b } Punkte
    .instead = die erspielten Punkte angeben; ist das Ergebnis falsch, zuerst dieses korrigieren
refused-result-unusual-sums = { $a } : { $b } an Tisch { $table } ist ein ungewöhnliches Ergebnis
    .instead = wenn es stimmt, noch einmal eingeben
    .sure = Das kommt selten vor. Stimmt es?
refused-result-penalties-in-sums = Tisch { $table }: in dieser Partie zählen Strafen von { $a } : { $b } Punkten
    .instead = sind sie in den Summen, dies sagen; sonst hineinrechnen
    .sure = Sind sie schon in den Summen?
refused-result-result-replaced = Tisch { $table } hat sein Ergebnis, { $a } : { $b }
    .instead = zählt stattdessen eine weitere Partie der beiden, dies sagen; ist es falsch eingetragen, korrigieren
    .sure = Haben die beiden noch einmal gespielt, und zählt das stattdessen?
refused-result-award-over-result = Tisch { $table } hat sein Ergebnis, { $a } : { $b }
    .instead = nachsehen, ob es der richtige Tisch ist
    .sure = Gilt diese Entscheidung an seiner Stelle?
refused-result-verdict-not-announced = Tisch { $table }: das Urteil zu Zettel { $slip } ist nicht mitgeteilt
    .instead = es erst mitteilen; ist die Partie trotzdem zu Ende, dies sagen
    .sure = Ist die Partie trotzdem zu Ende?
refused-result-over-beyond-round = Zeitüberschreitung { $over }, und seit Beginn der Runde sind nur { $gone } vergangen
    .instead = eingeben, was die Uhr zeigt, in Sekunden
refused-result-wins-no-more = vom Turnier ausgeschlossen: { $player } ({ $why }); eine Partie zu gewinnen ist nicht mehr möglich
    .instead = die Partie gegen diesen Spieler werten
refused-result-no-result-yet = die Partie an Tisch { $table } in Runde { $round } hat noch kein Ergebnis
    .instead = eingeben, wie sie endete
    .short = noch kein Ergebnis
refused-result-no-game-played = an Tisch { $table } wurde in Runde { $round } keine Partie gespielt
    .instead = Runde und Tisch der Partie nennen
refused-result-stands = { $why }
    .instead = das Ergebnis gilt
refused-result-signed-stands = was unterschrieben ist, bleibt
    .instead = sagt das unterschriebene Blatt etwas anderes, als eingegeben wurde, das angeben
refused-result-awarded-beside = { $name } wird neben dem Ergebnis gewertet, nicht als seine Korrektur
    .instead = ohne corrects werten
refused-result-award-gives-other = die Partie an Tisch { $table } ist gewertet ({ $name }), und das gibt andere Punkte
    .instead = angeben, ob doch gespielt wurde (played), oder sie stattdessen anders werten (corrects)
refused-result-both-must-agree = { $why }
    .instead = „Beide Spieler einig“ ankreuzen
refused-result-already-awarded = { $name }: die Partie an Tisch { $table } ist schon gewertet ({ $how })
    .instead = das Ergebnis korrigieren, wenn das falsch war
    .short = schon gewertet
refused-result-earlier-game = { $name }: die Partie an Tisch { $table } in Runde { $round } ist beendet
    .instead = gewertet wird vorher oder nie; das Ergebnis korrigieren, soweit das Regelwerk es zulässt
refused-result-nobody-missed = { $name }: die Partie an Tisch { $table } läuft, und niemand ist als fehlend vermerkt
    .instead = zuerst vermerken, wer nicht da ist
    .short = zuerst vermerken, wer fehlt
refused-result-handed-in-stands = { $name }: das Ergebnis von Tisch { $table } ist abgegeben
    .instead = was abgegeben ist, gilt
    .short = das Ergebnis ist abgegeben
refused-result-no-loser-named = { $name }: nicht angegeben, wer verliert
    .instead = die Seite nennen: a oder b
refused-result-no-loser-there = { $name }: für Seite { $side } wurde niemand gepaart
    .instead = die andere Seite nennen
refused-result-no-side-loses = { $both ->
        [yes] { $name }: geht gegen beide
       *[no] { $name }: geht gegen niemanden
    }
    .instead = keine Seite nennen
refused-result-only-without-table = { $name }: nur für einen Spieler, der in einer Runde an keinem Tisch sitzt
    .instead = es kommt mit den Paarungen der Runde; wer später kam, erhält es unter dem, was die Runde betrifft
refused-result-only-follows = { $name } wird nicht für sich gegeben, sondern folgt aus etwas anderem
    .instead = verhängen, woraus es folgt, mit dem Grund: { $from }
refused-result-neither-came = kein Spieler ist rechtzeitig erschienen
    .instead = gegen beide werten: { $award }
    .short = keiner ist rechtzeitig erschienen
refused-result-winner-not-there = { $player } ist nicht da, und die Partie geht an den, der da ist
    .instead = vermerken, wenn jemand erscheint; erscheint niemand, beginnt die nächste Runde ohne dieses Ergebnis
    .short = der Sieger wäre nicht da
refused-result-round-time-not-begun = die Zeit der Runde läuft noch nicht
    .instead = zuerst das Signal zum Beginn geben
    .short = erst nach dem Signal
refused-result-over-in-time = das Ergebnis wurde eingegeben, als von { $limit } der Runde { $gone } vergangen waren
    .instead = die Partie war rechtzeitig beendet
    .short = rechtzeitig beendet
refused-result-round-time-runs = von { $limit } der Runde sind { $gone } vergangen
    .instead = { $left_any ->
        [no] genau { $limit } ist noch rechtzeitig
       *[other] die Zeit ist in { $left_words } um
    }
    .short = zu früh: in { $left_up }

## Ein Duplicate-Spiel

refused-duplicate-no-duplicate = { $ruleset } regelt kein Duplicate-Spiel
    .instead = das Turnier unter einem Reglement für Duplicate eröffnen
refused-duplicate-not-played = es läuft kein Spiel
    .instead = eine Runde beginnen und das Startzeichen geben
refused-duplicate-over = das Spiel ist zu Ende: { $end }
    .instead = die Ergebnisse bekannt geben
refused-duplicate-claim-to-lay = Zettel { $slip } hat diese Ziehung gewonnen: { $word }, Nummer { $table }, liegt noch nicht
    .instead = den Zug bekannt geben, den Nummer { $table } geschrieben hat
refused-duplicate-at-its-end = das Spiel ist an seinem Ende: { $end }
    .instead = es beenden; fehlt noch ein Zettel zu den letzten Buchstaben, ihn vorher eingeben
refused-duplicate-not-over = das Spiel ist nicht zu Ende
    .instead = es zuerst beenden
refused-duplicate-nothing-drawn = es sind keine Buchstaben gezogen
    .instead = zuerst die Buchstaben ziehen
refused-duplicate-no-draw = es gibt keine Ziehung { $draw }
    .instead = die letzte ist { $last }
refused-duplicate-no-number = niemand hat die Nummer { $table }
    .instead = die Nummer auf dem Zettel noch einmal ansehen
refused-duplicate-has-left = Nummer { $table } ist gegangen und bekommt ab Ziehung { $from } nichts
    .instead = das Gehen zurücknehmen, wenn es irrtümlich notiert ist
refused-duplicate-no-master = der beste Zug der Ziehung { $draw } ist nicht bekannt gegeben
    .instead = ihn zuerst bekannt geben
refused-duplicate-time-begun = die Zeit der Ziehung { $draw } läuft: ihre Buchstaben gelten
    .instead = den Zug bekannt geben, dann weiter ziehen
refused-duplicate-time-not-begun = die Zeit der Ziehung { $draw } hat nicht begonnen
    .instead = die Buchstaben vorlesen und den Countdown starten
refused-duplicate-time-runs = die Zeit ist nicht um: noch { $left }
    .instead = das Ende abwarten oder den Countdown anhalten
refused-duplicate-no-seed = es gibt nichts, woraus gezogen wird
    .instead = einen Startwert (seed) nennen oder die gezogenen Buchstaben eingeben
refused-duplicate-not-typed = die Buchstaben der Ziehung { $draw } hat die Konsole gezogen
    .instead = sie gelten
refused-duplicate-slip-counts = Nummer { $table } hat { $word } geschrieben; das zählt oder ist noch zu entscheiden
    .instead = es legen oder darüber entscheiden; getauscht wird nur, wenn niemand einen Zug hat
refused-duplicate-other-seed = das Spiel wird aus einem anderen Startwert gezogen
    .instead = den Startwert weglassen
refused-duplicate-no-letter = { $sign } ist kein Buchstabe des Spiels
    .instead = die Buchstaben des Spiels schreiben, ? für ein Blanko auf dem Bänkchen
refused-duplicate-wrong-number = Buchstaben: { $letters }; auf das Bänkchen gehören jetzt { $wants }
    .instead = das ganze Bänkchen schreiben, auch was darauf bleibt
refused-duplicate-not-in-bag = das Säckchen hat { $letters_listed } nicht mehr
    .instead = die Buchstaben noch einmal ansehen
refused-duplicate-not-kept = { $letters_listed } bleibt auf dem Bänkchen und fehlt unter den Buchstaben
    .instead = das ganze Bänkchen schreiben, auch was darauf bleibt
refused-duplicate-other-board = das Brett am Ende hat { $board } Punkte
    .instead = diese Zahl angeben
refused-duplicate-no-rack-has = kein Bänkchen kann je { $needs } haben: es bleiben { $vowels } Vokale und { $consonants } Konsonanten
    .instead = die Regel ist so angesagt: das Spiel beenden
refused-duplicate-handed-in-already = Nummer { $table } hat in Ziehung { $draw } schon { $word } abgegeben
    .instead = den Grund nennen, wenn der erste falsch abgetippt war
refused-duplicate-not-annulling = { $offence } macht keinen Zug ungültig
    .instead = eines wählen von: { $known_listed }
refused-duplicate-annulled-already = der Zug der Nummer { $table } in Ziehung { $draw } ist schon ungültig
    .instead = das zuerst zurücknehmen, wenn es falsch war
refused-duplicate-bad-move = { $word } lässt sich dort nicht legen
    .instead = Feld, Richtung und Buchstaben prüfen: { $faults }
refused-duplicate-bad-master-word = { $word } ist nicht gültig
    .instead = einen anderen Zug wählen
refused-duplicate-slip-scores-more = Nummer { $table } hat { $word } für { $score }, mehr als { $best }
    .instead = den Zettel ansehen oder sagen, warum dieser Zug gelegt wird
refused-duplicate-claim-open = der Anspruch der Nummer { $table } (Zettel { $slip }) ist nicht entschieden
    .instead = ihn zuerst entscheiden
refused-duplicate-master-already = in Ziehung { $draw } ist { $word } bekannt gegeben
    .instead = den Grund nennen, wenn ein anderer Zug gelegt wird
refused-duplicate-no-end-yet = das Spiel ist nicht am Ende: { $kept } auf dem Bänkchen, { $bag } im Säckchen
    .instead = weiterspielen
refused-duplicate-other-end = so endet das Spiel nicht
    .instead = es endet so: { $end }
refused-duplicate-nothing-written = Nummer { $table } hat in Ziehung { $draw } keinen Zettel, der sich legen lässt
    .instead = nur was rechtzeitig geschrieben war, kann geltend gemacht werden
refused-duplicate-claim-too-short = { $word } hat weniger als { $least } Buchstaben
    .instead = nur längere Wörter können geltend gemacht werden
refused-duplicate-claim-scores-no-more = { $word } bringt { $score }, nicht mehr als { $best }
    .instead = nur ein Wort, das die Ziehung gewänne, wird geprüft
refused-duplicate-not-on-slip = Nummer { $table } hat { $word } nicht geschrieben
    .instead = von diesem Zettel kann beansprucht werden: { $written_listed }
refused-duplicate-given-in-before = der Zettel von Nummer { $table } wurde vor dem Ende der Zeit erfasst
    .instead = er kam rechtzeitig; ist eine andere Nummer gemeint, diese angeben, sonst den Grund
refused-duplicate-end-said = das Ende des Spiels wurde festgestellt: { $end }
    .instead = wurde der Anspruch rechtzeitig erhoben, zuerst das Ende aufheben
refused-duplicate-end-holds-no-more = das Spiel ist nicht zu Ende: mit den seither erfassten Zetteln gilt „{ $end }“ nicht
    .instead = das Ende aufheben und weiterspielen
refused-duplicate-words-open = über { $words_listed } ist nicht entschieden
    .instead = zuerst über die Wörter entscheiden
refused-duplicate-announced = die Ergebnisse sind bekannt gegeben
    .instead = den Grund nennen, wenn ein Fehler berichtigt wird
refused-duplicate-results-stand = die Ergebnisse wurden am { $day } bekannt gegeben und werden nur am selben Tag berichtigt
    .instead = sie gelten
refused-duplicate-worked-out = die Ergebnisse folgen aus den Zetteln
    .instead = das Spiel beenden und die Ergebnisse bekannt geben
refused-duplicate-annul-by-draw = Züge dieses Spiels werden je Ziehung ungültig
    .instead = den Zug der Nummer ungültig machen
