"""Shows that the recount notices: one number of each kind, in the JSON and in each column of each table, is raised by one
and the report is counted again.

mutate.py JOURNAL.jsonl REPORT-DIR; ends with how many kinds it changed, or with those that nobody noticed. No number is
left out. What is not counted again are words: sentences, what ends and offices are called, paragraphs.
"""

import copy
import json
import pathlib
import sys

import cells
from recount import Differs, recount, same
from replay import Day

def numbers(value, path=()):
    """Every number with its path."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from numbers(inside, (*path, key))
    elif isinstance(value, list):
        for at, inside in enumerate(value):
            yield from numbers(inside, (*path, at))
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        yield path


def noticed(act):
    try:
        act()
    except (Differs, KeyError, IndexError, StopIteration):
        return True
    return False


def raised(told, path):
    changed = copy.deepcopy(told)
    inside = changed
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] += 1
    return changed


def main():
    journal, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    with open(journal, encoding="utf-8") as file:
        entries = [json.loads(line) for line in file if line.startswith("{")]
    told = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    day, kinds, missed = Day(entries), {}, []
    for path in numbers(told):
        kinds.setdefault(".".join(key for key in path if isinstance(key, str)), []).append(path)
    for kind, paths in kinds.items():
        # The last of a kind, the middle one and the first one: what is counted of some is counted of all.
        for path in {paths[0], paths[len(paths) // 2], paths[-1]}:
            if not noticed(lambda: recount(day, raised(told, path))):
                missed.append(f"{kind} {path}")
    columns = 0
    for name in cells.TABLES:
        found = cells.table(folder, name)
        for head in found[0] if found else []:
            number = lambda cell: cell.replace(".", "", 1).lstrip("-").isdigit()
            at = next((at for at, row in enumerate(found) if number(row[head])), None)
            if at is None:
                continue
            columns += 1
            changed = copy.deepcopy(found)
            cell = changed[at][head]
            changed[at][head] = f"{float(cell) + 1:.3f}" if "." in cell else str(int(cell) + 1)
            if not noticed(lambda: cells.compare(name, told, changed, same)):
                missed.append(f"{name}.csv: {head}")
    if missed:
        sys.exit(f"not noticed: {'; '.join(missed)}")
    print(f"{len(kinds)} kinds of number and {columns} columns, each noticed")


if __name__ == "__main__":
    main()
