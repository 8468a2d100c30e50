#!/usr/bin/env python3
"""A player for one seat of Avalon: reads JSON lines, writes JSON lines (docs/seat-protocol.md).

    roundtable arena --player logic --bot mine='python3 examples/seat.py' --base logic --games 100

It trusts whoever was never on a failed quest, and says so when one fails.
"""
import json
import random
import sys


def choose(question, suspects):
    view, legal = question["view"], question["legal"]
    evil = view["you"]["loyalty"] == "evil"
    known = {mark["seat"] for mark in view["you"]["knows"] if mark["as"] == "evil"}
    bad = known or suspects
    if "vote" in legal[0]:
        clean = not bad & set(view["proposal"]["team"])
        last = view["vote_track"] == 4
        return {"vote": "approve" if last or clean != evil else "reject"}
    if "propose" in legal[0]:
        return min(legal, key=lambda c: (len(bad & set(c["propose"]["team"])), random.random()))
    if {"play": "fail"} in legal:
        return {"play": "fail"}
    return random.choice(legal)


suspects, team = set(), []
for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        random.seed(message["hello"]["seed"])
        me = message["hello"]["seat"]
    elif "notice" in message:
        public = message["notice"].get("public")
        if isinstance(public, dict):
            team = public.get("proposed", {}).get("team", team)
            if public.get("quest_done", {}).get("fails"):
                suspects |= set(team) - {me}
    elif "choose" in message:
        question = message["choose"]
        answer = {"id": question["id"], "command": choose(question, suspects)}
        if suspects:
            answer["say"] = {"suspect": {"seat": min(suspects)}}
        print(json.dumps(answer), flush=True)
    elif "end" in message:
        break
