### Why something may not be done. A message is what was wrong; its attribute `instead` what to do; `short` the same in
### the fewest words, for the line of a menu. A length of time comes as $name (7:05), $name_face (07:05, as on a
### clock) and $name_tenths (425.0 seconds). What is left out comes as “none”.

refused-silent = { $what } (the regulation is silent; this is the console's rule)
the-office = the { $office }
or = { " or " }
comma-or = { ", or " }

stands-none = no game is played
stands-before = the game has not begun
stands-playing = the game is being played
stands-over = the game is over
stands-handed-in = the result is handed in

subject-absence = an absence
subject-arrival = an arrival
subject-absent-clock = the clock of an absent player
subject-forced-pass = a forced pass
subject-circled-move = the circled move
subject-start-signal = the signal to start
subject-result = a result
subject-correction = a correction
subject-hand-in = handing in
subject-relook = looking a slip up again
subject-overruling = overruling a verdict
subject-late-fix = a verdict mended afterwards
subject-adopt-list = adopting { $list }
subject-drop-list = dropping { $list }
subject-offence = offence
subject-procedure = procedure
subject-sanction = sanction
subject-judge-claim = claim { $claim }

## What holds of every command

refused-general-journal-stopped = { $why }
    .instead = nothing was decided; repair it, then try again
refused-general-before-the-last = { $at } is before the last event of the journal, { $last }
    .instead = give commands in the order of their time
refused-general-no-event = no event is open
    .instead = begin with the command open_event
refused-general-other-ruleset = the ruleset loaded here is not the one this event was opened with
    .instead = start the console with the files that the event was opened with
refused-general-other-lists = the set of word lists loaded here is not the one this event was opened with
    .instead = start the console with the files that the event was opened with
refused-general-not-their-office = { $what }: this is for { $offices }, not for { $role }
    .instead = let { $offices } do it
    .short = only { $offices }
refused-general-for-officials = { $role }: this is not for them to do, but for { $offices }
    .instead = let { $offices } do it
refused-general-for-clocks = { $role }: only a clock, or the console on its behalf, says this
    .instead = what was done by hand is settled
refused-general-not-in-phase = { $what }: at table { $table } { $now }
    .instead = it is for when { $wants }
    .short = only { $wants_short }
refused-general-no-table = there is no table { $table }
    .instead = use a table of this round's pairing
refused-general-no-game = no game is played at table { $table } in round { $round }
    .instead = start the round first
refused-general-no-slip = there is no slip { $slip }
    .instead = choose one from the queue
refused-general-unheard = this regulation knows no { $what } “{ $id }”
    .instead = { $known ->
        [none] the ruleset { $ruleset } knows none
       *[other] choose one of: { $known }
    }
refused-general-not-asked = nothing is asked about “{ $fact }”
    .instead = { $asked ->
        [none] nothing is asked here: leave it out
       *[other] asked for: { $asked }
    }
refused-general-out-of-range = { $text } ({ $fact }): { $value } is not from { $from } to { $to }
    .instead = compare it with the table
refused-general-not-answered = “{ $text }” is not answered ({ $fact })
    .instead = say: { $text }
refused-general-not-known = { $fact } is not known
    .instead = give it with the facts
refused-general-divides-by-zero = it divides by zero
    .instead = give it with the facts
refused-general-condition = { $otherwise ->
        [none] the regulation's condition does not hold
       *[other] { $otherwise }
    }
    .instead = it needs: { $needs }{ $names ->
        [none] { "" }
       *[other] , where { $names }
    }
    .short = { $otherwise ->
        [none] { $needs }
       *[other] { $otherwise }
    }
refused-general-no-reason = { $what }: no reason is given
    .instead = write why

## The event itself: its law, lists, players, clocks

refused-setup-law-not-loaded = { $what }
    .instead = { $help }
refused-setup-open-already = this journal already holds the event “{ $name }”
    .instead = use another file for another event
refused-setup-ruleset-not-loaded = the event wants the ruleset { $wanted }, this console has loaded { $loaded }
    .instead = start the console with --ruleset and the id that the event names
refused-setup-tiles-not-loaded = the event wants the tile set { $wanted }, this console has loaded { $loaded }
    .instead = start the console with the tile set that the event names
refused-setup-reading-not-loaded = the event reads { $question } as { $reading }, the ruleset loaded here does not
    .instead = start the console with the readings that the event names
refused-setup-tiles-not-offered = the regulation does not offer the tile set { $wanted }
    .instead = choose one of: { $offered }
refused-setup-budget-not-offered = the regulation does not offer the time budget { $wanted }
    .instead = choose one of: { $offered }
refused-setup-systems-not-chosen = this regulation does not let the organiser choose who looks words up
    .instead = { $known ->
        [none] leave it out
       *[other] leave it out; these serve: { $known }
    }
refused-setup-no-such-system = the regulation knows no system “{ $system }”
    .instead = choose from: { $known }
refused-setup-system-twice = the system { $system } is named twice
    .instead = name each once
refused-setup-no-such-zone = no hall is { $minutes } minutes ahead of universal time
    .instead = give the minutes, such as 60 for Central European Time
refused-setup-player-without-name = a player has no name
    .instead = give every player a name
refused-setup-player-twice = { $player } is entered twice
    .instead = tell players of the same name apart by a first name or a number
refused-setup-no-such-profile = there is no clock profile “{ $profile }”
    .instead = choose one of: { $known }
refused-setup-number-and-profile = the profile “{ $profile }” and the clock number do not go together
    .instead = a clock with a radio has a number, the profile none has not
refused-setup-clock-elsewhere = clock { $clock } stands on table { $table }
    .instead = fit table { $table } with another clock first
refused-setup-lists-fixed = { $what }: the word lists are fixed since { $since }
    .instead = a word that no list decides goes to the referee; their ruling is remembered
    .short = the word lists are fixed
refused-setup-list-not-installed = the list { $list } is not installed
    .instead = { refused-setup-nothing-playable.instead }
refused-setup-list-of-other-language = { $list } is in the language { $language }, this event plays in { $event }
    .instead = { refused-setup-nothing-playable.instead }
refused-setup-nothing-playable = { $list } has no words that could be played
    .instead = { $there ->
        [none] no list of this language is installed; the lists come with the event when it is made
       *[other] these are there: { $there }
    }
refused-setup-adopted-already = { $list } is adopted already
    .instead = drop it first to adopt it otherwise
refused-setup-nothing-left-to-decide = every length that { $list } speaks of is decided without it
    .instead = drop the list that decides them alone, where the organiser adopted it
    .short = decided without it
refused-setup-other-lengths = { $list } speaks of words of { $shortest } to { $longest } tiles, not of { $from } to { $to }
    .instead = name lengths from { $shortest } to { $longest }
refused-setup-decided-alone = { $other } decides alone from { $from } to { $to } tiles: { $list } would never be asked there
    .instead = name other lengths, or drop the other list first
refused-setup-decided-by-regulation = by the regulation { $list } decides words of some of these lengths already
    .instead = name other lengths
refused-setup-not-adopted = the list { $list } is not adopted
    .instead = { $adopted ->
        [none] none is adopted
       *[other] adopted are: { $adopted }
    }

## A round: pairings, presence, the signal, lost turns

refused-round-last-round-over = round { $round } was started as the last one
    .instead = results can still be corrected as far as the regulation lets them

## A word challenge

refused-slip-no-challenge = this regulation knows no word challenge at a table
refused-slip-no-hold = this regulation knows no reservation
    .instead = the opponent may say “{ $phrase }”
refused-slip-not-begun = the game at table { $table } has not begun: no word is challenged
    .instead = wait for the signal
    .short = only once the game has begun
refused-slip-handed-in = the game at table { $table } is handed in: no word is challenged
    .instead = what is handed in stands
    .short = not once it is handed in
refused-slip-undecided = slip { $slip } of table { $table } is not decided yet
    .instead = decide slip { $slip } first, or add the word to it
    .short = slip { $slip } is not decided yet
refused-slip-own-time-over = “{ $phrase }” came after the window had closed: { $mark }
    .instead = the play stands; the game goes on
    .short = { $mark }
refused-slip-before-the-press = the challenge came { $early_ms } ms before the press
    .instead = give the time since the press, or leave it out
refused-slip-challenged-before = this play was challenged on slip { $slip }; it cannot be challenged again
refused-slip-too-late = { $since ->
        [none] “{ $phrase }” came more than { $limit_tenths } s { $announced ->
            [yes] after the move was announced
           *[no] after the press
        }
       *[other] “{ $phrase }” came { $since_tenths } s { $announced ->
            [yes] after the move was announced
           *[no] after the press
        }; the window is { $limit_tenths } s
    }
    .instead = the play stands; the game goes on
refused-slip-closed = “{ $phrase }” came after the window had closed: { $mark }
    .instead = the play stands; the game goes on
refused-slip-claimed = slip { $slip } is being worked on at { $station }
    .instead = take another one, or take it over if that station has gone
refused-slip-not-decided = slip { $slip } is not decided yet
    .instead = decide it first
refused-slip-with-office = slip { $slip } is with { $office }
    .instead = { $office } rules on it
refused-slip-decided = slip { $slip } is decided
    .instead = announce it
refused-slip-announced = slip { $slip } is decided and announced
    .instead = the verdict stands
refused-slip-withdrawn = slip { $slip } was taken back
    .instead = raise a new one
refused-slip-no-words = slip { $slip } has no words
    .instead = write the challenged word first
refused-slip-nothing-written = { refused-slip-no-words }
    .instead = { refused-slip-no-words.instead }
refused-slip-too-many-words = { $words } words on one slip; the regulation allows { $most }
    .instead = judge them one after another, each on a slip of its own
refused-slip-written-twice = { $word } is written twice
    .instead = write each challenged word once
refused-slip-no-letters = no letters: type the challenged word
    .instead = compare the word with the slip and with the board
refused-slip-single-letter = { $letter } is a single letter: a word has at least two, type the whole word
    .instead = compare the word with the slip and with the board
refused-slip-several-words = { $words } words in one field: type each challenged word on its own, without spaces
    .instead = compare the word with the slip and with the board
refused-slip-not-a-letter = { $typed } at place { $position } is not a letter of the { $alphabet } alphabet: { $meant ->
        [none] check the slip and type it again
       *[other] type { $meant } as one letter
    }
    .instead = compare the word with the slip and with the board
refused-slip-look-alike = { $typed } at place { $position } is a { $script } letter that only looks like { $meant }: change the keyboard layout and type { $meant } again
    .instead = compare the word with the slip and with the board
refused-slip-too-many-tiles = { $tiles } tiles: the board holds { $longest }, check the spelling
    .instead = compare the word with the slip and with the board
refused-slip-too-few-tiles = { $word } has { $tiles } tiles; a challenge needs { $least }
refused-slip-unreadable-word = { $word } cannot be played with these tiles
    .instead = write the word again
refused-slip-spelling-not-confirmed = the spelling on slip { $slip } is not confirmed
    .instead = let the opponent compare it with the board and confirm
refused-slip-looked-up-by-others = a word of { $tiles } tiles is not for { $role } to look up
    .instead = here it is looked up with { $systems }
refused-slip-ruling-awaited = slip { $slip } is with { $office }
    .instead = { $office } rules on it
refused-slip-only-for-blank-conflict = slip { $slip } can be taken back only because a blank conflict changed the word
    .instead = say so if it did; otherwise it is judged
refused-slip-handed-over = slip { $slip } was handed over and is irrevocable
    .instead = it is judged
refused-slip-never-taken-back = slip { $slip } cannot be taken back
    .instead = it is judged
refused-slip-no-self-acceptance = players do not settle a challenge among themselves here
    .instead = judge the words
refused-slip-ruling-of-another = { $office } decides what the lists do not, not { $role }
    .instead = let { $office } rule on slip { $slip }
refused-slip-ruled-twice = { $word } is ruled on twice
    .instead = rule once on every open word
refused-slip-not-ruled-on = { $word } is not ruled on
    .instead = rule on every open word
refused-slip-not-open = { $word } is not open on slip { $slip }
    .instead = rule only on words that no list decides
refused-slip-no-reasons = the ruling on slip { $slip } has no reasons
    .instead = write why, and from which source
refused-slip-no-source = the ruling on slip { $slip } allows a word and names no source
    .instead = name the source that supports the word
refused-slip-contradicts-ruling = { $word } was ruled { $valid ->
        [yes] valid
       *[no] invalid
    } on slip { $before }: { $reasons }
    .instead = { $several ->
        [yes] rule the same, or name { $word } in the reasons and say why
       *[no] rule the same, or write why it is ruled otherwise now
    }
refused-slip-game-over = the game of slip { $slip } is over
    .instead = a verdict is changed only while its game is played; some regulations mend it afterwards
    .short = only while the game is played
refused-slip-never-looked-up-again = slip { $slip } is not looked up again: a look-up is not repeated here
    .instead = the verdict stands
refused-slip-not-once-announced = slip { $slip } is not looked up again: the verdict has been announced
    .instead = the verdict stands
    .short = the verdict has been announced
refused-slip-not-once-scored = slip { $slip } is not looked up again: both have counted the points and accepted the score
    .instead = the verdict stands
refused-slip-never-overruled = nobody changes the verdict on slip { $slip }
    .instead = the verdict stands
refused-slip-own-verdict = { $role } decided slip { $slip } themselves
    .instead = nobody changes a verdict of their own
    .short = nobody changes a verdict of their own
refused-slip-no-late-fix = this regulation mends no verdict afterwards
    .instead = the verdict stands
refused-slip-game-not-over = the game of slip { $slip } is not over
    .instead = during the game the verdict stands; claim it afterwards
    .short = only after the game
refused-slip-only-the-same-day = { $day ->
        [none] a verdict is mended only on the day that it was given
       *[other] the verdict was given on { $day }, and only on the same day it is mended
    }
    .instead = the verdict stands
    .short = only on the same day
refused-slip-no-verdict = there is no verdict on slip { $slip }
    .instead = the mover admitted it, so there is no verdict to mend
refused-slip-no-verdict-on = there is no verdict on “{ $word }” on slip { $slip }
    .instead = choose one of: { $verdicts }
refused-slip-play-mended = the play on slip { $slip } was mended already
    .instead = it is mended once
    .short = mended already
refused-slip-words-mended = every word on slip { $slip } was mended already
    .instead = it is mended once
    .short = mended already
refused-slip-word-mended = the word { $word } on slip { $slip } was mended already
    .instead = it is mended once
refused-slip-not-agreed = { $office } has not agreed
    .instead = say that they agree, once they have
refused-slip-nobody-demands = nobody has demanded it
    .instead = say which player does: a or b
refused-slip-for-another-to-claim = { $accepted ->
        [yes] a word that was wrongly accepted
       *[no] a word that was wrongly rejected
    } is for { $player } to claim
    .instead = let { $player } demand it
refused-slip-impossible-points = { $points } points for a move
    .instead = say what the move counted, or would have: from 0 to { $most }

## Powers over clocks, and orders

refused-clock-no-order = there is no order { $op }
    .instead = choose one from the list
refused-clock-on-no-table = clock { $clock } stands on no table
    .instead = fit a table with it first
refused-clock-on-another-table = clock { $clock } does not stand on table { $table }
    .instead = fit the table with the clock first
refused-clock-order-confirmed = order { $op } is on the clock
    .instead = nothing is left to do
refused-clock-order-settled = order { $op } was done by hand
    .instead = nothing is left to do
refused-clock-order-under-way = order { $op } is on its way to the clock
    .instead = wait until the clock has answered or all tries are spent
refused-clock-no-such-power = this regulation grants a console no power to { $power }
    .instead = { $granted ->
        [none] nothing but display
       *[other] granted: { $granted }
    }
refused-clock-power-of-another = { $office } may { $power }, not { $role }
    .instead = let { $office } order it
    .short = only { $office }
refused-clock-only-by-procedure = the power to { $power } depends on what is asked first, and is not ordered by itself
    .instead = begin one of the procedures: { $procedures }
refused-clock-used-up = this game has had its { $most } already: { $power }
    .short = already { $most } × in this game
refused-clock-game-handed-in = the game at table { $table } is handed in: its clock counts no more
    .instead = the next round begins with clocks set anew
    .short = not once it is handed in
refused-clock-no-side-named = no side was named
    .instead = say whose clock: a or b
refused-clock-no-time-named = no time was named
    .instead = say how many milliseconds
refused-clock-no-time-to-add = that is no time to add or take
    .instead = it is more than nothing and at most an hour
refused-clock-no-tables-clock = the hall's countdown is not a table's clock
    .instead = use the hall's countdown
refused-clock-no-clock-for-absent = no clock is started for the absent here
    .instead = lateness is counted without it
refused-clock-not-absent = { $player } is not noted as absent
    .instead = note first that they are not there
    .short = nobody is noted as absent
refused-clock-nobody-absent = nobody at table { $table } is noted as absent
    .instead = note first who is not there
    .short = nobody is noted as absent
refused-clock-runs-already = the clock of { $player } was ordered to start at { $at }
    .instead = note when they come
refused-clock-runs-for-the-other = the clock runs for { $other } already, who is late too
    .instead = what { $player } loses meanwhile is taken when they come
refused-clock-too-early-for-absent = { $player } is { $late } late, and their clock is started after { $after }
    .instead = start it in { $left_face }
    .short = too early: in { $left_up }
refused-clock-no-countdown = there is no single countdown for the hall here
    .instead = the tables have clocks of their own
refused-clock-countdown-not-running = the hall's countdown does not run
    .instead = it is started without an amount
refused-clock-countdown-fixed = the countdown is { $budget } in this event
    .instead = leave the amount out to start it, say 0 to stop it
refused-clock-countdown-running = the hall's countdown runs, { $left_face } are left
    .instead = stop it first, or let it run out
refused-clock-no-signal = { $what }: the signal to start has not been given
    .instead = lateness is counted from it; give the signal first
    .short = only after the signal

## Claims, sanctions, duties

refused-conduct-no-duty = there is no duty { $duty }
    .instead = choose one from the list

## Guided procedures

refused-procedure-no-run = there is no procedure with the number { $run }
    .instead = choose one from the list

## Results and awards

refused-result-not-signed = the sheets are not signed by both
    .instead = let both sign, then hand them in
