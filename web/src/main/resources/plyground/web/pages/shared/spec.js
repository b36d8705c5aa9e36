// Names with parameters: "alphabeta:depth=5,eval=disc".
function quoted(value) {
  return /[,:" ]/.test(value) ? `"${value.replace(/["\\]/g, "\\$&")}"` : value;
}

export function format(name, parameters) {
  const given = Object.entries(parameters).filter(([, value]) => value !== "");
  return given.length ? `${name}:${given.map(([key, value]) => `${key}=${quoted(value)}`).join(",")}` : name;
}

export function parse(text) {
  const colon = text.indexOf(":");
  if (colon < 0) {
    return { name: text.trim(), parameters: {} };
  }
  const parameters = {};
  const pair = /\s*([^=,]+)=(?:"((?:[^"\\]|\\.)*)"|([^,]*))\s*(?:,|$)/gy;
  pair.lastIndex = colon + 1;
  for (let match = pair.exec(text); match && match[0]; match = pair.exec(text)) {
    parameters[match[1].trim()] = match[2] === undefined ? match[3].trim() : match[2].replace(/\\(.)/g, "$1");
    if (pair.lastIndex >= text.length) {
      break;
    }
  }
  return { name: text.slice(0, colon).trim(), parameters };
}
