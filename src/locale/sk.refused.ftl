### Prečo sa niečo nesmie vykonať. Správa hovorí, čo je zle; jej atribút `instead`, čo urobiť; `short` to isté čo
### najkratšími slovami pre riadok ponuky. Dĺžka času prichádza ako $name (7:05), $name_words (7 min 5 s),
### $name_tenths (425.0 sekundy) a $name_any (či je vôbec nejaká). Čo je vynechané, prichádza ako „none“.

refused-silent = { $what } (poriadok to neupravuje; toto je pravidlo konzoly)
the-office = { $office }
or = { " alebo " }
comma-or = { " alebo " }
late-base-pairing = zverejnenie vylosovania (pairing)
late-base-play-start = signál na začiatok (play_start)

speaker-opponent = súper
speaker-player = sám hráč
speaker-referee = rozhodca

closure-together = čo obaja zapísali, opravuje sa len so súhlasom oboch
closure-never = výsledok sa neopravuje
closure-signed = výsledok je podpísaný
closure-handed-in = výsledok je odovzdaný
closure-paired = kolo { $round } je už vylosované
closure-last-round = od konca posledného kola už uplynulo { $grace }

stands-none = nehrá sa žiadna partia
stands-before = partia sa nezačala
stands-playing = partia sa hrá
stands-over = partia sa skončila
stands-handed-in = výsledok je odovzdaný

# Čo už bolo pri stole vidno, keď to zaznelo.
seen-opponent-recorded = súper už mal body zapísané
seen-both-recorded = obaja hráči už mali zapísané body aj súčet
seen-sum-begun = súper už začal písať súčet bodov
seen-first-tile-racked = hráč, ktorý slovo položil, už vložil do zásobníka prvé písmeno
seen-approved = súper už ťah schválil
seen-bag-empty = vrecúško je prázdne
seen-own-limit-over = limit namietajúceho hráča už uplynul
seen-next-round-begun = ďalšie kolo sa už začalo
seen-last-play = ťah bol v partii posledný
seen-score-recorded = body už boli zapísané
seen-tiles-drawn = hráč, ktorý slovo položil, už dobral písmená
seen-clock-pressed = hráč, ktorý slovo položil, už stlačil hodiny
seen-further-move = hralo sa už ďalej
seen-signed = partiáre už boli podpísané
seen-tiles-cleared = písmená už boli z hracej dosky odstránené
seen-play-upheld = námietka proti tomu istému ťahu bola oprávnená
seen-exchange-upheld = námietka proti tej istej výmene bola oprávnená
seen-reacted = súper už reagoval

subject-absence = neprítomnosť
subject-arrival = príchod
subject-absent-clock = hodiny neprítomného hráča
subject-forced-pass = povinné vynechanie ťahu
subject-circled-move = zakrúžkovaný ťah
subject-start-signal = znamenie na začiatok
subject-signal = znamenie
subject-redated-pairing = oprava času, kedy bolo zverejnené vylosovanie
subject-redated-signal = oprava času, kedy bolo dané znamenie
subject-redated-clock = oprava času, odkedy bežia hodiny neprítomného hráča
subject-result = výsledok
subject-correction = oprava
subject-hand-in = odovzdanie
subject-relook = opätovné vyhľadanie lístka
subject-take-back = späťvzatie
subject-overruling = zmena výroku
subject-late-fix = dodatočná náprava výroku
subject-constants = čísla zväzu
subject-zone = zmena časového pásma
subject-time = oprava platného času
subject-adopt-list = prijatie zoznamu { $list }
subject-drop-list = vyradenie zoznamu { $list }
subject-offence = nesprávny postup
subject-procedure = postup
subject-unpairing = zrušenie dvojice
subject-sanction = sankcia
subject-end = koniec partie
subject-award = kontumácia
subject-duplicate = vedenie hry duplicate
subject-annulment = zrušenie ťahu
subject-word-ruling = rozhodnutie o slove
subject-judge-claim = podnet { $claim }

## Čo platí pre každý príkaz

refused-general-journal-stopped = { $why }
    .instead = nič nebolo rozhodnuté; odstráňte poruchu a skúste to znova
refused-general-before-the-last = { $at } je pred poslednou udalosťou žurnálu, { $last }
    .instead = zadávajte príkazy v poradí ich času
refused-general-not-now = { $at } nie je teraz: platný čas je { $now }
    .instead = uveďte čas, ktorý je; ak sa prehráva záznam z iného dňa, zadajte --replay
refused-general-no-event = nie je otvorený žiadny turnaj
    .instead = začnite príkazom open_event
refused-general-other-ruleset = tu načítané pravidlá nie sú tie, podľa ktorých bol tento turnaj otvorený
    .instead = spustite konzolu so súbormi, s ktorými bol turnaj otvorený
refused-general-other-tiles = tu načítané písmená a hracie kamene nie sú tie, s ktorými bol tento turnaj otvorený
    .instead = vráťte vlastný lexicons/tiles.toml turnaja zo zálohy
refused-general-other-lists = tu načítaná sada zoznamov slov nie je tá, s ktorou bol tento turnaj otvorený
    .instead = spustite konzolu so súbormi, s ktorými bol turnaj otvorený
refused-general-not-their-office = { $what }: to vykonáva: { $offices }; nie: { $role }
    .instead = má to vykonať: { $offices }
    .short = len { $offices }
refused-general-for-officials = { $role_name }: toto vykonáva len: { $offices }
    .instead = má to vykonať: { $offices }
refused-general-for-clocks = { $role_name }: to hlásia len hodiny, alebo konzola za ne
    .instead = čo bolo vykonané ručne, sa tak potvrdí
refused-general-not-in-phase = { $what }: stôl { $table }, { $now }
    .instead = možno len vtedy, keď { $wants }
    .short = len { $wants_short }
refused-general-no-table = stôl { $table } nie je
    .instead = použite stôl z vylosovania tohto kola
refused-general-no-game = pri stole { $table } sa v kole { $round } nehrá žiadna partia
    .instead = najprv začnite kolo
refused-general-no-slip = lístok { $slip } nie je
    .instead = vyberte niektorý z radu
refused-general-unheard = tento poriadok nepozná: { $what } „{ $id }“
    .instead = { $known ->
        [none] pravidlá { $ruleset } nepoznajú žiadnu takú položku
       *[other] vyberte z: { $known }
    }
refused-general-not-asked = na „{ $fact }“ sa nikto nepýta
    .instead = { $asked ->
        [none] tu sa nepýta na nič: vynechajte to
       *[other] pýta sa na: { $asked }
    }
refused-general-out-of-range = { $text } ({ $fact }): { $value } nie je od { $from } do { $to }
    .instead = porovnajte to so stavom pri stole
refused-general-not-answered = „{ $text }“ nie je zodpovedané
    .instead = najprv na to odpovedzte
refused-general-not-known = { $fact } nie je známe
    .instead = uveďte to medzi údajmi
refused-general-divides-by-zero = delí sa nulou
    .instead = uveďte to medzi údajmi
condition-yes = odpoveď áno na „{ $text }“
condition-no = odpoveď nie na „{ $text }“
condition-and = a
condition-or = alebo
condition-not = nie
condition-asked = „{ $text }“
refused-general-condition = { $otherwise ->
        [none] podmienka poriadku nie je splnená
       *[other] { $otherwise }
    }
    .instead = treba: { $needs }
    .short = { $otherwise ->
        [none] { $needs }
       *[other] { $otherwise }
    }
refused-general-condition-by-answers = { refused-general-condition }
    .instead = { $otherwise ->
        [none] { refused-general-condition.instead }
       *[other] { "" }
    }
refused-general-no-reason = { $what }: chýba odôvodnenie
    .instead = napíšte prečo

## Sám turnaj: poriadok, zoznamy slov, hráči, hodiny

refused-setup-law-not-loaded = { $what }
    .instead = { $help }
refused-setup-open-already = v tomto žurnáli už je turnaj „{ $name }“
    .instead = pre iný turnaj použite iný súbor
refused-setup-ruleset-not-loaded = turnaj chce pravidlá { $wanted }, táto konzola načítala { $loaded }
    .instead = spustite konzolu s --ruleset a id, ktoré turnaj uvádza
refused-setup-tiles-not-loaded = turnaj chce súpravu písmen { $wanted }, táto konzola načítala { $loaded }
    .instead = spustite konzolu so súpravou písmen, ktorú turnaj uvádza
refused-setup-reading-not-loaded = turnaj vykladá { $question } ako { $reading }, tu načítané pravidlá nie
    .instead = spustite konzolu s výkladmi, ktoré turnaj uvádza
refused-setup-tiles-not-offered = poriadok neponúka súpravu písmen { $wanted }
    .instead = vyberte z: { $offered }
refused-setup-budget-not-offered = poriadok neponúka časový limit { $wanted }
    .instead = vyberte z: { $offered }
