### Proč se něco nesmí provést. Zpráva říká, co je špatně; její atribut `instead`, co udělat; `short` totéž co nejkratšími
### slovy pro řádek nabídky. Délka času přichází jako $name (7:05), $name_words (7 min 5 s), $name_tenths
### (425.0 vteřiny) a $name_any (zda je vůbec nějaká). Co je vynecháno, přichází jako „none“.

refused-silent = { $what } (řád to neupravuje; toto je pravidlo konzole)
the-office = { $office }
or = { " nebo " }
comma-or = { " nebo " }
late-base-pairing = zveřejnění rozlosování (pairing)
late-base-play-start = signál k zahájení (play_start)

speaker-opponent = soupeř
speaker-player = sám hráč
speaker-referee = rozhodčí

closure-together = co oba zapsali, opravuje se jen se souhlasem obou
closure-never = výsledek se neopravuje
closure-signed = výsledek je podepsán
closure-handed-in = výsledek je odevzdán
closure-paired = kolo { $round } už je rozlosováno
closure-last-round = od konce posledního kola už uplynulo { $grace }

stands-none = nehraje se žádná partie
stands-before = partie nezačala
stands-playing = partie se hraje
stands-over = partie skončila
stands-handed-in = výsledek je odevzdán

# Co už bylo u stolu vidět, když to zaznělo.
seen-opponent-recorded = soupeř už měl body zapsány
seen-both-recorded = oba hráči už měli zapsány body i součet
seen-sum-begun = soupeř už začal psát průběžný součet
seen-first-tile-racked = hráč, který táhl, už vložil do zásobníku první kámen
seen-approved = soupeř už tah odsouhlasil
seen-bag-empty = sáček je prázdný
seen-own-limit-over = limit namítajícího hráče už uplynul
seen-next-round-begun = další kolo už začalo
seen-last-play = tah byl v partii poslední
seen-score-recorded = body už byly zapsány
seen-tiles-drawn = hráč, který táhl, už dolosoval
seen-clock-pressed = hráč, který táhl, už stiskl hodiny
seen-further-move = hrálo se už dál
seen-signed = partiáře už byly podepsány
seen-tiles-cleared = kameny už byly z hrací desky sklizeny
seen-play-upheld = námitka proti témuž tahu byla oprávněná
seen-exchange-upheld = námitka proti téže výměně byla oprávněná
seen-reacted = soupeř už reagoval

subject-absence = nepřítomnost
subject-arrival = příchod
subject-absent-clock = hodiny nepřítomného hráče
subject-forced-pass = povinné pas
subject-circled-move = zakroužkovaný tah
subject-start-signal = signál k zahájení
subject-signal = signál
subject-redated-pairing = oprava času, kdy bylo zveřejněno rozlosování
subject-redated-signal = oprava času, kdy byl dán signál
subject-redated-clock = oprava času, odkdy běží hodiny nepřítomného hráče
subject-result = výsledek
subject-correction = oprava
subject-hand-in = odevzdání
subject-relook = opětovné vyhledání námitkáře
subject-take-back = zpětvzetí
subject-overruling = změna výroku
subject-late-fix = dodatečná náprava výroku
subject-constants = čísla svazu
subject-zone = změna časového pásma
subject-time = oprava platného času
subject-adopt-list = přijetí slovníku { $list }
subject-drop-list = vyřazení slovníku { $list }
subject-offence = herní chyba
subject-procedure = postup
subject-unpairing = zrušení dvojice
subject-sanction = sankce
subject-end = konec partie
subject-award = kontumace
subject-duplicate = vedení hry duplicate
subject-annulment = zrušení tahu
subject-word-ruling = rozhodnutí o slově
subject-judge-claim = námitka (STOP) { $claim }

## Co platí pro každý příkaz

refused-general-journal-stopped = { $why }
    .instead = nic nebylo rozhodnuto; odstraňte závadu a zkuste to znovu
refused-general-before-the-last = { $at } je před poslední událostí žurnálu, { $last }
    .instead = zadávejte příkazy v pořadí jejich času
refused-general-not-now = { $at } není nyní: platný čas je { $now }
    .instead = uveďte čas, který je; přehrává-li se záznam z jiného dne, zadejte --replay
refused-general-no-event = není otevřen žádný turnaj
    .instead = začněte příkazem open_event
refused-general-other-ruleset = zde načtená pravidla nejsou ta, podle kterých byl tento turnaj otevřen
    .instead = spusťte konzoli se soubory, se kterými byl turnaj otevřen
refused-general-other-tiles = zde načtená písmena a kameny nejsou ty, se kterými byl tento turnaj otevřen
    .instead = vraťte vlastní lexicons/tiles.toml turnaje ze zálohy
refused-general-other-lists = zde načtená sada slovníků není ta, se kterou byl tento turnaj otevřen
    .instead = spusťte konzoli se soubory, se kterými byl turnaj otevřen
refused-general-not-their-office = { $what }: to provádí { $offices }, ne { $role }
    .instead = ať to provede { $offices }
    .short = jen { $offices }
refused-general-for-officials = { $role_name }: toto provádí jen { $offices }
    .instead = ať to provede { $offices }
refused-general-for-clocks = { $role_name }: to hlásí jen hodiny, nebo konzole za ně
    .instead = co bylo provedeno ručně, se tak potvrdí
refused-general-not-in-phase = { $what }: stůl { $table }, { $now }
    .instead = lze jen tehdy, když { $wants }
    .short = jen { $wants_short }
refused-general-no-table = stůl { $table } není
    .instead = použijte stůl z rozlosování tohoto kola
refused-general-no-game = u stolu { $table } se v kole { $round } nehraje žádná partie
    .instead = nejprve zahajte kolo
refused-general-no-slip = námitkář { $slip } není
    .instead = vyberte některý z fronty
refused-general-unheard = tento řád nezná: { $what } „{ $id }“
    .instead = { $known ->
        [none] pravidla { $ruleset } neznají žádnou takovou položku
       *[other] vyberte z: { $known }
    }
refused-general-not-asked = na „{ $fact }“ se nikdo neptá
    .instead = { $asked ->
        [none] zde se neptá na nic: vynechte to
       *[other] ptá se na: { $asked }
    }
refused-general-out-of-range = { $text } ({ $fact }): { $value } není od { $from } do { $to }
    .instead = porovnejte to se stavem u stolu
refused-general-not-answered = „{ $text }“ není zodpovězeno
    .instead = nejprve na to odpovězte
refused-general-not-known = { $fact } není známo
    .instead = uveďte to mezi údaji
refused-general-divides-by-zero = dělí se nulou
    .instead = uveďte to mezi údaji
condition-yes = odpověď ano na „{ $text }“
condition-no = odpověď ne na „{ $text }“
condition-and = a
condition-or = nebo
condition-not = ne
condition-asked = „{ $text }“
refused-general-condition = { $otherwise ->
        [none] podmínka řádu není splněna
       *[other] { $otherwise }
    }
    .instead = je třeba: { $needs }
    .short = { $otherwise ->
        [none] { $needs }
       *[other] { $otherwise }
    }
refused-general-condition-by-answers = { refused-general-condition }
    .instead = { $otherwise ->
        [none] { refused-general-condition.instead }
       *[other] { "" }
    }
refused-general-no-reason = { $what }: chybí zdůvodnění
    .instead = napište proč

## Sám turnaj: řád, slovníky, hráči, hodiny

refused-setup-law-not-loaded = { $what }
    .instead = { $help }
refused-setup-open-already = v tomto žurnálu už je turnaj „{ $name }“
    .instead = pro jiný turnaj použijte jiný soubor
refused-setup-ruleset-not-loaded = turnaj chce pravidla { $wanted }, tato konzole načetla { $loaded }
    .instead = spusťte konzoli s --ruleset a id, které turnaj uvádí
refused-setup-tiles-not-loaded = turnaj chce sadu kamenů { $wanted }, tato konzole načetla { $loaded }
    .instead = spusťte konzoli se sadou kamenů, kterou turnaj uvádí
refused-setup-reading-not-loaded = turnaj vykládá { $question } jako { $reading }, zde načtená pravidla ne
    .instead = spusťte konzoli s výklady, které turnaj uvádí
refused-setup-tiles-not-offered = řád nenabízí sadu kamenů { $wanted }
    .instead = vyberte z: { $offered }
refused-setup-budget-not-offered = řád nenabízí časový limit { $wanted }
    .instead = vyberte z: { $offered }
refused-setup-budget-out-of-range = řád nenabízí časový limit { $wanted }
    .instead = vyberte od { $from } do { $to }; obvyklé: { $offered }
