# English: the language in which every message exists.

## Bars
between-items = {"; "}
lasting = { $minutes ->
    [0] { $seconds } s
   *[other] { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min { $seconds } s
    }
}
bar-no-event = no event
bar-round = round { $round }
bar-round-brief = r{ $round }
office-head-referee = head ref.
office-judge = judge
role-director = director
role-head-referee = head referee
role-referee = referee
role-judge = word judge
role-players = players
role-clock = clock
sit-down = Who sits down here?
sit-choose = { $last ->
    [2] 1 or 2
   *[other] 1 to { $last }
}, Enter = { $usual }:
choice-none = “{ $answer }” is none of them.
sit-name = Name (may stay empty):
sit-pin = PIN:
sit-asks-pin = · asks for a PIN
sit-journaled = The journal keeps who sits here from now on.
sit-offer = { $key }: sit down here as { $office }
pin-wrong = this PIN is wrong
pin-wait = another PIN is not looked at yet
pin-wait-do = { $seconds ->
    [one] wait 1 second, then enter it
   *[other] wait { $seconds } seconds, then enter it
}
pin-unreadable = the PINs of the event cannot be read or kept: { $why }
pin-only = only the head referee sets PINs
pin-new = New PIN ({ $office }):
pin-again = The same again:
pin-says = { $least } to { $most } characters, then Enter; six digits or more are better.
pin-empty = Nothing, twice: the office asks for no PIN any more.
pin-length = a PIN has { $least } to { $most } characters
pin-length-do = type more, then Enter
pin-differs = the two are not the same, and nothing has changed
pin-differs-do = type the new PIN, then the same again
pin-kept = from now on asks for a PIN: { $office }
pin-gone = asks for no PIN any more: { $office }
pin-not-kept = the PIN is not kept: { $why }
pin-simulated = a simulated hall has no PINs
pin-told-ask = PIN of the { $office }:
pin-told-new = New PIN of the { $office }:
pin-told-asks = the office asks for a PIN: { $office }
pin-told-none = no office asks for a PIN
pin-told-kept = the { $office } asks for a PIN
pin-told-had-none = asked for no PIN: { $office }
pin-told-above = the { $office } may do the same and asks for none: ephor office pin
init-hello = A new event. Enter takes the usual; < goes back to the question before; { $leave } leaves at any time, and nothing is written.
init-ruleset = Regulation
init-name = Name of the event and of its folder here; Enter = { $usual }:
init-folder = Folder
init-there = { $name } is there already: choose another name.
init-tiles = Tiles
init-systems = Systems of looking words up, as the organiser has chosen
init-choose-some = numbers with blanks between, 1 to { $last }; Enter = all:
init-systems-label = Looking words up
init-missing-label = ! Lists that are missing
init-budget = Time for each player
init-list = No list of the regulation's own is installed ({ $leave } and `ephor lexicon list` tell how). Which one may decide?
init-list-label = List that decides
init-no-list = none: the referee decides
init-binding = What does it decide?
init-if-listed = that a listed word is valid; of others it says nothing
init-alone = every word: what it does not list is invalid
init-list-reason = Why, for the journal; Enter = { $usual }
init-list-usual = No list of the regulation's own is installed.
init-players = Players: the path of a file, or one a line (name, club). An empty line ends them.
init-players-label = Players
init-surname = Which is the surname in “{ $name }”?
init-surname-label = Surname, as in
init-no-header = (no heading)
init-not-understood = not understood
init-read = Read: { $count ->
    [one] 1 player
   *[other] { $count } players
 }.
init-again = Nothing of it is taken. Another file, or names:
init-twice = { $name } is entered already.
init-no-name = “{ $line }” is no file here, and no name.
init-starts = Round 1 was announced for (9:00, or 2026-11-28 9:00; Enter = not said):
init-starts-label = Round 1 announced for
init-no-time = “{ $answer }” is no time: write it like 9:00.
time-unknown = By this computer's clock it is { $clock } ({ $zone }); the last entry of the event is of { $last }. Enter = the clock is right; else type the time, such as 9:00:
time-behind = By this computer's clock it is { $clock } ({ $zone }), and that is before the last entry of the event, { $last }. Enter = time goes on from that entry; else type the time, such as 9:00:
time-too-early = { $time } is before the last entry, { $last }: time goes on from there. Once the event is open, find “time” to put it back.
time-ahead-of-now = this is later than the time that counts, { $now }
time-ahead-of-now-do = leave --at out, or give a time that has been
time-strange-date = warning: the event is made on { $day }. Set this computer's clock right and make it anew: every time in it would be wrong
print-draft-alone = only pairings are printed of a round that has not begun
print-draft-alone-do = ephor print EVENT pairings --draft FILE
init-tables = Number of tables; Enter = { $usual }:
init-tables-label = Tables
init-make = Make it? Enter = yes, n = no:
init-left = Nothing was written.
init-made = Made: { $event }. Next: ephor{ $lang } open { $typed }
init-brief = { $event }: { $title } ({ $id }), { $players } players, { $tables } tables
init-brief-entries = ; { $entries } entries in the journal
init-missing = { $count ->
    [one] Not installed: { $lists }. The referee decides its words.
   *[other] Not installed: { $lists }. The referee decides their words.
}
init-missing-alone = Not installed: { $lists }. In their place { $adopted } decides words of { $range } tiles, the referee all others.
init-missing-if-listed = Not installed: { $lists }. Words of { $range } tiles that { $adopted } has are valid; the referee decides all others.
init-noted = To be noted: { $head } (the journal's head: it proves later that nothing was changed)
column-name = name
column-club = club
    .also = place
column-rating = rating
    .also = elo
column-age = age
column-guardian = guardian
    .also = parent
column-family = family
    .also = relatives
column-paid = paid
    .also = fee
column-surname = surname
column-given = given name
column-number = number in the list, not taken
column-round = round
column-table = table
column-first = first player
column-second = second player
tsh-read = { $file }: TSH, division { $division }, players: { $players }, rounds paired: { $rounds }, read as { $set } ({ $example })
init-rounds = Taken in: rounds { $rounds }, results { $results }.
init-rounds-apart = The file does not say when they were played: they stand { $time } apart, as the regulation wants between rounds.
bar-waiting = { $count } waiting
bar-journal = journal
bar-halted = HALTED
bar-damaged = DAMAGED
bar-clocks = clocks { $heard }/{ $fitted }
bar-lists = lists { $lists }
bar-no-lists = no lists
bar-missing = ! { $count ->
   *[other] missing
} { $lists }
bar-advising = { $count ->
   *[other] advice
} { $lists }
banner-signal = SIGNAL: { $signal } [{ $cite }]
banner-signal-by-hand = GIVE THE SIGNAL BY HAND: { $signal } [{ $cite }]
banner-halted = RULINGS HAVE STOPPED: { $why }
banner-halted-do = Nothing decided is lost. Ctrl-S tries again; the clocks run on.
banner-unwritten = The disk is slow: { $count } given and not kept yet, for { $seconds } s. Not decided until it is; go on working.
banner-held = Another console or program has been writing the journal for { $seconds } s. What is given here waits for it and goes on by itself.
journal-held = another console or program has been writing the journal for { $seconds } s: waiting for it
banner-set-back = This computer's clock is { $time } behind the time that counts here. If it is right, find “time” (Ctrl-P) and put the time that counts back.
banner-set-forward = This computer's clock is { $time } ahead of the time that counts here. If it is right, find “time” (Ctrl-P) and put the time that counts forward.
bar-own-edition = OWN EDITION
banner-forgeries = Somebody sends frames in clocks' names: { $frames } in { $length }, in the name of { $clocks ->
    [one] 1 clock
   *[other] { $clocks } clocks
 }, the last from { $address } { $strength }. Nothing of them is believed.
banner-damaged = THE JOURNAL IS DAMAGED, only reading goes on: { $why }
air-no-adapter = No Bluetooth adapter: plug one in, or say aloud what is to be shown. The clocks run on.
air-not-that-adapter = No Bluetooth adapter { $adapter }: plug it in, or open the event without --adapter.
air-off = The Bluetooth adapter { $adapter } is switched off: `bluetoothctl power on`, or `rfkill unblock bluetooth`.
air-off-in-settings = Bluetooth is switched off ({ $adapter }), or ephor may not use it: look into the system's settings.
air-no-service = The Bluetooth service is not running: `systemctl start bluetooth`. The radio goes on by itself then.
air-no-bus = The radio cannot reach the system and tries again by itself: { $why }
air-no-scan = { $adapter } is not allowed to listen ({ $why }): unplug it and plug it in, or `systemctl restart bluetooth`.
air-no-scan-in-settings = { $adapter } is not allowed to listen ({ $why }): switch Bluetooth off and on in the system's settings.
air-silent = Nothing is heard on { $adapter } any more, and starting it anew does not help: unplug it and plug it in.
air-broken = The radio is started anew: { $why }
tab-desk = Desk
station-desk = desk
station-kiosk = kiosk
station-init = when it was made
station-round = start of the round
tab-hall = Hall
tab-log = Log
tab-rules = Rules
small-needs = ephor needs a terminal of { $columns } × { $rows }.
small-has = This one has { $columns } × { $rows }.
small-safe = Make it larger or the letters smaller. Nothing is lost meanwhile.
small-keys = No key acts on what you cannot see; F10 leaves ephor.
small-leave = Leave ephor? Enter leaves, Esc stays.
problem-instead = Instead: { $instead }
sheet-no-pairings = it is no file of pairings
sheet-no-pairings-do = write table,a,b on each line
event-no-folder = this is no event: there is no such folder
event-no-journal = this is no event: there is no journal in it
event-none-do = name its folder, or make one with `ephor init`
event-other-ruleset = this is not the ruleset that the event was opened with, so nothing can be decided by it
event-other-tiles = these are not the letters that the event was opened with, so nothing can be decided by them
event-other-do = bring the file back from a copy of the event; whoever wants other rules makes a new event with `ephor init`. `ephor log show`, `ephor log audit` and `ephor report` read this one all the same
event-copy-changed = { $path } was changed; what the event was opened with is built in, and is taken
event-there = it is there already
event-there-do = choose another folder, or sit down at it with `ephor open`
backup-no-folder = it is no folder
backup-no-folder-do = make it, or plug the stick in
log-no-moment = this is no moment
log-no-moment-do = write 14:30, 14:30:15, 2026-11-21, “2026-11-21 14:30” or 2026-11-21T14:30:00+01:00
log-nobody = nobody in this event is called so
log-nearest = nobody in this event is called so; did you mean “{ $near }”?
log-several = several players: { $names }
log-nobody-do = write the name as it was entered
kiosk-nobody = nobody looks words up at an event, so no kiosk can
kiosk-nobody-do = judge at the desk: `ephor open`
kiosk-others = the players do not look words up themselves, but: { $systems }
kiosk-not-chosen = not chosen for this event, so the players look nothing up: { $systems }
kiosk-not-chosen-do = judge at the desk: `ephor open`; the systems of an event are chosen as it is made
sheet-no-table = “{ $text }” is no table: write a number from 1
sheet-no-clock = “{ $text }” is no clock: write a number from 1
sheet-no-round = “{ $text }” is no round: write a number from 1
sheet-no-rating = “{ $text }” is no rating: write a whole number
sheet-no-age = “{ $text }” is no age in years: write a whole number
sheet-no-answer = “{ $text }” says neither yes nor no
sheet-no-name = the name is missing
sheet-not-a-name = “{ $text }” is no name: a name has letters, { $most } at most
sheet-no-player = a player is missing: write table,a,b, and a dash for b where there is none
sheet-fields = { $fields } fields; { $expected } belong there
sheet-lines-do = put these lines right; nothing was done
sheet-empty = there is no row in it
sheet-not-utf8 = it is not UTF-8
sheet-not-utf8-do = save it again as “CSV UTF-8”
sheet-something-else = it is { $kind ->
    [tou] a TOU file of AUPAIR or WESPA
    [page] a web page
    [json] JSON
    [gcg] a game in GCG
    [pdf] a PDF
    [office] an old office document (.xls, .doc)
    [rtf] an RTF document
    [packed] a packed document (.xlsx, .ods, .docx, .odt, .zip)
    [other] a file of another kind
   *[database] a database
} and no table with a line for each
sheet-something-else-do = open it in the program that it belongs to and save it as “CSV UTF-8”; nothing was done
sheet-something-else-tou-do = take out into a CSV what is wanted here; an event of ephor writes its players with `ephor export`, as players.csv; nothing was done
sheet-something-else-game-do = name a table here; the last move of a duplicate game that another program wrote is brought in with `ephor duplicate master`; nothing was done
list-something-else-do = save its words as text, one a line, or as CSV; nothing was done
sheet-title = { $place }: “{ $text }” stands above the heading and is left out
sheet-quotation = a quotation mark that is not closed
sheet-quotation-do = close it, or write the name without it
sheet-separators = separated by “{ $sign }”, and the first line by “{ $first }”
sheet-separators-do = separate every line by the same sign; nothing was done
sheet-two-rounds = there are pairings of the rounds { $one } and { $other }
sheet-two-rounds-do = leave those of one round; nothing was done
sheet-no-column-of-pairings = column { $at }: “{ $cell }” is no column of pairings
sheet-no-column-of-players = column { $at }: “{ $cell }” is no column of players{ $looks ->
    [yes] , and line { $line } looks like a header: { $header }
   *[no] {""}
}
sheet-no-names = there is no column of names{ $looks ->
    [yes] , and line { $line } looks like a header: { $header }
   *[no] {""}
}
sheet-column-twice = column { $at }: “{ $cell }” stands there already
sheet-column-twice-do = keep one of the two
sheet-column-missing = there is no column { $name }
sheet-columns-of-pairings = write table, a and b, perhaps round, or take the column out; nothing was done
sheet-columns-of-players = write name, club, rating, age, guardian, family or paid, or take the column out; surname and given name may be two
problem-error = error: { $what }
problem-warning = warning: { $what }
problem-file = { $path }: { $error }
file-is-other = it is { $kind ->
    [folder] a folder
    [pipe] a pipe
    [socket] a socket
   *[device] a device
} and no file
file-is-other-do = write what comes from it into a file, and name that; where `-` is taken, that is standard input
file-is-folder-do = name a file in it
file-too-large = it is larger than { $most } MiB, as no such file is
file-too-large-do = see whether it is the right file; if it is, write only what is needed of it into another, and name that
config-from-option = the option --lang
config-from-variable = the variable EPHOR_LANG
config-from-file = config.toml
config-from-system = the system (LC_ALL, LC_MESSAGES, LANG)
config-from-default = default
config-not-there = not there
problem-not-there = { $path }: { $error }
    .instead = check the path
