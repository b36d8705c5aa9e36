cp "$top/cli/src/main/resources/plyground/cli/bots/bot.py" bot.py