refused-setup-systems-not-chosen = podle tohoto řádu pořadatel nevolí, kdo slova vyhledává
    .instead = { $known ->
        [none] vynechte to
       *[other] vynechte to; slouží: { $known }
    }
refused-setup-no-such-system = řád nezná systém „{ $system }“
    .instead = vyberte z: { $known }
refused-setup-system-twice = systém { $system } je uveden dvakrát
    .instead = uveďte každý jednou
refused-setup-systems-read-otherwise = { $systems } rozhoduje slova podle výkladu { $question }: { $wanted }, zde platí výklad { $reading }
    .instead = zvolte ten výklad: { $question }={ $wanted }
refused-setup-no-such-zone = časové pásmo „{ $zone }“ neexistuje
    .instead = { $near ->
        [none] napište jeho název, například Europe/Prague, nebo posun, například +01:00
       *[other] nejbližší název je { $near }
    }
refused-setup-same-zone = časy se už uvádějí v pásmu { $zone }
refused-setup-not-off-by-that = žádné konzoli se hodiny neliší o { $by }
    .instead = naposledy bylo zaznamenáno: { $ahead } napřed před platným časem
refused-setup-player-without-name = některý hráč nemá jméno
    .instead = dejte každému hráči jméno
refused-setup-player-twice = dvakrát mezi přihlášenými: { $player }
    .instead = hráče stejného jména rozlište křestním jménem nebo číslem
refused-setup-not-entered = není mezi přihlášenými: { $player }
    .instead = napište jméno tak, jak bylo přihlášeno; nového hráče nejprve přihlaste
refused-setup-took-part = { $player } má v turnaji partii, vynechané kolo nebo trest a zůstává v něm
    .instead = kdo odchází, odstoupí nebo je vyloučen; přihláška se opravuje tam, kde se píše další kolo (F3, F6, Ctrl-N: = { $player }), nebo pomocí amend_entry v ephor exec
refused-setup-no-such-profile = profil hodin „{ $profile }“ není
    .instead = vyberte z: { $known }
refused-setup-number-and-profile = profil „{ $profile }“ a číslo hodin se k sobě nehodí
    .instead = hodiny s rádiem mají číslo, profil none je nemá
refused-setup-clock-elsewhere = hodiny { $clock } stojí na stole { $table }
    .instead = nejprve přidělte stolu { $table } jiné hodiny
refused-setup-lists-fixed = { $what }: slovníky jsou pevně určeny od { $since }
    .instead = slovo, o kterém žádný slovník nerozhodne, jde k rozhodčímu; jeho rozhodnutí se pamatuje
    .short = slovníky jsou pevně určeny
refused-setup-list-not-installed = slovník { $list } není nainstalován
    .instead = { refused-setup-nothing-playable.instead }
refused-setup-list-of-other-language = { $list } je v jazyce { $language }, tento turnaj se hraje v jazyce { $event }
    .instead = { refused-setup-nothing-playable.instead }
refused-setup-nothing-playable = { $list } nemá slova, která by se dala položit
    .instead = { $there ->
        [none] pro tento jazyk není nainstalován žádný slovník; slovníky se k turnaji přidávají při jeho založení
       *[other] k dispozici: { $there }
    }
refused-setup-adopted-already = { $list } už je přijat
    .instead = chcete-li jej přijmout jinak, nejprve jej vyřaďte
refused-setup-nothing-left-to-decide = o všech délkách, které { $list } má, je rozhodováno bez něj
    .instead = vyřaďte slovník, který o nich rozhoduje sám, pokud jej přijal pořadatel
    .short = rozhoduje se bez něj
refused-setup-other-lengths = { $list } má slova z { $shortest } až { $longest } kamenů, ne z { $from } až { $to }
    .instead = uveďte délky od { $shortest } do { $longest }
refused-setup-decided-alone = { $other } rozhoduje sám o slovech z { $from } až { $to } kamenů: slovník { $list } by tam nikdy nepřišel na řadu
    .instead = uveďte jiné délky, nebo nejprve vyřaďte druhý slovník
refused-setup-decided-by-regulation = podle řádu už { $list } o slovech některých z těchto délek rozhoduje
    .instead = uveďte jiné délky
refused-setup-not-adopted = slovník { $list } není přijat
    .instead = { $adopted ->
        [none] není přijat žádný
       *[other] přijaty jsou: { $adopted }
    }
refused-setup-no-such-order = tento řád nemá pořadí „{ $order }“, jehož vzorec by měl konstanty
    .instead = { $known ->
        [none] nemá žádné
       *[other] má tato: { $known }
    }
refused-setup-other-constants = vzorec pořadí { $order } má konstanty { $constants }, každou jednou
    .instead = uveďte každou z nich a žádnou jinou
refused-setup-nothing-to-sign = v žurnálu není zápis { $entry }, který by se dal podepsat, poslední je { $last }
    .instead = podepište, co tam je
refused-setup-officials-sign = { $role_name }: žurnál podepisují jen činovníci
    .instead = podepište v některé funkci

## Kolo: rozlosování, přítomnost, signál, ztráty tahu

refused-round-last-round-over = kolo { $round } je poslední
    .instead = výsledky lze ještě opravit, pokud to řád dovoluje; bude-li se přece jen hrát další kolo, nejprve to uveďte (F6)
refused-round-none-begun = žádné kolo ještě nezačalo
    .instead = zahajte první kolo
    .short = nezačalo
refused-round-not-next-round = kolo { $round } nemůže začít po kole { $before }
    .instead = zahajte kolo { $next }
refused-round-too-soon-after = od poslední partie kola { $before } uplynulo { $gone }
    .instead = kolo { $next } zahajte za { $left_words }; nebo je přesto zahajte hned a napište proč
refused-round-not-over = před kolem { $next } není vše dokončeno: { $left }{ $more ->
        [0] { "" }
       *[other] ; a dále: { $more }
    }
    .instead = rozhodněte to, zadejte výsledky, splňte úkoly (F6); nebo kolo přesto zahajte a napište proč
refused-round-put-off-too-long = 1. kolo začíná { $by_words } po oznámeném začátku a posunout se smí nejvýše o { $most_words }
    .instead = kolo přesto zahajte a napište proč
refused-round-not-so-paired = kolo { $next } není rozlosováno tak, jak chce řád: { $left }{ $more ->
        [0] { "" }
       *[other] ; a dále: { $more }
    }
    .instead = opravte rozlosování; nebo kolo přesto zahajte a napište proč
refused-round-wrongly-paired = řád takové rozlosování nepřipouští: { $wrong }
    .instead = opravte rozlosování; nebo, je-li zastaralá přihláška, opravte ji: = JMÉNO, kde se píše kolo, nebo amend_entry v ephor exec
refused-round-no-supervision = stůl { $table }: tento řád nezná stoly pod stálým dozorem
    .instead = vynechte je
refused-round-nobody-supervised = u stolu { $table }, který má být pod dozorem, nikdo nehraje
    .instead = uveďte stoly z rozlosování tohoto kola
refused-round-no-time-for-round = kolo nějaký čas trvá
    .instead = uveďte milisekundy, nebo to vynechte a platí { $usual }
refused-round-round-not-limited = tento řád kolo časově neomezuje
    .instead = čas kola vynechte
refused-round-round-time-fixed = každé kolo trvá { $usual }
    .instead = čas kola vynechte
refused-round-table-twice = stůl { $table } je v rozlosování dvakrát
    .instead = dejte každé partii vlastní stůl
refused-round-no-such-table = stůl { $table } v turnaji není
    .instead = použijte stůl turnaje, nebo další přidejte mezi úkony kola (F3, F6)
refused-round-not-entered = { $table ->
        [none] { $bye ->
            [yes] bez soupeře má být hráč, který není přihlášen: { $player }
           *[no] kolo má vynechat hráč, který není přihlášen: { $player }
        }
       *[other] u stolu { $table } má hrát hráč, který není přihlášen: { $player }
    }
    .instead = hráče nejprve přihlaste, se stejně psaným jménem
refused-round-player-twice = v rozlosování kola { $round } dvakrát: { $player }
    .instead = hráč hraje v kole jednu partii
refused-round-player-excluded = { $from ->
        [event] vyloučení z turnaje
       *[round] vyloučení z tohoto kola
    } v kole { $round }: { $player } ({ $why })
    .instead = rozlosujte ostatní
refused-round-has-withdrawn = { $player }: z turnaje odstoupil(a); hraje-li znovu, zapište nejdřív návrat
refused-round-has-not-withdrawn = { $player }: z turnaje neodstoupil(a)
refused-round-not-lost-by-absence = partie { $round }. kola u stolu { $table } nebyla kontumována pro nepřítomnost
    .instead = nejdřív ji za to kontumujte, nebo opravte výsledek
