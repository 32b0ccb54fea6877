# Čeština. Pojmy podle Soutěžního řádu ČAS 2009/1; za pojmem bod řádu, ° kde řád pojem nemá.
#
# mover = hráč, který táhl (po stisku hodin už není na tahu)°
# player on move = hráč na tahu (11.2)
# challenger = namítající hráč (8.4)
# referee = rozhodčí (12.1)
# head referee = hlavní rozhodčí, HR (12.2)
# word judge = slovníkový rozhodčí (12.5)
# director, organiser = pořadatel (2.1)
# official = činovník°
# tile = kámen (3.1)
# blank = žolík (16.41)
# score sheet = partiář (16.18)
# slip = námitkář (16.14)
# clock = hodiny (16.8)
# press of the clock = stisk hodin (5.1.3)
# flag fell = čas vypršel (5.1.4)
# sources = prameny (12.5)
# game = partie (4.1)
# turn, move, play = tah (5.1.3)
# pass = pas; forced pass = povinné pas (16.19)
# exchange = výměna kamenů (16.32)
# draw tiles = dolosovat (16.4)
# approve = odsouhlasit (16.17)
# hold, reservation = výhrada°
# running total, SUMA = průběžný součet (7.4)
# playoff = dohrávka (16.3)
# circled move = zakroužkovaný tah (16.3)
# challenge = námitka (9.1)
# word challenge = slovní námitka (9.1)
# upheld = oprávněná (8.3)
# rejected = neoprávněná (8.4)
# valid, invalid = platné, není platné (9.4.2.g)
# admit, concede = uznat (9.2)
# take back (a challenge) = vzít zpět°
# take back (a ruling) = odvolat (12.7)
# rule, ruling = rozhodnout, rozhodnutí (12.7)
# overrule = změnit výrok (13.19)
# verdict = výrok (13.19)
# reasons = zdůvodnění (2.8)
# claim = námitka (STOP), v úzkém poli STOP (neslovní námitka, stížnost)°
# proven, unfounded = oprávněná, neoprávněná (8.3, 8.4)
# offence, fault = herní chyba (8.1)
# conduct = porušení fair play (13.12)
# sanction, penalty = sankce (8.3)
# cross = trestný křížek (16.28)
# turn lost = ztráta tahu (16.40)
# award, forfeit = kontumace (13.1)
# excluded = vyloučení (13.14)
# duty, to do = úkol°
# procedure, step = postup, krok°
# order (to a clock) = pokyn°
# overtime = překročení času (10.2.6)
# pairing = rozlosování (13.3)
# no opponent, bye = volný los (14.5)
# hall = hrací místnost; na kartě Stoly (2.7)
# spread, difference = rozdíl skóre°
# hand in = odevzdat (7.10)
# desk = stůl rozhodčích; na kartě Pult (15.8)
# correct = opravit; mend = napravit (7.12)
# regulation = řád (1.1); ruleset = pravidla; reading = výklad (16.31)

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
office-head-referee = hl. rozh.
office-judge = slov. r.
role-director = pořadatel
role-head-referee = hlavní rozhodčí
role-referee = rozhodčí
role-judge = slovníkový rozhodčí
role-players = hráči
role-clock = hodiny
sit-down = Kdo sedí za touto konzolí?
sit-choose = { $last ->
    [2] 1 nebo 2
   *[other] 1–{ $last }
}, Enter = { $usual }:
choice-none = „{ $answer }“ mezi nimi není.
sit-name = Jméno (nemusí být):
sit-pin = PIN:
sit-asks-pin = · žádá PIN
sit-journaled = Žurnál zaznamená, kdo u konzole od této chvíle sedí.
sit-offer = { $key }: usednout zde jako { $office }
pin-wrong = tento PIN je chybný
pin-wait = další PIN se zatím nepřijímá
pin-wait-do = { $seconds ->
    [one] počkejte 1 sekundu a zadejte jej
    [few] počkejte { $seconds } sekundy a zadejte jej
    [many] počkejte { $seconds } sekundy a zadejte jej
   *[other] počkejte { $seconds } sekund a zadejte jej
}
pin-unreadable = soubor s PINy nelze přečíst nebo zapsat: { $why }
pin-only = PINy zadává jen hlavní rozhodčí
pin-new = Nový PIN ({ $office }):
pin-again = Ještě jednou totéž:
pin-says = { $least } až { $most } znaků, pak Enter; lépe šest číslic a více.
pin-empty = Dvakrát nic: funkce už nebude žádat PIN.
pin-length = PIN má { $least } až { $most } znaků
pin-length-do = napište více, pak Enter
pin-differs = oba PINy se liší a nic se nezměnilo
pin-differs-do = napište nový PIN, pak totéž ještě jednou
pin-kept = od této chvíle žádá PIN: { $office }
pin-gone = už nežádá PIN: { $office }
pin-not-kept = PIN se neuložil: { $why }
pin-simulated = simulovaný turnaj nemá PINy
pin-told-ask = PIN ({ $office }):
pin-told-new = Nový PIN ({ $office }):
pin-told-asks = tato funkce žádá PIN: { $office }
pin-told-none = žádná funkce nežádá PIN
pin-told-kept = odteď žádá PIN: { $office }
pin-told-had-none = PIN nežádal: { $office }
pin-told-above = smí totéž a PIN nežádá: { $office } (ephor office pin)
init-hello = Nový turnaj. Enter potvrdí nabízenou hodnotu; < vrátí k předchozí otázce; { $leave } kdykoli skončí a nic se neuloží.
init-ruleset = Řád
init-name = Název turnaje a jeho složky zde; Enter = { $usual }:
init-folder = Složka
init-there = { $name } už existuje: zvolte jiný název.
init-tiles = Kameny
init-systems = Systémy posuzování platnosti slov, které pořadatel zvolil
init-choose-some = čísla oddělená mezerou, 1–{ $last }; Enter = všechny:
init-systems-label = Systémy posuzování
init-missing-label = ! Chybí slovníky
init-budget = Čas každého hráče
init-list = Žádný slovník podle řádu není nainstalován (jak na to: { $leave } a `ephor lexicon list`). Který smí rozhodovat?
init-list-label = Rozhodující slovník
init-no-list = žádný: rozhoduje rozhodčí
init-binding = O čem rozhoduje?
init-if-listed = že uvedené slovo je platné; o jiných neříká nic
init-alone = o každém slově: co neuvádí, není platné
init-list-reason = Proč, do žurnálu; Enter = { $usual }
init-list-usual = Žádný slovník podle řádu není nainstalován.
init-players = Hráči: cesta k souboru, nebo jeden na řádek (jméno, klub). Prázdný řádek zadávání ukončí.
init-players-label = Hráči
init-surname = Která část jména „{ $name }“ je příjmení?
init-surname-label = Příjmení, jako
init-no-header = (bez záhlaví)
init-not-understood = nerozpoznáno
init-read = Načteno: { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
 }.
init-again = Nic z toho se nebere. Jiný soubor, nebo jména:
init-twice = { $name }: v seznamu už je.
init-no-name = „{ $line }“ není soubor ani jméno.
init-starts = Oznámený začátek 1. kola (9:00 nebo 2026-11-28 9:00; Enter = neuveden):
init-starts-label = Oznámený začátek 1. kola
init-no-time = „{ $answer }“ není čas: napište například 9:00.
time-unknown = Podle hodin tohoto počítače je { $clock } ({ $zone }); poslední zápis turnaje je z { $last }. Enter = hodiny jdou správně; jinak napište čas, například 9:00:
time-behind = Podle hodin tohoto počítače je { $clock } ({ $zone }), a to je před posledním zápisem turnaje, { $last }. Enter = čas pokračuje od tohoto zápisu; jinak napište čas, například 9:00:
time-too-early = { $time } je před posledním zápisem, { $last }: čas pokračuje odtud. Po otevření turnaje najděte „čas“ a posuňte jej zpět.
time-ahead-of-now = je to později než platný čas, { $now }
time-ahead-of-now-do = vynechte --at, nebo uveďte čas, který už byl
time-strange-date = varování: turnaj se zakládá dne { $day }. Nařiďte hodiny tohoto počítače a založte ho znovu: všechny časy v něm by byly chybné
print-draft-alone = z kola, které nezačalo, se tiskne jen rozlosování
print-draft-alone-do = ephor print TURNAJ pairings --draft SOUBOR
init-tables = Počet stolů; Enter = { $usual }:
init-tables-label = Stoly
init-make = Založit? Enter = ano, n = ne:
init-left = Nic se nezapsalo.
init-made = Založeno: { $event }. Dále: ephor{ $lang } open { $typed }
init-brief = { $event }: { $title } ({ $id }), hráčů: { $players }, stolů: { $tables }
init-brief-entries = ; zápisů v záznamu: { $entries }
init-missing = { $count ->
    [one] Není nainstalován: { $lists }. O jeho slovech rozhoduje rozhodčí.
   *[other] Nejsou nainstalovány: { $lists }. O jejich slovech rozhoduje rozhodčí.
}
init-missing-alone = Nenainstalováno: { $lists }. O slovech (kamenů: { $range }) místo nich rozhoduje { $adopted }, o ostatních rozhodčí.
init-missing-if-listed = Nenainstalováno: { $lists }. Slova (kamenů: { $range }), která { $adopted } uvádí, platí; o ostatních rozhoduje rozhodčí.
init-noted = Poznamenejte si: { $head } (otisk žurnálu: později dokáže, že se nic nezměnilo)
column-name = jméno
column-club = klub
    .also = oddíl|město
column-rating = rating
    .also = elo
column-age = věk
column-guardian = zákonný zástupce
    .also = rodič
column-family = rodina
    .also = příbuzní
column-paid = startovné
    .also = zaplaceno
column-surname = příjmení
column-given = křestní jméno
column-number = pořadové číslo, nepřebírá se
column-round = kolo
column-table = stůl
column-first = první hráč
column-second = druhý hráč
tsh-read = { $file }: TSH, divize { $division }, hráčů: { $players }, nalosovaných kol: { $rounds }, čteno jako { $set } ({ $example })
init-rounds = Převzato: kol { $rounds }, výsledků { $results }.
init-rounds-apart = Kdy se hrála, v souboru není: jsou zapsána po { $time }, jak to řád chce mezi koly.
bar-waiting = { $count ->
    [few] čekají { $count }
   *[other] čeká { $count }
}
bar-journal = žurnál
bar-halted = STOJÍ
bar-damaged = POŠKOZENO
bar-clocks = hodiny { $heard }/{ $fitted }
bar-lists = slov. { $lists }
bar-no-lists = bez slov.
bar-missing = ! { $count ->
    [one] chybí
   *[other] chybějí
} { $lists }
bar-advising = pomocné { $lists }
banner-signal = SIGNÁL: { $signal } [{ $cite }]
banner-signal-by-hand = DEJTE SIGNÁL SAMI: { $signal } [{ $cite }]
banner-halted = ROZHODOVÁNÍ STOJÍ: { $why }
banner-halted-do = Nic z rozhodnutého se neztratilo. Ctrl-S to zkusí znovu; hodiny běží dál.
banner-unwritten = Disk je pomalý: zadáno a dosud neuloženo: { $count }, už { $seconds } s. Dokud to není uloženo, není rozhodnuto; pracujte dál.
banner-held = Jiná konzole nebo program zapisuje do žurnálu už { $seconds } s. Co se zde zadá, počká a pokračuje samo.
journal-held = jiná konzole nebo program zapisuje do žurnálu už { $seconds } s: čeká se
banner-set-back = Hodiny tohoto počítače jsou o { $time } pozadu za platným časem. Jdou-li správně, najděte „čas“ (Ctrl-P) a posuňte platný čas zpět.
banner-set-forward = Hodiny tohoto počítače jsou o { $time } napřed před platným časem. Jdou-li správně, najděte „čas“ (Ctrl-P) a posuňte platný čas vpřed.
bar-own-edition = VLASTNÍ VERZE
banner-forgeries = Někdo vysílá rámce jménem hodin: rámců { $frames } za { $length }, jménem { $clocks ->
    [one] 1 hodin
   *[other] { $clocks } hodin
 }, poslední z { $address } { $strength }. Nic z nich se nebere v úvahu.
banner-damaged = ŽURNÁL JE POŠKOZEN, lze jen číst: { $why }
air-no-adapter = Chybí adaptér Bluetooth: připojte jej, nebo ohlaste nahlas, co se má zobrazit. Hodiny běží dál.
air-not-that-adapter = Chybí adaptér Bluetooth { $adapter }: připojte jej, nebo otevřete turnaj bez --adapter.
air-off = Adaptér Bluetooth { $adapter } je vypnutý: `bluetoothctl power on`, nebo `rfkill unblock bluetooth`.
air-off-in-settings = Bluetooth je vypnutý ({ $adapter }), nebo jej ephor nesmí používat: podívejte se do nastavení systému.
air-no-service = Služba Bluetooth neběží: `systemctl start bluetooth`. Rádio pak pokračuje samo.
air-no-bus = Rádio se nemůže spojit se systémem a samo to zkouší znovu: { $why }
air-no-scan = { $adapter } nesmí přijímat ({ $why }): odpojte jej a připojte, nebo `systemctl restart bluetooth`.
air-no-scan-in-settings = { $adapter } nesmí přijímat ({ $why }): v nastavení systému Bluetooth vypněte a zapněte.
air-silent = Na { $adapter } už není nic slyšet a nové spuštění nepomáhá: odpojte jej a připojte.
air-broken = Rádio se spouští znovu: { $why }
tab-desk = Pult
station-desk = konzole
station-kiosk = kiosk
station-init = založení
station-round = zahájení kola
tab-hall = Stoly
tab-log = Záznam
tab-rules = Řád
small-needs = Je třeba { $columns } × { $rows }.
small-has = Tento má { $columns } × { $rows }.
small-safe = Zvětšete jej, nebo zmenšete písmo. Zatím se nic neztratí.
small-keys = Žádná klávesa nepůsobí na to, co není vidět; F10 ukončí ephor.
small-leave = Ukončit ephor? Enter ukončí, Esc zůstane.
problem-instead = Řešení: { $instead }
sheet-no-pairings = není to soubor s rozlosováním
sheet-no-pairings-do = na každý řádek napište stůl, hráč, hráč
event-no-folder = to není turnaj: taková složka není
event-no-journal = to není turnaj: není v něm žurnál
event-none-do = zadejte jeho složku, nebo ho založte: `ephor init`
event-other-ruleset = to nejsou pravidla, se kterými byl turnaj založen, takže podle nich nelze nic rozhodnout
event-other-tiles = to nejsou písmena, se kterými byl turnaj založen, takže podle nich nelze nic rozhodnout
event-other-do = vraťte soubor z kopie turnaje; kdo chce jiná pravidla, založí nový turnaj: `ephor init`. `ephor log show`, `ephor log audit` a `ephor report` tento přečtou i tak
event-copy-changed = soubor { $path } byl změněn; pravidla, se kterými byl turnaj založen, jsou vestavěná a platí
event-there = už existuje
event-there-do = zvolte jinou složku, nebo ho otevřete: `ephor open`
backup-no-folder = není to složka
backup-no-folder-do = vytvořte ji, nebo zapojte USB disk
log-no-moment = to není časový údaj
log-no-moment-do = pište 14:30, 14:30:15, 2026-11-21, „2026-11-21 14:30“ nebo 2026-11-21T14:30:00+01:00
log-nobody = tak se na turnaji nikdo nejmenuje
log-nearest = tak se na turnaji nikdo nejmenuje; mysleli jste „{ $near }“?
log-several = více hráčů: { $names }
log-nobody-do = napište jméno, jak bylo zapsáno
kiosk-nobody = na turnaji slova nevyhledává nikdo, tedy ani kiosk
kiosk-nobody-do = rozhodujte u pultu: `ephor open`
kiosk-others = hráči slova sami nevyhledávají, nýbrž: { $systems }
kiosk-not-chosen = pro tento turnaj nezvoleno, hráči tedy nic nevyhledávají: { $systems }
kiosk-not-chosen-do = rozhodujte u pultu: `ephor open`; systémy se volí při založení turnaje
sheet-no-table = „{ $text }“ není číslo stolu: napište číslo od 1
sheet-no-clock = „{ $text }“ není číslo hodin: napište číslo od 1
sheet-no-round = „{ $text }“ není číslo kola: napište číslo od 1
sheet-no-rating = „{ $text }“ není rating: napište celé číslo
sheet-no-age = „{ $text }“ není věk v letech: napište celé číslo
sheet-no-answer = „{ $text }“ neříká ani ano, ani ne
sheet-no-name = chybí jméno
sheet-not-a-name = „{ $text }“ není jméno: jméno má písmena, nejvýš { $most }
sheet-no-player = chybí hráč: pište stůl, hráč, hráč, a pomlčku, kde soupeř není
sheet-fields = polí { $fields }; patří tam { $expected }
sheet-lines-do = opravte tyto řádky; nic se nestalo
sheet-empty = není v něm žádný řádek
sheet-not-utf8 = není v UTF-8
sheet-not-utf8-do = uložte ho znovu jako „CSV UTF-8“
sheet-something-else = je to { $kind ->
    [tou] soubor TOU programu AUPAIR nebo pro WESPA
    [page] webová stránka
    [json] JSON
    [gcg] partie ve formátu GCG
    [pdf] PDF
    [office] starý kancelářský dokument (.xls, .doc)
    [rtf] dokument RTF
    [packed] zabalený dokument (.xlsx, .ods, .docx, .odt, .zip)
    [other] soubor jiného druhu
   *[database] databáze
}, ne tabulka s řádkem pro každého
sheet-something-else-do = otevřete ho v jeho programu a uložte jako „CSV UTF-8“; nic se nestalo
sheet-something-else-tou-do = co je zde potřeba, vypište do CSV; hráče akce zapíše `ephor export` jako players.csv; nic se nestalo
sheet-something-else-game-do = zadejte sem tabulku; poslední tah duplikátní partie z jiného programu se přebírá příkazem `ephor duplicate master`; nic se nestalo
list-something-else-do = uložte slova jako text, každé na řádek, nebo jako CSV; nic se nestalo
sheet-title = { $place }: „{ $text }“ je nad záhlavím a vynechává se
sheet-quotation = uvozovky nejsou uzavřeny
sheet-quotation-do = uzavřete je, nebo napište jméno bez nich
sheet-separators = odděleno znakem „{ $sign }“, první řádek znakem „{ $first }“
sheet-separators-do = oddělujte všechny řádky stejným znakem; nic se nestalo
sheet-two-rounds = jsou v něm partie kol { $one } a { $other }
sheet-two-rounds-do = nechte jen partie jednoho kola; nic se nestalo
sheet-no-column-of-pairings = sloupec { $at }: „{ $cell }“ do rozlosování nepatří
sheet-no-column-of-players = sloupec { $at }: „{ $cell }“ do seznamu hráčů nepatří{ $looks ->
    [yes] , a řádek { $line } vypadá jako záhlaví: { $header }
   *[no] {""}
}
sheet-no-names = není v něm sloupec jmen{ $looks ->
    [yes] , a řádek { $line } vypadá jako záhlaví: { $header }
   *[no] {""}
}
sheet-column-twice = sloupec { $at }: „{ $cell }“ už tam je
sheet-column-twice-do = nechte jen jeden z nich
sheet-column-missing = chybí sloupec { $name ->
    [table] stůl
   *[other] { $name }
}
sheet-columns-of-pairings = napište stůl, a, b, případně kolo, nebo sloupec vynechte; nic se nestalo
sheet-columns-of-players = napište jméno, klub, rating, věk, zákonný zástupce, rodina nebo startovné, nebo sloupec vynechte; příjmení a křestní jméno mohou být dva
problem-error = chyba: { $what }
problem-warning = upozornění: { $what }
problem-file = { $path }: { $error }
file-is-other = není to soubor, ale { $kind ->
    [folder] složka
    [pipe] roura
    [socket] soket
   *[device] zařízení
}
file-is-other-do = zapište, co z něj přichází, do souboru a zadejte ten; kde se přijímá `-`, je to standardní vstup
file-is-folder-do = zadejte soubor v ní
file-too-large = je větší než { $most } MiB, a tak velký žádný takový soubor není
file-too-large-do = podívejte se, zda je to ten správný soubor; pokud ano, zapište z něj do jiného jen to, co je třeba, a zadejte ten
config-from-option = volba --lang
config-from-variable = proměnná EPHOR_LANG
config-from-file = config.toml
config-from-system = systém (LC_ALL, LC_MESSAGES, LANG)
config-from-default = výchozí
config-not-there = není
problem-not-there = { $path }: takový soubor ani složka není
    .instead = zkontrolujte cestu
