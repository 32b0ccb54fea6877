"""Counts a report again from the exported journal, knowing nothing of the program: standard library only.

recount.py JOURNAL.jsonl REPORT-DIR; ends with what it has counted, or with the first thing that differs. mutate.py shows
that it notices: it changes one number of each kind and asks again.
"""

import datetime
import json
import pathlib
import sys

import cells
from replay import ENDS, Day, placed, spread


class Differs(Exception):
    """What was counted is not what the report says."""


def same(what, counted, told):
    if counted != told:
        raise Differs(f"{what}: counted {counted!r}, the report says {told!r}")


def moment(text):
    return round(datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp() * 1000)


def counted(slips):
    ends = {end: sum(it["ended"] == end for it in slips) for end in ENDS}
    return {"all": len(slips), **ends, "waited": spread(it["first"] - it["raised"] for it in slips if it["first"])}


def compare(what, slips, told):
    same(what, counted(slips), {key: told[key] for key in ("all", *ENDS, "waited")})


def event(day, told):
    same("format", 3, told["format"])
    facts = told["event"]
    same("entries", day.entries, facts["entries"])
    same("rounds", day.round, facts["rounds"])
    same("tables", len(day.tables), facts["tables"])
    same("players", day.players, facts["players"])
    same("zone", day.opened["zone"], facts["zone"])


def challenges(day, told):
    same("slips", sorted(day.slips), [it["slip"] for it in told["challenges"]])
    for it in told["challenges"]:
        slip, name = day.slips[it["slip"]], f"slip {it['slip']}"
        pair = day.seats[slip["game"]]
        same(f"{name}: where", slip["game"], (it["round"], it["table"]))
        same(f"{name}: players", (pair[slip["side"]], pair[1 - slip["side"]]), (it["challenger"], it["mover"]))
        same(f"{name}: end", slip["ended"], it["ended"])
        same(f"{name}: words", slip["words"], [(word["word"], word["valid"]) for word in it["words"]])
        same(f"{name}: lists", slip["lists"], [word["list"] for word in it["words"]])
        same(f"{name}: wait", slip["first"] and slip["first"] - slip["raised"], it["waited_ms"])
        same(f"{name}: since the press", slip["since"], it["since_press_ms"])
        after = slip["announced"] and slip["announced"] - slip["decided"]
        same(f"{name}: told after", after, it["told_after_ms"])
        same(f"{name}: points", slip["points"], it["points"])
        orders = [order for order in day.orders.values() if order["slip"] == it["slip"]]
        same(f"{name}: undelivered", sum(order["state"] == "live" for order in orders), it["undelivered"])
        done = max((order["at"] for order in orders if order["state"] == "done"), default=None)
        same(f"{name}: delivered", done, it["delivered_at"] and moment(it["delivered_at"]))
        same(f"{name}: made good", slip["mended"], [(one["player"], one["moved"]) for one in it["mended"]])
        same(f"{name}: decided before", slip["reopened"], len(it["before"]))


def counts(day, told):
    # What was entered by mistake was no challenge.
    every, all_counts = [it for it in day.slips.values() if it["ended"] != "mistaken"], told["counts"]
    compare("the event", every, all_counts["event"])
    for it in all_counts["rounds"]:
        compare(f"round {it['name']}", [slip for slip in every if str(slip["game"][0]) == it["name"]], it)
    for it in all_counts["tables"]:
        compare(f"table {it['name']}", [slip for slip in every if str(slip["game"][1]) == it["name"]], it)
    for it in all_counts["words"]:
        compare(f"word {it['name']}", [slip for slip in every if it["name"] in dict(slip["words"])], it)
    named = lambda slip: {f"{one['name']} {one['edition']}" for one in slip["lists"] if one}
    same("lists", sorted(set().union(*map(named, every), set())), [it["name"] for it in all_counts["lists"]])
    for it in all_counts["lists"]:
        compare(f"list {it['name']}", [slip for slip in every if it["name"] in named(slip)], it)
    same("judges", len({str(slip["by"]) for slip in every if slip["by"]}), len(all_counts["judges"]))
    for it in all_counts["judges"]:
        compare(f"judge {it['by']}", [slip for slip in every if slip["by"] == it["by"]], it["count"])
    same("players", day.players, [it["raised"]["name"] for it in all_counts["players"]])
    for it in all_counts["players"]:
        name = it["raised"]["name"]
        who = lambda slip, side: day.seats[slip["game"]][slip["side"] if side == "raised" else 1 - slip["side"]]
        for side in ("raised", "against"):
            compare(f"{name}, {side}", [slip for slip in every if who(slip, side) == name], it[side])
    announced = [it for it in day.slips.values() if it["announced"]]
    same("told after", spread(it["announced"] - it["decided"] for it in announced), told["told_after"])
    queue, line = {}, []
    for it in every:
        queue[it["raised"]] = queue.get(it["raised"], 0) + 1
        if it["out"]:
            queue[it["out"]] = queue.get(it["out"], 0) - 1
    for at in sorted(queue):
        line.append((at, (line[-1][1] if line else 0) + queue[at]))
    same("the queue", line, [(moment(it["at"]), it["count"]) for it in told["queue"]])
    return every