refused-setup-budget-out-of-range = poriadok neponúka časový limit { $wanted }
    .instead = vyberte od { $from } do { $to }; obvyklé: { $offered }
refused-setup-systems-not-chosen = podľa tohto poriadku organizátor nevolí, kto slová vyhľadáva
    .instead = { $known ->
        [none] vynechajte to
       *[other] vynechajte to; slúži: { $known }
    }
refused-setup-no-such-system = poriadok nepozná systém „{ $system }“
    .instead = vyberte z: { $known }
refused-setup-system-twice = systém { $system } je uvedený dvakrát
    .instead = uveďte každý raz
refused-setup-systems-read-otherwise = { $systems } rozhoduje slová podľa výkladu { $question }: { $wanted }, tu platí výklad { $reading }
    .instead = zvoľte ten výklad: { $question }={ $wanted }
refused-setup-no-such-zone = časové pásmo „{ $zone }“ neexistuje
    .instead = { $near ->
        [none] napíšte jeho názov, napríklad Europe/Bratislava, alebo posun, napríklad +01:00
       *[other] najbližší názov je { $near }
    }
refused-setup-same-zone = časy sa už uvádzajú v pásme { $zone }
refused-setup-not-off-by-that = žiadnej konzole sa hodiny nelíšia o { $by }
    .instead = naposledy bolo zaznamenané: { $ahead } pred platným časom
refused-setup-player-without-name = niektorý hráč nemá meno
    .instead = dajte každému hráčovi meno
refused-setup-player-twice = dvakrát medzi prihlásenými: { $player }
    .instead = hráčov rovnakého mena rozlíšte krstným menom alebo číslom
refused-setup-not-entered = nie je medzi prihlásenými: { $player }
    .instead = napíšte meno tak, ako bolo prihlásené; nového hráča najprv prihláste
refused-setup-took-part = { $player } má v turnaji partiu, vynechané kolo alebo trest a zostáva v ňom
    .instead = kto odchádza, odstúpi alebo je vylúčený; prihláška sa opravuje tam, kde sa píše ďalšie kolo (F3, F6, Ctrl-N: = { $player }), alebo pomocou amend_entry v ephor exec
refused-setup-no-such-profile = profil hodín „{ $profile }“ nie je
    .instead = vyberte z: { $known }
refused-setup-number-and-profile = profil „{ $profile }“ a číslo hodín sa k sebe nehodia
    .instead = hodiny s rádiom majú číslo, profil none ho nemá
refused-setup-clock-elsewhere = hodiny { $clock } stoja na stole { $table }
    .instead = najprv prideľte stolu { $table } iné hodiny
refused-setup-lists-fixed = { $what }: zoznamy slov sú pevne určené od { $since }
    .instead = slovo, o ktorom žiadny zoznam nerozhodne, ide k rozhodcovi; jeho rozhodnutie sa pamätá
    .short = zoznamy sú pevne určené
refused-setup-list-not-installed = zoznam { $list } nie je nainštalovaný
    .instead = { refused-setup-nothing-playable.instead }
refused-setup-list-of-other-language = { $list } je v jazyku { $language }, tento turnaj sa hrá v jazyku { $event }
    .instead = { refused-setup-nothing-playable.instead }
refused-setup-nothing-playable = { $list } nemá slová, ktoré by sa dali položiť
    .instead = { $there ->
        [none] pre tento jazyk nie je nainštalovaný žiadny zoznam; zoznamy sa k turnaju pridávajú pri jeho založení
       *[other] k dispozícii: { $there }
    }
refused-setup-adopted-already = { $list } je už prijatý
    .instead = ak ho chcete prijať inak, najprv ho vyraďte
refused-setup-nothing-left-to-decide = o všetkých dĺžkach, ktoré { $list } má, sa rozhoduje bez neho
    .instead = vyraďte zoznam, ktorý o nich rozhoduje sám, ak ho prijal organizátor
    .short = rozhoduje sa bez neho
refused-setup-other-lengths = { $list } má slová z { $shortest } až { $longest } písmen, nie z { $from } až { $to }
    .instead = uveďte dĺžky od { $shortest } do { $longest }
refused-setup-decided-alone = { $other } rozhoduje sám o slovách z { $from } až { $to } písmen: zoznam { $list } by tam nikdy neprišiel na rad
    .instead = uveďte iné dĺžky, alebo najprv vyraďte druhý zoznam
refused-setup-decided-by-regulation = podľa poriadku už { $list } o slovách niektorých z týchto dĺžok rozhoduje
    .instead = uveďte iné dĺžky
refused-setup-not-adopted = zoznam { $list } nie je prijatý
    .instead = { $adopted ->
        [none] nie je prijatý žiadny
       *[other] prijaté sú: { $adopted }
    }
refused-setup-no-such-order = tento poriadok nemá poradie „{ $order }“, ktorého vzorec by mal konštanty
    .instead = { $known ->
        [none] nemá žiadne
       *[other] má tieto: { $known }
    }
refused-setup-other-constants = vzorec poradia { $order } má konštanty { $constants }, každú raz
    .instead = uveďte každú z nich a žiadnu inú
refused-setup-nothing-to-sign = v žurnáli nie je záznam č. { $entry }, ktorý by sa dal podpísať, posledný je { $last }
    .instead = podpíšte, čo tam je
refused-setup-officials-sign = { $role_name }: žurnál podpisujú len činovníci
    .instead = podpíšte v niektorej funkcii

## Kolo: vylosovanie, prítomnosť, znamenie, straty ťahu

refused-round-last-round-over = kolo { $round } je posledné
    .instead = výsledky možno ešte opraviť, ak to poriadok dovoľuje; ak sa predsa len bude hrať ďalšie kolo, najprv to uveďte (F6)
refused-round-none-begun = žiadne kolo sa ešte nezačalo
    .instead = začnite prvé kolo
    .short = nezačalo sa
refused-round-not-next-round = kolo { $round } sa nemôže začať po kole { $before }
    .instead = začnite kolo { $next }
refused-round-too-soon-after = od poslednej partie kola { $before } uplynulo { $gone }
    .instead = kolo { $next } začnite o { $left_words }; alebo ho aj tak začnite hneď a napíšte prečo
refused-round-not-over = pred kolom { $next } nie je všetko dokončené: { $left }{ $more ->
        [0] { "" }
       *[other] ; a ďalej: { $more }
    }
    .instead = rozhodnite to, zadajte výsledky, splňte úlohy (F6); alebo kolo aj tak začnite a napíšte prečo
refused-round-put-off-too-long = 1. kolo sa začína { $by_words } po oznámenom začiatku a posunúť sa smie najviac o { $most_words }
    .instead = kolo aj tak začnite a napíšte prečo
refused-round-not-so-paired = kolo { $next } nie je vylosované tak, ako chce poriadok: { $left }{ $more ->
        [0] { "" }
       *[other] ; a ďalej: { $more }
    }
    .instead = opravte vylosovanie; alebo kolo aj tak začnite a napíšte prečo
refused-round-wrongly-paired = poriadok také vylosovanie nepripúšťa: { $wrong }
    .instead = opravte vylosovanie; alebo, ak je zastaraná prihláška, opravte ju: = MENO, kde sa píše kolo, alebo amend_entry v ephor exec
refused-round-no-supervision = stôl { $table }: tento poriadok nepozná stoly pod stálym dozorom
    .instead = vynechajte ich
refused-round-nobody-supervised = pri stole { $table }, ktorý má byť pod dozorom, nikto nehrá
    .instead = uveďte stoly z vylosovania tohto kola
refused-round-no-time-for-round = kolo nejaký čas trvá
    .instead = uveďte milisekundy, alebo to vynechajte a platí { $usual }
refused-round-round-not-limited = tento poriadok kolo časovo neobmedzuje
    .instead = čas kola vynechajte
refused-round-round-time-fixed = každé kolo trvá { $usual }
    .instead = čas kola vynechajte
refused-round-table-twice = stôl { $table } je vo vylosovaní dvakrát
    .instead = dajte každej partii vlastný stôl
refused-round-no-such-table = stôl { $table } v turnaji nie je
    .instead = použite stôl turnaja, alebo ďalší pridajte medzi úkonmi kola (F3, F6)
refused-round-not-entered = { $table ->
        [none] { $bye ->
            [yes] bez súpera má byť hráč, ktorý nie je prihlásený: { $player }
           *[no] kolo má vynechať hráč, ktorý nie je prihlásený: { $player }
        }
       *[other] pri stole { $table } má hrať hráč, ktorý nie je prihlásený: { $player }
    }
    .instead = hráča najprv prihláste, s rovnako písaným menom
refused-round-player-twice = vo vylosovaní kola { $round } dvakrát: { $player }
    .instead = hráč hrá v kole jednu partiu
refused-round-player-excluded = { $from ->
        [event] vylúčenie z turnaja
       *[round] vylúčenie z tohto kola
    } v kole { $round }: { $player } ({ $why })
    .instead = vylosujte ostatných