problem-closed = { $path }: přístup odepřen
    .instead = zkontrolujte, kdo tam smí číst a zapisovat
problem-held = { $path }: drží ho jiný program ({ $error })
    .instead = chvíli počkejte a zkuste to znovu, nebo pozastavte program, který složku synchronizuje nebo prověřuje
problem-full = { $path }: na disku není místo
    .instead = uvolněte místo a zkuste to znovu

## Klávesy
key-agree = zápis shodný
key-decide = posoudit
key-choose = vybrat
key-new-slip = námitkář
key-settle = ohlášeno
key-said = řečeno
key-unsay = ještě neřečeno (deset sekund)
kept-already = vše rozhodnuté už je v žurnálu
key-rule = rozhodnout
key-second = druhý názor
key-concede = uznat
key-withdraw = vzít zpět
key-mistaken = zapsáno omylem
key-take-over = převzít
key-next-aloud = další ohlásit
key-clear = smazat text
key-by-hand = u hodin provedeno
key-announce = oznámit hráčům
key-mistyped = překlep
key-later = později
key-raise = zapsat
key-field = pole
key-cancel = zpět
key-give-ruling = vydat rozhodnutí
key-valid-invalid = je / není platné
key-keep-draft = odložit
key-open-table = otevřít
key-page = strana
key-timeline = průběh
key-back = zpět
key-do-it = provést
key-order = provést
key-option = vybrat
key-round = kolo
key-results = výsledky
key-standings = pořadí
key-duplicate = duplicate
key-next-or-typed = další krok, nebo napsané
key-best-move = nejlepší tah
key-clear-or-back = vymazat, nebo zpět
key-enter-result = zadat, odevzdat
key-other-end = jiný konec
key-other-order = jiné pořadí
key-constants = čísla svazu
key-in-parts = po částech
key-start-round = zahájit další kolo
key-next-round = další kolo
key-take-game = další partie, zahájit
key-last-game = opravit poslední partii
key-late-base = odkdy je zpoždění
key-office = funkce
key-pin = PIN
key-sit-down = usednout
key-clocks = hodiny
key-clock = hodiny
key-fit = osadit
key-take-off = odebrat
key-vouch = ručit
key-mend = napravit
key-rules = řád
key-rule-values = slovy / hodnoty
key-open-entry = otevřít
key-clear-filter = zrušit
key-scroll = posun
key-yes = ano
key-no = ne
key-blank-conflict = ano, slovo změnil spor o žolíka
key-close = zpět
key-help = nápověda
key-desk = pult
key-hall = stoly
key-log = záznam
key-retry = zkusit žurnál znovu
key-quit = konec
key-repaint = překreslit
key-theme = další barvy
key-change = změnit
key-settings = nastavení
key-language = další jazyk
key-find = hledat
key-space = Mezerník
key-type-to-find = nebo pište: hledat
key-go = přejít
theme-none = Zde se barvy neukazují.
theme-none-do = spusťte program bez NO_COLOR a s chybovým výstupem na terminálu
settings-says = Jazyk, barvy, zvuky a čekací doby všech konzolí na tomto počítači.
settings-kept = Uloženo pro všechny konzole na tomto počítači: { $place }
settings-not-kept = Platí do ukončení této konzole a neuloží se: { $why }
settings-not-kept-do = povolte zápis do souboru, nebo pokračujte takto
settings-on = zapnuto
settings-off = vypnuto
settings-never = nikdy
settings-language = Jazyk
language-name = Čeština
settings-theme = Barvy
settings-theme-none = žádné
settings-dark = tmavé
settings-dark-says = Pro terminály s tmavým pozadím.
settings-light = světlé
settings-light-says = Pro terminály s bílým pozadím.
settings-contrast = vysoký kontrast
settings-contrast-says = Jen tučně, inverzně a jasně; nic není ztlumené.
settings-colour-blind = modrá a oranžová
settings-colour-blind-says = Pro oči, které nerozliší zelenou od červené.
settings-bell = Zvonek
settings-bell-says = Zda zazvoní zvonek terminálu, když přijde námitka nebo signál.
settings-sound = Tóny
settings-sound-says = Zda signály kromě zvonku zazní i tónem.
settings-louder = Čekání { $sign }
settings-louder-says = Po tolika minutách se to, co v hrací místnosti čeká, označí { $sign }.
tour-title = Rozhlédnutí · { $step } z { $steps }
tour-keys = Mezerník pokračuje · jakákoli jiná klávesa toto ukončí a udělá, co dělá jindy
tour-hall = Stoly ({ $hall }): každý stůl s hráči a jejich časy. Co na někoho čeká, stojí první, nejdelší čekání nahoře.
tour-slip = Pult ({ $desk }): zde leží námitky na námitkářích. Stisk hodin přinese námitkář sám.
tour-judge = Napište slova z námitkáře, pak Enter: slovníky rozhodnou a vy vidíte, co u stolu říci a co z toho plyne.
tour-find = Vše se najde psaním: { $find } na každé obrazovce, zde stačí psát písmena. Číslo stolu a Enter jej otevře.
tour-help = { $help } ukáže všechny klávesy otevřené obrazovky. { $settings } nastaví jazyk, barvy, zvuky a čekací doby.
tour-leave = { $quit } ukončí program, po otázce. Z této hrací místnosti se nic neukládá: zkoušejte, co chcete.

## Nápověda
help-title = Klávesy
help-mouse = Myš: klepněte na kartu, námitkář, stůl, klávesu dole; druhé otevře.
help-letters = Písmena jdou do otevřené řádky; příkazy jsou Ctrl a klávesy F. Klávesa F znamená všude totéž.
help-results = Řádek: stůl, součet A, součet B. Oba součty samotné patří dalšímu stolu bez výsledku; samotné číslo vybere stůl. Partii, která výsledek má, opraví její číslo a součty.
help-find = Písmeno nebo číslo v přehledu stolů začne hledat: 11 Enter otevře stůl 11.
help-chain = Odmítnutá klávesa nic nezmění: ani to, co po ní následuje, se neprovede.
mode-everywhere = Všude
mode-desk = Pult
mode-verdict = Výrok
mode-claim-verdict = Výrok o námitce (STOP)
mode-new-slip = Nový námitkář
mode-ruling = Rozhodnutí HR
mode-hall = Stoly
mode-table = Stůl
mode-order-form = Co je třeba provést
mode-round = Kolo
mode-results = Výsledky
mode-standings = Pořadí
mode-duplicate = Duplicate
mode-start = Další kolo
mode-clocks = Hodiny
mode-clock-form = Stůl pro hodiny
mode-rules = Řád
mode-find = Hledání
mode-sit-down = Kdo sedí za konzolí
mode-settings = Nastavení
mode-log = Záznam
mode-log-entry = Rozhodnutí
mode-question = Otázka
mode-help = Nápověda

## Otázky
ask-quit = Ukončit ephor?
ask-quit-text = Vše rozhodnuté je uloženo. Hodiny běží dál; námitky počkají, až bude konzole zpět.
ask-quit-typed = Zadané řádky příštího kola se ztratí: { $count }.
ask-quit-open = Jinde rozepsáno a nezapsáno, ztratí se také: { $count }.
ask-concede = Námitkář { $slip }: uznal hráč, který táhl?
ask-concede-text = Tah se bere zpět, jako by slovo nebylo platné. Žádné slovo se nevyhledává.
ask-withdraw = Námitkář { $slip }: námitka vzata zpět?
ask-withdraw-text = Tah platí a výrok se nevydává.
ask-withdraw-blank-text = Námitku lze vzít zpět jen tehdy, když spor o žolíka změnil slovo. Co bylo zapsáno omylem, se škrtne.
ask-withdraw-never-text = Nejde to: { $why }. Co bylo zapsáno omylem, se škrtne.
ask-take-over = Námitkář { $slip }: převzít?
ask-take-over-text = Pracuje na něm { $station }. Převezměte jej, jen pokud tato konzole už není v provozu.
ask-sure-first = nejprve odpovězte na otázku: písmenem, nebo Esc
ask-sure-over = běží už jiné kolo, nebylo zadáno: { $what }
ask-sure = Je to tak míněno?
answer-quit = ano, ukončit
answer-concede = ano, uznal
answer-withdraw = ano, vzata zpět
answer-mistaken = omylem: škrtnout
answer-take-over = ano, převzít
answer-sure = ano
answer-no = ne, nic se nemění

## Pult
table-short = S{ $table }
slips-title = Námitkáře · { $count ->
    [few] čekají { $count }
   *[other] čeká { $count }
}
slips-none = nic nečeká
slips-to-announce = { "" } · k oznámení: { $count }
slips-hold = výhrada: { $player }
slips-referee = ? rozhodne { $office }
slips-more = … další: { $count }
slip-no-words = zatím beze slov
slip-announce = oznámit: { $words }
slip-title = Námitkář č. { $slip } · stůl { $table }
slip-challenges = namítá
slip-played = tah
slip-words = { $most ->
    [1] Námitkované slovo
   *[other] Námitkovaná slova
}
slip-not-announced = Rozhodnuto, dosud neoznámeno.
slip-gone = námitkář { $slip } tu už není: rozhodla nebo převzala jej jiná konzole
slip-gone-do = podívejte se do seznamu, pak stiskněte Enter nebo šipku; nic z napsaného nepřejde na jiný námitkář
slip-text-lost = napsáno zde, a na námitkáři { $slip } není: { $text }
typed-full = řádek je plný: vejde se do něj { $count } písmen a víc ne
typed-on-its-way = okamžik: vyplněné se právě zapisuje, nic dalšího se nebere
typed-not-taken = nezapsáno, protože předchozí řádek neprošel: { $lines }
typed-left-over = nezapsáno, protože seznam byl mezitím opuštěn: { $lines }
typed-nowhere = písmena tu nikam nepatří
typed-at-verdict = dokud tu stojí výrok, písmena se neberou: Enter ho oznámí, Esc odloží
form-left = vyplněné se neuchová: { $what }
no-slip = není vybrán žádný námitkář
agree-first = slova jsou zapsána; nejprve Tab: oba se shodli na zápisu
verdict-fresh = výrok se právě objevil: přečtěte jej a stiskněte Enter znovu
no-slip-do = vyberte jej pomocí ↑ ↓, nebo zapište nový s Ctrl-N
slip-note-refused = Enter ještě jednou: odmítnutí se zapíše do záznamu
not-open = do tohoto námitkáře už nelze psát slova
not-open-do = stiskněte Enter a pokračujte s ním, nebo vyberte jiný
claimed-elsewhere = na tomto námitkáři pracuje { $station }
claimed-elsewhere-do = vyberte jiný, nebo jej převezměte s Ctrl-T, pokud ta konzole už není v provozu
take-over-nothing = na tomto námitkáři nepracuje jiná konzole
desk-free = Pult
desk-empty = Žádný námitkář nečeká.
desk-empty-do = Ctrl-N zapíše námitkář, který někdo přinese. Námitky z hodin se objeví samy.
desk-empty-bare-do = Ctrl-N zapíše námitkář, který někdo přinese.
desk-claim-do = Enter otevře stůl { $table }, kde se čeká na rozhodnutí.
desk-hold-do = Enter udělá z výhrady u stolu { $table } námitkář; bez námitky tah platí a řádek po třech minutách zmizí.
desk-no-round = Žádné kolo se ještě nehraje.
desk-paused = Není vybrán žádný námitkář.
desk-paused-do = Námitkář, do kterého jste psali, tu už není. Pokračujte stiskem Enter nebo šipky.
words-one = jedno slovo na námitku; další slovo je další námitkář
words-most = { $count ->
    [one] nejvýše { $count } slovo na námitkář
    [few] nejvýše { $count } slova na námitkář, oddělená mezerami
   *[other] nejvýše { $count } slov na námitkář, oddělených mezerami
}
words-any = libovolný počet slov, oddělených mezerami
spelling-needed = druhý hráč nejprve porovná zápis
spelling-agreed = na zápisu se oba shodli
hint-slip-required = námitka se podává na námitkáři
hint-checked = soupeř nejprve zkontroluje námitkář
hint-compared = porovnejte námitkář s hrací deskou
colour-green = zeleně
colour-red = červeně
hint-colours = označte na námitkáři: platné { $valid }, není platné { $invalid }
hint-play-only = řekněte jen, zda tah platí, ne kvůli kterému slovu
hint-reasons = zdůvodnění na požádání
hint-reasons-no-hints = zdůvodnění na požádání, ale bez nápovědy k jinému slovu
hint-no-hints = neříkejte nic, co napoví jiné slovo
hint-clear-screen = než se podívá někdo další, vymažte obrazovku
hint-clocks-stand = zatím neběží čas žádnému hráči
hint-courtesy = hráč, který táhl, čeká s dolosováním { $seconds } s, není-li tah odsouhlasen
hint-hold-blocks-draw = dokud se nevyjádří nebo nevezme výhradu zpět, nedolosovává se
hint-hold-stops-clock = při výhradě čas stojí
hint-hold-clock-runs = při výhradě čas běží
concede-allowed = hráč, který táhl, může uznat: Ctrl-G
next-type = napište námitkované slovo
next-too-many = na námitkáři nejvýše { $most }: ostatní škrtněte
next-agree = oba se shodli na zápisu
next-decide = posuďte
next-rule = rozhodněte o nerozhodnutých slovech
next-rule-begun = pokračujte v rozepsaném rozhodnutí
next-wait = u jiné konzole rozhoduje { $office }; ↑ ↓ jiný námitkář
system-slip = { $name }: slova o { $tiles } písmenech, písemně na námitkáři.
system-no-slip = { $name }: slova o { $tiles } písmenech, bez papírového námitkáře.
system-units = Potřeba pro hráče tohoto turnaje: { $count } × { $name }.
slip-reads = Na námitkáři stojí
slip-compare = Porovnejte s námitkářem a s hrací deskou
slip-hold = zaznělo „{ $phrase }“, { $after }
slip-result-stands = výsledek partie je už zapsán: { $score }. Rozhodnutí ho může změnit.
note-blank-only = { $letter }: může být jen žolík
note-no-tile = { $letter }: nemůže být žádný kámen ani žolík
note-too-few = { $letters }: potřeba žolíků { $blanks }, sada jich má { $has }
next-show = ukázat výrok
escalated = O slovech s ? zdejší slovníky nerozhodnou. Rozhodne { $office }.
aloud-title = Ohlásit nahlas · { $count }
aloud-none = není co ohlásit
aloud-tick = jakmile to bude řečeno, stiskněte Ctrl-Y; Enter neodškrtává
aloud-choose = vyberte šipkami, co dalšího bylo řečeno; pak Ctrl-Y
said-just = odškrtnuto jako řečené: { $table } { $words }
done-just = odškrtnuto jako hotové: { $table } { $words }
said-back = { $key } ještě ne ({ $seconds } s)
done-back = { $key } ještě není hotovo ({ $seconds } s)
unsay-nothing = v posledních deseti sekundách se tu nic neodškrtlo
unsay-nothing-do = později se to vezme zpět u stolu: tam Enter, pak „vzít zpět“
unsay-reason = ještě neřečeno
unsay-reason-done = ještě neprovedeno
aloud-why-unreached = nedoručeno
aloud-why-no-radio = ručně
settle-nothing = u hodin už není co dělat; zbytek oznámí Enter