refused-round-nobody-stays = nezbývá nikdo, kdo by mohl odstoupit
refused-round-nobody-withdrew = nikdo z turnaje neodstoupil
refused-round-withdraws-by-sanction = na to má řád vlastní sankci; ta říká, co následuje: { $name }
refused-round-no-round-to-join = nehraje se žádné kolo, do kterého by se dalo přijít
    .instead = zařaďte je do příštího kola
refused-round-nobody-joins = všichni hrají současně se stejnými písmeny: do začatého kola nikdo nepřistoupí
    .instead = ať usednou v příští partii
refused-round-table-in-use = u stolu { $table } se v tomto kole hraje partie
    .instead = uveďte volný stůl
refused-round-played-there = u stolu { $table } se již něco stalo, nebo je to jediná partie kola
    .instead = partii dohrajte, kontumujte, nebo opravte její výsledek
refused-round-has-game = { $player } má v tomto kole partii u stolu { $table }
    .instead = uveďte někoho bez partie
refused-round-has-bye = { $player } už v tomto kole má: { $name }
    .instead = vezměte to nejprve zpět, nebo hráče nalosujte
refused-round-everybody-plays = v kole { $round } má každý partii nebo volný los
    .instead = nejprve zapište, kdo přišel
refused-round-only-at-table = { $name }: jen u stolu, kde se hraje
    .instead = udělte to u stolu
refused-round-nobody-else = bez partie je jen { $player }
    .instead = nejprve zapište druhého hráče
refused-round-no-opponent = { $player } nemá u stolu { $table } soupeře
    .instead = partii zde hrají dva hráči; kdo nemá soupeře, má volný los
refused-round-drawn-later = čas rozlosování { $at } ještě nenastal: je { $now }
    .instead = uveďte, kdy bylo zveřejněno, nebo to vynechte a platí nyní
refused-round-signal-begins = kolo zde nezačíná v daný čas: začíná signálem
    .instead = vynechte begins_at a dejte signál
refused-round-begins-then = začátek kola { $at } není možný
    .instead = uveďte, kdy začíná: ne před rozlosováním ({ $drawn }) a do jednoho dne
refused-round-long-ago = od { $at } uplynul více než den
    .instead = uveďte, kdy to bylo, nejvýše den nazpět
refused-round-redated-later = to by bylo { $at }, a je { $now }
    .instead = uveďte, o kolik to bylo dříve, např. −0:05:00, nebo později
refused-round-signal-before-pairing = signál ({ $signal }) by byl před rozlosováním ({ $drawn })
    .instead = je-li chybné obojí, opravte nejprve to druhé
refused-round-started-too-early = to by bylo { $at }, a hodiny se spouštějí od { $due }
refused-round-redated-by-nothing = oprava o nic nic nemění
    .instead = uveďte, o kolik to bylo dříve, např. −0:05:00, nebo později
refused-round-nothing-to-redate = nehraje se žádná partie, které by se to týkalo: { $what }
    .instead = opravuje se jen to, od čeho se počítají právě hrané partie
refused-round-no-lateness = tento řád pozdní příchod nepočítá
    .instead = vynechte, od čeho se počítá
refused-round-no-such-base = řád pozdní příchod odtud nepočítá
    .instead = vyberte z: { $bases }
refused-round-nothing-for-them = tento řád neříká, co bez soupeře dostává { $players }
    .instead = rozlosujte všechny, nebo vynechte toho, kdo nehraje
refused-round-no-signal-here = partie zde nezačínají společně na signál
    .instead = každá začíná, jakmile jsou její hráči připraveni
refused-round-nothing-to-start = není žádná partie k zahájení
    .instead = nejprve zahajte kolo s jeho rozlosováním
refused-round-signal-given = signál pro kolo { $round } už byl dán
    .instead = dává se jednou za kolo
refused-round-signal-too-early = na „{ $signal }“ je ještě brzy
    .instead = má zaznít za { $left_words }; otevřená konzole jej dá sama
refused-round-signal-not-due = „{ $signal }“ už zaznělo, nebo k tomu nyní není důvod
    .instead = otevřená konzole jej dá sama, až přijde čas
refused-round-nobody-paired = na straně { $side } stolu { $table } nikdo není
    .instead = uveďte druhou stranu
refused-round-absent-already = nepřítomnost už je poznamenána: { $player }
    .instead = poznamenejte příchod
    .short = nepřítomnost už je poznamenána
refused-round-has-played = { $player } hraje: námitkář { $slip } je z této partie
    .instead = námitkář zapsaný omylem nejprve škrtněte
    .short = hraje: námitkář { $slip }
refused-round-was-at-table = { $player } je v záznamu právě této partie: { $what }
    .instead = podívejte se, zda nechybí druhý hráč; je-li tomu přesto tak, řekněte to
    .sure = Je tomu přesto tak?
refused-round-no-list-decides = o slovech tohoto turnaje nerozhoduje žádný slovník a jen před 1. kolem lze přijmout: { $lists }
    .instead = přijměte jej u konzole (`ephor open`, Ctrl-P: přijmout); nebo začněte bez slovníku (`ephor round --no-list`)
    .sure = Začne turnaj bez slovníku?
refused-round-came-late = pozdní příchod už je poznamenán: { $player }
    .instead = pozdní příchod tím skončil; odchod od stolu je jiná věc
    .short = pozdní příchod už je poznamenán
refused-round-not-missed = nepřítomnost není poznamenána: { $player }
    .instead = kdo je u stolu, nepotřebuje poznámku
refused-round-start-in-doubt = není jisté, zda se hodiny spustily: { $player } (pokyn { $op })
    .instead = nejdřív se podívejte na hodiny: pokud šly, potvrďte, že je pokyn { $op } proveden; pokud ne, vezměte ho zpět; potom zapište příchod
    .short = nejdřív se podívejte na hodiny
refused-round-owes-no-turn = žádná ztráta tahu nečeká: { $player }
    .instead = hráč smí položit slovo, měnit i pasovat, jak chce
refused-round-no-playoff = tento řád nezná dohrávku, tahy se proto nekroužkují
    .instead = partie se hraje do konce
refused-round-no-move-zero = žádný tah nemá číslo 0
    .instead = uveďte číslo probíhajícího tahu, jak je oba zakroužkovali
refused-round-circled-already = tah { $number } už je zakroužkován; poslední je tah { $last }
    .instead = neshodnou-li se hráči, rozhodne rozhodčí
refused-round-round-runs = uplynulo { $gone } z času kola { $limit }
    .instead = tah se kroužkuje za { $left_words }
    .short = příliš brzy: za { $left_up }
refused-round-was-not-absent = nepřítomnost nebyla poznamenána: { $player }
    .instead = poznamenejte, že hráč není u stolu; pozdní příchod se přesto počítá od svého začátku
    .short = nikdo není poznamenán jako nepřítomný: nejprve „hráč není u stolu“
refused-round-clock-not-started = nikdo neoznámil, že hodiny běží, a počítá se podle nich: { $player }
    .instead = nejprve spusťte tomuto hráči hodiny; je-li to zadáno, oznamte, až se to stane
    .short = hodiny nebyly spuštěny
refused-round-still-absent = nepřítomnost u stolu { $table }: { $player }; že hráč přišel, nikdo nepoznamenal
    .instead = kdo přišel, toho příchod poznamenejte; kdo u stolu byl celou dobu, u toho nepřítomnost vezměte zpět; proti tomu, kdo nepřijde, se kontumuje
    .short = poznamenána nepřítomnost
refused-round-came-in-time = { $exactly ->
        [yes] pozdní příchod o { $late }: { $player }; partii prohrává až { $limit }
       *[no] pozdní příchod o { $late }: { $player }; prohrává, kdo přijde později než { $limit }
    }
    .instead = partie se hraje se zbylým časem
    .short = příchod byl včas
refused-round-came-too-late = { $limit_any ->
        [no] { $player }: při zahájení partie nebyl hráč přítomen, a tím ji prohrál
       *[yes] { $exactly ->
            [yes] pozdní příchod o { $late }: { $player }; od { $limit } je partie prohraná
           *[no] pozdní příchod o { $late }: { $player }; kdo přijde později než { $limit }, partii prohrál
        }
    }
    .instead = partie se kontumuje, nehraje se; byl-li příchod poznamenán chybně, kontumujte ji a pak opravte výsledek
    .short = na hru je příchod příliš pozdní
