"""Reads an exported TSH event by TSH's own rules, knowing nothing of the program: standard library only.

tsh.py FOLDER STANDINGS.csv; ends with what it has counted, or with the first thing that differs.
"""

import csv
import pathlib
import re
import sys

folder, standings = pathlib.Path(sys.argv[1]), sys.argv[2]


def same(what, counted, told):
    if counted != told:
        sys.exit(f"{what}: TSH counts {counted!r}, the console {told!r}")


# config.tsh: every line is a command that TSH knows, a division comes before what is about it, values are plain.
values, divisions = {}, []
for number, line in enumerate((folder / "config.tsh").read_text(encoding="utf-8").splitlines(), 1):
    line = line.strip()
    if not line or line.startswith("#") or line == "encoding utf8":
        continue
    if found := re.fullmatch(r"division\s+(\w+)\s+(\S+)", line):
        divisions.append(found.groups())
    elif found := re.fullmatch(r"config\s+(\w+)\s*=\s*('(?:[^'\\]|\\.)*'|-?\d+)", line):
        values[found[1]] = found[2].strip("'")
    else:
        sys.exit(f"config.tsh:{number}: TSH stops at {line!r}")
same("divisions", len(divisions), 1)
for key in ("event_name", "event_date", "max_rounds", "tfile_encoding"):
    if key not in values:
        sys.exit(f"config.tsh: there is no {key}")
same("the date", bool(re.fullmatch(r"\d{4}-\d\d-\d\d", values["event_date"])), True)

# The division: the name ends where the rest are numbers, 00 is nobody and no score, a trailing 00 is nothing.
PLAYER = re.compile(r"(?P<name>[^;]*[^;\s\d])\s+(?P<rating>\d+(?:[.+]\d+)*)(?P<opponents>(?:\s+\d+)*)\s*")
players = []
text = (folder / divisions[0][1]).read_text(encoding=values["tfile_encoding"])
for number, line in enumerate(re.split(r"[\r\n]+", text), 1):
    if not line.strip() or line.startswith("#"):
        continue
    head, *rest = [part.strip() for part in re.split(r"(?<!\\);", line)]
    found = PLAYER.fullmatch(head)
    if not found:
        sys.exit(f"a.t:{number}: TSH finds no player in {line!r}")
    scores = rest[0].split() if rest else []
    if not all(re.fullmatch(r"-?\d+", it) for it in scores):
        sys.exit(f"a.t:{number}: a score is no number: {scores}")
    while scores and scores[-1] == "00":
        scores.pop()
    keys = {key: value for key, *value in (part.split() for part in rest[1:] if part)}
    same(f"a.t:{number}: the order of keys", list(keys), sorted(keys))
    if "password" in keys:
        sys.exit(f"a.t:{number}: a password")
    name = found["name"].removesuffix(",")
    players.append({"name": name, "opponents": found["opponents"].split(), "scores": scores, "keys": keys})

tally, games = {it["name"]: [0.0, 0] for it in players}, 0
for number, player in enumerate(players, 1):
    same(f"{player['name']}: scores", len(player["scores"]) <= len(player["opponents"]), True)
    penalties = [int(it) for it in player["keys"].get("penalty", [])]
    for round, opponent in enumerate(player["opponents"]):
        where = f"{player['name']}, round {round + 1}"
        score = player["scores"][round] if round < len(player["scores"]) else "00"
        fine = penalties[round] if round < len(penalties) else 0
        same(f"{where}: a penalty takes", fine <= 0, True)
        tally[player["name"]][1] += fine
        if opponent == "00":
            same(f"{where}: nobody, and no score", score, "00")
            continue
        if int(opponent) == 0:
            # Without an opponent the score counts against 0: a bye, a forfeit, or nothing.
            if score != "00":
                tally[player["name"]][0] += int(score) > 0
                tally[player["name"]][1] += int(score)
            continue
        other = players[int(opponent) - 1]
        same(f"{where}: who is paired with the opponent", other["opponents"][round], str(number))
        firsts = [it["keys"]["p12"][round] for it in (player, other)]
        same(f"{where}: who began", sorted(firsts), ["1", "2"])
        boards = [it["keys"]["board"][round] for it in (player, other)]
        same(f"{where}: the board", boards[0], boards[1])
        theirs = other["scores"][round] if round < len(other["scores"]) else "00"
        same(f"{where}: both have a score, or neither", score == "00", theirs == "00")
        if score == "00":
            continue
        own, against = int(score), int(theirs)
        tally[player["name"]][0] += 1.0 if own > against else 0.5 if own == against else 0
        tally[player["name"]][1] += own - against
        games += number < int(opponent)

with open(standings, encoding="utf-8-sig", newline="") as file:
    rows = list(csv.DictReader(file))
same("players", sorted(tally), sorted(row["player"].lstrip("'") for row in rows))
for row in rows:
    points, spread = tally[row["player"].lstrip("'")]
    same(f"{row['player']}: points", points, float(row["points"]))
    same(f"{row['player']}: spread", spread, int(row["spread"]))
print(f"{len(players)} players and {games} games, as TSH counts them")
