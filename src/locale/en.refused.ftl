### Why something may not be done. A message is what was wrong; its attribute `instead` what to do; `short` the same in
### the fewest words, for the line of a menu. A length of time comes as $name (7:05), $name_words (7 min 5 s),
### clock), $name_tenths (425.0 seconds) and $name_any (whether it is more than nothing). What is left out comes as “none”.

refused-silent = { $what } (the regulation is silent; this is the console's rule)
the-office = the { $office }
or = { " or " }
comma-or = { ", or " }

late-base-pairing = the publication of the pairing (pairing)
late-base-play-start = the signal to start (play_start)
speaker-opponent = the opponent
speaker-player = the player themselves
speaker-referee = a referee

closure-together = what both wrote is corrected only where both agree
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

# What had been seen at the table when it was said.
seen-opponent-recorded = the opponent had written the score
seen-both-recorded = both players had written score and total
seen-sum-begun = the opponent had begun to write the running total
seen-first-tile-racked = the mover had racked the first tile
seen-approved = the opponent had approved the play
seen-bag-empty = the bag is empty
seen-own-limit-over = the challenger's own time was over
seen-next-round-begun = the next round had begun
seen-last-play = the play was the last of the game
seen-score-recorded = the score was recorded
seen-tiles-drawn = the mover had drawn
seen-clock-pressed = the mover had pressed the clock
seen-further-move = a further move had been made
seen-signed = the score sheets were signed
seen-tiles-cleared = the tiles were cleared off the board
seen-play-upheld = a challenge of the same play was upheld
seen-exchange-upheld = a challenge of the same exchange was upheld
seen-reacted = the opponent had reacted

subject-absence = an absence
subject-arrival = an arrival
subject-absent-clock = the clock of an absent player
subject-forced-pass = a forced pass
subject-circled-move = the circled move
subject-start-signal = the signal to start
subject-signal = a signal
subject-redated-pairing = putting right when the pairing was published
subject-redated-signal = putting right when the signal was given
subject-redated-clock = putting right since when the clock of an absent player runs
subject-result = a result
subject-correction = a correction
subject-hand-in = handing in
subject-relook = looking a slip up again
subject-take-back = taking something back
subject-overruling = overruling a verdict
subject-late-fix = a verdict mended afterwards
subject-constants = the federation's numbers
subject-zone = changing the time zone
subject-time = correcting the time that counts
subject-adopt-list = adopting { $list }
subject-drop-list = dropping { $list }
subject-offence = offence
subject-procedure = procedure
subject-unpairing = a dissolved pairing
subject-sanction = sanction
subject-end = end of a game
subject-award = award
subject-duplicate = leading a duplicate game
subject-annulment = annulling a move
subject-word-ruling = a ruling on a word
subject-judge-claim = claim { $claim }

## What holds of every command

refused-general-journal-stopped = { $why }
    .instead = nothing was decided; repair it, then try again
refused-general-before-the-last = { $at } is before the last event of the journal, { $last }
    .instead = give commands in the order of their time
refused-general-not-now = { $at } is not now: the time that counts is { $now }
    .instead = give the time that it is; where a record of another day is played, say --replay
refused-general-no-event = no event is open
    .instead = begin with the command open_event
refused-general-other-ruleset = the ruleset loaded here is not the one this event was opened with
    .instead = start the console with the files that the event was opened with
refused-general-other-tiles = the letters and tiles loaded here are not those this event was opened with
    .instead = bring the event's own lexicons/tiles.toml back from a copy
refused-general-other-lists = the set of word lists loaded here is not the one this event was opened with
    .instead = start the console with the files that the event was opened with
refused-general-not-their-office = { $what }: this is for { $offices }, not for { $role }
    .instead = let { $offices } do it
    .short = only { $offices }
refused-general-for-officials = { $role_name }: this is not for them to do, but for { $offices }
    .instead = let { $offices } do it
refused-general-for-clocks = { $role_name }: only a clock, or the console on its behalf, says this
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
refused-general-not-answered = “{ $text }” is not answered
    .instead = answer it first
refused-general-not-known = { $fact } is not known
    .instead = give it with the facts
refused-general-divides-by-zero = it divides by zero
    .instead = give it with the facts
condition-yes = the answer yes to “{ $text }”
condition-no = the answer no to “{ $text }”
condition-and = and
condition-or = or
condition-not = not
condition-asked = “{ $text }”
refused-general-condition = { $otherwise ->
        [none] the regulation's condition does not hold
       *[other] { $otherwise }
    }
    .instead = it needs: { $needs }
    .short = { $otherwise ->
        [none] { $needs }
       *[other] { $otherwise }
    }
refused-general-condition-by-answers = { refused-general-condition }
    .instead = { $otherwise ->
        [none] { refused-general-condition.instead }
       *[other] { "" }
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
refused-setup-budget-out-of-range = the regulation does not offer the time budget { $wanted }
    .instead = choose any from { $from } to { $to }; usual: { $offered }
refused-setup-systems-not-chosen = this regulation does not let the organiser choose who looks words up
    .instead = { $known ->
        [none] leave it out
       *[other] leave it out; these serve: { $known }
    }
refused-setup-no-such-system = the regulation knows no system “{ $system }”
    .instead = choose from: { $known }
refused-setup-system-twice = the system { $system } is named twice
    .instead = name each once
refused-setup-systems-read-otherwise = { $systems } looks words up as { $question } is read “{ $wanted }”, and here it is read “{ $reading }”
    .instead = choose that reading: { $question }={ $wanted }
refused-setup-no-such-zone = there is no time zone “{ $zone }”
    .instead = { $near ->
        [none] write its name, such as Europe/Bratislava, or an offset, such as +01:00
       *[other] { $near } is the nearest name
    }
refused-setup-same-zone = times are shown in the zone { $zone } already
refused-setup-not-off-by-that = no console's clock is off by { $by }
    .instead = the last that was noted: { $ahead } ahead of the time that counts
refused-setup-player-without-name = a player has no name
    .instead = give every player a name
refused-setup-player-twice = { $player } is entered twice
    .instead = tell players of the same name apart by a first name or a number
refused-setup-not-entered = { $player } is not entered
    .instead = write the name as it was entered; whoever is new is entered first
refused-setup-took-part = { $player } has a game, a missed round or a sanction here, and stays in the event
    .instead = whoever leaves is withdrawn or excluded; an entry is put right where the next round is typed (F3, F6, Ctrl-N: = { $player }), or by amend_entry in ephor exec
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
refused-setup-no-such-order = this regulation has no order “{ $order }” whose formula has constants
    .instead = { $known ->
        [none] it has none
       *[other] it has: { $known }
    }
refused-setup-other-constants = the formula of { $order } has the constants { $constants }, each once
    .instead = give each of them, and no other
refused-setup-nothing-to-sign = there is no entry { $entry } in the journal to be signed, the last is { $last }
    .instead = sign what is there
refused-setup-officials-sign = { $role_name }: only officials sign the journal
    .instead = sign in an office

## A round: pairings, presence, the signal, lost turns

refused-round-last-round-over = round { $round } is the last one
    .instead = results can still be corrected as far as the regulation lets them; if another one is to follow after all, say that first
refused-round-none-begun = no round has begun
    .instead = begin the first round
    .short = none begun
refused-round-not-next-round = round { $round } cannot start after round { $before }
    .instead = start round { $next }
refused-round-too-soon-after = { $gone } have gone since the last game of round { $before }
    .instead = start round { $next } in { $left_words }; or start it anyway and say why
refused-round-not-over = not everything before round { $next } is finished: { $left }{ $more ->
        [0] { "" }
       *[other] ; and { $more } more
    }
    .instead = decide it, enter the results, do the duties (F6); or start the round anyway and say why
refused-round-put-off-too-long = round 1 begins { $by_words } later than announced, and may be put off by { $most_words } at the most
    .instead = start it anyway and say why
refused-round-not-so-paired = round { $next } is not paired as the regulation wants it: { $left }{ $more ->
        [0] { "" }
       *[other] ; and { $more } more
    }
    .instead = put the pairing right; or start the round anyway and say why
refused-round-wrongly-paired = the regulation does not let them be paired so: { $wrong }
    .instead = put the pairing right; or, where an entry is out of date, that: = NAME where the round is typed, or amend_entry in ephor exec
refused-round-no-supervision = table { $table }: this regulation knows no tables under permanent supervision
    .instead = leave them out
refused-round-nobody-supervised = nobody plays at table { $table }, which is to be supervised
    .instead = name tables of this round's pairing
refused-round-no-time-for-round = a round takes some time
    .instead = say how many milliseconds, or leave it out for { $usual }
refused-round-round-not-limited = this regulation limits no round
    .instead = leave the round's time out
refused-round-round-time-fixed = every round lasts { $usual }
    .instead = leave the round's time out
refused-round-table-twice = table { $table } is paired twice
    .instead = give every game a table of its own
refused-round-no-such-table = there is no table { $table }
    .instead = use a table of the event, or add one more among the acts of the round (F3, F6)
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
refused-round-has-withdrawn = { $player } has withdrawn from the event; who plays again is noted as back first
refused-round-has-not-withdrawn = { $player } has not withdrawn
refused-round-not-lost-by-absence = the game of round { $round } at table { $table } was not lost because somebody was missing
    .instead = award it for that first, or correct its result
refused-round-nobody-stays = nobody is left who could withdraw
refused-round-nobody-withdrew = nobody has withdrawn
refused-round-withdraws-by-sanction = this regulation has a sanction for that, which says what follows: { $name }
refused-round-no-round-to-join = no round is being played that anybody could join
    .instead = start the next round with them
refused-round-nobody-joins = everybody plays the same letters at the same time: nobody joins once the round has begun
    .instead = let them sit down in the next game
refused-round-table-in-use = a game of this round is played at table { $table }
    .instead = name a free table
refused-round-played-there = at table { $table } something has happened already, or it is the only game of the round
    .instead = finish the game, award it, or correct its result
refused-round-has-game = { $player } has a game in this round, at table { $table }
    .instead = name somebody without a game
refused-round-has-bye = { $player } has got in this round already: { $name }
    .instead = take that back first, or pair the player
refused-round-everybody-plays = in round { $round } everybody has a game or a bye
    .instead = enter who has come first
refused-round-only-at-table = { $name } is for games that are played at a table
    .instead = award it at the table
refused-round-nobody-else = { $player } is the only one without a game
    .instead = enter the other player first
refused-round-no-opponent = { $player } has no opponent at table { $table }
    .instead = two players play a game here; whoever has no opponent has a bye
refused-round-drawn-later = the pairing cannot have been drawn at { $at }: it is { $now }
    .instead = say when it was published, or leave it out for now
refused-round-signal-begins = no moment begins the round here: the signal does
    .instead = leave begins_at out and give the signal
refused-round-begins-then = the round cannot begin at { $at }
    .instead = say when it begins: not before its pairing ({ $drawn }), and within a day
refused-round-long-ago = { $at } is more than a day ago
    .instead = say when it was, within a day
refused-round-redated-later = that would be { $at }, and it is { $now }
    .instead = say by how much it was earlier, as −0:05:00, or later
refused-round-signal-before-pairing = the signal would be at { $signal }, before the pairing at { $drawn }
    .instead = where both are wrong, put the other right first
refused-round-started-too-early = that would be { $at }, and the clock is started from { $due } on
refused-round-redated-by-nothing = put right by nothing, it stays as it is
    .instead = say by how much it was earlier, as −0:05:00, or later
refused-round-nothing-to-redate = no game is being played that { $what } would concern
    .instead = only what the games being played are counted from is put right
refused-round-no-lateness = this regulation counts no lateness
    .instead = leave out what it is counted from
refused-round-no-such-base = the regulation does not count lateness from there
    .instead = choose one of: { $bases }
refused-round-nothing-for-them = this regulation says nothing of what { $players } gets without an opponent
    .instead = pair everybody, or leave out who does not play
refused-round-no-signal-here = games do not begin together on a signal here
    .instead = each begins as soon as its players are ready
refused-round-nothing-to-start = there is no game to start
    .instead = start the round with its pairings first
refused-round-signal-given = the signal for round { $round } was given already
    .instead = it is given once a round
refused-round-signal-too-early = “{ $signal }” is not due yet
    .instead = it is due in { $left_words }; an open console gives it by itself
refused-round-signal-not-due = “{ $signal }” was given already, or nothing asks for it now
    .instead = an open console gives it by itself when it is due
refused-round-nobody-paired = nobody was paired at side { $side } of table { $table }
    .instead = name the other side
refused-round-absent-already = { $player } is noted as absent already
    .instead = note when they come
    .short = noted as absent already
refused-round-has-played = { $player } is playing: slip { $slip } is of this game
    .instead = a slip that was entered by mistake is withdrawn first
    .short = is playing: slip { $slip }
refused-round-was-at-table = { $player } is in the journal of this very game: { $what }
    .instead = look whether it is the other player who is missing; if it is so all the same, say so
    .sure = Is it so all the same?
refused-round-no-list-decides = no list decides any word of this event, and only before its first round can one be adopted: { $lists }
    .instead = adopt it at the console (`ephor open`, Ctrl-P: adopt); or begin without a list (`ephor round --no-list`)
    .sure = Does the event begin without a list?
refused-round-came-late = { $player } was late and has come
    .instead = their lateness is over; leaving the table is another matter
    .short = they were late and have come
refused-round-not-missed = { $player } is not noted as absent
    .instead = whoever is there needs no note
refused-round-start-in-doubt = nobody knows whether the clock was started for { $player } (order { $op })
    .instead = look at the clock first: if it ran, say that order { $op } is done; if not, take the order back; then note the arrival
    .short = look at the clock first
refused-round-owes-no-turn = { $player } owes no turn
    .instead = they may play, exchange or pass as they like
refused-round-no-playoff = this regulation knows no playoff, so no move is circled
    .instead = the game is played to its end
refused-round-no-move-zero = no move has the number 0
    .instead = say the number of the move in progress, as both have circled it
refused-round-circled-already = move { $number } is circled already; the last one is { $last }
    .instead = where the players disagree, the referee decides
refused-round-round-runs = { $gone } of the round's { $limit } have gone
    .instead = a move is circled in { $left_words }
    .short = too early: in { $left_up }
refused-round-was-not-absent = { $player } was not noted as absent
    .instead = note that they are not there; lateness counts all the same from its base
    .short = nobody is noted as absent: first “a player is not there”
refused-round-clock-not-started = nobody has said that the clock of { $player } runs, and it counts on that clock
    .instead = start their clock first; where that is ordered, say when it is done
    .short = their clock was not started
refused-round-still-absent = { $player } was noted as absent from table { $table }, and nobody has noted that they came
    .instead = who has come is noted as come; who was there all the time: take the absence back; who does not come is awarded against
    .short = they are noted as absent
refused-round-came-in-time = { $exactly ->
        [yes] { $player } came { $late } late; { $limit } late loses the game, and not less
       *[no] { $player } came { $late } late; only more than { $limit } loses the game
    }
    .instead = the game is played with the time that is left
    .short = they came in time
refused-round-came-too-late = { $limit_any ->
        [no] { $player } was not there when the game began, and has lost it by that
       *[yes] { $exactly ->
            [yes] { $player } came { $late } late; from { $limit } on the game is lost
           *[no] { $player } came { $late } late; what is later than { $limit } has lost the game
        }
    }
    .instead = the game is awarded, not played; where they were noted wrongly, award it and then correct the result
    .short = they came too late to play
refused-round-not-late-enough = { $exactly ->
        [yes] { $player } is { $late } late, and { $limit } loses the game
       *[no] { $player } is { $late } late, and only more than { $limit } loses the game
    }
    .instead = { $left_any ->
        [no] exactly { $limit } is still in time
       *[other] it is lost in { $left_words } if they do not come before
    }
    .short = too early: in { $left_up }
refused-round-never-begun = the game was never begun: { $name }
    .instead = look at the table number again
refused-round-no-seats-by-lot = seats are drawn by lot only where everybody sits alone
    .instead = name the pairing
refused-round-too-few-seats = { $players } players and { $tables } tables
    .instead = fit more tables, or name who misses the round
refused-round-other-seats = the lot gives other seats
    .instead = leave the pairing out, or the lot

## A word challenge

refused-slip-in-time = the challenge at table { $table } is in time: nothing is refused
refused-slip-no-challenge = this regulation knows no word challenge at a table
refused-slip-no-hold = this regulation knows no reservation
    .instead = the opponent may say “{ $phrase }”
refused-slip-not-begun = the game at table { $table } has not begun: no word is challenged
    .instead = wait for the signal
    .short = only once the game has begun
refused-slip-round-runs = “{ $phrase }” is about the move that was announced, before the next letters are read: this round's time runs, { $left_words } are left
    .instead = the move stands; stop the hall's countdown if it was started too soon
    .short = the round's time runs
refused-slip-handed-in = the game at table { $table } is handed in: no word is challenged
    .instead = what is handed in stands
    .short = not once it is handed in
refused-slip-undecided = slip { $slip } of table { $table } is not decided yet
    .instead = decide slip { $slip } first, or add the word to it
    .short = slip { $slip } is not decided yet
refused-slip-undecided-and-handed-over = slip { $slip } of table { $table } was handed over and is not decided yet
    .instead = decide slip { $slip } first; no word is added to it any more
    .short = slip { $slip } is not decided yet
refused-slip-undecided-and-empty = slip { $slip } of table { $table } is open and has no word yet
    .instead = write the word on slip { $slip }; entered by mistake, it is struck
    .short = slip { $slip } is not decided yet
refused-slip-undecided-and-full = slip { $slip } of table { $table } is not decided yet
    .instead = decide slip { $slip } first; it has room for no other word
    .short = slip { $slip } is not decided yet
refused-slip-own-time-over = “{ $phrase }” came after the window had closed: { $mark }
    .instead = the play stands; the game goes on
    .short = { $mark }
refused-slip-own-last-play = the play that ended the game at table { $table } was their own: what the other played before it stands
refused-slip-before-the-press = the challenge came { $early_ms } ms before the press
    .instead = give the time since the press, or leave it out
refused-slip-challenged-before = this play was challenged on slip { $slip }; it cannot be challenged again
    .instead = if it is another play: announce the verdict of slip { $slip } first if that has not been done, and say how many seconds ago the clock was pressed
refused-slip-play-is-off = the play was taken off the board by slip { $slip }: nothing of it is left to challenge
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
refused-slip-moot = slip { $slip } is not decided any more: its game was awarded
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
refused-slip-not-from-the-set = { $word } cannot be laid: { $letters } more often than the set has, with { $blanks } blanks
    .instead = compare the word with the slip and with the letters that were drawn
refused-slip-in-the-database = { $word } is in { $list }: only a word that it has not got is challenged
    .instead = the move that was announced stands
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
refused-slip-number-stands = slip { $slip } was handed over with another number of words: { $on_it }, not { $words }
    .instead = put the spelling right; no word is added and none struck out
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
refused-slip-plays-this-game = { $player } plays the game of slip { $slip }
    .instead = a third person rules on it, and signs in under their own name
    .short = they play this game
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
refused-clock-of-another-event = clock { $clock } was pressed at { $at }, before this event was opened
    .instead = it is another event's; a challenge that is made here is raised by hand
refused-clock-order-confirmed = order { $op } is on the clock
    .instead = nothing is left to do
refused-clock-order-settled = order { $op } was done by hand
    .instead = nothing is left to do
refused-clock-order-cancelled = order { $op } is cancelled: what led to it counts no more
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
    .instead = begin one of the procedures: { $procedures_listed }
refused-clock-only-by-sanction = the power to { $power } depends on what a sanction asks first, and is not ordered by itself
    .instead = impose one of the sanctions: { $sanctions_listed }
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
    .short = { $player } is not noted as absent
refused-clock-runs-already = the clock of { $player } was ordered to start at { $at }
    .instead = note when they come
refused-clock-runs-for-the-other = the clock runs for { $other } already, who is late too
    .instead = what { $player } loses meanwhile is taken when they come
refused-clock-too-early-for-absent = { $player } is { $late } late, and their clock is started after { $after }
    .instead = start it in { $left_words }
    .short = too early: in { $left_up }
refused-clock-no-countdown = there is no single countdown for the hall here
    .instead = the tables have clocks of their own
refused-clock-countdown-not-running = the hall's countdown does not run
    .instead = it is started without an amount
refused-clock-countdown-fixed = the countdown is { $budget } in this event
    .instead = leave the amount out to start it, say 0 to stop it
refused-clock-challenge-open = slip { $slip } of table { $table } is not decided, and the announced move waits for it
    .instead = decide it first, then go on to the next round
refused-clock-countdown-running = the hall's countdown runs, { $left_words } are left
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
refused-conduct-claim-taken-back = claim { $claim } was taken back
    .instead = raise it again if it is made again
refused-conduct-nothing-to-take-back = there is nothing to take back in entry { $entry }
    .instead = see the log for what was noted in this round; what a later round rests on is corrected, not taken back
refused-conduct-announced-stands = a decision that the players were told is not changed any more, be it wrong
    .instead = taken back is only what was entered otherwise than it was told, or not told yet: say so
refused-conduct-entry-rests-on-it = entry { $entry } came later and rests on it
    .instead = take entry { $entry } back first
refused-conduct-slip-rests-on-it = slip { $slip } rests on it
    .instead = withdraw the slip, or let it be decided
refused-conduct-result-rests-on-it = the result at table { $table } rests on it
    .instead = correct the result, or take its award back first
refused-conduct-results-rest-on-it = the results of the game are announced, and its board stands
    .instead = what was wrong on slips is put right slip by slip
refused-conduct-final-results-rest-on-it = the final results are signed and rest on it
    .instead = take the signature back first
refused-conduct-order-in-doubt = nobody knows whether the clock carried out order { $op }
    .instead = look at the clock: say that the order is done, or take the order back
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
refused-conduct-own-last-play = { $name }: the play that ended the game at table { $table } was their own
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
refused-conduct-counts-more-than-all = the move cannot have counted { $counted }: { $player } has { $scored } in all
    .instead = write what the entered result has counted for this one move
refused-conduct-follows-for-nobody = what follows is about a player, and nobody sits there
    .instead = it needs a game with both players, and whom it is about
refused-conduct-follows-in-game = { $player } plays no game now, and what follows counts in a game
    .instead = wait until the game is paired, or choose what needs no game
    .short = only for who has a game
refused-conduct-plays-now = a game of { $player } is under way at table { $table }, or its sheets are not handed in
    .instead = answer that it is: it is forfeited with this
    .short = they play now
refused-conduct-not-counted = the console has not counted that: “{ $asked }” ({ $player })
    .instead = note each of them when it is given; or answer no
    .short = not counted
refused-conduct-ruleset-lacks = the ruleset names the { $what } “{ $id }”, which it does not have
    .instead = mend the ruleset
refused-conduct-endless-counters = the counters of this ruleset lead to each other without end at “{ $threshold }”
    .instead = mend the ruleset's thresholds
refused-conduct-nothing-follows = table { $table }: the game is lost already, so nothing follows from “{ $name }”
    .instead = take back what decided the game first
    .sure = Is it to stand in the record all the same?
refused-conduct-owes-otherwise = “{ $asked }” is answered otherwise than the journal has it: { $owed ->
        [0] { $player } owes no turn
        [one] { $player } owes a turn
       *[other] { $player } owes { $owed } turns
    }
    .instead = look at the score sheets, and answer as it is
    .sure = Is it so all the same?
refused-conduct-own-game = { $player } plays at table { $table } and would decide in that game
    .instead = let somebody else decide; if nobody else is there, say so
    .sure = Is nobody else there who could decide?

## Guided procedures

refused-procedure-no-run = there is no procedure with the number { $run }
    .instead = choose one from the list
refused-procedure-no-side-named = { $name }: it is about one of the players
    .instead = say which side: a or b
refused-procedure-nobody-there = { $name }: nobody sits there
    .instead = say which side: a or b
refused-procedure-about-neither = { $name }: it is about neither player alone
    .instead = leave the side out
refused-procedure-not-chosen = { $name } is not one of the systems that serve here
    .instead = go by what serves: { $systems_listed }
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
refused-result-no-sheets = the game at table { $table } in round { $round } has no sheets
    .instead = nothing is to be handed in
refused-result-has-result = the game at table { $table } has its result
    .instead = correct it if it is wrong, as far as the regulation lets you
    .short = it has its result
refused-result-no-move-circled = no move is circled at table { $table }, so no playoff has begun
    .instead = circle the number that stands on both sheets first
    .short = first the circled move
refused-result-played-too-late = the game at table { $table } has its result, and { $gone } of the round's { $limit } have gone
    .instead = another game counts instead of it only within that time; what was entered wrongly is corrected
    .short = it has its result
refused-result-results-signed = the final results are signed
    .instead = what was signed stands
    .short = the results are signed
refused-result-not-complete = { $sheets ->
        [yes] the sheets of table { $table } in round { $round } are not handed in
       *[no] the game at table { $table } in round { $round } has no result
    }
    .instead = complete the results first, then they are signed
    .short = { $sheets ->
        [yes] sheets of table { $table }, round { $round }, not handed in
       *[no] no result at table { $table }, round { $round }
    }
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
refused-result-in-final-sums = tiles left and overtime are in the final sums already
    .instead = enter the final sums alone, or the sums before them with tiles and overtime
refused-result-overtime-is-overtime = this regulation asks not when overtime arose
    .instead = enter what the clock shows
refused-result-ended-it-themselves = { $player } ended the game, and only the opponent's clock can have run on
    .instead = enter this overtime as it counts
refused-result-ran-on-for-both = after the end of the game one clock can have run on, not both
    .instead = say whose: the opponent's of whoever ended the game
refused-result-too-much-overtime = { $player } is { $over } over, { $beyond } too much: more than { $most } ends the game
    .instead = { $awards ->
        [none] the game goes to the opponent
       *[other] award the game against them: { $awards }
    }{ $free ->
        [yes] ; overtime that arose after the end is none
       *[no] { "" }
    }
refused-result-survives-overtime = { $over } over: a game survives { $most }
    .instead = enter the result; the overtime comes off the points
refused-result-other-scores = the result of table { $table } says { $a } and { $b } points
    .instead = say the points that were played; where the result is wrong, correct it first
refused-result-unusual-sums = { $a } : { $b } at table { $table } is an unusual result
    .instead = give it again if it is meant
    .sure = This is seldom meant. Is it right?
refused-result-penalties-in-sums = table { $table }: penalties of { $a } : { $b } points count in this game
    .instead = if they are in the sums, say so; else put them in
    .sure = Are they in the sums already?
refused-result-result-replaced = table { $table } has its result, { $a } : { $b }
    .instead = if another game between the two counts instead, say so; if it was entered wrongly, correct it
    .sure = Was there another game between the two, and does it count instead?
refused-result-award-over-result = table { $table } has its result, { $a } : { $b }
    .instead = see whether it is the right table
    .sure = Does the award take its place?
refused-result-verdict-not-announced = table { $table }: the verdict on slip { $slip } is not announced
    .instead = announce it first; if the game is over all the same, say so
    .sure = Is the game over all the same?
refused-result-over-beyond-round = { $over } over, and only { $gone } have gone since the round began
    .instead = write what the clock shows, in seconds
refused-result-wins-no-more = { $player } was excluded from the event ({ $why }) and wins no game any more
    .instead = award the game against them
refused-result-no-result-yet = the game at table { $table } of round { $round } has no result yet
    .instead = enter how it ended
    .short = it has no result yet
refused-result-no-game-played = no game was played at table { $table } in round { $round }
    .instead = name the round and the table of the game
refused-result-stands = { $why }
    .instead = the result stands
refused-result-signed-stands = what is signed stands
    .instead = where the signed sheet says otherwise than was entered, say so
refused-result-awarded-beside = { $name } is awarded beside the result, not as its correction
    .instead = award it without corrects
refused-result-award-gives-other = the game at table { $table } was awarded ({ $name }), which gives other points
    .instead = say whether it was played after all (played); or award it otherwise instead (corrects)
refused-result-both-must-agree = { $why }
    .instead = it is corrected where both players ask for it: say that they agree
refused-result-already-awarded = { $name }: the game at table { $table } was awarded already ({ $how })
    .instead = correct the result if that was wrong
    .short = awarded already
refused-result-earlier-game = { $name }: the game at table { $table } of round { $round } is over
    .instead = this is awarded before, or never; correct the result as far as the regulation lets you
refused-result-nobody-missed = { $name }: the game at table { $table } has begun, and nobody is noted as absent
    .instead = note first who is not there
    .short = note first who is absent
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
refused-result-only-without-table = { $name } is for a player who sits at no table in a round
    .instead = it comes with the pairings of the round; whoever came later gets it among what is about the round
refused-result-only-follows = { $name } is not awarded by itself: it follows from something else
    .instead = impose what it follows from, with its ground: { $from }
refused-result-neither-came = neither player came in time
    .instead = award it against both: { $award }
    .short = neither player came in time
refused-result-winner-not-there = { $player } is noted as absent, and the game goes to whoever is there
    .instead = note when somebody comes; where nobody does, the next round begins without this result
    .short = the winner would not be there
refused-result-round-time-not-begun = the round's time has not begun to run
    .instead = give the signal to start first
    .short = only after the signal
refused-result-over-in-time = the result was entered when { $gone } of the round's { $limit } had gone
    .instead = the game was over in time
    .short = it was over in time
refused-result-round-time-runs = { $gone } of the round's { $limit } have gone
    .instead = { $left_any ->
        [no] exactly { $limit } is still in time
       *[other] it is over in { $left_words }
    }
    .short = too early: in { $left_up }

## A duplicate game

refused-duplicate-no-duplicate = { $ruleset } is not about a duplicate game
    .instead = open the event under a regulation for duplicate
refused-duplicate-not-played = no game is played now
    .instead = begin a round and give the signal to start
refused-duplicate-over = the game is over: { $end }
    .instead = announce the results
refused-duplicate-claim-to-lay = slip { $slip } has won this draw: { $word }, number { $table }, is not laid yet
    .instead = announce the move that number { $table } has written
refused-duplicate-at-its-end = the game is at its end: { $end }
    .instead = end it; where a slip of the last letters is still to be typed, type it first
refused-duplicate-not-over = the game is not over
    .instead = end it first
refused-duplicate-nothing-drawn = no letters are drawn
    .instead = draw the letters first
refused-duplicate-no-draw = there is no draw { $draw }
    .instead = the last one is { $last }
refused-duplicate-no-number = nobody has the number { $table }
    .instead = look at the number on the slip again
refused-duplicate-has-left = number { $table } has left and gets nothing from draw { $from } on
    .instead = take the leaving back if it was noted by mistake
refused-duplicate-no-master = the best move of draw { $draw } is not announced
    .instead = announce it first
refused-duplicate-time-begun = the time of draw { $draw } has begun: its letters stand
    .instead = announce its best move, then draw the next ones
refused-duplicate-time-not-begun = the time of draw { $draw } has not begun
    .instead = read the letters and start the countdown
refused-duplicate-time-runs = time is not up: { $left } left
    .instead = wait for its end, or stop the countdown
refused-duplicate-no-seed = there is nothing to draw from
    .instead = name a seed, or type the letters that were drawn from a bag
refused-duplicate-not-typed = the letters of draw { $draw } were drawn by the console
    .instead = they stand
refused-duplicate-slip-counts = number { $table } has written { $word }, which counts or is to be ruled on
    .instead = lay it, or rule on it; only where nobody has a move the letters are changed
refused-duplicate-other-seed = the game is drawn from another seed
    .instead = leave the seed out
refused-duplicate-no-letter = { $sign } is no letter of the game
    .instead = write its letters, ? for a blank on a rack
refused-duplicate-wrong-number = { $letters } letters: the rack has { $wants } now
    .instead = write the whole rack, also what stays on it
refused-duplicate-not-in-bag = the bag cannot give { $letters_listed }
    .instead = look at the letters again
refused-duplicate-not-kept = { $letters_listed } stays on the rack and is not among the letters
    .instead = write the whole rack, also what stays on it
refused-duplicate-other-board = the final board has { $board } points
    .instead = write that number
refused-duplicate-no-rack-has = no rack can have { $needs } of each: { $vowels } vowels and { $consonants } consonants are left
    .instead = the rule for racks was announced so: end the game, or read Q1 otherwise in the next event
refused-duplicate-handed-in-already = number { $table } has handed in { $word } for draw { $draw }
    .instead = say why this slip takes its place, if the other was typed wrong
refused-duplicate-not-annulling = { $offence } annuls no move
    .instead = choose one of { $known_listed }
refused-duplicate-annulled-already = the move of number { $table } in draw { $draw } is annulled already
    .instead = take that back first if it was wrong
refused-duplicate-bad-move = { $word } cannot be laid there
    .instead = look at square, direction and letters: { $faults }
refused-duplicate-bad-master-word = { $word } is not acceptable
    .instead = choose another move
refused-duplicate-slip-scores-more = number { $table } has { $word } for { $score }, more than { $best }
    .instead = look at that slip, or say why this move is laid all the same
refused-duplicate-claim-open = the claim of number { $table } (slip { $slip }) is not decided
    .instead = decide it first
refused-duplicate-master-already = { $word } is announced for draw { $draw }
    .instead = say why, if another move is to be laid
refused-duplicate-no-end-yet = the game is not at its end: { $kept } on the rack, { $bag } in the bag
    .instead = go on
refused-duplicate-other-end = the game does not end so
    .instead = it ends so: { $end }
refused-duplicate-nothing-written = number { $table } has no slip of draw { $draw } that can be laid
    .instead = only what was written in time can be claimed
refused-duplicate-claim-too-short = { $word } has fewer than { $least } letters
    .instead = only longer words can be claimed
refused-duplicate-claim-scores-no-more = { $word } scores { $score }, not more than { $best }
    .instead = only a word that would win the draw is looked at
refused-duplicate-not-on-slip = number { $table } has not written { $word }
    .instead = what can be claimed of that slip: { $written_listed }
refused-duplicate-given-in-before = the slip of number { $table } was entered before the time ended
    .instead = it was in time; if another is meant, give its number; else say why
refused-duplicate-end-said = the game was said to be over: { $end }
    .instead = take the end back first, if the claim was made in time
refused-duplicate-end-holds-no-more = the game is not over: { $end } does not hold with the slips entered since
    .instead = take the end back and play on
refused-duplicate-words-open = nobody has ruled on { $words_listed }
    .instead = rule on the words first
refused-duplicate-announced = the results are announced
    .instead = say why, where an error is put right
refused-duplicate-results-stand = the results were announced on { $day }, and only on the same day they are put right
    .instead = they stand
refused-duplicate-worked-out = results of this game follow from its slips
    .instead = end the game and announce the results
refused-duplicate-annul-by-draw = moves of this game are annulled draw by draw
    .instead = annul the move of its number