problem-closed = { $path }: { $error }
    .instead = check who may read and write there
problem-held = { $path }: another program holds it ({ $error })
    .instead = wait a moment and try again, or pause the program that synchronises the folder or scans it
problem-full = { $path }: { $error }
    .instead = free some space and try again

## Keys
key-agree = spelling ok
key-decide = decide
key-choose = choose
key-new-slip = new slip
key-settle = said aloud
key-said = said
key-unsay = not said yet (for ten seconds)
kept-already = everything decided is in the journal already
key-rule = rule
key-second = second opinion
key-concede = admitted
key-withdraw = taken back
key-mistaken = entered by mistake
key-take-over = take over
key-next-aloud = next to say
key-clear = undo typing
key-by-hand = done at the clock
key-announce = announced to the players
key-mistyped = mistyped
key-later = later
key-raise = write it in
key-field = field
key-cancel = cancel
key-give-ruling = give the ruling
key-valid-invalid = valid / invalid
key-keep-draft = keep for later
key-open-table = open
key-page = page
key-timeline = history
key-back = back
key-do-it = do it
key-order = do it
key-option = choose
key-round = round
key-results = results
key-standings = standings
key-duplicate = duplicate
key-next-or-typed = next, or what is typed
key-best-move = best move
key-clear-or-back = empty the line, or back
key-enter-result = enter, hand in
key-other-end = another end
key-other-order = another order
key-constants = the federation's numbers
key-in-parts = in parts
key-start-round = start the next round
key-next-round = next round
key-take-game = next game, start
key-last-game = mend the last game
key-late-base = lateness counts from
key-office = office
key-pin = PIN
key-sit-down = sit down
key-clocks = clocks
key-clock = clock
key-fit = fit
key-take-off = take off
key-vouch = vouch for
key-mend = mend
key-rules = rules
key-rule-values = words / values
key-open-entry = open
key-clear-filter = clear
key-scroll = scroll
key-yes = yes
key-no = no
key-blank-conflict = yes, because a blank conflict changed the word
key-close = close
key-help = help
key-desk = desk
key-hall = hall
key-log = log
key-retry = try the journal again
key-quit = quit
key-repaint = draw anew
key-theme = next colours
key-change = change
key-settings = settings
key-language = next language
key-find = find
key-space = Space
key-type-to-find = or type: find
key-go = go there
theme-none = No colours are shown here.
theme-none-do = start it without NO_COLOR, with standard error on the terminal too
settings-says = Language, colours, sounds and waiting times of every console on this machine.
settings-kept = Kept for every console on this machine: { $place }
settings-not-kept = This holds until the console ends, and is not kept: { $why }
settings-not-kept-do = make the file writable, or go on as it is
settings-on = on
settings-off = off
settings-never = never
settings-language = Language
language-name = English
settings-theme = Colours
settings-theme-none = none
settings-dark = dark
settings-dark-says = For terminals with a dark ground.
settings-light = light
settings-light-says = For terminals with a white ground.
settings-contrast = high contrast
settings-contrast-says = Bold, reversed and bright; nothing is dimmed.
settings-colour-blind = blue and orange
settings-colour-blind-says = For eyes that do not tell green from red.
settings-bell = Bell
settings-bell-says = Whether the terminal's bell rings when a challenge or a signal comes.
settings-sound = Tones
settings-sound-says = Whether signals have a tone besides the bell.
settings-louder = Waiting { $sign }
settings-louder-says = After so many minutes what waits in the hall is marked { $sign }.
tour-title = A look around · { $step } of { $steps }
tour-keys = Space goes on · any other key ends this and does what it does
tour-hall = The hall ({ $hall }): every table with its players and their times. What waits for somebody stands first, the longest wait on top.
tour-slip = The desk ({ $desk }): here the challenges lie as slips. A press of a clock brings one by itself.
tour-judge = Type the words that stand on the slip, then Enter: the lists decide, and you see what to say at the table and what follows from it.
tour-find = Anything is found by typing: { $find } on every screen, or just letters here. The number of a table and Enter opens it.
tour-help = { $help } shows every key of the open screen. { $settings } sets language, colours, sounds and waiting times.
tour-leave = { $quit } leaves, after a question. Nothing of this hall is kept: try whatever you like.

## Help
help-title = Keys
help-mouse = Mouse: click tabs, slips, tables, keys below; a second click opens.
help-letters = Letters go into the open line; commands are Ctrl and F keys. An F key means the same on every screen.
help-results = A line: table, sum A, sum B. Both sums alone are those of the next table without a result; a table alone is chosen. For a game that has its result, its number and the sums correct it.
help-find = A letter or a number in the Hall begins to find something: 11 Enter opens table 11.
help-chain = A refused key changes nothing: what follows it is not done either.
mode-everywhere = Everywhere
mode-desk = Desk
mode-verdict = Verdict
mode-claim-verdict = Verdict on a claim
mode-new-slip = New slip
mode-ruling = Ruling of the head referee
mode-hall = Hall
mode-table = Table
mode-order-form = Something to be done
mode-round = The round
mode-results = Results
mode-standings = Standings
mode-duplicate = Duplicate
mode-start = The next round
mode-clocks = Clocks
mode-clock-form = The table of a clock
mode-rules = Rules
mode-find = Find
mode-sit-down = Who sits down
mode-settings = Settings
mode-log = Log
mode-log-entry = Decision
mode-question = Question
mode-help = Help

## Questions
ask-quit = Leave ephor?
ask-quit-text = Everything decided is kept. Clocks run on; challenges wait until the console is back.
ask-quit-typed = Lines typed for the next round will be lost: { $count }.
ask-quit-open = Begun elsewhere and not entered, lost as well: { $count }.
ask-concede = Slip { $slip }: the mover admits it?
ask-concede-text = The play comes off as if a word had fallen. No word is looked up.
ask-withdraw = Slip { $slip }: the challenge is taken back?
ask-withdraw-text = The play stands, and no verdict is given.
ask-withdraw-blank-text = A challenge is taken back here only where a blank conflict changed the word. What was entered by mistake is struck.
ask-withdraw-never-text = Not taken back: { $why }. What was entered by mistake is struck.
ask-take-over = Slip { $slip }: take it over?
ask-take-over-text = { $station } is working on it. Take it only if that console has gone.
ask-sure-first = answer what is asked first: a letter, or Esc
ask-sure-over = the round is another now, and this was not given: { $what }
ask-sure = Is it meant?
answer-quit = yes, leave
answer-concede = yes, admitted
answer-withdraw = yes, taken back
answer-mistaken = by mistake: it is struck
answer-take-over = yes, take it over
answer-sure = yes
answer-no = no, nothing changes

## Desk
table-short = T{ $table }
slips-title = Slips · { $count } waiting
slips-none = none waiting
slips-to-announce = { "" } · { $count } to announce
slips-hold = reserved: { $player }
slips-referee = ? with the { $office }
slips-more = … { $count } more
slip-no-words = no words yet
slip-announce = announce: { $words }
slip-title = Slip { $slip } · table { $table }
slip-challenges = challenges
slip-played = made the play
slip-words = { $most ->
    [1] Challenged word
   *[other] Challenged words
}
slip-not-announced = Decided, not yet announced.
slip-gone = slip { $slip } is no longer here: another desk decided it or took it
slip-gone-do = look at the list, then press Enter or an arrow; nothing typed goes to another slip
slip-text-lost = typed here and not on slip { $slip }: { $text }
typed-full = the line is full: it takes { $count } letters and no more
typed-on-its-way = one moment: what was filled in is on its way, and nothing more is taken
typed-not-taken = not entered, because the line before was not taken: { $lines }
typed-left-over = not entered, because the list was left before its turn: { $lines }
typed-nowhere = letters are taken nowhere here
typed-at-verdict = letters are taken nowhere while a verdict stands: Enter announces it, Esc puts it off
form-left = what was filled in is not kept: { $what }
no-slip = no slip is chosen
agree-first = the words are written down; Tab comes first: both have agreed on the spelling
verdict-fresh = the verdict has only just appeared: once it is read, Enter again
no-slip-do = choose one with ↑ ↓, or write one in with Ctrl-N
slip-note-refused = Enter once more: the refusal is noted in the log
not-open = this slip takes no words any more
not-open-do = press Enter to go on with it, or choose another one
claimed-elsewhere = { $station } is working on this slip
claimed-elsewhere-do = choose another one, or take it over with Ctrl-T if that console has gone
take-over-nothing = no other console works on this slip
desk-free = Desk
desk-empty = No slip waits.
desk-empty-do = Ctrl-N writes in a slip that somebody brings. Challenges from the clocks appear by themselves.
desk-empty-bare-do = Ctrl-N writes in a slip that somebody brings.
desk-claim-do = Enter opens table { $table }, where a decision is waited for.
desk-hold-do = Enter makes a slip of what is reserved at table { $table }; without one the play stands, and the line goes after three minutes.
desk-no-round = No round is being played yet.
desk-paused = No slip is chosen.
desk-paused-do = The slip you were typing in has gone. Press Enter or an arrow to go on.
words-one = one word a challenge; another word is another slip
words-most = at most { $count } words on a slip, with spaces between
words-any = any number of words, with spaces between
spelling-needed = the other player compares the spelling first
spelling-agreed = spelling agreed
hint-slip-required = a challenge comes on a slip
hint-checked = the opponent checks the slip first
hint-compared = compare the slip with the board
colour-green = green
colour-red = red
hint-colours = mark the slip: valid { $valid }, invalid { $invalid }
hint-play-only = say only whether the play stands, not of which word
hint-reasons = reasons are given when asked
hint-reasons-no-hints = reasons when asked, but none that helps to another word
hint-no-hints = say nothing that helps to another word
hint-clear-screen = clear the screen before anybody else looks
hint-clocks-stand = neither clock runs meanwhile
hint-courtesy = the mover waits { $seconds } s with drawing, unless the play is approved
hint-hold-blocks-draw = the mover does not draw until it is said or withdrawn
hint-hold-stops-clock = the reservation stops the clock
hint-hold-clock-runs = the reservation does not stop the clock
concede-allowed = the mover may admit it: Ctrl-G
next-type = type the challenged word
next-too-many = { $most ->
    [one] one word on a slip: strike the others
   *[other] at most { $most } words on a slip: strike the others
}
next-agree = the spelling is agreed
next-decide = decide
next-rule = rule on the open words
next-rule-begun = go on with the ruling begun
next-wait = the { $office } rules at another console; ↑ ↓ for another slip
system-slip = { $name }, { $tiles } letters, on a slip.
system-no-slip = { $name }, { $tiles } letters, no paper slip.
system-units = Needed for this event's players: { $count } × { $name }.
slip-reads = The slip reads
slip-compare = Compare with the slip and with the board
slip-hold = “{ $phrase }” was said { $after }
slip-result-stands = its result is entered: { $score }. What follows from the verdict may change it.
note-blank-only = { $letter }: only a blank can be it
note-no-tile = { $letter }: no tile and no blank can be it
note-too-few = { $letters }: needs { $blanks } blanks, the set has { $has }
next-show = show the verdict
escalated = No list installed here decides the words with ?. The { $office } does.
aloud-title = Say it aloud · { $count }
aloud-none = nothing to say
aloud-tick = Ctrl-Y ticks it off once it was said; Enter does not
aloud-choose = choose with the arrow keys what else was said; then Ctrl-Y
said-just = ticked off as said: { $table } { $words }
done-just = ticked off as done: { $table } { $words }
said-back = { $key } not yet ({ $seconds } s)
done-back = { $key } not done yet ({ $seconds } s)
unsay-nothing = nothing was ticked off here in the last ten seconds
unsay-nothing-do = later it is taken back at its table: Enter there, then “take back”
unsay-reason = not said yet
unsay-reason-done = not done yet
aloud-why-unreached = not delivered
aloud-why-no-radio = by hand
settle-nothing = nothing is left to do at the clock; Enter says the rest

