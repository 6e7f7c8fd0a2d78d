"""Goofspiel at a server's table, over real sockets."""

import httpx

from tests.server.harness.client import Caller, close_all


def test_the_server_offers_it_with_its_fields(served: str) -> None:
    games = {game["game"]: game for game in httpx.get(f"{served}/api/games").json()}
    game = games["goofspiel"]
    assert (game["words"], game["coach"], game["bots"]) == (True, False, ["random", "greedy"])
    state = {field["name"]: field for field in game["views"]["state"]}
    assert state["scores"] == {"name": "scores", "kind": "number", "per_seat": True}
    assert state["cards"]["of"] == [{"name": "", "kind": "number"}]
    bids = game["views"]["events"]["bids-revealed"]
    assert bids == [
        {"name": "bids", "kind": "map", "key": "hand", "of": [{"name": "", "kind": "number"}]}
    ]


def test_the_server_serves_its_words(served: str) -> None:
    polish = httpx.get(f"{served}/api/games/goofspiel/words/pl")
    assert "zdobywa" in polish.text
    assert httpx.get(f"{served}/api/games/goofspiel/words/xx").status_code == httpx.codes.NOT_FOUND
    assert httpx.get(f"{served}/api/games/qwixx/words/pl").status_code == httpx.codes.NOT_FOUND


def test_a_match_from_the_lobby_to_its_file(served: str) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": "goofspiel", "options": {"cards": "5"}, "seats": seats}
    anybody = Caller(served)
    opened = anybody.call("POST", "/api/tables", wish)
    host = Caller(served, opened["table"], token=opened["host"])
    joined = host.at("POST", "/join", {"name": "Ada"})
    ada = Caller(served, opened["table"], token=joined["token"])
    host.at("POST", "/start")
    while (seen := ada.at("GET"))["status"] != "over":
        own = seen["mine"]["hands"].get("0")
        if own is None or own["choice"] is not None:
            continue
        choice = own["legal"][-1]
        kept = [int(text.removeprefix("bid")) for text in own["legal"][:-1]]
        assert own["preview"][choice] == {"left": kept}
        ada.at("POST", "/choices", {"n": seen["n"], "hand": 0, "action": choice})
    assert seen["outcome"]["reason"] == "cards"
    file = ada.http.get(f"/api/tables/{opened['table']}/match").text
    replayed = ada.http.post("/api/replays", content=file.encode())
    assert replayed.json()["outcome"] == seen["outcome"]
    close_all()
