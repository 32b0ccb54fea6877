# Slovenčina. Pojmy podľa Súťažného poriadku SSS 2022; za pojmom bod poriadku (So = príloha online), ° kde ho nemá.
#
# mover = hráč, ktorý slovo položil (po stlačení hodín už nie je na ťahu)°
# player on move = hráč na ťahu (2.5)
# challenger = namietajúci hráč (3.c)
# referee, judge = rozhodca (1.5, 3.a)
# head referee = turnajový rozhodca, TR (1.5)
# director, organiser = organizátor (1.1)
# official = činovník°
# tile = písmeno (2.3); hrací kameň (17.1), kde písmeno znamená znak
# blank = žolík (17.1)
# rack = zásobník (2.1); bag = vrecúško (2.1)
# score sheet = partiár (2.7)
# slip = lístok (s námietkou)°
# clock = hodiny (1.4)
# press of the clock = stlačenie hodín (2.2)
# flag fell = čas vypršal (1.4)
# word list = zoznam slov (11)
# sources = zdroje (3.a)
# game = partia (2.1)
# turn, move, play = ťah (2.2)
# pass = vynechanie ťahu (2.2); forced pass = povinné vynechanie ťahu°
# exchange = výmena písmen (2.2)
# draw tiles = dobrať písmená (2.2)
# approve = schváliť ťah (2.2)
# hold, reservation = „moment“ (3)
# running total = súčet bodov (2.7)
# play out = zavrieť, zavretie (2.6, 2.7)
# playoff = záverečná dohrávka°
# circled move = zakrúžkovaný ťah°
# challenge = námietka; to challenge = namietať, podať námietku (3)
# word challenge = námietka proti prípustnosti slova (3.a)
# upheld = oprávnená (2.7)
# rejected = neoprávnená (3.a)
# valid, invalid = povolené, nepovolené (10.1, 10.2)
# admit, concede = uznať (3.a)
# take back (a challenge, a play) = vziať späť (2.2)
# take back (a ruling) = vrátiť späť°
# rule, ruling = rozhodnúť, rozhodnutie (2.7, 3.a)
# overrule = zmeniť výrok°
# verdict = výrok°
# reasons = odôvodnenie (4)
# claim = podnet (námietka proti nesprávnemu postupu, STOP, sťažnosť)°
# proven, unfounded = oprávnený, neoprávnený (3)
# offence, fault = nesprávny postup (3); v úzkom stĺpci chyba
# conduct = nešportové správanie (3.f)
# sanction, penalty = sankcia (2.2, 3.a)
# cross = trestný krížik°
# turn lost = strata ťahu (3.f)
# award, forfeit = kontumácia (2.6, 2.7)
# excluded = vylúčenie (So3.6)
# duty, to do = úloha°
# procedure, step = postup, krok°
# order (to a clock) = pokyn°
# overtime = prekročenie času°
# pairing = vylosovanie (2.1)
# no opponent, bye = bez súpera, „BYE“ (So4.9)
# signal (start of play) = zvukové znamenie, znamenie (1.4)
# hall = hracia miestnosť; na karte Stoly (4)
# spread, difference = rozdiel skóre (1.3)
# standings = poradie (1.3)
# hand in = odovzdať (2.7)
# desk = stôl rozhodcov; na karte Pult°
# correct = opraviť (2.2); mend = napraviť°
# regulation = poriadok (1); ruleset = pravidlá; reading = výklad°; paragraph = bod (3.c)

## Lišty
between-items = {"; "}
lasting = { $minutes ->
    [0] { $seconds } s
   *[other] { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min { $seconds } s
    }
}
bar-no-event = bez turn.
bar-round = kolo { $round }
bar-round-brief = k{ $round }
office-head-referee = turn. rozh.
office-judge = slov. rozh.
role-director = organizátor
role-head-referee = turnajový rozhodca
role-referee = rozhodca
role-judge = slovníkový rozhodca
role-players = hráči
role-clock = hodiny
sit-down = Kto sedí za touto konzolou?
sit-choose = { $last ->
    [2] 1 alebo 2
   *[other] 1 až { $last }
}, Enter = { $usual }:
choice-none = „{ $answer }“ medzi nimi nie je.
sit-name = Meno (nemusí byť):
sit-pin = PIN:
sit-asks-pin = · žiada PIN
sit-journaled = Žurnál zaznamená, kto za konzolou odteraz sedí.
sit-offer = { $key }: sadnúť si sem ako { $office }
pin-wrong = tento PIN je nesprávny
pin-wait = ďalší PIN sa zatiaľ neprijíma
pin-wait-do = { $seconds ->
    [one] počkajte 1 sekundu a zadajte ho
    [few] počkajte { $seconds } sekundy a zadajte ho
    [many] počkajte { $seconds } sekundy a zadajte ho
   *[other] počkajte { $seconds } sekúnd a zadajte ho
}
pin-unreadable = súbor s PINmi sa nedá prečítať alebo zapísať: { $why }
pin-only = PINy zadáva len turnajový rozhodca
pin-new = Nový PIN ({ $office }):
pin-again = Ešte raz to isté:
pin-says = { $least } až { $most } znakov, potom Enter; lepšie šesť číslic a viac.
pin-empty = Dvakrát nič: funkcia už nebude žiadať PIN.
pin-length = PIN má { $least } až { $most } znakov
pin-length-do = napíšte viac, potom Enter
pin-differs = oba PINy sa líšia a nič sa nezmenilo
pin-differs-do = napíšte nový PIN, potom to isté ešte raz
pin-kept = odteraz žiada PIN: { $office }
pin-gone = už nežiada PIN: { $office }
pin-not-kept = PIN sa neuložil: { $why }
pin-simulated = simulovaný turnaj nemá PINy
pin-told-ask = PIN ({ $office }):
pin-told-new = Nový PIN ({ $office }):
pin-told-asks = táto funkcia žiada PIN: { $office }
pin-told-none = žiadna funkcia nežiada PIN
pin-told-kept = odteraz žiada PIN: { $office }
pin-told-had-none = PIN nežiadal: { $office }
pin-told-above = smie to isté a PIN nežiada: { $office } (ephor office pin)
init-hello = Nový turnaj. Enter potvrdí ponúkanú hodnotu; < vráti k predchádzajúcej otázke; { $leave } kedykoľvek skončí a nič sa neuloží.
init-ruleset = Poriadok
init-name = Názov turnaja a jeho priečinka tu; Enter = { $usual }:
init-folder = Priečinok
init-there = { $name } už existuje: zvoľte iný názov.
init-tiles = Písmená
init-systems = Systémy posudzovania slov, ktoré organizátor zvolil
init-choose-some = čísla oddelené medzerou, 1 až { $last }; Enter = všetky:
init-systems-label = Systémy posudzovania
init-missing-label = ! Chýbajú zoznamy
init-budget = Čas každého hráča
init-list = Žiadny zoznam podľa poriadku nie je nainštalovaný (ako na to: { $leave } a `ephor lexicon list`). Ktorý smie rozhodovať?
init-list-label = Rozhodujúci zoznam
init-no-list = žiadny: rozhoduje rozhodca
init-binding = O čom rozhoduje?
init-if-listed = že uvedené slovo je povolené; o iných nehovorí nič
init-alone = o každom slove: čo neuvádza, je nepovolené
init-list-reason = Prečo, do žurnálu; Enter = { $usual }
init-list-usual = Žiadny zoznam podľa poriadku nie je nainštalovaný.
init-players = Hráči: cesta k súboru, alebo jeden na riadok (meno, klub). Prázdny riadok ich ukončí.
init-players-label = Hráči
init-surname = Ktorá časť mena „{ $name }“ je priezvisko?
init-surname-label = Priezvisko, ako
init-no-header = (bez hlavičky)
init-not-understood = nerozpoznané
init-read = { $count ->
    [one] Načítaný 1 hráč
    [few] Načítaní { $count } hráči
   *[other] Načítaných { $count } hráčov
 }.
init-again = Nič z toho sa neberie. Iný súbor, alebo mená:
init-twice = { $name }: v zozname už je.
init-no-name = „{ $line }“ nie je súbor ani meno.
init-starts = Oznámený začiatok 1. kola (9:00 alebo 2026-11-28 9:00; Enter = neuvedený):
init-starts-label = Oznámený začiatok 1. kola
init-no-time = „{ $answer }“ nie je čas: napíšte napríklad 9:00.
time-unknown = Podľa hodín tohto počítača je { $clock } ({ $zone }); posledný zápis turnaja je z { $last }. Enter = hodiny idú správne; inak napíšte čas, napríklad 9:00:
time-behind = Podľa hodín tohto počítača je { $clock } ({ $zone }), a to je pred posledným zápisom turnaja, { $last }. Enter = čas pokračuje od tohto zápisu; inak napíšte čas, napríklad 9:00:
time-too-early = { $time } je pred posledným zápisom, { $last }: čas pokračuje odtiaľ. Po otvorení turnaja nájdite „čas“ a posuňte ho späť.
time-ahead-of-now = je to neskôr ako platný čas, { $now }
time-ahead-of-now-do = vynechajte --at, alebo uveďte čas, ktorý už bol
time-strange-date = varovanie: turnaj sa zakladá dňa { $day }. Nastavte hodiny tohto počítača a založte ho znova: všetky časy v ňom by boli chybné
print-draft-alone = z kola, ktoré sa nezačalo, sa tlačí len vylosovanie
print-draft-alone-do = ephor print TURNAJ pairings --draft SÚBOR
init-tables = Počet stolov; Enter = { $usual }:
init-tables-label = Stoly
init-make = Založiť? Enter = áno, n = nie:
init-left = Nič sa nezapísalo.
init-made = Založené: { $event }. Ďalej: ephor{ $lang } open { $typed }
init-brief = { $event }: { $title } ({ $id }), hráčov: { $players }, stolov: { $tables }
init-brief-entries = ; záznamov v žurnáli: { $entries }
init-missing = { $count ->
    [one] Nie je nainštalovaný: { $lists }. O jeho slovách rozhoduje rozhodca.
   *[other] Nie sú nainštalované: { $lists }. O ich slovách rozhoduje rozhodca.
}
init-missing-alone = Nenainštalované: { $lists }. O slovách (kameňov: { $range }) namiesto nich rozhoduje { $adopted }, o ostatných rozhodca.
init-missing-if-listed = Nenainštalované: { $lists }. Slová (kameňov: { $range }), ktoré { $adopted } uvádza, platia; o ostatných rozhoduje rozhodca.
init-noted = Poznačte si: { $head } (odtlačok žurnálu: neskôr dokáže, že sa nič nezmenilo)
column-name = meno
column-club = klub
    .also = oddiel|mesto
column-rating = rating
    .also = elo
column-age = vek
column-guardian = zákonný zástupca
    .also = rodič
column-family = rodina
    .also = príbuzní
column-paid = štartovné
    .also = zaplatené
column-surname = priezvisko
column-given = krstné meno
column-number = poradové číslo, nepreberá sa
column-round = kolo
column-table = stôl
column-first = prvý hráč
column-second = druhý hráč
tsh-read = { $file }: TSH, divízia { $division }, hráčov: { $players }, nalosovaných kôl: { $rounds }, čítané ako { $set } ({ $example })
init-rounds = Prevzaté: kôl { $rounds }, výsledkov { $results }.
init-rounds-apart = Kedy sa hrali, v súbore nie je: sú zapísané po { $time }, ako to poriadok chce medzi kolami.
bar-waiting = { $count ->
    [few] čakajú { $count }
   *[other] čaká { $count }
}
bar-journal = žurnál
bar-halted = STOJÍ
bar-damaged = POŠKODENÉ
bar-clocks = hodiny { $heard }/{ $fitted }
bar-lists = zozn. { $lists }
bar-no-lists = bez zozn.
bar-missing = ! { $count ->
    [one] chýba
   *[other] chýbajú
} { $lists }
bar-advising = pomocné { $lists }
banner-signal = ZNAMENIE: { $signal } [{ $cite }]
banner-signal-by-hand = DAJTE ZNAMENIE SAMI: { $signal } [{ $cite }]
banner-halted = ROZHODOVANIE STOJÍ: { $why }
banner-halted-do = Nič z rozhodnutého sa nestratilo. Ctrl-S to skúsi znova; hodiny bežia ďalej.
banner-unwritten = Disk je pomalý: zadané a dosiaľ neuložené: { $count }, už { $seconds } s. Kým to nie je uložené, nie je rozhodnuté; pracujte ďalej.
banner-held = Iná konzola alebo program zapisuje do žurnálu už { $seconds } s. Čo sa tu zadá, počká a pokračuje samo.
journal-held = iná konzola alebo program zapisuje do žurnálu už { $seconds } s: čaká sa
banner-set-back = Hodiny tohto počítača sú o { $time } pozadu za platným časom. Ak idú správne, nájdite „čas“ (Ctrl-P) a posuňte platný čas späť.
banner-set-forward = Hodiny tohto počítača sú o { $time } pred platným časom. Ak idú správne, nájdite „čas“ (Ctrl-P) a posuňte platný čas dopredu.
bar-own-edition = VLASTNÁ VERZIA
banner-forgeries = Niekto vysiela rámce v mene hodín: rámcov { $frames } za { $length }, v mene { $clocks ->
    [one] 1 hodín
   *[other] { $clocks } hodín
 }, posledný z { $address } { $strength }. Nič z nich sa neberie do úvahy.