## New slip
form-title = New slip
form-field-table = Table
form-field-side = Who challenges
form-field-holder = Who reserves
form-blank = blank: not measured
form-hold = Reservation: only “{ $phrase }”
form-marks = Seen at the table (it may be too late by it)
form-side = say whose: a or b
form-since = seconds since the press, as 11.2; or leave it blank
form-amount = a time as +2:00 or -0:30
form-no-table = no such table in this event
mark-opponent-recorded = the opponent has written the score
mark-both-recorded = both have written score and total
mark-sum-begun = the mover's total is begun
mark-first-tile-racked = first new tile racked by the mover
mark-approved = the opponent approved
mark-bag-empty = the bag is empty
mark-own-limit-over = the own limit is over
mark-next-round-begun = the next round has begun
mark-last-play = it was the last play

## Ruling
rule-title = Ruling on slip { $slip }
rule-valid = valid
rule-invalid = invalid
ruled-before = ruled before: { $outcome }, slip { $slip } — { $reasons }
judge-gloss = “{ $gloss }”, says { $source }
judge-lists = { $source } lists it, which decides nothing
judge-does-not-list = { $source } does not list it, which decides nothing
judge-second = second opinion, { $name }, ed. { $edition }: advice: { $advice }; it decides nothing
judge-second-listed = listed
judge-second-not-listed = not listed
judge-second-silent = it does not speak of words of this length
second-title = Second opinion: it decides nothing
second-listed = { $word } is in { $sources }
second-not-listed = { $word } is not in { $sources }
found-listed = { $word } is in { $source }
found-not-listed = { $word } is not in { $source }, which decides alone
found-adopted = { $listed ->
        [yes] { $word } is in { $source }, adopted by the organiser: { $reason }
       *[no] { $word } is not in { $source }, adopted by the organiser: { $reason }
    }
found-not-installed = { $count ->
        [one] { $names } is not installed: the referee decides
       *[other] { $names } are not installed: the referee decides
    }
found-silent = { $count ->
        [one] { $names } does not list it, which leaves it open: the referee decides
       *[other] { $names } do not list it, which leaves it open: the referee decides
    }
found-damaged = { $name } is damaged and left out: the referee decides
found-beyond = { $count ->
        [one] { $names } as installed has no words of this length: the referee decides
       *[other] { $names } as installed have no words of this length: the referee decides
    }
found-no-source = no list speaks about words of this length: the referee decides
list-damaged = { $name } (damaged)
found-source = { $name }, ed. { $edition }
and = { " and " }
advice-listed = advice: listed in { $source }
advice-not-listed = advice: not listed in { $source }
evidence = { $source }, { $tiles } tiles
second-gloss = { $word }: “{ $gloss }” ({ $source })
second-none = no other list speaks of these words
second-nothing = there is nothing to look up in another list
second-nothing-do = write the words of a slip first; the players' terminal has no second opinion
slip-adopted = { $source }: adopted by the organiser — { $reason }
rule-reasons = Reasons
rule-reasons-stand = Reasons (empty: the earlier ones stand)
rule-reasons-otherwise = Reasons: why it is ruled otherwise now
rule-sources = Sources, with ; between
rule-rewritten = Other words are written than the slip has: Enter looks them up, Esc takes the slip’s own.
rule-nothing = no ruling is asked for on this slip
rule-nothing-do = judge its words: Tab, then Enter
rule-not-here = this console may not give rulings
rule-not-here-do = the head referee rules at a console of that office

## Verdict
verdict-table = { " " }Table { $table }{ " " }
verdict-slip = slip { $slip }
phrase-aloud = » { $phrase } «
verdict-who = { $challenger } challenges { $mover }
verdict-upheld = challenge upheld: the play comes off
verdict-rejected = challenge rejected: the play stands
verdict-claim-upheld = claim upheld: the word is acceptable
verdict-claim-rejected = claim rejected: the word is not acceptable
verdict-admitted = admitted
verdict-conceded = The mover admitted it; no word was looked up.
verdict-by-referee = ruled: { $office }
verdict-adopted = { $source }, adopted by the organiser
mistyped = mistyped
claim-who = { $by } claims it of { $player }
claim-admitted = { $player } admits it; nobody decides.
claim-nothing = nothing follows
claim-once = depends on the answer: { $asked }
claim-reasons = Reasons: { $reasons }
either-player = either player
follows-withdraw-play = { $player } takes the tiles back
follows-play-stands = { $player }'s play stands
follows-move-stands = the announced move stands
follows-lose-this-turn = { $player } loses this turn
follows-lose-next-turn = { $player } loses the next turn
follows-score-zero = zero is recorded for { $player }'s play
follows-strike-line = the line in the record is struck out
follows-strike-blank = blank marks of the play are struck out
follows-restart = { $by } starts the clock; { $whose }'s time runs
follows-restart-fresh = { $by } starts the clock; { $whose } has the full time again
follows-penalty = penalty for { $player }
follows-react-again = { $player } reacts again: approves, or challenges once more
follows-top-word = the claim counts as the round's top word
penalty-points = { $points } { $count ->
    [one] point
   *[other] points
}
penalty-crosses = { $count ->
    [one] 1 penalty cross
   *[other] { $count } penalty crosses
}
penalty-turns = { $count ->
    [one] 1 turn lost
   *[other] { $count } turns lost
}
penalty-free = { $count } covered by the free allowance
penalty-free-of = no penalty: uses { $count } of the { $of } free ones
penalty-free-left = { $count } of them left
penalty-free-besides = { $count } more under the { $of } free ones
penalty-none = counted, no penalty
penalty-for-opponent = { $points } for the opponent
order-sending = sending to clock { $clock }…
order-by-hand = no radio
order-by-hand-because = by hand: { $why }
order-queued = queued for clock { $clock }
order-connecting = connecting to clock { $clock }, try { $nth }…
order-connecting-on = connecting to clock { $clock } on { $adapter }, try { $nth }…
order-asking = sent to clock { $clock }, try { $nth }: waiting for its answer…
order-asking-on = sent to clock { $clock } on { $adapter }, try { $nth }: waiting for its answer…
order-pausing = try { $tries } to clock { $clock } failed ({ $why }), the next in { $pause } s…
order-confirmed-unproven = confirmed ✓ { $at }, UNPROVEN: the clock has no key
order-confirmed = on the clock ✓ { $at }
order-unreached = not delivered ({ $why })
order-settled = done by hand { $at }
order-cancelled = cancelled { $at }
given-up-doubt = { $why }; the clock may have done it: look at it first
given-up-not-known-here = this console has no radio or no key for clock { $clock }
given-up-wrong-state = the clock is in another state than the order expects
given-up-refused = the clock refused it
given-up-declined = the clock refused it: { $words }
given-up-started-anew = the clock started anew before it came, and has not done it
given-up-memory-forgotten = the clock lost its memory and may have done it already
given-up-other-event = the clock took it for an order of another event or console, under the same number or a higher one, and has not done it
given-up-numbers-spent = the clock has no number left for an order: give it a new key
given-up-no-answer = the clock did not answer and may have done it
given-up-tried-before = nobody can say whether the clock has done it
given-up-next-round = the next round began before the clock was reached
given-up-clock-taken-off = the clock was taken off the table
order-why-came-late = { $player } came late: { $taken } less
order-why-has-come = { $player } has come
order-why-held-last-play = “{ $phrase }” on the last play: the time of { $side } runs
hindrance-unknown-make = no make of clock is called { $make }
hindrance-earlier-round = it is of an earlier round
hindrance-no-power = the console has no such power over clocks here
hindrance-person-only = only a person may do it
pending-slip = slip { $number } of table { $table } is not decided (round { $round })
pending-claim = claim { $number } at table { $table } ({ $name }) is not decided (round { $round })
pending-run = the procedure { $number } at table { $table } ({ $name }) is not over (round { $round })
pending-put-off = round 1 begins { $by } later than announced, and may be put off by { $most } at the most
pending-too-soon = only { $gone } since the last game, and { $least } must lie between two rounds
pending-no-result = { $count ->
    [one] the game at table { $tables } has no result
   *[other] the games at the tables { $tables } have no result
}
mispaired-opposite = table { $table }: { $a } and { $b } sit at one board; everybody has his own, and a pair is one entry
mispaired-met-before = table { $table }: { $a } and { $b } have met in round { $round }
mispaired-starts = table { $table }: { $second } should be first, so that both start equally often; now it is { $first }
mispaired-begins-again = table { $table }: { $first } began the game in round { $round } too
mispaired-byes = { $players } have no opponent: two of them can play
mispaired-bye-again = { $player } had no opponent in round { $round } already
mispaired-lower-second = table { $table }: { $second } is rated lower than { $first } and should be first, as at every odd table
mispaired-highest-first = table { $table }: { $first } is rated highest of all and should be second
mispaired-family = table { $table }: { $a } and { $b } are marked as close and do not meet in the last rounds
mispaired-too-young = { $player } is { $age }, and players are admitted from { $from } on
mispaired-unguarded = { $player } is { $age }, and no parent or guardian is noted who has consented and is present
mispaired-unpaid = { $player } is not noted as having paid
mispaired-rounds = there are { $rounds } rounds, no more and no fewer
mispaired-left-out = { $count ->
    [one] { $players } is neither paired nor named as missing the round
   *[other] { $players } are neither paired nor named as missing the round
}
no-link-never-seen = never heard: see that it is switched on, in reach, and that its own key is loaded
no-link-unheard = not heard any more: see that it is switched on and in reach, and that nobody is connected to it
no-link-weak = too weak at { $rssi } dBm: bring the adapter nearer, or the clock
no-link-no-slot = the adapter has no link left
no-link-refused = the clock refused the connection: somebody else may be connected to it
no-link-timed-out = the clock did not answer in time
no-link-lost = the connection was lost
no-link-no-adapter = this machine has no Bluetooth adapter that works
no-link-unauthenticated = its answer is not proven: see that this clock's own key is loaded, or somebody imitates it
no-link-not-this-clock = what answered is not this clock
no-link-busy = the radio was busy with something else
no-link-no-service = the system's Bluetooth service does not answer
no-link-other = the system says “{ $words }”
suspect-bad-tag = a frame with a wrong tag: check that this clock's own key is loaded, else somebody imitates it
suspect-unreadable = a frame that cannot be read: { $error }
suspect-other-clock = a frame of clock { $clock }; look whether two clocks carry the same number
suspect-counter-back = counter { $found } after { $high }: an old frame again, or a clock that lost its counter; look at it, then vouch for it
suspect-other-connection = a result of another connection
suspect-other-command = a result of an earlier command, sent again
suspect-second-device = two devices send in this clock's name: look for a second clock with its number, or one that imitates it
suspect-late = its frames come { $by } after they were made, and it does not answer: what it shows now is not known; look at it
cannot-unable = this make of clock cannot do it
cannot-too-wide = “{ $text }” does not fit into the { $width } letters of its display
cannot-too-fine = it can be set in steps of { $step } ms only
cannot-out-of-range = it can be set from 0 to { $most } s only
garbled-too-long = a message of more than { $bytes } bytes
garbled-cut-off = a message that was cut off
garbled-unreadable = a message that cannot be read
garbled-unknown-kind = a message of an unknown kind
garbled-impossible = a message with an impossible { $what ->
        [player_moved] player to move
        [id] command number
        [status] command result
       *[other] { $what }
    }
garbled-not-asked = an answer to a command that was not sent
clock-no-attachment = its gateway has no clock
order-say = { $state }: say “{ $words }”
wish-tell-refused = { $player }: challenge not admitted
wish-points = { $player }: { $points } { $count ->
    [one] point
   *[other] points
}
wish-cross = { $player }: a penalty cross
wish-lose-turn = { $player }: loses a turn
wish-verdict-upheld = challenge against { $player } upheld
wish-verdict-rejected = challenge against { $player } rejected
wish-start = start { $player }'s clock
wish-stop = stop the clock
wish-set-both = set both sides to { $time }
wish-add = { $player }: add { $time } on the clock
wish-take-off = { $player }: take { $time } off the clock
wish-resume = let { $player }'s time run on
wish-clear-notice = show the times again
wish-take-back = taken back: { $what }
wish-acknowledge = tell the clock that its event { $event } is kept
wish-read-events = ask the clock for its events after { $event }
aloud-upheld = the challenge is upheld
aloud-rejected = the challenge is rejected
aloud-refused = { $player }, the challenge is not admitted
aloud-minus = { $player } minus { $points }
aloud-plus = { $player } plus { $points }
aloud-cross = { $player }, a penalty cross
aloud-lose-turn = { $player } loses a turn
aloud-lose-next-turn = { $player } loses the next turn
aloud-take-back = it counts no more: { $what }
timely = in time
timely-measured = in time: { $seconds } s after the press
timely-not-measured = time not measured: what you say counts