## Nový námitkář
form-title = Nový námitkář
form-field-table = Stůl
form-field-side = Kdo namítá
form-field-holder = Kdo hlásí
form-blank = prázdné: nezměřeno
form-hold = Výhrada: jen „{ $phrase }“
form-marks = Zjištěno u stolu (námitka tím může být opožděná)
form-side = uveďte, kdo namítá: a nebo b
form-since = vteřiny od stisku, např. 11,2; nebo nechte prázdné
form-amount = čas ve tvaru +2:00 nebo -0:30
form-no-table = takový stůl v turnaji není
mark-opponent-recorded = soupeř si zapsal body
mark-both-recorded = oba si zapsali body i součet
mark-sum-begun = průběžný součet se už zapisuje
mark-first-tile-racked = první nový kámen je v zásobníku
mark-approved = soupeř tah odsouhlasil
mark-bag-empty = sáček je prázdný
mark-own-limit-over = namítajícímu uplynul limit
mark-next-round-begun = začalo další kolo
mark-last-play = byl to poslední tah

## Rozhodnutí
rule-title = Rozhodnutí o námitkáři { $slip }
rule-valid = platné
rule-invalid = není platné
ruled-before = už rozhodnuto: { $outcome }, námitkář { $slip } — { $reasons }
judge-gloss = „{ $gloss }“, uvádí { $source }
judge-lists = { $source } je uvádí, o ničem však nerozhoduje
judge-does-not-list = { $source } je neuvádí, o ničem však nerozhoduje
judge-second = druhý názor, { $name }, vyd. { $edition }: orientačně: { $advice }; nerozhoduje
judge-second-listed = uvedeno
judge-second-not-listed = neuvedeno
judge-second-silent = o slovech této délky nic neříká
second-title = Druhý názor: o ničem nerozhoduje
second-listed = { $word } je: { $sources }
second-not-listed = { $word } není: { $sources }
found-listed = { $word } je v: { $source }
found-not-listed = { $word } není v: { $source }; ten rozhoduje sám
found-adopted = { $listed ->
        [yes] { $word } je v: { $source }; slovník přijal pořadatel: { $reason }
       *[no] { $word } není v: { $source }; slovník přijal pořadatel: { $reason }
    }
found-not-installed = { $count ->
        [one] není nainstalováno: { $names }; rozhoduje rozhodčí
       *[other] nejsou nainstalovány: { $names }; rozhoduje rozhodčí
    }
found-silent = { $count ->
        [one] neuvádí to: { $names }; zůstává to otevřené, rozhoduje rozhodčí
       *[other] neuvádějí to: { $names }; zůstává to otevřené, rozhoduje rozhodčí
    }
found-damaged = poškozeno a vynecháno: { $name }; rozhoduje rozhodčí
found-beyond = { $count ->
        [one] slova této délky v nainstalované podobě nemá: { $names }; rozhoduje rozhodčí
       *[other] slova této délky v nainstalované podobě nemají: { $names }; rozhoduje rozhodčí
    }
found-no-source = slova této délky žádný slovník neuvádí: rozhoduje rozhodčí
list-damaged = { $name } (poškozený)
found-source = { $name }, vyd. { $edition }
and = { " a " }
advice-listed = orientačně: { $source } – ano
advice-not-listed = orientačně: { $source } – ne
evidence = { $source }, kamenů { $tiles }
second-gloss = { $word }: „{ $gloss }“ ({ $source })
second-none = žádný jiný slovník pro tato slova není nainstalován
second-nothing = v jiném slovníku není co vyhledat
second-nothing-do = nejprve zapište slova z námitkáře; terminál hráčů druhý názor nemá
slip-adopted = { $source }: přijal pořadatel — { $reason }
rule-reasons = Zdůvodnění
rule-reasons-stand = Zdůvodnění (prázdné: platí dřívější)
rule-reasons-otherwise = Zdůvodnění: proč je nyní rozhodnuto jinak
rule-sources = Prameny (oddělte středníkem)
rule-rewritten = Napsána jsou jiná slova než na námitkáři: Enter je vyhledá, Esc vrátí ta z námitkáře.
rule-nothing = u tohoto námitkáře není o čem rozhodnout
rule-nothing-do = posuďte jeho slova: Tab, pak Enter
rule-not-here = z této konzole nelze vydávat rozhodnutí
rule-not-here-do = HR rozhoduje u konzole s touto funkcí

## Výrok
verdict-table = { " " }Stůl { $table }{ " " }
verdict-slip = námitkář { $slip }
phrase-aloud = » { $phrase } «
verdict-who = namítá { $challenger } · tah: { $mover }
verdict-upheld = námitka oprávněná: tah se bere zpět
verdict-rejected = námitka neoprávněná: tah platí
verdict-claim-upheld = námitka oprávněná: slovo je přípustné
verdict-claim-rejected = námitka neoprávněná: slovo je nepřípustné
verdict-admitted = uznáno
verdict-conceded = Hráč, který táhl, uznal; žádné slovo se nevyhledávalo.
verdict-by-referee = rozhodl: { $office }
verdict-adopted = { $source }, přijal pořadatel
mistyped = překlep
claim-who = namítá { $by } · týká se: { $player }
claim-admitted = Uznává { $player }; nikdo nerozhoduje.
claim-nothing = nic nenásleduje
claim-once = následek závisí na odpovědi: { $asked }
claim-reasons = Zdůvodnění: { $reasons }
either-player = kterýkoli hráč
follows-withdraw-play = kameny si bere zpět { $player }
follows-play-stands = tah platí: { $player }
follows-move-stands = ohlášený tah platí
follows-lose-this-turn = { $player } ztrácí tento tah
follows-lose-next-turn = { $player } ztrácí příští tah
follows-score-zero = za tah se zapíše nula: { $player }
follows-strike-line = řádek v zápisu se škrtá
follows-strike-blank = označení žolíků v tahu se škrtá
follows-restart = hodiny spouští { $by }; běží čas: { $whose }
follows-restart-fresh = hodiny spouští { $by }; plný čas má znovu { $whose }
follows-penalty = sankce: { $player }
follows-react-again = { $player } reaguje znovu: odsouhlasí, nebo podá další námitku
follows-top-word = uplatněné slovo platí jako nejlepší slovo kola
penalty-points = { $points } { $count ->
    [one] bod
    [few] body
   *[other] bodů
}
penalty-crosses = { $count ->
    [one] 1 trestný křížek
    [few] { $count } trestné křížky
   *[other] { $count } trestných křížků
}
penalty-turns = { $count ->
    [one] ztráta 1 tahu
   *[other] ztráta { $count } tahů
}
penalty-free = bez postihu v rámci volných námitek: { $count }
penalty-free-of = bez postihu: čerpá { $count } z { $of } volných
penalty-free-left = { $count ->
    [few] zbývají { $count }
   *[other] zbývá { $count }
}
penalty-free-besides = další v rámci { $of } volných: { $count }
penalty-none = započteno, bez sankce
penalty-for-opponent = soupeři { $points }
order-sending = odesílá se na hodiny { $clock }…
order-by-hand = bez rádia
order-by-hand-because = ručně: { $why }
order-queued = ve frontě pro hodiny { $clock }
order-connecting = spojení s hodinami { $clock }, pokus { $nth }…
order-connecting-on = spojení s hodinami { $clock } přes { $adapter }, pokus { $nth }…
order-asking = odesláno na hodiny { $clock }, pokus { $nth }: čeká se na odpověď…
order-asking-on = odesláno na hodiny { $clock } přes { $adapter }, pokus { $nth }: čeká se na odpověď…
order-pausing = pokusů o hodiny { $clock }: { $tries }, bez úspěchu ({ $why }), další za { $pause } s…
order-confirmed-unproven = potvrzeno ✓ { $at }, NEPROKÁZÁNO: hodiny nemají klíč
order-confirmed = na hodinách ✓ { $at }
order-unreached = nedoručeno ({ $why })
order-settled = provedeno ručně { $at }
order-cancelled = zrušeno { $at }
given-up-doubt = { $why }; hodiny to možná provedly: nejprve se na ně podívejte
given-up-not-known-here = tato konzole nemá rádio, nebo nemá klíč pro hodiny { $clock }
given-up-wrong-state = hodiny jsou v jiném stavu, než pokyn předpokládá
given-up-refused = hodiny to odmítly
given-up-declined = hodiny to odmítly: { $words }
given-up-started-anew = hodiny se restartovaly, než pokyn došel, a neprovedly jej
given-up-memory-forgotten = hodiny ztratily paměť a možná to už provedly
given-up-other-event = hodiny to považovaly za pokyn jiného turnaje nebo jiného počítače, s týmž nebo vyšším číslem, a neprovedly jej
given-up-numbers-spent = hodinám už nezbývá číslo pro pokyn: dejte jim nový klíč
given-up-no-answer = hodiny neodpověděly a možná to provedly
given-up-tried-before = nikdo nemůže říci, zda to hodiny provedly
given-up-next-round = další kolo začalo dřív, než bylo spojení s hodinami
given-up-clock-taken-off = hodiny byly ze stolu odebrány
order-why-came-late = pozdní příchod, { $player }: o { $taken } méně
order-why-has-come = příchod: { $player }
order-why-held-last-play = „{ $phrase }“ u posledního tahu: běží čas: { $side }
hindrance-unknown-make = žádný typ hodin se nejmenuje { $make }
hindrance-earlier-round = patří dřívějšímu kolu
hindrance-no-power = konzole zde takovou pravomoc nad hodinami nemá
hindrance-person-only = smí to provést jen člověk
pending-slip = námitkář { $number }, stůl { $table }: nerozhodnuto (kolo { $round })
pending-claim = námitka (STOP) { $number }, stůl { $table } ({ $name }): nerozhodnuto (kolo { $round })
pending-run = postup { $number }, stůl { $table } ({ $name }): neskončil (kolo { $round })
pending-put-off = 1. kolo začíná { $by } po oznámeném začátku a posunout se smí nejvýše o { $most }
pending-too-soon = od poslední partie uplynulo jen { $gone } a mezi koly má být aspoň { $least }
pending-no-result = { $count ->
    [one] partie u stolu { $tables } nemá výsledek
   *[other] partie u stolů { $tables } nemají výsledek
}
mispaired-opposite = stůl { $table }: { $a } a { $b } sedí u jedné desky; každý má svou a dvojice je jedna přihláška
mispaired-met-before = stůl { $table }: { $a } a { $b } už spolu hráli v kole { $round }
mispaired-starts = stůl { $table }: první má být { $second }, aby se začínání vyrovnalo; uvedený první: { $first }
mispaired-begins-again = stůl { $table }: { $first } začíná znovu, už i v kole { $round }
mispaired-byes = bez soupeře: { $players }; dva z nich mohou hrát spolu
mispaired-bye-again = { $player }: bez soupeře už v kole { $round }
mispaired-lower-second = stůl { $table }: { $second } má nižší rating než { $first } a patří na první místo, jako u všech lichých stolů
mispaired-highest-first = stůl { $table }: { $first } má nejvyšší rating ze všech a patří na druhé místo
mispaired-family = stůl { $table }: { $a } a { $b } jsou vedeni jako blízcí a v posledních kolech se nepotkávají
mispaired-too-young = věk { $age }: { $player }; hráči se připouštějí od { $from } let
mispaired-unguarded = věk { $age }: { $player }; není uveden rodič ani zástupce, který souhlasí a je přítomen
mispaired-unpaid = platba není vedena: { $player }
mispaired-rounds = kol je { $rounds }, ne více a ne méně
mispaired-left-out = { $count ->
    [one] { $players }: není v rozlosování ani mezi těmi, kdo kolo vynechávají
   *[other] { $players }: nejsou v rozlosování ani mezi těmi, kdo kolo vynechávají
}
no-link-never-seen = nikdy neslyšeny: zkontrolujte, zda jsou zapnuty a v dosahu a zda je nahrán jejich vlastní klíč
no-link-unheard = už neslyšeny: zkontrolujte, zda jsou zapnuty a v dosahu a zda s nimi není spojen někdo jiný
no-link-weak = příliš slabý signál { $rssi } dBm: přibližte adaptér nebo hodiny
no-link-no-slot = adaptér nemá volné spojení
no-link-refused = hodiny odmítly spojení: možná je s nimi spojen někdo jiný
no-link-timed-out = hodiny včas neodpověděly
no-link-lost = spojení se ztratilo
no-link-no-adapter = tento počítač nemá funkční adaptér Bluetooth
no-link-unauthenticated = odpověď není prokázána: zkontrolujte, zda je nahrán vlastní klíč těchto hodin; jinak je někdo napodobuje
no-link-not-this-clock = neodpověděly tyto hodiny
no-link-busy = rádio bylo zaneprázdněno něčím jiným
no-link-no-service = služba Bluetooth v systému neodpovídá
no-link-other = systém hlásí „{ $words }“
suspect-bad-tag = rámec se špatnou značkou: zkontrolujte, zda je nahrán vlastní klíč těchto hodin; jinak je někdo napodobuje
suspect-unreadable = nečitelný rámec: { $error }
suspect-other-clock = rámec hodin { $clock }; podívejte se, zda dvoje hodiny nemají totéž číslo
suspect-counter-back = počítadlo { $found } po { $high }: starý rámec znovu, nebo hodiny přišly o počítadlo; podívejte se na ně, pak za ně ručte
suspect-other-connection = výsledek z jiného spojení
suspect-other-command = výsledek dřívějšího příkazu, poslaný znovu
suspect-second-device = jménem těchto hodin vysílají dvě zařízení: hledejte druhé hodiny s tímto číslem, nebo napodobeninu
suspect-late = rámce přicházejí { $by } po vyslání a hodiny neodpovídají: co nyní ukazují, se neví; podívejte se na ně
cannot-unable = hodiny této značky to neumějí
cannot-too-wide = „{ $text }“ se nevejde do { $width } znaků jejich displeje
cannot-too-fine = lze je nastavit jen po { $step } ms
cannot-out-of-range = lze je nastavit jen od 0 do { $most } s
garbled-too-long = zpráva delší než { $bytes } B
garbled-cut-off = useknutá zpráva
garbled-unreadable = nečitelná zpráva
garbled-unknown-kind = zpráva neznámého druhu
garbled-impossible = zpráva s nemožným údajem: { $what ->
        [time] čas
        [side] strana
        [state] stav
        [button] tlačítko
        [connection] spojení
        [id] číslo příkazu
        [status] výsledek příkazu
        [size] velikost
        [player_moved] hráč na tahu
       *[other] { $what }
    }
