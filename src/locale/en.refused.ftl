### Why something may not be done. A message is what was wrong; its attribute `instead` what to do; `short` the same in
### the fewest words, for the line of a menu. A length of time comes as $name (7:05), $name_face (07:05, as on a
### clock) and $name_tenths (425.0 seconds). What is left out comes as “none”.

refused-silent = { $what } (the regulation is silent; this is the console's rule)
the-office = the { $office }
or = { " or " }
comma-or = { ", or " }

speaker-opponent = the opponent
speaker-player = the player themselves
speaker-referee = a referee

closure-together = what both wrote is corrected together
closure-never = a result is not corrected
closure-signed = the result is signed
closure-handed-in = the result is handed in
closure-paired = round { $round } has been paired
closure-last-round = { $grace } after the end of the last round are over

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
subject-end = end of a game
subject-award = award
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
refused-general-condition-by-answers = { refused-general-condition }
    .instead = { refused-general-condition.instead }
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
refused-round-not-next-round = round { $round } cannot start after round { $before }
    .instead = start round { $next }
refused-round-too-soon-after = { $gone } have gone since the last game of round { $before }
    .instead = start round { $next } in { $left_face }
refused-round-not-over = not everything before round { $next } is finished: { $left }{ $more ->
        [0] { "" }
       *[other] ; and { $more } more
    }
    .instead = decide it, enter the results, do the duties; or start the round anyway and say why
refused-round-no-supervision = table { $table }: this regulation knows no tables under permanent supervision
    .instead = leave them out
refused-round-nobody-supervised = nobody plays at table { $table }, which is to be supervised
    .instead = name tables of this round's pairing
refused-round-no-time-for-round = a round takes some time
    .instead = say how many milliseconds, or leave it out for { $usual }
refused-round-round-not-limited = this regulation limits no round
    .instead = leave the round's time out
refused-round-table-twice = table { $table } is paired twice
    .instead = give every game a table of its own
refused-round-no-such-table = there is no table { $table }
    .instead = use a table of the event, or fit it first, with or without a clock
refused-round-not-entered = { $table ->
        [none] { $bye ->
            [yes] { $player } without an opponent is not entered
           *[no] { $player } who misses the round is not entered
        }
       *[other] { $player } at table { $table } is not entered
    }
    .instead = enter the player first, spelt the same
refused-round-player-twice = { $player } is paired twice in round { $round }
    .instead = a player plays one game a round
refused-round-player-excluded = { $player } was excluded from { $from ->
        [event] the event
       *[round] this round
    } in round { $round } ({ $why })
    .instead = pair the others
refused-round-no-opponent = { $player } has no opponent at table { $table }
    .instead = two players play a game here; whoever has no opponent has a bye
refused-round-drawn-later = the pairing cannot have been drawn at { $at }: it is { $now }
    .instead = say when it was published, or leave it out for now
refused-round-no-lateness = this regulation counts no lateness
    .instead = leave out what it is counted from
refused-round-no-such-base = the regulation does not count lateness from there
    .instead = choose one of: { $bases }
refused-round-nothing-for-them = this regulation says nothing of what { $players } { $bye ->
        [yes] gets without an opponent
       *[no] gets for a round that they missed
    }
    .instead = { $bye ->
        [yes] pair everybody, or leave out who does not play
       *[no] leave them out: whoever does not play gets nothing
    }
refused-round-no-signal-here = games do not begin together on a signal here
    .instead = each begins as soon as its players are ready
refused-round-nothing-to-start = there is no game to start
    .instead = start the round with its pairings first
refused-round-signal-given = the signal for round { $round } was given already
    .instead = it is given once a round
refused-round-nobody-paired = nobody was paired at side { $side } of table { $table }
    .instead = name the other side
refused-round-absent-already = { $player } is noted as absent already
    .instead = note when they come
    .short = noted as absent already
refused-round-came-late = { $player } was late and has come
    .instead = their lateness is over; leaving the table is another matter
    .short = they were late and have come
refused-round-not-missed = { $player } is not noted as absent
    .instead = whoever is there needs no note
refused-round-owes-no-turn = { $player } owes no turn
    .instead = they may play, exchange or pass as they like
refused-round-no-playoff = this regulation knows no playoff, so no move is circled
    .instead = the game is played to its end
refused-round-no-move-zero = no move has the number 0
    .instead = say the number of the move in progress, as both have circled it
refused-round-circled-already = move { $number } is circled already; the last one is { $last }
    .instead = where the players disagree, the referee decides
refused-round-round-runs = { $gone } of the round's { $limit } have gone
    .instead = a move is circled in { $left_face }
    .short = too early: in { $left_up }
refused-round-was-not-absent = { $player } was not noted as absent
    .instead = note that they are not there; lateness counts all the same from its base
    .short = nobody is noted as absent
refused-round-clock-not-started = the clock of { $player } was not started, and it is on their clock that it counts
    .instead = start their clock first
    .short = their clock was not started
refused-round-came-in-time = { $player } came { $late } late; lost is what is later than { $limit }
    .instead = the game is played with the time that is left
    .short = they came in time
refused-round-not-late-enough = { $exactly ->
        [yes] { $player } is { $late } late, and { $limit } loses the game
       *[no] { $player } is { $late } late, and only more than { $limit } loses the game
    }
    .instead = { $left_face ->
        [00:00] exactly { $limit } is still in time
       *[other] it is lost in { $left_face } if they do not come before
    }
    .short = too early: in { $left_up }

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
refused-conduct-no-claim = there is no claim { $claim }
    .instead = choose one from the list
refused-conduct-claim-decided = claim { $claim } is decided
    .instead = the decision stands
refused-conduct-nobody-at-side = nobody sits at side { $side } of table { $table }
    .instead = say whom it is about: a or b
refused-conduct-not-their-claim = { $name }: it is not for { $claimant } to speak up
    .instead = this is for { $may }
    .short = only { $may }
refused-conduct-other-time-runs = { $name }: the time of { $runs } runs; it is said in { $own ->
        [yes] one's own time
       *[no] the opponent's time
    }
    .instead = whoever speaks up waits until { $own ->
        [yes] their own time
       *[no] their opponent's time
    } runs
refused-conduct-not-seen = { $name }: it is only for when this was seen: { $mark }
    .instead = say so if it was seen
refused-conduct-before-press = the claim came { $ms } ms before the press
    .instead = give the time since the press, or leave it out
refused-conduct-late-after-press = { $since ->
        [none] { $name } came more than { $limit_tenths } s after the press
       *[other] { $name } came { $since_tenths } s after the press; it is said within { $limit_tenths } s
    }
    .instead = what was done stands; the game goes on
refused-conduct-late-by-sight = { $name } comes too late: { $mark }
    .instead = what was done stands; the game goes on
refused-conduct-same-claim = { $name }: claim { $claim } of table { $table } says the same
    .instead = decide claim { $claim }
    .short = claim { $claim } is not decided yet
refused-conduct-other-claim = claim { $claim } of table { $table } is not decided yet
    .instead = decide claim { $claim } first
    .short = claim { $claim } is not decided yet
refused-conduct-admission-settles-nothing = { $name }: an admission does not settle it
    .instead = let { $decides } decide it
refused-conduct-outcome-not-said = claim { $claim }: a person decides whether it is so
    .instead = say the outcome: proven, unfounded or neither; and why
refused-conduct-otherwise-by-numbers = { $name }: { $outcome ->
        [proven] it is proven
        [unfounded] it is unfounded
       *[neither] it is neither proven nor unfounded
    } by the numbers ({ $numbers })
    .instead = leave the outcome out, or compare the numbers with the table
    .short = not by the numbers
refused-conduct-against-numbers = { refused-conduct-otherwise-by-numbers }
    .instead = { refused-conduct-otherwise-by-numbers.instead }
refused-conduct-not-entered = { $player } is not entered
    .instead = choose a player of the event, spelt the same
refused-conduct-plays-no-more = { $player } is excluded since round { $round } ({ $why })
    .instead = nothing more can be imposed on who plays on no more
    .short = already excluded
refused-conduct-has-no-game = { $name }: { $player } plays no game in round { $round }
    .instead = it is for a player who has a game
    .short = only for who has a game
refused-conduct-follows-for-nobody = what follows is about a player, and nobody sits there
    .instead = it needs a game with both players, and whom it is about
refused-conduct-follows-in-game = { $player } plays no game now, and what follows counts in a game
    .instead = wait until the game is paired, or choose what needs no game
    .short = only for who has a game
refused-conduct-ruleset-lacks = the ruleset names the { $what } “{ $id }”, which it does not have
    .instead = mend the ruleset
refused-conduct-endless-counters = the counters of this ruleset lead to each other without end at “{ $threshold }”
    .instead = mend the ruleset's thresholds

## Guided procedures

refused-procedure-no-run = there is no procedure with the number { $run }
    .instead = choose one from the list
refused-procedure-no-side-named = { $name }: it is about one of the players
    .instead = say which side: a or b
refused-procedure-nobody-there = { $name }: nobody sits there
    .instead = say which side: a or b
refused-procedure-about-neither = { $name }: it is about neither player alone
    .instead = leave the side out
refused-procedure-under-way = { $name } is under way at table { $table }
    .instead = do its next step, or drop it (number { $run })
    .short = procedure { $run } is not over yet
refused-procedure-over = the procedure with the number { $run } is over
    .instead = begin it anew where it is needed again
refused-procedure-not-next = { $has ->
        [yes] { $name }: step { $step } is not next
       *[no] { $name }: there is no step { $step } here
    }
    .instead = next is step { $next }: { $text }

## Results and awards

refused-result-not-signed = the sheets are not signed by both
    .instead = let both sign, then hand them in
refused-result-has-result = the game at table { $table } has its result
    .instead = correct it if it is wrong, as far as the regulation lets you
    .short = it has its result
refused-result-slip-open = slip { $slip } of table { $table } is not decided
    .instead = decide it first
    .short = slip { $slip } is not decided yet
refused-result-claim-open = claim { $claim } at table { $table } ({ $offence }) is not decided
    .instead = decide it first
    .short = claim { $claim } is not decided yet
refused-result-run-open = the procedure { $run } at table { $table } ({ $name }) is not over
    .instead = finish its steps, or break it off and say why
    .short = procedure { $run } is not over yet
refused-result-no-such-sheet = { $score } points for { $side }
    .instead = write the sum on the sheet, from -{ $most } to { $most }
refused-result-no-such-rack = { $rack } points on the rack of { $side }
    .instead = write what the tiles left are worth, from 0 to { $most }
refused-result-no-such-overtime = { $over } milliseconds of overtime for { $side }
    .instead = write it in milliseconds, 0 for none
refused-result-no-such-best = the highest play of { $side }
    .instead = write what it counted, from 0 to { $most }
refused-result-no-such-score = { $score } points
    .instead = write the final score, from -{ $most } to { $most }
refused-result-no-last-mover = it was not said who moved last
    .instead = say which side, a or b
refused-result-nobody-out = it was not said who went out
    .instead = say which side, a or b: the tiles left on the other rack are credited to it
refused-result-out-with-tiles = whoever went out has no tiles left
    .instead = compare the racks, and who went out
refused-result-counts-no-tiles = the console counts no tiles left at this end
    .instead = enter the final sums as the players have worked them out, and no racks
refused-result-overtime-is-overtime = this regulation asks not when overtime arose
    .instead = enter what the clock shows
refused-result-too-much-overtime = { $player } is { $over } over, { $beyond } too much: more than { $most } ends the game
    .instead = { $awards ->
        [none] the game goes to the opponent
       *[other] award the game against them: { $awards }
    }{ $free ->
        [yes] ; overtime that arose after the end is none
       *[no] { "" }
    }
refused-result-no-result-yet = the game at table { $table } has no result yet
    .instead = enter how it ended
    .short = it has no result yet
refused-result-no-game-played = no game was played at table { $table } in round { $round }
    .instead = name the round and the table of the game
refused-result-stands = { $why }
    .instead = the result stands
refused-result-both-must-agree = { $why }
    .instead = it is corrected where both players ask for it: say that they agree
refused-result-already-awarded = { $name }: the game at table { $table } was awarded already ({ $how })
    .instead = correct the result if that was wrong
    .short = awarded already
refused-result-earlier-game = { $name }: the game at table { $table } of round { $round } is over
    .instead = this is awarded before, or never; correct the result as far as the regulation lets you
refused-result-handed-in-stands = { $name }: the result of table { $table } is handed in
    .instead = what is handed in stands
    .short = the result is handed in
refused-result-no-loser-named = { $name }: it was not said who loses
    .instead = name the side: a or b
refused-result-no-loser-there = { $name }: nobody was paired at side { $side }
    .instead = name the other side
refused-result-no-side-loses = { $both ->
        [yes] { $name } goes against both
       *[no] { $name } goes against nobody
    }
    .instead = name no side
refused-result-neither-came = neither player came in time
    .instead = award it against both: { $award }
    .short = neither player came in time
refused-result-round-time-not-begun = the round's time has not begun to run
    .instead = give the signal to start first
    .short = only after the signal
refused-result-round-time-runs = { $gone } of the round's { $limit } have gone
    .instead = { $left_face ->
        [00:00] exactly { $limit } is still in time
       *[other] it is over in { $left_face }
    }
    .short = too early: in { $left_up }