## Hall
hall-title = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
hall-standing = { $playing } playing · { $over } of { $games } results in
hall-standing-brief = { $playing } play · { $over }/{ $games } in
hall-calm = ✓ nothing waits for you
hall-untold = announce the decision: table { $tables }
claim-untold = not announced yet: table { $table } shows it again until it is
hall-sheets = ! { $count ->
        [one] 1 sheet not handed in
       *[other] { $count } sheets not handed in
    }
hall-needing = ! { $count ->
    [one] 1 needs you
   *[other] { $count } need you
}
hall-empty = No round is being played yet.
hall-empty-do = F3, F6, then Ctrl-N: type its games here. Or in another terminal: ephor round EVENT PAIRINGS.csv (a line a game: table, player, player). This screen sees it at once.
hall-empty-here = F6, then Ctrl-N: type its games here. Or in another terminal: ephor round EVENT PAIRINGS.csv (a line a game: table, player, player). This screen sees it at once.
hall-latest = Latest decisions
hall-newest = Latest
hall-page = { $from }–{ $to } of { $count } · PgDn
urgency-referee = referee
urgency-by-hand = say it
urgency-challenge = challenge
urgency-no-slip = no slip
urgency-suspect = forged?
urgency-flag = flag
urgency-stale = stale
urgency-battery = battery
clock-none = no radio
clock-never-heard = not heard yet
clock-elsewhere-brief = other console
clock-no-key-brief = no key here
clock-unproven = unproven
clock-fault = clock fault
clock-by-hand = no radio clock: announce by hand
clock-silent = clock { $clock } · NEVER HEARD: see that it is on, in reach, and has its own key
clock-elsewhere = clock { $clock } · not heard here: that is for the console of this event that has the radio
clock-disbelieved = clock { $clock } · NOT BELIEVED
clock-no-key = clock { $clock } · NO KEY HERE: ephor clock provision EVENT { $clock }, or ephor clock key add
clock-strength = { $rssi } dBm on { $adapter }
clock-no-link = out of reach: { $why }
clock-signals = signals at { $at } s
clock-heard = clock { $clock } · heard { $age } s ago · battery { $battery } %
clock-stale = clock { $clock } · NOT HEARD for { $age } s: times are carried forward · battery { $battery } %
clock-hearsay = clock { $clock } · UNPROVEN, said { $age } s ago
clock-hearsay-none = clock { $clock } · UNPROVEN make, no times yet
clock-trouble = ! { $why }
clock-faulty = ! the clock says that it cannot be trusted: take it off the table
clock-suspect = ! frames that are not this clock's: { $why }
table-no-game = no game
table-title = Table { $table }
table-counted = { $count ->
    [0] no unjustified challenge
    [one] 1 unjustified challenge
   *[other] { $count } unjustified challenges
}
table-counted-words = { $count ->
    [0] no valid word challenged
    [one] 1 valid word challenged
   *[other] { $count } valid words challenged
}
table-slip = slip { $slip } · { $words } · { $age }
table-loading = …
timeline-title = What happened
timeline-empty = nothing yet in this round
power-office = only: { $office }
power-start-absent = start an absent player's clock
power-stop = stop both sides
power-add-fixed = { $time } for one side
power-add-free = add or take time for one side, as ruled
power-set-both = set both sides to { $time }
power-central-timer = run the hall's countdown
order-side = Whose clock
order-amount = Time in minutes:seconds, +2:00 or −0:30
order-reason = Reason, for the log

## Timeline and log
after-press = { $seconds } s after the press
after-unmeasured = time not measured
line-pressed = { $player } pressed the clock
line-event-opened = event “{ $name }” opened under { $ruleset }
line-list-adopted = list adopted: { $source }, { $from } to { $to } tiles, decides { $decides } — { $reason }
line-constants-set = numbers of the federation for { $order }: { $constants }
line-list-dropped = list dropped: { $source } — { $reason }
line-lists-frozen = { $count ->
    [0] word lists fixed: none is installed
    [one] word lists fixed: one list
   *[other] word lists fixed: { $count } lists
}
line-head-signed = { $name ->
    [none] journal signed up to entry { $entry }: { $role }, key { $key }
   *[other] journal signed up to entry { $entry }: { $role } { $name }, key { $key }
}
line-clock-ahead = this computer's clock was set forward: { $time } ahead of the time that counts
line-clock-behind = this computer's clock was set back, or the journal was ahead: { $time } behind the time that counts
line-clock-right = this computer's clock shows the time that counts again
line-time-forward = the time that counts is put forward by { $time }
line-time-back = the time that counts is put back by { $time }
line-zone = times are shown in the zone { $zone }, no longer in { $before }
line-sat-down = sat down here
line-officer-changed = sat down here; before: { $before }
line-wrong-pins = { $tries } wrong PINs running for the office: { $office }
line-entry-amended = the entry of { $player } was put right
line-entry-struck = the entry of { $player } was struck
line-players-entered = { $count ->
    [one] 1 player entered
   *[other] { $count } players entered
}
line-allowance-restored = { $player }: the free challenges count from nought again
line-clock-fitted = table { $table } fitted with clock { $clock }
line-clock-none = table { $table } without a radio clock
line-round-started = round { $round } paired, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
line-hold = { $player } reserved, { $after }
line-round-missed = ; sitting out: { $names }
line-raised = slip { $slip }: { $player } challenges, { $after }
line-refused = { $player }'s challenge is not admitted: { $why }
line-claimed = slip { $slip } taken at { $station }
line-released = slip { $slip } back in the queue
line-words = slip { $slip }: { $words }
line-confirmed = slip { $slip }: spelling agreed
line-escalated = slip { $slip } to the head referee: no list decides
line-escalated-slip = slip { $slip } to the head referee, in writing: no list decides
line-upheld = slip { $slip } UPHELD: { $words }
line-rejected = slip { $slip } REJECTED: { $words }
line-conceded = slip { $slip }: the mover admitted it
line-withdrawn = slip { $slip } taken back
line-mistaken = slip { $slip } struck: entered by mistake
line-moot = slip { $slip } is not decided any more: its game was awarded
line-announced = slip { $slip }: announced
line-order = order { $op }: { $what }
line-order-aloud = order { $op }, by hand: “{ $what }”
line-order-tried = order { $op }: calling the clock
line-matched = slip { $slip }: the clock reports the same challenge, { $after }
line-order-confirmed = order { $op } ✓ on the clock
line-order-unreached = order { $op } ! clock not reached: { $why }
line-order-settled = order { $op } ✓ done by hand
line-time-out = { $player }: the flag fell
line-rebooted = the clock started anew
line-finished = the game is over; overtime A { $a }, B { $b }
line-vouched = an official looked at the clock and vouches for it
line-challenge-before = ! { $player } challenged at { $at }, before this round began, and the clock told it only now: no slip was made of it; ask at the table
line-hold-before = ! { $player } took a hold at { $at }, before this round began, and the clock told it only now: it stops nothing; ask at the table
line-forgeries = ! { $frames } frames in the name of { $clocks ->
    [one] clock { $few }
   *[other] { $clocks } clocks ({ $few })
 } that no clock's key made, the last from { $address }: nothing of them is believed
line-forgeries-at = { $address }, { $rssi } dBm
line-suspect = ! frames that are not this clock's: { $why }
log-title = Log · { $shown } of { $count }
log-head = to be noted: { $head } at { $count }
log-filter = Filter:
log-empty = Nothing has happened yet.
log-no-match = Nothing here has all of that. Esc clears the filter.
rulings-as = as on slip { $slip }
rulings-against = contradicts slip { $slip }
rulings-reopened = reopened, does not stand
rulings-made-good = found wrong, made good in the standings
rulings-none = no word was ruled on
rulings-replaced = replaced by a later ruling
rulings-duplicate = game { $round }, every slip
rulings-place = round { $round }, table { $table }, slip { $slip }
audit-equal = { $equal } entries of { $decisions } decisions come out as they stand there
audit-not-checked = not checked: { $what }: { $why }
audit-entries = { $entries } entries, the first is { $first }
audit-files = the files of the event
audit-lists = not in the event's folder as it was opened with them: { $lists }; bring them back from a copy
audit-unknown-command = another version of the program wrote what was asked, and this one does not know it
verify-sound = { $count } entries, sound; head { $head }
verify-other-number = the noted head is that of entry { $seq }, not { $at }: 1 to { $seq } are what they were, the number is wrong
verify-noted = the noted head is that of entry { $at }: 1 to { $at } are what they were then
verify-ends-before = it ends before entry { $at }: the last are missing
verify-other-head = entry { $at } has the head { $head }, not the noted one: what is before it was written anew
verify-nowhere = no entry has the noted head: it is another journal, or was written anew
verify-not-the-noted = not the journal that { $head } was noted of: { $why }
verify-signed = signed: 1 to { $entry } by { $key } ({ $who }), in entry { $at }
verify-signed-later = it is of entry { $entry }, which does not stand before it
verify-signed-other = it is of another journal: entry { $entry } has the head { $here } here, and { $head } was signed by { $key }
verify-forged = whoever has the key { $key } has not signed this
verify-bad-signature = the signature in entry { $at } is not good: { $why }
verify-has-signed = { $key } has signed 1 to { $entry }; entries that came after: { $later }
verify-not-signed = { $key } has signed nothing of this journal
log-time = time
log-round = rnd
log-table = tbl
log-players = players
log-words = words
log-source = source
log-referee = referee
log-end = ended
log-took = took
log-by = by
log-delivery = delivered
log-follows = what followed
log-turn = turn lost { $player }
log-cost = { $points } { $player }
log-crosses = ×{ $count } { $player }
log-turns = turns lost { $count } { $player }
log-free = free { $player }
delivery-unproven-brief = ✓ unpr.
delivery-unproven = unproven { $at }
delivery-clock-brief = ✓ clock
delivery-hand-brief = ✓ said
delivery-clock = on clock { $at }
delivery-waiting = … to clock
delivery-hand = said { $at }
delivery-person = ! SAY IT
end-upheld = upheld
end-rejected = rejected
end-conceded = admitted
end-withdrawn = taken back
end-mistaken = struck
end-moot = moot
end-reopened = looked up again
end-made-good = made good
ended-made-good = wrong, made good
ended-upheld = upheld
ended-rejected = rejected
ended-conceded = admitted
ended-withdrawn = taken back
ended-mistaken = struck: a mistake
ended-moot = moot: game awarded
ended-reopened = looked up again
entry-title = Slip { $slip }
entry-affair-title = Entry { $seq } of the log
entry-when = when
entry-what = what
entry-past = before
entry-reopened = looked up again
entry-wrong-words = the words were not those on the board
entry-overruled = overruled
entry-misentered = the verdict was entered otherwise than it was told, or was not told
entry-struck = struck: nothing was challenged at this table
entry-decided = decided
entry-by = by
entry-journal = journal entry
entry-where = where
entry-table = table { $table } · round { $round }
entry-who = who
entry-timely = challenge
entry-face = clock
entry-verdict = verdict
entry-list = list
entry-digest = digest
entry-adopted = adopted
entry-follows-ruling = as on slip
entry-reasons = reasons
entry-sources = sources
entry-follows = follows
entry-announced = announced
entry-made-good = made good
mark-score-recorded = the score is recorded
mark-tiles-drawn = the mover has drawn
mark-clock-pressed = the mover has pressed the clock
mark-further-move = a further move was made
mark-signed = the sheets are signed
mark-tiles-cleared = the tiles are cleared off the board
mark-play-upheld = a challenge of the same play was upheld
mark-exchange-upheld = a challenge of the same exchange was upheld
mark-reacted = the opponent has reacted