refused-round-not-late-enough = { $exactly ->
        [yes] zpoždění { $late }: { $player }; partii prohrává { $limit }
       *[no] zpoždění { $late }: { $player }; partii prohrává až více než { $limit }
    }
    .instead = { $left_any ->
        [no] přesně { $limit } je ještě včas
       *[other] prohrána je za { $left_words }, nepřijde-li hráč dříve
    }
    .short = příliš brzy: za { $left_up }
refused-round-never-begun = partie vůbec nezačala: { $name }
    .instead = podívejte se znovu na číslo stolu
refused-round-no-seats-by-lot = místa se losují jen tam, kde každý sedí sám
    .instead = uveďte nasazení
refused-round-too-few-seats = hráčů: { $players }, stolů: { $tables }
    .instead = přidejte stoly, nebo uveďte, kdo kolo vynechá
refused-round-other-seats = los dává jiná místa
    .instead = vynechte místa, nebo los

## Slovní námitka

refused-slip-in-time = námitka u stolu { $table } přišla včas: nic se neodmítá
refused-slip-no-challenge = tento řád nezná slovní námitku u stolu
refused-slip-no-hold = tento řád nezná výhradu
    .instead = soupeř může říci „{ $phrase }“
refused-slip-not-begun = partie u stolu { $table } nezačala: proti slovům nelze podat námitku
    .instead = vyčkejte na signál
    .short = až po začátku partie
refused-slip-round-runs = „{ $phrase }“ se týká ohlášeného tahu, a to než se přečtou další písmena: čas tohoto kola běží, zbývá { $left_words }
    .instead = tah platí; bylo-li odpočítávání spuštěno předčasně, zastavte je
    .short = čas kola běží
refused-slip-handed-in = partie u stolu { $table } je odevzdána: proti slovům nelze podat námitku
    .instead = co je odevzdáno, platí
    .short = po odevzdání už ne
refused-slip-undecided = námitkář { $slip } stolu { $table } není dosud rozhodnut
    .instead = nejprve rozhodněte námitkář { $slip }, nebo do něj slovo přidejte
    .short = námitkář { $slip } není rozhodnut
refused-slip-undecided-and-handed-over = námitkář { $slip } stolu { $table } je odevzdán a dosud nerozhodnut
    .instead = nejprve rozhodněte námitkář { $slip }; slovo do něj už nelze přidat
    .short = námitkář { $slip } není rozhodnut
refused-slip-undecided-and-empty = námitkář { $slip } stolu { $table } je otevřený a ještě bez slova
    .instead = slovo zapište do námitkáře { $slip }; byl-li zapsán omylem, škrtněte jej
    .short = námitkář { $slip } není rozhodnut
refused-slip-undecided-and-full = námitkář { $slip } stolu { $table } není dosud rozhodnut
    .instead = nejprve rozhodněte námitkář { $slip }; další slovo se na něj nevejde
    .short = námitkář { $slip } není rozhodnut
refused-slip-own-time-over = slovo „{ $phrase }“ zaznělo pozdě: { $mark }
    .instead = tah platí; hraje se dál
    .short = { $mark }
refused-slip-own-last-play = partii u stolu { $table } ukončil vlastním tahem: soupeřův tah před ním platí
refused-slip-before-the-press = námitka přišla { $early_ms } ms před stiskem
    .instead = uveďte čas od stisku, nebo jej vynechte
refused-slip-challenged-before = proti tomuto tahu už byla námitka, námitkář { $slip }; znovu ji vznést nelze
    .instead = jde-li o jiný tah: nejprve oznamte výrok o námitkáři { $slip }, není-li oznámen, a uveďte, před kolika sekundami byly stisknuty hodiny
refused-slip-play-is-off = tah byl vzat zpět po námitkáři { $slip }: není už co napadnout
refused-slip-too-late = { $since ->
        [none] „{ $phrase }“ zaznělo více než { $limit_tenths } s { $announced ->
            [yes] po ohlášení tahu
           *[no] po stisku
        }
       *[other] „{ $phrase }“ zaznělo { $since_tenths } s { $announced ->
            [yes] po ohlášení tahu
           *[no] po stisku
        }; doba na námitku je { $limit_tenths } s
    }
    .instead = tah platí; hraje se dál
refused-slip-closed = slovo „{ $phrase }“ zaznělo pozdě: { $mark }
    .instead = tah platí; hraje se dál
refused-slip-claimed = na námitkáři { $slip } pracuje { $station }
    .instead = vezměte jiný, nebo jej převezměte, pokud ta stanice už není v provozu
refused-slip-not-decided = námitkář { $slip } není dosud rozhodnut
    .instead = nejprve jej rozhodněte
refused-slip-with-office = námitkář { $slip } má u sebe { $office }
    .instead = rozhodne o něm { $office }
refused-slip-decided = námitkář { $slip } je rozhodnut
    .instead = oznamte výrok
refused-slip-announced = námitkář { $slip } je rozhodnut a výrok oznámen
    .instead = výrok platí
refused-slip-withdrawn = námitkář { $slip } byl vzat zpět
    .instead = založte nový
refused-slip-moot = o námitkáři { $slip } se už nerozhoduje: o partii se rozhodlo jinak
refused-slip-no-words = námitkář { $slip } je beze slov
    .instead = nejprve napište námitkované slovo
refused-slip-nothing-written = { refused-slip-no-words }
    .instead = { refused-slip-no-words.instead }
refused-slip-too-many-words = počet slov na jednom námitkáři: { $words }; řád připouští { $most }
    .instead = posuďte je jedno po druhém, každé na vlastním námitkáři
refused-slip-written-twice = { $word } je napsáno dvakrát
    .instead = napište každé námitkované slovo jednou
refused-slip-no-letters = žádná písmena: napište námitkované slovo
    .instead = porovnejte slovo s námitkářem a s hrací deskou
refused-slip-single-letter = { $letter } je jediné písmeno: slovo má nejméně dvě, napište celé slovo
    .instead = porovnejte slovo s námitkářem a s hrací deskou
refused-slip-several-words = slov v jednom poli: { $words }; napište každé námitkované slovo zvlášť, bez mezer
    .instead = porovnejte slovo s námitkářem a s hrací deskou
refused-slip-not-a-letter = { $typed } na místě { $position } není písmeno této abecedy ({ $alphabet ->
        [Czech] česká
        [German] německá
        [Slovak] slovenská
        [Greek] řecká
       *[other] { $alphabet }
    }): { $meant ->
        [none] zkontrolujte námitkář a napište to znovu
       *[other] napište { $meant } jako jedno písmeno
    }
    .instead = porovnejte slovo s námitkářem a s hrací deskou
refused-slip-look-alike = { $typed } na místě { $position } je písmeno jiného písma ({ $script ->
        [Latin] latinka
        [Cyrillic] cyrilice
        [Greek] řecké
       *[other] { $script }
    }), které jen vypadá jako { $meant }: změňte rozložení klávesnice a napište { $meant } znovu
    .instead = porovnejte slovo s námitkářem a s hrací deskou
refused-slip-too-many-tiles = kamenů { $tiles }: na hrací desku se jich vejde { $longest }, zkontrolujte zápis
    .instead = porovnejte slovo s námitkářem a s hrací deskou
refused-slip-too-few-tiles = { $word } má kamenů { $tiles }; k námitce je třeba { $least }
refused-slip-not-from-the-set = { $word } nelze položit: { $letters } vícekrát, než má sada, i s žolíky ({ $blanks })
    .instead = porovnejte slovo s námitkářem a s vylosovanými písmeny
refused-slip-in-the-database = { $word } je ve slovníku { $list }: námitku lze podat jen proti slovu, které v něm není
    .instead = ohlášený tah platí
refused-slip-unreadable-word = { $word } nelze z těchto kamenů položit
    .instead = napište slovo znovu
refused-slip-spelling-not-confirmed = zápis na námitkáři { $slip } není potvrzen
    .instead = nechte soupeře porovnat jej s hrací deskou a potvrdit
refused-slip-looked-up-by-others = slovo z { $tiles } kamenů nevyhledává { $role }
    .instead = zde se vyhledává takto: { $systems }
refused-slip-ruling-awaited = námitkář { $slip } má u sebe { $office }
    .instead = rozhodne o něm { $office }
refused-slip-only-for-blank-conflict = námitkář { $slip } lze vzít zpět jen proto, že slovo změnil spor o žolíka
    .instead = pokud tomu tak je, uveďte to; jinak se posoudí
refused-slip-handed-over = námitkář { $slip } je odevzdán a nelze jej vzít zpět
    .instead = posoudí se