garbled-not-asked = odpověď na příkaz, který nebyl poslán
clock-no-attachment = k jejich bráně nejsou připojeny žádné hodiny
order-say = { $state }: ohlaste „{ $words }“
wish-tell-refused = { $player }: námitka se nepřipouští
wish-points = { $player }: { $points } { $count ->
    [one] bod
    [few] body
   *[other] bodů
}
wish-cross = { $player }: trestný křížek
wish-lose-turn = { $player }: ztráta tahu
wish-verdict-upheld = námitka proti tahu oprávněná: { $player }
wish-verdict-rejected = námitka proti tahu neoprávněná: { $player }
wish-start = spustit hodiny: { $player }
wish-stop = zastavit hodiny
wish-set-both = nastavit oběma stranám { $time }
wish-add = { $player }: přidat { $time } na hodinách
wish-take-off = { $player }: ubrat { $time } na hodinách
wish-resume = nechat běžet čas dál: { $player }
wish-clear-notice = ukázat opět časy
wish-take-back = odvoláno: { $what }
wish-acknowledge = oznámit hodinám, že jejich událost { $event } je uložena
wish-read-events = vyžádat od hodin události po { $event }
aloud-upheld = námitka je oprávněná
aloud-rejected = námitka je neoprávněná
aloud-refused = { $player }, námitka se nepřipouští
aloud-minus = { $player } minus { $points }
aloud-plus = { $player } plus { $points }
aloud-cross = { $player }, trestný křížek
aloud-lose-turn = { $player } ztrácí tah
aloud-lose-next-turn = { $player } má v příštím tahu povinné PAS
aloud-take-back = už neplatí: { $what }
timely = včas
timely-measured = včas: { $seconds } s po stisku
timely-not-measured = čas nezměřen: platí vyjádření rozhodčího

## Místnost
hall-title = { $count ->
    [one] 1 stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}
hall-standing = hraje se: { $playing } · výsledky: { $over } z { $games }
hall-standing-brief = hraje { $playing } · výsl. { $over }/{ $games }
hall-calm = ✓ nic na vás nečeká
hall-untold = oznámit rozhodnutí: stůl { $tables }
claim-untold = zatím neoznámeno: stůl { $table } je ukáže znovu, dokud se tak nestane
hall-sheets = ! neodevzdané partiáře: { $count }
hall-needing = ! { $count ->
    [one] potřebuje vás 1
    [few] potřebují vás { $count }
   *[other] potřebuje vás { $count }
}
hall-empty = Žádné kolo se ještě nehraje.
hall-empty-do = F3, F6, pak Ctrl-N: partie zadáte zde. Nebo v jiném terminálu: ephor round SLOŽKA KOLO.csv (řádek na partii: stůl, hráč, hráč). Tato obrazovka je hned uvidí.
hall-empty-here = F6, pak Ctrl-N: partie zadáte zde. Nebo v jiném terminálu: ephor round SLOŽKA KOLO.csv (řádek na partii: stůl, hráč, hráč). Tato obrazovka je hned uvidí.
hall-latest = Poslední rozhodnutí
hall-newest = Naposledy
hall-page = { $from }–{ $to } z { $count } · PgDn
urgency-referee = rozhodčí
urgency-by-hand = ohlásit
urgency-challenge = námitka
urgency-no-slip = bez nám.
urgency-suspect = falešné?
urgency-flag = čas
urgency-stale = ticho
urgency-battery = baterie
clock-none = bez rádia
clock-never-heard = dosud neslyšeny
clock-elsewhere-brief = jiná konzole
clock-no-key-brief = zde bez klíče
clock-unproven = neprokáz.
clock-fault = vada hodin
clock-by-hand = hodiny bez rádia: oznamujte nahlas
clock-silent = hodiny { $clock } · NIKDY NESLYŠENY: zkontrolujte, zda jsou zapnuty, v dosahu a mají vlastní klíč
clock-elsewhere = hodiny { $clock } · zde neslyšeny: slyší je konzole tohoto turnaje, která má rádio
clock-disbelieved = hodiny { $clock } · NEVĚŘÍ SE JIM
clock-no-key = hodiny { $clock } · ZDE BEZ KLÍČE: ephor clock provision SLOŽKA { $clock }, nebo ephor clock key add
clock-strength = { $rssi } dBm na { $adapter }
clock-no-link = mimo dosah: { $why }
clock-signals = signály při { $at } s
clock-heard = hodiny { $clock } · slyšeny před { $age } s · baterie { $battery } %
clock-stale = hodiny { $clock } · NESLYŠENY { $age } s: časy se dopočítávají · baterie { $battery } %
clock-hearsay = hodiny { $clock } · NEPROKÁZÁNO, hlášeno před { $age } s
clock-hearsay-none = hodiny { $clock } · NEPROKÁZANÝ typ, zatím bez časů
clock-trouble = ! { $why }
clock-faulty = ! hodiny hlásí, že se na ně nelze spolehnout: odeberte je ze stolu
clock-suspect = ! rámce, které nejsou z těchto hodin: { $why }
table-no-game = bez partie
table-title = Stůl { $table }
table-counted = { $count ->
    [0] žádná neoprávněná námitka
    [one] 1 neoprávněná námitka
    [few] { $count } neoprávněné námitky
   *[other] { $count } neoprávněných námitek
}
table-counted-words = { $count ->
    [0] žádné platné slovo s námitkou
    [one] 1 platné slovo s námitkou
    [few] { $count } platná slova s námitkou
   *[other] { $count } platných slov s námitkou
}
table-slip = námitkář { $slip } · { $words } · { $age }
table-loading = …
timeline-title = Co se stalo
timeline-empty = v tomto kole zatím nic
power-office = jen: { $office }
power-start-absent = spustit hodiny nepřítomnému hráči
power-stop = zastavit obě strany
power-add-fixed = { $time } pro jednu stranu
power-add-free = přidat nebo ubrat čas jedné straně, podle rozhodnutí
power-set-both = nastavit oběma stranám { $time }
power-central-timer = řídit odpočítávání v místnosti
order-side = Čí hodiny
order-amount = Čas v minutách:sekundách, +2:00 nebo −0:30
order-reason = Důvod do záznamu

## Průběh a záznam
after-press = { $seconds } s po stisku
after-unmeasured = čas nezměřen
line-pressed = stisk hodin: { $player }
line-event-opened = turnaj „{ $name }“ otevřen podle { $ruleset }
line-list-adopted = přijat slovník: { $source }, kamenů { $from } až { $to }, rozhoduje { $decides } — { $reason }
line-constants-set = čísla svazu pro { $order }: { $constants }
line-list-dropped = vyřazen slovník: { $source } — { $reason }
line-lists-frozen = { $count ->
    [0] slovníky pevně určeny: žádný není nainstalován
    [one] slovníky pevně určeny: 1 slovník
    [few] slovníky pevně určeny: { $count } slovníky
   *[other] slovníky pevně určeny: { $count } slovníků
}
line-head-signed = { $name ->
    [none] žurnál podepsán až po zápis { $entry }: { $role }, klíč { $key }
   *[other] žurnál podepsán až po zápis { $entry }: { $role } { $name }, klíč { $key }
}
line-clock-ahead = hodiny tohoto počítače posunuty vpřed: o { $time } napřed před platným časem
line-clock-behind = hodiny tohoto počítače posunuty zpět, nebo šel žurnál napřed: o { $time } pozadu za platným časem
line-clock-right = hodiny tohoto počítače ukazují opět platný čas
line-time-forward = platný čas posunut o { $time } vpřed
line-time-back = platný čas posunut o { $time } zpět
line-zone = časy se uvádějí v pásmu { $zone }, už ne v { $before }
line-sat-down = začátek služby u této konzole
line-officer-changed = střídání u této konzole; předtím: { $before }
line-wrong-pins = chybný PIN, pokusů po sobě: { $tries }; funkce: { $office }
line-entry-amended = přihláška opravena: { $player }
line-entry-struck = přihláška škrtnuta: { $player }
line-players-entered = { $count ->
    [one] přihlášen 1 hráč
    [few] přihlášeni { $count } hráči
   *[other] přihlášeno { $count } hráčů
}
line-allowance-restored = { $player }: volné námitky se počítají znovu od nuly
line-clock-fitted = stůl { $table }: přiděleny hodiny { $clock }
line-clock-none = stůl { $table } bez rádiových hodin
line-round-started = kolo { $round } rozlosováno, { $tables ->
    [one] 1 stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}
line-hold = výhrada: { $player }, { $after }
line-round-missed = ; vynechává: { $names }
line-raised = námitkář { $slip }: namítá { $player }, { $after }
line-refused = námitka se nepřipouští, { $player }: { $why }
line-claimed = námitkář { $slip } vyřizuje { $station }
line-released = námitkář { $slip } zpět ve frontě
line-words = námitkář { $slip }: { $words }
line-confirmed = námitkář { $slip }: na zápisu se oba shodli
line-escalated = námitkář { $slip } pro HR: žádný slovník nerozhodne
line-escalated-slip = námitkář { $slip } pro HR, písemně: žádný slovník nerozhodne
line-upheld = námitkář { $slip }, námitka OPRÁVNĚNÁ: { $words }
line-rejected = námitkář { $slip }, námitka NEOPRÁVNĚNÁ: { $words }
line-conceded = námitkář { $slip }: hráč, který táhl, uznal
line-withdrawn = námitkář { $slip } vzat zpět
line-mistaken = námitkář { $slip } škrtnut: zapsán omylem
line-moot = o námitkáři { $slip } se už nerozhoduje: o partii se rozhodlo jinak
line-announced = námitkář { $slip }: oznámeno
line-order = pokyn { $op }: { $what }
line-order-aloud = pokyn { $op }, ručně: „{ $what }“
line-order-tried = pokyn { $op }: volají se hodiny
line-matched = námitkář { $slip }: hodiny hlásí tutéž námitku, { $after }
line-order-confirmed = pokyn { $op } ✓ na hodinách
line-order-unreached = pokyn { $op } ! hodiny nedostupné: { $why }
line-order-settled = pokyn { $op } ✓ proveden ručně
line-time-out = { $player }: čas vypršel
line-rebooted = hodiny se restartovaly
line-finished = partie skončila; překročení času A { $a }, B { $b }
line-vouched = činovník se na hodiny podíval a ručí za ně
line-challenge-before = ! { $player }: námitka ({ $at }), před začátkem tohoto kola, a hodiny ji hlásí až nyní: námitkář z ní nevznikl; zeptejte se u stolu
line-hold-before = ! { $player }: výhrada ({ $at }), před začátkem tohoto kola, a hodiny ji hlásí až nyní: nic nezastavuje; zeptejte se u stolu
line-forgeries = ! rámce ({ $frames }) jménem { $clocks ->
    [one] hodin { $few }
   *[other] { $clocks } hodin ({ $few })
 }, které nevytvořil klíč žádných hodin, poslední z { $address }: nic z nich se nebere v úvahu
line-forgeries-at = { $address }, { $rssi } dBm
line-suspect = ! rámce, které nejsou z těchto hodin: { $why }
log-title = Záznam · { $shown } z { $count }
log-head = k poznamenání: { $head } při zápisu { $count }
log-filter = Filtr:
log-empty = Zatím se nic nestalo.
log-no-match = Nic neodpovídá. Esc zruší filtr.
rulings-as = jako na námitkáři { $slip }
rulings-against = odporuje námitkáři { $slip }
rulings-reopened = otevřeno znovu, neplatí
rulings-made-good = chybně, napraveno v pořadí
rulings-none = o žádném slově nebylo rozhodnuto
rulings-replaced = nahrazeno pozdějším rozhodnutím
rulings-duplicate = hra { $round }, všechny lístky
rulings-place = kolo { $round }, stůl { $table }, námitkář { $slip }
audit-equal = zápisů, které vyšly stejně: { $equal } (počet rozhodnutí: { $decisions })
audit-not-checked = neověřeno: { $what }: { $why }
audit-entries = zápisů { $entries }, první je { $first }
audit-files = soubory turnaje
audit-lists = ve složce turnaje nejsou, jak s nimi byl otevřen: { $lists }; vraťte je z kopie
audit-unknown-command = co bylo žádáno, zapsala jiná verze programu a tato to nezná
verify-sound = zápisů { $count }, žurnál je neporušený; otisk { $head }
verify-other-number = poznamenaný otisk je otiskem zápisu { $seq }, ne { $at }: 1 až { $seq } jsou, jak byly, číslo je chybné
verify-noted = poznamenaný otisk je otiskem zápisu { $at }: 1 až { $at } jsou, jak tehdy byly
verify-ends-before = končí před zápisem { $at }: poslední chybějí
verify-other-head = zápis { $at } má otisk { $head }, ne poznamenaný: co je před ním, bylo přepsáno
verify-nowhere = poznamenaný otisk nemá žádný zápis: je to jiný žurnál, nebo byl přepsán
verify-not-the-noted = není to žurnál, z něhož byl poznamenán { $head }: { $why }
verify-signed = podepsáno: 1 až { $entry }, klíč { $key } ({ $who }), v zápisu { $at }
verify-signed-later = týká se zápisu { $entry }, který před ním nestojí
verify-signed-other = je z jiného žurnálu: zápis { $entry } má zde otisk { $here } a klíčem { $key } byl podepsán { $head }
verify-forged = kdo má klíč { $key }, toto nepodepsal
verify-bad-signature = podpis v zápisu { $at } neplatí: { $why }
verify-has-signed = klíčem { $key } je podepsáno 1 až { $entry }; zápisů poté: { $later }
verify-not-signed = klíčem { $key } není z tohoto žurnálu podepsáno nic
log-time = čas
log-round = kol
log-table = st.
log-players = hráči
log-words = slova
log-source = zdroj
log-referee = rozhodčí
log-end = výrok
log-took = doba
log-by = kdo
log-delivery = doručeno
log-follows = co následovalo
log-turn = ztráta tahu { $player }
log-cost = { $points } { $player }
log-crosses = ×{ $count } { $player }
log-turns = ztráta tahů { $count } { $player }
log-free = volná { $player }
delivery-unproven-brief = ✓ nepr.
delivery-unproven = neprok. { $at }
delivery-clock-brief = ✓ hodiny
delivery-hand-brief = ✓ ohl.
delivery-clock = hodiny { $at }
delivery-waiting = … hodinám
delivery-hand = ohlášeno { $at }
delivery-person = ! OHLÁSIT
end-upheld = oprávněná
end-rejected = neoprávn.
end-conceded = uznáno
end-withdrawn = vzato zpět
end-mistaken = omyl
end-moot = bezpředm.
end-reopened = nové hledání
end-made-good = napraveno
ended-made-good = chybně, napraveno
ended-upheld = oprávněná
ended-rejected = neoprávněná
ended-conceded = uznaná
ended-withdrawn = vzatá zpět
ended-mistaken = škrtnuto: omyl
ended-moot = bezpředmětné
ended-reopened = prověřena znovu
entry-title = Námitkář { $slip }
entry-affair-title = Zápis { $seq } v záznamu
entry-when = kdy
entry-what = co
entry-past = dříve
entry-reopened = znovu vyhledáno
entry-wrong-words = slova nebyla ta z hrací desky
entry-overruled = výrok změněn
entry-misentered = výrok byl zapsán jinak, než byl oznámen, nebo oznámen nebyl
entry-struck = škrtnuto: u tohoto stolu námitka nebyla
entry-decided = rozhodnuto
entry-by = kdo
entry-journal = v žurnálu
entry-where = kde
entry-table = stůl { $table } · kolo { $round }
entry-who = hráči
entry-timely = námitka
entry-face = hodiny
entry-verdict = výrok
entry-list = slovník
entry-digest = otisk
entry-adopted = přijato
entry-follows-ruling = jako námitkář
entry-reasons = zdůvodnění
entry-sources = prameny
entry-follows = následuje
entry-announced = oznámeno
entry-made-good = napraveno
mark-score-recorded = body jsou zapsány
mark-tiles-drawn = hráč, který táhl, dolosoval
mark-clock-pressed = hráč, který táhl, stiskl hodiny
mark-further-move = hrálo se dál
mark-signed = partiáře jsou podepsány
mark-tiles-cleared = kameny jsou z hrací desky sklizeny
mark-play-upheld = námitka proti témuž tahu byla oprávněná
mark-exchange-upheld = námitka proti téže výměně byla oprávněná
mark-reacted = soupeř reagoval