refused-round-has-withdrawn = { $player }: z turnaja odstúpil(a); ak hrá znova, zapíšte najprv návrat
refused-round-has-not-withdrawn = { $player }: z turnaja neodstúpil(a)
refused-round-not-lost-by-absence = partia { $round }. kola pri stole { $table } nebola kontumovaná pre neprítomnosť
    .instead = najprv ju za to kontumujte alebo opravte výsledok
refused-round-nobody-stays = nezostáva nikto, kto by mohol odstúpiť
refused-round-nobody-withdrew = nikto z turnaja neodstúpil
refused-round-withdraws-by-sanction = na to má poriadok vlastnú sankciu; tá hovorí, čo nasleduje: { $name }
refused-round-no-round-to-join = nehrá sa nijaké kolo, do ktorého by sa dalo prísť
    .instead = zaraďte ich do ďalšieho kola
refused-round-nobody-joins = všetci hrajú súčasne s rovnakými písmenami: do začatého kola nikto nepristúpi
    .instead = nech si sadnú v ďalšej partii
refused-round-table-in-use = pri stole { $table } sa v tomto kole hrá partia
    .instead = uveďte voľný stôl
refused-round-played-there = pri stole { $table } sa už niečo stalo, alebo je to jediná partia kola
    .instead = partiu dohrajte, kontumujte alebo opravte jej výsledok
refused-round-has-game = { $player } má v tomto kole partiu pri stole { $table }
    .instead = uveďte niekoho bez partie
refused-round-has-bye = { $player } v tomto kole už má: { $name }
    .instead = najprv to vezmite späť, alebo hráča vyžrebujte
refused-round-everybody-plays = v kole { $round } má každý partiu alebo je bez súpera
    .instead = najprv zapíšte, kto prišiel
refused-round-only-at-table = { $name }: len pri stole, kde sa hrá
    .instead = udeľte to pri stole
refused-round-nobody-else = bez partie je iba { $player }
    .instead = najprv zapíšte druhého hráča
refused-round-no-opponent = { $player } nemá pri stole { $table } súpera
    .instead = partiu tu hrajú dvaja hráči; kto nemá súpera, uvedie sa ako „BYE“
refused-round-drawn-later = vylosovanie nemohlo vzniknúť o { $at }: je { $now }
    .instead = uveďte, kedy bolo zverejnené, alebo to vynechajte a platí teraz
refused-round-signal-begins = kolo sa tu nezačína v danom čase: začína sa signálom
    .instead = vynechajte begins_at a dajte signál
refused-round-begins-then = kolo sa nemôže začať o { $at }
    .instead = uveďte, kedy sa začína: nie pred vylosovaním ({ $drawn }) a do jedného dňa
refused-round-long-ago = od { $at } uplynul viac ako deň
    .instead = uveďte, kedy to bolo, najviac deň dozadu
refused-round-redated-later = to by bolo o { $at }, a je { $now }
    .instead = uveďte, o koľko to bolo skôr, napr. −0:05:00, alebo neskôr
refused-round-signal-before-pairing = znamenie by bolo o { $signal }, pred vylosovaním o { $drawn }
    .instead = ak je chybné oboje, opravte najprv to druhé
refused-round-started-too-early = to by bolo o { $at }, a hodiny sa spúšťajú od { $due }
refused-round-redated-by-nothing = oprava o nič nič nemení
    .instead = uveďte, o koľko to bolo skôr, napr. −0:05:00, alebo neskôr
refused-round-nothing-to-redate = nehrá sa žiadna partia, ktorej by sa to týkalo: { $what }
    .instead = opravuje sa len to, od čoho sa počítajú práve hrané partie
refused-round-no-lateness = tento poriadok neskorý príchod nepočíta
    .instead = vynechajte, od čoho sa počíta
refused-round-no-such-base = poriadok neskorý príchod odtiaľ nepočíta
    .instead = vyberte z: { $bases }
refused-round-nothing-for-them = tento poriadok nehovorí, čo bez súpera dostáva { $players }
    .instead = vylosujte všetkých, alebo vynechajte toho, kto nehrá
refused-round-no-signal-here = partie sa tu nezačínajú spoločne na znamenie
    .instead = každá sa začína, len čo sú jej hráči pripravení
refused-round-nothing-to-start = nie je žiadna partia na začatie
    .instead = najprv začnite kolo s jeho vylosovaním
refused-round-signal-given = znamenie pre kolo { $round } už bolo dané
    .instead = dáva sa raz za kolo
refused-round-signal-too-early = na „{ $signal }“ je ešte priskoro
    .instead = má zaznieť o { $left_words }; otvorená konzola ho dá sama
refused-round-signal-not-due = „{ $signal }“ už zaznelo, alebo naň teraz nie je dôvod
    .instead = otvorená konzola ho dá sama, keď príde čas
refused-round-nobody-paired = na strane { $side } stola { $table } nikto nie je
    .instead = uveďte druhú stranu
refused-round-absent-already = neprítomnosť je už poznamenaná: { $player }
    .instead = poznamenajte príchod
    .short = neprítomnosť je už poznamenaná
refused-round-has-played = { $player } hrá: lístok { $slip } je z tejto partie
    .instead = lístok zapísaný omylom najprv škrtnite
    .short = hrá: lístok { $slip }
refused-round-was-at-table = { $player } je v zázname práve tejto partie: { $what }
    .instead = pozrite sa, či nechýba druhý hráč; ak je to aj tak pravda, povedzte to
    .sure = Je to aj tak pravda?
refused-round-no-list-decides = o slovách tohto turnaja nerozhoduje žiadny zoznam a len pred 1. kolom možno prijať: { $lists }
    .instead = prijmite ho pri konzole (`ephor open`, Ctrl-P: prijať); alebo začnite bez zoznamu (`ephor round --no-list`)
    .sure = Začne sa turnaj bez zoznamu?
refused-round-came-late = neskorý príchod je už poznamenaný: { $player }
    .instead = neskorý príchod sa tým skončil; odchod od stola je iná vec
    .short = neskorý príchod je už poznamenaný
refused-round-not-missed = neprítomnosť nie je poznamenaná: { $player }
    .instead = kto je pri stole, nepotrebuje poznámku
refused-round-start-in-doubt = nie je isté, či sa hodiny spustili: { $player } (pokyn { $op })
    .instead = najprv sa pozrite na hodiny: ak išli, potvrďte, že pokyn { $op } je vykonaný; ak nie, vezmite ho späť; potom zapíšte príchod
    .short = najprv sa pozrite na hodiny
refused-round-owes-no-turn = žiadna strata ťahu nečaká: { $player }
    .instead = hráč smie položiť písmená, meniť aj vynechať ťah, ako chce
refused-round-no-playoff = tento poriadok nepozná záverečnú dohrávku, ťahy sa preto nekrúžkujú
    .instead = partia sa hrá do konca
refused-round-no-move-zero = žiadny ťah nemá číslo 0
    .instead = uveďte číslo prebiehajúceho ťahu, ako ho obaja zakrúžkovali
refused-round-circled-already = ťah { $number } je už zakrúžkovaný; posledný je ťah { $last }
    .instead = ak sa hráči nezhodnú, rozhodne rozhodca
refused-round-round-runs = uplynulo { $gone } z času kola { $limit }
    .instead = ťah sa krúžkuje o { $left_words }
    .short = priskoro: ešte { $left_up }
refused-round-was-not-absent = neprítomnosť nebola poznamenaná: { $player }
    .instead = poznamenajte, že hráč nie je pri stole; neskorý príchod sa aj tak počíta od svojho začiatku
    .short = nikto nie je poznamenaný ako neprítomný: najprv „hráč nie je pri stole“
refused-round-clock-not-started = nikto neoznámil, že hodiny bežia, a počíta sa podľa nich: { $player }
    .instead = najprv spustite tomuto hráčovi hodiny; ak je to zadané, oznámte, keď sa to stane
    .short = hodiny neboli spustené
refused-round-still-absent = neprítomnosť pri stole { $table }: { $player }; že hráč prišiel, nikto nepoznamenal
    .instead = kto prišiel, toho príchod poznamenajte; kto bol pri stole celý čas, pri tom neprítomnosť vezmite späť; proti tomu, kto nepríde, sa kontumuje
    .short = poznamenaná neprítomnosť
refused-round-came-in-time = { $exactly ->
        [yes] neskorý príchod o { $late }: { $player }; partiu prehráva až { $limit }
       *[no] neskorý príchod o { $late }: { $player }; prehráva, kto príde neskôr ako { $limit }
    }
    .instead = partia sa hrá so zvyšným časom
    .short = príchod bol načas
refused-round-came-too-late = { $limit_any ->
        [no] { $player }: pri začatí partie hráč nebol prítomný, a tým ju prehral
       *[yes] { $exactly ->
            [yes] neskorý príchod o { $late }: { $player }; od { $limit } je partia prehratá
           *[no] neskorý príchod o { $late }: { $player }; kto príde neskôr ako { $limit }, partiu prehráva
        }
    }
    .instead = partia sa kontumuje, nehrá sa; ak bol príchod poznamenaný chybne, kontumujte ju a potom opravte výsledok
    .short = na hru je príchod príliš neskorý
