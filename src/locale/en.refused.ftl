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

## A round: pairings, presence, the signal, lost turns

refused-round-last-round-over = round { $round } was started as the last one
    .instead = results can still be corrected as far as the regulation lets them

## A word challenge

refused-slip-undecided = slip { $slip } of table { $table } is not decided yet
    .instead = decide slip { $slip } first, or add the word to it
    .short = slip { $slip } is not decided yet

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