## What else happened
line-last-round = this was the last round
line-not-last-round = this was not the last round: another one follows
line-play-started = the signal was given: play begins
line-paired-late = paired late: { $a } – { $b }
line-unpaired = pairing dissolved: { $a } – { $b }
line-withdrew = { $player } withdrew and is not paired from the next round on
line-returned = { $player } is back in the event
line-absent = { $player } is not there
line-absence-corrected = it was { $players } who was not there
line-arrived = { $player } has come, in time
line-arrived-late = { $player } has come, { $late } late
line-forced-pass = { $player } passed a lost turn{ $count ->
    [0] { "" }
    [one] ; 1 more to come
   *[other] ; { $count } more to come
}
line-redated-pairing-earlier = the pairing was published { $time } earlier than stamped: { $reason }
line-redated-pairing-later = the pairing was published { $time } later than stamped: { $reason }
line-redated-signal-earlier = the signal was given { $time } earlier than stamped: { $reason }
line-redated-signal-later = the signal was given { $time } later than stamped: { $reason }
line-redated-clock-earlier = the clock of { $player } had been running { $time } longer than stamped: { $reason }
line-redated-clock-later = the clock of { $player } was started { $time } later than stamped: { $reason }
line-circled = move { $number } circled: move { $last } is the last
line-countdown-started = the hall's countdown runs: { $time }
line-countdown-stopped = the hall's countdown was stopped
line-signal-given = signal: { $signal }
by-opponent = the opponent
by-player = the player himself
by-referee = a referee
line-claim-raised = claim { $claim }: { $what }, about { $player }, raised by { $by }
line-claim-proven = claim { $claim } PROVEN, { $what }
line-claim-unfounded = claim { $claim } UNFOUNDED, { $what }
line-claim-neither = claim { $claim } neither proven nor unfounded, { $what }
line-claim-admitted = claim { $claim } ADMITTED, { $what }
line-sanction = { $what } for { $player }
line-counted = { $player }: { $counter } now { $game } in this game, { $event } in the event
line-counted-event = { $player }: { $counter } now { $event } in the event
line-threshold = { $player } has reached “{ $what }”
line-threshold-may = { $player } has reached “{ $what }”; an official may now let follow
line-excluded-event = { $player } plays on no more in this event: { $why }
line-excluded-round = { $player } plays on no more in this round: { $why }
line-procedure-begun = procedure begun: { $what }, { $count ->
    [one] 1 step
   *[other] { $count } steps
}
line-step-done = ✓ { $what }: { $text }
line-step-done-number = ✓ step { $step } of the procedure
line-procedure-over = procedure over: { $what }
line-procedure-dropped = procedure broken off: { $what }
due-at-once = now
due-next-round = before the next round
due-before-results = before the results
due-end-of-event = before the event ends
line-duty = to do { $due }: { $what }{ $about }
line-duty-done = ✓ done: { $what }
line-duty-note = { $done } · { $note }
line-voided-slip = what followed from slip { $slip } counts no more
line-voided-claim = what followed from claim { $claim } counts no more
line-voided-run = what followed from the procedure { $run } counts no more
line-voided-act = what followed from “{ $what }” counts no more
line-voided-orders = ; orders cancelled: { $orders }
log-undone = taken back
line-taken-back = taken back: { $what } (entry { $entry })
line-taken-back-entry = taken back: entry { $entry }
line-reopened-words = slip { $slip } is looked up again
line-reopened-overruled = slip { $slip } decided anew by the head referee
line-reopened-misentered = slip { $slip }: the verdict was entered otherwise than it was told, or was not told
line-reopened-struck = slip { $slip } struck: nothing was challenged at this table
line-reopened-back = ; taken back: { $what }
line-adjusted-spread = { $player }: { $points } in the sum of differences; the game stays
line-result = result: { $score } · { $end }
line-result-final = { "" } · the final sums of the sheets
line-result-tiles = { "" } · tiles left { $a } / { $b }
line-result-overtime = { "" } · overtime { $a } / { $b }
line-result-corrected = result corrected: { $score }
line-result-before = {" "}(it was { $a } : { $b })
line-result-recounted = the result with what came later: { $score }
line-result-recounted-beneath = the result that counted before, with what came later: { $score }
line-result-voided = the play that ended the game goes back: no result, play goes on
line-handed-in = the score sheets are handed in
line-awarded = { $what }: { $score }
line-awarded-against = { $what } against { $player }: { $score }
line-awarded-spread = , in the differences { $a } and { $b }
line-bye = { $player }: { $what }, points { $points }, wins { $match }
worked-cross = a penalty cross for { $player }
worked-points = { $points } for { $player }
worked-rescore = the result that was entered moves by { $points } points: { $player }
worked-set-score = the play counts { $points }
worked-correct-score = the announced score is put right
worked-correct-record = the record is put right
worked-void-result = the result that was entered counts no more
worked-withdraw-play = the tiles of the play go back
worked-reset-move = everything is put back as it was when the move began
worked-count = { $counter } +1 for { $player }
worked-award = { $player } loses the game
worked-award-both = both lose the game
worked-exclude-event = { $player } plays on no more in this event
worked-exclude-round = { $player } plays on no more in this round
worked-procedure = the procedure { $what } begins
worked-relook = the word is looked up again
worked-table = { $player } in the table: { $what }
worked-table-match = { $count } half points
worked-table-points = { $points } scored
worked-table-spread = { $points } difference
worked-costs-nothing = It is one of the { $count } that cost nothing.
worked-annul = { $player }'s move counts nothing

## What may be done
offer-judge = decide claim { $claim }: { $what }
offer-admit = admitted: { $what }
offer-step = step { $at } of { $of } done: { $says }
offer-drop = break off: { $what }
offer-adopt = adopt { $what }: it then decides
cite-silent = silent
cite-intro = intro
cite-after = after
cite-clause-after = clause after
cite-last = last
cite-list = list
cite-third-list = third list
offer-constants = enter the federation's numbers: { $what }
offer-drop-list = drop { $what }
offer-forced-pass = { $player } has passed { $count ->
    [one] the lost turn
   *[other] a lost turn, of { $count }
}
offer-settle = done by hand: { $says }
offer-absent = a player is not there
offer-other-absent = it was { $player } who was not there
offer-both-absent = neither of them was there
offer-other-absent-earlier = round { $round }, table { $table } ({ $players }): it was { $player } who was not there
offer-both-absent-earlier = round { $round }, table { $table } ({ $players }): neither of them was there
offer-arrived = { $player } has come
offer-last-round = the last round of the event
offer-not-last-round = another round follows after all
offer-start = give the signal: play begins
offer-pair-late = pair two who have no game in this round…
offer-bye = { $what }: for somebody who has no game in this round…
offer-unpair = dissolve this pairing, nothing has been played…
offer-redate-pairing = stamped wrong: when the pairing was published
offer-redate-signal = stamped wrong: when the signal was given
offer-redate-clock = stamped wrong: since when the clock runs for { $player }
offer-circle = the move in progress is circled
offer-word = “{ $what }”: challenge a word
offer-hold = “{ $what }”: reserve
offer-result = the game is over: { $what }
offer-late-result = result of round { $round }, table { $table }: { $players }…
offer-late-sheets = the score sheets of round { $round }, table { $table } are handed in: { $players }
offer-late-correct = correct the result of round { $round }, table { $table }: { $players }
offer-add-table = one more table: { $table }, without a radio clock
offer-enter-player = enter a new player
offer-time-forward = put the time that counts forward by { $time }, to this computer's clock
offer-time-back = put the time that counts back by { $time }, to this computer's clock
offer-zone = show times in another zone than { $zone }
offer-withdraw = a player withdraws from the event
offer-withdraw-says = From the next round on they are not paired; nobody need name them. A game for which they are paired already stays as it is. What the regulation has for leaving early, if anything, is imposed apart.
offer-return = a player who withdrew is back
offer-without-game = { $what } (at no table)
offer-correct = correct the result
offer-award-instead = instead of the result: { $what }
offer-hand-in = the score sheets are handed in
offer-take-back = take back: { $what }
offer-take-back-earlier = take back, round { $round }: { $what }
claim-number = claim { $claim }
offer-stop-countdown = stop the hall's countdown
offer-relook = slip { $slip } { $says }: other words on the board: look up again
offer-put-right = slip { $slip } { $says }: verdict entered otherwise than it was told
offer-strike = slip { $slip } { $says }: belongs to no play here, strike it
offer-overrule = slip { $slip } { $says }: decide anew
offer-fix = slip { $slip } { $says }: make a wrong verdict good
# What else people call these when they look for them; never shown.
sought-absent = missing late no-show not here absent absence
sought-start = pair round draw strike misses a round without an opponent
sought-enter-player = newcomer new player register enter late entry sign up
sought-withdraw = leaves leaving goes home retires drops out withdraw for good
sought-pair-late = late latecomer newcomer came bye pairing
sought-arrived = late latecomer arrived here
sought-correct = fix wrong change amend mistake
sought-hand-in = sheets signed signatures card
sought-result = score final end finished
sought-take-back = undo cancel revoke mistake back
sought-verdict = mistyped misread wrong word correct change verdict
sought-word = slip words adjudicate
sought-time = clock hour time zone computer summer winter
sought-slip = slip decision verdict
sought-sanction = reprimand warning penalty caution admonition
sought-award = forfeit walkover concede resign no-show
kind-claim = claim
kind-step = step
kind-turn = lost turn
kind-say = say it
kind-play = play
kind-playoff = playoff
kind-words = words
kind-result = result
kind-challenge = challenge
kind-stop = STOP
kind-fault = fault
kind-conduct = conduct
kind-procedure = put right
kind-clock = clock
kind-sanction = sanction
kind-award = award
kind-mend = mend
kind-duty = to do
kind-lists = lists
kind-standings = standings
standing-none = no game
standing-before = play has not begun
standing-playing = playing
standing-over = the game is over
standing-handed-in = the result is handed in
phase-none = no game
phase-before = before play
phase-playing = while playing
phase-over = when over
phase-handed-in = when handed in
need-offender = Whose fault it is
need-about = Whom is it about
need-loser = Who loses
need-demands = Who demands it
need-player = Player
need-opponent = Against whom (second)
need-free-table = At which free table
need-claimant = Who speaks up
need-running = Whose time runs
need-since = Seconds since the press
need-outcome = Outcome
need-note = What came of it, for the log (may stay empty)
need-name = Name
need-number = Number of the move
need-score = Points of { $player }
need-rack = Value of the tiles left, { $player }
need-over = Overtime of { $player }, as 1:41
need-out = Who went out
need-word = Word
need-points = Points of the move
need-both-agree = Both players agree
need-agrees = The { $office } agrees
need-signed = Both have signed
need-constant = { $name }
need-zone = Time zone
need-lengths = Lengths in tiles
need-binding = Decides
binding-alone = alone
binding-if-listed = where it lists the word
need-scored = Both have accepted the score
need-played = It was played after all: the award was a mistake
need-misentered = Entered otherwise than the players were told, or not told yet
need-not-as-signed = The signed sheet says otherwise than was entered
outcome-proven = proven
outcome-unfounded = unfounded
outcome-neither = neither
deadline-clock-must = start { $player }'s clock
deadline-clock-may = { $player }'s clock may start
deadline-forfeit = { $player } loses the game
deadline-session = session over
deadline-in = { $what } in { $time }
deadline-since = { $what }: { $time } ago
deadline-now = { $what }: now
deadline-due = { $what }: due { $time } ago
deadline-came = { $what }: came { $time } late
menu-title = What may be done · type to find
menu-filtered = What may be done · { $shown } of { $count } · “{ $filter }”
menu-none = Nothing may be done here now.
menu-no-match = Nothing here is called that. Esc clears what you typed.
form-by-facts = from the facts
form-nobody = nobody
form-not-seen = not seen
form-yes = yes
form-no = no
form-range = { $from } to { $to }
form-number = write a whole number
form-choose-first = { $asked }: choose with ← → first, then write
form-decimal = write a number such as 0.5: up to nine digits before the point and six behind it
form-number-range = write a whole number from { $from } to { $to }
form-sums-no-reason = these are sums, and no reason: say in words what is corrected, or Esc
form-time = write a time as 1:41
form-confirm = Enter does it, Esc leaves it.
form-fill-in = Fill in, then Enter.
form-follows = What follows:
form-foreseen = The result will be: { $score }
form-asks-next = More follows from it; answer first: { $text }
form-stands = Entered: { $score }
form-moved = It will be: { $time }
form-must = this must be filled in
form-no-player = nobody of that name can be chosen here: what is about a game is done at its table, somebody new is entered first (find: new player)
form-new-player = none of them; somebody new is entered first
form-name-only = only the name; rating, fee and the like: where the round is paired, + Name; rating: 1650
form-no-free-table = no table of this number is free
urgency-claim = claim
cell-clock-may = may start
cell-clock-must = start
cell-forfeit = forfeit
cell-session = session over
cell-playoff = playoff
cell-missed = absent
cell-absent = absent { $at }
cell-before = not begun
cell-unreported = no result
cell-over = result in
cell-handed-in = handed in
hall-waits = The signal has not been given. F6, then Enter, Enter: play begins.
hall-duty = To do { $due }: { $what }
hall-overdue = ! OVERDUE: { $what }
hall-more-duties = and { $count } more to do: F6
hall-session = until { $at } · { $left } left
hall-session-over = session over since { $at }
countdown-runs = the hall's countdown
countdown-call = { $seconds } seconds: call it
countdown-over = time is over
running-claims = { $count ->
    [one] Open claim
   *[other] Open claims · { $count }
}
running-claim = { $what } · about { $player } · { $age } · the { $office } decides
running-end = { $outcome }: { $what }
running-leads = { " " }→ { $outcome }
running-steps = { $done } of { $count } done
table-owed = { $count ->
    [one] must pass
   *[other] must pass { $count } times
}
table-counted-brief = { $count } unjustified
table-counted-words-brief = { $count } valid challenged
table-count = { $counter } { $count }
table-absent = { $sign } absent since { $at }
table-result = result { $score }
table-circled = move { $number } circled, move { $last } is the last
mend-nothing = nothing can be mended on this decision here
mend-nothing-do = what may still be taken back stands among the acts at its table, for an earlier round among those of the round; all else stays as the regulation has it, see Rules, F5
mend-round-over = round { $round } is over: its verdicts stand
mend-round-over-do = where the points are wrong and the result may still be corrected: table { $table }, F6
entry-mend = may be mended
entry-no-mend = not any more
rules-title = Rules · { $ruleset } · { $shown } of { $count }
rules-values = Values of the ruleset · { $ruleset } · { $shown } of { $count }
rules-no-match = Nothing in these rules has all of that. Esc clears what you typed.
rules-value = ephor works with this value.
rules-reading = The paragraph is ambiguous ({ $question }); ephor reads it as: { $reading }.
words-done = ephor works it out and holds to it.
words-shown = ephor shows it where it is needed.
words-person = A person sees to it: { $why }
words-person-alone = A person sees to it.
words-document = It hangs on a document that ephor does not have: { $what }
words-document-alone = It hangs on a document that ephor does not have.
words-reads = It can be read in several ways; ephor: { $reading }
words-english = (so far in English only)