refused-round-not-late-enough = { $exactly ->
        [yes] meškanie { $late }: { $player }; partiu prehráva { $limit }
       *[no] meškanie { $late }: { $player }; partiu prehráva až viac ako { $limit }
    }
    .instead = { $left_any ->
        [no] presne { $limit } je ešte načas
       *[other] prehraná je o { $left_words }, ak hráč nepríde skôr
    }
    .short = priskoro: ešte { $left_up }
refused-round-never-begun = partia sa vôbec nezačala: { $name }
    .instead = pozrite sa znova na číslo stola
refused-round-no-seats-by-lot = miesta sa žrebujú len tam, kde každý sedí sám
    .instead = uveďte nasadenie
refused-round-too-few-seats = hráčov: { $players }, stolov: { $tables }
    .instead = pridajte stoly, alebo uveďte, kto kolo vynechá
refused-round-other-seats = žreb dáva iné miesta
    .instead = vynechajte miesta, alebo žreb

## Námietka proti prípustnosti slova

refused-slip-in-time = námietka pri stole { $table } prišla včas: nič sa neodmieta
refused-slip-no-challenge = tento poriadok nepozná námietku proti slovu pri stole
refused-slip-no-hold = tento poriadok nepozná „moment“
    .instead = súper môže povedať „{ $phrase }“
refused-slip-not-begun = partia pri stole { $table } sa nezačala: slová nemožno namietať
    .instead = vyčkajte na znamenie
    .short = až po začiatku partie
refused-slip-round-runs = „{ $phrase }“ sa týka oznámeného ťahu, a to skôr, než sa prečítajú ďalšie písmená: čas tohto kola beží, zostáva { $left_words }
    .instead = ťah platí; ak sa odpočítavanie spustilo predčasne, zastavte ho
    .short = čas kola beží
refused-slip-handed-in = partia pri stole { $table } je odovzdaná: slová nemožno namietať
    .instead = čo je odovzdané, platí
    .short = po odovzdaní už nie
refused-slip-undecided = lístok { $slip } stola { $table } nie je dosiaľ rozhodnutý
    .instead = najprv rozhodnite lístok { $slip }, alebo doň slovo pridajte
    .short = lístok { $slip } nie je rozhodnutý
refused-slip-undecided-and-handed-over = lístok { $slip } stola { $table } je odovzdaný a dosiaľ nerozhodnutý
    .instead = najprv rozhodnite lístok { $slip }; slovo doň už nemožno pridať
    .short = lístok { $slip } nie je rozhodnutý
refused-slip-undecided-and-empty = lístok { $slip } stola { $table } je otvorený a ešte bez slova
    .instead = slovo zapíšte na lístok { $slip }; ak je zapísaný omylom, škrtnite ho
    .short = lístok { $slip } nie je rozhodnutý
refused-slip-undecided-and-full = lístok { $slip } stola { $table } nie je dosiaľ rozhodnutý
    .instead = najprv rozhodnite lístok { $slip }; ďalšie slovo sa naň nezmestí
    .short = lístok { $slip } nie je rozhodnutý
refused-slip-own-time-over = ohlásenie „{ $phrase }“ zaznelo neskoro: { $mark }
    .instead = ťah platí; hrá sa ďalej
    .short = { $mark }
refused-slip-own-last-play = partiu pri stole { $table } ukončil vlastným ťahom: súperov ťah pred ním platí
refused-slip-before-the-press = námietka prišla { $early_ms } ms pred stlačením
    .instead = uveďte čas od stlačenia, alebo ho vynechajte
refused-slip-challenged-before = proti tomuto ťahu už bola námietka, lístok { $slip }; znova ju podať nemožno
    .instead = ak ide o iný ťah: najprv oznámte výrok o lístku { $slip }, ak ešte nie je oznámený, a uveďte, pred koľkými sekundami boli stlačené hodiny
refused-slip-play-is-off = ťah bol vzatý späť po lístku { $slip }: nie je už čo namietať
refused-slip-too-late = { $since ->
        [none] ohlásenie „{ $phrase }“ zaznelo viac ako { $limit_tenths } s { $announced ->
            [yes] po ohlásení ťahu
           *[no] po stlačení
        }
       *[other] ohlásenie „{ $phrase }“ zaznelo { $since_tenths } s { $announced ->
            [yes] po ohlásení ťahu
           *[no] po stlačení
        }; čas na podanie námietky je { $limit_tenths } s
    }
    .instead = ťah platí; hrá sa ďalej
refused-slip-closed = ohlásenie „{ $phrase }“ zaznelo neskoro: { $mark }
    .instead = ťah platí; hrá sa ďalej
refused-slip-claimed = na lístku { $slip } pracuje { $station }
    .instead = vezmite iný, alebo ho prevezmite, ak tá stanica už nie je v prevádzke
refused-slip-not-decided = lístok { $slip } nie je dosiaľ rozhodnutý
    .instead = najprv ho rozhodnite
refused-slip-with-office = lístok { $slip } má u seba { $office }
    .instead = rozhodne o ňom { $office }
refused-slip-decided = lístok { $slip } je rozhodnutý
    .instead = oznámte výrok
refused-slip-announced = lístok { $slip } je rozhodnutý a výrok oznámený
    .instead = výrok platí
refused-slip-withdrawn = lístok { $slip } bol vzatý späť
    .instead = založte nový
refused-slip-moot = o lístku { $slip } sa už nerozhoduje: o partii sa rozhodlo inak
refused-slip-no-words = lístok { $slip } je bez slov
    .instead = najprv napíšte namietané slovo
refused-slip-nothing-written = { refused-slip-no-words }
    .instead = { refused-slip-no-words.instead }
refused-slip-too-many-words = počet slov na jednom lístku: { $words }; poriadok pripúšťa { $most }
    .instead = posúďte ich jedno po druhom, každé na vlastnom lístku
refused-slip-written-twice = { $word } je napísané dvakrát
    .instead = napíšte každé namietané slovo raz
refused-slip-no-letters = žiadne písmená: napíšte namietané slovo
    .instead = porovnajte slovo s lístkom a s hracou doskou
refused-slip-single-letter = { $letter } je jediné písmeno: slovo má najmenej dve, napíšte celé slovo
    .instead = porovnajte slovo s lístkom a s hracou doskou
refused-slip-several-words = slov v jednom poli: { $words }; napíšte každé namietané slovo zvlášť, bez medzier
    .instead = porovnajte slovo s lístkom a s hracou doskou
refused-slip-not-a-letter = { $typed } na mieste { $position } nie je písmeno tejto abecedy ({ $alphabet ->
        [Czech] česká
        [German] nemecká
        [Slovak] slovenská
        [Greek] grécka
       *[other] { $alphabet }
    }): { $meant ->
        [none] skontrolujte lístok a napíšte to znova
       *[other] napíšte { $meant } ako jedno písmeno
    }
    .instead = porovnajte slovo s lístkom a s hracou doskou
refused-slip-look-alike = { $typed } na mieste { $position } je písmeno iného písma ({ $script ->
        [Latin] latinka
        [Cyrillic] cyrilika
        [Greek] grécke
       *[other] { $script }
    }), ktoré len vyzerá ako { $meant }: zmeňte rozloženie klávesnice a napíšte { $meant } znova
    .instead = porovnajte slovo s lístkom a s hracou doskou
refused-slip-too-many-tiles = písmen { $tiles }: na hraciu dosku sa ich zmestí { $longest }, skontrolujte zápis
    .instead = porovnajte slovo s lístkom a s hracou doskou
refused-slip-too-few-tiles = { $word } má písmen { $tiles }; na námietku treba { $least }
refused-slip-not-from-the-set = { $word } nemožno položiť: { $letters } viackrát, než má súprava, aj so žolíkmi ({ $blanks })
    .instead = porovnajte slovo s lístkom a s písmenami na hracej doske
refused-slip-in-the-database = { $word } je v zozname { $list }: namietať možno len slovo, ktoré v ňom nie je
    .instead = ohlásený ťah platí
refused-slip-unreadable-word = { $word } nemožno z týchto písmen položiť
    .instead = napíšte slovo znova
refused-slip-spelling-not-confirmed = zápis na lístku { $slip } nie je potvrdený
    .instead = nechajte súpera porovnať ho s hracou doskou a potvrdiť
refused-slip-looked-up-by-others = slovo z { $tiles } písmen nevyhľadáva: { $role }
    .instead = tu sa vyhľadáva takto: { $systems }
refused-slip-ruling-awaited = lístok { $slip } má u seba { $office }
    .instead = rozhodne o ňom { $office }
refused-slip-only-for-blank-conflict = lístok { $slip } možno vziať späť len preto, že slovo zmenil spor o žolíka
    .instead = ak je to tak, uveďte to; inak sa posúdi
