#!/usr/bin/env python3
"""A bot for À table, for any title. Change `choose`, and it is yours.

Beside the program:  atable arena connect-four --bots examples/bot.py,random --games 20
At somebody's table: examples/bot.py http://127.0.0.1:8080/tables/abc123 [name]
"""
import json
import random
import sys
import urllib.error
import urllib.request


def choose(title, seat, view, legal):
    """One of the legal actions. The view is all that this chair may know."""
    if title == "connect-four":  # stay near the middle, mostly
        return min(legal, key=lambda action: abs("abcdefg".index(action["drop"]) - 3) + 2 * random.random())
    return random.choice(legal)


def child():
    """A question a line, an answer a line."""
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(choose(asked["title"], asked["seat"], asked["view"], asked["legal"])), flush=True)


def call(url, token=None, body=None):
    """GET, or POST if there is a body."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as answer:
        return json.load(answer)


def guest(table, name):
    """Takes the first free chair of a table and plays until the game is over."""
    token = call(table.split("/tables/")[0] + "/api/guests", body={"name": name})["token"]
    seat = call(table + "/view", token)["free"][0]
    call(f"{table}/chairs/{seat}", token, {})
    ply = 0
    while True:
        seen = call(f"{table}/view?after={ply}", token)  # answers when there is something new
        ply = seen["ply"]
        if seen["result"]:
            return print(json.dumps(seen["result"]))
        if seen["legal"]:
            action = choose(seen["title"], seat, seen["view"], seen["legal"])
            try:
                call(table + "/actions", token, {"ply": ply, "action": action})
            except urllib.error.HTTPError as error:
                if error.code != 409:  # 409: the table has moved on meanwhile
                    raise


if __name__ == "__main__":
    guest(sys.argv[1].rstrip("/"), *(sys.argv[2:3] or ["Robot"])) if len(sys.argv) > 1 else child()