## Finder
finder-title = Find · { $count }
finder-line = Find:
finder-no-match = Nothing is called that, and nothing speaks of it.
finder-kind-screen = screen
finder-kind-table = table
finder-kind-round = round
finder-kind-player = player
finder-kind-slip = slip
finder-kind-rule = rule
finder-table = table { $table }: { $a } – { $b }
finder-table-free = table { $table }
finder-no-game = has no game in this round
finder-slip = slip { $slip } · { $words } · { $challenger } → { $mover }
finder-slip-bare = slip { $slip } · { $challenger } → { $mover }
finder-does-screen = Enter opens this screen.
finder-does-table = Enter opens this table.
finder-does-round = Enter shows what may be done about the round.
finder-does-act = Enter opens its form; nothing is done before you confirm it there.
finder-does-not = Not possible now, and Enter does nothing.
finder-does-slip = Enter opens this decision in the log.
finder-does-rule = Enter shows it among the rules.

## Results
results-title = Results · round { $round } · { $over } of { $games } in, { $in_hand } handed in
results-hint = table, sum A, sum B · or both sums
results-hint-earlier = earlier rounds: F6
results-end = end: { $end } · final sums of the signed sheets, all in them
results-missing = no result
results-no-sheet = sheet not in
results-awarded = awarded
results-all-from-slips = the results follow from the slips
results-from-slips = from the slips
results-signed = Table { $table }: have both signed, are the sheets handed in? y / n
results-unusual = Really { $a } : { $b }? An unusual result. y / n
results-untold = Slip { $slip } is decided and not announced. Enter the result all the same? y / n
results-untold-sheets = Slip { $slip } is decided and not announced. Hand the sheets in all the same? y / n
results-in-sums = In the sums already: { $what }? y / n
form-in-points = the points must contain: { $what }
results-put-in-sums = With it { $a } : { $b }, as on the corrected sheets. Enter it so? y / n
results-penalty = penalties { $points } { $side }
results-penalty-brief = { $points } { $side }
results-over = overtime { $time } { $side } { $points }
results-over-brief = +{ $time } { $side } { $points }
results-no-row = no game is chosen
results-no-table = no game is played at such a table; both sums, or the table and both sums
results-too-many = too many numbers: the table and both sums
results-type = both sums are missing: 412 389, or with the table 7 412 389
results-more-than-possible = more than was possible: the sum, then what was possible
results-corrects = table { $table } has its result, { $a } : { $b } · Enter corrects it
results-in-already = this result is handed in
results-no-sheets = of this game there are no sheets to hand in
results-no-end = this regulation knows no end of a game that could be entered here
results-yes-or-no = answer yes or no: y, n
results-not-put-in = not entered: type the sums as they stand on the sheets
results-not-answered = table { $table }: not entered; the question waits there, where Enter asks it again
results-next = sums typed now are those of table { $table }
results-answer-first = a question about table { $table } is still open: Enter asks it again; other sums for it need the table's number before them
results-has-result = table { $table } has its result: sums that correct it need the table's number before them
results-replaced = table { $table }: { $a } : { $b }, which was not entered yet, has made way for what was typed now
start-made-way = has made way for what was typed now: { $what }
results-lost = table { $table }: { $a } : { $b } was typed here and is not entered
results-lapsed = typed here and not entered, since the round is over: { $lines }
results-to-answer = to be answered: { $tables }
results-waits = answer?
results-not-taken = sheets not handed in: the question was not answered
results-announce-first = announce the verdict first: at the desk, Enter on the slip
results-sign-first = not handed in: both sign first
results-one-end = this regulation knows only one end
results-no-round = no round has begun, so there are no results yet
results-no-round-do = round 1 can begin here: type its games
standings-title = Standings · rounds counted: { $round } · { $order }
standings-game = { $round }/{ $table }
standings-provisional = provisional: games without a result: { $count } (round/table { $games })
standings-duties = before they are published there is still to be done: { $count }
standings-one-order = this regulation knows only one order
standings-no-order = this regulation names no order of standings
standings-constants = the formula waits for numbers that the federation publishes: { $names } (Enter enters them); until then only what is known parts people
standings-no-constants = this order needs no numbers from the federation
standings-told-constants = the formula waits for numbers that the federation publishes: { $names } [{ $cite }]; enter them in the console's standings, or give each as --constant NAME=NUMBER
standings-told-missing = no result yet: round { $round }, table { $table }
standings-told-duty = still to be done: { $duty } ({ $about })
standings-place = place
standings-player = player
standings-nobody = nobody has this in the name or the club
standings-games = rounds
standings-club = club
standings-place-points = for the place
criterion-points = points
criterion-wins = wins
criterion-buchholz = Buchholz
criterion-median-buchholz = median
criterion-sonneborn-berger = Sonneb.
criterion-spread = spread
criterion-scored = scored
criterion-head-to-head = direct
criterion-among-tied = tied
criterion-highest-game = high game
criterion-highest-move = high move
criterion-last-forfeited = last forfeited
criterion-formula = formula
criterion-percent = percent
criterion-starts = starts
start-title = Round { $round } · games { $games }
start-hint = 1 Anna; Beno · no opponent: Anna; - · round.csv: reads it · empty: start
start-hint-more = + Name: new · = Name; rating: 1650: put right · - Name: struck · Anna; /: misses · 50 min: so long it lasts · 7 !: table 7 under supervision
start-hint-all = 1 Anna; Beno · round.csv: reads it · empty: start
start-hint-alone = 1 Anna · round.csv: reads it · empty: start, the seats by lot
start-first-begins = the first begins
start-first-chooses = the first has the choice
start-sure = Start round { $round } now ({ $games } games)?  y Enter yes · n Enter no · ! Enter yes, the last one
start-not-so = Round { $round } cannot begin so ({ $games } games).  Enter: the games
start-sure-lot = Draw the seats of round { $round } by lot and start it?  y Enter yes · n Enter no · ! Enter yes, the last one
start-yes-or-no = answer with a letter and Enter
start-outstanding = Result entered, sheets not handed in: table { $tables }. Begin all the same?
start-untold = A decision was not announced yet: table { $tables }. Begin all the same?
start-unsaid = Not said yet: table { $tables } (at the desk, Ctrl-Y ticks it off). After the start it stands in the log alone. Begin all the same?
start-duties = Due before this round: { $count }, the first: { $first }
start-no-list = No list decides any word of this event. Until the round begins one can be adopted: { $lists } [{ $cite }]; later it cannot. n Enter, then Ctrl-P: adopt
start-met = { "" } · met in round { $round }
start-why = Reason why it begins all the same (stays in the log); Enter: begin; Esc: the games
start-replaced = { $count ->
    [one] The file took the place of 1 game that was typed
   *[other] The file took the place of { $count } games that were typed
}
start-why-empty = No reason is written yet, and without one the round does not begin; Esc: the games
start-bye = { "–" }   { $player }, without an opponent
start-missed = { "–" }   { $player }, misses the round
start-watched = { "–" }   table { $table } under supervision
start-takes = { "–" }   the round takes { $minutes } minutes
start-left = In no game ({ $count }): { $names }
start-withdrawn = Withdrawn, not paired: { $names }
start-not-two = two players with a semicolon between them: 1 Anna; Beno
start-withdrew = { $name } has withdrawn; who plays again is noted as back first
start-no-games = no game is typed yet
start-not-one = everybody plays alone: 1 Anna
start-no-bye = { $name } gets nothing without an opponent here; who is left over sits the round out: { $name }; /
start-nobody = no player is called “{ $name }”
start-nearest = no player is called “{ $name }”; did you mean { $near }?
start-several = “{ $name }” may be { $found }: write more of the name
start-twice = { $name } is in a game already; a line that begins with its table’s number replaces that game, ↑ brings the last line back
start-taken = table { $table } has a game already
start-newcomer = Enter: { $name } becomes a player of the event
start-struck = Enter: { $player } is struck from the players
start-amended = Enter: the entry becomes { $entry }
start-took-part = { $name } has a game, a missed round or a sanction here, and stays in the event; “{ $name }; /” misses this round, who leaves for good withdraws (an act of the round), “= { $name }” puts the entry right
start-no-field = “{ $part }” is nothing that an entry has; it may have { $fields }
start-no-value = “{ $value }” is no { $field }
start-unchanged = { $entry } · what changes goes behind it: { $fields }
start-instead = { $now } · instead of { $before }
start-reads-file = Enter: read this file of pairings; nothing is written yet
start-file-row = game { $row } of the file: { $why }
start-file-row-do = none of its games was taken; put the file right and read it again
start-no-file = there is no file { $path }
start-no-file-do = check the path; it counts from the folder in which the console was started
round-told = round { $round }: { $games } games{ $byes ->
        [0] {""}
        [one] , 1 bye
       *[other] , { $byes } byes
    }
start-file = the file cannot be used: { $why }
start-kept = what was typed is kept for this round
start-overtaken = the round has begun at another console; lines typed here for it and not taken: { $count }
start-one-base = what lateness counts from is fixed by the regulation
start-late-pairing = Lateness counts from the pairing · Tab: from the start of play
start-late-play = Lateness counts from the start of play · Tab: from the pairing

## Clocks
clocks-title = Clocks · { $count } · { $free } free
clocks-for-table = { " · for table " }{ $table }
clocks-filter = { " · with “" }{ $filter }”
clocks-number = clock
clocks-table = table
clocks-proof = key
clocks-heard = heard
clocks-battery = battery
clocks-make = make
clocks-signal = signal (dBm)
clocks-free = free
clocks-proven = proven
clocks-unproven = UNPROVEN
clocks-keyless = NO KEY
clocks-elsewhere = elsewhere
clocks-never = never
clocks-good = good
clocks-fair = fair
clocks-weak = WEAK
clocks-found = In the air, not of this event · { $count }
clocks-none = No clock: ephor clock provision EVENT NUMBER gives one its number and key.
clocks-no-key = This console has no key of it, so it can neither hear nor command it.
clocks-not-here = The radio is for another console of this event: fit and look there. This one takes over when that one ends, unless it was opened with --no-radio.
clocks-looks = It looks like: { $make }. Nothing of it is proven.
clocks-do-key = In another terminal: ephor clock provision EVENT { $clock } (or ephor clock key add EVENT { $clock }); it is here a moment later.
clocks-do-address = In another terminal: ephor clock key add EVENT { $clock } --profile { $profile } --address { $address }; it is here a moment later.
clocks-not-suspect = Nothing to vouch for: that is for a clock on a table whose counter went back, and that you have looked at.
clocks-vouch = Ctrl-B vouches for it, if you have looked at it.
clocks-not-fitted = This clock stands on no table.
clocks-fit = Enter fits clock { $clock } to a table.
clocks-refit = Clock { $clock } stands on table { $table }: Enter moves it, Ctrl-W takes it off.
clocks-silent-keyless = Never heard: see that it is on and in reach, and that nobody else is connected to it.
clocks-silent = Never heard: see that it is on, in reach, and has its own key.
clocks-ask = Fit clock { $clock }
clocks-ask-table = To table
clocks-no-table = no such table: give the number of one that is there
clocks-leaves = It leaves table { $table }; what was on its way to it is said aloud there.
clocks-comes-off = Clock { $clock } comes off table { $table }.
clocks-ask-unproven = ! UNPROVEN make: see that it is the clock in your hand. Its times decide nothing.
clocks-director = ! Only the director fits clocks: F9 in the list: who sits down here.

## A projector's board
board-last-round = round { $round }, the last
board-before = The first round has not begun.
board-players = players: { $count }
board-rests = no game is being played
board-waits = play begins on the signal
board-waits-countdown = the arbiter starts the countdown
board-call = the last { $seconds } seconds
board-until = the round ends at { $at }
board-since = the round has been on since { $at }
board-missing = a player is missing
board-hold = reservation
board-challenge = challenge
board-referee = the head referee decides
board-verdict = the verdict is announced
board-official = the referee is called
board-time-out = time is up: { $player }
board-results = results in: { $over } of { $games }
board-pairings = Pairings
board-no-pairings = Nobody is paired yet.
board-free = no opponent: { $player }
board-place = r{ $round } T{ $table }
board-no-decisions = No challenge has been decided yet.
board-standings = Standings
board-provisional = provisional, results missing: { $count }
board-withheld = The standings follow.
board-withheld-game = The points follow when the game is over.
board-keys = ← → pages · q leaves · { $key } colours
board-halted = The event cannot be read just now: what is shown may be old.
board-damaged = The event can no longer be read: what is shown is old.
board-enlarge = Make the window larger or the letters smaller.
live-now = Now
live-decisions = Announced decisions
live-all = Everything on one page
live-written = Written at { $at }. The page is loaded again by itself, “Everything on one page” is not.
live-result = result
live-stands = how it stands
live-countdown = the hall's countdown ends at { $at }

## Kiosk