refused-slip-handed-over = lístok { $slip } je odovzdaný a nemožno ho vziať späť
    .instead = posúdi sa
refused-slip-number-stands = lístok { $slip } bol odovzdaný s iným počtom slov: { $on_it }, nie { $words }
    .instead = opravte zápis; slovo sa nepridáva ani neškrtá
refused-slip-never-taken-back = námietku na lístku { $slip } nemožno vziať späť
    .instead = posúdi sa
refused-slip-no-self-acceptance = hráči tu námietku sami medzi sebou neriešia
    .instead = posúďte slová
refused-slip-ruling-of-another = o čom nerozhodnú zoznamy slov, rozhoduje { $office }, nie { $role }
    .instead = nech o lístku { $slip } rozhodne { $office }
refused-slip-ruled-twice = o slove { $word } je rozhodnuté dvakrát
    .instead = o každom otvorenom slove rozhodnite raz
refused-slip-not-ruled-on = o slove { $word } nie je rozhodnuté
    .instead = rozhodnite o každom otvorenom slove
refused-slip-not-open = { $word } nie je na lístku { $slip } otvorené
    .instead = rozhodnite len o slovách, o ktorých nerozhodne žiadny zoznam
refused-slip-no-reasons = rozhodnutie o lístku { $slip } potrebuje odôvodnenie
    .instead = napíšte prečo a podľa ktorého zdroja
refused-slip-no-source = rozhodnutie o lístku { $slip } uznáva slovo a neuvádza zdroj
    .instead = uveďte zdroj, ktorý slovo dokladá
refused-slip-contradicts-ruling = o slove { $word } už bolo rozhodnuté, že { $valid ->
        [yes] je povolené
       *[no] je nepovolené
    }, lístok { $before }: { $reasons }
    .instead = { $several ->
        [yes] rozhodnite rovnako, alebo v odôvodnení uveďte { $word } a napíšte prečo
       *[no] rozhodnite rovnako, alebo napíšte, prečo je teraz rozhodnuté inak
    }
refused-slip-game-over = partia lístka { $slip } sa skončila
    .instead = výrok sa mení len počas partie; niektoré poriadky ho naprávajú dodatočne
    .short = len počas partie
refused-slip-never-looked-up-again = lístok { $slip } sa znova nevyhľadáva: vyhľadanie sa tu neopakuje
    .instead = výrok platí
refused-slip-not-once-announced = lístok { $slip } sa znova nevyhľadáva: výrok už bol oznámený
    .instead = výrok platí
    .short = výrok už bol oznámený
refused-slip-not-once-scored = lístok { $slip } sa znova nevyhľadáva: obaja spočítali body a uznali ich
    .instead = výrok platí
refused-slip-never-overruled = výrok o lístku { $slip } nikto nemení
    .instead = výrok platí
refused-slip-own-verdict = o lístku { $slip } rozhodol ten istý činovník: { $role }
    .instead = vlastný výrok nikto nemení
    .short = vlastný výrok nikto nemení
refused-slip-plays-this-game = { $player } hrá partiu lístka { $slip }
    .instead = rozhodne tretia osoba a prihlási sa svojím menom
    .short = hrá túto partiu
refused-slip-no-late-fix = tento poriadok výroky dodatočne nenapráva
    .instead = výrok platí
refused-slip-game-not-over = partia lístka { $slip } sa neskončila
    .instead = počas partie výrok platí; uplatnite to po nej
    .short = až po partii
refused-slip-only-the-same-day = { $day ->
        [none] výrok sa napráva len v deň, keď bol vydaný
       *[other] výrok bol vydaný { $day } a napráva sa len v ten istý deň
    }
    .instead = výrok platí
    .short = len v ten istý deň
refused-slip-no-verdict = pri lístku { $slip } nie je výrok
    .instead = hráč, ktorý slovo položil, uznal, nie je teda výrok na nápravu
refused-slip-no-verdict-on = na lístku { $slip } nie je výrok o slove „{ $word }“
    .instead = vyberte z: { $verdicts }
refused-slip-play-mended = ťah na lístku { $slip } už bol napravený
    .instead = napráva sa raz
    .short = už napravené
refused-slip-words-mended = všetky slová na lístku { $slip } už boli napravené
    .instead = napráva sa raz
    .short = už napravené
refused-slip-word-mended = slovo { $word } na lístku { $slip } už bolo napravené
    .instead = napráva sa raz
refused-slip-not-agreed = chýba súhlas: { $office }
    .instead = keď súhlas bude, uveďte ho
refused-slip-nobody-demands = nikto to nežiada
    .instead = uveďte, ktorý hráč to žiada: a alebo b
refused-slip-for-another-to-claim = { $accepted ->
        [yes] slovo neprávom uznané
       *[no] slovo neprávom neuznané
    } smie uplatniť { $player }
    .instead = nech to žiada { $player }
refused-slip-impossible-points = bodov za ťah: { $points }
    .instead = uveďte, koľko bodov ťah bol alebo by bol: od 0 do { $most }

## Právomoci nad hodinami a pokyny

refused-clock-no-order = pokyn { $op } nie je
    .instead = vyberte zo zoznamu
refused-clock-on-no-table = hodiny { $clock } nestoja na žiadnom stole
    .instead = najprv ich prideľte stolu
refused-clock-on-another-table = hodiny { $clock } nestoja na stole { $table }
    .instead = najprv ich stolu prideľte
refused-clock-of-another-event = hodiny { $clock } boli stlačené o { $at }, pred otvorením tohto turnaja
    .instead = patrí to inému turnaju; námietku vznesenú tu zapíšte ručne
refused-clock-order-confirmed = pokyn { $op } je na hodinách
    .instead = nie je už čo robiť
refused-clock-order-settled = pokyn { $op } bol vykonaný ručne
    .instead = nie je už čo robiť
refused-clock-order-cancelled = pokyn { $op } je zrušený: čo k nemu viedlo, už neplatí
    .instead = nie je už čo robiť
refused-clock-order-under-way = pokyn { $op } je na ceste k hodinám
    .instead = vyčkajte, kým hodiny odpovedia alebo sa vyčerpajú pokusy
refused-clock-no-such-power = tento poriadok nedáva konzole právomoc: { $power }
    .instead = { $granted ->
        [none] len zobrazovanie
       *[other] dáva: { $granted }
    }
refused-clock-power-of-another = právomoc { $power } má { $office }, nie { $role }
    .instead = nech pokyn dá { $office }
    .short = len { $office }
refused-clock-only-by-procedure = právomoc { $power } závisí od toho, na čo sa postup najprv pýta; samostatne sa pokyn nedáva
    .instead = začnite niektorý z postupov: { $procedures_listed }
refused-clock-only-by-sanction = právomoc { $power } závisí od toho, na čo sa sankcia najprv pýta; samostatne sa pokyn nedáva
    .instead = uložte niektorú zo sankcií: { $sanctions_listed }
refused-clock-used-up = v tejto partii už vyčerpané, { $most }×: { $power }
    .short = v tejto partii už { $most }×
refused-clock-game-handed-in = partia pri stole { $table } je odovzdaná: jej hodiny už neplatia
    .instead = ďalšie kolo sa začne s novo nastavenými hodinami
    .short = po odovzdaní už nie
refused-clock-no-side-named = nie je uvedená strana
    .instead = povedzte, čie hodiny: a alebo b
refused-clock-no-time-named = nie je uvedený čas
    .instead = uveďte počet milisekúnd
refused-clock-no-time-to-add = taký čas nemožno pridať ani ubrať
    .instead = je to viac ako nič a najviac hodina
refused-clock-no-tables-clock = odpočítavanie v miestnosti nie sú hodiny stola
    .instead = použite odpočítavanie v miestnosti
refused-clock-no-clock-for-absent = neprítomným sa tu hodiny nespúšťajú
    .instead = neskorý príchod sa počíta bez nich
refused-clock-not-absent = neprítomnosť nie je poznamenaná: { $player }
    .instead = najprv poznamenajte, že hráč nie je pri stole
    .short = neprítomnosť nie je poznamenaná: { $player }
refused-clock-runs-already = pokyn spustiť hodiny bol daný o { $at }: { $player }
    .instead = poznamenajte príchod
refused-clock-runs-for-the-other = hodiny už bežia druhému, ktorý tiež chýba: { $other }
    .instead = čo zatiaľ stráca { $player }, sa odpočíta pri príchode
refused-clock-too-early-for-absent = meškanie { $late }: { $player }; hodiny sa spúšťajú po { $after }
    .instead = spustite ich o { $left_words }
    .short = priskoro: ešte { $left_up }
refused-clock-no-countdown = pre miestnosť tu nie je jedno odpočítavanie
    .instead = stoly majú vlastné hodiny
refused-clock-countdown-not-running = odpočítavanie v miestnosti nebeží
    .instead = spúšťa sa bez údaja o čase
