# Deutsch. Begriffe nach der Turnierspielordnung des SDeV 2017; dahinter ihr Abschnitt, ° wo sie keinen Begriff hat.
#
# player = Spieler (1.1.a)
# opponent = Gegenspieler (3.1.1)
# mover = Spieler, der gelegt hat (nach dem Drücken ist er nicht mehr am Zug)°
# player on move = Spieler am Zug (3.5)
# challenger = anfechtender Spieler (3.1.4)
# referee = Schiedsrichter (1.2.b)
# head referee = Hauptschiedsrichter, Haupt-SR°
# word judge = Wortschiedsrichter, Wort-SR°
# director = Turnierleitung (8.1); organiser = Turnierveranstalter (2.1)
# official = Offizieller°; office = Amt°
# tile = Stein; letter = Buchstabe (1.3.2)
# blank = Blanko (3.7)
# rack = Bänkchen; bag = Säckchen; board = Brett (1.3.3, 2.1)
# score sheet = Wertungsbogen (3.4); result card = Ergebnismeldekarte (5.4)
# slip = Zettel, Anfechtungszettel°
# clock = Uhr; press = Drücken (3.1.1.c)
# flag fell = Zeit abgelaufen (1.4.2.a)
# word list = Wortliste, Liste (1.2.a); sources = Quellen°
# game = Partie (1.1.b), in Texten der TSO auch Spiel (5.1)
# turn, move, play = Zug (3.1)
# pass = Passen (3.3); forced pass = Pflichtpassen°
# exchange = Tausch (3.2)
# draw tiles = nachziehen, ziehen (3.8)
# approve = akzeptieren (3.1.2)
# hold, reservation = Vorbehalt (3.1.3)
# running total = Gesamtpunktzahl (3.4)
# playoff = Schlussphase°; circled move = eingekreister Zug°
# challenge = Anfechtung, anfechten (3.1.4)
# challenged word = angefochtenes Wort (1.2.b)
# upheld = erfolgreich (5.1.b.iv)
# rejected = unbegründet (3.1.4)
# valid, invalid = zulässig, unzulässig (1.2, 3.1.4)
# admit, concede = einräumen°
# take back (a challenge) = widerrufen (3.7.d)
# take back (a play) = zurücknehmen (3.1.4)
# take back (a ruling, an order) = aufheben°
# look up = prüfen (3.1.4.d); look up again = erneut prüfen
# spelling agreed = Eingabe bestätigt (3.1.4.d.i)
# verdict = Urteil°
# rule, ruling, decision = entscheiden, Entscheidung (1.2.b)
# reasons = Begründung (1.1.d)
# claim = Beanstandung°
# proven, unfounded = erwiesen, unbegründet (3.1.4)
# offence, fault = Regelverstoß, Verstoß (6.1.1); conduct = Verhalten (7.3)
# sanction = Sanktion (7.3.2); penalty = Strafe (3.1.4)
# cross = Strafkreuz°; turn lost = Zugverlust (7.3.2.2)
# award, forfeit = Wertung, werten (5.3)
# excluded = ausgeschlossen (7.3.2.5)
# duty, to do = Aufgabe°
# procedure = Verfahren (3.8.4); step = Schritt°
# order (to a clock) = Auftrag°
# overtime = Zeitüberschreitung (5.2)
# pairing = Paarung°; no opponent, bye = Freilos (6.1.1)
# hall = Turnierraum, auf dem Reiter Raum (7.1.3)
# spread, difference = Punktdifferenz (6.1)
# hand in = abgeben, Abgabe (5.4)
# correct = korrigieren (3.4.d, 5.4); mend = berichtigen°
# desk = Pult°; log = Protokoll°; journal = Journal°
# regulation = Regelwerk (Vorwort); ruleset = Regelsatz°; paragraph = Abschnitt (7.1.4); reading = Auslegung (Vorwort)
# clock proven, unproven = geprüft, ungeprüft°; frame = Funkpaket°

## Leisten
between-items = {"; "}
lasting = { $minutes ->
    [0] { $seconds } s
   *[other] { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min { $seconds } s
    }
}
bar-no-event = kein Turnier
bar-round = Runde { $round }
bar-round-brief = R{ $round }
office-head-referee = Haupt-SR
office-judge = Wort-SR
role-director = Turnierleitung
role-head-referee = Hauptschiedsrichter
role-referee = Schiedsrichter
role-judge = Wortschiedsrichter
role-players = Spieler
role-clock = Uhr
sit-down = Wer sitzt an diesem Platz?
sit-choose = { $last ->
    [2] 1 oder 2
   *[other] 1 bis { $last }
}, Enter = { $usual }:
choice-none = „{ $answer }“ ist nicht dabei.
sit-name = Name (darf leer bleiben):
sit-pin = PIN:
sit-asks-pin = · verlangt eine PIN
sit-journaled = Das Journal hält fest, wer ab jetzt hier sitzt.
sit-offer = { $key }: hier Platz nehmen als { $office }
pin-wrong = diese PIN ist falsch
pin-wait = eine weitere PIN wird noch nicht angenommen
pin-wait-do = { $seconds ->
    [one] 1 Sekunde warten, dann eingeben
   *[other] { $seconds } Sekunden warten, dann eingeben
}
pin-unreadable = die PINs des Turniers lassen sich nicht lesen oder schreiben: { $why }
pin-only = nur der Hauptschiedsrichter setzt PINs
pin-new = Neue PIN ({ $office }):
pin-again = Dieselbe noch einmal:
pin-says = { $least } bis { $most } Zeichen, dann Enter; besser sechs Ziffern oder mehr.
pin-empty = Zweimal nichts: das Amt verlangt keine PIN mehr.
pin-length = eine PIN hat { $least } bis { $most } Zeichen
pin-length-do = mehr eingeben, dann Enter
pin-differs = die beiden sind nicht gleich, und nichts hat sich geändert
pin-differs-do = die neue PIN eingeben, dann dieselbe noch einmal
pin-kept = verlangt ab jetzt eine PIN: { $office }
pin-gone = verlangt keine PIN mehr: { $office }
pin-not-kept = die PIN wird nicht gespeichert: { $why }
pin-simulated = ein simuliertes Turnier hat keine PINs
pin-told-ask = PIN ({ $office }):
pin-told-new = Neue PIN ({ $office }):
pin-told-asks = dieses Amt verlangt eine PIN: { $office }
pin-told-none = kein Amt verlangt eine PIN
pin-told-kept = verlangt ab jetzt eine PIN: { $office }
pin-told-had-none = verlangte keine PIN: { $office }
pin-told-above = darf dasselbe und verlangt keine: { $office } (ephor office pin)
init-hello = Ein neues Turnier. Enter übernimmt das Vorgeschlagene; < geht zur vorigen Frage zurück; { $leave } bricht jederzeit ab, und nichts wird gespeichert.
init-ruleset = Regelwerk
init-name = Name des Turniers und seines Ordners hier; Enter = { $usual }:
init-folder = Ordner
init-there = { $name } gibt es schon: anderen Namen wählen.
init-tiles = Steine
init-systems = Verfahren der Wortprüfung, die der Veranstalter gewählt hat
init-choose-some = Nummern mit Leerzeichen dazwischen, 1 bis { $last }; Enter = alle:
init-systems-label = Verfahren der Wortprüfung
init-missing-label = ! Fehlende Listen
init-budget = Zeit je Spieler
init-list = Keine der Listen des Regelwerks ist installiert ({ $leave }, dann zeigt `ephor lexicon list`, wie). Welche darf entscheiden?
init-list-label = Entscheidende Liste
init-no-list = keine: der Schiedsrichter entscheidet
init-binding = Was entscheidet sie?
init-if-listed = dass ein Wort, das darin steht, zulässig ist; von anderen sagt sie nichts
init-alone = jedes Wort: was nicht darin steht, ist unzulässig
init-list-reason = Warum, für das Journal; Enter = { $usual }
init-list-usual = Keine der Listen des Regelwerks ist installiert.
init-players = Spieler: Pfad einer Datei, oder einer je Zeile (Name, Verein). Eine leere Zeile beendet sie.
init-players-label = Spieler
init-surname = Was ist in „{ $name }“ der Nachname?
init-surname-label = Nachname, wie in
init-no-header = (ohne Kopf)
init-not-understood = nicht verstanden
init-read = Gelesen: { $count } Spieler.
init-again = Nichts davon wird übernommen. Eine andere Datei, oder Namen:
init-twice = { $name } ist schon eingetragen.
init-no-name = „{ $line }“ ist hier keine Datei und kein Name.
init-starts = Angekündigter Beginn der 1. Runde (9:00 oder 2026-11-28 9:00; Enter = ohne Angabe):
init-starts-label = Angekündigter Beginn der 1. Runde
init-no-time = „{ $answer }“ ist keine Uhrzeit: bitte wie 9:00 schreiben.
time-unknown = Nach der Uhr dieses Rechners ist es { $clock } ({ $zone }); der letzte Eintrag des Turniers ist von { $last }. Enter = die Uhr geht richtig; sonst die Uhrzeit eingeben, etwa 9:00:
time-behind = Nach der Uhr dieses Rechners ist es { $clock } ({ $zone }), und das ist vor dem letzten Eintrag des Turniers, { $last }. Enter = die Zeit geht von diesem Eintrag an weiter; sonst die Uhrzeit eingeben, etwa 9:00:
time-too-early = { $time } ist vor dem letzten Eintrag, { $last }: von da an geht die Zeit weiter. Ist das Turnier offen, „Zeit“ suchen und sie zurückstellen.
time-ahead-of-now = das ist später als die geltende Zeit, { $now }
time-ahead-of-now-do = --at weglassen oder eine Zeit angeben, die schon war
time-strange-date = Warnung: Das Turnier wird am { $day } angelegt. Die Uhr dieses Rechners richtig stellen und es neu anlegen: Alle Zeiten darin wären falsch
print-draft-alone = von einer Runde, die nicht begonnen hat, werden nur die Paarungen gedruckt
print-draft-alone-do = ephor print TURNIER pairings --draft DATEI
init-tables = Anzahl der Tische; Enter = { $usual }:
init-tables-label = Tische
init-make = Anlegen? Enter = ja, n = nein:
init-left = Nichts wurde geschrieben.
init-made = Angelegt: { $event }. Weiter: ephor{ $lang } open { $typed }
init-brief = { $event }: { $title } ({ $id }), Spieler: { $players }, Tische: { $tables }
init-brief-entries = ; Einträge im Protokoll: { $entries }
init-missing = Nicht installiert: { $lists }. Über diese Wörter entscheidet der Schiedsrichter.
init-missing-alone = Nicht installiert: { $lists }. Über Wörter aus { $range } Steinen entscheidet stattdessen { $adopted }, über alle anderen der Schiedsrichter.
init-missing-if-listed = Nicht installiert: { $lists }. Wörter aus { $range } Steinen, die { $adopted } enthält, sind zulässig; über alle anderen entscheidet der Schiedsrichter.
init-noted = Zu notieren: { $head } (der Kopf des Journals: Er beweist später, dass nichts geändert wurde)
column-name = Name
column-club = Verein
    .also = Klub|Ort
column-rating = Wertung
    .also = Elo|Rating
column-age = Alter
column-guardian = Erziehungsberechtigter
    .also = Eltern
column-family = Familie
    .also = Verwandte
column-paid = bezahlt
    .also = Startgeld
column-surname = Nachname
column-given = Vorname
column-number = laufende Nummer, wird nicht übernommen
column-round = Runde
column-table = Tisch
column-first = erster Spieler
column-second = zweiter Spieler
tsh-read = { $file }: TSH, Division { $division }, Spieler: { $players }, gepaarte Runden: { $rounds }, gelesen als { $set } ({ $example })
init-rounds = Übernommen: Runden { $rounds }, Ergebnisse { $results }.
init-rounds-apart = Wann sie gespielt wurden, steht nicht in der Datei: Sie stehen { $time } auseinander, wie das Regelwerk es zwischen Runden will.
bar-waiting = { $count ->
    [one] 1 wartet
   *[other] { $count } warten
}
bar-journal = Journal
bar-halted = STEHT
bar-damaged = DEFEKT
bar-clocks = Uhren { $heard }/{ $fitted }
bar-lists = Listen { $lists }
bar-no-lists = keine Liste
bar-missing = ! { $count ->
    [one] fehlt
   *[other] fehlen
} { $lists }
bar-advising = beratend { $lists }
banner-signal = SIGNAL: { $signal } [{ $cite }]
banner-signal-by-hand = SIGNAL VON HAND GEBEN: { $signal } [{ $cite }]
banner-halted = ES WIRD NICHT ENTSCHIEDEN: { $why }
banner-halted-do = Nichts Entschiedenes ist verloren. Ctrl-S versucht es erneut; die Uhren laufen weiter.
banner-unwritten = Der Datenträger ist langsam: { $count } eingegeben und noch nicht gesichert, seit { $seconds } s. Erst gesichert ist es entschieden; arbeiten Sie weiter.
banner-held = Eine andere Konsole oder ein anderes Programm schreibt seit { $seconds } s im Journal. Was hier eingegeben wird, wartet darauf und geht von selbst weiter.
journal-held = eine andere Konsole oder ein anderes Programm schreibt seit { $seconds } s im Journal: es wird gewartet
banner-set-back = Die Uhr dieses Rechners geht gegenüber der geltenden Zeit um { $time } nach. Geht sie richtig, „Zeit“ suchen (Ctrl-P) und die geltende Zeit zurückstellen.
banner-set-forward = Die Uhr dieses Rechners geht gegenüber der geltenden Zeit um { $time } vor. Geht sie richtig, „Zeit“ suchen (Ctrl-P) und die geltende Zeit vorstellen.
bar-own-edition = EIGENE FASSUNG
banner-forgeries = Jemand sendet Funkpakete unter dem Namen von Uhren: { $frames } in { $length }, im Namen von { $clocks ->
    [one] 1 Uhr
   *[other] { $clocks } Uhren
 }, zuletzt von { $address } { $strength }. Nichts davon wird geglaubt.