banner-damaged = ŽURNÁL JE POŠKODENÝ, možno len čítať: { $why }
air-no-adapter = Chýba adaptér Bluetooth: pripojte ho, alebo ohláste nahlas, čo sa má zobraziť. Hodiny bežia ďalej.
air-not-that-adapter = Chýba adaptér Bluetooth { $adapter }: pripojte ho, alebo otvorte turnaj bez --adapter.
air-off = Adaptér Bluetooth { $adapter } je vypnutý: `bluetoothctl power on`, alebo `rfkill unblock bluetooth`.
air-off-in-settings = Bluetooth je vypnutý ({ $adapter }), alebo ho ephor nesmie používať: pozrite sa do nastavení systému.
air-no-service = Služba Bluetooth nebeží: `systemctl start bluetooth`. Rádio potom pokračuje samo.
air-no-bus = Rádio sa nemôže spojiť so systémom a samo to skúša znova: { $why }
air-no-scan = { $adapter } nesmie prijímať ({ $why }): odpojte ho a pripojte, alebo `systemctl restart bluetooth`.
air-no-scan-in-settings = { $adapter } nesmie prijímať ({ $why }): v nastaveniach systému Bluetooth vypnite a zapnite.
air-silent = Na { $adapter } už nič nepočuť a nové spustenie nepomáha: odpojte ho a pripojte.
air-broken = Rádio sa spúšťa znova: { $why }
tab-desk = Pult
station-desk = konzola
station-kiosk = kiosk
station-init = založenie
station-round = začatie kola
tab-hall = Stoly
tab-log = Záznam
tab-rules = Poriadok
small-needs = Treba { $columns } × { $rows }.
small-has = Tento má { $columns } × { $rows }.
small-safe = Zväčšite ho, alebo zmenšite písmo. Zatiaľ sa nič nestratí.
small-keys = Žiadny kláves nepôsobí na to, čo nevidno; F10 ukončí ephor.
small-leave = Ukončiť ephor? Enter ukončí, Esc zostane.
problem-instead = Riešenie: { $instead }
sheet-no-pairings = nie je to súbor s vylosovaním
sheet-no-pairings-do = na každý riadok napíšte stôl, hráč, hráč
event-no-folder = to nie je turnaj: taký priečinok nie je
event-no-journal = to nie je turnaj: nie je v ňom žurnál
event-none-do = zadajte jeho priečinok alebo ho založte: `ephor init`
event-other-ruleset = to nie sú pravidlá, s ktorými bol turnaj založený, takže podľa nich nemožno nič rozhodnúť
event-other-tiles = to nie sú písmená, s ktorými bol turnaj založený, takže podľa nich nemožno nič rozhodnúť
event-other-do = vráťte súbor z kópie turnaja; kto chce iné pravidlá, založí nový turnaj: `ephor init`. `ephor log show`, `ephor log audit` a `ephor report` tento prečítajú aj tak
event-copy-changed = súbor { $path } bol zmenený; pravidlá, s ktorými bol turnaj založený, sú vstavané a platia
event-there = už existuje
event-there-do = zvoľte iný priečinok alebo ho otvorte: `ephor open`
backup-no-folder = nie je to priečinok
backup-no-folder-do = vytvorte ho alebo pripojte USB kľúč
log-no-moment = to nie je časový údaj
log-no-moment-do = píšte 14:30, 14:30:15, 2026-11-21, „2026-11-21 14:30“ alebo 2026-11-21T14:30:00+01:00
log-nobody = tak sa na turnaji nikto nevolá
log-nearest = tak sa na turnaji nikto nevolá; mysleli ste „{ $near }“?
log-several = viacerí hráči: { $names }
log-nobody-do = napíšte meno, ako bolo zapísané
kiosk-nobody = na turnaji slová nevyhľadáva nikto, teda ani kiosk
kiosk-nobody-do = rozhodujte pri pulte: `ephor open`
kiosk-others = hráči slová sami nevyhľadávajú, ale: { $systems }
kiosk-not-chosen = pre tento turnaj nezvolené, hráči teda nič nevyhľadávajú: { $systems }
kiosk-not-chosen-do = rozhodujte pri pulte: `ephor open`; systémy sa volia pri založení turnaja
sheet-no-table = „{ $text }“ nie je číslo stola: napíšte číslo od 1
sheet-no-clock = „{ $text }“ nie je číslo hodín: napíšte číslo od 1
sheet-no-round = „{ $text }“ nie je číslo kola: napíšte číslo od 1
sheet-no-rating = „{ $text }“ nie je rating: napíšte celé číslo
sheet-no-age = „{ $text }“ nie je vek v rokoch: napíšte celé číslo
sheet-no-answer = „{ $text }“ nehovorí ani áno, ani nie
sheet-no-name = chýba meno
sheet-not-a-name = „{ $text }“ nie je meno: meno má písmená, najviac { $most }
sheet-no-player = chýba hráč: píšte stôl, hráč, hráč, a pomlčku, kde súper nie je
sheet-fields = polí { $fields }; patrí tam { $expected }
sheet-lines-do = opravte tieto riadky; nič sa nestalo
sheet-empty = nie je v ňom žiadny riadok
sheet-not-utf8 = nie je v UTF-8
sheet-not-utf8-do = uložte ho znova ako „CSV UTF-8“
sheet-something-else = je to { $kind ->
    [tou] súbor TOU programu AUPAIR alebo pre WESPA
    [page] webová stránka
    [json] JSON
    [gcg] partia vo formáte GCG
    [pdf] PDF
    [office] starý kancelársky dokument (.xls, .doc)
    [rtf] dokument RTF
    [packed] zbalený dokument (.xlsx, .ods, .docx, .odt, .zip)
    [other] súbor iného druhu
   *[database] databáza
}, nie tabuľka s riadkom pre každého
sheet-something-else-do = otvorte ho v jeho programe a uložte ako „CSV UTF-8“; nič sa neurobilo
sheet-something-else-tou-do = čo je tu potrebné, vypíšte do CSV; hráčov akcie zapíše `ephor export` ako players.csv; nič sa nestalo
sheet-something-else-game-do = zadajte sem tabuľku; posledný ťah duplikátnej partie z iného programu sa preberá príkazom `ephor duplicate master`; nič sa nestalo
list-something-else-do = uložte slová ako text, každé na riadok, alebo ako CSV; nič sa nestalo
sheet-title = { $place }: „{ $text }“ je nad záhlavím a vynecháva sa
sheet-quotation = úvodzovky nie sú uzavreté
sheet-quotation-do = uzavrite ich alebo napíšte meno bez nich
sheet-separators = oddelené znakom „{ $sign }“, prvý riadok znakom „{ $first }“
sheet-separators-do = oddeľujte všetky riadky rovnakým znakom; nič sa nestalo
sheet-two-rounds = sú v ňom partie kôl { $one } a { $other }
sheet-two-rounds-do = nechajte len partie jedného kola; nič sa nestalo
sheet-no-column-of-pairings = stĺpec { $at }: „{ $cell }“ do vylosovania nepatrí
sheet-no-column-of-players = stĺpec { $at }: „{ $cell }“ do zoznamu hráčov nepatrí{ $looks ->
    [yes] , a riadok { $line } vyzerá ako hlavička: { $header }
   *[no] {""}
}
sheet-no-names = nie je v ňom stĺpec mien{ $looks ->
    [yes] , a riadok { $line } vyzerá ako hlavička: { $header }
   *[no] {""}
}
sheet-column-twice = stĺpec { $at }: „{ $cell }“ tam už je
sheet-column-twice-do = nechajte len jeden z nich
sheet-column-missing = chýba stĺpec { $name ->
    [table] stôl
   *[other] { $name }
}
sheet-columns-of-pairings = napíšte stôl, a, b, prípadne kolo, alebo stĺpec vynechajte; nič sa nestalo
sheet-columns-of-players = napíšte meno, klub, rating, vek, zákonný zástupca, rodina alebo štartovné, alebo stĺpec vynechajte; priezvisko a krstné meno môžu byť dva
problem-error = chyba: { $what }
problem-warning = upozornenie: { $what }
problem-file = { $path }: { $error }
file-is-other = nie je to súbor, ale { $kind ->
    [folder] priečinok
    [pipe] rúra
    [socket] soket
   *[device] zariadenie
}
file-is-other-do = zapíšte, čo z neho prichádza, do súboru a zadajte ten; kde sa prijíma `-`, je to štandardný vstup
file-is-folder-do = zadajte súbor v ňom
file-too-large = je väčší než { $most } MiB, a taký veľký žiaden takýto súbor nie je
file-too-large-do = pozrite sa, či je to ten správny súbor; ak áno, zapíšte z neho do iného len to, čo treba, a zadajte ten
config-from-option = voľba --lang
config-from-variable = premenná EPHOR_LANG
config-from-file = config.toml
config-from-system = systém (LC_ALL, LC_MESSAGES, LANG)
config-from-default = predvolené
config-not-there = nie je
problem-not-there = { $path }: taký súbor ani priečinok nie je
    .instead = skontrolujte cestu
problem-closed = { $path }: prístup odmietnutý
    .instead = skontrolujte, kto tam smie čítať a zapisovať
problem-held = { $path }: drží ho iný program ({ $error })
    .instead = chvíľu počkajte a skúste to znova, alebo pozastavte program, ktorý priečinok synchronizuje alebo kontroluje
problem-full = { $path }: na disku nie je miesto
    .instead = uvoľnite miesto a skúste to znova

## Klávesy
key-agree = zápis zhodný
key-decide = posúdiť
key-choose = vybrať
key-new-slip = nový lístok
key-settle = ohlásené
key-said = povedané
key-unsay = ešte nepovedané (desať sekúnd)
kept-already = všetko rozhodnuté už je v žurnáli
key-rule = rozhodnúť
key-second = druhý názor
key-concede = uznať
key-withdraw = vziať späť
key-mistaken = zapísané omylom
key-take-over = prevziať
key-next-aloud = ďalšie ohlásiť
key-clear = zmazať text
key-by-hand = pri hodinách vykonané
key-announce = oznámiť hráčom
key-mistyped = preklep
key-later = neskôr
key-raise = zapísať
key-field = pole
key-cancel = späť
key-give-ruling = vydať rozhodnutie
key-valid-invalid = povolené / nepovolené
key-keep-draft = odložiť
key-open-table = otvoriť
key-page = strana
key-timeline = priebeh
key-back = späť
key-do-it = vykonať
key-order = vykonať
key-option = vybrať
key-round = kolo
key-results = výsledky
key-standings = poradie
key-duplicate = duplicate
key-next-or-typed = ďalší krok, alebo napísané
key-best-move = najlepší ťah
key-clear-or-back = vymazať, alebo späť
key-enter-result = zadať, odovzdať
key-other-end = iný koniec
key-other-order = iné poradie
key-constants = čísla zväzu
key-in-parts = po častiach
key-start-round = začať ďalšie kolo
key-next-round = ďalšie kolo
key-take-game = ďalšia partia, začať
key-last-game = opraviť poslednú partiu
key-late-base = odkedy je meškanie
key-office = funkcia
key-pin = PIN
key-sit-down = sadnúť si
key-clocks = hodiny
key-clock = hodiny
key-fit = osadiť
key-take-off = odobrať
key-vouch = ručiť
key-mend = napraviť
key-rules = poriadok
key-rule-values = slovami / hodnoty
key-open-entry = otvoriť
key-clear-filter = zrušiť
key-scroll = posun
key-yes = áno
key-no = nie
key-blank-conflict = áno, slovo zmenil spor o žolíka
key-close = späť
key-help = nápoveda
key-desk = pult
key-hall = stoly
key-log = záznam
key-retry = skúsiť žurnál znova
key-quit = koniec
key-repaint = prekresliť
key-theme = ďalšie farby
key-change = zmeniť
key-settings = nastavenia
key-language = ďalší jazyk
key-find = hľadať
key-space = Medzerník
key-type-to-find = alebo píšte: hľadať
key-go = prejsť
theme-none = Tu sa farby neukazujú.
theme-none-do = spustite program bez NO_COLOR a s chybovým výstupom na termináli
settings-says = Jazyk, farby, zvuky a čakacie doby všetkých konzol na tomto počítači.
settings-kept = Uložené pre všetky konzoly na tomto počítači: { $place }
settings-not-kept = Platí do ukončenia tejto konzoly a neuloží sa: { $why }
settings-not-kept-do = povoľte zápis do súboru, alebo pokračujte takto
settings-on = áno
settings-off = nie
settings-never = nikdy
settings-language = Jazyk
language-name = Slovenčina
settings-theme = Farby
settings-theme-none = žiadne
settings-dark = tmavé
settings-dark-says = Pre terminály s tmavým pozadím.
settings-light = svetlé
settings-light-says = Pre terminály s bielym pozadím.
settings-contrast = vysoký kontrast
settings-contrast-says = Len tučne, inverzne a jasne; nič nie je stlmené.
settings-colour-blind = modrá a oranžová
settings-colour-blind-says = Pre oči, ktoré nerozlíšia zelenú od červenej.
settings-bell = Zvonček
settings-bell-says = Či zazvoní zvonček terminálu, keď príde námietka alebo znamenie.
settings-sound = Tóny
settings-sound-says = Či znamenia okrem zvončeka zaznejú aj tónom.
settings-louder = Čakanie { $sign }
settings-louder-says = Po toľkých minútach sa to, čo v hracej miestnosti čaká, označí { $sign }.
tour-title = Rozhliadnutie · { $step }/{ $steps }
tour-keys = Medzerník pokračuje · akýkoľvek iný kláves toto ukončí a urobí, čo robí inokedy
tour-hall = Stoly ({ $hall }): každý stôl s hráčmi a ich časmi. Čo na niekoho čaká, stojí prvé, najdlhšie čakanie hore.
tour-slip = Pult ({ $desk }): tu ležia námietky na lístkoch. Stlačenie hodín prinesie lístok samo.
tour-judge = Napíšte slová z lístka, potom Enter: zoznamy rozhodnú a vy vidíte, čo pri stole povedať a čo z toho vyplýva.
tour-find = Všetko sa nájde písaním: { $find } na každej obrazovke, tu stačí písať písmená. Číslo stola a Enter ho otvorí.
tour-help = { $help } ukáže všetky klávesy otvorenej obrazovky. { $settings } nastaví jazyk, farby, zvuky a čakacie doby.
tour-leave = { $quit } ukončí program, po otázke. Z tejto hracej miestnosti sa nič neukladá: skúšajte, čo chcete.

## Nápoveda
help-title = Klávesy
help-mouse = Myš: kliknite na kartu, lístok, stôl, kláves dole; druhé otvorí.
help-letters = Písmená idú do otvoreného riadka; príkazy sú Ctrl a klávesy F. Kláves F znamená všade to isté.
help-results = Riadok: stôl, súčet A, súčet B. Oba súčty samotné patria ďalšiemu stolu bez výsledku; samotné číslo vyberie stôl. Partiu, ktorá výsledok má, opraví jej číslo a súčty.
help-find = Písmeno alebo číslo na obrazovke stolov začne hľadať: 11 Enter otvorí stôl 11.
help-chain = Odmietnutý kláves nič nezmení: ani to, čo po ňom nasleduje, sa nevykoná.
mode-everywhere = Všade
mode-desk = Pult
mode-verdict = Výrok
mode-claim-verdict = Výrok o podnete
mode-new-slip = Nový lístok
mode-ruling = Rozhodnutie turnajového rozhodcu
mode-hall = Stoly
mode-table = Stôl
mode-order-form = Čo treba vykonať
mode-round = Kolo
mode-results = Výsledky
mode-standings = Poradie
mode-duplicate = Duplicate
mode-start = Ďalšie kolo
mode-clocks = Hodiny
mode-clock-form = Stôl pre hodiny
mode-rules = Poriadok
mode-find = Hľadanie
mode-sit-down = Kto sedí za konzolou
mode-settings = Nastavenia
mode-log = Záznam
mode-log-entry = Rozhodnutie
mode-question = Otázka
mode-help = Nápoveda

## Otázky
ask-quit = Ukončiť ephor?
ask-quit-text = Všetko rozhodnuté je uložené. Hodiny bežia ďalej; námietky počkajú, kým bude konzola späť.
ask-quit-typed = Zadané riadky ďalšieho kola sa stratia: { $count }.
ask-quit-open = Inde rozpísané a nezapísané, stratí sa tiež: { $count }.
ask-concede = Lístok { $slip }: uznal hráč, ktorý slovo položil?
ask-concede-text = Ťah sa berie späť, ako keby slovo nebolo povolené. Žiadne slovo sa nevyhľadáva.
ask-withdraw = Lístok { $slip }: námietka vzatá späť?
ask-withdraw-text = Ťah platí a výrok sa nevydáva.
ask-withdraw-blank-text = Námietku možno vziať späť len vtedy, keď spor o žolíka zmenil slovo. Čo bolo zapísané omylom, sa škrtne.
ask-withdraw-never-text = Nedá sa to: { $why }. Čo bolo zapísané omylom, sa škrtne.
ask-take-over = Lístok { $slip }: prevziať?
ask-take-over-text = Pracuje na ňom { $station }. Prevezmite ho, len ak tá konzola už nie je v prevádzke.
ask-sure-first = najprv odpovedzte na otázku: písmenom, alebo Esc
ask-sure-over = beží už iné kolo, nebolo zadané: { $what }
ask-sure = Je to tak myslené?
answer-quit = áno, ukončiť
answer-concede = áno, uznal
answer-withdraw = áno, vzatá späť
answer-mistaken = omylom: škrtnúť
answer-take-over = áno, prevziať
answer-sure = áno
answer-no = nie, nič sa nemení

## Pult
table-short = S{ $table }
slips-title = Lístky · { $count ->
    [few] čakajú { $count }
   *[other] čaká { $count }
}
slips-none = nič nečaká
slips-to-announce = { "" } · na oznámenie: { $count }
slips-hold = „moment“: { $player }
slips-referee = ? rozhodne { $office }
slips-more = … ďalšie: { $count }
slip-no-words = zatiaľ bez slov
slip-announce = oznámiť: { $words }
slip-title = Lístok { $slip } · stôl { $table }
slip-challenges = namieta
slip-played = ťah
slip-words = { $most ->
    [1] Namietané slovo
   *[other] Namietané slová
}
slip-not-announced = Rozhodnuté, dosiaľ neoznámené.
slip-gone = lístok { $slip } tu už nie je: rozhodla alebo prevzala ho iná konzola
slip-gone-do = pozrite do zoznamu, potom stlačte Enter alebo šípku; nič z napísaného neprejde na iný lístok
slip-text-lost = napísané tu, a na lístku { $slip } nie je: { $text }
typed-full = riadok je plný: zmestí sa doň { $count } písmen a viac nie
typed-on-its-way = okamih: vyplnené sa práve zapisuje, nič ďalšie sa neberie
typed-not-taken = nezapísané, lebo predchádzajúci riadok neprešiel: { $lines }
typed-left-over = nezapísané, lebo zoznam bol medzitým opustený: { $lines }
typed-nowhere = písmená tu nikam nepatria
typed-at-verdict = kým tu stojí výrok, písmená sa neberú: Enter ho oznámi, Esc odloží
form-left = vyplnené sa neuchová: { $what }
no-slip = nie je vybraný žiadny lístok
agree-first = slová sú zapísané; najprv Tab: obaja sa zhodli na zápise
verdict-fresh = výrok sa práve objavil: prečítajte ho a stlačte Enter znova
no-slip-do = vyberte ho pomocou ↑ ↓, alebo zapíšte nový s Ctrl-N
slip-note-refused = Enter ešte raz: odmietnutie sa zapíše do záznamu
not-open = do tohto lístka už nemožno písať slová
not-open-do = stlačte Enter a pokračujte s ním, alebo vyberte iný
claimed-elsewhere = na tomto lístku pracuje { $station }
claimed-elsewhere-do = vyberte iný, alebo ho prevezmite s Ctrl-T, ak tá konzola už nie je v prevádzke
take-over-nothing = na tomto lístku nepracuje iná konzola
desk-free = Pult
desk-empty = Žiadny lístok nečaká.
desk-empty-do = Ctrl-N zapíše lístok, ktorý niekto prinesie. Námietky z hodín sa objavia samy.
desk-empty-bare-do = Ctrl-N zapíše lístok, ktorý niekto prinesie.
desk-claim-do = Enter otvorí stôl { $table }, kde sa čaká na rozhodnutie.
desk-hold-do = Enter urobí z „momentu“ pri stole { $table } lístok; bez námietky ťah platí a riadok po troch minútach zmizne.
desk-no-round = Žiadne kolo sa ešte nehrá.
desk-paused = Nie je vybraný žiadny lístok.
desk-paused-do = Lístok, do ktorého ste písali, tu už nie je. Pokračujte stlačením Enter alebo šípky.
words-one = jedno slovo na námietku; ďalšie slovo je ďalší lístok
words-most = { $count ->
    [one] najviac { $count } slovo na lístok
    [few] najviac { $count } slová na lístok, oddelené medzerami
   *[other] najviac { $count } slov na lístok, oddelených medzerami
}
words-any = ľubovoľný počet slov, oddelených medzerami
spelling-needed = druhý hráč najprv porovná zápis
spelling-agreed = na zápise sa obaja zhodli
hint-slip-required = námietka sa podáva na lístku
hint-checked = súper najprv skontroluje lístok
hint-compared = porovnajte lístok s hracou doskou
colour-green = zelenou
colour-red = červenou
hint-colours = označte lístok: povolené { $valid }, nepovolené { $invalid }
hint-play-only = povedzte len, či ťah platí, nie pre ktoré slovo
hint-reasons = odôvodnenie na požiadanie
hint-reasons-no-hints = odôvodnenie na požiadanie, ale bez nápovedy k inému slovu
hint-no-hints = nehovorte nič, čo napovie iné slovo
hint-clear-screen = skôr než sa pozrie niekto ďalší, vymažte obrazovku
hint-clocks-stand = zatiaľ nebeží čas žiadnemu hráčovi
hint-courtesy = hráč, ktorý slovo položil, čaká s dobratím písmen { $seconds } s, ak ťah nie je schválený
hint-hold-blocks-draw = kým sa súper nevyjadrí alebo nevezme „moment“ späť, písmená sa nedoberajú
hint-hold-stops-clock = pri „moment“ čas stojí
hint-hold-clock-runs = pri „moment“ čas beží
concede-allowed = hráč, ktorý slovo položil, môže uznať: Ctrl-G
next-type = napíšte namietané slovo
next-too-many = na lístku najviac { $most }: ostatné škrtnite
next-agree = obaja sa zhodli na zápise
next-decide = posúďte
next-rule = rozhodnite o nerozhodnutých slovách
next-rule-begun = pokračujte v rozpísanom rozhodnutí
next-wait = pri inej konzole rozhoduje { $office }; ↑ ↓ iný lístok
system-slip = { $name }: slová s { $tiles } písmenami, písomne na lístku.
system-no-slip = { $name }: slová s { $tiles } písmenami, bez papierového lístka.
system-units = Potrebné pre hráčov tohto turnaja: { $count } × { $name }.
slip-reads = Na lístku stojí
slip-compare = Porovnajte s lístkom a s hracou doskou
slip-hold = zaznelo „{ $phrase }“, { $after }
slip-result-stands = výsledok partie je už zapísaný: { $score }. Rozhodnutie ho môže zmeniť.
note-blank-only = { $letter }: môže to byť len žolík
note-no-tile = { $letter }: nemôže to byť žiadny hrací kameň ani žolík
note-too-few = { $letters }: treba žolíkov { $blanks }, súprava ich má { $has }
next-show = ukázať výrok
escalated = O slovách s ? nainštalované zoznamy nerozhodnú. Rozhodne { $office }.
aloud-title = Ohlásiť nahlas · { $count }
aloud-none = nie je čo ohlásiť
aloud-tick = keď to odznie, stlačte Ctrl-Y; Enter neodškrtáva
aloud-choose = vyberte šípkami, čo ďalšie odznelo; potom Ctrl-Y
said-just = odškrtnuté ako povedané: { $table } { $words }
done-just = odškrtnuté ako hotové: { $table } { $words }
said-back = { $key } ešte nie ({ $seconds } s)
done-back = { $key } ešte nie je hotové ({ $seconds } s)
unsay-nothing = za posledných desať sekúnd sa tu nič neodškrtlo
unsay-nothing-do = neskôr sa to vezme späť pri stole: tam Enter, potom „vziať späť“
unsay-reason = ešte nepovedané
unsay-reason-done = ešte nevykonané
aloud-why-unreached = nedoručené
aloud-why-no-radio = ručne
settle-nothing = pri hodinách už nie je čo robiť; zvyšok oznámi Enter

