"""Counts duplicate games again from their journal, knowing nothing of the program: standard library only.

duplicate.py JOURNAL.jsonl TILES.toml WORDS.txt STANDINGS.tsv; the journal's records a line each, the words of the list
in force a line each, the standings as number, points and per cent of the board. Ends with what it has counted, or with
the first thing that differs.
"""

import json
import sys
import tomllib

journal, tiles, words, standings = sys.argv[1:5]
records = [json.loads(line) for line in open(journal, encoding="utf-8") if line.strip()]
with open(tiles, "rb") as file:
    tile_set = tomllib.load(file)["tile_set"][0]
WORTH = {letter: points for letter, _, points in tile_set["tiles"]}
MANY = {letter: count for letter, count, _ in tile_set["tiles"]} | {"?": tile_set["blanks"]}
LISTED = set(open(words, encoding="utf-8").read().split())

# A quarter of the board, from its corner to the middle: = triple word, - double word, " triple letter, ' double letter.
QUARTER = ["=  '   =", " -   \"  ", "  -   ' ", "'  -   '", "    -   ", " \"   \"  ", "  '   ' ", "=  '   -"]


def premium(column, row):
    sign = QUARTER[min(row, 14 - row)][min(column, 14 - column)]
    return {"=": (1, 3), "-": (1, 2), '"': (3, 1), "'": (2, 1)}.get(sign, (1, 1))


def die(what, counted, told):
    if counted != told:
        sys.exit(f"{what}: counted {counted!r}, the journal says {told!r}")


def capital(letter):
    return "Σ" if letter == "ς" else letter.upper()


def blank(letter):
    return letter != capital(letter)


def scored(board, rack, play):
    """The score of a move and the words that it forms; none where it cannot be laid."""
    column, row = ord(play["square"][0]) - ord("A"), int(play["square"][1:]) - 1
    across = play["direction"] == "across"
    step = (1, 0) if across else (0, 1)
    word = play["word"]
    if len(word) < 2:
        return None
    squares = [(column + at * step[0], row + at * step[1]) for at in range(len(word))]
    if any(not (0 <= x < 15 and 0 <= y < 15) for x, y in squares):
        return None
    before, behind = (column - step[0], row - step[1]), (squares[-1][0] + step[0], squares[-1][1] + step[1])
    if before in board or behind in board:
        return None
    left, laid = list(rack), []
    for square, letter in zip(squares, word):
        if square in board:
            if capital(board[square]) != capital(letter):
                return None
            continue
        tile = "?" if blank(letter) else letter
        if tile not in left:
            return None
        left.remove(tile)
        laid.append((square, letter))
    if not laid:
        return None
    beside = lambda x, y: any(it in board for it in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)])
    if board and not any(beside(*square) for square, _ in laid):
        return None
    if not board and (7, 7) not in squares:
        return None
    new = dict(laid)
    worth = lambda letter: 0 if blank(letter) else WORTH[letter]

    def sum_of(run):
        total, times = 0, 1
        for square, letter in run:
            of_letter, of_word = premium(*square) if square in new else (1, 1)
            total, times = total + worth(letter) * of_letter, times * of_word
        return total * times

    # What lies there already counts as what it is there.
    runs = [[(square, board.get(square, letter)) for square, letter in zip(squares, word)]]
    side = (step[1], step[0])
    for square, letter in laid:
        run = [(square, letter)]
        for way in (-1, 1):
            x, y = square[0] + way * side[0], square[1] + way * side[1]
            while (x, y) in board:
                run.insert(0 if way < 0 else len(run), ((x, y), board[x, y]))
                x, y = x + way * side[0], y + way * side[1]
        if len(run) > 1:
            runs.append(run)
    points = sum(map(sum_of, runs)) + (50 if len(laid) == 7 else 0)
    return points, ["".join(capital(letter) for _, letter in run) for run in runs], new


masters, racks, slips, annulled, left, ruled, seats, told = {}, {}, {}, set(), {}, {}, {}, {}
game, games, checked, corrected = 0, set(), 0, 0


def board_before(game, draw):
    """The board as it lay before a draw: what was laid last in each draw until then."""
    board = {}
    for at in sorted(at for at in masters if at[0] == game and at[1] < draw):
        board |= masters[at][1]
    return board