banner-damaged = DAS JOURNAL IST BESCHÄDIGT, nur Lesen ist möglich: { $why }
air-no-adapter = Kein Bluetooth-Adapter: anstecken, oder laut ansagen, was anzuzeigen wäre. Die Uhren laufen weiter.
air-not-that-adapter = Kein Bluetooth-Adapter { $adapter }: anstecken, oder das Turnier ohne --adapter öffnen.
air-off = Der Bluetooth-Adapter { $adapter } ist ausgeschaltet: `bluetoothctl power on` oder `rfkill unblock bluetooth`.
air-off-in-settings = Bluetooth ist ausgeschaltet ({ $adapter }), oder ephor darf es nicht benutzen: in den Einstellungen des Systems nachsehen.
air-no-service = Der Bluetooth-Dienst läuft nicht: `systemctl start bluetooth`. Der Funk arbeitet dann von selbst weiter.
air-no-bus = Der Funk erreicht das System nicht und versucht es von selbst erneut: { $why }
air-no-scan = { $adapter } darf nicht empfangen ({ $why }): abziehen und anstecken, oder `systemctl restart bluetooth`.
air-no-scan-in-settings = { $adapter } darf nicht empfangen ({ $why }): Bluetooth in den Einstellungen des Systems aus- und einschalten.
air-silent = Auf { $adapter } wird nichts mehr gehört, ein Neustart hilft nicht: abziehen und anstecken.
air-broken = Der Funk wird neu gestartet: { $why }
tab-desk = Pult
station-desk = Pult
station-kiosk = Kiosk
station-init = beim Anlegen
station-round = Rundenbeginn
tab-hall = Raum
tab-log = Protokoll
tab-rules = Regeln
small-needs = Nötig: { $columns } × { $rows }.
small-has = Hier: { $columns } × { $rows }.
small-safe = Fenster vergrößern oder Schrift verkleinern. Es geht nichts verloren.
small-keys = Keine Taste wirkt auf das, was nicht zu sehen ist; F10 beendet ephor.
small-leave = ephor beenden? Enter beendet, Esc bleibt.
problem-instead = Stattdessen: { $instead }
sheet-no-pairings = das ist keine Paarungsliste
sheet-no-pairings-do = auf jede Zeile Tisch, Spieler, Spieler schreiben
event-no-folder = das ist kein Turnier: diesen Ordner gibt es nicht
event-no-journal = das ist kein Turnier: es ist kein Journal darin
event-none-do = seinen Ordner nennen, oder eines mit `ephor init` anlegen
event-other-ruleset = das ist nicht das Regelwerk, mit dem das Turnier angelegt wurde; nach ihm kann nichts entschieden werden
event-other-tiles = das sind nicht die Buchstaben, mit denen das Turnier angelegt wurde; nach ihnen kann nichts entschieden werden
event-other-do = die Datei aus einer Kopie des Turniers zurückholen; wer andere Regeln will, legt mit `ephor init` ein neues an. `ephor log show`, `ephor log audit` und `ephor report` lesen dieses trotzdem
event-copy-changed = { $path } wurde geändert; womit das Turnier angelegt wurde, ist eingebaut und gilt
event-there = gibt es schon
event-there-do = einen anderen Ordner wählen, oder es mit `ephor open` öffnen
backup-no-folder = das ist kein Ordner
backup-no-folder-do = ihn anlegen, oder den Stick einstecken
log-no-moment = das ist kein Zeitpunkt
log-no-moment-do = 14:30, 14:30:15, 2026-11-21, „2026-11-21 14:30“ oder 2026-11-21T14:30:00+01:00 schreiben
log-nobody = so heißt niemand in diesem Turnier
log-nearest = so heißt niemand in diesem Turnier; gemeint „{ $near }“?
log-several = mehrere Spieler: { $names }
log-nobody-do = den Namen schreiben, wie er eingetragen wurde
kiosk-nobody = niemand schlägt beim Turnier Wörter nach, also auch kein Kiosk
kiosk-nobody-do = am Pult urteilen: `ephor open`
kiosk-others = die Spieler schlagen nicht selbst nach, sondern: { $systems }
kiosk-not-chosen = für dieses Turnier nicht gewählt, also schlagen die Spieler nichts nach: { $systems }
kiosk-not-chosen-do = am Pult urteilen: `ephor open`; die Systeme werden beim Anlegen gewählt
sheet-no-table = „{ $text }“ ist kein Tisch: eine Zahl ab 1 schreiben
sheet-no-clock = „{ $text }“ ist keine Uhr: eine Zahl ab 1 schreiben
sheet-no-round = „{ $text }“ ist keine Runde: eine Zahl ab 1 schreiben
sheet-no-rating = „{ $text }“ ist keine Wertung: eine ganze Zahl schreiben
sheet-no-age = „{ $text }“ ist kein Alter in Jahren: eine ganze Zahl schreiben
sheet-no-answer = „{ $text }“ sagt weder ja noch nein
sheet-no-name = der Name fehlt
sheet-not-a-name = „{ $text }“ ist kein Name: ein Name hat Buchstaben, höchstens { $most }
sheet-no-player = ein Spieler fehlt: Tisch, Spieler, Spieler schreiben, bei Freilos einen Strich
sheet-fields = Felder: { $fields }; dorthin gehören { $expected }
sheet-lines-do = diese Zeilen berichtigen; nichts ist geschehen
sheet-empty = es steht keine Zeile darin
sheet-not-utf8 = ist nicht in UTF-8
sheet-not-utf8-do = noch einmal als „CSV UTF-8“ speichern
sheet-something-else = das ist { $kind ->
    [tou] eine TOU-Datei von AUPAIR oder für die WESPA
    [page] eine Webseite
    [json] JSON
    [gcg] eine Partie in GCG
    [pdf] ein PDF
    [office] ein altes Office-Dokument (.xls, .doc)
    [rtf] ein RTF-Dokument
    [packed] ein gepacktes Dokument (.xlsx, .ods, .docx, .odt, .zip)
    [other] eine Datei anderer Art
   *[database] eine Datenbank
} und keine Tabelle mit einer Zeile je Eintrag
sheet-something-else-do = im dazugehörigen Programm öffnen und als „CSV UTF-8“ speichern; es wurde nichts getan
sheet-something-else-tou-do = was hier gebraucht wird, in eine CSV-Datei übernehmen; die Spieler eines Turniers schreibt `ephor export` als players.csv; es wurde nichts getan
sheet-something-else-game-do = hier eine Tabelle angeben; den letzten Zug einer Duplicate-Partie aus einem anderen Programm übernimmt `ephor duplicate master`; es wurde nichts getan
list-something-else-do = die Wörter als Text speichern, eines je Zeile, oder als CSV; es wurde nichts getan
sheet-title = { $place }: „{ $text }“ steht über der Kopfzeile und bleibt weg
sheet-quotation = ein Anführungszeichen wird nicht geschlossen
sheet-quotation-do = es schließen, oder den Namen ohne es schreiben
sheet-separators = durch „{ $sign }“ getrennt, die erste Zeile durch „{ $first }“
sheet-separators-do = alle Zeilen durch dasselbe Zeichen trennen; nichts ist geschehen
sheet-two-rounds = es stehen Paarungen der Runden { $one } und { $other } darin
sheet-two-rounds-do = nur die einer Runde stehen lassen; nichts ist geschehen
sheet-no-column-of-pairings = Spalte { $at }: „{ $cell }“ gehört nicht in eine Paarungsliste
sheet-no-column-of-players = Spalte { $at }: „{ $cell }“ gehört nicht in eine Spielerliste{ $looks ->
    [yes] , und Zeile { $line } sieht wie ein Kopf aus: { $header }
   *[no] {""}
}
sheet-no-names = es gibt keine Spalte mit Namen{ $looks ->
    [yes] , und Zeile { $line } sieht wie ein Kopf aus: { $header }
   *[no] {""}
}
sheet-column-twice = Spalte { $at }: „{ $cell }“ steht schon da
sheet-column-twice-do = nur eine der beiden behalten
sheet-column-missing = die Spalte { $name ->
    [table] Tisch
   *[other] { $name }
} fehlt
sheet-columns-of-pairings = Tisch, a und b schreiben, vielleicht Runde, oder die Spalte weglassen; nichts ist geschehen
sheet-columns-of-players = Name, Verein, Wertung, Alter, Erziehungsberechtigter, Familie oder bezahlt schreiben, oder die Spalte weglassen; Nachname und Vorname dürfen zwei sein
problem-error = Fehler: { $what }
problem-warning = Warnung: { $what }
problem-file = { $path }: { $error }
file-is-other = das ist { $kind ->
    [folder] ein Ordner
    [pipe] eine Pipe
    [socket] ein Socket
   *[device] ein Gerät
} und keine Datei
file-is-other-do = was daraus kommt, in eine Datei schreiben und diese angeben; wo `-` erlaubt ist, steht es für die Standardeingabe
file-is-folder-do = eine Datei darin angeben
file-too-large = sie ist größer als { $most } MiB, und so groß ist keine solche Datei
file-too-large-do = nachsehen, ob es die richtige Datei ist; wenn ja, nur was davon gebraucht wird in eine andere schreiben und diese angeben
config-from-option = die Option --lang
config-from-variable = die Variable EPHOR_LANG
config-from-file = config.toml
config-from-system = das System (LC_ALL, LC_MESSAGES, LANG)
config-from-default = Voreinstellung
config-not-there = nicht vorhanden
problem-not-there = { $path }: Datei oder Ordner gibt es nicht
    .instead = den Pfad prüfen
problem-closed = { $path }: kein Zugriff
    .instead = prüfen, wer dort lesen und schreiben darf
problem-held = { $path }: wird von einem anderen Programm offen gehalten ({ $error })
    .instead = kurz warten und es erneut versuchen, oder das Programm anhalten, das den Ordner synchronisiert oder prüft
problem-full = { $path }: kein Platz auf dem Datenträger
    .instead = Platz schaffen und es erneut versuchen

## Tasten
key-agree = Eingabe ok
key-decide = prüfen
key-choose = wählen
key-new-slip = neuer Zettel
key-settle = angesagt
key-said = gesagt
key-unsay = noch nicht gesagt (zehn Sekunden lang)
kept-already = alles Entschiedene steht schon im Journal
key-rule = entscheiden
key-second = zweite Meinung
key-concede = eingeräumt
key-withdraw = widerrufen
key-mistaken = irrtümlich eingegeben
key-take-over = übernehmen
key-next-aloud = nächste Ansage
key-clear = Text löschen
key-by-hand = an der Uhr erledigt
key-announce = den Spielern mitgeteilt
key-mistyped = vertippt
key-later = später
key-raise = eintragen
key-field = Feld
key-cancel = zurück
key-give-ruling = Entscheidung fällen
key-valid-invalid = zulässig / unzulässig
key-keep-draft = zurückstellen
key-open-table = öffnen
key-page = Seite
key-timeline = Verlauf
key-back = zurück
key-do-it = ausführen
key-order = ausführen
key-option = wählen
key-round = Runde
key-results = Ergebnisse
key-standings = Rangliste
key-duplicate = Duplicate
key-next-or-typed = weiter, oder was getippt ist
key-best-move = bester Zug
key-clear-or-back = Zeile leeren, oder zurück
key-enter-result = eingeben, abgeben
key-other-end = anderes Ende
key-other-order = andere Reihenfolge
key-constants = Zahlen des Verbands
key-in-parts = in Teilen
key-start-round = nächste Runde beginnen
key-next-round = nächste Runde
key-take-game = nächste Partie, beginnen
key-last-game = letzte Partie ändern
key-late-base = ab wann Verspätung zählt
key-office = Amt
key-pin = PIN
key-sit-down = Platz nehmen
key-clocks = Uhren
key-clock = Uhr
key-fit = zuordnen
key-take-off = abnehmen
key-vouch = bürgen
key-mend = berichtigen
key-rules = Regeln
key-rule-values = Worte / Werte
key-open-entry = öffnen
key-clear-filter = leeren
key-scroll = blättern
key-yes = ja
key-no = nein
key-blank-conflict = ja, ein strittiges Blanko änderte das Wort
key-close = schließen
key-help = Hilfe
key-desk = Pult
key-hall = Raum
key-log = Protokoll
key-retry = Journal erneut versuchen
key-quit = beenden
key-repaint = neu zeichnen
key-theme = nächste Farben
key-change = ändern
key-settings = Einstellungen
key-language = nächste Sprache
key-find = suchen
key-space = Leertaste
key-type-to-find = oder tippen: suchen
key-go = öffnen
theme-none = Hier werden keine Farben gezeigt.
theme-none-do = ohne NO_COLOR starten, auch mit der Fehlerausgabe auf dem Terminal
settings-says = Sprache, Farben, Töne und Wartezeiten aller Konsolen auf diesem Rechner.
settings-kept = Für alle Konsolen auf diesem Rechner gespeichert: { $place }
settings-not-kept = Dies gilt bis zum Ende dieser Konsole und wird nicht gespeichert: { $why }
settings-not-kept-do = die Datei beschreibbar machen, oder so weitermachen
settings-on = an
settings-off = aus
settings-never = nie
settings-language = Sprache
language-name = Deutsch
settings-theme = Farben
settings-theme-none = keine
settings-dark = dunkel
settings-dark-says = Für Terminals mit dunklem Grund.
settings-light = hell
settings-light-says = Für Terminals mit weißem Grund.
settings-contrast = hoher Kontrast
settings-contrast-says = Fett, umgekehrt und hell; nichts ist gedämpft.
settings-colour-blind = Blau und Orange
settings-colour-blind-says = Für Augen, die Grün und Rot nicht unterscheiden.
settings-bell = Glocke
settings-bell-says = Ob die Glocke des Terminals läutet, wenn eine Anfechtung oder ein Signal kommt.
settings-sound = Töne
settings-sound-says = Ob Signale außer der Glocke einen Ton haben.
settings-louder = Warten { $sign }
settings-louder-says = Nach so vielen Minuten wird, was im Turnierraum wartet, mit { $sign } bezeichnet.
tour-title = Ein Rundgang · { $step } von { $steps }
tour-keys = Leertaste: weiter · jede andere Taste beendet dies und tut, was sie sonst tut
tour-hall = Der Turnierraum ({ $hall }): jeder Tisch mit den Spielern und ihren Zeiten. Was auf jemanden wartet, steht vorn, das längste Warten oben.
tour-slip = Das Pult ({ $desk }): hier liegen die Anfechtungen als Zettel. Ein Drücken der Uhr bringt einen von selbst.
tour-judge = Die Wörter des Zettels eingeben, dann Enter: die Listen entscheiden, und Sie sehen, was am Tisch zu sagen ist und was daraus folgt.
tour-find = Alles wird durch Tippen gefunden: { $find } auf jedem Bildschirm, hier genügen Buchstaben. Die Nummer eines Tisches und Enter öffnet ihn.
tour-help = { $help } zeigt alle Tasten des offenen Bildschirms. { $settings } stellt Sprache, Farben, Töne und Wartezeiten ein.
tour-leave = { $quit } beendet, nach einer Frage. Von diesem Turnierraum wird nichts gespeichert: probieren Sie alles aus.

## Hilfe
help-title = Tasten
help-mouse = Maus: Reiter, Zettel, Tisch, Taste unten; ein zweiter Klick öffnet.
help-letters = Buchstaben gehen in die offene Zeile; Befehle sind Ctrl- und F-Tasten. Eine F-Taste bedeutet überall dasselbe.
help-results = Eine Zeile: Tisch, Summe A, Summe B. Beide Summen allein gehören dem nächsten Tisch ohne Ergebnis; ein Tisch allein wird gewählt. Eine Partie mit Ergebnis berichtigen ihre Nummer und die Summen.
help-find = Ein Buchstabe oder eine Zahl im Turnierraum beginnt die Suche: 11 Enter öffnet Tisch 11.
help-chain = Eine abgewiesene Taste ändert nichts: Auch was auf sie folgt, unterbleibt.
mode-everywhere = Überall
mode-desk = Pult
mode-verdict = Urteil
mode-claim-verdict = Urteil über eine Beanstandung
mode-new-slip = Neuer Zettel
mode-ruling = Entscheidung des Hauptschiedsrichters
mode-hall = Turnierraum
mode-table = Tisch
mode-order-form = Was zu tun ist
mode-round = Die Runde
mode-results = Ergebnisse
mode-standings = Rangliste
mode-duplicate = Duplicate
mode-start = Die nächste Runde
mode-clocks = Uhren
mode-clock-form = Tisch für eine Uhr
mode-rules = Regeln
mode-find = Suche
mode-sit-down = Wer Platz nimmt
mode-settings = Einstellungen
mode-log = Protokoll
mode-log-entry = Entscheidung
mode-question = Frage
mode-help = Hilfe

## Fragen
ask-quit = ephor beenden?
ask-quit-text = Alles Entschiedene ist gesichert. Die Uhren laufen weiter; Anfechtungen warten, bis die Konsole zurück ist.
ask-quit-typed = Eingetippte Zeilen der nächsten Runde gehen verloren: { $count }.
ask-quit-open = Anderswo begonnen und nicht eingetragen, ebenfalls verloren: { $count }.
ask-concede = Zettel { $slip }: vom Spieler, der gelegt hat, eingeräumt?
ask-concede-text = Der Zug wird zurückgenommen, als wäre ein Wort unzulässig. Es wird kein Wort geprüft.
ask-withdraw = Zettel { $slip }: Anfechtung widerrufen?
ask-withdraw-text = Der Zug gilt, und es ergeht kein Urteil.
ask-withdraw-blank-text = Eine Anfechtung wird hier nur widerrufen, wenn ein strittiges Blanko das Wort änderte. Was irrtümlich eingegeben wurde, wird gestrichen.
ask-withdraw-never-text = Kein Widerruf: { $why }. Was irrtümlich eingegeben wurde, wird gestrichen.
ask-take-over = Zettel { $slip }: übernehmen?
ask-take-over-text = Daran arbeitet { $station }. Nur übernehmen, wenn jene Konsole nicht mehr in Betrieb ist.
ask-sure-first = erst die Frage beantworten: mit einem Buchstaben, oder Esc
ask-sure-over = es läuft schon eine andere Runde, nicht eingegeben wurde: { $what }
ask-sure = Ist es so gemeint?
answer-quit = ja, beenden
answer-concede = ja, eingeräumt
answer-withdraw = ja, widerrufen
answer-mistaken = irrtümlich eingegeben: streichen
answer-take-over = ja, übernehmen
answer-sure = ja
answer-no = nein, es bleibt alles, wie es ist

## Pult
table-short = T{ $table }
slips-title = Zettel · { $count ->
    [one] 1 wartet
   *[other] { $count } warten
}
slips-none = kein Zettel wartet
slips-to-announce = { "" } · mitzuteilen: { $count }
slips-hold = Vorbehalt: { $player }
slips-referee = ? übergeben: { $office }
slips-more = … { $count ->
    [one] 1 weiterer
   *[other] { $count } weitere
}
slip-no-words = noch keine Wörter
slip-announce = mitteilen: { $words }
slip-title = Zettel { $slip } · Tisch { $table }
slip-challenges = ficht an
slip-played = hat gelegt
slip-words = { $most ->
    [1] Angefochtenes Wort
   *[other] Angefochtene Wörter
}
slip-not-announced = Entschieden, noch nicht mitgeteilt.
slip-gone = Zettel { $slip } ist nicht mehr hier: Ein anderes Pult hat ihn entschieden oder übernommen
slip-gone-do = Liste ansehen, dann Enter oder einen Pfeil drücken; nichts Getipptes gerät auf einen anderen Zettel
slip-text-lost = hier getippt und nicht auf Zettel { $slip }: { $text }
typed-full = die Zeile ist voll: sie fasst { $count } Zeichen und nicht mehr
typed-on-its-way = einen Moment: das Ausgefüllte ist unterwegs, mehr wird nicht angenommen
typed-not-taken = nicht eingetragen, weil die Zeile davor nicht angenommen wurde: { $lines }
typed-left-over = nicht eingetragen, weil die Liste inzwischen verlassen wurde: { $lines }
typed-nowhere = Buchstaben werden hier nirgends angenommen
typed-at-verdict = solange ein Urteil dasteht, werden keine Buchstaben angenommen: Enter teilt es mit, Esc stellt es zurück
form-left = das Ausgefüllte bleibt nicht erhalten: { $what }
no-slip = kein Zettel ist gewählt
agree-first = die Wörter sind notiert; zuerst Tab: beide sind sich über die Schreibung einig
verdict-fresh = das Urteil ist eben erst erschienen: lesen, dann noch einmal Enter
no-slip-do = mit ↑ ↓ einen wählen oder mit Ctrl-N einen eintragen
slip-note-refused = noch einmal Enter: die Ablehnung kommt ins Protokoll
not-open = dieser Zettel nimmt keine Wörter mehr auf
not-open-do = mit Enter bei ihm weitermachen oder einen anderen wählen
claimed-elsewhere = an diesem Zettel arbeitet { $station }
claimed-elsewhere-do = einen anderen wählen, oder ihn mit Ctrl-T übernehmen, wenn jene Konsole nicht mehr in Betrieb ist
take-over-nothing = keine andere Konsole arbeitet an diesem Zettel
desk-free = Pult
desk-empty = Kein Zettel wartet.
desk-empty-do = Ctrl-N trägt einen Zettel ein, den jemand bringt. Anfechtungen von den Uhren erscheinen von selbst.
desk-empty-bare-do = Ctrl-N trägt einen Zettel ein, den jemand bringt.
desk-claim-do = Enter öffnet Tisch { $table }: Dort wird auf eine Entscheidung gewartet.
desk-hold-do = Enter macht aus dem Vorbehalt an Tisch { $table } einen Zettel; ohne Anfechtung gilt der Zug, und die Zeile verschwindet nach drei Minuten.
desk-no-round = Noch wird keine Runde gespielt.
desk-paused = Kein Zettel ist gewählt.
desk-paused-do = Der Zettel, in den Sie tippten, ist nicht mehr hier. Weiter mit Enter oder einem Pfeil.
words-one = ein Wort je Anfechtung; ein weiteres Wort ist ein weiterer Zettel
words-most = { $count ->
    [one] höchstens { $count } Wort auf einem Zettel
   *[other] höchstens { $count } Wörter auf einem Zettel, durch Leerzeichen getrennt
}
words-any = beliebig viele Wörter, durch Leerzeichen getrennt
spelling-needed = zuerst vergleicht der andere Spieler die Eingabe
spelling-agreed = Eingabe bestätigt
hint-slip-required = angefochten wird auf einem Zettel
hint-checked = zuerst prüft der Gegenspieler den Zettel
hint-compared = Zettel mit dem Brett vergleichen
colour-green = grün
colour-red = rot
hint-colours = Zettel kennzeichnen: zulässig { $valid }, unzulässig { $invalid }
hint-play-only = nur sagen, ob der Zug gilt, nicht wegen welchen Wortes
hint-reasons = Begründung auf Nachfrage
hint-reasons-no-hints = Begründung auf Nachfrage, aber keine, die zu einem anderen Wort verhilft
hint-no-hints = nichts sagen, was zu einem anderen Wort verhilft
hint-clear-screen = Bildschirm leeren, bevor jemand anders hinsieht
hint-clocks-stand = so lange läuft keine Uhr
hint-courtesy = wer gelegt hat, wartet { $seconds } s mit dem Nachziehen, außer der Zug ist akzeptiert
hint-hold-blocks-draw = nachgezogen wird erst, wenn angefochten oder der Vorbehalt widerrufen ist
hint-hold-stops-clock = der Vorbehalt hält die Uhr an
hint-hold-clock-runs = der Vorbehalt hält die Uhr nicht an
concede-allowed = wer gelegt hat, darf einräumen: Ctrl-G
next-type = angefochtenes Wort eingeben
next-too-many = { $most ->
    [one] ein Wort je Zettel: die anderen streichen
   *[other] höchstens { $most } Wörter je Zettel: die anderen streichen
}
next-agree = Eingabe bestätigen lassen
next-decide = prüfen
next-rule = über die offenen Wörter entscheiden
next-rule-begun = begonnene Entscheidung fortsetzen
next-wait = an einer anderen Konsole entscheidet: { $office }; ↑ ↓ anderer Zettel
system-slip = { $name }: Wörter mit { $tiles } Steinen, auf einem Zettel.
system-no-slip = { $name }: Wörter mit { $tiles } Steinen, ohne Papierzettel.
system-units = Nötig für die Spieler dieses Turniers: { $count } × { $name }.
slip-reads = Auf dem Zettel steht
slip-compare = Mit dem Zettel und mit dem Brett vergleichen
slip-hold = „{ $phrase }“ gesagt, { $after }
slip-result-stands = Das Ergebnis steht schon: { $score }. Die Entscheidung kann es ändern.
note-blank-only = { $letter }: kann nur ein Blanko sein
note-no-tile = { $letter }: kann kein Stein und kein Blanko sein
note-too-few = { $letters }: Blankos nötig { $blanks }, der Satz hat { $has }
next-show = Urteil zeigen
escalated = Wörter mit ? entscheidet keine der hier installierten Listen. Es entscheidet: { $office }.
aloud-title = Laut ansagen · { $count }
aloud-none = nichts anzusagen
aloud-tick = Ctrl-Y hakt es ab, wenn es gesagt ist; Enter nicht
aloud-choose = erst mit den Pfeiltasten wählen, was noch gesagt wurde; dann Ctrl-Y
said-just = als gesagt abgehakt: { $table } { $words }
done-just = als erledigt abgehakt: { $table } { $words }
said-back = { $key } noch nicht ({ $seconds } s)
done-back = { $key } noch nicht erledigt ({ $seconds } s)
unsay-nothing = hier wurde in den letzten zehn Sekunden nichts abgehakt
unsay-nothing-do = später wird es am Tisch aufgehoben: dort Enter, dann „aufheben“
unsay-reason = noch nicht gesagt
unsay-reason-done = noch nicht erledigt
aloud-why-unreached = nicht zugestellt
aloud-why-no-radio = von Hand
settle-nothing = an der Uhr ist nichts mehr zu tun; Enter teilt den Rest mit