def games(day, told):
    same("games", sorted(day.seats), [(it["round"], it["table"]) for it in told["games"]])
    given = lambda name, side: (name, side["halves"], side["scored"], side["spread"])
    same("byes", sorted(given(name, side) for name, side in day.byes), sorted(given(it["player"], it) for it in told["byes"]))
    for it in told["games"]:
        at, sides = (it["round"], it["table"]), it["sides"]
        game = day.games.get(at)
        same(f"game {at}: players", list(day.seats[at]), [side["player"] for side in sides])
        same(f"game {at}: corrected", day.corrected.get(at, 0), it["corrected"])
        same(f"game {at}: how", game and game["how"], it["how"])
        if not game:
            continue
        same(f"game {at}: awarded", game["awarded"], it["awarded"])
        same(f"game {at}: handed in", game["handed_in"], it["handed_in"])
        for number, side in enumerate(sides):
            result = {key: game["sides"][number][key] for key in ("scored", "halves", "spread")}
            same(f"game {at}: result", result, {key: side[key] for key in result})
            parts = game["parts"][number] if game["parts"] else {}
            same(f"game {at}: parts", [parts.get(key) for key in ("sheet", "tiles", "overtime")],
                 [side[key] for key in ("sheet", "tiles", "overtime")])
            same(f"game {at}: penalties", game["penalties"][number], side["penalties"])
            same(f"game {at}: best", game["best"] and game["best"][number], side["best"])
    played = [(side["scored"], name, *at) for at, it in sorted(day.games.items()) if not it["awarded"]
              for side, name in zip(it["sides"], day.seats[at]) if name]
    most = max((it[0] for it in played), default=None)
    highest = [(it["scored"], it["player"], it["round"], it["table"]) for it in told["highest"]]
    same("the highest game", [it for it in played if it[0] == most], highest)


PLACES = [40, 35, 32, 30] + list(range(28, 0, -1))


def standings(day, told):
    same("standings", sorted(day.snapshots), [it["round"] for it in told["standings"]])
    for it in told["standings"]:
        then, name = day.snapshots[it["round"]], f"standings {it['round']}"
        same(f"{name}: results missing", then["missing"], it["missing"])
        same(f"{name}: units", len(it["criteria"]), len(it["units"]))
        rows = it["rows"]
        for number, row in enumerate(rows):
            whose = f"{name}, {row['player']}"
            tally = then["players"][row["player"]]
            same(f"{whose}: games", tally["games"], row["games"])
            known = [placed(then, it["criteria"], row["player"], at, told["event"]["rounds"], day, it["round"])
                     for at in range(len(it["criteria"]))]
            for criterion, one, two in zip(it["criteria"], known, row["values"]):
                same(f"{whose}: {criterion}", one, two)
            beside = {"points": "halves", "spread": "spread", "scored": "scored"}
            moved = [then["moved"].get((row["player"], beside.get(one)), 0) for one in it["criteria"]]
            moved = [one / 2 if key == "points" else one for one, key in zip(moved, it["criteria"])]
            same(f"{whose}: beside", moved, row["beside"])
            # Whoever is not level with the one before has the place of his line.
            above = rows[number - 1]["place"] if number else None
            if row["place"] is not None and not (row["place"] == above and row["values"] == rows[number - 1]["values"]):
                same(f"{whose}: place", number + 1, row["place"])
            # Whoever shares a place gets what it gives; whoever was excluded gets nothing.
            if it["by_place"] and row["place_points"] is not None:
                gives = PLACES[row["place"] - 1] if row["place"] <= len(PLACES) else 0
                same(f"{whose}: points for the place", gives, row["place_points"])


def schedule(day, told):
    began = [(it["round"], moment(it["begun_at"])) for it in told["schedule"]]
    same("rounds begun", list(day.starts.items()), began)
    for before, it in zip([None, *told["schedule"]], told["schedule"]):
        ended = before and before["last_result_at"]
        same(f"break before {it['round']}", ended and moment(it["begun_at"]) - moment(ended), it["break_ms"])


def rulings(day, told):
    keys = ("slip", "round", "table", "word", "valid", "follows", "contradicts", "stands")
    for one, two in zip(day.rulings, told["rulings"]):
        same(f"ruling on {one['word']}", one, {key: two[key] for key in keys})
    same("rulings", len(day.rulings), len(told["rulings"]))


def affairs(day, told):
    for it in told["affairs"]:
        found = day.places.get(it["seq"])
        same(f"affair {it['seq']}: when and where", found, (moment(it["at"]), it["round"], it["table"]))
    same("affairs", day.listed, [it["seq"] for it in told["affairs"]])


def duplicate(day, told):
    draws = [(it["round"], it["draw"], it["rack"], it["changed"], it["points"], it["ties"]) for it in told["draws"]]
    same("draws", day.draws, draws)
    for it in told["moves"]:
        same(f"move {it['round']}.{it['draw']}", day.seats[it["round"], it["number"]][0], it["player"])


def recount(day, told):
    """Everything of a report as JSON; how many challenges it counted."""
    event(day, told)
    challenges(day, told)
    every = counts(day, told)
    for part in (games, standings, schedule, rulings, affairs, duplicate):
        part(day, told)
    return len(every)


def main():
    journal, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    with open(journal, encoding="utf-8") as file:
        day = Day([json.loads(line) for line in file if line.startswith("{")])
    told = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    try:
        found = recount(day, told)
        for name in cells.TABLES:
            cells.compare(name, told, cells.table(folder, name), same)
    except Differs as why:
        sys.exit(str(why))
    print(f"{found} challenges and {len(day.seats)} games counted again, as the report says")


if __name__ == "__main__":
    main()