## Nový lístok
form-title = Nový lístok
form-field-table = Stôl
form-field-side = Kto namieta
form-field-holder = Kto hlási
form-blank = prázdne: nezmerané
form-hold = „moment“: len „{ $phrase }“
form-marks = Vidno pri stole (námietka tým môže byť oneskorená)
form-side = napíšte, kto: a alebo b
form-since = sekundy od stlačenia, napr. 11,2; alebo nechajte prázdne
form-amount = čas v tvare +2:00 alebo -0:30
form-no-table = taký stôl na turnaji nie je
mark-opponent-recorded = súper si zapísal body
mark-both-recorded = obaja si zapísali body aj súčet
mark-sum-begun = súčet bodov hráča, ktorý slovo položil, je začatý
mark-first-tile-racked = prvé nové písmeno je v zásobníku
mark-approved = súper ťah schválil
mark-bag-empty = vrecúško je prázdne
mark-own-limit-over = namietajúcemu uplynul limit
mark-next-round-begun = začalo sa ďalšie kolo
mark-last-play = bol to posledný ťah

## Rozhodnutie
rule-title = Rozhodnutie o lístku { $slip }
rule-valid = povolené
rule-invalid = nepovolené
ruled-before = už rozhodnuté: { $outcome }, lístok { $slip } — { $reasons }
judge-gloss = „{ $gloss }“, uvádza { $source }
judge-lists = { $source } ho uvádza, o ničom však nerozhoduje
judge-does-not-list = { $source } ho neuvádza, o ničom však nerozhoduje
judge-second = druhý názor, { $name }, vyd. { $edition }: orientačne: { $advice }; nerozhoduje
judge-second-listed = uvedené
judge-second-not-listed = neuvedené
judge-second-silent = o slovách tejto dĺžky nič nehovorí
second-title = Druhý názor: o ničom nerozhoduje
second-listed = { $word } je: { $sources }
second-not-listed = { $word } nie je: { $sources }
found-listed = { $word } je v: { $source }
found-not-listed = { $word } nie je v: { $source }; ten rozhoduje sám
found-adopted = { $listed ->
        [yes] { $word } je v: { $source }; zoznam prijal organizátor: { $reason }
       *[no] { $word } nie je v: { $source }; zoznam prijal organizátor: { $reason }
    }
found-not-installed = { $count ->
        [one] nie je nainštalované: { $names }; rozhoduje rozhodca
       *[other] nie sú nainštalované: { $names }; rozhoduje rozhodca
    }
found-silent = { $count ->
        [one] neuvádza to: { $names }; ostáva to otvorené, rozhoduje rozhodca
       *[other] neuvádzajú to: { $names }; ostáva to otvorené, rozhoduje rozhodca
    }
found-damaged = poškodené a vynechané: { $name }; rozhoduje rozhodca
found-beyond = { $count ->
        [one] slová tejto dĺžky v nainštalovanej podobe nemá: { $names }; rozhoduje rozhodca
       *[other] slová tejto dĺžky v nainštalovanej podobe nemajú: { $names }; rozhoduje rozhodca
    }
found-no-source = slová tejto dĺžky žiadny zoznam neuvádza: rozhoduje rozhodca
list-damaged = { $name } (poškodený)
found-source = { $name }, vyd. { $edition }
and = { " a " }
advice-listed = pomocný zoznam: { $source } – áno
advice-not-listed = pomocný zoznam: { $source } – nie
evidence = { $source }, písmen { $tiles }
second-gloss = { $word }: „{ $gloss }“ ({ $source })
second-none = žiadny iný zoznam o týchto slovách nehovorí
second-nothing = v inom zozname nie je čo vyhľadať
second-nothing-do = najprv zapíšte slová z lístka; terminál hráčov druhý názor nemá
slip-adopted = { $source }: prijal organizátor — { $reason }
rule-reasons = Odôvodnenie
rule-reasons-stand = Odôvodnenie (prázdne: platí skoršie)
rule-reasons-otherwise = Odôvodnenie: prečo je teraz rozhodnuté inak
rule-sources = Zdroje (oddeľte bodkočiarkou)
rule-rewritten = Napísané sú iné slová než na lístku: Enter ich vyhľadá, Esc vráti tie z lístka.
rule-nothing = pri tomto lístku nie je o čom rozhodnúť
rule-nothing-do = posúďte jeho slová: Tab, potom Enter
rule-not-here = z tejto konzoly nemožno vydávať rozhodnutia
rule-not-here-do = turnajový rozhodca rozhoduje pri konzole s touto funkciou

## Výrok
verdict-table = { " " }Stôl { $table }{ " " }
verdict-slip = lístok { $slip }
phrase-aloud = » { $phrase } «
verdict-who = namieta { $challenger } · ťah: { $mover }
verdict-upheld = námietka oprávnená: ťah sa berie späť
verdict-rejected = námietka neoprávnená: ťah platí
verdict-claim-upheld = námietka oprávnená: slovo je povolené
verdict-claim-rejected = námietka neoprávnená: slovo je nepovolené
verdict-admitted = námietka uznaná
verdict-conceded = Hráč, ktorý slovo položil, uznal; žiadne slovo sa nevyhľadávalo.
verdict-by-referee = rozhodol: { $office }
verdict-adopted = { $source }, prijal organizátor
mistyped = preklep
claim-who = podnet podáva { $by } · týka sa: { $player }
claim-admitted = Uznáva { $player }; nikto nerozhoduje.
claim-nothing = nič nenasleduje
claim-once = následok závisí od odpovede: { $asked }
claim-reasons = Odôvodnenie: { $reasons }
either-player = ktorýkoľvek hráč
follows-withdraw-play = písmená si berie späť { $player }
follows-play-stands = ťah platí: { $player }
follows-move-stands = ohlásený ťah platí
follows-lose-this-turn = { $player } stráca tento ťah
follows-lose-next-turn = { $player } stráca nasledujúci ťah
follows-score-zero = za ťah sa zapíše nula: { $player }
follows-strike-line = riadok v zápise sa škrtá
follows-strike-blank = označenie žolíkov v ťahu sa škrtá
follows-restart = hodiny spúšťa { $by }; beží čas: { $whose }
follows-restart-fresh = hodiny spúšťa { $by }; plný čas má znova { $whose }
follows-penalty = sankcia: { $player }
follows-react-again = { $player } reaguje znova: schváli ťah, alebo podá ďalšiu námietku
follows-top-word = uplatnené slovo platí ako najlepšie slovo kola
penalty-points = { $points } { $count ->
    [one] bod
    [few] body
   *[other] bodov
}
penalty-crosses = { $count ->
    [one] 1 trestný krížik
    [few] { $count } trestné krížiky
   *[other] { $count } trestných krížikov
}
penalty-turns = { $count ->
    [one] strata 1 ťahu
   *[other] strata { $count } ťahov
}
penalty-free = bez sankcie v rámci voľných námietok: { $count }
penalty-free-of = bez sankcie: čerpá voľné { $count }/{ $of }
penalty-free-left = { $count ->
    [few] zostávajú { $count }
   *[other] zostáva { $count }
}
penalty-free-besides = ďalšie v rámci { $of } voľných: { $count }
penalty-none = započítané, bez sankcie
penalty-for-opponent = súperovi { $points }
order-sending = odosiela sa na hodiny { $clock }…
order-by-hand = bez rádia
order-by-hand-because = ručne: { $why }
order-queued = v rade pre hodiny { $clock }
order-connecting = spojenie s hodinami { $clock }, pokus { $nth }…
order-connecting-on = spojenie s hodinami { $clock } cez { $adapter }, pokus { $nth }…
order-asking = odoslané na hodiny { $clock }, pokus { $nth }: čaká sa na odpoveď…
order-asking-on = odoslané na hodiny { $clock } cez { $adapter }, pokus { $nth }: čaká sa na odpoveď…
order-pausing = pokusov o hodiny { $clock }: { $tries }, bez úspechu ({ $why }), ďalší o { $pause } s…
order-confirmed-unproven = potvrdené ✓ { $at }, NEPREUKÁZANÉ: hodiny nemajú kľúč
order-confirmed = na hodinách ✓ { $at }
order-unreached = nedoručené ({ $why })
order-settled = vykonané ručne { $at }
order-cancelled = zrušené { $at }
given-up-doubt = { $why }; hodiny to možno vykonali: najprv sa na ne pozrite
given-up-not-known-here = táto konzola nemá rádio, alebo nemá kľúč pre hodiny { $clock }
given-up-wrong-state = hodiny sú v inom stave, než pokyn predpokladá
given-up-refused = hodiny to odmietli
given-up-declined = hodiny to odmietli: { $words }
given-up-started-anew = hodiny sa reštartovali skôr, než pokyn došiel, a nevykonali ho
given-up-memory-forgotten = hodiny stratili pamäť a možno to už vykonali
given-up-other-event = hodiny to považovali za pokyn iného turnaja alebo iného počítača, s tým istým alebo vyšším číslom, a nevykonali ho
given-up-numbers-spent = hodinám už nezostáva číslo pre pokyn: dajte im nový kľúč
given-up-no-answer = hodiny neodpovedali a možno to vykonali
given-up-tried-before = nikto nevie povedať, či to hodiny vykonali
given-up-next-round = ďalšie kolo sa začalo skôr, než bolo spojenie s hodinami
given-up-clock-taken-off = hodiny boli zo stola odobrané
order-why-came-late = neskorý príchod, { $player }: o { $taken } menej
order-why-has-come = príchod: { $player }
order-why-held-last-play = „{ $phrase }“ pri poslednom ťahu: beží čas: { $side }
hindrance-unknown-make = žiadny typ hodín sa nevolá { $make }
hindrance-earlier-round = patrí skoršiemu kolu
hindrance-no-power = konzola tu takú právomoc nad hodinami nemá
hindrance-person-only = smie to vykonať len človek
pending-slip = lístok { $number }, stôl { $table }: nerozhodnuté (kolo { $round })
pending-claim = podnet { $number }, stôl { $table } ({ $name }): nerozhodnuté (kolo { $round })
pending-run = postup { $number }, stôl { $table } ({ $name }): neskončený (kolo { $round })
pending-put-off = 1. kolo sa začína { $by } po oznámenom začiatku a posunúť sa smie najviac o { $most }
pending-too-soon = od poslednej partie uplynulo len { $gone } a medzi kolami má byť aspoň { $least }
pending-no-result = { $count ->
    [one] partia pri stole { $tables } nemá výsledok
   *[other] partie pri stoloch { $tables } nemajú výsledok
}
mispaired-opposite = stôl { $table }: { $a } a { $b } sedia pri jednej doske; každý má svoju a dvojica je jedna prihláška
mispaired-met-before = stôl { $table }: { $a } a { $b } už spolu hrali v kole { $round }
mispaired-starts = stôl { $table }: prvý má byť { $second }, aby sa začínanie vyrovnalo; uvedený je prvý: { $first }
mispaired-begins-again = stôl { $table }: { $first } začína znova, už aj v kole { $round }
mispaired-byes = bez súpera: { $players }; dvaja z nich môžu hrať spolu
mispaired-bye-again = { $player }: bez súpera už v kole { $round }
mispaired-lower-second = stôl { $table }: { $second } má nižší rating ako { $first } a patrí na prvé miesto, ako pri všetkých nepárnych stoloch
mispaired-highest-first = stôl { $table }: { $first } má najvyšší rating zo všetkých a patrí na druhé miesto
mispaired-family = stôl { $table }: { $a } a { $b } sú vedení ako blízki a v posledných kolách sa nestretávajú
mispaired-too-young = vek { $age }: { $player }; hráči sa pripúšťajú od { $from } rokov
mispaired-unguarded = vek { $age }: { $player }; nie je uvedený rodič ani zástupca, ktorý súhlasí a je prítomný
mispaired-unpaid = platba nie je vedená: { $player }
mispaired-rounds = kôl je { $rounds }, nie viac a nie menej
mispaired-left-out = { $count ->
    [one] { $players }: nie je vo vylosovaní ani medzi tými, čo kolo vynechávajú
   *[other] { $players }: nie sú vo vylosovaní ani medzi tými, čo kolo vynechávajú
}
no-link-never-seen = nikdy nezachytené: skontrolujte, či sú zapnuté a v dosahu a či je nahraný ich vlastný kľúč
no-link-unheard = už nezachytené: skontrolujte, či sú zapnuté a v dosahu a či s nimi nie je spojený niekto iný
no-link-weak = príliš slabý signál { $rssi } dBm: priblížte adaptér alebo hodiny
no-link-no-slot = adaptér nemá voľné spojenie
no-link-refused = hodiny odmietli spojenie: možno je s nimi spojený niekto iný
no-link-timed-out = hodiny včas neodpovedali
no-link-lost = spojenie sa stratilo
no-link-no-adapter = tento počítač nemá funkčný adaptér Bluetooth
no-link-unauthenticated = odpoveď nie je preukázaná: skontrolujte, či je nahraný vlastný kľúč týchto hodín; inak ich niekto napodobňuje
no-link-not-this-clock = neodpovedali tieto hodiny
no-link-busy = rádio bolo zaneprázdnené niečím iným
no-link-no-service = služba Bluetooth v systéme neodpovedá
no-link-other = systém hlási „{ $words }“
suspect-bad-tag = rámec so zlou značkou: skontrolujte, či je nahraný vlastný kľúč týchto hodín; inak ich niekto napodobňuje
suspect-unreadable = nečitateľný rámec: { $error }
suspect-other-clock = rámec hodín { $clock }; pozrite sa, či dvoje hodiny nemajú to isté číslo
suspect-counter-back = počítadlo { $found } po { $high }: starý rámec znova, alebo hodiny prišli o počítadlo; pozrite sa na ne, potom za ne ručte
suspect-other-connection = výsledok z iného spojenia
suspect-other-command = výsledok skoršieho príkazu, poslaný znova
suspect-second-device = v mene týchto hodín vysielajú dve zariadenia: hľadajte druhé hodiny s týmto číslom, alebo napodobeninu
suspect-late = rámce prichádzajú { $by } po vyslaní a hodiny neodpovedajú: čo teraz ukazujú, sa nevie; pozrite sa na ne
cannot-unable = hodiny tejto značky to nevedia
cannot-too-wide = „{ $text }“ sa nezmestí do { $width } znakov ich displeja
cannot-too-fine = dajú sa nastaviť len po { $step } ms
cannot-out-of-range = dajú sa nastaviť len od 0 do { $most } s
garbled-too-long = správa dlhšia ako { $bytes } B
garbled-cut-off = odseknutá správa
garbled-unreadable = nečitateľná správa
garbled-unknown-kind = správa neznámeho druhu
garbled-impossible = správa s nemožným údajom: { $what ->
        [time] čas
        [side] strana
        [state] stav
        [button] tlačidlo
        [connection] spojenie
        [id] číslo príkazu
        [status] výsledok príkazu
        [size] veľkosť
        [player_moved] hráč na ťahu
       *[other] { $what }
    }