refused-clock-countdown-fixed = odpočítavanie v tomto turnaji je { $budget }
    .instead = ak ho spúšťate, čas vynechajte; zastavíte ho hodnotou 0
refused-clock-challenge-open = lístok { $slip } stola { $table } nie je dosiaľ rozhodnutý a oznámený ťah naň čaká
    .instead = najprv o ňom rozhodnite, potom pokračujte ďalším kolom
refused-clock-countdown-running = odpočítavanie v miestnosti beží, zostáva { $left_words }
    .instead = najprv ho zastavte, alebo nechajte dobehnúť
refused-clock-no-signal = { $what }: znamenie na začiatok nebolo dané
    .instead = neskorý príchod sa počíta od neho; najprv dajte znamenie
    .short = až po znamení

## Podnety, sankcie, úlohy

refused-conduct-no-duty = úloha { $duty } nie je
    .instead = vyberte zo zoznamu
refused-conduct-no-claim = podnet { $claim } nie je
    .instead = vyberte zo zoznamu
refused-conduct-claim-decided = podnet { $claim } je rozhodnutý
    .instead = rozhodnutie platí
refused-conduct-claim-taken-back = podnet { $claim } bol vzatý späť
    .instead = ak zaznie znova, zapíšte ho znova
refused-conduct-nothing-to-take-back = v zázname č. { $entry } nie je čo vziať späť
    .instead = čo sa v tomto kole zapísalo, je v protokole; na čom stojí neskoršie kolo, to sa opravuje
refused-conduct-announced-stands = rozhodnutie oznámené hráčom sa už nemení, ani keď bolo chybné
    .instead = vziať späť možno len to, čo sa zapísalo inak, než bolo oznámené, alebo čo ešte oznámené nebolo: uveďte to
refused-conduct-entry-rests-on-it = stojí na tom neskorší záznam č. { $entry }
    .instead = najprv vezmite späť záznam č. { $entry }
refused-conduct-slip-rests-on-it = stojí na tom námietkový lístok { $slip }
    .instead = námietku vezmite späť alebo ju nechajte rozhodnúť
refused-conduct-result-rests-on-it = stojí na tom výsledok pri stole { $table }
    .instead = výsledok opravte alebo najprv vezmite späť rozhodnutie o partii
refused-conduct-results-rest-on-it = výsledky hry boli vyhlásené a doska sa nemení
    .instead = chyby na lístkoch sa opravujú jednotlivo
refused-conduct-final-results-rest-on-it = konečné výsledky sú podpísané a stoja na tom
    .instead = najprv vezmite späť podpis
refused-conduct-order-in-doubt = nie je isté, či hodiny vykonali pokyn { $op }
    .instead = pozrite sa na hodiny: potvrďte, že pokyn je vykonaný, alebo ho vezmite späť
refused-conduct-nobody-at-side = na strane { $side } stola { $table } nikto nesedí
    .instead = uveďte, koho sa to týka: a alebo b
refused-conduct-not-their-claim = { $name }: tu sa neozýva { $claimant }
    .instead = ozvať sa smie { $may }
    .short = len { $may }
refused-conduct-other-time-runs = { $name }: beží čas: { $runs }; ozvať sa možno { $own ->
        [yes] vo vlastnom čase
       *[no] v čase súpera
    }
    .instead = kto sa ozýva, vyčká, kým { $own ->
        [yes] pobeží jeho čas
       *[no] pobeží čas súpera
    }
refused-conduct-not-seen = { $name }: len ak bolo vidno: { $mark }
    .instead = ak to bolo vidno, uveďte to
refused-conduct-before-press = podnet prišiel { $ms } ms pred stlačením
    .instead = uveďte čas od stlačenia, alebo ho vynechajte
refused-conduct-late-after-press = { $since ->
        [none] { $name }: zaznelo viac ako { $limit_tenths } s po stlačení
       *[other] { $name }: zaznelo { $since_tenths } s po stlačení; ozvať sa možno do { $limit_tenths } s
    }
    .instead = čo sa stalo, platí; hrá sa ďalej
refused-conduct-late-by-sight = { $name }: neskoro: { $mark }
    .instead = čo sa stalo, platí; hrá sa ďalej
refused-conduct-own-last-play = { $name }: partiu pri stole { $table } ukončil vlastným ťahom
refused-conduct-same-claim = { $name }: to isté hovorí podnet { $claim } stola { $table }
    .instead = rozhodnite podnet { $claim }
    .short = podnet { $claim } nie je rozhodnutý
refused-conduct-other-claim = podnet { $claim } stola { $table } nie je dosiaľ rozhodnutý
    .instead = najprv rozhodnite podnet { $claim }
    .short = podnet { $claim } nie je rozhodnutý
refused-conduct-admission-settles-nothing = { $name }: uznaním sa to nevyrieši
    .instead = nech rozhodne { $decides }
refused-conduct-outcome-not-said = podnet { $claim }: či je to tak, rozhoduje človek
    .instead = uveďte záver: oprávnená, neoprávnená, alebo bez záveru; a prečo
refused-conduct-otherwise-by-numbers = { $name }: podľa čísel je podnet { $outcome ->
        [proven] oprávnený
        [unfounded] neoprávnený
       *[neither] ani oprávnený, ani neoprávnený
    } ({ $numbers })
    .instead = záver vynechajte, alebo porovnajte čísla so stavom pri stole
    .short = čísla tomu odporujú
refused-conduct-against-numbers = { refused-conduct-otherwise-by-numbers }
    .instead = { refused-conduct-otherwise-by-numbers.instead }
refused-conduct-not-entered = nie je medzi prihlásenými: { $player }
    .instead = vyberte hráča turnaja, s rovnako písaným menom
refused-conduct-plays-no-more = vylúčenie od kola { $round }: { $player } ({ $why })
    .instead = kto ďalej nehrá, tomu už nemožno nič uložiť
    .short = vylúčenie už platí
refused-conduct-has-no-game = { $name }: { $player } nehrá v kole { $round } žiadnu partiu
    .instead = je to pre hráča, ktorý má partiu
    .short = len pre hráča s partiou
refused-conduct-counts-more-than-all = za ten ťah nemohlo byť započítané { $counted }: { $player } má spolu { $scored }
    .instead = napíšte, koľko bolo vo výsledku započítané za tento jeden ťah
refused-conduct-follows-for-nobody = čo nasleduje, sa týka hráča, a nikto tam nesedí
    .instead = treba partiu s oboma hráčmi a údaj, koho sa to týka
refused-conduct-follows-in-game = { $player } teraz nehrá žiadnu partiu, a čo nasleduje, sa počíta v partii
    .instead = vyčkajte na vylosovanie partie, alebo vyberte, čo partiu nepotrebuje
    .short = len pre hráča s partiou
refused-conduct-plays-now = pri stole { $table } sa hrá partia hráča, alebo nie sú odovzdané zápisy: { $player }
    .instead = odpovedzte, že sa hrá: touto sankciou sa kontumuje
    .short = partia sa hrá
refused-conduct-not-counted = v konzole to zapísané nie je: „{ $asked }“ ({ $player })
    .instead = zapíšte každé, keď je udelené; alebo odpovedzte nie
    .short = nie je zapísané
refused-conduct-ruleset-lacks = pravidlá uvádzajú položku, ktorú nemajú: { $what } „{ $id }“
    .instead = opravte pravidlá
refused-conduct-endless-counters = počítadlá týchto pravidiel vedú pri „{ $threshold }“ jedno k druhému bez konca
    .instead = opravte prahy v pravidlách
refused-conduct-nothing-follows = stôl { $table }: partia je už prehraná, takže z opatrenia „{ $name }“ nič nevyplýva
    .instead = najprv vezmite späť, čím bola partia rozhodnutá
    .sure = Má to byť aj tak v zázname?
refused-conduct-owes-otherwise = odpoveď na „{ $asked }“ je iná, než čo je v zázname: { $owed ->
        [0] { $player } nedlhuje žiadny ťah
        [one] { $player } dlhuje ťah
        [few] { $player } dlhuje { $owed } ťahy
       *[other] { $player } dlhuje { $owed } ťahov
    }
    .instead = pozrite sa do partiárov a odpovedzte, ako to je
    .sure = Je to aj tak pravda?
refused-conduct-own-game = { $player } hrá pri stole { $table }, a išlo by o rozhodnutie vo vlastnej partii
    .instead = nech rozhodne niekto iný
    .sure = Nie je tu nikto iný, kto by rozhodol?

## Vedené postupy

refused-procedure-no-run = postup číslo { $run } nie je
    .instead = vyberte zo zoznamu
refused-procedure-no-side-named = { $name }: týka sa jedného z hráčov
    .instead = uveďte stranu: a alebo b
refused-procedure-nobody-there = { $name }: nikto tam nesedí
    .instead = uveďte stranu: a alebo b
refused-procedure-about-neither = { $name }: netýka sa len jedného z hráčov
    .instead = stranu vynechajte
