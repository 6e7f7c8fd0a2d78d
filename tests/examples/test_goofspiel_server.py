"""Goofspiel at a server's table, over real sockets."""

import httpx

from tests.server.harness import calls
from tests.server.harness.client import Group, close_all


def test_the_server_offers_it_with_its_fields(served: str) -> None:
    games = {game["game"]: game for game in calls.get(f"{served}/api/games").json()}
    game = games["goofspiel"]
    assert (game["words"], game["coach"], game["bots"]) == (True, False, ["random", "greedy"])
    state = {field["name"]: field for field in game["views"]["state"]}
    tally = {"as": "tally", "most": 91}
    assert state["scores"] == {
        "name": "scores",
        "kind": "number",
        "per_seat": True,
        "show": tally,
    }
    assert state["cards"]["of"] == [{"name": "", "kind": "number"}]
    deck = [*range(1, 14)]
    assert state["cards"]["show"] == {"as": "cards", "choice": "bid{card}", "deck": deck}
    assert state["prizes"]["most"] == 13
    bids = game["views"]["events"]["bids-revealed"]
    assert bids == [
        {"name": "bids", "kind": "map", "key": "hand", "of": [{"name": "", "kind": "number"}]}
    ]


def test_the_server_serves_its_words(served: str) -> None:
    polish = calls.get(f"{served}/api/games/goofspiel/words/pl")
    assert "zdobywa" in polish.text
    assert calls.get(f"{served}/api/games/goofspiel/words/xx").status_code == httpx.codes.NOT_FOUND
    assert calls.get(f"{served}/api/games/qwixx/words/pl").status_code == httpx.codes.NOT_FOUND


def test_a_match_from_the_lobby_to_its_file(served: str) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": "goofspiel", "options": {"cards": "5"}, "seats": seats}
    group = Group(served, wish, people=1)
    (ada,) = group.people
    live = ada.live()
    group.start()
    seen = live.hear()
    while seen["kind"] != "over":
        own = (seen.get("mine") or {"hands": {}})["hands"].get("0")
        if own is not None and own["choice"] is None and len(own["legal"]) > 1:
            choice = own["legal"][-1]
            kept = [int(text.removeprefix("bid")) for text in own["legal"][:-1]]
            assert own["preview"][choice] == {"left": kept}
            ada.choose(seen["n"] + (seen["kind"] == "resolved"), 0, choice)
        seen = live.hear()
    assert seen["outcome"]["reason"] == "cards"
    replayed = ada.http.post("/api/replays", content=ada.match())
    assert replayed.json()["outcome"] == seen["outcome"]
    close_all()
