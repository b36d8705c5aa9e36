// Lints what makes containers, where no container can be run: the Containerfile with the linter that editors use,
// and of compose.yaml that it is YAML without doubles whose services name only what there is.
import { readFileSync } from "node:fs";
import process from "node:process";
import { validate } from "dockerfile-utils";
import { parseDocument } from "yaml";

const top = new URL("../", import.meta.url);
const complaints = [];

function read(name) {
  return readFileSync(new URL(name, top), "utf8");
}

for (const { message, range } of validate(read("Containerfile"))) {
  complaints.push(`Containerfile:${range.start.line + 1}: ${message}`);
}

// What compose knows of a service, as far as ours use it.
const KEYS = new Set(
  "build cap_drop command depends_on deploy environment healthcheck image ports read_only restart security_opt tmpfs volumes".split(
    " ",
  ),
);

const document = parseDocument(read("compose.yaml"), { merge: true, uniqueKeys: true });
document.errors.forEach(({ message }) => complaints.push(`compose.yaml: ${message}`));
const compose = document.errors.length > 0 ? { services: {} } : document.toJS();
for (const [name, service] of Object.entries(compose.services)) {
  const wrong = (text) => complaints.push(`compose.yaml: service ${name}: ${text}`);
  Object.keys(service)
    .filter((key) => !KEYS.has(key))
    .forEach((key) => wrong(`unknown key '${key}'`));
  Object.keys(service.depends_on ?? {})
    .filter((other) => !(other in compose.services))
    .forEach((other) => wrong(`depends on '${other}', which is not there`));
  if (!(service.command ?? []).every((word) => typeof word === "string")) {
    wrong("its command is to be a list of words");
  }
  (service.volumes ?? [])
    .map((volume) => volume.split(":")[0])
    .filter((volume) => !/^[./]/.test(volume) && !(volume in compose.volumes))
    .forEach((volume) => wrong(`volume '${volume}' is not declared`));
  if (!service.build && !/@sha256:[0-9a-f]{64}$/.test(service.image ?? "")) {
    wrong("its image is to be named by digest");
  }
}

complaints.forEach((each) => console.log(each));
console.log(
  `check: Containerfile and compose.yaml of ${Object.keys(compose.services).length} services, ${complaints.length} complaints`,
);
process.exitCode = complaints.length > 0 || !compose.services.lab ? 1 : 0;
