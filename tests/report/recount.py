"""Counts a report again from the exported journal, knowing nothing of the program: standard library only.

recount.py JOURNAL.jsonl REPORT-DIR; ends with what it has counted, or with the first thing that differs.
"""

import csv
import datetime
import json
import pathlib
import sys

journal, folder = sys.argv[1], pathlib.Path(sys.argv[2])
entries = [json.loads(line) for line in open(journal, encoding="utf-8") if line.startswith("{")]
report = json.loads((folder / "report.json").read_text(encoding="utf-8"))


def same(what, counted, told):
    if counted != told:
        sys.exit(f"{what}: counted {counted!r}, the report says {told!r}")


def table(name):
    with open(folder / f"{name}.csv", encoding="utf-8-sig", newline="") as file:
        # A quote stands before what a spreadsheet would take for a formula.
        bare = lambda cell: cell[1:] if cell[:1] == "'" and cell[1:2] in tuple("=+-@\t\r") else cell
        return [{key: bare(cell) for key, cell in row.items()} for row in csv.DictReader(file)]


slips, games, players, seats, moved, byes = {}, {}, [], {}, {}, {}
for entry in entries:
    at, event = entry["payload"]["at"], entry["payload"]["event"]
    kind = event["type"]
    if kind == "players_entered":
        players += [it["name"] for it in event["players"]]
    elif kind == "round_started":
        for pair in event["pairings"]:
            seats[event["round"], pair["table"]] = (pair["a"], pair.get("b", ""))
    elif kind == "slip_raised":
        pressed = event["source"].get("at", at)
        slips[event["slip"]] = {"raised": min(at, pressed), "ended": "open", "words": [], "first": None, "out": None,
                                "game": (event["round"], event["table"]), "side": "ab".index(event["challenger"])}
    elif kind == "words_entered":
        slips[event["slip"]]["words"] = event["words"]
    elif kind in ("verdict_given", "conceded"):
        slip = slips[event["slip"]]
        if kind == "conceded":
            slip["ended"] = "conceded"
        else:
            slip["ended"] = "upheld" if event["upheld"] else "rejected"
            slip["words"] = [it["word"] for it in event["words"]]
        slip["first"] = slip["first"] or at
        slip["out"] = slip["first"]
    elif kind == "slip_withdrawn":
        slips[event["slip"]].update(ended="mistaken" if event.get("mistaken") else "withdrawn")
        slips[event["slip"]]["out"] = slips[event["slip"]]["first"] or at
    elif kind == "slip_reopened":
        slips[event["slip"]].update(ended="open", words=[])
    elif kind in ("result_entered", "game_awarded", "result_corrected", "result_recounted"):
        game = (event["game"]["round"], event["game"]["table"])
        games[game] = event["sides"]
    elif kind == "result_voided":
        games.pop((event["game"]["round"], event["game"]["table"]), None)
    elif kind == "spread_adjusted":
        halves, spread = moved.get(event["player"], (0, 0))
        moved[event["player"]] = (halves + event["halves"], spread + event["spread"])
    elif kind == "bye_given":
        byes.setdefault(event["player"], []).append(event["side"])

same("entries", len(entries), report["event"]["entries"])
same("slips", sorted(slips), [it["slip"] for it in report["challenges"]])
for told in report["challenges"]:
    slip = slips[told["slip"]]
    name = f"slip {told['slip']}"
    pair = seats[slip["game"]]
    same(f"{name}: players", (pair[slip["side"]], pair[1 - slip["side"]]), (told["challenger"], told["mover"]))
    same(f"{name}: end", slip["ended"], told["ended"])
    same(f"{name}: words", slip["words"], [it["word"] for it in told["words"]])
    same(f"{name}: wait", slip["first"] and slip["first"] - slip["raised"], told["waited_ms"])