def total(game):
    return sum(points for at, (points, _) in masters.items() if at[0] == game)


# Each entry with the game that it was about.
told_in = {}
for seq, record in enumerate(records, 1):
    event = record["event"]
    kind = event["type"]
    # A slip of an earlier game says which.
    of_game = event.get("round", game)
    told_in[seq] = (event, of_game)
    if kind == "taken_back":
        back, of_game = told_in[event["entry"]]
    if kind == "round_started":
        game = event["round"]
        games.add(game)
        seats |= {(game, it["table"]): it["a"] for it in event["pairings"]}
    elif kind == "rack_drawn":
        racks[game, event["draw"]] = event["rack"]
        board = board_before(game, event["draw"])
        lying = [("?" if blank(letter) else letter) for letter in board.values()]
        for letter, most in MANY.items():
            if lying.count(letter) + event["rack"].count(letter) > most:
                sys.exit(f"game {game}, draw {event['draw']}: too many of {letter}")
    elif kind == "move_handed_in":
        # A slip that is typed later is about the board as it was.
        at = (of_game, event["draw"])
        found = scored(board_before(*at), racks[at], event["play"])
        slips[*at, event["table"]] = found
        die(f"whether {event['play']} can be laid", found is not None, not event["check"].get("faults"))
        if found:
            die(f"{event['play']}", found[0], event["check"]["score"])
            die(f"words of {event['play']}", found[1], [it["word"] for it in event["check"]["words"]])
        checked += 1
    elif kind == "move_annulled":
        annulled.add((of_game, event["draw"], event["table"]))
    elif kind == "word_ruled":
        ruled[event["word"]] = event["valid"]
    elif kind == "player_left":
        left[game, event["table"]] = event["from"]
    elif kind == "taken_back" and back["type"] == "move_annulled":
        annulled.discard((of_game, back["draw"], back["table"]))
    elif kind == "taken_back" and back["type"] == "player_left":
        left.pop((of_game, back["table"]), None)
    elif kind == "master_chosen":
        # One that is laid on a claim, or for a reason, takes the place of the one before.
        at = (game, event["draw"])
        points, _, new = scored(board_before(*at), racks[at], event["play"])
        die(f"{event['play']}", points, event["check"]["score"])
        masters[at] = (points, new)
    elif kind == "verdict_given":
        # What is ruled on a claim holds for every slip.
        ruled |= {it["word"]: it["outcome"] == "valid" for it in event["words"]}
    elif kind in ("result_entered", "result_corrected"):
        of = event["game"]
        corrected += kind == "result_corrected"
        told[of["round"], of["table"]] = [side["scored"] for side in event["sides"]]

stands = lambda word: ruled.get(word, word in LISTED)
points = {}
for (of, draw, number), found in slips.items():
    counts = found and (of, draw, number) not in annulled and draw < left.get((of, number), 1 << 16)
    if counts and all(stands(word) for word in found[1]):
        points[of, number] = points.get((of, number), 0) + found[0]
sums = {}
for (of, number), (own, board) in sorted(told.items()):
    die(f"number {number} in game {of}", points.get((of, number), 0), own)
    die(f"the board of game {of}", total(of), board)
    name = seats[of, number]
    sums[name] = [sums.get(name, [0, 0])[0] + own, sums.get(name, [0, 0])[1] + board]

order = []
for line in open(standings, encoding="utf-8"):
    place, name, share = line.rstrip("\n").split("\t")
    own, board = sums[name]
    # To the nearest tenth of a percent.
    die(f"the per cent of {name}", f"{(2000 * own + board) // (2 * board) / 10:.1f}", share)
    order.append((own * 1000 // board, int(place)))
die("the order", [place for _, place in sorted(order, key=lambda it: (-it[0], it[1]))], [it[1] for it in order])
for (share, place), (other, next_place) in zip(order, order[1:]):
    die("whether two share a place", share == other, place == next_place)
counted = f"{len(games)} games, {len(racks)} draws, {checked} slips, {corrected} corrections, {len(order)} players"
print(f"{counted}: no difference")