refused-procedure-not-chosen = systém { $name } na tomto podujatí neslúži
    .instead = postupujte podľa systému, ktorý slúži: { $systems_listed }
refused-procedure-under-way = { $name }: pri stole { $table } už prebieha
    .instead = vykonajte ďalší krok, alebo ho prerušte (číslo { $run })
    .short = postup { $run } sa neskončil
refused-procedure-over = postup číslo { $run } sa skončil
    .instead = ak ho znova treba, začnite ho znova
refused-procedure-not-next = { $has ->
        [yes] { $name }: krok { $step } nie je na rade
       *[no] { $name }: krok { $step } tu nie je
    }
    .instead = na rade je krok { $next }: { $text }

## Výsledky a kontumácie

refused-result-not-signed = partiáre nepodpísali obaja
    .instead = nechajte oboch podpísať, potom ich odovzdajte
refused-result-no-sheets = k partii pri stole { $table } v kole { $round } partiáre nie sú
    .instead = nie je čo odovzdať
refused-result-has-result = partia pri stole { $table } už má výsledok
    .instead = ak je chybný, opravte ho, ak to poriadok dovoľuje
    .short = výsledok už má
refused-result-no-move-circled = pri stole { $table } nie je zakrúžkovaný žiadny ťah, záverečná dohrávka sa teda nezačala
    .instead = najprv zakrúžkujte číslo, ktoré stojí na oboch partiároch
    .short = najprv zakrúžkovaný ťah
refused-result-played-too-late = partia pri stole { $table } už má výsledok a uplynulo { $gone } z času kola { $limit }
    .instead = iná partia namiesto nej platí len v tomto čase; čo bolo zadané chybne, sa opravuje
    .short = výsledok už má
refused-result-results-signed = konečné výsledky sú podpísané
    .instead = čo je podpísané, platí
    .short = výsledky sú podpísané
refused-result-not-complete = { $sheets ->
        [yes] partiáre stola { $table } v kole { $round } nie sú odovzdané
       *[no] partia pri stole { $table } v kole { $round } nemá výsledok
    }
    .instead = najprv výsledky doplňte, potom sa podpisujú
    .short = { $sheets ->
        [yes] partiáre stola { $table } z kola { $round } nie sú odovzdané
       *[no] stôl { $table } v kole { $round } nemá výsledok
    }
refused-result-slip-open = lístok { $slip } stola { $table } nie je rozhodnutý
    .instead = najprv ho rozhodnite
    .short = lístok { $slip } nie je rozhodnutý
refused-result-claim-open = podnet { $claim } pri stole { $table } ({ $offence }) nie je rozhodnutý
    .instead = najprv ho rozhodnite
    .short = podnet { $claim } nie je rozhodnutý
refused-result-run-open = postup { $run } pri stole { $table } ({ $name }) sa neskončil
    .instead = dokončite jeho kroky, alebo ho prerušte a napíšte prečo
    .short = postup { $run } sa neskončil
refused-result-no-such-sheet = bodov na strane { $side }: { $score }
    .instead = napíšte súčet z partiára, od -{ $most } do { $most }
refused-result-no-such-rack = bodov v zásobníku strany { $side }: { $rack }
    .instead = napíšte hodnotu zvyšných písmen, od 0 do { $most }
refused-result-no-such-overtime = prekročenie času strany { $side }: { $over } ms
    .instead = napíšte ho v milisekundách, 0 pre žiadne
refused-result-no-such-best = najvyšší ťah strany { $side }
    .instead = napíšte, koľko bodov zaň bolo, od 0 do { $most }
refused-result-no-such-score = bodov: { $score }
    .instead = napíšte konečné skóre, od -{ $most } do { $most }
refused-result-no-last-mover = nie je uvedené, kto ťahal posledný
    .instead = uveďte stranu, a alebo b
refused-result-nobody-out = nie je uvedené, kto zavrel
    .instead = uveďte stranu, a alebo b: pripíše sa jej hodnota písmen, ktoré zvýšili v druhom zásobníku
refused-result-out-with-tiles = kto zavrel, tomu nezvýšili písmená
    .instead = porovnajte zásobníky a kto zavrel
refused-result-counts-no-tiles = pri tomto konci konzola zvyšné písmená nepočíta
    .instead = zadajte konečné súčty, ako ich spočítali hráči, a žiadne zásobníky
refused-result-in-final-sums = zvyšné kamene a prekročenie času sú v konečných súčtoch už započítané
    .instead = zadajte len konečné súčty, alebo súčty pred nimi a k nim kamene a prekročenie času
refused-result-overtime-is-overtime = tento poriadok sa nepýta, kedy prekročenie času vzniklo
    .instead = zadajte, čo ukazujú hodiny
refused-result-ended-it-themselves = partiu zakončil hráč { $player }; ďalej mohli bežať len hodiny súpera
    .instead = zadajte toto prekročenie času ako platné
refused-result-ran-on-for-both = po konci partie mohli bežať len jedny hodiny, nie oboje
    .instead = uveďte čie: súpera toho, kto partiu zakončil
refused-result-too-much-overtime = prekročenie času { $over }, o { $beyond } viac, než je prípustné: { $player }; viac ako { $most } partiu končí
    .instead = { $awards ->
        [none] partia pripadá súperovi
       *[other] kontumujte partiu v neprospech hráča: { $awards }
    }{ $free ->
        [yes] ; čo vzniklo po konci partie, nie je prekročenie
       *[no] { "" }
    }
refused-result-survives-overtime = prekročenie času { $over }: partia znesie { $most }
    .instead = zadajte výsledok; prekročenie sa odpočíta od bodov
refused-result-other-scores = výsledok stola { $table } uvádza bodov { $a } a { $b }
    .instead = uveďte body, ktoré sa uhrali; ak je výsledok chybný, najprv ho opravte
refused-result-unusual-sums = { $a } : { $b } pri stole { $table } je nezvyčajný výsledok
    .instead = ak je správny, zadajte ho znova
    .sure = Tak to býva málokedy. Je to správne?
refused-result-penalties-in-sums = stôl { $table }: v tejto partii platia tresty { $a } : { $b } bodov
    .instead = ak sú v súčtoch, povedzte to; inak ich pripočítajte
    .sure = Sú už v súčtoch?
refused-result-result-replaced = stôl { $table } má výsledok, { $a } : { $b }
    .instead = ak namiesto neho platí ďalšia partia tých dvoch, povedzte to; ak bol zapísaný zle, opravte ho
    .sure = Bola medzi nimi ďalšia partia a platí namiesto tejto?
refused-result-award-over-result = stôl { $table } má výsledok, { $a } : { $b }
    .instead = pozrite sa, či je to správny stôl
    .sure = Platí toto rozhodnutie namiesto neho?
refused-result-verdict-not-announced = stôl { $table }: výrok o lístku { $slip } nie je oznámený
    .instead = najprv ho oznámte; ak je partia aj tak skončená, povedzte to
    .sure = Je partia aj tak skončená?
refused-result-over-beyond-round = prekročenie času { $over }, a od začiatku kola uplynulo len { $gone }
    .instead = napíšte, čo ukazujú hodiny, v sekundách
refused-result-wins-no-more = vylúčenie z turnaja: { $player } ({ $why }); partiu už vyhrať nemožno
    .instead = kontumujte partiu v neprospech tohto hráča
refused-result-no-result-yet = partia pri stole { $table } v kole { $round } ešte nemá výsledok
    .instead = zadajte, ako sa skončila
    .short = výsledok ešte nemá
refused-result-no-game-played = pri stole { $table } sa v kole { $round } nehrala žiadna partia
    .instead = uveďte kolo a stôl partie
refused-result-stands = { $why }
    .instead = výsledok platí
refused-result-signed-stands = čo je podpísané, platí
    .instead = ak podpísaný partiár hovorí niečo iné, než bolo zapísané, uveďte to
refused-result-awarded-beside = { $name } sa priznáva popri výsledku, nie ako jeho oprava
    .instead = priznajte bez corrects
refused-result-award-gives-other = partia pri stole { $table } je kontumovaná ({ $name }), a to dáva iné body
    .instead = uveďte, či sa predsa hrala (played), alebo ju namiesto toho kontumujte inak (corrects)
refused-result-both-must-agree = { $why }
    .instead = označte „Obaja hráči súhlasia“
refused-result-already-awarded = { $name }: partia pri stole { $table } je už kontumovaná ({ $how })
    .instead = ak to bolo chybne, opravte výsledok
    .short = už kontumované
refused-result-earlier-game = { $name }: partia pri stole { $table } v kole { $round } sa skončila
    .instead = kontumuje sa predtým, alebo vôbec nie; opravte výsledok, ak to poriadok dovoľuje
refused-result-nobody-missed = { $name }: partia pri stole { $table } sa začala a nikto nie je vedený ako neprítomný
    .instead = najprv zaznamenajte, kto nie je pri stole
    .short = najprv zaznamenať, kto chýba