def spread(lengths):
    """Each figure is one of those measured: the one at or above so many tenths of them."""
    lengths = sorted(lengths)
    rank = lambda tenths: lengths[-(-len(lengths) * tenths // 10) - 1] if lengths else None
    return {"count": len(lengths), "median_ms": rank(5), "p90_ms": rank(9), "longest_ms": lengths[-1] if lengths else None}


ENDS = ("upheld", "rejected", "conceded", "withdrawn", "open")


def counted(slips):
    ends = {end: sum(it["ended"] == end for it in slips) for end in ENDS}
    waits = [it["first"] - it["raised"] for it in slips if it["first"]]
    return {"all": len(slips), **ends, "waited": spread(waits)}


def compare(what, slips, told):
    same(what, counted(slips), {key: told[key] for key in ("all", *ENDS, "waited")})


# What was entered by mistake was no challenge.
everything, counts = [it for it in slips.values() if it["ended"] != "mistaken"], report["counts"]
compare("the event", everything, counts["event"])
for told in counts["rounds"]:
    compare(f"round {told['name']}", [it for it in everything if str(it["game"][0]) == told["name"]], told)
for told in counts["tables"]:
    compare(f"table {told['name']}", [it for it in everything if str(it["game"][1]) == told["name"]], told)
for told in counts["words"]:
    compare(f"word {told['name']}", [it for it in everything if told["name"] in it["words"]], told)
same("players", players, [it["raised"]["name"] for it in counts["players"]])
for told in counts["players"]:
    name = told["raised"]["name"]
    who = lambda slip, side: seats[slip["game"]][slip["side"] if side == "raised" else 1 - slip["side"]]
    for side in ("raised", "against"):
        compare(f"{name}, {side}", [it for it in everything if who(it, side) == name], told[side])

most = 0
for it in everything:
    # The queue is longest just as somebody joins it.
    here = sum(o["raised"] <= it["raised"] and (o["out"] is None or o["out"] > it["raised"]) for o in everything)
    most = max(most, here)
same("the longest queue", most, max((it["count"] for it in report["queue"]), default=0))

same("games", len(seats), len(report["games"]))
for told in report["games"]:
    game = (told["round"], told["table"])
    same(f"game {game}: players", list(seats[game]), [it["player"] for it in told["sides"]])
    result = [(it["scored"], it["halves"], it["spread"]) for it in games.get(game, [])]
    same(f"game {game}: result", result, [(it["scored"], it["halves"], it["spread"]) for it in told["sides"] if it["result"]])

last = max((int(row["round"]) for row in table("standings")), default=None)
for row in table("standings"):
    if int(row["round"]) != last or "points" not in row:
        continue
    name, halves, total = row["player"], *moved.get(row["player"], (0, 0))
    for game, sides in games.items():
        for side, it in zip(seats[game], sides):
            halves, total = (halves + it["halves"], total + it["spread"]) if side == name else (halves, total)
    for it in byes.get(name, []):
        halves, total = halves + it["halves"], total + it["spread"]
    same(f"{name}: points", halves / 2, float(row["points"]))
    if "spread" in row:
        same(f"{name}: spread", total, int(row["spread"].split("(")[0].replace("−", "-")))

same("format", 2, report["format"])
fixed = ["round", "place", "player", "games"]
for told in report["standings"]:
    rows = [row for row in table("standings") if int(row["round"]) == told["round"]]
    same(f"standings {told['round']}: units", len(told["criteria"]), len(told["units"]))
    same(f"standings {told['round']}: players", [row["player"] for row in rows], [it["player"] for it in told["rows"]])
    for row, it in zip(rows, told["rows"]):
        name = f"standings {told['round']}, {it['player']}"
        # A number is a number in both, or nothing in both: a dash says nothing.
        number = lambda text: None if text in ("", "–") else float(text.split("(")[0])
        same(f"{name}: values", [number(row[key]) for key in row if key not in (*fixed, "place_points")], it["values"])
        same(f"{name}: place points", row.get("place_points", ""), str(it["place_points"] or 0) if told["by_place"] and it["place_points"] is not None else "")
PLACES = [40, 35, 32, 30] + list(range(28, 0, -1))
for told in report["standings"]:
    # Whoever shares a place gets what it gives; whoever was excluded gets nothing.
    for it in told["rows"] if told["by_place"] else []:
        if it["place_points"] is not None:
            same(f"{it['player']}: place {it['place']}", PLACES[it["place"] - 1] if it["place"] <= 32 else 0, it["place_points"])

starts = {}
for entry in entries:
    at, event = entry["payload"]["at"], entry["payload"]["event"]
    if event["type"] == "round_started":
        starts[event["round"]] = at
    elif event["type"] == "redated" and event["what"] == "pairing":
        starts[max(starts)] = event["is"]
moment = lambda text: round(datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp() * 1000)
same("rounds begun", list(starts.items()), [(it["round"], moment(it["begun_at"])) for it in report["schedule"]])
for before, it in zip(report["schedule"], report["schedule"][1:]):
    ended = before["last_result_at"]
    same(f"break before {it['round']}", ended and moment(it["begun_at"]) - moment(ended), it["break_ms"])

for name, rows in (("challenges", len(slips)), ("games", len(seats)), ("players", len(players))):
    same(f"{name}.csv", rows, len(table(name)))
print(f"{len(everything)} challenges and {len(seats)} games counted again, as the report says")
