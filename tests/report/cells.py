"""Compares the tables of a report with its JSON, cell by cell."""

import csv
import io

COUNTS = ("upheld", "rejected", "conceded", "withdrawn", "moot", "open")


def bare(cell):
    """A quote stands before what a spreadsheet would take for a formula."""
    return cell[1:] if cell[:1] == "'" and cell[1:2] in tuple("=+-@\t\r") else cell


def rows(text):
    return [{key: bare(cell) for key, cell in row.items()} for row in csv.DictReader(io.StringIO(text))]


def table(folder, name):
    return rows((folder / f"{name}.csv").read_text(encoding="utf-8-sig"))


def plain(value):
    """As it stands in a file: nothing for nothing, yes and no, numbers as they are."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:g}" if value == int(value) else repr(value)
    return str(value)


def seconds(length):
    if length is None:
        return ""
    # Also where it is less than nothing.
    return f"{'-' if length <= -1000 else ''}{abs(length) // 1000}.{abs(length) % 1000:03}"


def words(judged):
    mark = {True: "✓ ", False: "✗ ", None: ""}
    return ", ".join(mark[it["valid"]] + it["word"] for it in judged)


OFFICES = {"director": "director", "head_referee": "head referee", "referee": "referee", "judge": "word judge",
           "players": "players", "clock": "clock"}


class By:
    """Who: name, office and console; what the program itself calls a console is said in words."""

    def __init__(self, by):
        self.begins = by and (f"{by['name']}, " if by["name"] else "") + OFFICES[by["office"]] + " · "

    def __eq__(self, cell):
        return cell.startswith(self.begins) if self.begins else cell == ""

    def __repr__(self):
        return repr(self.begins)


def rate(count):
    judged = count["upheld"] + count["rejected"]
    return f"{100 * count['upheld'] / judged:.1f}" if judged else ""


def figures(count):
    waited = count["waited"]
    lengths = [seconds(waited[key]) for key in ("median_ms", "p90_ms", "longest_ms")]
    return [plain(count["all"]), *(plain(count[key]) for key in COUNTS), rate(count), *lengths]


def challenges(told):
    for it in told["challenges"]:
        yield [
            plain(it["slip"]), plain(it["round"]), plain(it["table"]), it["challenger"], it["mover"], words(it["words"]),
            it["ended"], By(it["decided_by"]), seconds(it["since_press_ms"]), it["raised_at"], seconds(it["waited_ms"]),
            plain(it["decided_at"]), plain(it["announced_at"]), plain(it["delivered_at"]), plain(it["undelivered"]),
            "; ".join(it["follows"]), plain(len(it["before"]) + len(it["mended"])),
        ]


def judged(told):
    for it in told["challenges"]:
        for word in it["words"]:
            source = word["list"] or {"name": "", "edition": ""}
            wrong = any(late["word"] in ("", word["word"]) for late in it["mended"])
            stands = None if word["valid"] is None else not wrong
            yield [
                word["word"], plain(word["valid"]), plain(stands), source["name"], source["edition"], plain(word["ruled"]),
                plain(word["cite"]), plain(it["slip"]), plain(it["round"]), plain(it["table"]),
            ]


def ruled(told):
    for it in told["rulings"]:
        yield [
            it["word"], plain(it["valid"]), it["reasons"], "; ".join(it["sources"]), it["cite"], plain(it["slip"]),
            plain(it["round"]), plain(it["table"]), it["at"], plain(it["contradicts"]), plain(it["stands"]),
        ]


def changes(told):
    for it in told["challenges"]:
        where = [plain(it[key]) for key in ("slip", "round", "table")]
        for one in it["before"]:
            yield [*where, words(one["words"]), one["ended"], By(one["decided_by"]), plain(one["decided_at"]),
                   one["changed_at"], By(one["changed_by"]), one["ground"], one["reason"]]
        for one in it["mended"]:
            about = [word for word in it["words"] if one["word"] in ("", word["word"])]
            sign = "−" if one["moved"] < 0 else "+"
            yield [*where, words(about), it["ended"], By(it["decided_by"]), plain(it["decided_at"]), one["at"],
                   By(one["by"]), "made_good", f"{one['player']} {sign}{abs(one['moved'])}"]


def players(told):
    for it in told["counts"]["players"]:
        raised, against = it["raised"], it["against"]
        yield [raised["name"], plain(raised["all"]), *(plain(raised[key]) for key in COUNTS[:-2]), rate(raised),
               plain(against["all"]), plain(against["upheld"] + against["conceded"])]


def affairs(kind):
    def of(told):
        for it in told["affairs"]:
            if it["kind"] == kind:
                back = it["taken_back"] or {"at": "", "reason": ""}
                yield [plain(it["seq"]), it["at"], plain(it["round"]), plain(it["table"]), By(it["by"]), it["what"],
                       "; ".join(it["cite"]), back["at"], back["reason"]]
    return of


def games(told):
    for it in told["games"]:
        row = [plain(it["round"]), plain(it["table"])]
        for side in it["sides"]:
            there = it["how"] is not None and side["player"]
            values = [side["scored"], side["halves"] / 2, side["tiles"], side["overtime"], side["penalties"]]
            row += [side["player"], *(plain(value) if there else "" for value in values)]
        yield [*row, it["called"], plain(it["awarded"]), plain(it["handed_in"]), plain(it["corrected"])]


def byes(told):
    for it in told["byes"]:
        yield [plain(it["round"]), it["player"], it["called"], plain(it["scored"]), plain(it["halves"] / 2)]


def standings(told):
    by_place = any(it["by_place"] for it in told["standings"])
    for it in told["standings"]:
        for row in it["rows"]:
            values = ["" if value is None else float(value) for value in row["values"]]
            yield [plain(it["round"]), plain(row["place"]), row["player"], plain(row["games"]), plain(it["missing"]),
                   *values, *([plain(row["place_points"])] if by_place else [])]


def schedule(told):
    for it in told["schedule"]:
        yield [plain(it["round"]), it["begun_at"], plain(it["play_at"]), plain(it["last_result_at"]), seconds(it["break_ms"])]


def draws(told):
    keys = ("round", "draw", "rack", "changed", "place", "word", "points", "program", "list", "ties", "seed")
    for it in told["draws"]:
        yield [plain(it[key]) for key in keys]


def moves(told):
    keys = ("round", "draw", "number", "player", "place", "word", "points", "annulled")
    for it in told["moves"]:
        yield [plain(it[key]) for key in keys]


def counted(of, name):
    return lambda told: ([name(it), *figures(it.get("count", it))] for it in told["counts"][of])


KINDS = ("no_slip", "claim", "sanction", "procedure", "presence", "hall", "award", "correction", "taken_back", "power", "unreached",
         "duty", "event")
TABLES = {
    "challenges": challenges, "words": judged, "rulings": ruled, "changes": changes, "players": players,
    "rounds": counted("rounds", lambda it: it["name"]), "tables": counted("tables", lambda it: it["name"]),
    "judges": counted("judges", lambda it: By(it["by"])), "lists": counted("lists", lambda it: it["name"]),
    **{kind: affairs(kind) for kind in KINDS},
    "games": games, "byes": byes, "standings": standings, "schedule": schedule, "draws": draws, "moves": moves,
}


def compare(name, told, found, same):
    """A table with what the JSON has of it; the order of words is that of the language's letters."""
    expected = list(TABLES[name](told))
    lines = [list(row.values()) for row in found]
    if name == "words":
        expected.sort(key=str)
        lines.sort(key=str)
    same(f"{name}.csv: rows", len(expected), len(lines))
    for number, (one, two) in enumerate(zip(expected, lines), 2):
        same(f"{name}.csv:{number}: cells", len(one), len(two))
        for value, cell, head in zip(one, two, found[0]):
            if isinstance(value, float):
                cell = float(cell or "nan")
            same(f"{name}.csv:{number}: {head}", value, cell)