refused-result-handed-in-stands = { $name }: výsledok stola { $table } je odovzdaný
    .instead = čo je odovzdané, platí
    .short = výsledok je odovzdaný
refused-result-no-loser-named = { $name }: nie je uvedené, kto prehráva
    .instead = uveďte stranu: a alebo b
refused-result-no-loser-there = { $name }: na strane { $side } nebol nikto vylosovaný
    .instead = uveďte druhú stranu
refused-result-no-side-loses = { $both ->
        [yes] { $name }: v neprospech oboch
       *[no] { $name }: v neprospech nikoho
    }
    .instead = stranu neuvádzajte
refused-result-only-without-table = { $name }: len pre hráča, ktorý v kole nesedí pri žiadnom stole
    .instead = prichádza s vylosovaním kola; kto prišiel neskôr, dostane to v záležitostiach kola
refused-result-only-follows = { $name }: neudeľuje sa samostatne, z niečoho vyplýva
    .instead = uložte to, z čoho vyplýva, s dôvodom: { $from }
refused-result-neither-came = žiadny z hráčov sa nedostavil načas
    .instead = kontumujte v neprospech oboch: { $award }
    .short = nikto sa nedostavil načas
refused-result-winner-not-there = { $player } nie je pri stole, a partia pripadá tomu, kto tam je
    .instead = poznamenajte, keď niekto príde; ak nepríde nikto, ďalšie kolo sa začne bez tohto výsledku
    .short = víťaz by pri stole nebol
refused-result-round-time-not-begun = čas kola ešte nezačal bežať
    .instead = najprv dajte znamenie na začiatok
    .short = až po znamení
refused-result-over-in-time = výsledok bol zadaný po uplynutí { $gone } z času kola { $limit }
    .instead = partia sa skončila načas
    .short = skončila sa načas
refused-result-round-time-runs = uplynulo { $gone } z času kola { $limit }
    .instead = { $left_any ->
        [no] presne { $limit } je ešte načas
       *[other] čas kola sa skončí o { $left_words }
    }
    .short = priskoro: ešte { $left_up }

## Hra duplicate

refused-duplicate-no-duplicate = pravidlá { $ruleset } nie sú o hre duplicate
    .instead = otvorte turnaj podľa pravidiel pre duplicate
refused-duplicate-not-played = teraz sa žiadna hra nehrá
    .instead = začnite kolo a dajte znamenie na začiatok
refused-duplicate-over = hra sa skončila: { $end }
    .instead = vyhláste výsledky
refused-duplicate-claim-to-lay = tento ťah vyhral lístok { $slip }: { $word }, číslo { $table }, ešte neleží
    .instead = vyhláste ťah, ktorý napísalo číslo { $table }
refused-duplicate-at-its-end = hra je na konci: { $end }
    .instead = ukončite ju; ak ešte chýba lístok k posledným písmenám, najprv ho zapíšte
refused-duplicate-not-over = hra sa ešte neskončila
    .instead = najprv ju ukončite
refused-duplicate-nothing-drawn = nie sú vyžrebované písmená
    .instead = najprv vyžrebujte písmená
refused-duplicate-no-draw = žrebovanie { $draw } nie je
    .instead = posledné je { $last }
refused-duplicate-no-number = číslo { $table } nikto nemá
    .instead = pozrite sa znova na číslo na lístku
refused-duplicate-has-left = číslo { $table } odišlo a od žrebovania { $from } nezískava nič
    .instead = vezmite odchod späť, ak bol zapísaný omylom
refused-duplicate-no-master = najlepší ťah žrebovania { $draw } nie je vyhlásený
    .instead = najprv ho vyhláste
refused-duplicate-time-begun = čas žrebovania { $draw } už beží: písmená platia
    .instead = vyhláste ťah a potom žrebujte ďalej
refused-duplicate-time-not-begun = čas žrebovania { $draw } sa nezačal
    .instead = prečítajte písmená a spustite odpočet
refused-duplicate-time-runs = čas neuplynul: zostáva { $left }
    .instead = počkajte na koniec alebo odpočet zastavte
refused-duplicate-no-seed = nie je z čoho žrebovať
    .instead = uveďte semienko (seed), alebo napíšte písmená ťahané z vrecúška
refused-duplicate-not-typed = písmená žrebovania { $draw } vyžrebovala konzola
    .instead = platia, ako sú
refused-duplicate-slip-counts = číslo { $table } napísalo { $word }, čo platí alebo sa o tom musí rozhodnúť
    .instead = položte ho alebo o ňom rozhodnite; písmená sa menia, len keď nikto nemá ťah
refused-duplicate-other-seed = hra sa žrebuje z iného semienka
    .instead = semienko neuvádzajte
refused-duplicate-no-letter = { $sign } nie je písmeno hry
    .instead = píšte písmená hry, ? pre žolíka v zásobníku
refused-duplicate-wrong-number = počet písmen { $letters }: v zásobníku ich má teraz byť { $wants }
    .instead = napíšte celý zásobník, aj čo v ňom zostáva
refused-duplicate-not-in-bag = vrecúško už nemá { $letters_listed }
    .instead = pozrite sa na písmená znova
refused-duplicate-not-kept = { $letters_listed } zostáva v zásobníku a medzi písmenami chýba
    .instead = napíšte celý zásobník, aj čo v ňom zostáva
refused-duplicate-other-board = konečná hracia plocha má { $board } bodov
    .instead = napíšte toto číslo
refused-duplicate-no-rack-has = žiadny zásobník nemôže mať z každého { $needs }: zostáva samohlások { $vowels } a spoluhlások { $consonants }
    .instead = pravidlo bolo tak vyhlásené: ukončite hru
refused-duplicate-handed-in-already = číslo { $table } už v žrebovaní { $draw } odovzdalo { $word }
    .instead = uveďte dôvod, ak bol prvý lístok odpísaný zle
refused-duplicate-not-annulling = { $offence } ťah neruší
    .instead = zvoľte jedno z: { $known_listed }
refused-duplicate-annulled-already = ťah čísla { $table } v žrebovaní { $draw } je už zrušený
    .instead = ak to bol omyl, najprv to vezmite späť
refused-duplicate-bad-move = { $word } sa tam položiť nedá
    .instead = skontrolujte pole, smer a písmená: { $faults }
refused-duplicate-bad-master-word = slovo { $word } neplatí
    .instead = zvoľte iný ťah
refused-duplicate-slip-scores-more = číslo { $table } má { $word } za { $score }, viac než { $best }
    .instead = pozrite sa na lístok, alebo uveďte, prečo sa kladie tento ťah
refused-duplicate-claim-open = námietka čísla { $table } (lístok { $slip }) nie je rozhodnutá
    .instead = najprv ju rozhodnite
refused-duplicate-master-already = v žrebovaní { $draw } je vyhlásené { $word }
    .instead = uveďte dôvod, ak sa má položiť iný ťah
refused-duplicate-no-end-yet = hra sa ešte nekončí: v zásobníku { $kept }, vo vrecúšku { $bag }
    .instead = pokračujte
refused-duplicate-other-end = hra sa takto nekončí
    .instead = končí sa takto: { $end }
refused-duplicate-nothing-written = číslo { $table } nemá v žrebovaní { $draw } lístok, ktorý sa dá položiť
    .instead = namietať možno len to, čo bolo včas napísané
refused-duplicate-claim-too-short = { $word } má menej než { $least } písmen
    .instead = namietať možno len dlhšie slová
refused-duplicate-claim-scores-no-more = { $word } dáva { $score }, nie viac než { $best }
    .instead = posudzuje sa len slovo, ktoré by žrebovanie vyhralo
refused-duplicate-not-on-slip = číslo { $table } nenapísalo { $word }
    .instead = z tohto lístka možno namietať: { $written_listed }
refused-duplicate-given-in-before = lístok čísla { $table } bol zapísaný pred koncom času
    .instead = prišiel načas; ak ide o iné číslo, napíšte ho, inak napíšte dôvod
refused-duplicate-end-said = bol vyhlásený koniec hry: { $end }
    .instead = ak bola námietka podaná načas, najprv vezmite koniec späť
refused-duplicate-end-holds-no-more = hra sa neskončila: s lístkami zapísanými odvtedy neplatí „{ $end }“
    .instead = vezmite koniec späť a hrajte ďalej
refused-duplicate-words-open = nikto nerozhodol o { $words_listed }
    .instead = najprv o slovách rozhodnite
refused-duplicate-announced = výsledky sú vyhlásené
    .instead = ak opravujete chybu, uveďte dôvod
refused-duplicate-results-stand = výsledky boli vyhlásené { $day } a opravujú sa len v ten istý deň
    .instead = platia, ako sú
refused-duplicate-worked-out = výsledky tejto hry plynú z lístkov
    .instead = ukončite hru a vyhláste výsledky
refused-duplicate-annul-by-draw = ťahy tejto hry sa rušia po žrebovaniach
    .instead = zrušte ťah daného čísla
