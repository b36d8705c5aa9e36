import { Trace } from "./trace.js";

/** Reads the lines of a trace file; an error names the line. */
export async function readTrace(stream, onProgress) {
  const trace = new Trace();
  let number = 0;
  for await (const line of linesOf(stream)) {
    number++;
    if (!line.trim()) {
      continue;
    }
    try {
      trace.add(JSON.parse(line));
    } catch (wrong) {
      const what = wrong instanceof SyntaxError ? "expected one JSON object" : wrong.message;
      throw new Error(`line ${number}: ${what}`, { cause: wrong });
    }
    if (number % 20_000 === 0) {
      onProgress?.(number);
    }
  }
  return checked(trace);
}

/** A trace with something to show. */
export function checked(trace) {
  if (!trace.header || trace.nodes.length === 0) {
    throw new Error("the trace holds no node");
  }
  return trace;
}

async function* linesOf(stream) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop();
    yield* lines;
  }
  yield rest;
}