refused-slip-number-stands = námitkář { $slip } byl odevzdán s jiným počtem slov: { $on_it }, ne { $words }
    .instead = opravte zápis; slovo se nepřidává ani neškrtá
refused-slip-never-taken-back = námitku na námitkáři { $slip } nelze vzít zpět
    .instead = posoudí se
refused-slip-no-self-acceptance = hráči zde námitku sami mezi sebou neřeší
    .instead = posuďte slova
refused-slip-ruling-of-another = o čem nerozhodnou slovníky, rozhoduje { $office }, ne { $role }
    .instead = ať o námitkáři { $slip } rozhodne { $office }
refused-slip-ruled-twice = o slovu { $word } je rozhodnuto dvakrát
    .instead = o každém nerozhodnutém slovu rozhodněte jednou
refused-slip-not-ruled-on = o slovu { $word } není rozhodnuto
    .instead = rozhodněte o každém nerozhodnutém slovu
refused-slip-not-open = { $word } není na námitkáři { $slip } mezi nerozhodnutými slovy
    .instead = rozhodněte jen o slovech, o kterých nerozhodne žádný slovník
refused-slip-no-reasons = rozhodnutí o námitkáři { $slip } potřebuje zdůvodnění
    .instead = napište proč a podle kterého pramene
refused-slip-no-source = rozhodnutí o námitkáři { $slip } uznává slovo a neuvádí pramen
    .instead = uveďte pramen, který slovo dokládá
refused-slip-contradicts-ruling = o slovu { $word } už bylo rozhodnuto, že { $valid ->
        [yes] je platné
       *[no] není platné
    }, námitkář { $before }: { $reasons }
    .instead = { $several ->
        [yes] rozhodněte stejně, nebo ve zdůvodnění uveďte { $word } a napište proč
       *[no] rozhodněte stejně, nebo napište, proč je nyní rozhodnuto jinak
    }
refused-slip-game-over = partie námitkáře { $slip } skončila
    .instead = výrok se mění jen během partie; některé řády jej napravují dodatečně
    .short = jen během partie
refused-slip-never-looked-up-again = námitkář { $slip } se znovu nevyhledává: vyhledání se zde neopakuje
    .instead = výrok platí
refused-slip-not-once-announced = námitkář { $slip } se znovu nevyhledává: výrok už byl oznámen
    .instead = výrok platí
    .short = výrok už byl oznámen
refused-slip-not-once-scored = námitkář { $slip } se znovu nevyhledává: oba spočítali body a uznali je
    .instead = výrok platí
refused-slip-never-overruled = výrok o námitkáři { $slip } nikdo nemění
    .instead = výrok platí
refused-slip-own-verdict = o námitkáři { $slip } rozhodl tentýž činovník: { $role }
    .instead = vlastní výrok nikdo nemění
    .short = vlastní výrok nikdo nemění
refused-slip-plays-this-game = { $player } hraje partii námitkáře { $slip }
    .instead = rozhodne třetí osoba a přihlásí se svým jménem
    .short = hraje tuto partii
refused-slip-no-late-fix = tento řád výroky dodatečně nenapravuje
    .instead = výrok platí
refused-slip-game-not-over = partie námitkáře { $slip } neskončila
    .instead = během partie výrok platí; uplatněte to po ní
    .short = až po partii
refused-slip-only-the-same-day = { $day ->
        [none] výrok se napravuje jen v den, kdy byl vydán
       *[other] výrok byl vydán { $day } a napravuje se jen téhož dne
    }
    .instead = výrok platí
    .short = jen téhož dne
refused-slip-no-verdict = u námitkáře { $slip } není výrok
    .instead = hráč, který táhl, uznal, není tedy výrok k nápravě
refused-slip-no-verdict-on = na námitkáři { $slip } není výrok o slovu „{ $word }“
    .instead = vyberte z: { $verdicts }
refused-slip-play-mended = tah na námitkáři { $slip } už byl napraven
    .instead = napravuje se jednou
    .short = už napraveno
refused-slip-words-mended = všechna slova na námitkáři { $slip } už byla napravena
    .instead = napravuje se jednou
    .short = už napraveno
refused-slip-word-mended = slovo { $word } na námitkáři { $slip } už bylo napraveno
    .instead = napravuje se jednou
refused-slip-not-agreed = chybí souhlas: { $office }
    .instead = až souhlas bude, uveďte jej
refused-slip-nobody-demands = nikdo to nežádá
    .instead = uveďte, který hráč to žádá: a nebo b
refused-slip-for-another-to-claim = { $accepted ->
        [yes] slovo neprávem uznané
       *[no] slovo neprávem neuznané
    } smí uplatnit { $player }
    .instead = ať to žádá { $player }
refused-slip-impossible-points = bodů za tah: { $points }
    .instead = uveďte, kolik bodů tah byl nebo by byl: od 0 do { $most }

## Pravomoci nad hodinami a pokyny

refused-clock-no-order = pokyn { $op } není
    .instead = vyberte ze seznamu
refused-clock-on-no-table = hodiny { $clock } nestojí na žádném stole
    .instead = nejprve je přidělte stolu
refused-clock-on-another-table = hodiny { $clock } nestojí na stole { $table }
    .instead = nejprve je stolu přidělte
refused-clock-of-another-event = hodiny { $clock } byly stisknuty v { $at }, před otevřením tohoto turnaje
    .instead = patří to jinému turnaji; námitku vznesenou zde zapište ručně
refused-clock-order-confirmed = pokyn { $op } je na hodinách
    .instead = není už co dělat
refused-clock-order-settled = pokyn { $op } byl proveden ručně
    .instead = není už co dělat
refused-clock-order-cancelled = pokyn { $op } je zrušen: co k němu vedlo, už neplatí
    .instead = není už co dělat
refused-clock-order-under-way = pokyn { $op } je na cestě k hodinám
    .instead = vyčkejte, až hodiny odpovědí nebo se vyčerpají pokusy
refused-clock-no-such-power = tento řád nedává konzoli pravomoc: { $power }
    .instead = { $granted ->
        [none] jen zobrazování
       *[other] dává: { $granted }
    }
refused-clock-power-of-another = pravomoc { $power } má { $office }, ne { $role }
    .instead = ať pokyn dá { $office }
    .short = jen { $office }
refused-clock-only-by-procedure = pravomoc { $power } závisí na tom, na co se postup nejprve ptá; samostatně se pokyn nedává
    .instead = zahajte některý z postupů: { $procedures_listed }
refused-clock-only-by-sanction = pravomoc { $power } závisí na tom, na co se sankce nejprve ptá; samostatně se pokyn nedává
    .instead = uložte některou ze sankcí: { $sanctions_listed }
refused-clock-used-up = v této partii už vyčerpáno, { $most }×: { $power }
    .short = v této partii už { $most }×
refused-clock-game-handed-in = partie u stolu { $table } je odevzdána: její hodiny už neplatí
    .instead = další kolo začne s nově nastavenými hodinami
    .short = po odevzdání už ne
refused-clock-no-side-named = není uvedena strana
    .instead = řekněte, čí hodiny: a nebo b
refused-clock-no-time-named = není uveden čas
    .instead = uveďte počet milisekund
refused-clock-no-time-to-add = takový čas nelze přidat ani ubrat
    .instead = je to více než nic a nejvýše hodina
refused-clock-no-tables-clock = odpočítávání v místnosti nejsou hodiny stolu
    .instead = použijte odpočítávání v místnosti
refused-clock-no-clock-for-absent = nepřítomným se zde hodiny nespouštějí
    .instead = pozdní příchod se počítá bez nich
refused-clock-not-absent = nepřítomnost není poznamenána: { $player }
    .instead = nejprve poznamenejte, že hráč není u stolu
    .short = nepřítomnost není poznamenána: { $player }
refused-clock-runs-already = pokyn spustit hodiny už byl dán ({ $at }): { $player }
    .instead = poznamenejte příchod
refused-clock-runs-for-the-other = hodiny už běží druhému, který také chybí: { $other }
    .instead = co zatím ztrácí { $player }, se odečte při příchodu
refused-clock-too-early-for-absent = zpoždění { $late }: { $player }; hodiny se spouštějí po { $after }
    .instead = spusťte je za { $left_words }
    .short = příliš brzy: za { $left_up }
refused-clock-no-countdown = pro místnost zde není jediné odpočítávání
    .instead = stoly mají vlastní hodiny
refused-clock-countdown-not-running = odpočítávání v místnosti neběží
    .instead = spouští se bez údaje o čase
refused-clock-countdown-fixed = odpočítávání v tomto turnaji je { $budget }
    .instead = spouštíte-li je, čas vynechte; zastavíte je hodnotou 0
