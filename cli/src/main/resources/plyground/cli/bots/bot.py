import json, random, sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"name": "my bot"}), flush=True)
    elif message["type"] == "new":
        random.seed(message["seed"])
    elif message["type"] == "turn":
        move = random.choice(message["legal"])  # think here
        print(json.dumps({"move": move}), flush=True)
