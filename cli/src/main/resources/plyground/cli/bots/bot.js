const lines = require("readline").createInterface({ input: process.stdin });
const say = (message) => console.log(JSON.stringify(message));

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ name: "my bot" });
  if (message.type === "turn") {
    const moves = message.legal; // think here
    say({ move: moves[Math.floor(Math.random() * moves.length)] });
  }
});