refused-clock-challenge-open = námitkář { $slip } stolu { $table } není dosud rozhodnut a ohlášený tah na něj čeká
    .instead = nejprve o něm rozhodněte, pak pokračujte dalším kolem
refused-clock-countdown-running = odpočítávání v místnosti běží, zbývá { $left_words }
    .instead = nejprve je zastavte, nebo nechte doběhnout
refused-clock-no-signal = { $what }: signál k zahájení nebyl dán
    .instead = pozdní příchod se počítá od něj; nejprve dejte signál
    .short = až po signálu

## Námitky (STOP), sankce, úkoly

refused-conduct-no-duty = úkol { $duty } není
    .instead = vyberte ze seznamu
refused-conduct-no-claim = námitka (STOP) { $claim } neexistuje
    .instead = vyberte ze seznamu
refused-conduct-claim-decided = námitka (STOP) { $claim } je rozhodnuta
    .instead = rozhodnutí platí
refused-conduct-claim-taken-back = námitka (STOP) { $claim } byla vzata zpět
    .instead = zazní-li znovu, zapište ji znovu
refused-conduct-nothing-to-take-back = v zápisu { $entry } není co vzít zpět
    .instead = co bylo v tomto kole zapsáno, je v protokolu; na čem stojí pozdější kolo, to se opravuje
refused-conduct-announced-stands = rozhodnutí oznámené hráčům se už nemění, ani když bylo chybné
    .instead = vzít zpět lze jen to, co se zapsalo jinak, než bylo oznámeno, nebo co ještě oznámeno nebylo: uveďte to
refused-conduct-entry-rests-on-it = na tom stojí pozdější zápis { $entry }
    .instead = nejdřív vezměte zpět zápis { $entry }
refused-conduct-slip-rests-on-it = na tom stojí námitkář { $slip }
    .instead = námitku vezměte zpět, nebo ji nechte rozhodnout
refused-conduct-result-rests-on-it = na tom stojí výsledek u stolu { $table }
    .instead = výsledek opravte, nebo nejdřív vezměte zpět rozhodnutí o partii
refused-conduct-results-rest-on-it = výsledky hry byly vyhlášeny a deska se nemění
    .instead = chyby na lístcích se opravují jednotlivě
refused-conduct-final-results-rest-on-it = konečné výsledky jsou podepsány a stojí na tom
    .instead = nejdřív vezměte zpět podpis
refused-conduct-order-in-doubt = není jisté, zda hodiny provedly pokyn { $op }
    .instead = podívejte se na hodiny: potvrďte, že je pokyn proveden, nebo ho vezměte zpět
refused-conduct-nobody-at-side = na straně { $side } stolu { $table } nikdo nesedí
    .instead = uveďte, koho se to týká: a nebo b
refused-conduct-not-their-claim = { $name }: zde se neozývá { $claimant }
    .instead = ozvat se smí { $may }
    .short = jen { $may }
refused-conduct-other-time-runs = { $name }: běží čas: { $runs }; ozvat se lze { $own ->
        [yes] ve vlastním čase
       *[no] v čase soupeře
    }
    .instead = kdo se ozývá, vyčká, až { $own ->
        [yes] poběží jeho čas
       *[no] poběží čas soupeře
    }
refused-conduct-not-seen = { $name }: jen pokud bylo vidět: { $mark }
    .instead = pokud to bylo vidět, uveďte to
refused-conduct-before-press = námitka zazněla { $ms } ms před stiskem
    .instead = uveďte čas od stisku, nebo jej vynechte
refused-conduct-late-after-press = { $since ->
        [none] { $name }: zaznělo více než { $limit_tenths } s po stisku
       *[other] { $name }: zaznělo { $since_tenths } s po stisku; ozvat se lze do { $limit_tenths } s
    }
    .instead = co se stalo, platí; hraje se dál
refused-conduct-late-by-sight = { $name }: pozdě: { $mark }
    .instead = co se stalo, platí; hraje se dál
refused-conduct-own-last-play = { $name }: partii u stolu { $table } ukončil vlastním tahem
refused-conduct-same-claim = { $name }: totéž říká námitka (STOP) { $claim } u stolu { $table }
    .instead = rozhodněte námitku (STOP) { $claim }
    .short = námitka (STOP) { $claim } není rozhodnuta
refused-conduct-other-claim = námitka (STOP) { $claim } u stolu { $table } není dosud rozhodnuta
    .instead = nejprve rozhodněte námitku (STOP) { $claim }
    .short = námitka (STOP) { $claim } není rozhodnuta
refused-conduct-admission-settles-nothing = { $name }: uznáním se to nevyřeší
    .instead = ať rozhodne { $decides }
refused-conduct-outcome-not-said = námitka (STOP) { $claim }: zda tomu tak je, rozhoduje člověk
    .instead = uveďte závěr: oprávněná, neoprávněná, nebo bez závěru; a proč
refused-conduct-otherwise-by-numbers = { $name }: podle čísel je námitka { $outcome ->
        [proven] oprávněná
        [unfounded] neoprávněná
       *[neither] ani oprávněná, ani neoprávněná
    } ({ $numbers })
    .instead = závěr vynechte, nebo porovnejte čísla se stavem u stolu
    .short = čísla tomu odporují
refused-conduct-against-numbers = { refused-conduct-otherwise-by-numbers }
    .instead = { refused-conduct-otherwise-by-numbers.instead }
refused-conduct-not-entered = není mezi přihlášenými: { $player }
    .instead = vyberte hráče turnaje, se stejně psaným jménem
refused-conduct-plays-no-more = vyloučení od kola { $round }: { $player } ({ $why })
    .instead = kdo dále nehraje, tomu už nelze nic uložit
    .short = vyloučení už platí
refused-conduct-has-no-game = { $name }: { $player } nehraje v kole { $round } žádnou partii
    .instead = je to pro hráče, který má partii
    .short = jen pro hráče s partií
refused-conduct-counts-more-than-all = za ten tah nemohlo být započteno { $counted }: { $player } má celkem { $scored }
    .instead = napište, kolik bylo ve výsledku započteno za tento jeden tah
refused-conduct-follows-for-nobody = co následuje, se týká hráče, a nikdo tam nesedí
    .instead = je třeba partie s oběma hráči a údaj, koho se to týká
refused-conduct-follows-in-game = { $player } nyní nehraje žádnou partii, a co následuje, se počítá v partii
    .instead = vyčkejte na rozlosování partie, nebo vyberte, co partii nepotřebuje
    .short = jen pro hráče s partií
refused-conduct-plays-now = u stolu { $table } se hraje partie hráče, nebo nejsou odevzdány partiáře: { $player }
    .instead = odpovězte, že se hraje: touto sankcí se kontumuje
    .short = partie se hraje
refused-conduct-not-counted = v konzoli to zapsáno není: „{ $asked }“ ({ $player })
    .instead = zapište každé, když je uděleno; nebo odpovězte ne
    .short = není zapsáno
refused-conduct-ruleset-lacks = pravidla uvádějí položku, kterou nemají: { $what } „{ $id }“
    .instead = opravte pravidla
refused-conduct-endless-counters = počitadla těchto pravidel vedou u „{ $threshold }“ jedno k druhému bez konce
    .instead = opravte prahy v pravidlech
refused-conduct-nothing-follows = stůl { $table }: partie je už prohraná, takže z opatření „{ $name }“ nic neplyne
    .instead = nejprve vezměte zpět, čím byla partie rozhodnuta
    .sure = Má to přesto být v záznamu?
refused-conduct-owes-otherwise = odpověď na „{ $asked }“ je jiná, než co je v záznamu: { $owed ->
        [0] { $player } nedluží žádný tah
        [one] { $player } dluží tah
        [few] { $player } dluží { $owed } tahy
       *[other] { $player } dluží { $owed } tahů
    }
    .instead = podívejte se do partiářů a odpovězte, jak to je
    .sure = Je tomu přesto tak?
refused-conduct-own-game = { $player } hraje u stolu { $table }, a šlo by o rozhodnutí ve vlastní partii
    .instead = ať rozhodne někdo jiný
    .sure = Není tu nikdo jiný, kdo by rozhodl?

## Vedené postupy

refused-procedure-no-run = postup číslo { $run } není
    .instead = vyberte ze seznamu
refused-procedure-no-side-named = { $name }: týká se jednoho z hráčů
    .instead = uveďte stranu: a nebo b
refused-procedure-nobody-there = { $name }: nikdo tam nesedí
    .instead = uveďte stranu: a nebo b