garbled-not-asked = odpoveď na príkaz, ktorý nebol poslaný
clock-no-attachment = k ich bráne nie sú pripojené žiadne hodiny
order-say = { $state }: ohláste „{ $words }“
wish-tell-refused = { $player }: námietka sa nepripúšťa
wish-points = { $player }: { $points } { $count ->
    [one] bod
    [few] body
   *[other] bodov
}
wish-cross = { $player }: trestný krížik
wish-lose-turn = { $player }: strata ťahu
wish-verdict-upheld = námietka proti ťahu oprávnená: { $player }
wish-verdict-rejected = námietka proti ťahu neoprávnená: { $player }
wish-start = spustiť hodiny: { $player }
wish-stop = zastaviť hodiny
wish-set-both = nastaviť obom stranám { $time }
wish-add = { $player }: pridať { $time } na hodinách
wish-take-off = { $player }: ubrať { $time } na hodinách
wish-resume = nechať čas bežať ďalej: { $player }
wish-clear-notice = ukázať opäť časy
wish-take-back = odvolané: { $what }
wish-acknowledge = oznámiť hodinám, že ich udalosť { $event } je uložená
wish-read-events = vyžiadať od hodín udalosti po { $event }
aloud-upheld = námietka je oprávnená
aloud-rejected = námietka je neoprávnená
aloud-refused = { $player }, námietka sa nepripúšťa
aloud-minus = { $player } mínus { $points }
aloud-plus = { $player } plus { $points }
aloud-cross = { $player }, trestný krížik
aloud-lose-turn = { $player } stráca ťah
aloud-lose-next-turn = { $player } stráca nasledujúci ťah
aloud-take-back = už neplatí: { $what }
timely = načas
timely-measured = načas: { $seconds } s po stlačení
timely-not-measured = čas nezmeraný: platí vyjadrenie rozhodcu

## Miestnosť
hall-title = { $count ->
    [one] 1 stôl
    [few] { $count } stoly
   *[other] { $count } stolov
}
hall-standing = hrá sa: { $playing } · výsledky: { $over }/{ $games }
hall-standing-brief = hrá { $playing } · výsl. { $over }/{ $games }
hall-calm = ✓ nič na vás nečaká
hall-untold = oznámiť rozhodnutie: stôl { $tables }
claim-untold = zatiaľ neoznámené: stôl { $table } ho ukáže znova, kým sa tak nestane
hall-sheets = ! neodovzdané partiáre: { $count }
hall-needing = ! { $count ->
    [one] potrebuje vás 1
    [few] potrebujú vás { $count }
   *[other] potrebuje vás { $count }
}
hall-empty = Žiadne kolo sa ešte nehrá.
hall-empty-do = F3, F6, potom Ctrl-N: partie zadáte tu. Alebo v inom termináli: ephor round PRIEČINOK KOLO.csv (riadok na partiu: stôl, hráč, hráč). Táto obrazovka ich hneď uvidí.
hall-empty-here = F6, potom Ctrl-N: partie zadáte tu. Alebo v inom termináli: ephor round PRIEČINOK KOLO.csv (riadok na partiu: stôl, hráč, hráč). Táto obrazovka ich hneď uvidí.
hall-latest = Posledné rozhodnutia
hall-newest = Naposledy
hall-page = { $from }–{ $to } / { $count } · PgDn
urgency-referee = rozhodca
urgency-by-hand = ohlásiť
urgency-challenge = námietka
urgency-no-slip = bez líst.
urgency-suspect = falošné?
urgency-flag = čas
urgency-stale = ticho
urgency-battery = batéria
clock-none = bez rádia
clock-never-heard = nezachytené
clock-elsewhere-brief = iná konzola
clock-no-key-brief = tu bez kľúča
clock-unproven = nepreuk.
clock-fault = chyba hodín
clock-by-hand = hodiny bez rádia: oznamujte nahlas
clock-silent = hodiny { $clock } · NIKDY NEZACHYTENÉ: skontrolujte, či sú zapnuté, v dosahu a majú vlastný kľúč
clock-elsewhere = hodiny { $clock } · tu nezachytené: prijíma ich konzola tohto turnaja, ktorá má rádio
clock-disbelieved = hodiny { $clock } · NEVERÍ SA IM
clock-no-key = hodiny { $clock } · TU BEZ KĽÚČA: ephor clock provision PRIEČINOK { $clock }, alebo ephor clock key add
clock-strength = { $rssi } dBm na { $adapter }
clock-no-link = mimo dosahu: { $why }
clock-signals = signály pri { $at } s
clock-heard = hodiny { $clock } · zachytené pred { $age } s · batéria { $battery } %
clock-stale = hodiny { $clock } · NEZACHYTENÉ { $age } s: časy sa dopočítavajú · batéria { $battery } %
clock-hearsay = hodiny { $clock } · NEPREUKÁZANÉ, hlásené pred { $age } s
clock-hearsay-none = hodiny { $clock } · NEPREUKÁZANÝ typ, zatiaľ bez časov
clock-trouble = ! { $why }
clock-faulty = ! hodiny hlásia, že sa na ne nemožno spoľahnúť: odoberte ich zo stola
clock-suspect = ! rámce, ktoré nie sú z týchto hodín: { $why }
table-no-game = bez partie
table-title = Stôl { $table }
table-counted = { $count ->
    [0] žiadna neoprávnená námietka
    [one] 1 neoprávnená námietka
    [few] { $count } neoprávnené námietky
   *[other] { $count } neoprávnených námietok
}
table-counted-words = { $count ->
    [0] žiadne povolené slovo namietané
    [one] namietané 1 povolené slovo
    [few] namietané { $count } povolené slová
   *[other] namietaných { $count } povolených slov
}
table-slip = lístok { $slip } · { $words } · { $age }
table-loading = …
timeline-title = Čo sa stalo
timeline-empty = v tomto kole zatiaľ nič
power-office = len: { $office }
power-start-absent = spustiť hodiny neprítomnému hráčovi
power-stop = zastaviť obe strany
power-add-fixed = { $time } pre jednu stranu
power-add-free = pridať alebo ubrať čas jednej strane, podľa rozhodnutia
power-set-both = nastaviť obom stranám { $time }
power-central-timer = riadiť odpočítavanie v miestnosti
order-side = Čie hodiny
order-amount = Čas v minútach:sekundách, +2:00 alebo −0:30
order-reason = Dôvod do žurnálu

## Priebeh a záznam
after-press = { $seconds } s po stlačení
after-unmeasured = čas nezmeraný
line-pressed = stlačenie hodín: { $player }
line-event-opened = turnaj „{ $name }“ otvorený podľa { $ruleset }
line-list-adopted = prijatý zoznam slov: { $source }, písmen { $from } až { $to }, rozhoduje { $decides } — { $reason }
line-constants-set = čísla zväzu pre { $order }: { $constants }
line-list-dropped = vyradený zoznam slov: { $source } — { $reason }
line-lists-frozen = { $count ->
    [0] zoznamy slov pevne určené: žiadny nie je nainštalovaný
    [one] zoznamy slov pevne určené: 1 zoznam
    [few] zoznamy slov pevne určené: { $count } zoznamy
   *[other] zoznamy slov pevne určené: { $count } zoznamov
}
line-head-signed = { $name ->
    [none] žurnál podpísaný až po záznam č. { $entry }: { $role }, kľúč { $key }
   *[other] žurnál podpísaný až po záznam č. { $entry }: { $role } { $name }, kľúč { $key }
}
line-clock-ahead = hodiny tohto počítača posunuté dopredu: o { $time } pred platným časom
line-clock-behind = hodiny tohto počítača posunuté späť, alebo išiel žurnál napred: o { $time } pozadu za platným časom
line-clock-right = hodiny tohto počítača ukazujú opäť platný čas
line-time-forward = platný čas posunutý o { $time } dopredu
line-time-back = platný čas posunutý o { $time } späť
line-zone = časy sa uvádzajú v pásme { $zone }, už nie v { $before }
line-sat-down = začiatok služby pri tejto konzole
line-officer-changed = striedanie pri tejto konzole; predtým: { $before }
line-wrong-pins = nesprávny PIN, pokusov po sebe: { $tries }; funkcia: { $office }
line-entry-amended = prihláška opravená: { $player }
line-entry-struck = prihláška škrtnutá: { $player }
line-players-entered = { $count ->
    [one] prihlásený 1 hráč
    [few] prihlásení { $count } hráči
   *[other] prihlásených { $count } hráčov
}
line-allowance-restored = { $player }: voľné námietky sa počítajú znova od nuly
line-clock-fitted = stôl { $table }: pridelené hodiny { $clock }
line-clock-none = stôl { $table } bez rádiových hodín
line-round-started = kolo { $round } vylosované, { $tables ->
    [one] 1 stôl
    [few] { $tables } stoly
   *[other] { $tables } stolov
}
line-hold = „moment“: { $player }, { $after }
line-round-missed = ; vynecháva: { $names }
line-raised = lístok { $slip }: namieta { $player }, { $after }
line-refused = námietka sa nepripúšťa, { $player }: { $why }
line-claimed = lístok { $slip } vybavuje { $station }
line-released = lístok { $slip } späť v rade
line-words = lístok { $slip }: { $words }
line-confirmed = lístok { $slip }: na zápise sa obaja zhodli
line-escalated = lístok { $slip } pre turnajového rozhodcu: žiadny zoznam slov nerozhodne
line-escalated-slip = lístok { $slip } pre turnajového rozhodcu, písomne: žiadny zoznam slov nerozhodne
line-upheld = lístok { $slip }, námietka OPRÁVNENÁ: { $words }
line-rejected = lístok { $slip }, námietka NEOPRÁVNENÁ: { $words }
line-conceded = lístok { $slip }: hráč, ktorý slovo položil, uznal
line-withdrawn = lístok { $slip } vzatý späť
line-mistaken = lístok { $slip } škrtnutý: zapísaný omylom
line-moot = o lístku { $slip } sa už nerozhoduje: o partii sa rozhodlo inak
line-announced = lístok { $slip }: oznámené
line-order = pokyn { $op }: { $what }
line-order-aloud = pokyn { $op }, ručne: „{ $what }“
line-order-tried = pokyn { $op }: volajú sa hodiny
line-matched = lístok { $slip }: hodiny hlásia tú istú námietku, { $after }
line-order-confirmed = pokyn { $op } ✓ na hodinách
line-order-unreached = pokyn { $op } ! hodiny nedostupné: { $why }
line-order-settled = pokyn { $op } ✓ vykonaný ručne
line-time-out = { $player }: čas vypršal
line-rebooted = hodiny sa reštartovali
line-finished = partia sa skončila; prekročenie času A { $a }, B { $b }
line-vouched = činovník sa na hodiny pozrel a ručí za ne
line-challenge-before = ! { $player }: námietka o { $at }, pred začiatkom tohto kola, a hodiny ju hlásia až teraz: lístok z nej nevznikol; opýtajte sa pri stole
line-hold-before = ! { $player }: „moment“ o { $at }, pred začiatkom tohto kola, a hodiny ho hlásia až teraz: nič nezastavuje; opýtajte sa pri stole
line-forgeries = ! rámce ({ $frames }) v mene { $clocks ->
    [one] hodín { $few }
   *[other] { $clocks } hodín ({ $few })
 }, ktoré nevytvoril kľúč žiadnych hodín, posledný z { $address }: nič z nich sa neberie do úvahy
line-forgeries-at = { $address }, { $rssi } dBm
line-suspect = ! rámce, ktoré nie sú z týchto hodín: { $why }
log-title = Záznam · { $shown }/{ $count }
log-head = na zapísanie: { $head } pri zázname č. { $count }
log-filter = Filter:
log-empty = Zatiaľ sa nič nestalo.
log-no-match = Nič nezodpovedá. Esc zruší filter.
rulings-as = ako na lístku { $slip }
rulings-against = odporuje lístku { $slip }
rulings-reopened = otvorené znova, neplatí
rulings-made-good = chybne, napravené v poradí
rulings-none = o žiadnom slove sa nerozhodovalo
rulings-replaced = nahradené neskorším rozhodnutím
rulings-duplicate = hra { $round }, všetky lístky
rulings-place = kolo { $round }, stôl { $table }, lístok { $slip }
audit-equal = záznamov, ktoré vyšli rovnako: { $equal } (počet rozhodnutí: { $decisions })
audit-not-checked = neoverené: { $what }: { $why }
audit-entries = záznamov { $entries }, prvý je { $first }
audit-files = súbory turnaja
audit-lists = v priečinku turnaja nie sú, ako s nimi bol otvorený: { $lists }; vráťte ich z kópie
audit-unknown-command = čo sa žiadalo, zapísala iná verzia programu a táto to nepozná
verify-sound = záznamov { $count }, žurnál je neporušený; odtlačok { $head }
verify-other-number = poznačený odtlačok je odtlačkom záznamu č. { $seq }, nie { $at }: 1 až { $seq } sú, ako boli, číslo je nesprávne
verify-noted = poznačený odtlačok je odtlačkom záznamu č. { $at }: 1 až { $at } sú, ako vtedy boli
verify-ends-before = končí sa pred záznamom č. { $at }: posledné chýbajú
verify-other-head = záznam č. { $at } má odtlačok { $head }, nie poznačený: čo je pred ním, bolo prepísané
verify-nowhere = poznačený odtlačok nemá žiadny záznam: je to iný žurnál, alebo bol prepísaný
verify-not-the-noted = nie je to žurnál, z ktorého bol poznačený { $head }: { $why }
verify-signed = podpísané: 1 až { $entry }, kľúč { $key } ({ $who }), v zázname č. { $at }
verify-signed-later = týka sa záznamu č. { $entry }, ktorý pred ním nestojí
verify-signed-other = je z iného žurnálu: záznam č. { $entry } má tu odtlačok { $here } a kľúčom { $key } bol podpísaný { $head }
verify-forged = kto má kľúč { $key }, toto nepodpísal
verify-bad-signature = podpis v zázname č. { $at } neplatí: { $why }
verify-has-signed = kľúčom { $key } je podpísané 1 až { $entry }; záznamov potom: { $later }
verify-not-signed = kľúčom { $key } nie je z tohto žurnálu podpísané nič
log-time = čas
log-round = kol
log-table = st.
log-players = hráči
log-words = slová
log-source = zdroj
log-referee = rozhodca
log-end = výrok
log-took = doba
log-by = kto
log-delivery = doručené
log-follows = čo nasledovalo
log-turn = strata ťahu { $player }
log-cost = { $points } { $player }
log-crosses = ×{ $count } { $player }
log-turns = strata ťahov { $count } { $player }
log-free = voľná { $player }
delivery-unproven-brief = ✓ nepr.
delivery-unproven = nepreuk. { $at }
delivery-clock-brief = ✓ hodiny
delivery-hand-brief = ✓ ohl.
delivery-clock = hodiny { $at }
delivery-waiting = … hodinám
delivery-hand = ohlásené { $at }
delivery-person = ! OHLÁSIŤ
end-upheld = oprávnená
end-rejected = neopráv.
end-conceded = uznaná
end-withdrawn = vzatá späť
end-mistaken = omyl
end-moot = bezpredm.
end-reopened = nové hľadanie
end-made-good = napravené
ended-made-good = chybne, napravené
ended-upheld = oprávnená
ended-rejected = neoprávnená
ended-conceded = uznaná
ended-withdrawn = vzatá späť
ended-mistaken = škrtnuté: omyl
ended-moot = bezpredmetné
ended-reopened = preverená znova
entry-title = Lístok { $slip }
entry-affair-title = Záznam č. { $seq } v žurnáli
entry-when = kedy
entry-what = čo
entry-past = predtým
entry-reopened = znova vyhľadané
entry-wrong-words = slová neboli tie z hracej dosky
entry-overruled = výrok zmenený
entry-misentered = výrok bol zapísaný inak, než bol oznámený, alebo oznámený nebol
entry-struck = škrtnuté: pri tomto stole námietka nebola
entry-decided = rozhodnuté
entry-by = kto
entry-journal = záznam č.
entry-where = kde
entry-table = stôl { $table } · kolo { $round }
entry-who = hráči
entry-timely = námietka
entry-face = hodiny
entry-verdict = výrok
entry-list = zoznam
entry-digest = odtlačok
entry-adopted = prijaté
entry-follows-ruling = ako lístok
entry-reasons = dôvody
entry-sources = zdroje
entry-follows = nasleduje
entry-announced = oznámené
entry-made-good = napravené
mark-score-recorded = body sú zapísané
mark-tiles-drawn = hráč, ktorý slovo položil, dobral písmená
mark-clock-pressed = hráč, ktorý slovo položil, stlačil hodiny
mark-further-move = hralo sa ďalej
mark-signed = partiáre sú podpísané
mark-tiles-cleared = písmená sú z hracej dosky odstránené
mark-play-upheld = námietka proti tomu istému ťahu bola oprávnená
mark-exchange-upheld = námietka proti tej istej výmene bola oprávnená
mark-reacted = súper reagoval