kiosk-needs-pin = a kiosk ends only by the PIN of the head referee or of the director, and neither has one here
kiosk-needs-pin-do = `{ $command }`, then start it again
kiosk-at-table = Table { $table }
kiosk-table = Which table do you play at?
kiosk-table-do = The table's number, then Enter
kiosk-table-short = A table is a number of at most four digits.
kiosk-abandoned = What was begun here is cleared, since nobody went on with it. Nothing was decided.
kiosk-no-paste = Nothing can be pasted here: type it.
kiosk-no-table = Table { $table } is not served here.
kiosk-no-game = No game is played at table { $table } just now.
kiosk-over = The game at table { $table } has its result: call the referee.
kiosk-side = Who challenges?
kiosk-side-do = 1 or 2
kiosk-count = How many words are challenged?
kiosk-count-do = 1 to { $most }
kiosk-word = Word { $at } of { $count }
kiosk-word-do = The letters, then Enter
kiosk-esc = Esc: begin anew
kiosk-letters = Only letters of the game are taken here.
kiosk-length = A word has { $least } to { $most } tiles.
kiosk-twice = This word is written already.
kiosk-check = { $player }, are these the challenged words, letter by letter?
kiosk-check-do = { $key }: { $player } says yes
kiosk-anew = Backspace: write them anew
kiosk-judging = One moment …
kiosk-waits = It takes longer than usual. Please wait: it goes on by itself.
kiosk-nothing-decided = Nothing was decided here.
kiosk-go-to-referee = Go to the referee
kiosk-again = This word was looked up at your table a short time ago.
kiosk-not-here = This is not decided here.
kiosk-referee = Call the referee
kiosk-clears = This screen clears itself.
kiosk-broken = Out of order: go to the referee
kiosk-office = officials
kiosk-pin = PIN of the head referee or the director
kiosk-pin-do = Enter: end the kiosk · Esc: back

# The console in lines of text.
plain-help = Write what you look for (for a table its number first: 3 …), { $slip } and its number, { $hall }, { $slips }, { $log }, ? or { $quit }.
plain-word-slips = slips
plain-pick = Write a number to choose it; an empty line leaves it.
plain-number = That is none of the answers; write a number.
plain-yes-no = Write yes or no.
plain-leave = A line with a full stop alone leaves the form.
plain-left = Left as it was.
plain-do = { $what }: do it? yes or no
plain-words = Write the words of the slip in one line; an empty line leaves it.
plain-agree = { $words }: is the spelling agreed? yes or no
plain-announce = Slip { $slip } is decided: is the verdict announced? yes or no
plain-doubted = { $what }. { $asked } yes or no

## The report of an event

report-title = Report: { $name }
report-contents = Contents
report-damaged = The journal is damaged at entry { $at }: { $why }. What stands here is what is sound before it.
report-damage-altered = its hash does not fit what stands there
report-damage-missing = it is missing
report-damage-another = another stands in its place
report-damage-unreadable = it cannot be read
report-about = The event
report-regulation = Regulation
report-readings = Readings chosen
report-systems = Systems for words
report-word-lists = Lists and digests
report-digests-note = Each digest is that of the list with its manifest; a decision names the one of its words alone.
report-officials = Who decided and noted
report-span = From – to
report-size = Rounds · players · tables
report-journal = Journal
report-waits = Where time was lost
report-waited-line = From the challenge to the decision: median { $median }, nine in ten within { $p90 }, longest { $longest } ({ $count })
report-told-line = From the decision until the players were told: median { $median }, nine in ten within { $p90 }, longest { $longest } ({ $count })
report-queue = Challenges waiting for a decision, over the day (at most { $most })
report-lengths = Waiting times: so many decisions took so many minutes
report-challenges = Challenges of words
report-words = Words and who decided them
report-rulings = Words that no list decided
report-changes = Verdicts that were changed
report-players = Challenges by player
report-rounds = Challenges by round
report-tables = Challenges by table
report-judges = Challenges by who decided
report-lists = Challenges by list
report-claim = Claims besides words
report-sanction = Sanctions and exclusions
report-procedure = Guided procedures
report-no-slip = Reservations, and challenges that were not admitted
report-presence = Latecomers and absent players
report-award = Games decided without the board
report-correction = Results that were changed
report-taken-back = Taken back
report-power = Powers over clocks that were used
report-unreached = Clocks out of reach
report-duty = Duties
report-event = Changes to the event itself
report-games = Games and results
report-byes = Without a game
report-standings = Standings after each round
report-crosstable = Crosstable
print-by-name = By name
print-constants = The formula waits for the numbers that the federation publishes ({ $names }): until then only what is known tells players apart.
print-begins = begins
print-no-clocks = No table has a clock with a radio: there are no clock cards to print.
print-date = { $year }-{ $month }-{ $day }
print-card = Tournament card
print-checked = spelling compared with the board by both
print-clock = Clock
print-clock-cards = Clock cards
print-decided = What was decided
print-direction = down or across
print-final = final score
print-going-out = for going out
print-joint = both together
print-difference = difference
print-best-move = best play
print-whose = whose
print-crosses = penalty crosses
print-moves-sum = all moves
print-blanks-mean = blanks stand for
print-invalid = not acceptable
print-key-check = number compared with the desk
print-laid = move that was laid
print-letters = letters drawn
print-move-slip = Move
print-nothing = Nothing.
print-opponent = opponent
print-chooses = has the choice
print-misses = misses the round
print-bye = no opponent
print-overtime = overtime
print-own-move = my move
print-pairings = Pairings of round { $round }
print-draft = Pairings of round { $round } (draft)
print-penalties = penalties
print-place-and-date = Place and date
print-player-number = player no.
print-players = players
print-points = points
print-racks = tiles left
print-result = result
print-sheet = Score sheet
print-signature = signature
print-slip = Challenge slip
print-square = square
print-standings = Standings after round { $round }
print-sum = total
print-table-numbers = Table numbers
print-time = time
print-round-and-table = round / table
print-to = To:
print-valid = acceptable
print-blank = blank
print-board-points = points of the final board
print-budget = time for each player and game
print-budget-move = time for a move
print-letter = letter
print-letters-title = Letters of the set
print-move-sheet = Sheet of moves
print-number = how many
print-order = By what places are decided
print-planned = planned start
print-prize = prize
print-result-card = Result card
print-rounds = rounds
print-tiles-in-all = tiles in all
print-winner = winner
report-highest = Highest game: { $player }, { $points } (round { $round }, table { $table })
report-slip = slip
report-round = round
report-table = table
report-begun = paired
report-break = break before
report-hall = Signals and the time of the hall
report-last-result = last result
report-play-began = play began
report-schedule = Rounds and their times
report-challenger = challenger
report-mover = made the play
report-challenged-words = words
report-ended = outcome
report-by = by
report-since-press = after the press
report-raised = raised
report-waited = until first decided
report-decided = decided
report-announced = announced
report-delivered = delivered
report-undelivered = not delivered
report-follows = what followed
report-changed-times = changed
report-word = word
report-valid = valid
report-list = list
report-edition = edition
report-ruled = by a referee
report-cite = paragraph
report-reasons = reasons
report-sources = sources
report-time = time
report-contradicts = contradicts slip
report-stands = stands
report-counts-no-more = counts no more since
report-changed = changed at
report-changed-by = changed by
report-ground = ground
report-reason = reason
report-player = player
report-raised-all = raised
report-upheld = justified
report-rejected = unjustified
report-conceded = admitted
report-withdrawn = taken back
report-mistaken = entered by mistake
report-moot = not decided: the game was awarded
report-rate = justified in %
report-against = against own plays
report-against-upheld = of these wrong
report-name = what
report-all = challenges
report-open = open
report-missing = results missing
report-median = median
report-p90 = 9 in 10 within
report-longest = longest
report-entry = entry
report-what = what
report-side-a = A
report-points-a = points A
report-match = match points
report-match-a = match points A
report-tiles-a = tiles A
report-overtime-a = overtime A
report-penalties-a = penalties A
report-side-b = B
report-points-b = points B
report-match-b = match points B
report-tiles-b = tiles B
report-overtime-b = overtime B
report-penalties-b = penalties B
report-how = how it ended
report-awarded = awarded
report-handed-in = handed in
report-corrected = corrections
report-place = place
report-played = games
report-wrong-words = looked up again
report-overruled = overruled
report-made-good = found wrong too late, made good in the standings

## Duplicate: a game that is played from the console

board-columns = latin
board-across = across
board-down = down
move-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fault-too-short = a single letter
fault-off-board = goes beyond the edge
fault-not-whole = is not the whole word: a letter lies right beside it
fault-does-not-fit = { $letter } lies there
fault-nothing-laid = lays nothing
fault-not-connected = touches nothing on the board
fault-not-in-the-middle = does not cover the middle
fault-not-on-rack = { $letter } is not on the rack
fault-blank-not-circled = { $letter } can only be the blank, and is not circled
fault-blank-may-not-be = no blank may be { $letter }
fault-no-blank = no blank on the rack
line-rack-changed = draw { $draw }: { $rack } is changed, too few vowels or consonants
line-rack-drawn = draw { $draw }: { $rack }
line-move = draw { $draw }, number { $number } ({ $player }): { $play }: { $found }
line-of-game = game { $game }, { $line }
line-move-annulled = draw { $draw }, number { $number } ({ $player }): { $what }, the move counts nothing
line-move-annulled-over = draw { $draw }, number { $number } ({ $player }): { $what }, { $over } after the end; the move counts nothing
line-master = draw { $draw }: { $play } is laid, { $points } points ({ $program })
line-master-claimed = draw { $draw }: { $play } is laid on a claim, { $points } points
line-word-valid = { $word } is acceptable on slips
line-word-invalid = { $word } is not acceptable on slips
line-player-left = number { $number } ({ $player }) has left; nothing counts from draw { $draw } on
line-duplicate-over = the game is over: { $what }; the board has { $points } points
line-results-announced = the results are announced
duplicate-title = Game { $game } · draw { $draw } · board { $points }
duplicate-bag = { $count } in the bag
duplicate-changed = { $count ->
    [one] one rack was changed before
   *[other] { $count } racks were changed before
}
duplicate-laid = Draw { $draw }: { $play }, { $points }
duplicate-open-words = Rule on: { $words }
duplicate-given-in = Slips { $there } of { $all }
duplicate-missing = Missing: { $numbers }
duplicate-never-came = Never came: { $slips }
duplicate-never-of = draw { $draw }: { $numbers }
duplicate-refused = not taken: { $lines } (↑ takes the last up, Esc drops them)
duplicate-next-change = { $rack } must be changed: type seven new letters from the bag
duplicate-announce-again = Some slips never came and count nothing. Enter again announces the results all the same
duplicate-type-rack = Type the letters that were drawn instead, all seven: ΑΓΟΡΑΣ?
duplicate-time-up = time was up { $over } ago
duplicate-no-index = No list to search for the best move: type it, * H8 across WORD
duplicate-hidden = The best move is hidden: Tab shows it
duplicate-no-move = No move is possible
duplicate-best = Best: { $play }, { $points } points ({ $ties ->
    [one] the only one
   *[other] one of { $ties }
}, { $list })
duplicate-to-rule = to rule on: { $words } ({ $points })
duplicate-waits = No game is played: begin a round and give the signal (F6)
duplicate-next-draw = Enter draws the letters of draw { $draw }; or type those from the bag
duplicate-next-claim = Enter lays { $word } of number { $table }, which has won on its claim.
duplicate-next-start = Read the letters; Enter starts the time
duplicate-next-runs = Time runs. Slips can be typed; a full stop ends the time now
duplicate-next-announce = Enter announces the best move; slips can still be typed
duplicate-next-show = Type the slips; Enter shows the best move
duplicate-next-end = Enter ends the game: { $end }
duplicate-next-results = Enter announces the results
duplicate-type-letters = Type all seven letters as they came from the bag, and where others are changed why: ΑΓΟΡΑΣ? ; reason
duplicate-next-type = Type the letters of draw { $draw } as they came from the bag
duplicate-next-other-letters = No move is possible. Enter: all seven letters are changed
duplicate-done = The results are announced
duplicate-lines = 12 H8 O WORD(S) slip · @3 12 … of draw 3 · @1.3 … of game 1 · 12 ! late · 12 6.4 ; why annulled · 12 - leaves · + or - WORD ; why rules · * H8 O WORD best move
duplicate-lines-short = 12 H8 O WOR(D) · 12 ! late · 12 6.4 ; why · + WORD ; why
duplicate-not-read = That is no line of a duplicate game
duplicate-no-square = That is no square
duplicate-no-direction = Neither O (across) nor K (down)
duplicate-no-word = There is no word
duplicate-time-runs = Time runs: wait for its end, or type a full stop
duplicate-by-hand = by hand
duplicate-not-the-best = None of the best moves found: * H8 O WORD ; why it is laid all the same
duplicate-lay-again = Laid in place of the best move found, also where a slip scores more: Enter again lays it
duplicate-no-draw = After @ comes the draw, then a number and its slip: @3 12 H8 O WORD, @1.3 for one of game 1
duplicate-type-best = No best move is known here: type it, * H8 O WORD
duplicate-no-paragraph = No paragraph that annuls a move
board-draw = Draw { $draw }
board-laid = Draw { $draw }: { $play }
board-duplicate-over = The game is over: { $end }
report-draws = Duplicate: draws
report-moves = Duplicate: moves
report-annulled = annulled for
report-changed-racks = racks changed
report-draw = draw
report-number = number
report-points = points
report-program = program
report-seed = seed
report-ties = equal best
report-rack = rack
report-square = place