## Neuer Zettel
form-title = Neuer Zettel
form-field-table = Tisch
form-field-side = Wer ficht an
form-field-holder = Wer anmeldet
form-blank = leer: nicht gemessen
form-hold = Vorbehalt: nur „{ $phrase }“
form-marks = Am Tisch gesehen (es kann dadurch zu spät sein)
form-side = sagen, wer: a oder b
form-since = Sekunden seit dem Drücken, wie 11,2; oder leer lassen
form-amount = eine Zeit wie +2:00 oder -0:30
form-no-table = einen solchen Tisch gibt es in diesem Turnier nicht
mark-opponent-recorded = der Gegenspieler hat die Punktzahl notiert
mark-both-recorded = beide haben Punktzahl und Gesamtpunktzahl notiert
mark-sum-begun = die Gesamtpunktzahl ist begonnen
mark-first-tile-racked = der erste neue Stein liegt auf dem Bänkchen
mark-approved = der Gegenspieler hat akzeptiert
mark-bag-empty = das Säckchen ist leer
mark-own-limit-over = die eigene Frist ist um
mark-next-round-begun = die nächste Runde hat begonnen
mark-last-play = es war der letzte Zug

## Entscheidung
rule-title = Entscheidung über Zettel { $slip }
rule-valid = zulässig
rule-invalid = unzulässig
ruled-before = früher entschieden: { $outcome }, Zettel { $slip } — { $reasons }
judge-gloss = „{ $gloss }“, sagt { $source }
judge-lists = { $source } verzeichnet es, entscheidet aber nichts
judge-does-not-list = { $source } verzeichnet es nicht, entscheidet aber nichts
judge-second = zweite Meinung, { $name }, Ausg. { $edition }: zur Orientierung: { $advice }; sie entscheidet nichts
judge-second-listed = verzeichnet
judge-second-not-listed = nicht verzeichnet
judge-second-silent = über Wörter dieser Länge sagt sie nichts
second-title = Zweite Meinung: Sie entscheidet nichts
second-listed = { $word } steht in: { $sources }
second-not-listed = { $word } steht nicht in: { $sources }
found-listed = { $word } steht in „{ $source }“
found-not-listed = { $word } steht nicht in „{ $source }“; diese Liste entscheidet allein
found-adopted = { $listed ->
        [yes] { $word } steht in „{ $source }“, vom Turnierveranstalter angenommen: { $reason }
       *[no] { $word } steht nicht in „{ $source }“, vom Turnierveranstalter angenommen: { $reason }
    }
found-not-installed = nicht installiert: { $names }; der Schiedsrichter entscheidet
found-silent = nicht verzeichnet in { $names }, das lässt es offen; der Schiedsrichter entscheidet
found-damaged = { $name } ist beschädigt und bleibt außer Betracht; der Schiedsrichter entscheidet
found-beyond = { $names }: installiert ohne Wörter dieser Länge; der Schiedsrichter entscheidet
found-no-source = über Wörter dieser Länge sagt keine Liste etwas; der Schiedsrichter entscheidet
list-damaged = { $name } (beschädigt)
found-source = { $name }, Ausg. { $edition }
and = { " und " }
advice-listed = Zur Orientierung: steht in „{ $source }“
advice-not-listed = Zur Orientierung: steht nicht in „{ $source }“
evidence = { $source }, Steine: { $tiles }
second-gloss = { $word }: „{ $gloss }“ ({ $source })
second-none = keine andere Liste sagt etwas zu diesen Wörtern
second-nothing = in einer anderen Liste ist nichts zu prüfen
second-nothing-do = zuerst die Wörter eines Zettels eingeben; das Terminal der Spieler hat keine zweite Meinung
slip-adopted = { $source }: vom Turnierveranstalter angenommen — { $reason }
rule-reasons = Begründung
rule-reasons-stand = Begründung (leer: die frühere gilt)
rule-reasons-otherwise = Begründung: warum jetzt anders entschieden wird
rule-sources = Quellen (mit ; getrennt)
rule-rewritten = Es stehen andere Wörter da als auf dem Zettel: Enter schlägt sie nach, Esc nimmt die des Zettels.
rule-nothing = auf diesem Zettel ist nichts zu entscheiden
rule-nothing-do = seine Wörter prüfen: Tab, dann Enter
rule-not-here = an dieser Konsole darf nicht entschieden werden
rule-not-here-do = der Hauptschiedsrichter entscheidet an einer Konsole mit diesem Amt

## Urteil
verdict-table = { " " }Tisch { $table }{ " " }
verdict-slip = Zettel { $slip }
phrase-aloud = „{ $phrase }“
verdict-who = { $challenger } ficht an · gelegt: { $mover }
verdict-upheld = Anfechtung erfolgreich: Zug zurücknehmen
verdict-rejected = Anfechtung unbegründet: der Zug gilt
verdict-claim-upheld = Anspruch erfolgreich: das Wort ist zulässig
verdict-claim-rejected = Anspruch unbegründet: das Wort ist nicht zulässig
verdict-admitted = eingeräumt
verdict-conceded = Vom Spieler, der gelegt hat, eingeräumt; es wurde kein Wort geprüft.
verdict-by-referee = entschieden: { $office }
verdict-adopted = { $source }, vom Turnierveranstalter angenommen
mistyped = vertippt
claim-who = beanstandet: { $by } · betrifft: { $player }
claim-admitted = Eingeräumt: { $player }; niemand entscheidet.
claim-nothing = es folgt nichts
claim-once = Folge hängt von der Antwort ab: { $asked }
claim-reasons = Begründung: { $reasons }
either-player = einer der Spieler
follows-withdraw-play = { $player } nimmt die Steine zurück
follows-play-stands = der Zug gilt: { $player }
follows-move-stands = der angesagte Zug bleibt liegen
follows-lose-this-turn = { $player } verliert diesen Zug
follows-lose-next-turn = { $player } verliert den nächsten Zug
follows-score-zero = für den Zug werden 0 Punkte notiert: { $player }
follows-strike-line = die Zeile im Wertungsbogen wird gestrichen
follows-strike-blank = Blankokennzeichnungen des Zuges werden gestrichen
follows-restart = { $by } startet die Uhr; es läuft die Zeit von { $whose }
follows-restart-fresh = { $by } startet die Uhr; { $whose } hat wieder die volle Zeit
follows-penalty = Strafe: { $player }
follows-react-again = { $player } reagiert neu: akzeptiert oder ficht weiter an
follows-top-word = das beanspruchte Wort gilt als Topzug der Runde
penalty-points = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}
penalty-crosses = { $count ->
    [one] 1 Strafkreuz
   *[other] { $count } Strafkreuze
}
penalty-turns = { $count ->
    [one] 1 Zugverlust
   *[other] { $count } Zugverluste
}
penalty-free = { $count } im Rahmen der freien Anfechtungen
penalty-free-of = ohne Strafe: verbraucht { $count } von { $of } freien
penalty-free-left = übrig: { $count }
penalty-free-besides = { $count } weitere im Rahmen der { $of } freien
penalty-none = gezählt, keine Strafe
penalty-for-opponent = { $points } für den Gegner
order-sending = wird an Uhr { $clock } gesendet…
order-by-hand = ohne Funk
order-by-hand-because = von Hand: { $why }
order-queued = wartet auf Uhr { $clock }
order-connecting = Verbindung mit Uhr { $clock }, Versuch { $nth }…
order-connecting-on = Verbindung mit Uhr { $clock } über { $adapter }, Versuch { $nth }…
order-asking = an Uhr { $clock } gesendet, Versuch { $nth }: warten auf Antwort…
order-asking-on = an Uhr { $clock } gesendet über { $adapter }, Versuch { $nth }: warten auf Antwort…
order-pausing = Versuch { $tries } an Uhr { $clock } misslungen ({ $why }), der nächste in { $pause } s…
order-confirmed-unproven = bestätigt ✓ { $at }, UNGEPRÜFT: die Uhr hat keinen Schlüssel
order-confirmed = auf der Uhr ✓ { $at }
order-unreached = nicht zugestellt ({ $why })
order-settled = von Hand erledigt { $at }
order-cancelled = aufgehoben { $at }
given-up-doubt = { $why }; vielleicht hat die Uhr es ausgeführt: zuerst nachsehen
given-up-not-known-here = diese Konsole hat keinen Funk oder keinen Schlüssel für Uhr { $clock }
given-up-wrong-state = die Uhr ist in einem anderen Zustand, als der Auftrag erwartet
given-up-refused = die Uhr hat es abgewiesen
given-up-declined = die Uhr hat es abgewiesen: { $words }
given-up-started-anew = die Uhr startete neu, bevor es ankam, und hat es nicht ausgeführt
given-up-memory-forgotten = die Uhr hat ihren Speicher verloren und es vielleicht schon ausgeführt
given-up-other-event = die Uhr hielt es für einen Auftrag eines anderen Turniers oder Rechners, unter derselben oder einer höheren Nummer, und hat es nicht ausgeführt
given-up-numbers-spent = die Uhr hat keine Nummer für einen Auftrag mehr: ihr einen neuen Schlüssel geben
given-up-no-answer = die Uhr hat nicht geantwortet und es vielleicht ausgeführt
given-up-tried-before = niemand kann sagen, ob die Uhr es ausgeführt hat
given-up-next-round = die nächste Runde begann, bevor die Uhr erreicht war
given-up-clock-taken-off = die Uhr wurde vom Tisch genommen
order-why-came-late = verspätet: { $player }, um { $taken } weniger
order-why-has-come = erschienen: { $player }
order-why-held-last-play = „{ $phrase }“ beim letzten Zug: die Zeit läuft: { $side }
hindrance-unknown-make = keine Bauart einer Uhr heißt { $make }
hindrance-earlier-round = es gehört zu einer früheren Runde
hindrance-no-power = die Konsole hat hier keine solche Befugnis über Uhren
hindrance-person-only = nur ein Mensch darf es tun
pending-slip = Zettel { $number } von Tisch { $table } ist nicht entschieden (Runde { $round })
pending-claim = Beanstandung { $number } an Tisch { $table } ({ $name }) ist nicht entschieden (Runde { $round })
pending-run = Verfahren { $number } an Tisch { $table } ({ $name }) ist nicht beendet (Runde { $round })
pending-put-off = Runde 1 beginnt { $by } nach dem angekündigten Beginn und darf höchstens um { $most } verschoben werden
pending-too-soon = erst { $gone } seit der letzten Partie, und zwischen zwei Runden liegen mindestens { $least }
pending-no-result = { $count ->
    [one] die Partie an Tisch { $tables } hat kein Ergebnis
   *[other] die Partien an den Tischen { $tables } haben kein Ergebnis
}
mispaired-opposite = Tisch { $table }: { $a } und { $b } sitzen an einem Brett; jeder hat sein eigenes, und ein Paar ist eine Meldung
mispaired-met-before = Tisch { $table }: { $a } und { $b } spielten schon in Runde { $round } gegeneinander
mispaired-starts = Tisch { $table }: { $second } müsste beginnen, damit sich das Beginnen ausgleicht; an erster Stelle steht { $first }
mispaired-begins-again = Tisch { $table }: { $first } begann auch in Runde { $round }
mispaired-byes = Freilos: { $players }; zwei davon können gegeneinander spielen
mispaired-bye-again = { $player } hatte schon in Runde { $round } keinen Gegenspieler
mispaired-lower-second = Tisch { $table }: { $second } hat die niedrigere Wertungszahl als { $first } und gehört an die erste Stelle, wie an allen ungeraden Tischen
mispaired-highest-first = Tisch { $table }: { $first } hat die höchste Wertungszahl von allen und gehört an die zweite Stelle
mispaired-family = Tisch { $table }: { $a } und { $b } sind als nahestehend eingetragen und treffen in den letzten Runden nicht aufeinander
mispaired-too-young = Alter { $age }: { $player }; zugelassen wird ab { $from }
mispaired-unguarded = Alter { $age }: { $player }; niemand ist eingetragen, der als Elternteil oder Vormund zugestimmt hat und anwesend ist
mispaired-unpaid = keine Zahlung eingetragen: { $player }
mispaired-rounds = es gibt { $rounds } Runden, nicht mehr und nicht weniger
mispaired-left-out = { $count ->
    [one] weder gepaart noch als fehlend genannt: { $players }
   *[other] weder gepaart noch als fehlend genannt: { $players }
}
no-link-never-seen = nie gehört: nachsehen, ob sie eingeschaltet und in Reichweite ist und ob ihr eigener Schlüssel geladen ist
no-link-unheard = nicht mehr gehört: nachsehen, ob sie eingeschaltet und in Reichweite und mit niemandem verbunden ist
no-link-weak = mit { $rssi } dBm zu schwach: den Adapter oder die Uhr näher bringen
no-link-no-slot = der Adapter hat keine Verbindung mehr frei
no-link-refused = die Uhr hat die Verbindung abgewiesen: vielleicht ist jemand anders mit ihr verbunden
no-link-timed-out = die Uhr hat nicht rechtzeitig geantwortet
no-link-lost = die Verbindung ging verloren
no-link-no-adapter = dieser Rechner hat keinen Bluetooth-Adapter, der arbeitet
no-link-unauthenticated = die Antwort ist ungeprüft: nachsehen, ob der eigene Schlüssel dieser Uhr geladen ist, sonst ahmt jemand sie nach
no-link-not-this-clock = es antwortete nicht diese Uhr
no-link-busy = der Funk war anderweitig beschäftigt
no-link-no-service = der Bluetooth-Dienst des Systems antwortet nicht
no-link-other = das System sagt „{ $words }“
suspect-bad-tag = ein Funkpaket mit falscher Signatur: prüfen, ob der eigene Schlüssel dieser Uhr geladen ist, sonst ahmt jemand sie nach
suspect-unreadable = ein unlesbares Funkpaket: { $error }
suspect-other-clock = ein Funkpaket von Uhr { $clock }; nachsehen, ob zwei Uhren dieselbe Nummer tragen
suspect-counter-back = Zähler { $found } nach { $high }: ein altes Funkpaket, oder die Uhr hat ihren Zähler verloren; nachsehen, dann für sie bürgen
suspect-other-connection = eine Rückmeldung aus einer anderen Verbindung
suspect-other-command = eine Rückmeldung zu einem früheren Befehl, erneut gesendet
suspect-second-device = zwei Geräte senden unter dem Namen dieser Uhr: nach einer zweiten Uhr mit ihrer Nummer suchen, oder nach einer, die sie nachahmt
suspect-late = ihre Funkpakete kommen { $by } nach dem Senden, und sie antwortet nicht: was sie jetzt zeigt, ist unbekannt; nachsehen
cannot-unable = Uhren dieses Fabrikats können das nicht
cannot-too-wide = „{ $text }“ passt nicht in die { $width } Zeichen ihrer Anzeige
cannot-too-fine = sie lässt sich nur in Schritten von { $step } ms stellen
cannot-out-of-range = sie lässt sich nur von 0 bis { $most } s stellen
garbled-too-long = eine Nachricht von mehr als { $bytes } Bytes
garbled-cut-off = eine abgeschnittene Nachricht
garbled-unreadable = eine unlesbare Nachricht
garbled-unknown-kind = eine Nachricht unbekannter Art
garbled-impossible = eine Nachricht mit einer unmöglichen Angabe: { $what ->
        [time] Zeit
        [side] Seite
        [state] Zustand
        [button] Taste
        [connection] Verbindung
        [id] Befehlsnummer
        [status] Befehlsergebnis
        [size] Größe
        [player_moved] Spieler am Zug
       *[other] { $what }
    }