## Čo sa ešte stalo
line-last-round = toto bolo posledné kolo
line-not-last-round = toto nebolo posledné kolo: nasleduje ďalšie
line-play-started = znamenie dané: hrá sa
line-paired-late = dodatočne vylosované: { $a } – { $b }
line-unpaired = dvojica zrušená: { $a } – { $b }
line-withdrew = odstúpil(a) z turnaja: { $player }; od ďalšieho kola sa už nelosuje
line-returned = do turnaja sa vracia: { $player }
line-absent = { $player } nie je pri stole
line-absence-corrected = neprítomný bol v skutočnosti: { $players }
line-arrived = príchod načas: { $player }
line-arrived-late = neskorý príchod: { $player }, meškanie { $late }
line-forced-pass = povinné vynechanie za stratený ťah: { $player }{ $count ->
    [0] { "" }
    [one] ; zostáva ešte 1
    [few] ; zostávajú ešte { $count }
   *[other] ; zostáva ešte { $count }
}
line-redated-pairing-earlier = vylosovanie zverejnené o { $time } skôr, než je zaznamenané: { $reason }
line-redated-pairing-later = vylosovanie zverejnené o { $time } neskôr, než je zaznamenané: { $reason }
line-redated-signal-earlier = znamenie dané o { $time } skôr, než je zaznamenané: { $reason }
line-redated-signal-later = znamenie dané o { $time } neskôr, než je zaznamenané: { $reason }
line-redated-clock-earlier = hodiny hráča { $player } spustené o { $time } skôr, než je zaznamenané: { $reason }
line-redated-clock-later = hodiny hráča { $player } spustené o { $time } neskôr, než je zaznamenané: { $reason }
line-circled = ťah { $number } zakrúžkovaný: posledný je ťah { $last }
line-countdown-started = odpočítavanie v miestnosti beží: { $time }
line-countdown-stopped = odpočítavanie v miestnosti zastavené
line-signal-given = znamenie: { $signal }
by-opponent = súper
by-player = sám hráč
by-referee = rozhodca
line-claim-raised = podnet { $claim }: { $what }, týka sa: { $player }, podáva { $by }
line-claim-proven = podnet { $claim } OPRÁVNENÝ, { $what }
line-claim-unfounded = podnet { $claim } NEOPRÁVNENÝ, { $what }
line-claim-neither = podnet { $claim } ani oprávnený, ani neoprávnený, { $what }
line-claim-admitted = podnet { $claim } UZNANÝ, { $what }
line-sanction = { $what }: { $player }
line-counted = { $player }, { $counter }: v tejto partii { $game }, na turnaji { $event }
line-counted-event = { $player }, { $counter }: na turnaji { $event }
line-threshold = { $player }: dosiahnuté „{ $what }“
line-threshold-may = { $player }: dosiahnuté „{ $what }“; činovník teraz môže vyvodiť dôsledok
line-excluded-event = { $player } v tomto turnaji ďalej nehrá: { $why }
line-excluded-round = { $player } v tomto kole ďalej nehrá: { $why }
line-procedure-begun = postup sa začína: { $what }, { $count ->
    [one] 1 krok
    [few] { $count } kroky
   *[other] { $count } krokov
}
line-step-done = ✓ { $what }: { $text }
line-step-done-number = ✓ krok { $step } postupu
line-procedure-over = postup sa skončil: { $what }
line-procedure-dropped = postup prerušený: { $what }
due-at-once = ihneď
due-next-round = pred ďalším kolom
due-before-results = pred vyhlásením výsledkov
due-end-of-event = do konca turnaja
line-duty = úloha, { $due }: { $what }{ $about }
line-duty-done = ✓ splnené: { $what }
line-duty-note = { $done } · { $note }
line-voided-slip = čo vyplynulo z lístka { $slip }, už neplatí
line-voided-claim = čo vyplynulo z podnetu { $claim }, už neplatí
line-voided-run = čo vyplynulo z postupu { $run }, už neplatí
line-voided-act = čo vyplynulo z úkonu „{ $what }“, už neplatí
line-voided-orders = ; zrušené pokyny: { $orders }
log-undone = vzaté späť
line-taken-back = vzaté späť: { $what } (záznam č. { $entry })
line-taken-back-entry = vzaté späť: záznam č. { $entry }
line-reopened-words = lístok { $slip }: slová sa vyhľadávajú znova
line-reopened-overruled = lístok { $slip }: turnajový rozhodca rozhodol znova
line-reopened-misentered = lístok { $slip }: výrok bol zapísaný inak, než bol oznámený, alebo oznámený nebol
line-reopened-struck = lístok { $slip } škrtnutý: pri tomto stole námietka nebola
line-reopened-back = ; odvolané: { $what }
line-adjusted-spread = { $player }: { $points } v súčte rozdielov skóre; partia zostáva
line-result = výsledok: { $score } · { $end }
line-result-final = { "" } · konečné súčty z partiárov
line-result-tiles = { "" } · zvyšné písmená { $a } / { $b }
line-result-overtime = { "" } · prekročenie času { $a } / { $b }
line-result-corrected = výsledok opravený: { $score }
line-result-before = {" "}(predtým { $a } : { $b })
line-result-recounted = výsledok po dodatočnej zmene: { $score }
line-result-recounted-beneath = výsledok, ktorý platil predtým, po dodatočnej zmene: { $score }
line-result-voided = ťah, ktorý partiu ukončil, sa berie späť: bez výsledku, hrá sa ďalej
line-handed-in = partiáre sú odovzdané
line-awarded = { $what }: { $score }
line-awarded-against = { $what }, proti: { $player }: { $score }
line-awarded-spread = , do rozdielu skóre { $a } a { $b }
line-bye = { $player }: { $what }, bodov { $points }, výhier { $match }
worked-cross = trestný krížik: { $player }
worked-points = { $points }: { $player }
worked-rescore = zadaný výsledok sa mení o { $points } b.: { $player }
worked-set-score = ťah sa počíta za { $points }
worked-correct-score = ohlásený počet bodov sa opravuje
worked-correct-record = zápis sa opravuje
worked-void-result = zadaný výsledok už neplatí
worked-withdraw-play = písmená ťahu sa berú späť
worked-reset-move = všetko sa vracia do stavu na začiatku ťahu
worked-count = { $counter } +1: { $player }
worked-award = { $player } prehráva partiu
worked-award-both = obaja prehrávajú partiu
worked-exclude-event = { $player } v tomto turnaji ďalej nehrá
worked-exclude-round = { $player } v tomto kole ďalej nehrá
worked-procedure = začína sa postup: { $what }
worked-relook = slovo sa vyhľadá znova
worked-table = { $player } v poradí: { $what }
worked-table-match = polbodov: { $count }
worked-table-points = body { $points }
worked-table-spread = rozdiel skóre { $points }
worked-costs-nothing = Je medzi voľnými, ktoré nič nestoja (spolu { $count }).
worked-annul = ťah sa anuluje: { $player }