refused-procedure-about-neither = { $name }: netýká se jen jednoho z hráčů
    .instead = stranu vynechte
refused-procedure-not-chosen = systém { $name } na této akci neslouží
    .instead = postupujte podle systému, který slouží: { $systems_listed }
refused-procedure-under-way = { $name }: u stolu { $table } už probíhá
    .instead = proveďte další krok, nebo jej přerušte (číslo { $run })
    .short = postup { $run } neskončil
refused-procedure-over = postup číslo { $run } skončil
    .instead = je-li ho znovu třeba, zahajte jej znovu
refused-procedure-not-next = { $has ->
        [yes] { $name }: krok { $step } není na řadě
       *[no] { $name }: krok { $step } zde není
    }
    .instead = na řadě je krok { $next }: { $text }

## Výsledky a kontumace

refused-result-not-signed = partiáře nepodepsali oba
    .instead = nechte oba podepsat, pak je odevzdejte
refused-result-no-sheets = k partii u stolu { $table } v kole { $round } partiáře nejsou
    .instead = není co odevzdat
refused-result-has-result = partie u stolu { $table } už má výsledek
    .instead = je-li chybný, opravte jej, pokud to řád dovoluje
    .short = výsledek už má
refused-result-no-move-circled = u stolu { $table } není zakroužkován žádný tah, dohrávka tedy nezačala
    .instead = nejprve zakroužkujte číslo, které stojí na obou partiářích
    .short = nejprve zakroužkovaný tah
refused-result-played-too-late = partie u stolu { $table } už má výsledek a uplynulo { $gone } z času kola { $limit }
    .instead = jiná partie místo ní platí jen v této době; co bylo zadáno chybně, se opravuje
    .short = výsledek už má
refused-result-results-signed = konečné výsledky jsou podepsány
    .instead = co je podepsáno, platí
    .short = výsledky jsou podepsány
refused-result-not-complete = { $sheets ->
        [yes] partiáře stolu { $table } v kole { $round } nejsou odevzdány
       *[no] partie u stolu { $table } v kole { $round } nemá výsledek
    }
    .instead = nejprve výsledky doplňte, pak se podepisují
    .short = { $sheets ->
        [yes] partiáře stolu { $table } z kola { $round } nejsou odevzdány
       *[no] stůl { $table } v kole { $round } nemá výsledek
    }
refused-result-slip-open = námitkář { $slip } stolu { $table } není rozhodnut
    .instead = nejprve jej rozhodněte
    .short = námitkář { $slip } není rozhodnut
refused-result-claim-open = námitka (STOP) { $claim } u stolu { $table } ({ $offence }) není rozhodnuta
    .instead = nejprve ji rozhodněte
    .short = námitka (STOP) { $claim } není rozhodnuta
refused-result-run-open = postup { $run } u stolu { $table } ({ $name }) neskončil
    .instead = dokončete jeho kroky, nebo jej přerušte a napište proč
    .short = postup { $run } neskončil
refused-result-no-such-sheet = bodů na straně { $side }: { $score }
    .instead = napište součet z partiáře, od -{ $most } do { $most }
refused-result-no-such-rack = bodů v zásobníku strany { $side }: { $rack }
    .instead = napište hodnotu zbylých kamenů, od 0 do { $most }
refused-result-no-such-overtime = překročení času strany { $side }: { $over } ms
    .instead = napište je v milisekundách, 0 pro žádné
refused-result-no-such-best = nejvyšší tah strany { $side }
    .instead = napište, kolik bodů za něj bylo, od 0 do { $most }
refused-result-no-such-score = bodů: { $score }
    .instead = napište konečné skóre, od -{ $most } do { $most }
refused-result-no-last-mover = není uvedeno, kdo táhl poslední
    .instead = uveďte stranu, a nebo b
refused-result-nobody-out = není uvedeno, kdo zavřel
    .instead = uveďte stranu, a nebo b: připíše se jí hodnota kamenů zbylých v druhém zásobníku
refused-result-out-with-tiles = kdo zavřel, tomu nezbyly kameny
    .instead = porovnejte zásobníky a kdo zavřel
refused-result-counts-no-tiles = při tomto konci konzole zbylé kameny nepočítá
    .instead = zadejte konečné součty, jak je spočítali hráči, a žádné zásobníky
refused-result-in-final-sums = zbylé kameny a překročení času jsou v konečných součtech už započítány
    .instead = zadejte jen konečné součty, nebo součty před nimi a k nim kameny a překročení času
refused-result-overtime-is-overtime = tento řád se neptá, kdy překročení času vzniklo
    .instead = zadejte, co ukazují hodiny
refused-result-ended-it-themselves = partii zakončil hráč { $player }; dál mohly běžet jen hodiny soupeře
    .instead = zadejte toto překročení času jako platné
refused-result-ran-on-for-both = po konci partie mohly běžet jen jedny hodiny, ne obojí
    .instead = uveďte čí: soupeře toho, kdo partii zakončil
refused-result-too-much-overtime = překročení času { $over }, o { $beyond } více, než je přípustné: { $player }; více než { $most } partii končí
    .instead = { $awards ->
        [none] partie připadá soupeři
       *[other] kontumujte partii v neprospěch hráče: { $awards }
    }{ $free ->
        [yes] ; co vzniklo po konci partie, překročením není
       *[no] { "" }
    }
refused-result-survives-overtime = překročení času { $over }: partie snese { $most }
    .instead = zadejte výsledek; překročení se odečte od bodů
refused-result-other-scores = výsledek stolu { $table } uvádí bodů { $a } a { $b }
    .instead = uveďte body, které se uhrály; je-li výsledek chybný, nejprve jej opravte
refused-result-unusual-sums = { $a } : { $b } u stolu { $table } je neobvyklý výsledek
    .instead = je-li správný, zadejte jej znovu
    .sure = Tak to bývá málokdy. Je to správně?
refused-result-penalties-in-sums = stůl { $table }: v této partii platí tresty { $a } : { $b } bodů
    .instead = jsou-li v součtech, řekněte to; jinak je připočtěte
    .sure = Jsou už v součtech?
refused-result-result-replaced = stůl { $table } má výsledek, { $a } : { $b }
    .instead = platí-li místo něj další partie těch dvou, řekněte to; byl-li zapsán špatně, opravte jej
    .sure = Byla mezi nimi další partie a platí místo této?
refused-result-award-over-result = stůl { $table } má výsledek, { $a } : { $b }
    .instead = podívejte se, zda je to správný stůl
    .sure = Platí toto rozhodnutí místo něj?
refused-result-verdict-not-announced = stůl { $table }: výrok o námitkáři { $slip } není oznámen
    .instead = nejprve jej oznamte; je-li partie přesto u konce, řekněte to
    .sure = Je partie přesto u konce?
refused-result-over-beyond-round = překročení času { $over }, a od začátku kola uplynulo jen { $gone }
    .instead = napište, co ukazují hodiny, ve vteřinách
refused-result-wins-no-more = vyloučení z turnaje: { $player } ({ $why }); partii už vyhrát nelze
    .instead = kontumujte partii v neprospěch tohoto hráče
refused-result-no-result-yet = partie u stolu { $table } v kole { $round } ještě nemá výsledek
    .instead = zadejte, jak skončila
    .short = výsledek ještě nemá
refused-result-no-game-played = u stolu { $table } se v kole { $round } nehrála žádná partie
    .instead = uveďte kolo a stůl partie
refused-result-stands = { $why }
    .instead = výsledek platí
refused-result-signed-stands = co je podepsáno, platí
    .instead = říká-li podepsaný partiář něco jiného, než co bylo zapsáno, uveďte to
refused-result-awarded-beside = { $name } se přiznává vedle výsledku, ne jako jeho oprava
    .instead = přiznejte bez corrects
refused-result-award-gives-other = partie u stolu { $table } je kontumována ({ $name }), a to dává jiné body
    .instead = uveďte, zda se přece jen hrála (played), nebo ji místo toho kontumujte jinak (corrects)
refused-result-both-must-agree = { $why }
    .instead = označte „Oba hráči souhlasí“
refused-result-already-awarded = { $name }: partie u stolu { $table } už je kontumována ({ $how })
    .instead = bylo-li to chybně, opravte výsledek
    .short = už kontumováno
refused-result-earlier-game = { $name }: partie u stolu { $table } v kole { $round } skončila
    .instead = kontumuje se předtím, nebo vůbec; opravte výsledek, pokud to řád dovoluje
refused-result-nobody-missed = { $name }: partie u stolu { $table } začala a nikdo není veden jako nepřítomný
    .instead = nejdřív zaznamenejte, kdo není u stolu
    .short = nejdřív zaznamenat, kdo chybí