garbled-not-asked = eine Antwort auf einen Befehl, der nicht gesendet wurde
clock-no-attachment = an ihrem Gateway ist keine Uhr angeschlossen
order-say = { $state }: „{ $words }“ ansagen
wish-tell-refused = { $player }: Anfechtung nicht zugelassen
wish-points = { $player }: { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}
wish-cross = { $player }: ein Strafkreuz
wish-lose-turn = { $player }: Zugverlust
wish-verdict-upheld = Anfechtung gegen { $player } erfolgreich
wish-verdict-rejected = Anfechtung gegen { $player } unbegründet
wish-start = Uhr starten: { $player }
wish-stop = Uhr anhalten
wish-set-both = beide Seiten auf { $time } stellen
wish-add = { $player }: { $time } auf der Uhr gutschreiben
wish-take-off = { $player }: { $time } von der Uhr abziehen
wish-resume = Zeit weiterlaufen lassen: { $player }
wish-clear-notice = wieder die Zeiten anzeigen
wish-take-back = aufgehoben: { $what }
wish-acknowledge = der Uhr melden, dass ihr Ereignis { $event } gesichert ist
wish-read-events = die Uhr nach Ereignissen nach { $event } fragen
aloud-upheld = die Anfechtung ist erfolgreich
aloud-rejected = die Anfechtung ist unbegründet
aloud-refused = { $player }, die Anfechtung ist nicht zugelassen
aloud-minus = { $player } minus { $points } { $points ->
    [1] Punkt
   *[other] Punkte
}
aloud-plus = { $player } plus { $points } { $points ->
    [1] Punkt
   *[other] Punkte
}
aloud-cross = { $player }, ein Strafkreuz
aloud-lose-turn = { $player } verliert einen Zug
aloud-lose-next-turn = { $player } verliert den nächsten Zug
aloud-take-back = gilt nicht mehr: { $what }
timely = rechtzeitig
timely-measured = rechtzeitig: { $seconds } s nach dem Drücken
timely-not-measured = Zeit nicht gemessen: Ihre Angabe zählt

## Turnierraum
hall-title = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
hall-standing = { $playing ->
    [one] 1 läuft
   *[other] { $playing } laufen
} · Ergebnisse da: { $over } von { $games }
hall-standing-brief = { $playing ->
    [one] 1 läuft
   *[other] { $playing } laufen
} · { $over }/{ $games } da
hall-calm = ✓ nichts wartet auf Sie
hall-untold = Entscheidung mitteilen: Tisch { $tables }
claim-untold = noch nicht mitgeteilt: Tisch { $table } zeigt es wieder, bis es geschehen ist
hall-sheets = ! { $count } ohne abgegebene Bögen
hall-needing = ! { $count ->
    [one] 1 braucht Sie
   *[other] { $count } brauchen Sie
}
hall-empty = Noch wird keine Runde gespielt.
hall-empty-do = F3, F6, dann Ctrl-N: ihre Partien hier eingeben. Oder in einem anderen Terminal: ephor round ORDNER RUNDE.csv (eine Zeile je Partie: Tisch, Spieler, Spieler). Diese Ansicht zeigt sie sofort.
hall-empty-here = F6, dann Ctrl-N: ihre Partien hier eingeben. Oder in einem anderen Terminal: ephor round ORDNER RUNDE.csv (eine Zeile je Partie: Tisch, Spieler, Spieler). Diese Ansicht zeigt sie sofort.
hall-latest = Letzte Entscheidungen
hall-newest = Zuletzt
hall-page = { $from }–{ $to } von { $count } · PgDn
urgency-referee = Schiedsr.
urgency-by-hand = ansagen
urgency-challenge = Anfechtung
urgency-no-slip = o. Zettel
urgency-suspect = unecht?
urgency-flag = Zeit um
urgency-stale = stumm
urgency-battery = Batterie
clock-none = ohne Funk
clock-never-heard = nicht gehört
clock-elsewhere-brief = andere Kons.
clock-no-key-brief = o. Schlüssel
clock-unproven = ungeprüft
clock-fault = Uhr defekt
clock-by-hand = keine Funkuhr: mündlich mitteilen
clock-silent = Uhr { $clock } · NIE GEHÖRT: nachsehen, ob sie eingeschaltet und in Reichweite ist und ihren eigenen Schlüssel hat
clock-elsewhere = Uhr { $clock } · hier nicht gehört: das tut die Konsole dieses Turniers, die den Funk hat
clock-disbelieved = Uhr { $clock } · NICHT GEGLAUBT
clock-no-key = Uhr { $clock } · HIER OHNE SCHLÜSSEL: ephor clock provision ORDNER { $clock } oder ephor clock key add
clock-strength = { $rssi } dBm auf { $adapter }
clock-no-link = außer Reichweite: { $why }
clock-signals = Signale bei { $at } s
clock-heard = Uhr { $clock } · gehört vor { $age } s · Batterie { $battery } %
clock-stale = Uhr { $clock } · seit { $age } s NICHT GEHÖRT: Zeiten werden fortgeschrieben · Batterie { $battery } %
clock-hearsay = Uhr { $clock } · UNGEPRÜFT, gesagt vor { $age } s
clock-hearsay-none = Uhr { $clock } · Bauart UNGEPRÜFT, noch keine Zeiten
clock-trouble = ! { $why }
clock-faulty = ! auf die Uhr ist nach eigener Angabe kein Verlass: vom Tisch nehmen
clock-suspect = ! Funkpakete, die nicht von dieser Uhr sind: { $why }
table-no-game = keine Partie
table-title = Tisch { $table }
table-counted = { $count ->
    [0] keine unbegründete Anfechtung
    [one] 1 unbegründete Anfechtung
   *[other] { $count } unbegründete Anfechtungen
}
table-counted-words = { $count ->
    [0] kein gültiges Wort angefochten
    [one] 1 gültiges Wort angefochten
   *[other] { $count } gültige Wörter angefochten
}
table-slip = Zettel { $slip } · { $words } · { $age }
table-loading = …
timeline-title = Was geschah
timeline-empty = in dieser Runde noch nichts
power-office = nur: { $office }
power-start-absent = Uhr eines nicht erschienenen Spielers starten
power-stop = beide Seiten anhalten
power-add-fixed = { $time } für eine Seite
power-add-free = einer Seite nach Entscheidung Zeit gutschreiben oder abziehen
power-set-both = beide Seiten auf { $time } stellen
power-central-timer = Countdown des Turnierraums bedienen
order-side = Wessen Uhr
order-amount = Zeit in Minuten:Sekunden, +2:00 oder −0:30
order-reason = Begründung fürs Protokoll

## Verlauf und Protokoll
after-press = { $seconds } s nach dem Drücken
after-unmeasured = Zeit nicht gemessen
line-pressed = { $player } hat die Uhr gedrückt
line-event-opened = Turnier „{ $name }“ eröffnet nach { $ruleset }
line-list-adopted = Liste angenommen: { $source }, { $from } bis { $to } Steine, entscheidet: { $decides } — { $reason }
line-constants-set = Zahlen des Verbands für { $order }: { $constants }
line-list-dropped = Liste fallen gelassen: { $source } — { $reason }
line-lists-frozen = { $count ->
    [0] Wortlisten festgelegt: keine ist installiert
    [one] Wortlisten festgelegt: 1 Liste
   *[other] Wortlisten festgelegt: { $count } Listen
}
line-head-signed = { $name ->
    [none] Journal unterschrieben bis Eintrag { $entry }: { $role }, Schlüssel { $key }
   *[other] Journal unterschrieben bis Eintrag { $entry }: { $role } { $name }, Schlüssel { $key }
}
line-clock-ahead = Uhr dieses Rechners vorgestellt: { $time } vor der geltenden Zeit
line-clock-behind = Uhr dieses Rechners zurückgestellt, oder das Journal ging vor: { $time } hinter der geltenden Zeit
line-clock-right = die Uhr dieses Rechners zeigt wieder die geltende Zeit
line-time-forward = die geltende Zeit um { $time } vorgestellt
line-time-back = die geltende Zeit um { $time } zurückgestellt
line-zone = Zeiten gelten in der Zone { $zone }, nicht mehr in { $before }
line-sat-down = Dienstbeginn an dieser Konsole
line-officer-changed = Wechsel an dieser Konsole; vorher: { $before }
line-wrong-pins = falsche PINs nacheinander: { $tries }; Amt: { $office }
line-entry-amended = Eintrag berichtigt: { $player }
line-entry-struck = Eintrag gestrichen: { $player }
line-players-entered = { $count ->
    [one] 1 Spieler eingetragen
   *[other] { $count } Spieler eingetragen
}
line-allowance-restored = { $player }: die freien Anfechtungen zählen wieder ab null
line-clock-fitted = Tisch { $table }: Uhr { $clock } zugeordnet
line-clock-none = Tisch { $table } ohne Funkuhr
line-round-started = Runde { $round } gepaart, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}
line-hold = Vorbehalt: { $player }, { $after }
line-round-missed = ; setzt aus: { $names }
line-raised = Zettel { $slip }: { $player } ficht an, { $after }
line-refused = Anfechtung nicht zugelassen: { $player }: { $why }
line-claimed = Zettel { $slip } in Arbeit: { $station }
line-released = Zettel { $slip } wieder in der Warteschlange
line-words = Zettel { $slip }: { $words }
line-confirmed = Zettel { $slip }: Eingabe bestätigt
line-escalated = Zettel { $slip } an den Hauptschiedsrichter: keine Liste entscheidet
line-escalated-slip = Zettel { $slip } schriftlich an den Hauptschiedsrichter: keine Liste entscheidet
line-upheld = Zettel { $slip }, Anfechtung ERFOLGREICH: { $words }
line-rejected = Zettel { $slip }, Anfechtung UNBEGRÜNDET: { $words }
line-conceded = Zettel { $slip }: eingeräumt
line-withdrawn = Zettel { $slip } widerrufen
line-mistaken = Zettel { $slip } gestrichen: irrtümlich eingegeben
line-moot = Zettel { $slip } wird nicht mehr entschieden: über die Partie wurde anders entschieden
line-announced = Zettel { $slip }: mitgeteilt
line-order = Auftrag { $op }: { $what }
line-order-aloud = Auftrag { $op }, von Hand: „{ $what }“
line-order-tried = Auftrag { $op }: die Uhr wird gerufen
line-matched = Zettel { $slip }: die Uhr meldet dieselbe Anfechtung, { $after }
line-order-confirmed = Auftrag { $op } ✓ auf der Uhr
line-order-unreached = Auftrag { $op } ! Uhr nicht erreicht: { $why }
line-order-settled = Auftrag { $op } ✓ von Hand erledigt
line-time-out = { $player }: Zeit abgelaufen
line-rebooted = die Uhr startete neu
line-finished = die Partie ist beendet; Zeitüberschreitung A { $a }, B { $b }
line-vouched = ein Offizieller hat die Uhr angesehen und bürgt für sie
line-challenge-before = ! { $player } focht um { $at } an, vor Beginn dieser Runde, und die Uhr meldet es erst jetzt: daraus wurde kein Zettel; am Tisch nachfragen
line-hold-before = ! { $player }: Vorbehalt um { $at }, vor Beginn dieser Runde, und die Uhr meldet es erst jetzt: er hält nichts an; am Tisch nachfragen
line-forgeries = ! Funkpakete ({ $frames }) im Namen von { $clocks ->
    [one] Uhr { $few }
   *[other] { $clocks } Uhren ({ $few })
 }, die der Schlüssel keiner Uhr erzeugt hat, zuletzt von { $address }: nichts davon wird geglaubt
line-forgeries-at = { $address }, { $rssi } dBm
line-suspect = ! Funkpakete, die nicht von dieser Uhr sind: { $why }
log-title = Protokoll · { $shown } von { $count }
log-head = zum Notieren: { $head } bei { $count }
log-filter = Filter:
log-empty = Noch ist nichts geschehen.
log-no-match = Kein Treffer. Esc leert den Filter.
rulings-as = wie auf Zettel { $slip }
rulings-against = widerspricht Zettel { $slip }
rulings-reopened = erneut geprüft, gilt nicht
rulings-made-good = falsch, in der Wertung berichtigt
rulings-none = über kein Wort wurde entschieden
rulings-replaced = durch eine spätere Entscheidung ersetzt
rulings-duplicate = Spiel { $round }, alle Zettel
rulings-place = Runde { $round }, Tisch { $table }, Zettel { $slip }
audit-equal = Einträge, die herauskommen, wie sie dastehen: { $equal } (Entscheidungen: { $decisions })
audit-not-checked = nicht geprüft: { $what }: { $why }
audit-entries = Einträge: { $entries }, der erste ist { $first }
audit-files = die Dateien des Turniers
audit-lists = nicht so im Ordner des Turniers, wie es mit ihnen eröffnet wurde: { $lists }; aus einer Kopie zurückholen
audit-unknown-command = was verlangt wurde, hat eine andere Version des Programms geschrieben, und diese kennt es nicht
verify-sound = Einträge: { $count }, unversehrt; Kopf { $head }
verify-other-number = der notierte Kopf ist der von Eintrag { $seq }, nicht { $at }: 1 bis { $seq } sind, wie sie waren, die Zahl ist falsch
verify-noted = der notierte Kopf ist der von Eintrag { $at }: 1 bis { $at } sind, wie sie damals waren
verify-ends-before = es endet vor Eintrag { $at }: die letzten fehlen
verify-other-head = Eintrag { $at } hat den Kopf { $head }, nicht den notierten: was davor steht, wurde neu geschrieben
verify-nowhere = kein Eintrag hat den notierten Kopf: es ist ein anderes Journal oder wurde neu geschrieben
verify-not-the-noted = nicht das Journal, von dem { $head } notiert wurde: { $why }
verify-signed = unterschrieben: 1 bis { $entry } mit { $key } ({ $who }), in Eintrag { $at }
verify-signed-later = sie ist von Eintrag { $entry }, der nicht davor steht
verify-signed-other = sie ist von einem anderen Journal: Eintrag { $entry } hat hier den Kopf { $here }, und mit { $key } wurde { $head } unterschrieben
verify-forged = wer den Schlüssel { $key } hat, hat dies nicht unterschrieben
verify-bad-signature = die Unterschrift in Eintrag { $at } gilt nicht: { $why }
verify-has-signed = mit { $key } ist 1 bis { $entry } unterschrieben; Einträge danach: { $later }
verify-not-signed = mit { $key } ist von diesem Journal nichts unterschrieben
log-time = Zeit
log-round = Rd.
log-table = T.
log-players = Spieler
log-words = Wörter
log-source = Quelle
log-referee = SR
log-end = Ausgang
log-took = Dauer
log-by = wer
log-delivery = zugestellt
log-follows = was folgte
log-turn = Zugverlust { $player }
log-cost = { $points } { $player }
log-crosses = ×{ $count } { $player }
log-turns = Zugverluste { $count } { $player }
log-free = frei { $player }
delivery-unproven-brief = ✓ ungepr.
delivery-unproven = ungepr. { $at }
delivery-clock-brief = ✓ Uhr
delivery-hand-brief = ✓ angesagt
delivery-clock = auf Uhr { $at }
delivery-waiting = … an Uhr
delivery-hand = angesagt { $at }
delivery-person = ! ANSAGEN
end-upheld = erfolgr.
end-rejected = unbegr.
end-conceded = eingeräumt
end-withdrawn = widerrufen
end-mistaken = gestrichen
end-moot = erledigt
end-reopened = neu geprüft
end-made-good = ausgegl.
ended-made-good = falsch, ausgeglichen
ended-upheld = erfolgreich
ended-rejected = unbegründet
ended-conceded = eingeräumt
ended-withdrawn = widerrufen
ended-mistaken = irrtümlich
ended-moot = erledigt
ended-reopened = erneut geprüft
entry-title = Zettel { $slip }
entry-affair-title = Eintrag { $seq } des Protokolls
entry-when = wann
entry-what = was
entry-past = zuvor
entry-reopened = erneut geprüft
entry-wrong-words = die Wörter waren nicht die auf dem Brett
entry-overruled = neu entschieden
entry-misentered = das Urteil war anders eingegeben als mitgeteilt, oder nicht mitgeteilt
entry-struck = gestrichen: an diesem Tisch wurde nichts angezweifelt
entry-decided = entschieden
entry-by = von
entry-journal = Journaleintrag
entry-where = wo
entry-table = Tisch { $table } · Runde { $round }
entry-who = wer
entry-timely = Anfechtung
entry-face = Uhr
entry-verdict = Urteil
entry-list = Liste
entry-digest = Prüfsumme
entry-adopted = angenommen
entry-follows-ruling = wie Zettel
entry-reasons = Begründung
entry-sources = Quellen
entry-follows = Folgen
entry-announced = mitgeteilt
entry-made-good = berichtigt
mark-score-recorded = die Punktzahl ist notiert
mark-tiles-drawn = es ist nachgezogen worden
mark-clock-pressed = die Uhr ist gedrückt worden
mark-further-move = es ist ein weiterer Zug gemacht worden
mark-signed = die Wertungsbögen sind unterschrieben
mark-tiles-cleared = die Steine sind vom Brett geräumt
mark-play-upheld = eine Anfechtung desselben Zuges war erfolgreich
mark-exchange-upheld = eine Anfechtung desselben Tauschs war erfolgreich
mark-reacted = der Gegenspieler hat reagiert