## Čo možno vykonať
offer-judge = rozhodnúť podnet { $claim }: { $what }
offer-admit = uznané: { $what }
offer-step = krok { $at }/{ $of } vykonaný: { $says }
offer-drop = prerušiť: { $what }
offer-adopt = prijať „{ $what }“ medzi rozhodujúce zoznamy
cite-silent = neupravuje
cite-intro = úvod
cite-after = za písm.
cite-clause-after = veta za písm.
cite-last = posl.
cite-list = zoznam
cite-third-list = tretí zoznam
offer-constants = zadať čísla zväzu: { $what }
offer-drop-list = vyradiť „{ $what }“
offer-forced-pass = povinné vynechanie ohlásené: { $player }, { $count ->
    [one] stratený ťah
   *[other] stratený ťah, spolu { $count }
}
offer-settle = vykonané ručne: { $says }
offer-absent = hráč nie je pri stole
offer-other-absent = neprítomný bol v skutočnosti: { $player }
offer-both-absent = neprítomní boli obaja
offer-other-absent-earlier = kolo { $round }, stôl { $table } ({ $players }): neprítomný bol v skutočnosti { $player }
offer-both-absent-earlier = kolo { $round }, stôl { $table } ({ $players }): neprítomní boli obaja
offer-arrived = príchod: { $player }
offer-last-round = posledné kolo turnaja
offer-not-last-round = predsa len sa bude hrať ďalšie kolo
offer-start = dať znamenie: hrá sa
offer-pair-late = vylosovať dvoch, ktorí v tomto kole nemajú partiu…
offer-bye = { $what } – hráčovi, ktorý v tomto kole nemá partiu…
offer-unpair = zrušiť túto dvojicu, ešte sa nehralo…
offer-redate-pairing = chybný čas: kedy bolo zverejnené vylosovanie
offer-redate-signal = chybný čas: kedy bolo dané znamenie
offer-redate-clock = chybný čas: odkedy bežia hodiny hráča { $player }
offer-circle = prebiehajúci ťah je zakrúžkovaný
offer-word = „{ $what }“: námietka proti slovu
offer-hold = „{ $what }“: zahlásiť
offer-result = partia sa skončila: { $what }
offer-late-result = výsledok { $round }. kola, stôl { $table }: { $players }…
offer-late-sheets = partiáre kola { $round }, stôl { $table }, odovzdané: { $players }
offer-late-correct = opraviť výsledok { $round }. kola, stôl { $table }: { $players }
offer-add-table = pridať stôl { $table }, bez rádiových hodín
offer-enter-player = prihlásiť nového hráča
offer-time-forward = posunúť platný čas o { $time } dopredu, podľa hodín tohto počítača
offer-time-back = posunúť platný čas o { $time } späť, podľa hodín tohto počítača
offer-zone = uvádzať časy v inom pásme ako { $zone }
offer-withdraw = hráč odstupuje z turnaja
offer-withdraw-says = Od ďalšieho kola sa už nelosuje; netreba ho uvádzať. Partia, do ktorej je už vylosovaný, sa tým nemení. Čo poriadok určuje pre predčasný odchod, sa prípadne ukladá osobitne.
offer-return = hráč, ktorý odstúpil, sa vracia
offer-without-game = { $what } (bez stola)
offer-correct = opraviť výsledok
offer-award-instead = namiesto výsledku: { $what }
offer-hand-in = partiáre sú odovzdané
offer-take-back = vziať späť: { $what }
offer-take-back-earlier = vziať späť, { $round }. kolo: { $what }
claim-number = podnet { $claim }
offer-stop-countdown = zastaviť odpočítavanie v miestnosti
offer-relook = lístok { $slip } { $says }: na doske boli iné slová: vyhľadať znova
offer-put-right = lístok { $slip } { $says }: výrok zapísaný inak, než bol oznámený
offer-strike = lístok { $slip } { $says }: nepatrí k tomuto stolu, škrtnúť
offer-overrule = lístok { $slip } { $says }: rozhodnúť znova
offer-fix = lístok { $slip } { $says }: napraviť chybný výrok
# Ako to ľudia ešte volajú, keď to hľadajú; nikde sa neukazuje.
sought-absent = chýba neprišiel nie je tu mešká meškanie neskoro absencia neprítomný neprítomnosť
sought-start = losovať vylosovanie vyškrtnúť vynechá kolo
sought-enter-player = nový hráč prihlásiť prihláška dodatočne zapísať nováčik
sought-withdraw = odstúpiť odstúpenie odchádza odchod odhlásiť odhlásenie odcestuje končí
sought-pair-late = neskoro oneskorenec nový hráč voľno žreb dodatočne
sought-arrived = prišiel oneskorenec neskoro dorazil meškanie
sought-correct = oprava opraviť zmeniť chyba zle
sought-hand-in = zápisy podpisy odovzdanie lístok
sought-result = výsledok skóre koniec dohrané
sought-take-back = zrušiť storno späť omyl odvolať
sought-verdict = preklep zlé slovo oprava zmena rozhodnutie výrok
sought-word = námietka lístok slová
sought-time = hodiny čas pásmo počítač letný zimný
sought-slip = výrok rozhodnutie lístok
sought-sanction = výčitka pokarhanie napomenutie trest pokuta varovanie
sought-award = bez boja vzdal kontumácia nenastúpil
kind-claim = podnet
kind-step = krok
kind-turn = str. ťahu
kind-say = ohlásiť
kind-play = hra
kind-playoff = dohrávka
kind-words = slová
kind-result = výsledok
kind-challenge = námietka
kind-stop = STOP
kind-fault = chyba
kind-conduct = správanie
kind-procedure = náprava
kind-clock = hodiny
kind-sanction = sankcia
kind-award = kontum.
kind-mend = oprava
kind-duty = úloha
kind-lists = zoznamy
kind-standings = poradie
standing-none = bez partie
standing-before = hra sa nezačala
standing-playing = hrá sa
standing-over = partia sa skončila
standing-handed-in = výsledok je odovzdaný
phase-none = bez partie
phase-before = pred hrou
phase-playing = počas hry
phase-over = po skončení
phase-handed-in = po odovzdaní
need-offender = Kto sa previnil
need-about = Koho sa to týka
need-loser = Kto prehráva
need-demands = Kto to žiada
need-player = Hráč
need-opponent = Proti komu (druhý)
need-free-table = Pri ktorom voľnom stole
need-claimant = Kto sa ozval
need-running = Čí čas beží
need-since = Sekundy od stlačenia
need-outcome = Záver
need-note = Čo z toho vzišlo, do žurnálu (môže zostať prázdne)
need-name = Meno
need-number = Číslo ťahu
need-score = Body: { $player }
need-rack = Hodnota zvyšných písmen: { $player }
need-over = Prekročenie času, napr. 1:41: { $player }
need-out = Kto zavrel
need-word = Slovo
need-points = Body za ťah
need-both-agree = Obaja hráči súhlasia
need-agrees = Súhlasí: { $office }
need-signed = Obaja podpísali
need-constant = { $name }
need-zone = Časové pásmo
need-lengths = Dĺžky v písmenách
need-binding = Rozhoduje
binding-alone = sám
binding-if-listed = kde slovo uvádza
need-scored = Obaja uznali počet bodov
need-played = Predsa sa hralo: kontumácia bola omyl
need-misentered = Zapísané inak, než bolo hráčom oznámené, alebo ešte neoznámené
need-not-as-signed = Na podpísanom partiári je niečo iné, než bolo zapísané
outcome-proven = oprávnená
outcome-unfounded = neoprávnená
outcome-neither = bez záveru
deadline-clock-must = spustiť hodiny: { $player }
deadline-clock-may = hodiny možno spustiť: { $player }
deadline-forfeit = kontumácia: { $player }
deadline-session = koniec hracieho času
deadline-in = { $what } o { $time }
deadline-since = { $what }: pred { $time }
deadline-now = { $what }: teraz
deadline-due = { $what }: { $time } po termíne
deadline-came = { $what }: príchod o { $time } neskôr
menu-title = Čo možno vykonať · píšte: hľadať
menu-filtered = Čo možno vykonať · { $shown }/{ $count } · „{ $filter }“
menu-none = Tu teraz nemožno nič vykonať.
menu-no-match = Nič nezodpovedá. Esc zmaže, čo ste napísali.
form-by-facts = vyplýva z údajov
form-nobody = nikto
form-not-seen = nezistené
form-yes = áno
form-no = nie
form-range = { $from } až { $to }
form-number = napíšte celé číslo
form-choose-first = { $asked }: najprv vyberte pomocou ← →, potom píšte
form-decimal = napíšte číslo, napríklad 0,5: najviac deväť miest pred čiarkou a šesť za ňou
form-number-range = napíšte celé číslo od { $from } do { $to }
form-sums-no-reason = to sú súčty, a nie dôvod: napíšte slovami, čo sa opravuje, alebo Esc
form-time = napíšte čas v tvare 1:41
form-confirm = Enter vykoná, Esc nechá tak.
form-fill-in = Vyplňte, potom Enter.
form-follows = Čo z toho vyplýva:
form-foreseen = Výsledok bude: { $score }
form-asks-next = Nasleduje viac; najprv treba odpovedať: { $text }
form-stands = Zapísané je: { $score }
form-moved = Bude platiť: { $time }
form-must = treba vyplniť
form-no-player = nikoho toho mena tu nemožno uviesť: čo sa týka partie, zapisuje sa pri jej stole; nového hráča najprv prihláste (hľadať: nový hráč)
form-new-player = nikto z nich; nového hráča najprv prihláste
form-name-only = len meno; rating, štartovné a podobne pri losovaní kola: + Meno; rating: 1650
form-no-free-table = stôl s týmto číslom nie je voľný
urgency-claim = podnet
cell-clock-may = môžu ísť
cell-clock-must = spustiť
cell-forfeit = kontum.
cell-session = koniec času
cell-playoff = dohrávka
cell-missed = chýba
cell-absent = chýba { $at }
cell-before = nezačaté
cell-unreported = chýba výsl.
cell-over = výsledok
cell-handed-in = odovzdané
hall-waits = Znamenie nebolo dané. F6, potom Enter, Enter: hrá sa.
hall-duty = Úloha, { $due }: { $what }
hall-overdue = ! PO TERMÍNE: { $what }
hall-more-duties = a ďalšie úlohy ({ $count }): F6
hall-session = do { $at } · zostáva { $left }
hall-session-over = koniec hracieho času, od { $at }
countdown-runs = odpočítavanie v miestnosti
countdown-call = { $seconds ->
    [one] { $seconds } sekunda: ohláste
    [few] { $seconds } sekundy: ohláste
   *[other] { $seconds } sekúnd: ohláste
}
countdown-over = čas uplynul
running-claims = { $count ->
    [one] Otvorený podnet
   *[other] Otvorené podnety · { $count }
}
running-claim = { $what } · týka sa: { $player } · { $age } · rozhodne { $office }
running-end = { $outcome }: { $what }
running-leads = { " " }→ { $outcome }
running-steps = hotovo { $done }/{ $count }
table-owed = { $count ->
    [one] povinné vynechanie
   *[other] povinné vynechanie { $count }×
}
table-counted-brief = neopráv. { $count }
table-counted-words-brief = namietané povolené { $count }
table-count = { $counter } { $count }
table-absent = { $sign } chýba od { $at }
table-result = výsledok { $score }
table-circled = ťah { $number } zakrúžkovaný, posledný je ťah { $last }
mend-nothing = na tomto rozhodnutí tu nemožno nič napraviť
mend-nothing-do = čo ešte možno vziať späť, je medzi úkonmi pri stole, zo skoršieho kola medzi úkonmi kola; ostatné zostáva, ako určuje poriadok, pozrite Poriadok, F5
mend-round-over = { $round }. kolo sa skončilo: jeho rozhodnutia platia
mend-round-over-do = ak sú body zle a výsledok sa ešte dá opraviť: stôl { $table }, F6
entry-mend = dá sa napraviť
entry-no-mend = už sa nedá
rules-title = Poriadok · { $ruleset } · { $shown }/{ $count }
rules-values = Hodnoty v súbore poriadku · { $ruleset } · { $shown }/{ $count }
rules-no-match = Nič nezodpovedá. Esc zmaže, čo ste napísali.
rules-value = ephor pracuje s touto hodnotou.
rules-reading = Bod poriadku je nejednoznačný ({ $question }); ephor ho vykladá takto: { $reading }.
words-done = ephor to stráži a uplatňuje.
words-shown = ephor to ukazuje tam, kde je to potrebné.
words-person = Stará sa o to človek: { $why }
words-person-alone = Stará sa o to človek.
words-document = Závisí od dokumentu, ktorý ephor nemá: { $what }
words-document-alone = Závisí od dokumentu, ktorý ephor nemá.
words-reads = Dá sa čítať viacerými spôsobmi; ephor: { $reading }
words-english = (zatiaľ len po anglicky)
finder-title = Hľadanie · { $count }
finder-line = Hľadať:
finder-no-match = Nič sa tak nevolá a nič o tom nehovorí.
finder-kind-screen = obrazovka
finder-kind-table = stôl
finder-kind-round = kolo
finder-kind-player = hráč
finder-kind-slip = lístok
finder-kind-rule = poriadok
finder-table = stôl { $table }: { $a } – { $b }
finder-table-free = stôl { $table }
finder-no-game = v tomto kole nemá partiu
finder-slip = lístok { $slip } · { $words } · { $challenger } → { $mover }
finder-slip-bare = lístok { $slip } · { $challenger } → { $mover }
finder-does-screen = Enter otvorí túto obrazovku.
finder-does-table = Enter otvorí tento stôl.
finder-does-round = Enter ukáže, čo sa dá s kolom urobiť.
finder-does-act = Enter otvorí formulár; kým ho nepotvrdíte, nič sa nevykoná.
finder-does-not = Teraz to nie je možné a Enter nič nevykoná.
finder-does-slip = Enter otvorí toto rozhodnutie v žurnáli.
finder-does-rule = Enter to ukáže v poriadku.
results-title = Výsledky · { $round }. kolo · výsledky { $over }/{ $games }, odovzdané { $in_hand }
results-hint = stôl, súčet A, súčet B · alebo oba súčty
results-hint-earlier = skoršie kolá: F6
results-end = koniec: { $end } · konečné súčty z podpísaných partiárov, všetko v nich
results-missing = chýba
results-no-sheet = chýbajú partiáre
results-awarded = kontumované
results-all-from-slips = výsledky vyplývajú z lístkov
results-from-slips = z lístkov
results-signed = Stôl { $table }: podpísali obaja a partiáre sú odovzdané? a / n
results-unusual = Naozaj { $a } : { $b }? Nezvyčajný výsledok. a / n
results-untold = Lístok { $slip } je rozhodnutý, ale neoznámený. Aj tak zapísať výsledok? a / n
results-untold-sheets = Lístok { $slip } je rozhodnutý, ale neoznámený. Aj tak prevziať partiáre? a / n
results-in-sums = Už v súčtoch: { $what }? a / n
form-in-points = v bodoch musí byť: { $what }
results-put-in-sums = Po úprave { $a } : { $b }, podľa opravených partiárov. Zapísať? a / n
results-penalty = zrážky { $points } { $side }
results-penalty-brief = { $points } { $side }
results-over = prekročenie času { $time } { $side } { $points }
results-over-brief = +{ $time } { $side } { $points }
results-no-row = nie je vybraná žiadna partia
results-no-table = pri takom stole sa nehrá; zadajte oba súčty, alebo stôl a oba súčty
results-too-many = priveľa čísel: stôl a oba súčty
results-type = chýbajú oba súčty: 412 389, alebo so stolom 7 412 389
results-more-than-possible = viac, než bolo možné: súčet, potom koľko bolo možné
results-corrects = stôl { $table } už má výsledok { $a } : { $b } · Enter ho opraví
results-in-already = tento výsledok je odovzdaný
results-no-sheets = k tejto partii nie sú partiáre na odovzdanie
results-no-end = tento poriadok nepozná koniec partie, ktorý by sa tu zadával
results-yes-or-no = odpovedzte áno, alebo nie: a, n
results-not-put-in = nezadané: napíšte súčty, ako sú v partiároch
results-not-answered = stôl { $table }: nezapísané; otázka čaká pri tomto stole, Enter ju tam položí znova
results-next = súčty, ktoré teraz píšete, patria stolu { $table }
results-answer-first = otázka k stolu { $table } je ešte otvorená: Enter ju položí znova; iné súčty k nemu chcú pred sebou číslo stola
results-has-result = stôl { $table } už výsledok má: súčty, ktoré ho opravujú, chcú pred sebou číslo stola
results-replaced = stôl { $table }: { $a } : { $b }, doteraz nezapísané, ustúpilo tomu, čo bolo napísané teraz
start-made-way = ustúpilo tomu, čo bolo napísané teraz: { $what }
results-lost = stôl { $table }: { $a } : { $b } bolo napísané tu a nie je zapísané
results-lapsed = napísané tu a nezapísané, lebo kolo sa skončilo: { $lines }
results-to-answer = čaká na odpoveď: { $tables }
results-waits = odpoveď?
results-not-taken = partiáre nie sú odovzdané: otázka ostala bez odpovede
results-announce-first = najprv oznámte výrok: na pulte, Enter na lístku
results-sign-first = neodovzdané: najprv podpíšu obaja
results-one-end = tento poriadok pozná jediný koniec
results-no-round = žiadne kolo sa ešte nezačalo, výsledky nie sú
results-no-round-do = 1. kolo možno začať tu: zapíšte jeho partie
standings-title = Poradie · započítané kolá: { $round } · { $order }
standings-game = { $round }/{ $table }
standings-provisional = predbežné: partie bez výsledku: { $count } (kolo/stôl { $games })
standings-duties = pred vyhlásením treba ešte splniť úlohy: { $count }
standings-one-order = tento poriadok pozná jediné poradie
standings-no-order = tento poriadok žiadne poradie neurčuje
standings-constants = vzorec čaká na čísla, ktoré vydáva zväz: { $names } (zadá ich Enter); dovtedy rozlišuje hráčov len to, čo je známe
standings-no-constants = toto poradie čísla zväzu nepotrebuje
standings-told-constants = vzorec čaká na čísla, ktoré vydáva zväz: { $names } [{ $cite }]; zadajte ich v poradí v konzole, alebo každé ako --constant MENO=ČÍSLO
standings-told-missing = výsledok zatiaľ chýba: { $round }. kolo, stôl { $table }
standings-told-duty = zostáva splniť: { $duty } ({ $about })
standings-place = miesto
standings-player = hráč
standings-nobody = nikto to nemá v mene ani v klube
standings-games = kolá
standings-club = klub
standings-place-points = za umiestnenie
criterion-points = body
criterion-wins = výhry
criterion-buchholz = Buchholz
criterion-median-buchholz = medián
criterion-sonneborn-berger = Sonneb.
criterion-spread = rozdiel
criterion-scored = skóre
criterion-head-to-head = vzájomne
criterion-among-tied = medzi rovn.
criterion-highest-game = najv. partia
criterion-highest-move = najv. ťah
criterion-last-forfeited = posledná kontumačne
criterion-formula = vzorec
criterion-percent = percentá
criterion-starts = začínal
start-title = { $round }. kolo · partie: { $games }
start-hint = 1 Anna; Beno · bez súpera: Anna; - · kolo.csv: načíta sa · prázdny: začať
start-hint-more = + Meno: nový · = Meno; rating: 1650: opraviť · - Meno: škrtnúť · Anna; /: vynechá · 50 min: trvanie kola · 7 !: stôl 7 pod dozorom
start-hint-all = 1 Anna; Beno · kolo.csv: načíta sa · prázdny: začať
start-hint-alone = 1 Anna · kolo.csv: načíta sa · prázdny: začať, miesta žrebom
start-first-begins = prvý začína
start-first-chooses = prvý má voľbu
start-sure = Začať { $round }. kolo (partií: { $games })?  a Enter áno · n Enter nie · ! Enter áno, posledné kolo
start-not-so = { $round }. kolo sa takto začať nemôže (partií: { $games }).  Enter: partie
start-sure-lot = Vyžrebovať miesta { $round }. kola a začať?  a Enter áno · n Enter nie · ! Enter áno, posledné kolo
start-yes-or-no = odpovedzte písmenom a Enter
start-outstanding = Výsledok je zapísaný, partiáre nie sú odovzdané: stôl { $tables }. Napriek tomu začať?
start-untold = Rozhodnutie ešte nebolo oznámené: stôl { $tables }. Napriek tomu začať?
start-unsaid = Ešte nepovedané: stôl { $tables } (pri pulte to odškrtne Ctrl-Y). Po začatí to bude už len v zázname. Napriek tomu začať?
start-duties = Úlohy pred týmto kolom: { $count }, prvá: { $first }
start-no-list = O slovách tohto turnaja nerozhoduje žiadny zoznam. Do začiatku kola možno prijať: { $lists } [{ $cite }]; potom už nie. n Enter, potom Ctrl-P: prijať
start-met = { "" } · spolu hrali v { $round }. kole
start-why = Dôvod, prečo sa kolo aj tak začína (ostane v žurnáli); Enter: začať; Esc: partie
start-replaced = Súbor nahradil partie, ktoré boli napísané: { $count }
start-why-empty = Dôvod ešte nie je napísaný a bez neho sa kolo nezačne; Esc: partie
start-bye = { "–" }   { $player }, bez súpera
start-missed = { "–" }   { $player }, kolo vynechá
start-watched = { "–" }   stôl { $table } pod dozorom
start-takes = { "–" }   kolo trvá minút: { $minutes }
start-left = Bez partie ({ $count }): { $names }
start-withdrawn = Odstúpili, nelosujú sa: { $names }
start-not-two = medzi dvoch hráčov patrí bodkočiarka: 1 Anna; Beno
start-withdrew = { $name }: z turnaja odstúpil(a); ak hrá znova, zapíšte najprv návrat
start-no-games = zatiaľ nie je zadaná žiadna partia
start-not-one = každý hrá sám: 1 Anna
start-no-bye = { $name } bez súpera nezískava nič; kto zvýši, kolo vynechá: { $name }; /
start-nobody = hráč „{ $name }“ nie je zapísaný
start-nearest = hráč „{ $name }“ nie je zapísaný; mysleli ste { $near }?
start-several = „{ $name }“ môže byť { $found }: napíšte z mena viac
start-twice = { $name } už v partii je; riadok s číslom toho stola na začiatku ju nahradí, ↑ vráti posledný riadok
start-taken = pri stole { $table } už partia je
start-newcomer = Enter: { $name } sa zapíše ako hráč turnaja
start-struck = Enter: škrtne sa z hráčov: { $player }
start-amended = Enter: prihláška bude { $entry }
start-took-part = { $name } má na turnaji partiu, vynechané kolo alebo trest a zostáva v ňom; toto kolo vynechá „{ $name }; /“, kto odchádza nadobro, odstupuje (úkon kola), prihlášku opraví „= { $name }“
start-no-field = „{ $part }“ k údajom hráča nepatrí; zapísať možno: { $fields }
start-no-value = „{ $value }“ nie je { $field }
start-unchanged = { $entry } · čo sa mení, napíšte za meno: { $fields }
start-instead = { $now } · namiesto { $before }
start-reads-file = Enter: prečítať tento súbor s vylosovaním; zatiaľ sa nič nezapíše
start-file-row = { $row }. partia v súbore: { $why }
start-file-row-do = žiadna jeho partia nebola prevzatá; opravte súbor a prečítajte ho znova
start-no-file = súbor { $path } neexistuje
start-no-file-do = skontrolujte cestu; počíta sa od priečinka, v ktorom bola konzola spustená
round-told = { $round }. kolo: partií { $games }{ $byes ->
        [0] {""}
       *[other] , bez súpera { $byes }
    }
start-file = súbor sa nedá použiť: { $why }
start-kept = čo bolo napísané, ostane pre toto kolo
start-overtaken = kolo sa začalo na inej konzole; riadky napísané tu preň, ktoré už neplatia: { $count }
start-one-base = odkedy sa počíta meškanie, určuje poriadok
start-late-pairing = Meškanie sa počíta od vylosovania · Tab: od začiatku hry
start-late-play = Meškanie sa počíta od začiatku hry · Tab: od vylosovania

## Hodiny
clocks-title = Hodiny · { $count } · voľné { $free }
clocks-for-table = { " · pre stôl " }{ $table }
clocks-filter = { " · s „" }{ $filter }“
clocks-number = č.
clocks-table = stôl
clocks-proof = kľúč
clocks-heard = príjem
clocks-battery = batéria
clocks-make = typ
clocks-signal = signál (dBm)
clocks-free = voľné
clocks-proven = preukáz.
clocks-unproven = NEPREUK.
clocks-keyless = BEZ KĽÚČA
clocks-elsewhere = inde
clocks-never = nikdy
clocks-good = dobrý
clocks-fair = stredný
clocks-weak = SLABÝ
clocks-found = V éteri, nie z tohto turnaja · { $count }
clocks-none = Žiadne hodiny: ephor clock provision PRIEČINOK ČÍSLO im dá číslo a kľúč.
clocks-no-key = Táto konzola nemá ich kľúč, preto ich nemôže prijímať ani riadiť.
clocks-not-here = Rádio má iná konzola tohto turnaja: prideľujte a pozerajte sa tam. Táto prevezme, keď tamtá skončí, okrem prípadu, že je otvorená s --no-radio.
clocks-looks = Vyzerá to na: { $make }. Nič z toho nie je preukázané.
clocks-do-key = V inom termináli: ephor clock provision PRIEČINOK { $clock } (alebo ephor clock key add PRIEČINOK { $clock }); o chvíľu sú tu.
clocks-do-address = V inom termináli: ephor clock key add PRIEČINOK { $clock } --profile { $profile } --address { $address }; o chvíľu sú tu.
clocks-not-suspect = Nie je za čo ručiť: to je pre hodiny na stole, ktorých počítadlo sa vrátilo a na ktoré ste sa pozreli.
clocks-vouch = Ctrl-B za ne ručí, ak ste sa na ne pozreli.
clocks-not-fitted = Tieto hodiny nestoja na žiadnom stole.
clocks-fit = Enter pridelí hodiny { $clock } stolu.
clocks-refit = Hodiny { $clock } stoja na stole { $table }: Enter ich presunie, Ctrl-W ich odoberie.
clocks-silent-keyless = Nikdy nezachytené: skontrolujte, či sú zapnuté a v dosahu a či s nimi nie je spojený niekto iný.
clocks-silent = Nikdy nezachytené: skontrolujte, či sú zapnuté, v dosahu a majú vlastný kľúč.
clocks-ask = Prideliť hodiny { $clock }
clocks-ask-table = Stolu
clocks-no-table = taký stôl nie je: zadajte číslo niektorého existujúceho
clocks-leaves = Odchádzajú zo stola { $table }; čo k nim bolo na ceste, sa tam ohlási nahlas.
clocks-comes-off = Hodiny { $clock } sa odoberajú zo stola { $table }.
clocks-ask-unproven = ! NEPREUKÁZANÝ typ: overte, že sú to hodiny vo vašej ruke. Ich časy o ničom nerozhodujú.
clocks-director = ! Hodiny prideľuje len organizátor: F9 v zozname: kto tu sedí.

## Projekcia pre miestnosť
board-last-round = kolo { $round }, posledné
board-before = Prvé kolo sa ešte nezačalo.
board-players = hráči: { $count }
board-rests = žiadna partia sa nehrá
board-waits = hra sa začne na znamenie
board-waits-countdown = rozhodca spustí odpočítavanie
board-call = posledných { $seconds } sekúnd
board-until = kolo sa končí o { $at }
board-since = kolo sa hrá od { $at }
board-missing = chýba hráč
board-hold = „moment“
board-challenge = námietka
board-referee = rozhoduje turnajový rozhodca
board-verdict = výrok sa oznamuje
board-official = volá sa rozhodca
board-time-out = čas vypršal: { $player }
board-results = výsledky: { $over }/{ $games }
board-pairings = Vylosovanie
board-no-pairings = Kolo ešte nie je vylosované.
board-free = bez súpera: { $player }
board-place = k{ $round } st. { $table }
board-no-decisions = O žiadnej námietke sa ešte nerozhodlo.
board-standings = Poradie
board-provisional = predbežné, chýbajúce výsledky: { $count }
board-withheld = Poradie bude vyhlásené.
board-withheld-game = Body budú oznámené po skončení partie.
board-keys = ← → strany · q koniec · { $key } farby
board-halted = Turnaj sa teraz nedá prečítať: zobrazené údaje môžu byť staré.
board-damaged = Turnaj sa už nedá čítať: zobrazené údaje sú staré.
board-enlarge = Zväčšite okno, alebo zmenšite písmo.
live-now = Práve teraz
live-decisions = Oznámené rozhodnutia
live-all = Všetko na jednej stránke
live-written = Zapísané o { $at }. Stránka sa načítava sama, „Všetko na jednej stránke“ nie.
live-result = výsledok
live-stands = stav
live-countdown = odpočítavanie v miestnosti sa skončí o { $at }