refused-result-handed-in-stands = { $name }: výsledek stolu { $table } je odevzdán
    .instead = co je odevzdáno, platí
    .short = výsledek je odevzdán
refused-result-no-loser-named = { $name }: není uvedeno, kdo prohrává
    .instead = uveďte stranu: a nebo b
refused-result-no-loser-there = { $name }: na straně { $side } nikdo nebyl rozlosován
    .instead = uveďte druhou stranu
refused-result-no-side-loses = { $both ->
        [yes] { $name }: v neprospěch obou
       *[no] { $name }: v ničí neprospěch
    }
    .instead = stranu neuvádějte
refused-result-only-without-table = { $name }: jen pro hráče, který v kole nesedí u žádného stolu
    .instead = přichází s rozlosováním kola; kdo přišel později, dostane to v záležitostech kola
refused-result-only-follows = { $name }: neuděluje se samostatně, z něčeho vyplývá
    .instead = uložte to, z čeho vyplývá, s důvodem: { $from }
refused-result-neither-came = žádný z hráčů se nedostavil včas
    .instead = kontumujte v neprospěch obou: { $award }
    .short = nikdo se nedostavil včas
refused-result-winner-not-there = { $player } není u stolu, a partie připadá tomu, kdo tam je
    .instead = poznamenejte, až někdo přijde; nepřijde-li nikdo, další kolo začne bez tohoto výsledku
    .short = vítěz by u stolu nebyl
refused-result-round-time-not-begun = čas kola ještě nezačal běžet
    .instead = nejprve dejte signál k zahájení
    .short = až po signálu
refused-result-over-in-time = výsledek byl zadán po uplynutí { $gone } z času kola { $limit }
    .instead = partie skončila včas
    .short = skončila včas
refused-result-round-time-runs = uplynulo { $gone } z času kola { $limit }
    .instead = { $left_any ->
        [no] přesně { $limit } je ještě včas
       *[other] čas kola skončí za { $left_words }
    }
    .short = příliš brzy: za { $left_up }

## Hra duplicate

refused-duplicate-no-duplicate = pravidla { $ruleset } nejsou o hře duplicate
    .instead = otevřete turnaj podle pravidel pro duplicate
refused-duplicate-not-played = teď se žádná hra nehraje
    .instead = začněte kolo a dejte znamení k začátku
refused-duplicate-over = hra skončila: { $end }
    .instead = vyhlaste výsledky
refused-duplicate-claim-to-lay = tento tah vyhrál námitkář { $slip }: { $word }, číslo { $table }, ještě neleží
    .instead = vyhlaste tah, který napsalo číslo { $table }
refused-duplicate-at-its-end = hra je u konce: { $end }
    .instead = ukončete ji; chybí-li ještě lístek k posledním písmenům, nejdřív ho zapište
refused-duplicate-not-over = hra ještě neskončila
    .instead = nejdřív ji ukončete
refused-duplicate-nothing-drawn = nejsou vylosována písmena
    .instead = nejdřív vylosujte písmena
refused-duplicate-no-draw = losování { $draw } není
    .instead = poslední je { $last }
refused-duplicate-no-number = číslo { $table } nikdo nemá
    .instead = podívejte se znovu na číslo na lístku
refused-duplicate-has-left = číslo { $table } odešlo a od losování { $from } nezískává nic
    .instead = vezměte odchod zpět, byl-li zapsán omylem
refused-duplicate-no-master = nejlepší tah losování { $draw } není vyhlášen
    .instead = nejdřív ho vyhlaste
refused-duplicate-time-begun = čas losování { $draw } už běží: písmena platí
    .instead = vyhlaste tah a pak losujte dál
refused-duplicate-time-not-begun = čas losování { $draw } nezačal
    .instead = přečtěte písmena a spusťte odpočet
refused-duplicate-time-runs = čas neuplynul: zbývá { $left }
    .instead = počkejte na konec nebo odpočet zastavte
refused-duplicate-no-seed = není z čeho losovat
    .instead = uveďte semínko (seed), nebo napište písmena tažená ze sáčku
refused-duplicate-not-typed = písmena losování { $draw } vylosovala konzole
    .instead = platí, jak jsou
refused-duplicate-slip-counts = číslo { $table } napsalo { $word }, což platí, nebo se o tom musí rozhodnout
    .instead = položte je, nebo o něm rozhodněte; písmena se mění, jen když nikdo nemá tah
refused-duplicate-other-seed = hra se losuje z jiného semínka
    .instead = semínko neuvádějte
refused-duplicate-no-letter = { $sign } není písmeno hry
    .instead = pište písmena hry, ? pro žolíka v zásobníku
refused-duplicate-wrong-number = počet písmen { $letters }: v zásobníku jich má teď být { $wants }
    .instead = napište celý zásobník, i co v něm zůstává
refused-duplicate-not-in-bag = sáček už nemá { $letters_listed }
    .instead = podívejte se na písmena znovu
refused-duplicate-not-kept = { $letters_listed } zůstává v zásobníku a mezi písmeny chybí
    .instead = napište celý zásobník, i co v něm zůstává
refused-duplicate-other-board = konečné hrací pole má { $board } bodů
    .instead = napište toto číslo
refused-duplicate-no-rack-has = žádný zásobník nemůže mít od každého { $needs }: zbývá samohlásek { $vowels } a souhlásek { $consonants }
    .instead = pravidlo bylo tak vyhlášeno: ukončete hru
refused-duplicate-handed-in-already = číslo { $table } už v losování { $draw } odevzdalo { $word }
    .instead = uveďte důvod, byl-li první lístek opsán špatně
refused-duplicate-not-annulling = { $offence } tah neruší
    .instead = zvolte jedno z: { $known_listed }
refused-duplicate-annulled-already = tah čísla { $table } v losování { $draw } je už zrušen
    .instead = byl-li to omyl, nejdřív to vezměte zpět
refused-duplicate-bad-move = { $word } se tam položit nedá
    .instead = zkontrolujte pole, směr a písmena: { $faults }
refused-duplicate-bad-master-word = slovo { $word } neplatí
    .instead = zvolte jiný tah
refused-duplicate-slip-scores-more = číslo { $table } má { $word } za { $score }, víc než { $best }
    .instead = podívejte se na lístek, nebo uveďte, proč se pokládá tento tah
refused-duplicate-claim-open = námitka čísla { $table } (námitkář { $slip }) není rozhodnuta
    .instead = nejdřív ji rozhodněte
refused-duplicate-master-already = v losování { $draw } je vyhlášeno { $word }
    .instead = uveďte důvod, má-li se položit jiný tah
refused-duplicate-no-end-yet = hra ještě nekončí: v zásobníku { $kept }, v sáčku { $bag }
    .instead = pokračujte
refused-duplicate-other-end = hra takto nekončí
    .instead = končí takto: { $end }
refused-duplicate-nothing-written = číslo { $table } nemá v losování { $draw } lístek, který jde položit
    .instead = námitku lze podat jen proti tomu, co bylo včas napsáno
refused-duplicate-claim-too-short = { $word } má méně než { $least } písmen
    .instead = námitku lze podat jen proti delším slovům
refused-duplicate-claim-scores-no-more = { $word } dává { $score }, ne víc než { $best }
    .instead = posuzuje se jen slovo, které by losování vyhrálo
refused-duplicate-not-on-slip = číslo { $table } nenapsalo { $word }
    .instead = z tohoto lístku lze namítat: { $written_listed }
refused-duplicate-given-in-before = lístek čísla { $table } byl zapsán před koncem času
    .instead = přišel včas; je-li míněno jiné číslo, napište je, jinak napište důvod
refused-duplicate-end-said = byl vyhlášen konec hry: { $end }
    .instead = byla-li námitka podána včas, vezměte nejprve konec zpět
refused-duplicate-end-holds-no-more = hra neskončila: s lístky zapsanými od té doby neplatí „{ $end }“
    .instead = vezměte konec zpět a hrajte dál
refused-duplicate-words-open = nikdo nerozhodl o { $words_listed }
    .instead = nejdřív o slovech rozhodněte
refused-duplicate-announced = výsledky jsou vyhlášeny
    .instead = opravujete-li chybu, uveďte důvod
refused-duplicate-results-stand = výsledky byly vyhlášeny { $day } a opravují se jen týž den
    .instead = platí, jak jsou
refused-duplicate-worked-out = výsledky této hry plynou z lístků
    .instead = ukončete hru a vyhlaste výsledky
refused-duplicate-annul-by-draw = tahy této hry se ruší po losováních
    .instead = zrušte tah daného čísla