## Lists and regulations on the command line
lists-edition = ed. { $edition }
lists-words = { $count ->
    [one] 1 word
   *[other] { $count } words
}
lists-tiles = { $range } tiles
built-in = built in
lists-official = official
lists-federation = federation
lists-advisory = advisory
lists-lacks = { $id } lacks:
lists-lacks-nothing = { $id } lacks nothing.
lists-damaged = it is there and damaged: bring it in again
lists-advisory-only = it is there, but only advisory: bring it in as its publisher's
lists-alone = until then the referee decides these words
lists-if-listed = until then the referee decides more of these words
lists-advises = it only advises
lists-bring-in = bring the file of its publisher in; EDITION and YYYY-MM-DD are what it says of itself, AUTHORITY is official if its publisher is that of the regulation, else federation:
lists-put-file = FILE
lists-put-edition = EDITION
lists-put-authority = AUTHORITY
lists-or-build = Or keep the words as x.txt with a manifest x.toml and run `ephor lexicon build FOLDER`
ruleset-own = your own
ruleset-own-over = your own, in place of the built-in one
ruleset-unusable = cannot be used: see `ephor ruleset check`
explain-title = { $wanted } in { $title } ({ $id })
explain-reads = read as: { $reads }{ $switch }
treated-enforced = enforced
treated-shown = shown
treated-person = a person's
treated-needs = needs
explain-questions = Open questions
explain-own-question = (ephor's own question)

## import
import-nothing = nothing was written
import-not-written = nothing was written, --allow dropped takes the rest
import-undated = since when is { $id } in force? Without a day it can only advise
import-undated-do = give the day with --in-force YYYY-MM-DD
import-no-alphabet = there is no alphabet for the language `{ $language }`
import-no-alphabet-do = choose sk, cs, de or el, or put a tiles.toml into the folder of --to
import-id = { $id } is not made of letters, digits and hyphens like sk-b2
import-id-do = choose an id like sk-b6
import-id-letters = no list can be called { $id }: tiles.toml is the file with the letters
import-unseen = there is a character in it that cannot be seen (U+{ $code }): take it out
import-no-home = there is no home folder
import-no-home-do = name a folder with --to
import-word-file = { $file } is there, and the list is built from it
import-word-file-do = change it and run `ephor lexicon build`, or move it away first
import-same-id = { $file } has the id { $id } too
import-same-id-do = choose another --id, or remove that list first
import-no-word = there is not one word in it
import-no-words = { $count } of { $read } pieces in it are no words
import-no-words-deciding = { $count } of { $read } pieces in it are no words, and what a list that decides has not got is invalid
import-check = check --language, --format and --encoding
import-check-marks = if { $mark } marks words, --marks '{ $mark }' takes it off
import-check-column = --column says which column has the words, --column first takes the first word of each line
import-misread = { $count } words are such as no language has, the first “{ $word }” in line { $line }
import-misread-do = it was read in a wrong character set, now or by whoever saved it: check --encoding, or get the file anew; nothing was written, --allow misread takes it as it is

# What a bar on the terminal stands for.
import-reading-file = reading
import-expanding = expanding
import-sorting = sorting
import-building = building

# How the file was read.
import-set = { $set }, { $told ->
    [mark] by its mark
    [name] as named
   *[letters] by its letters
}
import-how-words = text in { $set }
import-how-blocks = { $count } printed blocks in { $set }
import-how-first = the first word of each line in { $set }
import-how-column = column { $column } of a table { $headed ->
    [yes] with a heading in
   *[no] in
} { $set }
import-how-hunspell = Hunspell in { $set }, { $count } entries{ $compounds ->
    [yes] , compounds not expanded
   *[no] { "" }
}
import-names-stay = names stay, since nouns have capitals too
import-names-go = what has a capital is a name
import-compounds = compounds are not expanded: { $count } entries may be parts of words that this list has not got

# The table of what came in. The names of its rows are short.
import-row-list = list
import-row-read = read
import-row-head = head
import-row-heads = heads
import-row-first = first
import-row-above = above
import-row-marks = marks
import-row-words = words
import-row-gloss = gloss
import-row-tiles = tiles
import-row-old = old
import-row-set = set
import-row-file = file
import-list = { $id }: { $name }, ed. { $edition }, { $standing }
import-no-heading = none: the first row is a word too, --header says otherwise
import-heading = the first row, { $heading }; --no-header says otherwise
import-above = { $count } lines up to [Words] are its head
import-remarks = { $count } lines are remarks, the first: { $first }
import-marks = taken off { $count } words
import-glossed = { $count } words have one, which decides nothing
import-length = { $count } of { $tiles } tiles
import-tiles-told = { $range }, as --tiles says
import-tiles-found = { $range }, the lengths that were found: of others it says nothing
import-replaced = { $name }, ed. { $edition }, is replaced
import-replaced-words = { $name }, ed. { $edition }, is replaced: { $added } words added, { $removed } removed
import-set-bytes = { $bytes } bytes, BLAKE3 { $digest }
import-note = note: { $note }

# What was dropped, and why.
import-dropped = dropped:
import-nothing-dropped = nothing was dropped
import-more = and { $count } more
import-example = line { $line } { $text }
import-example-letter = line { $line } { $text } ({ $letter })
import-at-place = { $typed } at place { $position }
import-looks-like = { $typed } at place { $position } is { $script } and looks like { $meant }
import-or = { " or " }
import-drop-letter = a letter that is not in the alphabet
import-drop-look-alike = a letter of another script that looks alike
import-drop-sign = a digit, hyphen, apostrophe, full stop or another sign
import-drop-broken = parted by a hyphen at a line's end
import-drop-several = several words
import-drop-name = a name
import-drop-abbreviation = capitals within it, or none allowed: an abbreviation or a symbol
import-drop-short = too short
import-drop-long = too long
import-drop-twice = a duplicate

# Whether the list may decide, and what must not be read over.
import-warn-gloss = --gloss: nothing is said of any of these words
import-warn-dropped = { $count } of { $read } pieces were dropped as no words: where this list decides alone, they are invalid
import-warn-missing = not one word has { $letters }: if the language has such words, the file has lost that letter
import-warn-shipped = { $id } is the id of a list that comes with ephor: { $name }, ed. { $edition }, is out of use where this one is read
import-warn-shipped-words = { $id } is the id of a list that comes with ephor: { $name }, ed. { $edition }, is out of use where this one is read: { $added } words added, { $removed } removed
import-warn-lengths = { $id } covers { $from }–{ $to } tiles and has no word of { $none }: where it decides alone, all of them are invalid; --tiles says which lengths it covers
import-advises = { $id } advises, and decides nothing
import-from-to = { $from } to { $to }
import-may-decide = { $id } may decide words of { $lengths } tiles where a ruleset names it{ $taken ->
    [yes] , taken as it is with --allow { $allowed }
   *[no] { "" }
}
import-may-not-decide = { $id } may not decide as it is: not one of its words has { $letters }, though words of the older edition have it, and every such word would be invalid; bring it from a copy that has not lost the letter; nothing was written, --allow lost-letter takes it

# The words of a text or of a table.
import-no-names = column { $column }: where the first row is no heading, no column has a name
import-no-names-do = give the column's place, --column 1, or leave --no-header out
import-column-has = column { $place } has “{ $word }”
import-other-column = column 1 does not look like words, and { $column }
import-other-column-do = say --column { $place } if these are the words; nothing was written
import-several-columns = several columns have words: { $columns }
import-several-columns-do = say which one is meant, as in --column { $place }; nothing was written
import-table = every line has { $count } columns, so it looks like a table
import-table-do = name the column of the words with --column, or say --format words if all of them are words; nothing was written
import-definitions = line { $line }, “{ $text }”, looks like a word with its definition, as do { $count } lines in all
import-definitions-do = --column first takes the first word of each line, --format words all of them; nothing was written
import-sentences = line { $line }, “{ $text }”, looks like a sentence, as do { $count } lines in all, and the rest like a list
import-sentences-do = take these lines out, or put # before them; --format words says that all of them are words; nothing was written
import-hash-words = { $count } lines are words with # before them
import-hash-words-do = --marks '#' takes them as words; where they are remarks, write a blank behind the #; nothing was written
import-gloss-takes = --gloss takes a column of a table, `rest` with --column first, or `stem` of a dictionary; nothing was written
import-gloss-rest = behind the first word of a line stands something only with --column first
import-gloss-stem = only a dictionary has stems
import-gloss-columns = with --column first there are no columns
import-gloss-words = a list of words says nothing of them
import-gloss-dictionary = a dictionary has nothing but the entry that a form is of
import-gloss-dictionary-do = say --gloss stem; nothing was written

# Files that cannot be read.
import-packed = it is packed with { $with } and does not unpack ({ $what }): copy it again
import-foreign = it is packed ({ $with }), which is not read here: unpack it with `{ $remedy }` and name the file inside
import-locked = it is packed (zip with a password or a rare method), which is not read here: unpack it with `unzip` and name the file inside
import-packed-twice = it is packed twice: unpack it once and name the file inside
import-archive = it is a zip archive with { $count } files in it: unpack it with `unzip` and name the one with the words
import-too-big = it unpacks to more than { $limit } bytes: no word list is so long, unpack it and look
import-no-set = { $name } is no character set that is known: write one like utf-8, windows-1250, windows-1253, iso-8859-2, cp852, cp850, cp737, cp869, mac-roman, mac-ce or mac-greek
import-no-text = there are zero bytes in it, so it is no text or UTF-16 without a mark: name the character set, for example utf-16le
import-utf-32 = it is UTF-32, which is not read here: save it as UTF-8
import-control = byte { $byte } in line { $line } is a control character, so it is no text: save it as text, or check that it is the right file
import-document = it is { $kind ->
    [pdf] a PDF
    [office] an old office document (.xls, .doc)
    [rtf] an RTF document
   *[packed] a packed document (.xlsx, .ods, .docx, .odt, .zip)
} and no text: open it and save it as text or CSV
import-two-sets = two character sets fit, and its words would be others: { $readings }: say which it is
import-strange = in no character set are its letters those of the { $alphabet } alphabet: it would have { $readings }: name the set with --encoding, or check --language
import-reading = “{ $word }” in { $set } (--encoding { $name })
import-no-column = there is no column { $column }: the first row has { $count } columns
import-no-such-name = there is no column { $column }: the first row has { $names }
import-open-quote = line { $line }: a quotation mark that is not closed: close it
import-csv = line { $line }: { $what }
import-no-pair = there is no { $wanted } beside { $file }
import-no-pair-do = name the .dic, and the .aff with --affixes; a .dic that is a plain list, as Scrabble3D has it, comes in with --format words, or with --column first where meanings stand behind the words
import-cut-off-do = nothing was written; --allow cut-off takes what is there

# What is wrong in a dictionary.
import-place = { $file }, line { $line }, column { $column }: { $what }
import-aff-no-count = the number of words is missing: give the .dic and the .aff of one dictionary
import-aff-cut-off = { $declared } entries are promised and { $found } are there, so it is cut off: copy it again
import-aff-too-many = more than { $most } forms: the dictionary is damaged, take another copy
import-aff-flag-kind = { $text } is no kind of flags: write long, num or UTF-8
import-aff-two-prefixes = two prefixes on one word are not expanded: this dictionary cannot be imported
import-aff-no-class = { $text } stands where a class begins with Y or N: there are more rules than its first line says
import-aff-no-number = { $text } is no number of rules
import-aff-fewer = { $count } rules fewer than the first line of the class says: the .aff is cut off or damaged, copy it again
import-aff-no-alias = { $text } is none of the { $count } numbers under AF
import-aff-half-flag = { $half } is half a flag: with FLAG long each flag has two characters
import-aff-no-flag = { $text } is no flag: with FLAG num flags are numbers up to 65535 with commas between
import-aff-not-one = { $text } is not one flag: check which FLAG the .aff has
import-aff-not-closed = a [ without its ]: close it
import-aff-not-opened = a ] without its [: open it, or remove this one
import-aff-no-set = { $text } is no character set: write one like UTF-8, ISO8859-2 or ISO8859-7
import-aff-not-utf-8 = this is not UTF-8, which the .aff promises: name the true character set after SET
import-aff-missing = { $part ->
    [flag] a flag
    [cross] Y or N
    [rules] the number of rules
    [off] what is taken off, or 0
   *[on] what is put on, or 0
} is missing here

# What is wrong with the words as a list.
import-manifest = the manifest cannot be read: { $what }
import-nameless = the manifest cannot be read: name: give the list a short name like B2
import-language = { $list } is in { $language } and is being read with the { $alphabet } alphabet: give the alphabet of { $language }
import-declared = { $list } declares { $declared } words and has { $found }: compare it with the source
import-damaged = { $list } is damaged, the bytes of its .fst have changed: copy it again or build it anew