kiosk-needs-pin = samoobslužný terminál ukončí len PIN turnajového rozhodcu alebo organizátora, a tu ho nikto z nich nemá
kiosk-needs-pin-do = `{ $command }`, potom ho spustite znova
kiosk-at-table = Stôl { $table }
kiosk-table = Pri ktorom stole hráte?
kiosk-table-do = Číslo stola, potom Enter
kiosk-table-short = Stôl je číslo, najviac štvorciferné.
kiosk-abandoned = Čo sa tu začalo, je zmazané, lebo nikto nepokračoval. Nič nebolo rozhodnuté.
kiosk-no-paste = Vložiť sem sa nedá nič: napíšte to.
kiosk-no-table = Stôl { $table } sa tu neobsluhuje.
kiosk-no-game = Pri stole { $table } sa teraz nehrá žiadna partia.
kiosk-over = Partia pri stole { $table } už má výsledok: zavolajte rozhodcu.
kiosk-side = Kto namieta?
kiosk-side-do = 1 alebo 2
kiosk-count = Proti koľkým slovám sa namieta?
kiosk-count-do = 1 až { $most }
kiosk-word = Slovo { $at }/{ $count }
kiosk-word-do = Písmená, potom Enter
kiosk-esc = Esc: začať znova
kiosk-letters = Tu sa dajú písať len písmená hry.
kiosk-length = Slovo má { $least } až { $most } písmen.
kiosk-twice = Toto slovo je už napísané.
kiosk-check = { $player }: sú to slová, proti ktorým je námietka, písmeno po písmene?
kiosk-check-do = { $key }: { $player } súhlasí
kiosk-anew = Backspace: napísať znova
kiosk-judging = Okamih …
kiosk-waits = Trvá to dlhšie než zvyčajne. Počkajte, prosím: pokračuje to samo.
kiosk-nothing-decided = Nič tu nebolo rozhodnuté.
kiosk-go-to-referee = Choďte k rozhodcovi
kiosk-again = Toto slovo sa pri vašom stole overovalo pred malou chvíľou.
kiosk-not-here = O tomto sa tu nerozhoduje.
kiosk-referee = Zavolajte rozhodcu
kiosk-clears = Obrazovka sa sama vyčistí.
kiosk-broken = Mimo prevádzky: choďte k rozhodcovi
kiosk-office = činovníci
kiosk-pin = PIN turnajového rozhodcu alebo organizátora
kiosk-pin-do = Enter: ukončiť samoobsluhu · Esc: späť

# The console in lines of text.
plain-help = Napíšte, čo hľadáte (pri stole najprv jeho číslo: 3 …), { $slip } a jeho číslo, { $hall }, { $slips }, { $log }, ? alebo { $quit }.
plain-word-slips = lístky
plain-pick = Výber číslom; prázdny riadok nič nezmení.
plain-number = Taká odpoveď medzi nimi nie je; napíšte číslo.
plain-yes-no = Napíšte áno alebo nie.
plain-leave = Riadok iba s bodkou formulár opustí.
plain-left = Zostalo, ako bolo.
plain-do = { $what }: vykonať? áno alebo nie
plain-words = Napíšte slová z lístka na jeden riadok; prázdny riadok nič nezmení.
plain-agree = { $words }: je zápis odsúhlasený? áno alebo nie
plain-announce = O lístku { $slip } je rozhodnuté: je výrok oznámený? áno alebo nie
plain-doubted = { $what }. { $asked } áno alebo nie

## The report of an event

report-title = Správa: { $name }
report-contents = Obsah
report-damaged = Žurnál je poškodený pri zázname č. { $at }: { $why }. Tu je to, čo je pred ním neporušené.
report-damage-altered = jeho odtlačok nezodpovedá tomu, čo tam stojí
report-damage-missing = chýba
report-damage-another = na jeho mieste stojí iný
report-damage-unreadable = nedá sa prečítať
report-about = Turnaj
report-regulation = Súťažný poriadok
report-readings = Zvolené výklady
report-systems = Systémy posudzovania slov
report-word-lists = Zoznamy a ich odtlačky
report-digests-note = Každý odtlačok je zo zoznamu aj s jeho údajmi; pri rozhodnutí stojí odtlačok samotných slov.
report-officials = Kto rozhodoval a zapisoval
report-span = Od – do
report-size = Kolá · hráči · stoly
report-journal = Žurnál
report-waits = Kde sa strácal čas
report-waited-line = Od námietky po rozhodnutie: medián { $median }, deväť z desiatich do { $p90 }, najdlhšie { $longest } ({ $count })
report-told-line = Od rozhodnutia po oznámenie hráčom: medián { $median }, deväť z desiatich do { $p90 }, najdlhšie { $longest } ({ $count })
report-queue = Námietky čakajúce na rozhodnutie počas dňa (najviac { $most })
report-lengths = Doby čakania: koľko rozhodnutí trvalo koľko minút
report-challenges = Námietky na slová
report-words = Slová a kto o nich rozhodol
report-rulings = Slová, o ktorých nerozhodol žiadny zoznam
report-changes = Zmenené rozhodnutia
report-players = Námietky podľa hráčov
report-rounds = Námietky podľa kôl
report-tables = Námietky podľa stolov
report-judges = Námietky podľa rozhodcov
report-lists = Námietky podľa zoznamov
report-claim = Podnety (mimo námietok na slová)
report-sanction = Sankcie a vylúčenia
report-procedure = Postupy
report-no-slip = „Moment“ a nepripustené námietky
report-presence = Meškajúci a neprítomní
report-award = Kontumované partie
report-correction = Zmenené výsledky
report-taken-back = Vzaté späť
report-power = Zásahy do hodín
report-unreached = Nedostupné hodiny
report-duty = Úlohy
report-event = Zmeny turnaja
report-games = Partie a výsledky
report-byes = Bez partie
report-standings = Poradie po jednotlivých kolách
report-crosstable = Tabuľka partií
print-by-name = Podľa mien
print-constants = Vzorec čaká na čísla, ktoré vydáva zväz ({ $names }): dovtedy rozlišuje hráčov len to, čo je známe.
print-begins = začína
print-no-clocks = Pri žiadnom stole nie sú hodiny s rádiom: nie je čo tlačiť.
print-date = { $day }. { $month }. { $year }
print-card = Turnajová karta
print-checked = zápis slova porovnali obaja s doskou
print-clock = Hodiny
print-clock-cards = Kartičky k hodinám
print-decided = Čo sa rozhodlo
print-direction = zvislo či vodorovne
print-final = konečné skóre
print-going-out = za zavretie
print-joint = spoločné skóre
print-difference = rozdiel v skóre
print-best-move = najhodnotnejší ťah
print-whose = čí
print-crosses = trestné krížiky
print-moves-sum = súčet ťahov
print-blanks-mean = žolík nahrádza
print-invalid = nie je povolené
print-key-check = číslo porovnané s pultom
print-laid = položený ťah
print-letters = vylosované písmená
print-move-slip = Ťah
print-nothing = Nič.
print-opponent = súper
print-chooses = má voľbu
print-misses = kolo vynechá
print-bye = bez súpera
print-overtime = prekročenie času
print-own-move = môj ťah
print-pairings = Vylosovanie { $round }. kola
print-draft = Vylosovanie { $round }. kola (návrh)
print-penalties = sankcie
print-place-and-date = Miesto a dátum
print-player-number = hráč č.
print-players = hráči
print-points = body
print-racks = zvyšné písmená
print-result = výsledok
print-sheet = Partiár
print-signature = podpis
print-slip = Námietkový lístok
print-square = pole
print-standings = Poradie po { $round }. kole
print-sum = súčet
print-table-numbers = Čísla stolov
print-time = čas
print-round-and-table = kolo / stôl
print-to = Adresát:
print-valid = je povolené
print-blank = žolík
print-board-points = body konečnej dosky
print-budget = čas hráča na partiu
print-budget-move = čas na ťah
print-letter = písmeno
print-letters-title = Rozloženie písmen
print-move-sheet = Súhrnný hárok ťahov
print-number = počet
print-order = Podľa čoho sa určuje poradie
print-planned = plánovaný začiatok
print-prize = cena
print-result-card = Hlásenie výsledku
print-rounds = počet kôl
print-tiles-in-all = kameňov spolu
print-winner = víťaz
report-highest = Najvyššie skóre: { $player }, { $points } (kolo { $round }, stôl { $table })
report-slip = lístok
report-round = kolo
report-table = stôl
report-begun = vylosované
report-break = prestávka pred ním
report-hall = Signály a čas v miestnosti
report-last-result = posledný výsledok
report-play-began = začiatok hry
report-schedule = Kolá a ich časy
report-challenger = namietal
report-mover = ťahal
report-challenged-words = slová
report-ended = výsledok
report-by = kto
report-since-press = po stlačení
report-raised = vznesená
report-waited = do prvého rozhodnutia
report-decided = rozhodnuté
report-announced = oznámené
report-delivered = doručené
report-undelivered = nedoručené
report-follows = čo nasledovalo
report-changed-times = zmien
report-word = slovo
report-valid = povolené
report-list = zoznam
report-edition = vydanie
report-ruled = rozhodcom
report-cite = bod
report-reasons = dôvody
report-sources = zdroje
report-time = čas
report-contradicts = odporuje lístku
report-stands = platí
report-counts-no-more = neplatí od
report-changed = zmenené o
report-changed-by = zmenil
report-ground = dôvod zmeny
report-reason = odôvodnenie
report-player = hráč
report-raised-all = vznesené
report-upheld = oprávnené
report-rejected = neoprávnené
report-conceded = uznané
report-withdrawn = vzaté späť
report-mistaken = zapísané omylom
report-moot = nerozhodnuté: o partii sa rozhodlo inak
report-rate = oprávnené v %
report-against = proti jeho slovám
report-against-upheld = z toho oprávnené
report-name = čo
report-all = námietky
report-open = nerozhodnuté
report-missing = chýbajúce výsledky
report-median = medián
report-p90 = 9 z 10 do
report-longest = najdlhšie
report-entry = záznam
report-what = čo
report-side-a = A
report-points-a = body A
report-match = zápasové body
report-match-a = zápasové body A
report-tiles-a = písmená A
report-overtime-a = prekročený čas A
report-penalties-a = sankcie A
report-side-b = B
report-points-b = body B
report-match-b = zápasové body B
report-tiles-b = písmená B
report-overtime-b = prekročený čas B
report-penalties-b = sankcie B
report-how = ako sa skončila
report-awarded = kontumované
report-handed-in = odovzdané
report-corrected = opráv
report-place = miesto
report-played = partie
report-wrong-words = vyhľadané znova
report-overruled = zmenil nadriadený
report-made-good = zistené neskoro, napravené v poradí

## Duplicate: a game that is played from the console

board-columns = latin
board-across = vodorovne
board-down = zvislo
move-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
fault-too-short = jediné písmeno
fault-off-board = presahuje okraj dosky
fault-not-whole = nie je celé slovo: tesne pri ňom leží písmeno
fault-does-not-fit = leží tam { $letter }
fault-nothing-laid = nič nekladie
fault-not-connected = nenadväzuje na žiadne písmeno
fault-not-in-the-middle = nezakrýva stred dosky
fault-not-on-rack = { $letter } nie je v zásobníku
fault-blank-not-circled = { $letter } môže byť len žolík a nie je zakrúžkované
fault-blank-may-not-be = žolík nemôže byť { $letter }
fault-no-blank = v zásobníku nie je žolík
line-rack-changed = žrebovanie { $draw }: { $rack } sa mení, málo samohlások alebo spoluhlások
line-rack-drawn = žrebovanie { $draw }: { $rack }
line-move = žrebovanie { $draw }, číslo { $number } ({ $player }): { $play }: { $found }
line-of-game = hra { $game }, { $line }
line-move-annulled = žrebovanie { $draw }, číslo { $number } ({ $player }): { $what }, ťah sa nepočíta
line-move-annulled-over = žrebovanie { $draw }, číslo { $number } ({ $player }): { $what }, { $over } po konci; ťah sa nepočíta
line-master = žrebovanie { $draw }: kladie sa { $play }, bodov: { $points } ({ $program })
line-master-claimed = žrebovanie { $draw }: po námietke sa kladie { $play }, bodov: { $points }
line-word-valid = slovo { $word } na lístkoch platí
line-word-invalid = slovo { $word } na lístkoch neplatí
line-player-left = číslo { $number } ({ $player }) odišlo; od žrebovania { $draw } nič
line-duplicate-over = hra sa skončila: { $what }; doska má bodov: { $points }
line-results-announced = výsledky boli vyhlásené
duplicate-title = Hra { $game } · žrebovanie { $draw } · doska { $points }
duplicate-bag = vo vrecúšku { $count }
duplicate-changed = { $count ->
    [one] predtým bol vymenený jeden zásobník
    [few] predtým boli vymenené { $count } zásobníky
   *[other] predtým bolo vymenených { $count } zásobníkov
}
duplicate-laid = Žrebovanie { $draw }: { $play }, { $points }
duplicate-open-words = Na rozhodnutie: { $words }
duplicate-given-in = Lístky { $there }/{ $all }
duplicate-missing = Chýbajú: { $numbers }
duplicate-never-came = Nikdy neodovzdané: { $slips }
duplicate-never-of = žrebovanie { $draw }: { $numbers }
duplicate-refused = neprijaté: { $lines } (↑ vráti posledný, Esc ich zahodí)
duplicate-next-change = { $rack } treba vymeniť: napíšte sedem nových písmen z vrecúška
duplicate-announce-again = Niektoré lístky nikdy neprišli a nepočítajú sa. Ďalší Enter výsledky aj tak vyhlási
duplicate-type-rack = Napíšte písmená ťahané namiesto nich, všetkých sedem: ΑΓΟΡΑΣ?
duplicate-time-up = čas vypršal pred { $over }
duplicate-no-index = Niet zoznamu, v ktorom hľadať najlepší ťah: napíšte ho, * H8 O SLOVO
duplicate-hidden = Najlepší ťah je skrytý: Tab ho ukáže
duplicate-no-move = Žiadny ťah nie je možný
duplicate-best = Najlepší: { $play }, bodov: { $points } ({ $ties ->
    [one] jediný
   *[other] rovnakých: { $ties }
}, { $list })
duplicate-to-rule = na rozhodnutie: { $words } ({ $points })
duplicate-waits = Žiadna hra sa nehrá: začnite kolo a dajte znamenie (F6)
duplicate-next-draw = Enter žrebuje písmená žrebovania { $draw }; alebo napíšte tie z vrecúška
duplicate-next-claim = Enter položí { $word } čísla { $table }, ktoré vyhralo námietkou.
duplicate-next-start = Prečítajte písmená; Enter spustí čas
duplicate-next-runs = Čas beží. Lístky možno písať; bodka čas ukončí hneď
duplicate-next-announce = Enter vyhlási najlepší ťah; lístky možno ešte písať
duplicate-next-show = Píšte lístky; Enter ukáže najlepší ťah
duplicate-next-end = Enter ukončí hru: { $end }
duplicate-next-results = Enter vyhlási výsledky
duplicate-type-letters = Napíšte všetkých sedem písmen, ako vyšli z vrecúška, a ak sa menia, prečo: ΑΓΟΡΑΣ? ; dôvod
duplicate-next-type = Napíšte písmená žrebovania { $draw }, ako vyšli z vrecúška
duplicate-next-other-letters = Nie je možný žiadny ťah. Enter: vymení sa všetkých sedem písmen
duplicate-done = Výsledky sú vyhlásené
duplicate-lines = 12 H8 O SLOV(O) lístok · @3 12 … z 3. žrebovania · @1.3 … z hry 1 · 12 ! neskoro · 12 6.4 ; prečo zrušenie · 12 - odchod · + alebo - SLOVO ; prečo rozhodnutie · * H8 O SLOVO ťah
duplicate-lines-short = 12 H8 O SLOV(O) · 12 ! neskoro · 12 6.4 ; prečo · + SLOVO
duplicate-not-read = To nie je riadok hry duplicate
duplicate-no-square = To nie je pole dosky
duplicate-no-direction = Ani O (vodorovne), ani K (zvislo)
duplicate-no-word = Chýba slovo
duplicate-time-runs = Čas beží: počkajte na koniec, alebo napíšte bodku
duplicate-by-hand = ručne
duplicate-not-the-best = Žiadny z nájdených najlepších ťahov: * H8 O SLOVO ; prečo sa aj tak kladie
duplicate-lay-again = Položí sa namiesto najlepšieho nájdeného ťahu, aj keby lístok vyniesol viac: ďalší Enter ho položí
duplicate-no-draw = Za @ je číslo žrebovania, potom číslo hráča a jeho lístok: @3 12 H8 O SLOVO; @1.3 v hre 1
duplicate-type-best = Najlepší ťah tu nie je známy: napíšte ho, * H8 O SLOVO
duplicate-no-paragraph = Žiadny bod poriadku, ktorý ťah ruší
board-draw = Žrebovanie { $draw }
board-laid = Žrebovanie { $draw }: { $play }
board-duplicate-over = Koniec hry: { $end }
report-draws = Duplicate: žrebovania
report-moves = Duplicate: ťahy
report-annulled = zrušené pre
report-changed-racks = menené
report-draw = žrebovanie
report-number = číslo
report-points = body
report-program = program
report-seed = semienko losu
report-ties = rovnako dobrých
report-rack = zásobník
report-square = pole