## Co se ještě stalo
line-last-round = toto bylo poslední kolo
line-not-last-round = toto nebylo poslední kolo: následuje další
line-play-started = signál dán: hraje se
line-paired-late = dodatečně nalosováno: { $a } – { $b }
line-unpaired = dvojice zrušena: { $a } – { $b }
line-withdrew = odstoupil(a) z turnaje: { $player }; od příštího kola už nebude losován(a)
line-returned = do turnaje se vrací: { $player }
line-absent = { $player } není u stolu
line-absence-corrected = nepřítomen byl ve skutečnosti: { $players }
line-arrived = příchod včas: { $player }
line-arrived-late = pozdní příchod: { $player }, zpoždění { $late }
line-forced-pass = povinné pas za ztracený tah: { $player }{ $count ->
    [0] { "" }
    [one] ; zbývá ještě 1
    [few] ; zbývají ještě { $count }
   *[other] ; zbývá ještě { $count }
}
line-redated-pairing-earlier = rozlosování zveřejněno o { $time } dříve, než je zaznamenáno: { $reason }
line-redated-pairing-later = rozlosování zveřejněno o { $time } později, než je zaznamenáno: { $reason }
line-redated-signal-earlier = signál dán o { $time } dříve, než je zaznamenáno: { $reason }
line-redated-signal-later = signál dán o { $time } později, než je zaznamenáno: { $reason }
line-redated-clock-earlier = hodiny hráče { $player } spuštěny o { $time } dříve, než je zaznamenáno: { $reason }
line-redated-clock-later = hodiny hráče { $player } spuštěny o { $time } později, než je zaznamenáno: { $reason }
line-circled = tah { $number } zakroužkován: poslední je tah { $last }
line-countdown-started = odpočítávání v místnosti běží: { $time }
line-countdown-stopped = odpočítávání v místnosti zastaveno
line-signal-given = signál: { $signal }
by-opponent = soupeř
by-player = sám hráč
by-referee = rozhodčí
line-claim-raised = námitka (STOP) { $claim }: { $what }, týká se: { $player }, podává { $by }
line-claim-proven = námitka (STOP) { $claim } OPRÁVNĚNÁ, { $what }
line-claim-unfounded = námitka (STOP) { $claim } NEOPRÁVNĚNÁ, { $what }
line-claim-neither = námitka (STOP) { $claim } ani oprávněná, ani neoprávněná, { $what }
line-claim-admitted = námitka (STOP) { $claim } UZNANÁ, { $what }
line-sanction = { $what }: { $player }
line-counted = { $player }: { $counter } nyní { $game } v této partii, { $event } v turnaji
line-counted-event = { $player }: { $counter } nyní { $event } v turnaji
line-threshold = { $player }: dosaženo „{ $what }“
line-threshold-may = { $player }: dosaženo „{ $what }“; činovník nyní může vyvodit důsledek
line-excluded-event = { $player } v tomto turnaji dále nehraje: { $why }
line-excluded-round = { $player } v tomto kole dále nehraje: { $why }
line-procedure-begun = postup zahájen: { $what }, { $count ->
    [one] 1 krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
line-step-done = ✓ { $what }: { $text }
line-step-done-number = ✓ krok { $step } postupu
line-procedure-over = postup skončil: { $what }
line-procedure-dropped = postup přerušen: { $what }
due-at-once = ihned
due-next-round = před dalším kolem
due-before-results = před vyhlášením výsledků
due-end-of-event = do konce turnaje
line-duty = úkol { $due }: { $what }{ $about }
line-duty-done = ✓ splněno: { $what }
line-duty-note = { $done } · { $note }
line-voided-slip = co plynulo z námitkáře { $slip }, už neplatí
line-voided-claim = co plynulo z námitky (STOP) { $claim }, už neplatí
line-voided-run = co plynulo z postupu { $run }, už neplatí
line-voided-act = co plynulo z „{ $what }“, už neplatí
line-voided-orders = ; zrušené pokyny: { $orders }
log-undone = vzato zpět
line-taken-back = vzato zpět: { $what } (zápis { $entry })
line-taken-back-entry = vzato zpět: zápis { $entry }
line-reopened-words = námitkář { $slip }: slova se vyhledávají znovu
line-reopened-overruled = námitkář { $slip }: HR rozhodl znovu
line-reopened-misentered = námitkář { $slip }: výrok byl zapsán jinak, než byl oznámen, nebo oznámen nebyl
line-reopened-struck = námitkář { $slip } škrtnut: u tohoto stolu námitka nebyla
line-reopened-back = ; odvoláno: { $what }
line-adjusted-spread = { $player }: { $points } v součtu rozdílů skóre; partie zůstává
line-result = výsledek: { $score } · { $end }
line-result-final = { "" } · konečné součty z partiářů
line-result-tiles = { "" } · zbylé kameny { $a } / { $b }
line-result-overtime = { "" } · překročení času { $a } / { $b }
line-result-corrected = výsledek opraven: { $score }
line-result-before = {" "}(předtím { $a } : { $b })
line-result-recounted = výsledek po dodatečné změně: { $score }
line-result-recounted-beneath = výsledek, který platil předtím, po dodatečné změně: { $score }
line-result-voided = tah, který partii ukončil, se bere zpět: bez výsledku, hraje se dál
line-handed-in = partiáře jsou odevzdány
line-awarded = { $what }: { $score }
line-awarded-against = { $what }, proti: { $player }: { $score }
line-awarded-spread = , do rozdílu skóre { $a } a { $b }
line-bye = { $player }: { $what }, bodů { $points }, výher { $match }
worked-cross = trestný křížek: { $player }
worked-points = { $points }: { $player }
worked-rescore = zadaný výsledek se mění o { $points } b.: { $player }
worked-set-score = tah se počítá za { $points }
worked-correct-score = ohlášený počet bodů se opravuje
worked-correct-record = zápis se opravuje
worked-void-result = zadaný výsledek již neplatí
worked-withdraw-play = kameny tahu se berou zpět
worked-reset-move = vše se vrací do stavu na začátku tahu
worked-count = { $counter } +1: { $player }
worked-award = { $player } prohrává partii
worked-award-both = oba prohrávají partii
worked-exclude-event = { $player } v tomto turnaji dále nehraje
worked-exclude-round = { $player } v tomto kole dále nehraje
worked-procedure = začíná postup: { $what }
worked-relook = slovo se vyhledá znovu
worked-table = { $player } v pořadí: { $what }
worked-table-match = půlbodů: { $count }
worked-table-points = body { $points }
worked-table-spread = rozdíl skóre { $points }
worked-costs-nothing = Je mezi volnými, které nic nestojí (celkem { $count }).
worked-annul = tah se anuluje: { $player }

## Co lze provést
offer-judge = rozhodnout námitku (STOP) { $claim }: { $what }
offer-admit = uznáno: { $what }
offer-step = krok { $at } z { $of } proveden: { $says }
offer-drop = přerušit: { $what }
offer-adopt = přijmout „{ $what }“: pak rozhoduje
cite-silent = neupravuje
cite-intro = úvod
cite-after = za písm.
cite-clause-after = věta za písm.
cite-last = posl.
cite-list = seznam
cite-third-list = třetí seznam
offer-constants = zadat čísla svazu: { $what }
offer-drop-list = vyřadit „{ $what }“
offer-forced-pass = povinné pas ohlášeno: { $player }, { $count ->
    [one] ztracený tah
   *[other] ztracený tah, celkem { $count }
}
offer-settle = provedeno ručně: { $says }
offer-absent = hráč není u stolu
offer-other-absent = nepřítomen byl ve skutečnosti: { $player }
offer-both-absent = nepřítomni byli oba
offer-other-absent-earlier = kolo { $round }, stůl { $table } ({ $players }): nepřítomen byl ve skutečnosti { $player }
offer-both-absent-earlier = kolo { $round }, stůl { $table } ({ $players }): nepřítomni byli oba
offer-arrived = příchod: { $player }
offer-last-round = poslední kolo turnaje
offer-not-last-round = přece jen se bude hrát další kolo
offer-start = dát signál: hraje se
offer-pair-late = nalosovat dva, kteří v tomto kole nemají partii…
offer-bye = { $what } – hráči, který v tomto kole nemá partii…
offer-unpair = zrušit tuto dvojici, ještě se nehrálo…
offer-redate-pairing = chybný čas: kdy bylo zveřejněno rozlosování
offer-redate-signal = chybný čas: kdy byl dán signál
offer-redate-clock = chybný čas: odkdy běží hodiny hráče { $player }
offer-circle = probíhající tah je zakroužkován
offer-word = „{ $what }“: námitka proti slovu
offer-hold = „{ $what }“: zapsat výhradu
offer-result = partie skončila: { $what }
offer-late-result = výsledek z { $round }. kola, stůl { $table }: { $players }…
offer-late-sheets = partiáře kola { $round }, stůl { $table }, odevzdány: { $players }
offer-late-correct = opravit výsledek z { $round }. kola, stůl { $table }: { $players }
offer-add-table = přidat stůl { $table }, bez rádiových hodin
offer-enter-player = přihlásit nového hráče
offer-time-forward = posunout platný čas o { $time } vpřed, podle hodin tohoto počítače
offer-time-back = posunout platný čas o { $time } zpět, podle hodin tohoto počítače
offer-zone = uvádět časy v jiném pásmu než { $zone }
offer-withdraw = hráč odstupuje z turnaje
offer-withdraw-says = Od příštího kola už nebude losován(a); není třeba to pokaždé uvádět. Na partii, do níž už je rozlosován(a), se nic nemění. Co řád stanoví pro předčasný odchod, se případně ukládá zvlášť.
offer-return = hráč, který odstoupil, se vrací
offer-without-game = { $what } (bez stolu)
offer-correct = opravit výsledek
offer-award-instead = místo výsledku: { $what }
offer-hand-in = partiáře jsou odevzdány
offer-take-back = vzít zpět: { $what }
offer-take-back-earlier = vzít zpět, { $round }. kolo: { $what }
claim-number = námitka (STOP) { $claim }
offer-stop-countdown = zastavit odpočítávání v místnosti
offer-relook = námitkář { $slip } { $says }: na desce byla jiná slova: vyhledat znovu
offer-put-right = námitkář { $slip } { $says }: výrok zapsán jinak, než byl oznámen
offer-strike = námitkář { $slip } { $says }: nepatří k tomuto stolu, škrtnout
offer-overrule = námitkář { $slip } { $says }: rozhodnout znovu
offer-fix = námitkář { $slip } { $says }: napravit chybný výrok
# Jak tomu lidé ještě říkají, když to hledají; nikde se neukazuje.
sought-absent = chybí nepřišel není tu opozdil zpoždění pozdě absence nepřítomný nepřítomnost
sought-start = losovat rozlosování vyškrtnout vynechá kolo
sought-enter-player = nový hráč přihlásit přihláška dodatečně zapsat nováček
sought-withdraw = odstoupit odstoupení odchází odchod odhlásit odhlášení odjíždí končí
sought-pair-late = pozdě opozdilec nový hráč volno los dodatečně
sought-arrived = přišel opozdilec pozdě dorazil zpoždění
sought-correct = oprava opravit změnit chyba špatně
sought-hand-in = zápisy podpisy odevzdání lístek
sought-result = výsledek skóre konec dohráno
sought-take-back = zrušit storno zpět omyl odvolat
sought-verdict = překlep špatné slovo oprava změna rozhodnutí výrok
sought-word = námitka lístek slova
sought-time = hodiny čas pásmo počítač letní zimní
sought-slip = výrok rozhodnutí lístek
sought-sanction = výtka pokárání napomenutí trest pokuta varování
sought-award = bez boje vzdal kontumace nenastoupil
kind-claim = STOP
kind-step = krok
kind-turn = ztr. tahu
kind-say = ohlásit
kind-play = hra
kind-playoff = dohrávka
kind-words = slova
kind-result = výsledek
kind-challenge = námitka
kind-stop = STOP
kind-fault = chyba
kind-conduct = chování
kind-procedure = náprava
kind-clock = hodiny
kind-sanction = sankce
kind-award = kontum.
kind-mend = oprava
kind-duty = úkol
kind-lists = slovníky
kind-standings = pořadí
standing-none = bez partie
standing-before = hra nezačala
standing-playing = hraje se
standing-over = partie skončila
standing-handed-in = výsledek je odevzdán
phase-none = bez partie
phase-before = před hrou
phase-playing = během hry
phase-over = po skončení
phase-handed-in = po odevzdání
need-offender = Kdo chyboval
need-about = Koho se to týká
need-loser = Kdo prohrává
need-demands = Kdo to žádá
need-player = Hráč
need-opponent = Proti komu (druhý)
need-free-table = U kterého volného stolu
need-claimant = Kdo se ozval
need-running = Čí čas běží
need-since = Vteřiny od stisku
need-outcome = Závěr
need-note = Co z toho vzešlo, do záznamu (může zůstat prázdné)
need-name = Jméno
need-number = Číslo tahu
need-score = Body: { $player }
need-rack = Hodnota zbylých kamenů: { $player }
need-over = Překročení času, např. 1:41: { $player }
need-out = Kdo zavřel
need-word = Slovo
need-points = Body za tah
need-both-agree = Oba hráči souhlasí
need-agrees = Souhlasí: { $office }
need-signed = Oba podepsali
need-constant = { $name }
need-zone = Časové pásmo
need-lengths = Délky v kamenech
need-binding = Rozhoduje
binding-alone = sám
binding-if-listed = kde slovo uvádí
need-scored = Oba uznali počet bodů
need-played = Přece jen se hrálo: kontumace byla omyl
need-misentered = Zapsáno jinak, než bylo hráčům oznámeno, nebo ještě neoznámeno
need-not-as-signed = Na podepsaném partiáři je něco jiného, než bylo zapsáno
outcome-proven = oprávněná
outcome-unfounded = neoprávněná
outcome-neither = bez závěru
deadline-clock-must = spustit hodiny: { $player }
deadline-clock-may = hodiny lze spustit: { $player }
deadline-forfeit = { $player } prohrává partii
deadline-session = konec hrací doby
deadline-in = { $what } za { $time }
deadline-since = { $what }: před { $time }
deadline-now = { $what }: nyní
deadline-due = { $what }: { $time } po termínu
deadline-came = { $what }: příchod o { $time } později
menu-title = Co lze provést · pište: hledat
menu-filtered = Co lze provést · { $shown } z { $count } · „{ $filter }“
menu-none = Zde nyní nelze nic provést.
menu-no-match = Nic neodpovídá. Esc smaže, co jste napsali.
form-by-facts = plyne z údajů
form-nobody = nikdo
form-not-seen = nezjištěno
form-yes = ano
form-no = ne
form-range = { $from } až { $to }
form-number = napište celé číslo
form-choose-first = { $asked }: nejprve vyberte pomocí ← →, pak pište
form-decimal = napište číslo, například 0,5: nejvýše devět míst před čárkou a šest za ní
form-number-range = napište celé číslo od { $from } do { $to }
form-sums-no-reason = to jsou součty, a ne důvod: napište slovy, co se opravuje, nebo Esc
form-time = napište čas ve tvaru 1:41
form-confirm = Enter provede, Esc nechá být.
form-fill-in = Vyplňte, pak Enter.
form-follows = Co z toho plyne:
form-foreseen = Výsledek bude: { $score }
form-asks-next = Následuje víc; nejdřív je třeba odpovědět: { $text }
form-stands = Zapsáno je: { $score }
form-moved = Bude platit: { $time }
form-must = je nutné vyplnit
form-no-player = nikoho toho jména tu nelze uvést: co se týká partie, zapisuje se u jejího stolu; nového hráče nejdřív přihlaste (hledat: nový hráč)
form-new-player = nikdo z nich; nového hráče nejdřív přihlaste
form-name-only = jen jméno; rating, startovné apod. při losování kola: + Jméno; rating: 1650
form-no-free-table = stůl s tímto číslem není volný
urgency-claim = STOP
cell-clock-may = lze spustit
cell-clock-must = spustit
cell-forfeit = kontum.
cell-session = konec doby
cell-playoff = dohrávka
cell-missed = chybí
cell-absent = chybí { $at }
cell-before = nezačato
cell-unreported = chybí výsl.
cell-over = výsledek
cell-handed-in = odevzdáno
hall-waits = Signál nebyl dán. F6, pak Enter, Enter: hraje se.
hall-duty = Úkol { $due }: { $what }
hall-overdue = ! PO TERMÍNU: { $what }
hall-more-duties = a další úkoly ({ $count }): F6
hall-session = do { $at } · zbývá { $left }
hall-session-over = konec hrací doby, od { $at }
countdown-runs = odpočítávání v místnosti
countdown-call = { $seconds ->
    [one] { $seconds } vteřina: ohlaste
    [few] { $seconds } vteřiny: ohlaste
   *[other] { $seconds } vteřin: ohlaste
}
countdown-over = čas uplynul
running-claims = { $count ->
    [one] Otevřená námitka (STOP)
   *[other] Otevřené námitky (STOP) · { $count }
}
running-claim = { $what } · týká se: { $player } · { $age } · rozhodne { $office }
running-end = { $outcome }: { $what }
running-leads = { " " }→ { $outcome }
running-steps = hotovo { $done } z { $count }
table-owed = { $count ->
    [one] povinné pas
   *[other] povinné pas { $count }×
}
table-counted-brief = neopr. { $count }
table-counted-words-brief = platných s nám. { $count }
table-count = { $counter } { $count }
table-absent = { $sign } chybí od { $at }
table-result = výsledek { $score }
table-circled = tah { $number } zakroužkován, poslední je tah { $last }
mend-nothing = na tomto rozhodnutí zde nelze nic napravit
mend-nothing-do = co lze ještě vzít zpět, je mezi úkony u stolu, z dřívějšího kola mezi úkony kola; ostatní zůstává, jak stanoví řád, viz Řád, F5
mend-round-over = { $round }. kolo skončilo: jeho rozhodnutí platí
mend-round-over-do = jsou-li body špatně a výsledek lze ještě opravit: stůl { $table }, F6
entry-mend = lze napravit
entry-no-mend = už nelze
rules-title = Řád · { $ruleset } · { $shown } z { $count }
rules-values = Hodnoty v souboru řádu · { $ruleset } · { $shown } z { $count }
rules-no-match = Nic neodpovídá. Esc smaže, co jste napsali.
rules-value = ephor pracuje s touto hodnotou.
rules-reading = Bod řádu je nejednoznačný ({ $question }); ephor jej vykládá takto: { $reading }.
words-done = ephor to hlídá a uplatňuje.
words-shown = ephor to ukazuje tam, kde je to potřeba.
words-person = Stará se o to člověk: { $why }
words-person-alone = Stará se o to člověk.
words-document = Závisí na dokumentu, který ephor nemá: { $what }
words-document-alone = Závisí na dokumentu, který ephor nemá.
words-reads = Lze číst několika způsoby; ephor: { $reading }
words-english = (zatím jen anglicky)

## Finder
finder-title = Hledání · { $count }
finder-line = Hledat:
finder-no-match = Nic se tak nejmenuje a nic o tom nemluví.
finder-kind-screen = obrazovka
finder-kind-table = stůl
finder-kind-round = kolo
finder-kind-player = hráč
finder-kind-slip = námitkář
finder-kind-rule = řád
finder-table = stůl { $table }: { $a } – { $b }
finder-table-free = stůl { $table }
finder-no-game = v tomto kole nemá partii
finder-slip = námitkář { $slip } · { $words } · { $challenger } → { $mover }
finder-slip-bare = námitkář { $slip } · { $challenger } → { $mover }
finder-does-screen = Enter otevře tuto obrazovku.
finder-does-table = Enter otevře tento stůl.
finder-does-round = Enter ukáže, co lze s kolem udělat.
finder-does-act = Enter otevře formulář; dokud v něm nepotvrdíte, nic se neprovede.
finder-does-not = Nyní to není možné a Enter nic neprovede.
finder-does-slip = Enter otevře toto rozhodnutí v záznamu.
finder-does-rule = Enter to ukáže v řádu.

## Výsledky
results-title = Výsledky · { $round }. kolo · výsledky { $over } z { $games }, odevzdáno { $in_hand }
results-hint = stůl, součet A, součet B · nebo oba součty
results-hint-earlier = dřívější kola: F6
results-end = konec: { $end } · konečné součty z podepsaných partiářů, vše v nich
results-missing = chybí
results-no-sheet = chybí partiáře
results-awarded = kontumováno
results-all-from-slips = výsledky vyplývají z lístků
results-from-slips = z lístků
results-signed = Stůl { $table }: podepsali oba a partiáře jsou odevzdány? a / n
results-unusual = Opravdu { $a } : { $b }? Neobvyklý výsledek. a / n
results-untold = Námitkář { $slip } je rozhodnut, ale neoznámen. Přesto zapsat výsledek? a / n
results-untold-sheets = Námitkář { $slip } je rozhodnut, ale neoznámen. Přesto převzít partiáře? a / n
results-in-sums = Už v součtech: { $what }? a / n
form-in-points = v bodech musí být: { $what }
results-put-in-sums = Po úpravě { $a } : { $b }, podle opravených partiářů. Zapsat? a / n
results-penalty = srážky { $points } { $side }
results-penalty-brief = { $points } { $side }
results-over = překročení času { $time } { $side } { $points }
results-over-brief = +{ $time } { $side } { $points }
results-no-row = není vybrána žádná partie
results-no-table = u takového stolu se nehraje; zadejte oba součty, nebo stůl a oba součty
results-too-many = příliš mnoho čísel: stůl a oba součty
results-type = chybějí oba součty: 412 389, nebo se stolem 7 412 389
results-more-than-possible = víc, než bylo možné: součet, pak kolik bylo možné
results-corrects = stůl { $table } už má výsledek { $a } : { $b } · Enter jej opraví
results-in-already = tento výsledek je odevzdán
results-no-sheets = k této partii nejsou partiáře k odevzdání
results-no-end = tento řád nezná konec partie, který by se zde zadával
results-yes-or-no = odpovězte ano, nebo ne: a, n
results-not-put-in = nezadáno: napište součty, jak jsou v partiářích
results-not-answered = stůl { $table }: nezapsáno; otázka čeká u tohoto stolu, Enter ji tam položí znovu
results-next = součty, které teď píšete, patří stolu { $table }
results-answer-first = otázka ke stolu { $table } je ještě otevřená: Enter ji položí znovu; jiné součty k němu chtějí před sebou číslo stolu
results-has-result = stůl { $table } už výsledek má: součty, které ho opravují, chtějí před sebou číslo stolu
results-replaced = stůl { $table }: { $a } : { $b }, dosud nezapsané, ustoupilo tomu, co bylo napsáno teď
start-made-way = ustoupilo tomu, co bylo napsáno teď: { $what }
results-lost = stůl { $table }: { $a } : { $b } bylo napsáno zde a není zapsáno
results-lapsed = napsáno zde a nezapsáno, protože kolo skončilo: { $lines }
results-to-answer = čeká na odpověď: { $tables }
results-waits = odpověď?
results-not-taken = partiáře nejsou odevzdány: otázka zůstala bez odpovědi
results-announce-first = nejprve oznamte výrok: na pultu, Enter na námitkáři
results-sign-first = neodevzdáno: nejprve oba podepíší
results-one-end = tento řád zná jediný konec
results-no-round = žádné kolo ještě nezačalo, výsledky nejsou
results-no-round-do = 1. kolo lze začít zde: zapište jeho partie
standings-title = Pořadí · započtená kola: { $round } · { $order }
standings-game = { $round }/{ $table }
standings-provisional = prozatímní: partie bez výsledku: { $count } (kolo/stůl { $games })
standings-duties = před vyhlášením zbývá splnit úkoly: { $count }
standings-one-order = tento řád zná jediné pořadí
standings-no-order = tento řád žádné pořadí neurčuje
standings-constants = vzorec čeká na čísla, která vydává svaz: { $names } (zadá je Enter); do té doby rozlišuje hráče jen to, co je známo
standings-no-constants = toto pořadí čísla svazu nepotřebuje
standings-told-constants = vzorec čeká na čísla, která vydává svaz: { $names } [{ $cite }]; zadejte je v pořadí v konzoli, nebo každé jako --constant JMÉNO=ČÍSLO
standings-told-missing = výsledek zatím chybí: { $round }. kolo, stůl { $table }
standings-told-duty = zbývá splnit: { $duty } ({ $about })
standings-place = místo
standings-player = hráč
standings-nobody = nikdo to nemá ve jménu ani v klubu
standings-games = kola
standings-club = klub
standings-place-points = za umístění
criterion-points = body
criterion-wins = výhry
criterion-buchholz = Buchholz
criterion-median-buchholz = medián
criterion-sonneborn-berger = Sonneb.
criterion-spread = rozdíl
criterion-scored = skóre
criterion-head-to-head = vzájemně
criterion-among-tied = mezi rovn.
criterion-highest-game = nejv. partie
criterion-highest-move = nejv. tah
criterion-last-forfeited = poslední kontumačně
criterion-formula = vzorec
criterion-percent = procenta
criterion-starts = začínal
start-title = { $round }. kolo · partie: { $games }
start-hint = 1 Anna; Beno · bez soupeře: Anna; - · kolo.csv: načte se · prázdný: zahájit
start-hint-more = + Jméno: nový · = Jméno; rating: 1650: opravit · - Jméno: škrtnout · Anna; /: vynechá · 50 min: délka kola · 7 !: stůl 7 pod dozorem
start-hint-all = 1 Anna; Beno · kolo.csv: načte se · prázdný: zahájit
start-hint-alone = 1 Anna · kolo.csv: načte se · prázdný: zahájit, místa losem
start-first-begins = první začíná
start-first-chooses = první má volbu
start-sure = Zahájit { $round }. kolo (partií: { $games })?  a Enter ano · n Enter ne · ! Enter ano, poslední kolo
start-not-so = { $round }. kolo takto začít nemůže (partií: { $games }).  Enter: partie
start-sure-lot = Vylosovat místa { $round }. kola a zahájit?  a Enter ano · n Enter ne · ! Enter ano, poslední kolo
start-yes-or-no = odpovězte písmenem a Enter
start-outstanding = Výsledek je zapsán, partiáře nejsou odevzdány: stůl { $tables }. Přesto začít?
start-untold = Rozhodnutí ještě nebylo oznámeno: stůl { $tables }. Přesto začít?
start-unsaid = Ještě neřečeno: stůl { $tables } (u pultu to odškrtne Ctrl-Y). Po zahájení to bude už jen v záznamu. Přesto začít?
start-duties = Úkoly před tímto kolem: { $count }, první: { $first }
start-no-list = O slovech tohoto turnaje nerozhoduje žádný slovník. Do zahájení kola lze přijmout: { $lists } [{ $cite }]; potom už ne. n Enter, pak Ctrl-P: přijmout
start-met = { "" } · spolu hráli v { $round }. kole
start-why = Důvod, proč se kolo přesto zahajuje (zůstane v záznamu); Enter: zahájit; Esc: partie
start-replaced = Soubor nahradil partie, které byly napsány: { $count }
start-why-empty = Důvod ještě není napsán a bez něj kolo nezačne; Esc: partie
start-bye = { "–" }   { $player }, bez soupeře
start-missed = { "–" }   { $player }, kolo vynechá
start-watched = { "–" }   stůl { $table } pod dozorem
start-takes = { "–" }   kolo trvá minut: { $minutes }
start-left = Bez partie ({ $count }): { $names }
start-withdrawn = Odstoupili (není třeba je uvádět): { $names }
start-not-two = mezi dva hráče patří středník: 1 Anna; Beno
start-withdrew = { $name }: z turnaje odstoupil(a); hraje-li znovu, zapište nejdřív návrat
start-no-games = zatím není zadána žádná partie
start-not-one = každý hraje sám: 1 Anna
start-no-bye = { $name } bez soupeře nezískává nic; kdo zbude, kolo vynechá: { $name }; /
start-nobody = hráč „{ $name }“ není zapsán
start-nearest = hráč „{ $name }“ není zapsán; mysleli jste { $near }?
start-several = „{ $name }“ může být { $found }: napište ze jména víc
start-twice = { $name } už v partii je; řádek s číslem toho stolu na začátku ji nahradí, ↑ vrátí poslední řádek
start-taken = u stolu { $table } už partie je
start-newcomer = Enter: { $name } se zapíše jako hráč turnaje
start-struck = Enter: škrtne se z hráčů: { $player }
start-amended = Enter: přihláška bude { $entry }
start-took-part = { $name } má v turnaji partii, vynechané kolo nebo trest a zůstává v něm; toto kolo vynechá „{ $name }; /“, kdo odchází nadobro, odstupuje (úkon kola), přihlášku opraví „= { $name }“
start-no-field = „{ $part }“ k údajům hráče nepatří; zapsat lze: { $fields }
start-no-value = „{ $value }“ není { $field }
start-unchanged = { $entry } · co se mění, napište za jméno: { $fields }
start-instead = { $now } · místo { $before }
start-reads-file = Enter: přečíst tento soubor rozlosování; nic se zatím nezapíše
start-file-row = { $row }. partie v souboru: { $why }
start-file-row-do = žádná jeho partie nebyla převzata; opravte soubor a přečtěte ho znovu
start-no-file = soubor { $path } neexistuje
start-no-file-do = zkontrolujte cestu; počítá se od složky, v níž byla konzole spuštěna
round-told = { $round }. kolo: partií { $games }{ $byes ->
        [0] {""}
       *[other] , bez soupeře { $byes }
    }
start-file = soubor nelze použít: { $why }
start-kept = co bylo napsáno, zůstane pro toto kolo
start-overtaken = kolo začalo na jiné konzoli; řádky napsané zde pro ně, které už neplatí: { $count }
start-one-base = odkdy se počítá zpoždění, určuje řád
start-late-pairing = Zpoždění se počítá od rozlosování · Tab: od začátku hry
start-late-play = Zpoždění se počítá od začátku hry · Tab: od rozlosování

## Hodiny
clocks-title = Hodiny · { $count } · volné { $free }
clocks-for-table = { " · pro stůl " }{ $table }
clocks-filter = { " · s „" }{ $filter }“
clocks-number = č.
clocks-table = stůl
clocks-proof = klíč
clocks-heard = příjem
clocks-battery = baterie
clocks-make = typ
clocks-signal = signál (dBm)
clocks-free = volné
clocks-proven = prokáz.
clocks-unproven = NEPROKÁZ.
clocks-keyless = BEZ KLÍČE
clocks-elsewhere = jinde
clocks-never = nikdy
clocks-good = dobrý
clocks-fair = střední
clocks-weak = SLABÝ
clocks-found = V éteru, ne z tohoto turnaje · { $count }
clocks-none = Žádné hodiny: ephor clock provision SLOŽKA ČÍSLO jim dá číslo a klíč.
clocks-no-key = Tato konzole nemá jejich klíč, proto je nemůže slyšet ani řídit.
clocks-not-here = Rádio má jiná konzole tohoto turnaje: přidělujte a dívejte se tam. Tato převezme, až ona skončí, ledaže je otevřena s --no-radio.
clocks-looks = Vypadá to na: { $make }. Nic z toho není prokázáno.
clocks-do-key = V jiném terminálu: ephor clock provision SLOŽKA { $clock } (nebo ephor clock key add SLOŽKA { $clock }); za okamžik jsou zde.
clocks-do-address = V jiném terminálu: ephor clock key add SLOŽKA { $clock } --profile { $profile } --address { $address }; za okamžik jsou zde.
clocks-not-suspect = Není za co ručit: to je pro hodiny na stole, jejichž počítadlo se vrátilo a na které jste se podívali.
clocks-vouch = Ctrl-B za ně ručí, pokud jste se na ně podívali.
clocks-not-fitted = Tyto hodiny nestojí na žádném stole.
clocks-fit = Enter přidělí hodiny { $clock } stolu.
clocks-refit = Hodiny { $clock } stojí na stole { $table }: Enter je přesune, Ctrl-W je odebere.
clocks-silent-keyless = Nikdy neslyšeny: zkontrolujte, zda jsou zapnuty a v dosahu a zda s nimi není spojen někdo jiný.
clocks-silent = Nikdy neslyšeny: zkontrolujte, zda jsou zapnuty, v dosahu a mají vlastní klíč.
clocks-ask = Přidělit hodiny { $clock }
clocks-ask-table = Stolu
clocks-no-table = takový stůl není: zadejte číslo některého existujícího
clocks-leaves = Odcházejí ze stolu { $table }; co k nim bylo na cestě, se tam ohlásí nahlas.
clocks-comes-off = Hodiny { $clock } se odebírají ze stolu { $table }.
clocks-ask-unproven = ! NEPROKÁZANÝ typ: ověřte, že to jsou hodiny ve vaší ruce. Jejich časy o ničem nerozhodují.
clocks-director = ! Hodiny přiděluje jen pořadatel: F9 v seznamu: kdo zde sedí.

## Projekce pro místnost
board-last-round = kolo { $round }, poslední
board-before = První kolo ještě nezačalo.
board-players = hráči: { $count }
board-rests = žádná partie se nehraje
board-waits = hra začne na signál
board-waits-countdown = rozhodčí spustí odpočítávání
board-call = posledních { $seconds } sekund
board-until = konec kola { $at }
board-since = kolo se hraje od { $at }
board-missing = chybí hráč
board-hold = výhrada
board-challenge = námitka
board-referee = rozhoduje hlavní rozhodčí
board-verdict = výrok se oznamuje
board-official = volá se rozhodčí
board-time-out = čas vypršel: { $player }
board-results = výsledky: { $over } z { $games }
board-pairings = Rozlosování
board-no-pairings = Kolo ještě není rozlosováno.
board-free = volný los: { $player }
board-place = k{ $round } st. { $table }
board-no-decisions = O žádné námitce ještě nebylo rozhodnuto.
board-standings = Pořadí
board-provisional = prozatímní, chybí výsledků: { $count }
board-withheld = Pořadí bude vyhlášeno.
board-withheld-game = Body budou oznámeny po skončení partie.
board-keys = ← → strany · q konec · { $key } barvy
board-halted = Turnaj teď nelze přečíst: zobrazené údaje mohou být staré.
board-damaged = Turnaj už nelze číst: zobrazené údaje jsou staré.
board-enlarge = Zvětšete okno, nebo zmenšete písmo.
live-now = Právě teď
live-decisions = Oznámená rozhodnutí
live-all = Vše na jedné stránce
live-written = Zapsáno: { $at }. Stránka se načítá sama, „Vše na jedné stránce“ ne.
live-result = výsledek
live-stands = stav
live-countdown = konec odpočítávání v místnosti: { $at }

kiosk-needs-pin = samoobslužný terminál ukončí jen PIN hlavního rozhodčího nebo pořadatele, a tady žádný z nich PIN nemá
kiosk-needs-pin-do = `{ $command }`, pak jej spusťte znovu
kiosk-at-table = Stůl { $table }
kiosk-table = U kterého stolu hrajete?
kiosk-table-do = Číslo stolu, potom Enter
kiosk-table-short = Stůl je číslo, nejvýš čtyřmístné.
kiosk-abandoned = Co tu bylo začato, je smazáno, protože nikdo nepokračoval. Nic nebylo rozhodnuto.
kiosk-no-paste = Vložit sem nelze nic: napište to.
kiosk-no-table = Stůl { $table } tu není obsluhován.
kiosk-no-game = U stolu { $table } se teď nehraje žádná partie.
kiosk-over = Partie u stolu { $table } už má výsledek: zavolejte rozhodčího.
kiosk-side = Kdo namítá?
kiosk-side-do = 1 nebo 2
kiosk-count = Proti kolika slovům je námitka?
kiosk-count-do = 1 až { $most }
kiosk-word = Slovo { $at } z { $count }
kiosk-word-do = Písmena, potom Enter
kiosk-esc = Esc: začít znovu
kiosk-letters = Zde lze psát jen písmena hry.
kiosk-length = Slovo má { $least } až { $most } kamenů.
kiosk-twice = Toto slovo je už napsáno.
kiosk-check = { $player }: jsou to slova, proti kterým je námitka, písmeno po písmenu?
kiosk-check-do = { $key }: { $player } souhlasí
kiosk-anew = Backspace: napsat znovu
kiosk-judging = Okamžik …
kiosk-waits = Trvá to déle než obvykle. Počkejte prosím: pokračuje to samo.
kiosk-nothing-decided = Nic zde nebylo rozhodnuto.
kiosk-go-to-referee = Jděte k rozhodčímu
kiosk-again = Toto slovo se u vašeho stolu ověřovalo před malou chvílí.
kiosk-not-here = O tomto se zde nerozhoduje.
kiosk-referee = Zavolejte rozhodčího
kiosk-clears = Obrazovka se sama vyčistí.
kiosk-broken = Mimo provoz: jděte k rozhodčímu
kiosk-office = činovníci
kiosk-pin = PIN hlavního rozhodčího nebo pořadatele
kiosk-pin-do = Enter: ukončit samoobsluhu · Esc: zpět

# The console in lines of text.
plain-help = Napište, co hledáte (u stolu nejprve jeho číslo: 3 …), { $slip } a jeho číslo, { $hall }, { $slips }, { $log }, ? nebo { $quit }.
plain-word-slips = námitkáře
plain-pick = Výběr číslem; prázdný řádek nic nezmění.
plain-number = Taková odpověď mezi nimi není; napište číslo.
plain-yes-no = Napište ano nebo ne.
plain-leave = Řádek jen s tečkou formulář opustí.
plain-left = Zůstalo, jak bylo.
plain-do = { $what }: provést? ano nebo ne
plain-words = Napište slova z námitkáře na jeden řádek; prázdný řádek nic nezmění.
plain-agree = { $words }: je zápis odsouhlasen? ano nebo ne
plain-announce = O námitkáři { $slip } je rozhodnuto: je výrok oznámen? ano nebo ne
plain-doubted = { $what }. { $asked } ano nebo ne

## The report of an event

report-title = Zpráva: { $name }
report-contents = Obsah
report-damaged = Žurnál je poškozen u zápisu { $at }: { $why }. Zde je to, co je před ním neporušené.
report-damage-altered = jeho otisk neodpovídá tomu, co tam stojí
report-damage-missing = chybí
report-damage-another = na jeho místě stojí jiný
report-damage-unreadable = nelze ho přečíst
report-about = Turnaj
report-regulation = Soutěžní řád
report-readings = Zvolené výklady
report-systems = Systémy rozhodování slovních námitek
report-word-lists = Slovníky a jejich otisky
report-digests-note = Každý otisk je ze slovníku i s jeho údaji; u rozhodnutí stojí otisk samotných slov.
report-officials = Kdo rozhodoval a zapisoval
report-span = Od – do
report-size = Kola · hráči · stoly
report-journal = Žurnál
report-waits = Kde se ztrácel čas
report-waited-line = Od námitky po rozhodnutí: medián { $median }, devět z deseti do { $p90 }, nejdéle { $longest } ({ $count })
report-told-line = Od rozhodnutí do oznámení hráčům: medián { $median }, devět z deseti do { $p90 }, nejdéle { $longest } ({ $count })
report-queue = Námitky čekající na rozhodnutí během dne (nejvýše { $most })
report-lengths = Doby čekání: kolik rozhodnutí trvalo kolik minut
report-challenges = Slovní námitky
report-words = Slova a kdo o nich rozhodl
report-rulings = Slova, o nichž nerozhodl žádný slovník
report-changes = Změněná rozhodnutí
report-players = Námitky podle hráčů
report-rounds = Námitky podle kol
report-tables = Námitky podle stolů
report-judges = Námitky podle rozhodčích
report-lists = Námitky podle slovníků
report-claim = Námitky STOP (mimo slovní námitky)
report-sanction = Sankce a vyloučení
report-procedure = Postupy
report-no-slip = Výhrady a nepřipuštěné námitky
report-presence = Opozdilci a nepřítomní
report-award = Kontumované partie
report-correction = Změněné výsledky
report-taken-back = Vzato zpět
report-power = Zásahy do hodin
report-unreached = Nedosažitelné hodiny
report-duty = Úkoly
report-event = Změny turnaje
report-games = Partie a výsledky
report-byes = Bez partie
report-standings = Pořadí po jednotlivých kolech
report-crosstable = Tabulka partií
print-by-name = Podle jmen
print-constants = Vzorec čeká na čísla, která vydává svaz ({ $names }): do té doby rozlišuje hráče jen to, co je známo.
print-begins = začíná
print-no-clocks = U žádného stolu nejsou hodiny s rádiem: není co tisknout.
print-date = { $day }. { $month }. { $year }
print-card = Turnajová karta
print-checked = zápis slova porovnali oba s deskou
print-clock = Hodiny
print-clock-cards = Kartičky k hodinám
print-decided = Co bylo rozhodnuto
print-direction = svisle či vodorovně
print-final = konečné skóre
print-going-out = za ukončení
print-joint = společné skóre
print-difference = rozdíl skóre
print-best-move = nejlepší tah
print-whose = čí
print-crosses = trestné křížky
print-moves-sum = součet tahů
print-blanks-mean = žolík nahrazuje
print-invalid = není platné
print-key-check = číslo porovnané s pultem
print-laid = položený tah
print-letters = vylosovaná písmena
print-move-slip = Tah
print-nothing = Nic.
print-opponent = soupeř
print-chooses = má volbu
print-misses = kolo vynechá
print-bye = bez soupeře
print-overtime = překročení času
print-own-move = můj tah
print-pairings = Rozlosování { $round }. kola
print-draft = Rozlosování { $round }. kola (návrh)
print-penalties = sankce
print-place-and-date = Místo a datum
print-player-number = hráč č.
print-players = hráči
print-points = body
print-racks = zbylé kameny
print-result = výsledek
print-sheet = Partiář
print-signature = podpis
print-slip = Námitkář
print-square = pole
print-standings = Pořadí po { $round }. kole
print-sum = součet
print-table-numbers = Čísla stolů
print-time = čas
print-round-and-table = kolo / stůl
print-to = Adresát:
print-valid = je platné
print-blank = žolík
print-board-points = body konečné desky
print-budget = čas hráče na partii
print-budget-move = čas na tah
print-letter = písmeno
print-letters-title = Rozložení písmen
print-move-sheet = Souhrnný list tahů
print-number = počet
print-order = Podle čeho se určuje pořadí
print-planned = plánovaný začátek
print-prize = cena
print-result-card = Hlášení výsledku
print-rounds = počet kol
print-tiles-in-all = kamenů celkem
print-winner = vítěz
report-highest = Nejvyšší skóre: { $player }, { $points } (kolo { $round }, stůl { $table })
report-slip = námitkář
report-round = kolo
report-table = stůl
report-begun = rozlosováno
report-break = přestávka před ním
report-hall = Signály a čas v místnosti
report-last-result = poslední výsledek
report-play-began = začátek hry
report-schedule = Kola a jejich časy
report-challenger = namítal
report-mover = táhl
report-challenged-words = slova
report-ended = výsledek
report-by = kdo
report-since-press = po stisknutí
report-raised = vznesena
report-waited = do prvního rozhodnutí
report-decided = rozhodnuto
report-announced = oznámeno
report-delivered = doručeno
report-undelivered = nedoručeno
report-follows = co následovalo
report-changed-times = změn
report-word = slovo
report-valid = platné
report-list = slovník
report-edition = vydání
report-ruled = rozhodčím
report-cite = bod
report-reasons = důvody
report-sources = prameny
report-time = čas
report-contradicts = odporuje námitkáři
report-stands = platí
report-counts-no-more = neplatí od
report-changed = změněno v
report-changed-by = změnil
report-ground = důvod změny
report-reason = odůvodnění
report-player = hráč
report-raised-all = vznesené
report-upheld = oprávněné
report-rejected = neoprávněné
report-conceded = uznané
report-withdrawn = vzaté zpět
report-mistaken = zapsáno omylem
report-moot = nerozhodnuto: o partii se rozhodlo jinak
report-rate = oprávněné v %
report-against = proti jeho slovům
report-against-upheld = z toho oprávněné
report-name = co
report-all = námitky
report-open = nerozhodnuté
report-missing = chybějící výsledky
report-median = medián
report-p90 = 9 z 10 do
report-longest = nejdéle
report-entry = zápis
report-what = co
report-side-a = A
report-points-a = body A
report-match = zápasové body
report-match-a = zápasové body A
report-tiles-a = kameny A
report-overtime-a = překročený čas A
report-penalties-a = sankce A
report-side-b = B
report-points-b = body B
report-match-b = zápasové body B
report-tiles-b = kameny B
report-overtime-b = překročený čas B
report-penalties-b = sankce B
report-how = jak skončila
report-awarded = kontumováno
report-handed-in = odevzdáno
report-corrected = oprav
report-place = místo
report-played = partie
report-wrong-words = vyhledáno znovu
report-overruled = změnil nadřízený
report-made-good = zjištěno pozdě, napraveno v pořadí

## Duplicate: a game that is played from the console

board-columns = latin
board-across = vodorovně
board-down = svisle
move-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
fault-too-short = jediné písmeno
fault-off-board = přesahuje okraj desky
fault-not-whole = není celé slovo: těsně u něj leží písmeno
fault-does-not-fit = leží tam { $letter }
fault-nothing-laid = nic nepokládá
fault-not-connected = nenavazuje na žádné písmeno
fault-not-in-the-middle = nezakrývá střed desky
fault-not-on-rack = { $letter } není v zásobníku
fault-blank-not-circled = { $letter } může být jen žolík a není zakroužkováno
fault-blank-may-not-be = žolík nemůže být { $letter }
fault-no-blank = v zásobníku není žolík
line-rack-changed = losování { $draw }: { $rack } se mění, málo samohlásek nebo souhlásek
line-rack-drawn = losování { $draw }: { $rack }
line-move = losování { $draw }, číslo { $number } ({ $player }): { $play }: { $found }
line-of-game = hra { $game }, { $line }
line-move-annulled = losování { $draw }, číslo { $number } ({ $player }): { $what }, tah se nepočítá
line-move-annulled-over = losování { $draw }, číslo { $number } ({ $player }): { $what }, { $over } po konci; tah se nepočítá
line-master = losování { $draw }: pokládá se { $play }, bodů: { $points } ({ $program })
line-master-claimed = losování { $draw }: po námitce se pokládá { $play }, bodů: { $points }
line-word-valid = slovo { $word } na lístcích platí
line-word-invalid = slovo { $word } na lístcích neplatí
line-player-left = číslo { $number } ({ $player }) odešlo; od losování { $draw } nic
line-duplicate-over = hra skončila: { $what }; deska má bodů: { $points }
line-results-announced = výsledky byly vyhlášeny
duplicate-title = Hra { $game } · losování { $draw } · deska { $points }
duplicate-bag = v sáčku { $count }
duplicate-changed = { $count ->
    [one] předtím byl vyměněn jeden zásobník
    [few] předtím byly vyměněny { $count } zásobníky
   *[other] předtím bylo vyměněno { $count } zásobníků
}
duplicate-laid = Losování { $draw }: { $play }, { $points }
duplicate-open-words = K rozhodnutí: { $words }
duplicate-given-in = Lístky { $there } z { $all }
duplicate-missing = Chybí: { $numbers }
duplicate-never-came = Nikdy neodevzdáno: { $slips }
duplicate-never-of = losování { $draw }: { $numbers }
duplicate-refused = nepřijato: { $lines } (↑ vrátí poslední, Esc je zahodí)
duplicate-next-change = { $rack } je třeba vyměnit: napište sedm nových písmen ze sáčku
duplicate-announce-again = Některé lístky nikdy nepřišly a nepočítají se. Další Enter výsledky přesto vyhlásí
duplicate-type-rack = Napište písmena tažená místo nich, všech sedm: ΑΓΟΡΑΣ?
duplicate-time-up = čas vypršel před { $over }
duplicate-no-index = Není slovník, v němž hledat nejlepší tah: napište ho, * H8 O SLOVO
duplicate-hidden = Nejlepší tah je skrytý: Tab ho ukáže
duplicate-no-move = Žádný tah není možný
duplicate-best = Nejlepší: { $play }, bodů: { $points } ({ $ties ->
    [one] jediný
   *[other] jeden z { $ties }
}, { $list })
duplicate-to-rule = k rozhodnutí: { $words } ({ $points })
duplicate-waits = Žádná hra se nehraje: začněte kolo a dejte znamení (F6)
duplicate-next-draw = Enter losuje písmena losování { $draw }; nebo napište ta ze sáčku
duplicate-next-claim = Enter položí { $word } čísla { $table }, které vyhrálo námitkou.
duplicate-next-start = Přečtěte písmena; Enter spustí čas
duplicate-next-runs = Čas běží. Lístky lze psát; tečka čas ukončí hned
duplicate-next-announce = Enter vyhlásí nejlepší tah; lístky lze ještě psát
duplicate-next-show = Pište lístky; Enter ukáže nejlepší tah
duplicate-next-end = Enter ukončí hru: { $end }
duplicate-next-results = Enter vyhlásí výsledky
duplicate-type-letters = Napište všech sedm písmen, jak vyšla ze sáčku, a mění-li se, proč: ΑΓΟΡΑΣ? ; důvod
duplicate-next-type = Napište písmena losování { $draw }, jak vyšla ze sáčku
duplicate-next-other-letters = Není možný žádný tah. Enter: vymění se všech sedm písmen
duplicate-done = Výsledky jsou vyhlášeny
duplicate-lines = 12 H8 O SLOV(O) lístek · @3 12 … ze 3. losování · @1.3 … ze hry 1 · 12 ! pozdě · 12 6.4 ; proč zrušení · 12 - odchod · + nebo - SLOVO ; proč rozhodnutí · * H8 O SLOVO tah
duplicate-lines-short = 12 H8 O SLOV(O) · 12 ! pozdě · 12 6.4 ; proč · + SLOVO ; proč
duplicate-not-read = To není řádek hry duplicate
duplicate-no-square = To není pole desky
duplicate-no-direction = Ani O (vodorovně), ani K (svisle)
duplicate-no-word = Chybí slovo
duplicate-time-runs = Čas běží: počkejte na konec, nebo napište tečku
duplicate-by-hand = ručně
duplicate-not-the-best = Žádný z nalezených nejlepších tahů: * H8 O SLOVO ; proč se přesto pokládá
duplicate-lay-again = Položí se místo nejlepšího nalezeného tahu, i kdyby lístek vynesl víc: další Enter ho položí
duplicate-no-draw = Za @ je číslo losování, pak číslo hráče a jeho lístek: @3 12 H8 O SLOVO; @1.3 ve hře 1
duplicate-type-best = Nejlepší tah tu není znám: napište ho, * H8 O SLOVO
duplicate-no-paragraph = Žádný bod řádu, který tah ruší
board-draw = Losování { $draw }
board-laid = Losování { $draw }: { $play }
board-duplicate-over = Konec hry: { $end }
report-draws = Duplicate: losování
report-moves = Duplicate: tahy
report-annulled = zrušeno pro
report-changed-racks = měněno
report-draw = losování
report-number = číslo
report-points = body
report-program = program
report-seed = semínko losu
report-ties = stejně dobrých
report-rack = zásobník
report-square = pole

## Lists and regulations on the command line
lists-edition = vyd. { $edition }
lists-words = { $count ->
    [one] 1 slovo
    [few] { $count } slova
   *[other] { $count } slov
}
lists-tiles = kamenů: { $range }
built-in = vestavěný
lists-official = oficiální
lists-federation = svazový
lists-advisory = jen radí
lists-lacks = { $id } – chybí:
lists-lacks-nothing = { $id } – nechybí nic.
lists-damaged = je tu, ale poškozený: přidejte ho znovu
lists-advisory-only = je tu, ale jen radí: přidejte ho jako slovník jeho vydavatele
lists-alone = do té doby o těchto slovech rozhoduje rozhodčí
lists-if-listed = do té doby rozhoduje rozhodčí o více z těchto slov
lists-advises = jen radí
lists-bring-in = přidejte soubor vydavatele; VYDÁNÍ a YYYY-MM-DD jsou údaje, které slovník uvádí sám o sobě, POSTAVENÍ je official, je-li vydavatel tentýž jako vydavatel řádu, jinak federation:
lists-put-file = SOUBOR
lists-put-edition = VYDÁNÍ
lists-put-authority = POSTAVENÍ
lists-or-build = Nebo slova uložte jako x.txt s manifestem x.toml a spusťte `ephor lexicon build SLOŽKA`
ruleset-own = vlastní
ruleset-own-over = vlastní, místo vestavěného
ruleset-unusable = nelze použít: viz `ephor ruleset check`
explain-title = { $wanted } · { $title } ({ $id })
explain-reads = čteno takto: { $reads }{ $switch }
treated-enforced = hlídá ephor
treated-shown = zobrazuje
treated-person = na člověku
treated-needs = potřebuje
explain-questions = Otevřené otázky
explain-own-question = (otázka samotného programu ephor)

## import
import-nothing = nic nebylo zapsáno
import-not-written = nic nebylo zapsáno, --allow dropped přijme zbytek
import-undated = od kdy platí { $id }? Bez data smí jen radit
import-undated-do = uveďte den: --in-force YYYY-MM-DD
import-no-alphabet = pro jazyk `{ $language }` není abeceda
import-no-alphabet-do = zvolte sk, cs, de nebo el, nebo dejte do složky z --to soubor tiles.toml
import-id = { $id } není jen z písmen bez diakritiky, číslic a spojovníků jako sk-b2
import-id-do = zvolte id jako sk-b6
import-id-letters = žádný slovník se nemůže jmenovat { $id }: tiles.toml je soubor s písmeny
import-unseen = je v tom znak, který není vidět (U+{ $code }): vypusťte ho
import-no-home = domovská složka není
import-no-home-do = uveďte složku pomocí --to
import-word-file = { $file } už je zde a slovník se z něj sestavuje
import-word-file-do = upravte ho a spusťte `ephor lexicon build`, nebo ho nejdřív přesuňte jinam
import-same-id = id { $id } má i { $file }
import-same-id-do = zvolte jiné --id, nebo nejdřív onen slovník odstraňte
import-no-word = není v něm ani jedno slovo
import-no-words = položky, které nejsou slova: { $count } z { $read }
import-no-words-deciding = položky, které nejsou slova: { $count } z { $read }, a co v rozhodujícím slovníku chybí, není platné
import-check = zkontrolujte --language, --format a --encoding
import-check-marks = je-li { $mark } značka u slov, odstraní ji --marks '{ $mark }'
import-check-column = --column určí sloupec se slovy, --column first bere první slovo každého řádku
import-misread = { $count ->
    [one] 1 slovo je takové, jaké žádný jazyk nemá
    [few] { $count } slova jsou taková, jaká žádný jazyk nemá
   *[other] { $count } slov je takových, jaká žádný jazyk nemá
}, první „{ $word }“ na řádku { $line }
import-misread-do = čteno ve špatném kódování, teď nebo už když se soubor ukládal: zkontrolujte --encoding, nebo si soubor opatřete znovu; nic nebylo zapsáno, --allow misread ho přijme tak, jak je

# Čeho se týká ukazatel průběhu.
import-reading-file = čtení
import-expanding = tvoření tvarů
import-sorting = řazení
import-building = sestavování

# Jak byl soubor přečten.
import-set = { $set }, { $told ->
    [mark] podle značky na začátku
    [name] jak je uvedeno
   *[letters] podle písmen
}
import-how-words = text v kódování { $set }
import-how-blocks = { $count ->
    [one] { $count } tištěný oddíl
    [few] { $count } tištěné oddíly
   *[other] { $count } tištěných oddílů
} v kódování { $set }
import-how-first = první slovo každého řádku v kódování { $set }
import-how-column = sloupec { $column } tabulky { $headed ->
    [yes] se záhlavím v kódování
   *[no] v kódování
} { $set }
import-how-hunspell = Hunspell v kódování { $set }, { $count ->
    [one] { $count } heslo
    [few] { $count } hesla
   *[other] { $count } hesel
}{ $compounds ->
    [yes] , složeniny se netvoří
   *[no] { "" }
}
import-names-stay = jména zůstávají, velké písmeno mají i podstatná jména
import-names-go = co má velké písmeno, je jméno
import-compounds = složeniny se netvoří: { $count ->
    [one] { $count } heslo může být částí slov, která tento slovník nemá
    [few] { $count } hesla mohou být částmi slov, která tento slovník nemá
   *[other] { $count } hesel může být částmi slov, která tento slovník nemá
}

# Tabulka o tom, co přišlo. Názvy řádků jsou krátké.
import-row-list = slovník
import-row-read = přečteno
import-row-head = záhlaví
import-row-heads = nadpisy
import-row-first = první
import-row-above = úvod
import-row-marks = značky
import-row-words = slova
import-row-gloss = vysvětlení
import-row-tiles = kameny
import-row-old = dosud
import-row-set = sada
import-row-file = soubor
import-list = { $id }: { $name }, vyd. { $edition }, { $standing }
import-no-heading = žádné: i první řádek je slovo; není-li, použijte --header
import-heading = první řádek, { $heading }; není-li záhlavím, použijte --no-header
import-above = { $count ->
    [one] { $count } řádek po [Words] je hlavička
    [few] { $count } řádky po [Words] jsou hlavička
   *[other] { $count } řádků po [Words] je hlavička
}
import-remarks = řádky s poznámkou: { $count }, první: { $first }
import-marks = odstraněny u { $count ->
    [one] { $count } slova
   *[other] { $count } slov
}
import-glossed = má je { $count ->
    [one] { $count } slovo
    [few] { $count } slova
   *[other] { $count } slov
}; nic nerozhoduje
import-length = { $count } o délce { $tiles } kamenů
import-tiles-told = { $range }, jak říká --tiles
import-tiles-found = { $range }, délky, které se našly: o jiných slovník neříká nic
import-replaced = { $name }, vyd. { $edition }, nahrazeno
import-replaced-words = { $name }, vyd. { $edition }, nahrazeno: přibylo slov { $added }, ubylo { $removed }
import-set-bytes = { $bytes } B, BLAKE3 { $digest }
import-note = poznámka: { $note }

# Co bylo vynecháno a proč.
import-dropped = vynecháno:
import-nothing-dropped = nic nebylo vynecháno
import-more = a { $count ->
    [one] { $count } další
    [few] { $count } další
   *[other] { $count } dalších
}
import-example = řádek { $line } { $text }
import-example-letter = řádek { $line } { $text } ({ $letter })
import-at-place = { $typed } na místě { $position }
import-looks-like = { $typed } na místě { $position } je { $script ->
    [Latin] z latinky
    [Cyrillic] z cyrilice
    [Greek] z řeckého písma
   *[other] z písma { $script }
} a vypadá jako { $meant }
import-or = { " nebo " }
import-drop-letter = písmeno, které není v abecedě
import-drop-look-alike = podobné písmeno jiného písma
import-drop-sign = číslice, spojovník, apostrof, tečka nebo jiný znak
import-drop-broken = rozděleno spojovníkem na konci řádku
import-drop-several = několik slov
import-drop-name = jméno
import-drop-abbreviation = velká písmena uvnitř nebo nepřípustná: zkratka nebo značka
import-drop-short = příliš krátké
import-drop-long = příliš dlouhé
import-drop-twice = podruhé totéž

# Zda seznam smí rozhodovat a co se nesmí přehlédnout.
import-warn-gloss = --gloss: o žádném z těchto slov se nic neříká
import-warn-dropped = vynechány položky, které nejsou slova: { $count } z { $read }; kde tento slovník rozhoduje sám, nejsou platné
import-warn-missing = žádné slovo nemá { $letters }: má-li jazyk taková slova, soubor o to písmeno přišel
import-warn-shipped = { $id } je id slovníku, který je v programu ephor: { $name }, vyd. { $edition }, se nepoužije tam, kde se čte tento
import-warn-shipped-words = { $id } je id slovníku, který je v programu ephor: { $name }, vyd. { $edition }, se nepoužije tam, kde se čte tento: přibylo slov { $added }, ubylo { $removed }
import-warn-lengths = { $id } pokrývá délky { $from }–{ $to } kamenů a nemá žádné slovo o délce { $none }: kde rozhoduje sám, nejsou taková slova platná; --tiles říká, které délky pokrývá
import-advises = { $id } radí a nic nerozhoduje
import-from-to = { $from } až { $to }
import-may-decide = { $id } smí rozhodovat o slovech o délce { $lengths } kamenů, kde ho pravidla jmenují{ $taken ->
    [yes] , přijat tak, jak je, s --allow { $allowed }
   *[no] { "" }
}
import-may-not-decide = { $id } takto rozhodovat nesmí: žádné z jeho slov nemá { $letters }, ačkoli ve slovech staršího vydání je, a každé takové slovo by nebylo platné; přidejte ho z kopie, která o to písmeno nepřišla; nic nebylo zapsáno, --allow lost-letter ho přijme

# Slova textu nebo tabulky.
import-no-names = sloupec { $column }: kde první řádek není záhlaví, nemá žádný sloupec název
import-no-names-do = uveďte pořadí sloupce, --column 1, nebo vynechte --no-header
import-column-has = ve sloupci { $place } je „{ $word }“
import-other-column = sloupec 1 nevypadá jako slova, ale { $column }
import-other-column-do = jsou-li to slova, uveďte --column { $place }; nic nebylo zapsáno
import-several-columns = slova má více sloupců: { $columns }
import-several-columns-do = uveďte, který se myslí, například --column { $place }; nic nebylo zapsáno
import-table = každý řádek má { $count ->
    [one] { $count } sloupec
    [few] { $count } sloupce
   *[other] { $count } sloupců
}, vypadá to tedy jako tabulka
import-table-do = uveďte sloupec se slovy pomocí --column, nebo --format words, jsou-li slova všechno; nic nebylo zapsáno
import-definitions = řádek { $line }, „{ $text }“, vypadá jako slovo s vysvětlením; takových řádků je celkem { $count }
import-definitions-do = --column first bere první slovo každého řádku, --format words všechna; nic nebylo zapsáno
import-sentences = řádek { $line }, „{ $text }“, vypadá jako věta; takových řádků je celkem { $count } a zbytek vypadá jako seznam
import-sentences-do = tyto řádky vypusťte, nebo před ně dejte #; --format words říká, že slova jsou všechno; nic nebylo zapsáno
import-hash-words = řádky, které jsou slova se znakem # na začátku: { $count }
import-hash-words-do = --marks '#' je přijme jako slova; jsou-li to poznámky, napište za # mezeru; nic nebylo zapsáno
import-gloss-takes = --gloss bere sloupec tabulky, `rest` s --column first, nebo `stem` slovníku; nic nebylo zapsáno
import-gloss-rest = za prvním slovem řádku něco stojí jen s --column first
import-gloss-stem = hesla má jen slovník
import-gloss-columns = s --column first nejsou sloupce
import-gloss-words = seznam slov o nich nic neříká
import-gloss-dictionary = slovník nemá nic než heslo, k němuž tvar patří
import-gloss-dictionary-do = uveďte --gloss stem; nic nebylo zapsáno

# Soubory, které nelze přečíst.
import-packed = je zabalen ({ $with }) a nelze ho rozbalit ({ $what }): zkopírujte ho znovu
import-foreign = je zabalen ({ $with }), což se zde nečte: rozbalte ho pomocí `{ $remedy }` a uveďte soubor uvnitř
import-locked = je zabalen (zip s heslem nebo neobvyklým způsobem), což se zde nečte: rozbalte ho pomocí `unzip` a uveďte soubor uvnitř
import-packed-twice = je zabalen dvakrát: jednou ho rozbalte a uveďte soubor uvnitř
import-archive = je to archiv zip, v něm souborů: { $count }; rozbalte ho pomocí `unzip` a uveďte ten se slovy
import-too-big = po rozbalení má více než { $limit } bajtů: tak dlouhý seznam slov není, rozbalte ho a podívejte se
import-no-set = { $name } není známé kódování: napište například utf-8, windows-1250, windows-1253, iso-8859-2, cp852, cp850, cp737, cp869, mac-roman, mac-ce nebo mac-greek
import-no-text = jsou v něm nulové bajty, není to tedy text, nebo je to UTF-16 bez značky: uveďte kódování, například utf-16le
import-utf-32 = je v UTF-32, což se zde nečte: uložte ho jako UTF-8
import-control = bajt { $byte } na řádku { $line } je řídicí znak, není to tedy text: uložte ho jako text, nebo zkontrolujte, zda je to správný soubor
import-document = je to { $kind ->
    [pdf] PDF
    [office] starý kancelářský dokument (.xls, .doc)
    [rtf] dokument RTF
   *[packed] zabalený dokument (.xlsx, .ods, .docx, .odt, .zip)
}, ne text: otevřete ho a uložte jako text nebo CSV
import-two-sets = hodí se dvě kódování a slova by byla jiná: { $readings }; uveďte, které to je
import-strange = v žádném kódování nejsou jeho písmena písmeny této abecedy ({ $alphabet ->
    [Czech] česká
    [German] německá
    [Slovak] slovenská
    [Greek] řecká
   *[other] { $alphabet }
}); bylo by v něm { $readings }: uveďte kódování pomocí --encoding, nebo zkontrolujte --language
import-reading = „{ $word }“ v { $set } (--encoding { $name })
import-no-column = sloupec { $column } není: první řádek má { $count ->
    [one] { $count } sloupec
    [few] { $count } sloupce
   *[other] { $count } sloupců
}
import-no-such-name = sloupec { $column } není: v prvním řádku je { $names }
import-open-quote = řádek { $line }: neuzavřené uvozovky; uzavřete je
import-csv = řádek { $line }: { $what }
import-no-pair = vedle { $file } není { $wanted }
import-no-pair-do = uveďte .dic a pomocí --affixes .aff; .dic, který je prostým seznamem jako u programu Scrabble3D, přidáte s --format words, nebo s --column first, stojí-li za slovy významy
import-cut-off-do = nic nebylo zapsáno; --allow cut-off přijme, co zde je

# Co je ve slovníku špatně.
import-place = { $file }, řádek { $line }, znak { $column }: { $what }
import-aff-no-count = chybí počet slov: uveďte .dic a .aff téhož slovníku
import-aff-cut-off = hesel má být { $declared } a je jich { $found }, soubor je tedy useknutý: zkopírujte ho znovu
import-aff-too-many = více než { $most } tvarů: slovník je poškozen, vezměte jinou kopii
import-aff-flag-kind = { $text } není druh příznaků: napište long, num nebo UTF-8
import-aff-two-prefixes = dvě předpony u jednoho slova se netvoří: tento slovník nelze přidat
import-aff-no-class = { $text } stojí tam, kde třída začíná Y nebo N: pravidel je více, než říká její první řádek
import-aff-no-number = { $text } není počet pravidel
import-aff-fewer = pravidel je o { $count } méně, než říká první řádek třídy: .aff je useknutý nebo poškozený, zkopírujte ho znovu
import-aff-no-alias = { $text } není žádné z čísel pod AF (je jich { $count })
import-aff-half-flag = { $half } je půl příznaku: s FLAG long má každý příznak dva znaky
import-aff-no-flag = { $text } není příznak: s FLAG num jsou příznaky čísla do 65535 oddělená čárkami
import-aff-not-one = { $text } není jeden příznak: zkontrolujte, který FLAG je v .aff
import-aff-not-closed = [ bez své ]: uzavřete ji
import-aff-not-opened = ] bez své [: otevřete ji, nebo tuto odstraňte
import-aff-no-set = { $text } není kódování: napište například UTF-8, ISO8859-2 nebo ISO8859-7
import-aff-not-utf-8 = toto není UTF-8, které .aff slibuje: uveďte za SET skutečné kódování
import-aff-missing = zde chybí: { $part ->
    [flag] příznak
    [cross] Y nebo N
    [rules] počet pravidel
    [off] co se odebírá, nebo 0
   *[on] co se přidává, nebo 0
}

# Proč ze slov není seznam.
import-manifest = manifest nelze přečíst: { $what }
import-nameless = manifest nelze přečíst: název: dejte slovníku krátký název jako B2
import-language = { $list } je v jazyce { $language } a čte se abecedou { $alphabet }: dejte k němu abecedu { $language }
import-declared = { $list } má mít { $declared } slov a má { $found }: porovnejte ho s předlohou
import-damaged = { $list } je poškozen, bajty jeho .fst se změnily: zkopírujte ho znovu, nebo ho znovu sestavte
