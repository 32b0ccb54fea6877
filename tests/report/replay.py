"""What an exported journal comes to, by itself: slips, orders, games, standings, places of what was done."""

ENDS = ("upheld", "rejected", "conceded", "withdrawn", "moot", "open")
# What is listed besides words. An order stands there where somebody ordered it himself and said why.
LISTED = {
    "claim_raised", "claim_decided", "sanction_imposed", "threshold_reached", "player_excluded", "taken_back", "duty_arose",
    "duty_done", "procedure_begun", "procedure_ended", "absence_noted", "arrived", "last_declared", "play_started",
    "signal_given", "countdown_started", "countdown_stopped", "game_awarded", "result_corrected", "result_voided",
    "result_recounted", "spread_adjusted", "order_unconfirmed", "forgeries_noted", "list_adopted", "list_dropped",
    "constants_set", "entry_amended", "entry_struck", "officer_changed", "system_clock_noted", "wrong_pins_noted", "redated",
}


def spread(lengths):
    """Each figure is one of those measured: the one at or above so many tenths of them."""
    lengths = sorted(lengths)
    rank = lambda tenths: lengths[-(-len(lengths) * tenths // 10) - 1] if lengths else None
    return {"count": len(lengths), "median_ms": rank(5), "p90_ms": rank(9), "longest_ms": lengths[-1] if lengths else None}


class Day:
    """A journal from its first entry to its last."""

    def __init__(self, entries):
        self.entries, self.round, self.opened = len(entries), 0, {}
        self.slips, self.orders, self.games, self.corrected, self.tables = {}, {}, {}, {}, set()
        self.seats, self.players, self.byes, self.penalties, self.starts = {}, [], [], {}, {}
        self.moved, self.snapshots, self.rulings, self.places, self.listed = [], {}, [], {}, []
        # At which table each entry was.
        self.at_table = {}
        self.precedents, self.claims, self.runs, self.draws, self.constants, self.changed = {}, {}, {}, [], {}, 0
        for entry in entries:
            self.take_in(entry["seq"], entry["payload"])
        if self.round:
            self.snapshots[self.round] = self.snapshot()

    def take_in(self, seq, record):
        event, at = record["event"], record["at"]
        kind = event["type"]
        known = getattr(self, kind, None)
        # What is about a game is told by where it was.
        where = self.where(event)
        self.at_table[seq] = self.orders[event["op"]]["table"] if kind == "order_settled" else where[1]
        if callable(known):
            known(event, at, record)
        for op in event.get("cancelled") or []:
            if isinstance(op, int) and op in self.orders:
                self.orders[op]["state"] = "cancelled"
        # A round that begins is the round of what follows from its beginning.
        ordered = kind == "order_placed" and event.get("reason") and not event.get("slip") and not event.get("cause")
        if kind in LISTED or ordered:
            self.listed.append(seq)
            self.places[seq] = (at, *(where if where[0] else (self.round, where[1])))

    def where(self, event):
        if "game" in event and event["game"]:
            return event["game"]["round"], event["game"]["table"]
        if event.get("slip") in self.slips:
            return self.slips[event["slip"]]["game"]
        if event["type"] == "claim_decided":
            return self.claims[event["claim"]]
        if event["type"] == "procedure_ended":
            return self.runs[event["run"]]
        if event["type"] == "taken_back":
            return self.round, self.at_table[event["entry"]]
        return event.get("round") or self.round, event.get("table")

    def event_opened(self, event, at, record):
        self.opened = event

    def players_entered(self, event, at, record):
        self.players += [it["name"] for it in event["players"]]

    def clock_fitted(self, event, at, record):
        self.tables.add(event["table"])

    def constants_set(self, event, at, record):
        self.constants = {name: float(value) for name, value in event["constants"].items()}

    def round_started(self, event, at, record):
        if self.round:
            self.snapshots[self.round] = self.snapshot()
        self.round = event["round"]
        self.starts[self.round] = at
        for pair in event["pairings"]:
            self.seats[event["round"], pair["table"]] = (pair["a"], pair.get("b", ""))

    def redated(self, event, at, record):
        if event["what"] == "pairing":
            self.starts[self.round] = event["is"]

    def bye_given(self, event, at, record):
        self.byes.append((event["player"], event["result"]))

    def bye_entered(self, event, at, record):
        self.byes.append((event["bye"]["player"], event["bye"]["result"]))

    def slip_raised(self, event, at, record):
        pressed = event["source"].get("at", at)
        self.slips[event["slip"]] = {
            "raised": min(at, pressed), "ended": "open", "words": [], "lists": [], "first": None, "out": None, "by": None,
            "game": (event["round"], event["table"]), "side": "ab".index(event["challenger"]), "decided": None,
            "announced": None, "since": event.get("since_press"), "points": 0, "mended": [], "reopened": 0,
        }

    def words_entered(self, event, at, record):
        slip = self.slips[event["slip"]]
        slip["words"], slip["lists"] = [(word, None) for word in event["words"]], [None for _ in event["words"]]

    def decision(self, event, at, record, ended):
        slip = self.slips[event["slip"]]
        who = record["by"]
        slip.update(ended=ended, decided=at, first=slip["first"] or at)
        slip.update(out=slip["first"], by={"office": who["role"], "name": who.get("name", ""), "station": who["station"]})
        return slip

    def verdict_given(self, event, at, record):
        slip = self.decision(event, at, record, "upheld" if event["upheld"] else "rejected")
        slip["words"] = [(it["word"], it["outcome"] == "valid") for it in event["words"]]
        slip["lists"] = [it["by"].get("source") for it in event["words"]]
        for it in event["words"]:
            if it["by"]["authority"] != "referee":
                continue
            valid = it["outcome"] == "valid"
            # One that was made good was wrong, and binds nobody.
            slip_of, was = (self.precedents.get(it["word"]) or [(None, valid)])[-1]
            against = slip_of if was != valid else None
            self.precedents.setdefault(it["word"], []).append((event["slip"], valid))
            self.rulings.append({
                "slip": event["slip"], "round": slip["game"][0], "table": slip["game"][1], "word": it["word"],
                "valid": valid, "follows": it["by"].get("follows"), "contradicts": against, "stands": True,
            })

    def conceded(self, event, at, record):
        self.decision(event, at, record, "conceded")

    def announced(self, event, at, record):
        self.slips[event["slip"]]["announced"] = at

    def slip_withdrawn(self, event, at, record):
        slip = self.slips[event["slip"]]
        ended = "mistaken" if event.get("mistaken") else "moot" if event.get("moot") else "withdrawn"
        slip.update(ended=ended, out=slip["first"] or at)

    def slip_reopened(self, event, at, record):
        slip = self.slips[event["slip"]]
        slip.update(ended="open", words=[], lists=[], announced=None, decided=None, by=None, points=0, mended=[])
        slip["reopened"] += 1
        for it in self.rulings:
            it["stands"] &= it["slip"] != event["slip"]
        kept = {word: [it for it in every if it[0] != event["slip"]] for word, every in self.precedents.items()}
        self.precedents = {word: every for word, every in kept.items() if every}

    def order_placed(self, event, at, record):
        self.orders[event["op"]] = {"slip": event.get("slip"), "table": event["table"], "state": "live", "at": None}

    def order_settled(self, event, at, record):
        self.orders[event["op"]].update(state="done", at=at)

    order_confirmed = order_settled

    def order_cancelled(self, event, at, record):
        self.orders[event["op"]]["state"] = "cancelled"

    def claim_raised(self, event, at, record):
        self.claims[event["claim"]] = self.where(event)

    def procedure_begun(self, event, at, record):
        self.runs[event["run"]] = self.where(event)

    def penalty_imposed(self, event, at, record):
        game, side = (event["round"], event["table"]), "ab".index(event["side"])
        slip = event["cause"].get("slip") if isinstance(event["cause"], dict) else None
        if slip in self.slips and self.slips[slip]["side"] == side:
            self.slips[slip]["points"] += event["points"]
        for of, points in ((side, event["points"]), (1 - side, event.get("credited", 0))):
            self.penalties.setdefault(game, []).append((json_key(event["cause"]), of, points))

    def voided(self, event, at, record):
        for game, all_of in self.penalties.items():
            self.penalties[game] = [it for it in all_of if it[0] != json_key(event["cause"])]

    def result_entered(self, event, at, record):
        self.result(event, event["end"], False, event.get("parts"))

    def game_awarded(self, event, at, record):
        self.result(event, event["award"], True, None)

    def result(self, event, how, awarded, parts):
        at = (event["game"]["round"], event["game"]["table"])
        taken = [sum(points for _, of, points in self.penalties.get(at, []) if of == side) for side in (0, 1)]
        self.games[at] = {"sides": event["sides"], "how": how, "awarded": awarded, "parts": parts, "handed_in": False,
                          "penalties": taken, "best": event.get("best")}

    def result_handed_in(self, event, at, record):
        self.games[event["game"]["round"], event["game"]["table"]]["handed_in"] = True

    def result_corrected(self, event, at, record):
        game = (event["game"]["round"], event["game"]["table"])
        self.corrected[game] = self.corrected.get(game, 0) + 1
        self.result_recounted(event, at, record)

    def result_recounted(self, event, at, record):
        game = self.games[event["game"]["round"], event["game"]["table"]]
        game["sides"] = event["sides"]
        # Of a sum that was put right nobody knows the parts.
        game["parts"] = event.get("parts")

    def result_voided(self, event, at, record):
        self.games.pop((event["game"]["round"], event["game"]["table"]), None)

    def spread_adjusted(self, event, at, record):
        self.moved.append((event["player"], event["halves"], event["spread"], event.get("scored", 0)))
        slip, word = self.slips.get(event.get("slip")), event.get("word", "")
        if not slip:
            return
        slip["mended"].append((event["player"], event["spread"] or event.get("scored", 0)))
        for name, every in self.precedents.items():
            every[:] = [it for it in every if it[0] != event["slip"] or word not in ("", name)]
        for it in self.rulings:
            it["stands"] &= it["slip"] != event["slip"] or word not in ("", it["word"])

    def rack_changed(self, event, at, record):
        self.changed += 1

    def rack_drawn(self, event, at, record):
        # What was typed wrongly is put right under the same number.
        self.draws = [it for it in self.draws if it[:2] != (self.round, event["draw"])]
        self.draws.append((self.round, event["draw"], event["rack"], self.changed, None, None))
        self.changed = 0

    def master_chosen(self, event, at, record):
        found = next(it for it in self.draws if it[:2] == (self.round, event["draw"]))
        laid = (*found[:4], event["check"]["score"], event["found_by"].get("ties"))
        self.draws = [laid if it is found else it for it in self.draws]

    def snapshot(self):
        """What everybody has come to."""
        fresh = lambda: {"games": 0, "halves": 0, "wins": 0, "spread": 0, "scored": 0, "starts": 0, "possible": 0,
                         "heights": [], "met": []}
        players = {name: fresh() for name in self.players}

        def add(name, side):
            tally = players[name]
            tally["games"] += 1
            tally["wins"] += side["result"] == "win"
            for key in ("halves", "spread", "scored"):
                tally[key] += side[key]
            return tally

        for at, game in sorted(self.games.items()):
            for number, (name, side) in enumerate(zip(self.seats[at], game["sides"])):
                if name not in players:
                    continue
                tally, other = add(name, side), self.seats[at][1 - number]
                tally["heights"].append((side["scored"], game["awarded"]))
                tally["starts"] += number == 0
                if other:
                    tally["met"].append((other, side["result"], side["scored"]))
                else:
                    tally["possible"] += game["sides"][1 - number]["scored"]
        for name, side in self.byes:
            if name in players:
                add(name, side)["heights"].append((side["scored"], True))
        moved = {}
        for name, *of in self.moved:
            for key, value in zip(("halves", "spread", "scored"), of):
                moved[name, key] = moved.get((name, key), 0) + value
                if name in players:
                    players[name][key] += value
        return {"players": players, "moved": moved, "missing": len(self.seats) - len(self.games)}


def json_key(cause):
    return str(sorted(cause.items())) if isinstance(cause, dict) else str(cause)


def placed(then, criteria, name, at, rounds, day, upto):
    """The number of a criterion of an order, by what everybody has come to."""
    players, criterion = then["players"], criteria[at]
    own = players[name]
    points = lambda other: players[other]["halves"] / 2 if other in players else 0
    opponents = [points(other) for other, _, _ in own["met"] if other in players]
    if criterion == "points":
        return own["halves"] / 2
    if criterion in ("wins", "spread", "scored", "starts"):
        return float(own[criterion])
    if criterion == "buchholz":
        return float(sum(opponents))
    if criterion == "median_buchholz":
        return float(sum(opponents) - max(opponents) - min(opponents)) if len(opponents) > 1 else 0.0
    if criterion == "sonneborn_berger":
        worth = {"win": 1, "draw": 0.5}
        return float(sum(points(other) * worth.get(result, 0) for other, result, _ in own["met"]))
    if criterion == "highest_game":
        played = day.opened["ruleset"] == "tso-2017" and day.opened["readings"].get("Q20", "played") == "played"
        return max((float(scored) for scored, awarded in own["heights"] if not (awarded and played)), default=None)
    if criterion == "percent":
        # To the nearest tenth.
        share = own["possible"] and (2000 * own["scored"] + own["possible"]) // (2 * own["possible"]) / 10
        return float(share) if own["possible"] else None
    if criterion == "formula":
        if len(day.constants) < 4 or upto < rounds:
            return None
        a, b, c, d = (day.constants[it] for it in "abcd")
        value = a / rounds * sum(opponents) + b * own["scored"] + c * own["spread"] + d * own["starts"]
        return round(value * 1e6) / 1e6
    level = [other for other in players
             if all(placed(then, criteria, other, before, rounds, day, upto)
                    == placed(then, criteria, name, before, rounds, day, upto) for before in range(at))]
    between = [(result, scored) for other, result, scored in own["met"] if other in level and other != name]
    if criterion == "head_to_head":
        return float(sum(scored for _, scored in between)) if len(level) == 2 and between else None
    if criterion == "among_tied":
        halves = {"win": 1, "draw": 0.5}
        return float(sum(halves.get(result, 0) for result, _ in between)) if len(level) > 1 else None
    raise KeyError(criterion)