## Lists and regulations on the command line
lists-edition = vyd. { $edition }
lists-words = { $count ->
    [one] 1 slovo
    [few] { $count } slová
   *[other] { $count } slov
}
lists-tiles = kameňov: { $range }
built-in = vstavaný
lists-official = oficiálny
lists-federation = zväzový
lists-advisory = iba radí
lists-lacks = { $id } – chýba:
lists-lacks-nothing = { $id } – nechýba nič.
lists-damaged = je tu, ale poškodený: pridajte ho znova
lists-advisory-only = je tu, ale iba radí: pridajte ho ako zoznam jeho vydavateľa
lists-alone = dovtedy o týchto slovách rozhoduje rozhodca
lists-if-listed = dovtedy rozhoduje rozhodca o viacerých z týchto slov
lists-advises = iba radí
lists-bring-in = pridajte súbor vydavateľa; VYDANIE a YYYY-MM-DD sú údaje, ktoré zoznam uvádza sám o sebe, POSTAVENIE je official, ak je vydavateľ ten istý ako vydavateľ poriadku, inak federation:
lists-put-file = SÚBOR
lists-put-edition = VYDANIE
lists-put-authority = POSTAVENIE
lists-or-build = Alebo slová uložte ako x.txt s manifestom x.toml a spustite `ephor lexicon build PRIEČINOK`
ruleset-own = vlastný
ruleset-own-over = vlastný, namiesto vstavaného
ruleset-unusable = nedá sa použiť: pozri `ephor ruleset check`
explain-title = { $wanted } · { $title } ({ $id })
explain-reads = čítané takto: { $reads }{ $switch }
treated-enforced = stráži ephor
treated-shown = zobrazuje
treated-person = na človeku
treated-needs = potrebuje
explain-questions = Otvorené otázky
explain-own-question = (otázka samotného programu ephor)

## import
import-nothing = nič sa nezapísalo
import-not-written = nič sa nezapísalo, --allow dropped prijme zvyšok
import-undated = odkedy platí { $id }? Bez dátumu smie iba radiť
import-undated-do = uveďte deň: --in-force YYYY-MM-DD
import-no-alphabet = pre jazyk `{ $language }` nie je abeceda
import-no-alphabet-do = zvoľte sk, cs, de alebo el, alebo dajte do priečinka z --to súbor tiles.toml
import-id = { $id } nie je iba z písmen bez diakritiky, číslic a spojovníkov ako sk-b2
import-id-do = zvoľte id ako sk-b6
import-id-letters = žiadny zoznam sa nemôže volať { $id }: tiles.toml je súbor s písmenami
import-unseen = je v tom znak, ktorý nevidno (U+{ $code }): vypustite ho
import-no-home = domovský priečinok nie je
import-no-home-do = uveďte priečinok pomocou --to
import-word-file = { $file } tu už je a zoznam sa z neho zostavuje
import-word-file-do = upravte ho a spustite `ephor lexicon build`, alebo ho najprv presuňte inam
import-same-id = id { $id } má aj { $file }
import-same-id-do = zvoľte iné --id, alebo najprv onen zoznam odstráňte
import-no-word = nie je v ňom ani jedno slovo
import-no-words = položky, ktoré nie sú slová: { $count } z { $read }
import-no-words-deciding = položky, ktoré nie sú slová: { $count } z { $read }, a čo v rozhodujúcom zozname chýba, je nepovolené
import-check = skontrolujte --language, --format a --encoding
import-check-marks = ak je { $mark } značka pri slovách, odstráni ju --marks '{ $mark }'
import-check-column = --column určí stĺpec so slovami, --column first berie prvé slovo každého riadka
import-misread = { $count ->
    [one] 1 slovo je také, aké žiadny jazyk nemá
    [few] { $count } slová sú také, aké žiadny jazyk nemá
   *[other] { $count } slov je takých, aké žiadny jazyk nemá
}, prvé „{ $word }“ v riadku { $line }
import-misread-do = čítané v nesprávnom kódovaní, teraz alebo už keď sa súbor ukladal: skontrolujte --encoding, alebo si súbor zaobstarajte znova; nič sa nezapísalo, --allow misread ho prijme taký, aký je

# Čoho sa týka ukazovateľ priebehu.
import-reading-file = čítanie
import-expanding = tvorenie tvarov
import-sorting = triedenie
import-building = zostavovanie

# Ako sa súbor čítal.
import-set = { $set }, { $told ->
    [mark] podľa značky na začiatku
    [name] ako je uvedené
   *[letters] podľa písmen
}
import-how-words = text v kódovaní { $set }
import-how-blocks = { $count ->
    [one] { $count } tlačený oddiel
    [few] { $count } tlačené oddiely
   *[other] { $count } tlačených oddielov
} v kódovaní { $set }
import-how-first = prvé slovo každého riadka v kódovaní { $set }
import-how-column = stĺpec { $column } tabuľky { $headed ->
    [yes] so záhlavím v kódovaní
   *[no] v kódovaní
} { $set }
import-how-hunspell = Hunspell v kódovaní { $set }, { $count ->
    [one] { $count } heslo
    [few] { $count } heslá
   *[other] { $count } hesiel
}{ $compounds ->
    [yes] , zloženiny sa netvoria
   *[no] { "" }
}
import-names-stay = mená zostávajú, veľké písmeno majú aj podstatné mená
import-names-go = čo má veľké písmeno, je meno
import-compounds = zloženiny sa netvoria: { $count ->
    [one] { $count } heslo môže byť časťou slov, ktoré tento zoznam nemá
    [few] { $count } heslá môžu byť časťami slov, ktoré tento zoznam nemá
   *[other] { $count } hesiel môže byť časťami slov, ktoré tento zoznam nemá
}

# Tabuľka o tom, čo prišlo. Názvy riadkov sú krátke.
import-row-list = zoznam
import-row-read = prečítané
import-row-head = záhlavie
import-row-heads = nadpisy
import-row-first = prvé
import-row-above = úvod
import-row-marks = značky
import-row-words = slová
import-row-gloss = vysvetlenia
import-row-tiles = kamene
import-row-old = doteraz
import-row-set = sada
import-row-file = súbor
import-list = { $id }: { $name }, vyd. { $edition }, { $standing }
import-no-heading = žiadne: aj prvý riadok je slovo; ak nie je, použite --header
import-heading = prvý riadok, { $heading }; ak nie je záhlavím, použite --no-header
import-above = { $count ->
    [one] { $count } riadok po [Words] je hlavička
    [few] { $count } riadky po [Words] sú hlavička
   *[other] { $count } riadkov po [Words] je hlavička
}
import-remarks = riadky s poznámkou: { $count }, prvý: { $first }
import-marks = odstránené pri { $count ->
    [one] { $count } slove
   *[other] { $count } slovách
}
import-glossed = má ich { $count ->
    [one] { $count } slovo
    [few] { $count } slová
   *[other] { $count } slov
}; o ničom nerozhodujú
import-length = { $count } s dĺžkou { $tiles } kameňov
import-tiles-told = { $range }, ako hovorí --tiles
import-tiles-found = { $range }, dĺžky, ktoré sa našli: o iných zoznam nehovorí nič
import-replaced = { $name }, vyd. { $edition }, nahradené
import-replaced-words = { $name }, vyd. { $edition }, nahradené: pribudlo slov { $added }, ubudlo { $removed }
import-set-bytes = { $bytes } B, BLAKE3 { $digest }
import-note = poznámka: { $note }

# Čo sa vynechalo a prečo.
import-dropped = vynechané:
import-nothing-dropped = nič sa nevynechalo
import-more = a { $count ->
    [one] { $count } ďalšia
    [few] { $count } ďalšie
   *[other] { $count } ďalších
}
import-example = riadok { $line } { $text }
import-example-letter = riadok { $line } { $text } ({ $letter })
import-at-place = { $typed } na mieste { $position }
import-looks-like = { $typed } na mieste { $position } je { $script ->
    [Latin] z latinky
    [Cyrillic] z cyriliky
    [Greek] z gréckeho písma
   *[other] z písma { $script }
} a vyzerá ako { $meant }
import-or = { " alebo " }
import-drop-letter = písmeno, ktoré nie je v abecede
import-drop-look-alike = podobné písmeno iného písma
import-drop-sign = číslica, spojovník, apostrof, bodka alebo iný znak
import-drop-broken = rozdelené spojovníkom na konci riadka
import-drop-several = niekoľko slov
import-drop-name = meno
import-drop-abbreviation = veľké písmená vnútri alebo neprípustné: skratka alebo značka
import-drop-short = príliš krátke
import-drop-long = príliš dlhé
import-drop-twice = druhý raz to isté

# Či zoznam smie rozhodovať a čo sa nesmie prehliadnuť.
import-warn-gloss = --gloss: o žiadnom z týchto slov sa nič nehovorí
import-warn-dropped = vynechané položky, ktoré nie sú slová: { $count } z { $read }; kde tento zoznam rozhoduje sám, sú nepovolené
import-warn-missing = žiadne slovo nemá { $letters }: ak jazyk také slová má, súbor o to písmeno prišiel
import-warn-shipped = { $id } je id zoznamu, ktorý je v programe ephor: { $name }, vyd. { $edition }, sa nepoužije tam, kde sa číta tento
import-warn-shipped-words = { $id } je id zoznamu, ktorý je v programe ephor: { $name }, vyd. { $edition }, sa nepoužije tam, kde sa číta tento: pribudlo slov { $added }, ubudlo { $removed }
import-warn-lengths = { $id } pokrýva dĺžky { $from }–{ $to } kameňov a nemá žiadne slovo s dĺžkou { $none }: kde rozhoduje sám, sú také slová nepovolené; --tiles hovorí, ktoré dĺžky pokrýva
import-advises = { $id } radí a o ničom nerozhoduje
import-from-to = { $from } až { $to }
import-may-decide = { $id } smie rozhodovať o slovách s dĺžkou { $lengths } kameňov, kde ho pravidlá menujú{ $taken ->
    [yes] , prijatý taký, aký je, s --allow { $allowed }
   *[no] { "" }
}
import-may-not-decide = { $id } takto rozhodovať nesmie: žiadne z jeho slov nemá { $letters }, hoci v slovách staršieho vydania je, a každé také slovo by bolo nepovolené; pridajte ho z kópie, ktorá o to písmeno neprišla; nič sa nezapísalo, --allow lost-letter ho prijme

# Slová textu alebo tabuľky.
import-no-names = stĺpec { $column }: kde prvý riadok nie je záhlavie, nemá žiadny stĺpec názov
import-no-names-do = uveďte poradie stĺpca, --column 1, alebo vynechajte --no-header
import-column-has = v stĺpci { $place } je „{ $word }“
import-other-column = stĺpec 1 nevyzerá ako slová, ale { $column }
import-other-column-do = ak sú to slová, uveďte --column { $place }; nič sa nezapísalo
import-several-columns = slová má viac stĺpcov: { $columns }
import-several-columns-do = uveďte, ktorý sa myslí, napríklad --column { $place }; nič sa nezapísalo
import-table = každý riadok má { $count ->
    [one] { $count } stĺpec
    [few] { $count } stĺpce
   *[other] { $count } stĺpcov
}, vyzerá to teda ako tabuľka
import-table-do = uveďte stĺpec so slovami pomocou --column, alebo --format words, ak sú slová všetko; nič sa nezapísalo
import-definitions = riadok { $line }, „{ $text }“, vyzerá ako slovo s vysvetlením; takých riadkov je spolu { $count }
import-definitions-do = --column first berie prvé slovo každého riadka, --format words všetky; nič sa nezapísalo
import-sentences = riadok { $line }, „{ $text }“, vyzerá ako veta; takých riadkov je spolu { $count } a zvyšok vyzerá ako zoznam
import-sentences-do = tieto riadky vypustite, alebo pred ne dajte #; --format words hovorí, že slová sú všetko; nič sa nezapísalo
import-hash-words = riadky, ktoré sú slová so znakom # na začiatku: { $count }
import-hash-words-do = --marks '#' ich prijme ako slová; ak sú to poznámky, napíšte za # medzeru; nič sa nezapísalo
import-gloss-takes = --gloss berie stĺpec tabuľky, `rest` s --column first, alebo `stem` slovníka; nič sa nezapísalo
import-gloss-rest = za prvým slovom riadka niečo stojí iba s --column first
import-gloss-stem = heslá má iba slovník
import-gloss-columns = s --column first nie sú stĺpce
import-gloss-words = zoznam slov o nich nič nehovorí
import-gloss-dictionary = slovník nemá nič iné než heslo, ku ktorému tvar patrí
import-gloss-dictionary-do = uveďte --gloss stem; nič sa nezapísalo

# Súbory, ktoré sa nedajú prečítať.
import-packed = je zbalený ({ $with }) a nedá sa rozbaliť ({ $what }): skopírujte ho znova
import-foreign = je zbalený ({ $with }), čo sa tu nečíta: rozbaľte ho pomocou `{ $remedy }` a uveďte súbor vnútri
import-locked = je zbalený (zip s heslom alebo neobvyklým spôsobom), čo sa tu nečíta: rozbaľte ho pomocou `unzip` a uveďte súbor vnútri
import-packed-twice = je zbalený dvakrát: raz ho rozbaľte a uveďte súbor vnútri
import-archive = je to archív zip, v ňom súborov: { $count }; rozbaľte ho pomocou `unzip` a uveďte ten so slovami
import-too-big = po rozbalení má viac než { $limit } bajtov: taký dlhý zoznam slov nie je, rozbaľte ho a pozrite sa
import-no-set = { $name } nie je známe kódovanie: napíšte napríklad utf-8, windows-1250, windows-1253, iso-8859-2, cp852, cp850, cp737, cp869, mac-roman, mac-ce alebo mac-greek
import-no-text = sú v ňom nulové bajty, nie je to teda text, alebo je to UTF-16 bez značky: uveďte kódovanie, napríklad utf-16le
import-utf-32 = je v UTF-32, čo sa tu nečíta: uložte ho ako UTF-8
import-control = bajt { $byte } v riadku { $line } je riadiaci znak, nie je to teda text: uložte ho ako text, alebo skontrolujte, či je to správny súbor
import-document = je to { $kind ->
    [pdf] PDF
    [office] starý kancelársky dokument (.xls, .doc)
    [rtf] dokument RTF
   *[packed] zbalený dokument (.xlsx, .ods, .docx, .odt, .zip)
}, nie text: otvorte ho a uložte ako text alebo CSV
import-two-sets = hodia sa dve kódovania a slová by boli iné: { $readings }; uveďte, ktoré to je
import-strange = v žiadnom kódovaní nie sú jeho písmená písmenami tejto abecedy ({ $alphabet ->
    [Czech] česká
    [German] nemecká
    [Slovak] slovenská
    [Greek] grécka
   *[other] { $alphabet }
}); bolo by v ňom { $readings }: uveďte kódovanie pomocou --encoding, alebo skontrolujte --language
import-reading = „{ $word }“ v { $set } (--encoding { $name })
import-no-column = stĺpec { $column } nie je: prvý riadok má { $count ->
    [one] { $count } stĺpec
    [few] { $count } stĺpce
   *[other] { $count } stĺpcov
}
import-no-such-name = stĺpec { $column } nie je: v prvom riadku je { $names }
import-open-quote = riadok { $line }: neuzavreté úvodzovky; uzavrite ich
import-csv = riadok { $line }: { $what }
import-no-pair = vedľa { $file } nie je { $wanted }
import-no-pair-do = uveďte .dic a pomocou --affixes .aff; .dic, ktorý je prostým zoznamom ako pri programe Scrabble3D, pridáte s --format words, alebo s --column first, ak za slovami stoja významy
import-cut-off-do = nič sa nezapísalo; --allow cut-off prijme, čo tu je

# Čo je v slovníku zle.
import-place = { $file }, riadok { $line }, znak { $column }: { $what }
import-aff-no-count = chýba počet slov: uveďte .dic a .aff toho istého slovníka
import-aff-cut-off = hesiel má byť { $declared } a je ich { $found }, súbor je teda odseknutý: skopírujte ho znova
import-aff-too-many = viac než { $most } tvarov: slovník je poškodený, vezmite inú kópiu
import-aff-flag-kind = { $text } nie je druh príznakov: napíšte long, num alebo UTF-8
import-aff-two-prefixes = dve predpony pri jednom slove sa netvoria: tento slovník sa nedá pridať
import-aff-no-class = { $text } stojí tam, kde sa trieda začína Y alebo N: pravidiel je viac, než hovorí jej prvý riadok
import-aff-no-number = { $text } nie je počet pravidiel
import-aff-fewer = pravidiel je o { $count } menej, než hovorí prvý riadok triedy: .aff je odseknutý alebo poškodený, skopírujte ho znova
import-aff-no-alias = { $text } nie je žiadne z čísel pod AF (je ich { $count })
import-aff-half-flag = { $half } je pol príznaku: s FLAG long má každý príznak dva znaky
import-aff-no-flag = { $text } nie je príznak: s FLAG num sú príznaky čísla do 65535 oddelené čiarkami
import-aff-not-one = { $text } nie je jeden príznak: skontrolujte, ktorý FLAG je v .aff
import-aff-not-closed = [ bez svojej ]: uzavrite ju
import-aff-not-opened = ] bez svojej [: otvorte ju, alebo túto odstráňte
import-aff-no-set = { $text } nie je kódovanie: napíšte napríklad UTF-8, ISO8859-2 alebo ISO8859-7
import-aff-not-utf-8 = toto nie je UTF-8, ktoré .aff sľubuje: uveďte za SET skutočné kódovanie
import-aff-missing = tu chýba: { $part ->
    [flag] príznak
    [cross] Y alebo N
    [rules] počet pravidiel
    [off] čo sa odoberá, alebo 0
   *[on] čo sa pridáva, alebo 0
}

# Prečo zo slov nie je zoznam.
import-manifest = manifest sa nedá prečítať: { $what }
import-nameless = manifest sa nedá prečítať: názov: dajte zoznamu krátky názov ako B2
import-language = { $list } je v jazyku { $language } a číta sa abecedou { $alphabet }: dajte k nemu abecedu { $language }
import-declared = { $list } má mať { $declared } slov a má { $found }: porovnajte ho s predlohou
import-damaged = { $list } je poškodený, bajty jeho .fst sa zmenili: skopírujte ho znova, alebo ho znova zostavte