## Was sonst geschah
line-last-round = das war die letzte Runde
line-not-last-round = das war nicht die letzte Runde: es folgt noch eine
line-play-started = Signal gegeben: Spielbeginn
line-paired-late = nachträglich gepaart: { $a } – { $b }
line-unpaired = Paarung aufgelöst: { $a } – { $b }
line-withdrew = { $player } ist ausgeschieden und wird ab der nächsten Runde nicht mehr gepaart
line-returned = { $player } ist wieder im Turnier
line-absent = { $player } ist nicht da
line-absence-corrected = gefehlt hat in Wahrheit: { $players }
line-arrived = { $player } ist rechtzeitig erschienen
line-arrived-late = { $player } ist erschienen, Verspätung { $late }
line-forced-pass = Pflichtpassen wegen Zugverlusts: { $player }{ $count ->
    [0] { "" }
    [one] ; noch 1 offen
   *[other] ; noch { $count } offen
}
line-redated-pairing-earlier = Paarung { $time } früher bekannt gegeben als vermerkt: { $reason }
line-redated-pairing-later = Paarung { $time } später bekannt gegeben als vermerkt: { $reason }
line-redated-signal-earlier = Signal { $time } früher gegeben als vermerkt: { $reason }
line-redated-signal-later = Signal { $time } später gegeben als vermerkt: { $reason }
line-redated-clock-earlier = Uhr von { $player } { $time } früher gestartet als vermerkt: { $reason }
line-redated-clock-later = Uhr von { $player } { $time } später gestartet als vermerkt: { $reason }
line-circled = Zug { $number } eingekreist: Zug { $last } ist der letzte
line-countdown-started = Countdown des Turnierraums läuft: { $time }
line-countdown-stopped = Countdown des Turnierraums angehalten
line-signal-given = Signal: { $signal }
by-opponent = der Gegenspieler
by-player = der Spieler selbst
by-referee = ein Schiedsrichter
line-claim-raised = Beanstandung { $claim }: { $what }, betrifft: { $player }, vorgebracht: { $by }
line-claim-proven = Beanstandung { $claim } ERWIESEN, { $what }
line-claim-unfounded = Beanstandung { $claim } UNBEGRÜNDET, { $what }
line-claim-neither = Beanstandung { $claim } weder erwiesen noch unbegründet, { $what }
line-claim-admitted = Beanstandung { $claim } EINGERÄUMT, { $what }
line-sanction = { $what }: { $player }
line-counted = { $player }, { $counter } jetzt: in dieser Partie { $game }, im Turnier { $event }
line-counted-event = { $player }, { $counter } jetzt: im Turnier { $event }
line-threshold = { $player }: „{ $what }“ erreicht
line-threshold-may = { $player }: „{ $what }“ erreicht; ein Offizieller darf jetzt die Folge anordnen
line-excluded-event = { $player } spielt in diesem Turnier nicht mehr: { $why }
line-excluded-round = { $player } spielt in dieser Runde nicht mehr: { $why }
line-procedure-begun = Verfahren begonnen: { $what }, { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
line-step-done = ✓ { $what }: { $text }
line-step-done-number = ✓ Schritt { $step } des Verfahrens
line-procedure-over = Verfahren beendet: { $what }
line-procedure-dropped = Verfahren abgebrochen: { $what }
due-at-once = sofort
due-next-round = vor der nächsten Runde
due-before-results = vor den Ergebnissen
due-end-of-event = vor Turnierende
line-duty = Aufgabe, { $due }: { $what }{ $about }
line-duty-done = ✓ erledigt: { $what }
line-duty-note = { $done } · { $note }
line-voided-slip = was aus Zettel { $slip } folgte, zählt nicht mehr
line-voided-claim = was aus Beanstandung { $claim } folgte, zählt nicht mehr
line-voided-run = was aus Verfahren { $run } folgte, zählt nicht mehr
line-voided-act = was aus „{ $what }“ folgte, zählt nicht mehr
line-voided-orders = ; Aufträge aufgehoben: { $orders }
log-undone = zurückgenommen
line-taken-back = aufgehoben: { $what } (Eintrag { $entry })
line-taken-back-entry = aufgehoben: Eintrag { $entry }
line-reopened-words = Zettel { $slip } wird erneut geprüft
line-reopened-overruled = Zettel { $slip } vom Hauptschiedsrichter neu entschieden
line-reopened-misentered = Zettel { $slip }: das Urteil war anders eingegeben als mitgeteilt, oder nicht mitgeteilt
line-reopened-struck = Zettel { $slip } gestrichen: an diesem Tisch wurde nichts angezweifelt
line-reopened-back = ; aufgehoben: { $what }
line-adjusted-spread = { $player }: { $points } in der Summe der Punktdifferenzen; die Partie bleibt
line-result = Ergebnis: { $score } · { $end }
line-result-final = { "" } · die Endsummen der Wertungsbögen
line-result-tiles = { "" } · verbliebene Buchstaben { $a } / { $b }
line-result-overtime = { "" } · Zeitüberschreitung { $a } / { $b }
line-result-corrected = Ergebnis korrigiert: { $score }
line-result-before = {" "}(zuvor { $a } : { $b })
line-result-recounted = Ergebnis nach der nachträglichen Änderung: { $score }
line-result-recounted-beneath = das Ergebnis, das vorher galt, nach der nachträglichen Änderung: { $score }
line-result-voided = der Zug, der die Partie beendete, wird zurückgenommen: kein Ergebnis, die Partie geht weiter
line-handed-in = Ergebnis abgegeben
line-awarded = { $what }: { $score }
line-awarded-against = { $what }, gegen: { $player }: { $score }
line-awarded-spread = , in der Differenz { $a } und { $b }
line-bye = { $player }: { $what }, Punkte: { $points }, Siege: { $match }
worked-cross = ein Strafkreuz: { $player }
worked-points = { $points }: { $player }
worked-rescore = das eingetragene Ergebnis ändert sich um { $points } P.: { $player }
worked-set-score = der Zug zählt { $points }
worked-correct-score = die angesagte Punktzahl wird korrigiert
worked-correct-record = die Notierung wird korrigiert
worked-void-result = das eingetragene Ergebnis gilt nicht mehr
worked-withdraw-play = die Steine des Zuges werden zurückgenommen
worked-reset-move = alles zurück auf den Stand zu Beginn des Zuges
worked-count = { $counter } +1: { $player }
worked-award = { $player } verliert die Partie
worked-award-both = beide verlieren die Partie
worked-exclude-event = { $player } spielt in diesem Turnier nicht mehr
worked-exclude-round = { $player } spielt in dieser Runde nicht mehr
worked-procedure = das Verfahren beginnt: { $what }
worked-relook = das Wort wird erneut geprüft
worked-table = { $player } in der Rangliste: { $what }
worked-table-match = halbe Siege: { $count }
worked-table-points = Spielpunkte { $points }
worked-table-spread = Differenz { $points }
worked-costs-nothing = Sie ist eine der { $count }, die nichts kosten.
worked-annul = der Zug zählt nicht: { $player }

## Was getan werden kann
offer-judge = Beanstandung { $claim } entscheiden: { $what }
offer-admit = eingeräumt: { $what }
offer-step = Schritt { $at } von { $of } erledigt: { $says }
offer-drop = abbrechen: { $what }
offer-adopt = „{ $what }“ annehmen: die Liste entscheidet dann
cite-silent = schweigt
cite-intro = Einleitung
cite-after = nach
cite-clause-after = Satz nach
cite-last = letzter
cite-list = Liste
cite-third-list = dritte Liste
offer-constants = Zahlen des Verbands eintragen: { $what }
offer-drop-list = „{ $what }“ fallen lassen
offer-forced-pass = Pflichtpassen angekündigt: { $player }, { $count ->
    [one] der Zugverlust
   *[other] ein Zugverlust von { $count }
}
offer-settle = von Hand erledigt: { $says }
offer-absent = ein Spieler ist nicht da
offer-other-absent = gefehlt hat in Wahrheit { $player }
offer-both-absent = gefehlt haben beide
offer-other-absent-earlier = Runde { $round }, Tisch { $table } ({ $players }): gefehlt hat in Wahrheit { $player }
offer-both-absent-earlier = Runde { $round }, Tisch { $table } ({ $players }): gefehlt haben beide
offer-arrived = { $player } ist erschienen
offer-last-round = letzte Runde des Turniers
offer-not-last-round = es folgt doch noch eine Runde
offer-start = Signal geben: Spielbeginn
offer-pair-late = zwei paaren, die in dieser Runde kein Spiel haben…
offer-bye = { $what } – für einen, der in dieser Runde kein Spiel hat…
offer-unpair = diese Paarung auflösen, noch nichts gespielt…
offer-redate-pairing = falsch vermerkt: Zeit der Paarung
offer-redate-signal = falsch vermerkt: Zeit des Signals
offer-redate-clock = falsch vermerkt: seit wann die Uhr von { $player } läuft
offer-circle = laufender Zug ist eingekreist
offer-word = „{ $what }“: ein Wort anfechten
offer-hold = „{ $what }“: Vorbehalt anmelden
offer-result = Partie beendet: { $what }
offer-late-result = Ergebnis aus Runde { $round }, Tisch { $table }: { $players }…
offer-late-sheets = Wertungsbögen von Runde { $round }, Tisch { $table } abgegeben: { $players }
offer-late-correct = Ergebnis aus Runde { $round }, Tisch { $table } korrigieren: { $players }
offer-add-table = weiterer Tisch { $table }, ohne Funkuhr
offer-enter-player = einen Spieler nachmelden
offer-time-forward = die geltende Zeit um { $time } vorstellen, nach der Uhr dieses Rechners
offer-time-back = die geltende Zeit um { $time } zurückstellen, nach der Uhr dieses Rechners
offer-zone = Zeiten in einer anderen Zone als { $zone } angeben
offer-withdraw = ein Spieler scheidet aus dem Turnier aus
offer-withdraw-says = Ab der nächsten Runde wird er nicht mehr gepaart; niemand braucht ihn anzugeben. Eine Partie, für die er schon gepaart ist, bleibt davon unberührt. Was das Regelwerk für vorzeitiges Abreisen vorsieht, wird gegebenenfalls eigens verhängt.
offer-return = ein ausgeschiedener Spieler ist wieder da
offer-without-game = { $what } (ohne Tisch)
offer-correct = Ergebnis korrigieren
offer-award-instead = statt des Ergebnisses: { $what }
offer-hand-in = Ergebnis abgegeben
offer-take-back = aufheben: { $what }
offer-take-back-earlier = aufheben, Runde { $round }: { $what }
claim-number = Beanstandung { $claim }
offer-stop-countdown = Countdown des Turnierraums anhalten
offer-relook = Zettel { $slip } { $says }: auf dem Brett lagen andere Wörter: erneut prüfen
offer-put-right = Zettel { $slip } { $says }: Urteil anders eingegeben als mitgeteilt
offer-strike = Zettel { $slip } { $says }: gehört nicht an diesen Tisch, streichen
offer-overrule = Zettel { $slip } { $says }: neu entscheiden
offer-fix = Zettel { $slip } { $says }: falsches Urteil berichtigen
# Wie man es beim Suchen sonst noch nennt; wird nirgends gezeigt.
sought-absent = fehlt verspätet zu spät nicht da abwesend Abwesenheit
sought-start = paaren auslosen streichen setzt aus
sought-enter-player = neuer Spieler nachmelden anmelden eintragen Nachmeldung Neuling
sought-withdraw = abmelden Abmeldung scheidet aus verlässt reist ab geht nach Hause hört auf zurückziehen
sought-pair-late = verspätet Nachzügler neuer Spieler spielfrei Paarung nachträglich
sought-arrived = gekommen verspätet Nachzügler da
sought-correct = ändern berichtigen falsch Fehler Korrektur berichtigung
sought-hand-in = Karte Unterschriften abgeben Wertungsbogen
sought-result = Ergebnis Endstand Punkte Schluss
sought-take-back = rückgängig stornieren widerrufen Irrtum zurück zurücknehmen aufheben
sought-verdict = vertippt falsches Wort korrigieren ändern Urteil berichtigen zurück
sought-word = Anfechtung Zettel Wörter prüfen
sought-time = Uhr Zeit Stunde Zone Rechner Sommerzeit Winterzeit
sought-slip = Urteil Entscheidung Zettel
sought-sanction = Rüge Verweis Verwarnung Ermahnung Strafe Hinweis Sperre
sought-award = kampflos aufgegeben nicht angetreten Kontumaz
kind-claim = Beanst.
kind-step = Schritt
kind-turn = Zugverl.
kind-say = ansagen
kind-play = Spiel
kind-playoff = Schluss
kind-words = Wörter
kind-result = Ergebnis
kind-challenge = Anfecht.
kind-stop = Stopp
kind-fault = Verstoß
kind-conduct = Verhalten
kind-procedure = Verfahren
kind-clock = Uhr
kind-sanction = Sanktion
kind-award = Wertung
kind-mend = Korrektur
kind-duty = Aufgabe
kind-lists = Listen
kind-standings = Rangl.
standing-none = keine Partie
standing-before = noch nicht begonnen
standing-playing = läuft
standing-over = die Partie ist beendet
standing-handed-in = das Ergebnis ist abgegeben
phase-none = ohne Partie
phase-before = vor Beginn
phase-playing = während der Partie
phase-over = nach Ende
phase-handed-in = nach der Abgabe
need-offender = Wem es vorgeworfen wird
need-about = Wen es betrifft
need-loser = Wer verliert
need-demands = Wer es verlangt
need-player = Spieler
need-opponent = Gegen wen (Zweiter)
need-free-table = An welchem freien Tisch
need-claimant = Wer es vorbringt
need-running = Wessen Zeit läuft
need-since = Sekunden seit Drücken
need-outcome = Ausgang
need-note = Was daraus wurde, fürs Protokoll (darf leer bleiben)
need-name = Name
need-number = Nummer des Zuges
need-score = Punkte: { $player }
need-rack = Punktwert der verbliebenen Buchstaben: { $player }
need-over = Zeitüberschreitung, wie 1:41: { $player }
need-out = Wer alle Steine gelegt hat
need-word = Wort
need-points = Punkte des Zuges
need-both-agree = Beide Spieler einig
need-agrees = Einverstanden: { $office }
need-signed = Beide haben unterschrieben
need-constant = { $name }
need-zone = Zeitzone
need-lengths = Längen in Steinen
need-binding = Entscheidet
binding-alone = allein
binding-if-listed = wo sie das Wort enthält
need-scored = Beide haben die Punktzahl anerkannt
need-played = Es wurde doch gespielt: die Wertung war ein Irrtum
need-misentered = Anders eingegeben als den Spielern mitgeteilt, oder noch nicht mitgeteilt
need-not-as-signed = Auf dem unterschriebenen Bogen steht etwas anderes, als eingegeben wurde
outcome-proven = erwiesen
outcome-unfounded = unbegründet
outcome-neither = keins von beidem
deadline-clock-must = Uhr starten: { $player }
deadline-clock-may = Uhr darf starten: { $player }
deadline-forfeit = { $player } verliert die Partie
deadline-session = Ende der Spielzeit
deadline-in = { $what } in { $time }
deadline-since = { $what }: vor { $time }
deadline-now = { $what }: jetzt
deadline-due = { $what }: seit { $time } fällig
deadline-came = { $what }: kam { $time } zu spät
menu-title = Was getan werden kann · tippen: suchen
menu-filtered = Was getan werden kann · { $shown } von { $count } · „{ $filter }“
menu-none = Hier kann jetzt nichts getan werden.
menu-no-match = Kein Treffer. Esc löscht das Getippte.
form-by-facts = aus den Angaben
form-nobody = niemand
form-not-seen = nicht gesehen
form-yes = ja
form-no = nein
form-range = { $from } bis { $to }
form-number = eine ganze Zahl eingeben
form-choose-first = { $asked }: zuerst mit ← → wählen, dann schreiben
form-decimal = eine Zahl wie 0,5 eingeben: höchstens neun Stellen vor dem Komma und sechs dahinter
form-number-range = eine ganze Zahl von { $from } bis { $to } eingeben
form-sums-no-reason = das sind Summen und kein Grund: in Worten sagen, was berichtigt wird, oder Esc
form-time = eine Zeit wie 1:41 eingeben
form-confirm = Enter führt es aus, Esc lässt es bleiben.
form-fill-in = Ausfüllen, dann Enter.
form-follows = Was daraus folgt:
form-foreseen = Das Ergebnis wird lauten: { $score }
form-asks-next = Daraus folgt noch mehr; zuerst ist zu beantworten: { $text }
form-stands = Eingetragen ist: { $score }
form-moved = Danach gilt: { $time }
form-must = muss ausgefüllt werden
form-no-player = hier kommt niemand dieses Namens in Frage: was eine Partie betrifft, gehört an ihren Tisch; neue Spieler zuerst nachmelden (suchen: neuer Spieler)
form-new-player = keiner davon; neue Spieler zuerst nachmelden
form-name-only = nur der Name; Wertung, Startgeld und dergleichen beim Paaren der Runde: + Name; Wertung: 1650
form-no-free-table = kein freier Tisch mit dieser Nummer
urgency-claim = Beanst.
cell-clock-may = Start frei
cell-clock-must = starten
cell-forfeit = verliert
cell-session = Spielende
cell-playoff = Schluss
cell-missed = fehlt
cell-absent = fehlt { $at }
cell-before = vor Beginn
cell-unreported = kein Erg.
cell-over = Ergebnis da
cell-handed-in = abgegeben
hall-waits = Das Signal ist nicht gegeben. F6, dann Enter, Enter: Spielbeginn.
hall-duty = Aufgabe, { $due }: { $what }
hall-overdue = ! ÜBERFÄLLIG: { $what }
hall-more-duties = und { $count } weitere: F6
hall-session = bis { $at } · noch { $left }
hall-session-over = Spielzeit seit { $at } um
countdown-runs = Countdown des Turnierraums
countdown-call = { $seconds ->
    [one] { $seconds } Sekunde: ansagen
   *[other] { $seconds } Sekunden: ansagen
}
countdown-over = die Zeit ist um
running-claims = { $count ->
    [one] Offene Beanstandung
   *[other] Offene Beanstandungen · { $count }
}
running-claim = { $what } · betrifft: { $player } · { $age } · es entscheidet: { $office }
running-end = { $outcome }: { $what }
running-leads = { " " }→ { $outcome }
running-steps = { $done } von { $count } erledigt
table-owed = { $count ->
    [one] muss passen
   *[other] muss { $count }-mal passen
}
table-counted-brief = { $count } unbegründet
table-counted-words-brief = { $count } gültig angefochten
table-count = { $counter } { $count }
table-absent = { $sign } fehlt seit { $at }
table-result = Ergebnis { $score }
table-circled = Zug { $number } eingekreist, Zug { $last } ist der letzte
mend-nothing = an dieser Entscheidung ist hier nichts zu berichtigen
mend-nothing-do = was noch zurückgenommen werden kann, steht bei den Vorgängen des Tisches, aus einer früheren Runde bei denen der Runde; alles andere bleibt, wie es das Regelwerk vorsieht, siehe Regeln, F5
mend-round-over = Runde { $round } ist vorbei: ihre Entscheidungen stehen fest
mend-round-over-do = sind Punkte falsch und ist das Ergebnis noch zu berichtigen: Tisch { $table }, F6
entry-mend = Berichtigung
entry-no-mend = nicht mehr
rules-title = Regeln · { $ruleset } · { $shown } von { $count }
rules-values = Werte der Regeldatei · { $ruleset } · { $shown } von { $count }
rules-no-match = Kein Treffer. Esc löscht das Getippte.
rules-value = ephor arbeitet mit diesem Wert.
rules-reading = Der Abschnitt ist mehrdeutig ({ $question }); ephor legt ihn so aus: { $reading }.
words-done = ephor setzt das um.
words-shown = ephor zeigt es dort, wo es gebraucht wird.
words-person = Dafür sorgt ein Mensch: { $why }
words-person-alone = Dafür sorgt ein Mensch.
words-document = Es hängt an einem Dokument, das ephor nicht hat: { $what }
words-document-alone = Es hängt an einem Dokument, das ephor nicht hat.
words-reads = Es lässt sich verschieden lesen; ephor: { $reading }
words-english = (bisher nur auf Englisch)
finder-title = Suche · { $count }
finder-line = Suchen:
finder-no-match = Nichts heißt so, und nichts spricht davon.
finder-kind-screen = Bildschirm
finder-kind-table = Tisch
finder-kind-round = Runde
finder-kind-player = Spieler
finder-kind-slip = Zettel
finder-kind-rule = Regel
finder-table = Tisch { $table }: { $a } – { $b }
finder-table-free = Tisch { $table }
finder-no-game = hat in dieser Runde kein Spiel
finder-slip = Zettel { $slip } · { $words } · { $challenger } → { $mover }
finder-slip-bare = Zettel { $slip } · { $challenger } → { $mover }
finder-does-screen = Enter öffnet diesen Bildschirm.
finder-does-table = Enter öffnet diesen Tisch.
finder-does-round = Enter zeigt, was sich in der Runde tun lässt.
finder-does-act = Enter öffnet das Formular; vor der Bestätigung dort geschieht nichts.
finder-does-not = Das ist jetzt nicht möglich, und Enter tut nichts.
finder-does-slip = Enter öffnet diese Entscheidung im Protokoll.
finder-does-rule = Enter zeigt es in den Regeln.
results-title = Ergebnisse · Runde { $round } · { $over } von { $games } da, { $in_hand } abgegeben
results-hint = Tisch, Summe A, Summe B · oder beide Summen
results-hint-earlier = frühere Runden: F6
results-end = Ende: { $end } · Endsummen der unterschriebenen Wertungsbögen, alles darin
results-missing = kein Ergebnis
results-no-sheet = Bögen fehlen
results-awarded = gewertet
results-all-from-slips = die Ergebnisse folgen aus den Zetteln
results-from-slips = aus den Zetteln
results-signed = Tisch { $table }: beide unterschrieben, Bögen abgegeben? j / n
results-unusual = Wirklich { $a } : { $b }? Ungewöhnliches Ergebnis. j / n
results-untold = Zettel { $slip } ist entschieden, aber nicht mitgeteilt. Ergebnis trotzdem eintragen? j / n
results-untold-sheets = Zettel { $slip } ist entschieden, aber nicht mitgeteilt. Bögen trotzdem annehmen? j / n
results-in-sums = Schon in den Summen: { $what }? j / n
form-in-points = in den Punkten muss stehen: { $what }
results-put-in-sums = Damit { $a } : { $b }, wie auf den berichtigten Bögen. Eintragen? j / n
results-penalty = Strafen { $points } { $side }
results-penalty-brief = { $points } { $side }
results-over = Zeitüberschreitung { $time } { $side } { $points }
results-over-brief = +{ $time } { $side } { $points }
results-no-row = keine Partie ist gewählt
results-no-table = an einem solchen Tisch wird keine Partie gespielt; beide Summen, oder Tisch und beide Summen
results-too-many = zu viele Zahlen: Tisch und beide Summen
results-type = beide Summen fehlen: 412 389, oder mit Tisch 7 412 389
results-more-than-possible = mehr als möglich war: die Summe, dann was möglich war
results-corrects = Tisch { $table } hat sein Ergebnis { $a } : { $b } · Enter berichtigt es
results-in-already = dieses Ergebnis ist abgegeben
results-no-sheets = von dieser Partie gibt es keine Bögen abzugeben
results-no-end = dieses Regelwerk kennt kein Ende einer Partie, das hier einzugeben wäre
results-yes-or-no = mit ja oder nein antworten: j, n
results-not-put-in = nicht eingegeben: die Summen tippen, wie sie auf den Bögen stehen
results-not-answered = Tisch { $table }: nicht eingetragen; die Frage wartet bei diesem Tisch, Enter stellt sie dort wieder
results-next = jetzt getippte Summen sind die von Tisch { $table }
results-answer-first = eine Frage zu Tisch { $table } ist noch offen: Enter stellt sie wieder; andere Summen dafür brauchen die Tischnummer davor
results-has-result = Tisch { $table } hat sein Ergebnis: Summen, die es berichtigen, brauchen die Tischnummer davor
results-replaced = Tisch { $table }: { $a } : { $b }, noch nicht eingetragen, ist dem jetzt Getippten gewichen
start-made-way = hat dem Platz gemacht, was jetzt getippt wurde: { $what }
results-lost = Tisch { $table }: { $a } : { $b } wurde hier getippt und ist nicht eingetragen
results-lapsed = hier getippt und nicht eingetragen, weil die Runde vorbei ist: { $lines }
results-to-answer = zu beantworten: { $tables }
results-waits = Antwort?
results-not-taken = Bögen nicht abgegeben: die Frage blieb unbeantwortet
results-announce-first = zuerst das Urteil mitteilen: am Pult, Enter auf dem Zettel
results-sign-first = nicht abgegeben: zuerst unterschreiben beide
results-one-end = dieses Regelwerk kennt nur ein Ende
results-no-round = noch hat keine Runde begonnen, es gibt keine Ergebnisse
results-no-round-do = Runde 1 kann hier beginnen: ihre Partien eingeben
standings-title = Rangliste · gezählte Runden: { $round } · { $order }
standings-game = { $round }/{ $table }
standings-provisional = vorläufig: Partien ohne Ergebnis: { $count } (Runde/Tisch { $games })
standings-duties = vor der Bekanntgabe noch zu tun: { $count }
standings-one-order = dieses Regelwerk kennt nur eine Reihung
standings-no-order = dieses Regelwerk nennt keine Reihung
standings-constants = die Formel wartet auf Zahlen, die der Verband veröffentlicht: { $names } (Enter trägt sie ein); bis dahin unterscheidet nur, was bekannt ist
standings-no-constants = diese Reihung braucht keine Zahlen des Verbands
standings-told-constants = die Formel wartet auf Zahlen, die der Verband veröffentlicht: { $names } [{ $cite }]; tragen Sie sie in der Tabelle der Konsole ein oder geben Sie jede als --constant NAME=ZAHL an
standings-told-missing = noch kein Ergebnis: Runde { $round }, Tisch { $table }
standings-told-duty = noch zu erledigen: { $duty } ({ $about })
standings-place = Platz
standings-player = Spieler
standings-nobody = niemand hat das im Namen oder im Verein
standings-games = Runden
standings-club = Verein
standings-place-points = für den Platz
criterion-points = Punkte
criterion-wins = Siege
criterion-buchholz = Buchholz
criterion-median-buchholz = Median
criterion-sonneborn-berger = Sonneb.
criterion-spread = Differenz
criterion-scored = erzielt
criterion-head-to-head = direkt
criterion-among-tied = unter Gl.
criterion-highest-game = beste Partie
criterion-highest-move = bester Zug
criterion-last-forfeited = letzte Partie verwirkt
criterion-formula = Formel
criterion-percent = Prozent
criterion-starts = begonnen
start-title = Runde { $round } · Partien { $games }
start-hint = 1 Anna; Beno · Freilos: Anna; - · runde.csv: einlesen · leer: beginnen
start-hint-more = + Name: neu · = Name; Wertung: 1650: berichtigen · - Name: weg · Anna; /: setzt aus · 50 min: Dauer der Runde · 7 !: Tisch 7 unter Aufsicht
start-hint-all = 1 Anna; Beno · runde.csv: einlesen · leer: beginnen
start-hint-alone = 1 Anna · runde.csv: einlesen · leer: beginnen, die Plätze durch das Los
start-first-begins = der Erste beginnt
start-first-chooses = der Erste hat die Wahl
start-sure = Runde { $round } beginnen (Partien: { $games })?  j Enter ja · n Enter nein · ! Enter ja, die letzte
start-not-so = Runde { $round } kann so nicht beginnen (Partien: { $games }).  Enter: die Partien
start-sure-lot = Plätze der Runde { $round } auslosen und beginnen?  j Enter ja · n Enter nein · ! Enter ja, die letzte
start-yes-or-no = mit einem Buchstaben und Enter antworten
start-outstanding = Ergebnis da, Wertungsbögen nicht abgegeben: Tisch { $tables }. Trotzdem beginnen?
start-untold = Eine Entscheidung ist noch nicht mitgeteilt: Tisch { $tables }. Trotzdem beginnen?
start-unsaid = Noch nicht gesagt: Tisch { $tables } (am Pult hakt Ctrl-Y es ab). Nach dem Beginn steht es nur noch im Protokoll. Trotzdem beginnen?
start-duties = Vor dieser Runde zu erledigen: { $count }, zuerst: { $first }
start-no-list = Keine Liste entscheidet über Wörter dieses Turniers. Bis die Runde beginnt, kann eine angenommen werden: { $lists } [{ $cite }]; danach nicht mehr. n Enter, dann Strg-P: annehmen
start-met = { "" } · trafen sich in Runde { $round }
start-why = Grund, warum sie trotzdem beginnt (bleibt im Protokoll); Enter: beginnen; Esc: zurück
start-replaced = { $count ->
    [one] Die Datei hat 1 getippte Partie ersetzt
   *[other] Die Datei hat { $count } getippte Partien ersetzt
}
start-why-empty = Noch ist kein Grund geschrieben, und ohne ihn beginnt die Runde nicht; Esc: zurück
start-bye = { "–" }   { $player }, Freilos
start-missed = { "–" }   { $player }, setzt in der Runde aus
start-watched = { "–" }   Tisch { $table } unter Aufsicht
start-takes = { "–" }   die Runde dauert { $minutes } Minuten
start-left = In keiner Partie ({ $count }): { $names }
start-withdrawn = Ausgeschieden, wird nicht gepaart: { $names }
start-not-two = zwei Spieler mit Strichpunkt dazwischen: 1 Anna; Beno
start-withdrew = { $name } ist ausgeschieden; wer wieder spielt, wird zuerst als wieder da notiert
start-no-games = es ist noch keine Partie eingegeben
start-not-one = jeder spielt allein: 1 Anna
start-no-bye = { $name } bekäme für ein Freilos nichts; wer übrig bleibt, setzt aus: { $name }; /
start-nobody = kein Spieler heißt „{ $name }“
start-nearest = kein Spieler heißt „{ $name }“; gemeint { $near }?
start-several = „{ $name }“ kann sein { $found }: mehr vom Namen schreiben
start-twice = { $name } ist schon in einer Partie; eine Zeile, die mit deren Tischnummer beginnt, ersetzt sie; ↑ holt die letzte Zeile zurück
start-taken = Tisch { $table } hat schon eine Partie
start-newcomer = Enter: { $name } wird als Spieler des Turniers eingetragen
start-struck = Enter: { $player } wird aus den Spielern gestrichen
start-amended = Enter: Der Eintrag wird { $entry }
start-took-part = { $name } hat im Turnier eine Partie, eine ausgesetzte Runde oder eine Strafe und bleibt darin; diese Runde aussetzen: „{ $name }; /“, wer ganz geht, scheidet aus (Vorgang der Runde), den Eintrag berichtigen: „= { $name }“
start-no-field = „{ $part }“ gehört zu keinem Eintrag; möglich sind { $fields }
start-no-value = „{ $value }“ ist keine Angabe für: { $field }
start-unchanged = { $entry } · was sich ändert, dahinter: { $fields }
start-instead = { $now } · an Stelle von { $before }
start-reads-file = Enter: diese Datei der Paarungen lesen; geschrieben wird noch nichts
start-file-row = Partie { $row } der Datei: { $why }
start-file-row-do = keine ihrer Partien wurde übernommen; die Datei berichtigen und noch einmal lesen
start-no-file = die Datei { $path } gibt es nicht
start-no-file-do = den Pfad prüfen; er zählt von dem Ordner an, in dem die Konsole gestartet wurde
round-told = Runde { $round }: Partien: { $games }{ $byes ->
        [0] {""}
       *[other] , Freilose: { $byes }
    }
start-file = die Datei ist nicht brauchbar: { $why }
start-kept = was getippt wurde, bleibt für diese Runde stehen
start-overtaken = die Runde hat an einer anderen Konsole begonnen; hier dafür getippt und nicht übernommen, Zeilen: { $count }
start-one-base = ab wann Verspätung zählt, legt das Regelwerk fest
start-late-pairing = Verspätung zählt ab der Paarung · Tab: ab Spielbeginn
start-late-play = Verspätung zählt ab Spielbeginn · Tab: ab der Paarung

## Uhren
clocks-title = Uhren · { $count } · { $free } frei
clocks-for-table = { " · für Tisch " }{ $table }
clocks-filter = { " · mit „" }{ $filter }“
clocks-number = Uhr
clocks-table = Tisch
clocks-proof = Schlüssel
clocks-heard = gehört
clocks-battery = Batterie
clocks-make = Bauart
clocks-signal = Empfang (dBm)
clocks-free = frei
clocks-proven = geprüft
clocks-unproven = UNGEPRÜFT
clocks-keyless = FEHLT
clocks-elsewhere = woanders
clocks-never = nie
clocks-good = gut
clocks-fair = mittel
clocks-weak = SCHWACH
clocks-found = In der Luft, nicht von diesem Turnier · { $count }
clocks-none = Keine Uhr: ephor clock provision ORDNER NUMMER gibt einer ihre Nummer und ihren Schlüssel.
clocks-no-key = Diese Konsole hat ihren Schlüssel nicht, kann sie also weder hören noch steuern.
clocks-not-here = Den Funk hat eine andere Konsole dieses Turniers: dort zuordnen und nachsehen. Diese übernimmt, wenn jene endet, es sei denn, sie wurde mit --no-radio geöffnet.
clocks-looks = Es sieht aus wie: { $make }. Nichts davon ist geprüft.
clocks-do-key = In einem anderen Terminal: ephor clock provision ORDNER { $clock } (oder ephor clock key add ORDNER { $clock }); einen Augenblick später ist sie hier.
clocks-do-address = In einem anderen Terminal: ephor clock key add ORDNER { $clock } --profile { $profile } --address { $address }; einen Augenblick später ist sie hier.
clocks-not-suspect = Nichts zu bürgen: Das ist für eine Uhr auf einem Tisch, deren Zähler zurückging und die Sie angesehen haben.
clocks-vouch = Ctrl-B bürgt für sie, wenn Sie sie angesehen haben.
clocks-not-fitted = Diese Uhr steht auf keinem Tisch.
clocks-fit = Enter ordnet Uhr { $clock } einem Tisch zu.
clocks-refit = Uhr { $clock } steht auf Tisch { $table }: Enter setzt sie um, Ctrl-W nimmt sie ab.
clocks-silent-keyless = Nie gehört: nachsehen, ob sie eingeschaltet, in Reichweite und mit niemand anderem verbunden ist.
clocks-silent = Nie gehört: nachsehen, ob sie eingeschaltet und in Reichweite ist und ihren eigenen Schlüssel hat.
clocks-ask = Uhr { $clock } zuordnen
clocks-ask-table = An Tisch
clocks-no-table = diesen Tisch gibt es nicht: die Nummer eines vorhandenen eingeben
clocks-leaves = Sie verlässt Tisch { $table }; was an sie unterwegs war, wird dort laut angesagt.
clocks-comes-off = Uhr { $clock } kommt von Tisch { $table }.
clocks-ask-unproven = ! Bauart UNGEPRÜFT: nachsehen, ob es die Uhr in Ihrer Hand ist. Ihre Zeiten entscheiden nichts.
clocks-director = ! Nur die Turnierleitung ordnet Uhren zu: F9 in der Liste: wer hier sitzt.

## Anzeige für den Turnierraum
board-last-round = Runde { $round }, die letzte
board-before = Die erste Runde hat noch nicht begonnen.
board-players = Spieler: { $count }
board-rests = keine Partie läuft
board-waits = Spielbeginn auf das Signal
board-waits-countdown = der Schiedsrichter startet den Countdown
board-call = die letzten { $seconds } Sekunden
board-until = die Runde endet um { $at }
board-since = die Runde läuft seit { $at }
board-missing = ein Spieler fehlt
board-hold = Vorbehalt
board-challenge = Anfechtung
board-referee = der Hauptschiedsrichter entscheidet
board-verdict = das Urteil wird verkündet
board-official = Schiedsrichter gerufen
board-time-out = Zeit abgelaufen: { $player }
board-results = Ergebnisse da: { $over } von { $games }
board-pairings = Paarungen
board-no-pairings = Es gibt noch keine Paarungen.
board-free = Freilos: { $player }
board-place = R{ $round } T{ $table }
board-no-decisions = Noch ist keine Anfechtung entschieden.
board-standings = Rangliste
board-provisional = vorläufig, fehlende Ergebnisse: { $count }
board-withheld = Die Rangliste folgt.
board-withheld-game = Die Punkte folgen nach dem Ende der Partie.
board-keys = ← → Seiten · q beenden · { $key } Farben
board-halted = Das Turnier ist gerade nicht lesbar: Die Anzeige ist vielleicht veraltet.
board-damaged = Das Turnier ist nicht mehr lesbar: Die Anzeige ist veraltet.
board-enlarge = Fenster vergrößern oder Schrift verkleinern.
live-now = Jetzt
live-decisions = Verkündete Entscheidungen
live-all = Alles auf einer Seite
live-written = Geschrieben um { $at }. Die Seite lädt sich selbst neu, „Alles auf einer Seite“ nicht.
live-result = Ergebnis
live-stands = Stand
live-countdown = der Countdown des Turnierraums endet um { $at }

kiosk-needs-pin = ein Spieler-Terminal endet nur mit der PIN des Hauptschiedsrichters oder der Turnierleitung, und hier hat keiner von beiden eine
kiosk-needs-pin-do = `{ $command }`, dann neu starten
kiosk-at-table = Tisch { $table }
kiosk-table = An welchem Tisch spielen Sie?
kiosk-table-do = Nummer des Tisches, dann Enter
kiosk-table-short = Ein Tisch ist eine Zahl mit höchstens vier Ziffern.
kiosk-abandoned = Das hier Begonnene ist gelöscht, weil niemand weitergemacht hat. Es wurde nichts entschieden.
kiosk-no-paste = Hier kann nichts eingefügt werden: bitte tippen.
kiosk-no-table = Tisch { $table } wird hier nicht bedient.
kiosk-no-game = An Tisch { $table } wird gerade keine Partie gespielt.
kiosk-over = Die Partie an Tisch { $table } hat schon ihr Ergebnis: Schiedsrichter rufen.
kiosk-side = Wer ficht an?
kiosk-side-do = 1 oder 2
kiosk-count = Wie viele Wörter sind angefochten?
kiosk-count-do = 1 bis { $most }
kiosk-word = Wort { $at } von { $count }
kiosk-word-do = Die Buchstaben, dann Enter
kiosk-esc = Esc: von vorn
kiosk-letters = Hier gelten nur Buchstaben des Spiels.
kiosk-length = Ein Wort hat { $least } bis { $most } Steine.
kiosk-twice = Dieses Wort ist schon eingegeben.
kiosk-check = { $player }: Sind das die angefochtenen Wörter, Buchstabe für Buchstabe?
kiosk-check-do = { $key }: { $player } bestätigt
kiosk-anew = Backspace: neu eingeben
kiosk-judging = Einen Moment …
kiosk-waits = Es dauert länger als sonst. Bitte warten: Es geht von selbst weiter.
kiosk-nothing-decided = Hier wurde nichts entschieden.
kiosk-go-to-referee = Zum Schiedsrichter gehen
kiosk-again = Dieses Wort wurde an Ihrem Tisch vor Kurzem geprüft.
kiosk-not-here = Das wird hier nicht entschieden.
kiosk-referee = Schiedsrichter rufen
kiosk-clears = Der Bildschirm leert sich von selbst.
kiosk-broken = Außer Betrieb: zum Schiedsrichter gehen
kiosk-office = Turnierleitung
kiosk-pin = PIN des Hauptschiedsrichters oder der Turnierleitung
kiosk-pin-do = Enter: beenden · Esc: zurück

# The console in lines of text.
plain-help = Schreiben Sie, was Sie suchen (an einem Tisch zuerst seine Nummer: 3 …), { $slip } und seine Nummer, { $hall }, { $slips }, { $log }, ? oder { $quit }.
plain-word-slips = Zettel
plain-pick = Eine Nummer wählt; eine leere Zeile ändert nichts.
plain-number = Das ist keine der Antworten; schreiben Sie eine Nummer.
plain-yes-no = Schreiben Sie ja oder nein.
plain-leave = Eine Zeile nur mit einem Punkt verlässt das Formular.
plain-left = Es bleibt, wie es war.
plain-do = { $what }: ausführen? ja oder nein
plain-words = Schreiben Sie die Wörter des Zettels in eine Zeile; eine leere Zeile ändert nichts.
plain-agree = { $words }: ist die Schreibweise bestätigt? ja oder nein
plain-announce = Zettel { $slip } ist entschieden: ist das Urteil verkündet? ja oder nein
plain-doubted = { $what }. { $asked } ja oder nein

## The report of an event

report-title = Bericht: { $name }
report-contents = Inhalt
report-damaged = Das Journal ist bei Eintrag { $at } beschädigt: { $why }. Hier steht, was davor unversehrt ist.
report-damage-altered = seine Prüfsumme passt nicht zu dem, was dort steht
report-damage-missing = er fehlt
report-damage-another = an seiner Stelle steht ein anderer
report-damage-unreadable = er ist nicht lesbar
report-about = Das Turnier
report-regulation = Regelwerk
report-readings = Gewählte Auslegungen
report-systems = Systeme für Wörter
report-word-lists = Listen mit Prüfsummen
report-digests-note = Jede Prüfsumme gilt der Liste mit ihren Angaben; bei einer Entscheidung steht die der Wörter allein.
report-officials = Wer entschied und notierte
report-span = Von – bis
report-size = Runden · Spieler · Tische
report-journal = Journal
report-waits = Wo Zeit verloren ging
report-waited-line = Von der Anfechtung bis zur Entscheidung: Median { $median }, neun von zehn in { $p90 }, am längsten { $longest } ({ $count })
report-told-line = Von der Entscheidung bis zur Mitteilung: Median { $median }, neun von zehn in { $p90 }, am längsten { $longest } ({ $count })
report-queue = Anfechtungen, die auf Entscheidung warteten, über den Tag (höchstens { $most })
report-lengths = Wartezeiten: so viele Entscheidungen dauerten so viele Minuten
report-challenges = Anfechtungen von Wörtern
report-words = Wörter und wer sie entschied
report-rulings = Wörter, die keine Liste entschied
report-changes = Geänderte Entscheidungen
report-players = Anfechtungen nach Spielern
report-rounds = Anfechtungen nach Runden
report-tables = Anfechtungen nach Tischen
report-judges = Anfechtungen nach Wort- und Schiedsrichtern
report-lists = Anfechtungen nach Listen
report-claim = Beanstandungen außer Wörtern
report-sanction = Sanktionen und Ausschlüsse
report-procedure = Verfahren
report-no-slip = Vorbehalte und nicht zugelassene Anfechtungen
report-presence = Verspätete und Abwesende
report-award = Ohne Spiel gewertete Partien
report-correction = Geänderte Ergebnisse
report-taken-back = Zurückgenommen
report-power = Eingriffe in Uhren
report-unreached = Uhren außer Reichweite
report-duty = Aufgaben
report-event = Änderungen am Turnier
report-games = Partien und Ergebnisse
report-byes = Ohne Partie
report-standings = Rangliste nach jeder Runde
report-crosstable = Kreuztabelle
print-by-name = Nach Namen
print-constants = Die Formel wartet auf Zahlen, die der Verband herausgibt ({ $names }): bis dahin ordnet nur, was bekannt ist.
print-begins = beginnt
print-no-clocks = An keinem Tisch steht eine Uhr mit Funk: es gibt keine Karten zu drucken.
print-date = { $day }.{ $month }.{ $year }
print-card = Turnierkarte
print-checked = Schreibweise von beiden mit dem Brett verglichen
print-clock = Uhr
print-clock-cards = Karten zu den Uhren
print-decided = Was entschieden wurde
print-direction = senkrecht oder waagerecht
print-final = Endstand
print-going-out = fürs Ausmachen
print-joint = beide zusammen
print-difference = Differenz
print-best-move = höchster Zug
print-whose = wessen
print-crosses = Strafkreuze
print-moves-sum = alle Züge
print-blanks-mean = Blankos stehen für
print-invalid = unzulässig
print-key-check = mit dem Schiedsrichtertisch verglichene Zahl
print-laid = gelegter Zug
print-letters = gezogene Buchstaben
print-move-slip = Zug
print-nothing = Nichts.
print-opponent = Gegenspieler
print-chooses = hat die Wahl
print-misses = setzt aus
print-bye = Freilos
print-overtime = Zeitüberschreitung
print-own-move = mein Zug
print-pairings = Paarungen der { $round }. Runde
print-draft = Paarungen der Runde { $round } (Entwurf)
print-penalties = Strafpunkte
print-place-and-date = Ort und Datum
print-player-number = Spieler Nr.
print-players = Spieler
print-points = Punkte
print-racks = Reststeine
print-result = Ergebnis
print-sheet = Wertungsbogen
print-signature = Unterschrift
print-slip = Anfechtungszettel
print-square = Feld
print-standings = Rangliste nach der { $round }. Runde
print-sum = Summe
print-table-numbers = Tischnummern
print-time = Zeit
print-round-and-table = Runde / Tisch
print-to = An:
print-valid = zulässig
print-blank = Blanko
print-board-points = Punkte des Endbretts
print-budget = Spielzeit pro Spieler und Partie
print-budget-move = Zeit für einen Zug
print-letter = Buchstabe
print-letters-title = Buchstabenverteilung
print-move-sheet = Zugbogen
print-number = Anzahl
print-order = Rangfolge
print-planned = geplanter Beginn
print-prize = Preis
print-result-card = Ergebnismeldekarte
print-rounds = Runden
print-tiles-in-all = Steine insgesamt
print-winner = Sieger
report-highest = Höchste Partie: { $player }, { $points } (Runde { $round }, Tisch { $table })
report-slip = Zettel
report-round = Runde
report-table = Tisch
report-begun = ausgelost
report-break = Pause davor
report-hall = Signale und Zeit des Turnierraums
report-last-result = letztes Ergebnis
report-play-began = Spielbeginn
report-schedule = Runden und ihre Zeiten
report-challenger = angefochten von
report-mover = gelegt von
report-challenged-words = Wörter
report-ended = Ausgang
report-by = wer
report-since-press = nach dem Drücken
report-raised = gemeldet
report-waited = bis zum ersten Urteil
report-decided = entschieden
report-announced = mitgeteilt
report-delivered = zugestellt
report-undelivered = nicht zugestellt
report-follows = was folgte
report-changed-times = geändert
report-word = Wort
report-valid = zulässig
report-list = Liste
report-edition = Ausgabe
report-ruled = durch Schiedsrichter
report-cite = Abschnitt
report-reasons = Begründung
report-sources = Quellen
report-time = Zeit
report-contradicts = widerspricht Zettel
report-stands = gilt
report-counts-no-more = gilt nicht mehr seit
report-changed = geändert um
report-changed-by = geändert von
report-ground = Anlass
report-reason = Grund
report-player = Spieler
report-raised-all = angefochten
report-upheld = erfolgreich
report-rejected = unbegründet
report-conceded = eingeräumt
report-withdrawn = widerrufen
report-mistaken = irrtümlich eingegeben
report-moot = nicht entschieden: über die Partie wurde anders entschieden
report-rate = erfolgreich in %
report-against = gegen eigene Züge
report-against-upheld = davon falsch
report-name = was
report-all = Anfechtungen
report-open = offen
report-missing = fehlende Ergebnisse
report-median = Median
report-p90 = 9 von 10 in
report-longest = am längsten
report-entry = Eintrag
report-what = was
report-side-a = A
report-points-a = Punkte A
report-match = Wertung
report-match-a = Wertung A
report-tiles-a = Steine A
report-overtime-a = Zeitüberschr. A
report-penalties-a = Abzüge A
report-side-b = B
report-points-b = Punkte B
report-match-b = Wertung B
report-tiles-b = Steine B
report-overtime-b = Zeitüberschr. B
report-penalties-b = Abzüge B
report-how = wie beendet
report-awarded = gewertet
report-handed-in = abgegeben
report-corrected = Korrekturen
report-place = Platz
report-played = Partien
report-wrong-words = erneut geprüft
report-overruled = von höherer Stelle geändert
report-made-good = zu spät als falsch erkannt, in der Wertung ausgeglichen

## Duplicate: a game that is played from the console

board-columns = latin
board-across = waagerecht
board-down = senkrecht
move-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fault-too-short = ein einziger Buchstabe
fault-off-board = geht über den Rand
fault-not-whole = ist nicht das ganze Wort: gleich daneben liegt ein Stein
fault-does-not-fit = dort liegt { $letter }
fault-nothing-laid = legt nichts
fault-not-connected = berührt keinen Stein
fault-not-in-the-middle = deckt die Mitte nicht ab
fault-not-on-rack = { $letter } ist nicht auf dem Bänkchen
fault-blank-not-circled = { $letter } kann nur das Blanko sein und ist nicht eingekreist
fault-blank-may-not-be = ein Blanko kann nicht { $letter } sein
fault-no-blank = kein Blanko auf dem Bänkchen
line-rack-changed = Ziehung { $draw }: { $rack } wird getauscht, zu wenige Vokale oder Konsonanten
line-rack-drawn = Ziehung { $draw }: { $rack }
line-move = Ziehung { $draw }, Nummer { $number } ({ $player }): { $play }: { $found }
line-of-game = Spiel { $game }, { $line }
line-move-annulled = Ziehung { $draw }, Nummer { $number } ({ $player }): { $what }, der Zug zählt nicht
line-move-annulled-over = Ziehung { $draw }, Nummer { $number } ({ $player }): { $what }, { $over } nach dem Ende; der Zug zählt nicht
line-master = Ziehung { $draw }: gelegt wird { $play }, { $points } Punkte ({ $program })
line-master-claimed = Ziehung { $draw }: gelegt wird nach Anspruch { $play }, { $points } Punkte
line-word-valid = { $word } ist auf Zetteln gültig
line-word-invalid = { $word } ist auf Zetteln ungültig
line-player-left = Nummer { $number } ({ $player }) ist gegangen; ab Ziehung { $draw } zählt nichts
line-duplicate-over = das Spiel ist zu Ende: { $what }; das Brett hat { $points } Punkte
line-results-announced = die Ergebnisse sind bekannt gegeben
duplicate-title = Spiel { $game } · Ziehung { $draw } · Brett { $points }
duplicate-bag = { $count } im Säckchen
duplicate-changed = { $count ->
    [one] vorher wurde ein Bänkchen getauscht
   *[other] vorher wurden { $count } Bänkchen getauscht
}
duplicate-laid = Ziehung { $draw }: { $play }, { $points }
duplicate-open-words = Zu entscheiden: { $words }
duplicate-given-in = Zettel { $there } von { $all }
duplicate-missing = Es fehlen: { $numbers }
duplicate-never-came = Nie abgegeben: { $slips }
duplicate-never-of = Ziehung { $draw }: { $numbers }
duplicate-refused = nicht angenommen: { $lines } (↑ holt die letzte zurück, Esc verwirft sie)
duplicate-next-change = { $rack } muss getauscht werden: sieben neue Buchstaben aus dem Säckchen eingeben
duplicate-announce-again = Einige Zettel kamen nie und zählen nichts. Noch einmal Enter gibt die Ergebnisse trotzdem bekannt
duplicate-type-rack = Die stattdessen gezogenen Buchstaben eingeben, alle sieben: ΑΓΟΡΑΣ?
duplicate-time-up = die Zeit ist seit { $over } um
duplicate-no-index = Keine Liste für den besten Zug: ihn eintippen, * H8 O WORT
duplicate-hidden = Der beste Zug ist verdeckt: Tab zeigt ihn
duplicate-no-move = Kein Zug ist möglich
duplicate-best = Bester: { $play }, { $points } Punkte ({ $ties ->
    [one] der einzige
   *[other] einer von { $ties }
}, { $list })
duplicate-to-rule = zu entscheiden: { $words } ({ $points })
duplicate-waits = Es läuft kein Spiel: eine Runde beginnen und das Zeichen geben (F6)
duplicate-next-draw = Enter zieht die Buchstaben der Ziehung { $draw }; oder die aus dem Säckchen eintippen
duplicate-next-claim = Enter legt { $word } von Nummer { $table }, das mit seinem Anspruch gewonnen hat.
duplicate-next-start = Die Buchstaben vorlesen; Enter startet die Zeit
duplicate-next-runs = Die Zeit läuft. Zettel können getippt werden; ein Punkt beendet sie jetzt
duplicate-next-announce = Enter gibt den besten Zug bekannt; Zettel können noch getippt werden
duplicate-next-show = Die Zettel eintippen; Enter zeigt den besten Zug
duplicate-next-end = Enter beendet das Spiel: { $end }
duplicate-next-results = Enter gibt die Ergebnisse bekannt
duplicate-type-letters = Alle sieben Buchstaben eingeben, wie sie aus dem Säckchen kamen, beim Tausch mit Grund: ΑΓΟΡΑΣ? ; Grund
duplicate-next-type = Die Buchstaben der Ziehung { $draw } eingeben, wie sie aus dem Säckchen kamen
duplicate-next-other-letters = Kein Zug ist möglich. Enter: alle sieben Buchstaben werden getauscht
duplicate-done = Die Ergebnisse sind bekannt gegeben
duplicate-lines = 12 H8 O WOR(T) Zettel · @3 12 … aus Ziehung 3 · @1.3 … aus Spiel 1 · 12 ! zu spät · 12 6.4 ; Grund ungültig · 12 - geht · + oder - WORT ; Grund entscheidet · * H8 O WORT Zug
duplicate-lines-short = 12 H8 O WOR(T) · 12 ! zu spät · 12 6.4 ; Grund · + WORT ; Grund
duplicate-not-read = Das ist keine Zeile eines Duplicate-Spiels
duplicate-no-square = Das ist kein Feld
duplicate-no-direction = Weder O (waagerecht) noch K (senkrecht)
duplicate-no-word = Das Wort fehlt
duplicate-time-runs = Die Zeit läuft: das Ende abwarten oder einen Punkt tippen
duplicate-by-hand = von Hand
duplicate-not-the-best = Keiner der gefundenen besten Züge: * H8 O WORT ; warum er trotzdem gelegt wird
duplicate-lay-again = Statt des besten gefundenen Zugs gelegt, auch wenn ein Zettel mehr zählt: noch einmal Enter legt ihn
duplicate-no-draw = Nach @ die Ziehung, dann Nummer und Zettel: @3 12 H8 O WORT; @1.3 für Spiel 1
duplicate-type-best = Der beste Zug ist hier nicht bekannt: ihn eintippen, * H8 O WORT
duplicate-no-paragraph = Kein Abschnitt, der einen Zug ungültig macht
board-draw = Ziehung { $draw }
board-laid = Ziehung { $draw }: { $play }
board-duplicate-over = Ende des Spiels: { $end }
report-draws = Duplicate: Ziehungen
report-moves = Duplicate: Züge
report-annulled = ungültig wegen
report-changed-racks = getauscht
report-draw = Ziehung
report-number = Nummer
report-points = Punkte
report-program = Programm
report-seed = Startwert
report-ties = gleich gute
report-rack = Bänkchen
report-square = Feld

## Lists and regulations on the command line
lists-edition = Ausg. { $edition }
lists-words = { $count ->
    [one] 1 Wort
   *[other] { $count } Wörter
}
lists-tiles = { $range } Steine
built-in = eingebaut
lists-official = offiziell
lists-federation = vom Verband
lists-advisory = nur beratend
lists-lacks = Es fehlt für { $id }:
lists-lacks-nothing = Für { $id } fehlt nichts.
lists-damaged = da, aber beschädigt: noch einmal einlesen
lists-advisory-only = da, aber nur beratend: als Liste ihres Herausgebers einlesen
lists-alone = bis dahin entscheidet der Schiedsrichter über diese Wörter
lists-if-listed = bis dahin entscheidet der Schiedsrichter mehr Wörter
lists-advises = berät nur
lists-bring-in = die Datei des Herausgebers einlesen; AUSGABE und YYYY-MM-DD sind, was die Liste von sich sagt, STELLUNG ist official, wenn ihr Herausgeber der des Regelwerks ist, sonst federation:
lists-put-file = DATEI
lists-put-edition = AUSGABE
lists-put-authority = STELLUNG
lists-or-build = Oder die Wörter als x.txt mit einem Manifest x.toml ablegen und `ephor lexicon build ORDNER` aufrufen
ruleset-own = eigenes
ruleset-own-over = eigenes, anstelle des eingebauten
ruleset-unusable = unbrauchbar: siehe `ephor ruleset check`
explain-title = { $wanted } · { $title } ({ $id })
explain-reads = gelesen als: { $reads }{ $switch }
treated-enforced = setzt ephor durch
treated-shown = zeigt ephor
treated-person = Sache von Menschen
treated-needs = braucht
explain-questions = Offene Fragen
explain-own-question = (eine Frage von ephor selbst)

## import
import-nothing = es wurde nichts geschrieben
import-not-written = es wurde nichts geschrieben, --allow dropped nimmt den Rest
import-undated = seit wann gilt { $id }? Ohne Tag darf die Liste nur beraten
import-undated-do = den Tag mit --in-force YYYY-MM-DD angeben
import-no-alphabet = für die Sprache `{ $language }` gibt es kein Alphabet
import-no-alphabet-do = sk, cs, de oder el wählen oder eine tiles.toml in den Ordner von --to legen
import-id = { $id } besteht nicht nur aus Buchstaben von a bis z, Ziffern und Bindestrichen wie sk-b2
import-id-do = eine Kennung wie sk-b6 wählen
import-id-letters = keine Liste kann { $id } heißen: tiles.toml ist die Datei mit den Buchstaben
import-unseen = darin steht ein Zeichen, das man nicht sieht (U+{ $code }): weglassen
import-no-home = es gibt keinen persönlichen Ordner
import-no-home-do = mit --to einen Ordner nennen
import-word-file = { $file } ist schon da, und die Liste wird daraus gebaut
import-word-file-do = die Datei ändern und `ephor lexicon build` aufrufen oder sie erst woandershin legen
import-same-id = die Kennung { $id } hat auch { $file }
import-same-id-do = eine andere --id wählen oder jene Liste erst entfernen
import-no-word = darin steht kein einziges Wort
import-no-words = { $count ->
    [one] 1 von { $read } Einträgen ist kein Wort
   *[other] { $count } von { $read } Einträgen sind keine Wörter
}
import-no-words-deciding = { $count ->
    [one] 1 von { $read } Einträgen ist kein Wort
   *[other] { $count } von { $read } Einträgen sind keine Wörter
}, und was einer entscheidenden Liste fehlt, ist unzulässig
import-check = --language, --format und --encoding prüfen
import-check-marks = wenn { $mark } Wörter kennzeichnet, nimmt --marks '{ $mark }' es weg
import-check-column = --column nennt die Spalte mit den Wörtern, --column first nimmt das erste Wort jeder Zeile
import-misread = { $count ->
    [one] 1 Wort gibt es so in keiner Sprache
   *[other] { $count } Wörter gibt es so in keiner Sprache
}, das erste „{ $word }“ in Zeile { $line }
import-misread-do = die Datei wurde im falschen Zeichensatz gelesen, jetzt oder schon beim Speichern: --encoding prüfen oder die Datei neu beschaffen; es wurde nichts geschrieben, --allow misread nimmt sie, wie sie ist

# Wofür der Balken steht.
import-reading-file = lesen
import-expanding = Formen bilden
import-sorting = sortieren
import-building = bauen

# Wie die Datei gelesen wurde.
import-set = { $set }, { $told ->
    [mark] laut Marke am Anfang
    [name] wie angegeben
   *[letters] nach den Buchstaben
}
import-how-words = Text in { $set }
import-how-blocks = { $count ->
    [one] { $count } gedruckter Block
   *[other] { $count } gedruckte Blöcke
} in { $set }
import-how-first = das erste Wort jeder Zeile in { $set }
import-how-column = Spalte { $column } einer Tabelle { $headed ->
    [yes] mit Kopfzeile in
   *[no] in
} { $set }
import-how-hunspell = Hunspell in { $set }, { $count ->
    [one] { $count } Stichwort
   *[other] { $count } Stichwörter
}{ $compounds ->
    [yes] , Zusammensetzungen nicht gebildet
   *[no] { "" }
}
import-names-stay = Namen bleiben, denn auch Substantive werden großgeschrieben
import-names-go = was großgeschrieben ist, ist ein Name
import-compounds = Zusammensetzungen werden nicht gebildet: { $count ->
    [one] { $count } Stichwort kann Teil von Wörtern sein, die dieser Liste fehlen
   *[other] { $count } Stichwörter können Teile von Wörtern sein, die dieser Liste fehlen
}

# Die Tabelle dessen, was eingelesen wurde. Die Namen ihrer Zeilen sind kurz.
import-row-list = Liste
import-row-read = gelesen
import-row-head = Kopfzeile
import-row-heads = Blöcke
import-row-first = erstes
import-row-above = Vorspann
import-row-marks = Zeichen
import-row-words = Wörter
import-row-gloss = Erklärung
import-row-tiles = Steine
import-row-old = bisher
import-row-set = Wortdatei
import-row-file = Datei
import-list = { $id }: { $name }, Ausg. { $edition }, { $standing }
import-no-heading = keine: auch die erste Zeile ist ein Wort; sonst --header angeben
import-heading = die erste Zeile, { $heading }; sonst --no-header angeben
import-above = { $count ->
    [one] { $count } Zeile bis [Words] ist der Vorspann
   *[other] { $count } Zeilen bis [Words] sind der Vorspann
}
import-remarks = { $count ->
    [one] { $count } Zeile ist eine Bemerkung
   *[other] { $count } Zeilen sind Bemerkungen
}, die erste: { $first }
import-marks = von { $count ->
    [one] { $count } Wort
   *[other] { $count } Wörtern
} entfernt
import-glossed = { $count ->
    [one] { $count } Wort hat eine
   *[other] { $count } Wörter haben eine
}; sie entscheidet nichts
import-length = { $count } aus { $tiles } Steinen
import-tiles-told = { $range }, wie --tiles sagt
import-tiles-found = { $range }, die gefundenen Längen: über andere sagt die Liste nichts
import-replaced = { $name }, Ausg. { $edition }, wird ersetzt
import-replaced-words = { $name }, Ausg. { $edition }, wird ersetzt: neue Wörter { $added }, gestrichene { $removed }
import-set-bytes = { $bytes } Bytes, BLAKE3 { $digest }
import-note = Hinweis: { $note }

# Was weggelassen wurde und warum.
import-dropped = weggelassen:
import-nothing-dropped = nichts wurde weggelassen
import-more = und { $count ->
    [one] { $count } weiterer
   *[other] { $count } weitere
}
import-example = Zeile { $line } { $text }
import-example-letter = Zeile { $line } { $text } ({ $letter })
import-at-place = { $typed } an Stelle { $position }
import-looks-like = { $typed } an Stelle { $position } ist { $script ->
    [Latin] lateinisch
    [Cyrillic] kyrillisch
    [Greek] griechisch
   *[other] { $script }
} und sieht aus wie { $meant }
import-or = { " oder " }
import-drop-letter = ein Buchstabe, der nicht im Alphabet ist
import-drop-look-alike = ein ähnlicher Buchstabe einer anderen Schrift
import-drop-sign = Ziffer, Bindestrich, Apostroph, Punkt oder anderes Zeichen
import-drop-broken = am Zeilenende getrennt
import-drop-several = mehrere Wörter
import-drop-name = ein Name
import-drop-abbreviation = Großbuchstaben im Wort, oder keine erlaubt: Abkürzung oder Zeichen
import-drop-short = zu kurz
import-drop-long = zu lang
import-drop-twice = doppelt

# Ob die Liste entscheiden darf und was nicht überlesen werden darf.
import-warn-gloss = --gloss: zu keinem dieser Wörter ist etwas gesagt
import-warn-dropped = { $count ->
    [one] 1 von { $read } Einträgen ist kein Wort und wurde weggelassen: wo diese Liste allein entscheidet, ist er unzulässig
   *[other] { $count } von { $read } Einträgen sind keine Wörter und wurden weggelassen: wo diese Liste allein entscheidet, sind sie unzulässig
}
import-warn-missing = kein Wort enthält { $letters }: wenn die Sprache solche Wörter hat, ist der Datei der Buchstabe verloren gegangen
import-warn-shipped = { $id } ist die Kennung einer Liste, die ephor mitbringt: { $name }, Ausg. { $edition }, gilt nicht, wo diese gelesen wird
import-warn-shipped-words = { $id } ist die Kennung einer Liste, die ephor mitbringt: { $name }, Ausg. { $edition }, gilt nicht, wo diese gelesen wird: neue Wörter { $added }, gestrichene { $removed }
import-warn-lengths = { $id } gilt für { $from }–{ $to } Steine und hat kein Wort aus { $none }: wo sie allein entscheidet, sind sie alle unzulässig; --tiles sagt, für welche Längen sie gilt
import-advises = { $id } berät und entscheidet nichts
import-from-to = { $from } bis { $to }
import-may-decide = { $id } darf über Wörter aus { $lengths } Steinen entscheiden, wo ein Regelwerk die Liste nennt{ $taken ->
    [yes] , mit --allow { $allowed } genommen, wie sie ist
   *[no] { "" }
}
import-may-not-decide = { $id } darf so nicht entscheiden: keines ihrer Wörter enthält { $letters }, wohl aber Wörter der älteren Ausgabe, und jedes solche Wort wäre unzulässig; die Liste aus einer Kopie einlesen, die den Buchstaben noch hat; es wurde nichts geschrieben, --allow lost-letter nimmt sie

# Die Wörter eines Textes oder einer Tabelle.
import-no-names = Spalte { $column }: wo die erste Zeile keine Kopfzeile ist, hat keine Spalte einen Namen
import-no-names-do = die Stelle der Spalte angeben, --column 1, oder --no-header weglassen
import-column-has = in Spalte { $place } steht „{ $word }“
import-other-column = Spalte 1 sieht nicht nach Wörtern aus, aber { $column }
import-other-column-do = sind das die Wörter, --column { $place } angeben; es wurde nichts geschrieben
import-several-columns = mehrere Spalten haben Wörter: { $columns }
import-several-columns-do = angeben, welche gemeint ist, etwa mit --column { $place }; es wurde nichts geschrieben
import-table = jede Zeile hat { $count ->
    [one] { $count } Spalte
   *[other] { $count } Spalten
}, es sieht also nach einer Tabelle aus
import-table-do = die Spalte der Wörter mit --column nennen oder --format words angeben, wenn alles Wörter sind; es wurde nichts geschrieben
import-definitions = Zeile { $line }, „{ $text }“, sieht nach einem Wort mit Erklärung aus; solche Zeilen insgesamt: { $count }
import-definitions-do = --column first nimmt das erste Wort jeder Zeile, --format words alle; es wurde nichts geschrieben
import-sentences = Zeile { $line }, „{ $text }“, sieht nach einem Satz aus; solche Zeilen insgesamt: { $count }; der Rest sieht nach einer Liste aus
import-sentences-do = diese Zeilen herausnehmen oder # davorsetzen; --format words sagt, dass alles Wörter sind; es wurde nichts geschrieben
import-hash-words = { $count ->
    [one] { $count } Zeile ist ein Wort
   *[other] { $count } Zeilen sind Wörter
} mit # davor
import-hash-words-do = --marks '#' nimmt sie als Wörter; sind es Bemerkungen, hinter das # ein Leerzeichen setzen; es wurde nichts geschrieben
import-gloss-takes = --gloss nimmt eine Spalte einer Tabelle, `rest` mit --column first oder `stem` eines Wörterbuchs; es wurde nichts geschrieben
import-gloss-rest = hinter dem ersten Wort einer Zeile steht nur mit --column first etwas
import-gloss-stem = Stichwörter hat nur ein Wörterbuch
import-gloss-columns = mit --column first gibt es keine Spalten
import-gloss-words = eine Liste von Wörtern sagt nichts über sie
import-gloss-dictionary = ein Wörterbuch hat nur das Stichwort, zu dem eine Form gehört
import-gloss-dictionary-do = --gloss stem angeben; es wurde nichts geschrieben

# Dateien, die nicht zu lesen sind.
import-packed = die Datei ist gepackt ({ $with }) und nicht zu entpacken ({ $what }): noch einmal kopieren
import-foreign = die Datei ist gepackt ({ $with }), das wird hier nicht gelesen: mit `{ $remedy }` entpacken und die Datei darin nennen
import-locked = die Datei ist gepackt (zip mit Kennwort oder seltenem Verfahren), das wird hier nicht gelesen: mit `unzip` entpacken und die Datei darin nennen
import-packed-twice = die Datei ist doppelt gepackt: einmal entpacken und die Datei darin nennen
import-archive = das ist ein zip-Archiv mit { $count ->
    [one] { $count } Datei
   *[other] { $count } Dateien
}: mit `unzip` entpacken und die mit den Wörtern nennen
import-too-big = entpackt sind es mehr als { $limit } Bytes: so lang ist keine Wortliste, entpacken und nachsehen
import-no-set = { $name } ist kein bekannter Zeichensatz: etwa utf-8, windows-1250, windows-1253, iso-8859-2, cp852, cp850, cp737, cp869, mac-roman, mac-ce oder mac-greek angeben
import-no-text = darin stehen Null-Bytes, es ist also kein Text oder UTF-16 ohne Marke: den Zeichensatz angeben, zum Beispiel utf-16le
import-utf-32 = das ist UTF-32, das wird hier nicht gelesen: als UTF-8 speichern
import-control = Byte { $byte } in Zeile { $line } ist ein Steuerzeichen, es ist also kein Text: als Text speichern oder prüfen, ob es die richtige Datei ist
import-document = das ist { $kind ->
    [pdf] ein PDF
    [office] ein altes Office-Dokument (.xls, .doc)
    [rtf] ein RTF-Dokument
   *[packed] ein gepacktes Dokument (.xlsx, .ods, .docx, .odt, .zip)
} und kein Text: öffnen und als Text oder CSV speichern
import-two-sets = zwei Zeichensätze passen, und die Wörter wären andere: { $readings }; angeben, welcher es ist
import-strange = in keinem Zeichensatz sind die Buchstaben die dieses Alphabets ({ $alphabet ->
    [Czech] tschechisch
    [German] deutsch
    [Slovak] slowakisch
    [Greek] griechisch
   *[other] { $alphabet }
}); darin stünde { $readings }: den Zeichensatz mit --encoding nennen oder --language prüfen
import-reading = „{ $word }“ in { $set } (--encoding { $name })
import-no-column = es gibt keine Spalte { $column }: die erste Zeile hat { $count ->
    [one] { $count } Spalte
   *[other] { $count } Spalten
}
import-no-such-name = es gibt keine Spalte { $column }: in der ersten Zeile steht { $names }
import-open-quote = Zeile { $line }: ein Anführungszeichen, das nicht geschlossen wird: schließen
import-csv = Zeile { $line }: { $what }
import-no-pair = neben { $file } liegt keine { $wanted }
import-no-pair-do = die .dic nennen und mit --affixes die .aff; eine .dic, die eine einfache Liste ist wie bei Scrabble3D, wird mit --format words eingelesen oder, wo Bedeutungen hinter den Wörtern stehen, mit --column first
import-cut-off-do = es wurde nichts geschrieben; --allow cut-off nimmt, was da ist

# Was an einem Wörterbuch falsch ist.
import-place = { $file }, Zeile { $line }, Zeichen { $column }: { $what }
import-aff-no-count = die Zahl der Wörter fehlt: die .dic und die .aff desselben Wörterbuchs angeben
import-aff-cut-off = { $declared } Stichwörter sind angekündigt und { $found } da, die Datei ist also abgeschnitten: noch einmal kopieren
import-aff-too-many = mehr als { $most } Formen: das Wörterbuch ist beschädigt, eine andere Kopie nehmen
import-aff-flag-kind = { $text } ist keine Art von Flags: long, num oder UTF-8 schreiben
import-aff-two-prefixes = zwei Vorsilben an einem Wort werden nicht gebildet: dieses Wörterbuch ist nicht einzulesen
import-aff-no-class = { $text } steht, wo eine Klasse mit Y oder N beginnt: es sind mehr Regeln, als ihre erste Zeile sagt
import-aff-no-number = { $text } ist keine Zahl von Regeln
import-aff-fewer = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
} weniger, als die erste Zeile der Klasse sagt: die .aff ist abgeschnitten oder beschädigt, noch einmal kopieren
import-aff-no-alias = { $text } ist keine der Nummern unter AF (es sind { $count })
import-aff-half-flag = { $half } ist ein halbes Flag: mit FLAG long hat jedes Flag zwei Zeichen
import-aff-no-flag = { $text } ist kein Flag: mit FLAG num sind Flags Zahlen bis 65535 mit Kommas dazwischen
import-aff-not-one = { $text } ist nicht ein Flag: prüfen, welches FLAG die .aff hat
import-aff-not-closed = ein [ ohne sein ]: schließen
import-aff-not-opened = ein ] ohne sein [: öffnen oder dieses entfernen
import-aff-no-set = { $text } ist kein Zeichensatz: etwa UTF-8, ISO8859-2 oder ISO8859-7 schreiben
import-aff-not-utf-8 = das ist nicht das UTF-8, das die .aff verspricht: hinter SET den wahren Zeichensatz nennen
import-aff-missing = hier fehlt: { $part ->
    [flag] ein Flag
    [cross] Y oder N
    [rules] die Zahl der Regeln
    [off] was weggenommen wird, oder 0
   *[on] was angefügt wird, oder 0
}

# Was an den Wörtern als Liste falsch ist.
import-manifest = das Manifest ist nicht zu lesen: { $what }
import-nameless = das Manifest ist nicht zu lesen: Name: der Liste einen kurzen Namen wie B2 geben
import-language = { $list } ist in der Sprache { $language } und wird mit dem Alphabet { $alphabet } gelesen: das Alphabet { $language } dazugeben
import-declared = { $list } soll { $declared } Wörter haben und hat { $found }: mit der Vorlage vergleichen
import-damaged = { $list } ist beschädigt, die Bytes der .fst haben sich geändert: noch einmal kopieren oder neu bauen
