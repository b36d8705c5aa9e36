import { blocksOf } from "../shared/lines.js";
import { Recorder } from "./recorder.js";

const PROGRESS_LINES = 20_000;

/** Reads the lines of a trace file; an error names the line. */
export async function readTrace(stream, onProgress = () => {}) {
  const recorder = new Recorder();
  let number = 0;
  for await (const lines of blocksOf(stream)) {
    for (const line of lines) {
      number++;
      if (line.trim()) {
        add(recorder, line, number);
      }
      if (number % PROGRESS_LINES === 0) {
        onProgress(number);
      }
    }
  }
  return recorder.finish();
}

function add(recorder, line, number) {
  try {
    recorder.add(JSON.parse(line));
  } catch (wrong) {
    const what = wrong instanceof SyntaxError ? "expected one JSON object" : wrong.message;
    throw new Error(`line ${number}: ${what}`, { cause: wrong });
  }
}
