import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../../../..");
const NAMES: Readonly<Record<string, string>> = {
  safari: "Safari",
  ios_saf: "Safari on iOS",
  firefox: "Firefox",
  chrome: "Chrome",
  edge: "Edge",
  samsung: "Samsung Internet",
};

it.each([
  ["packages/ui/README.md", "### Supported browsers"],
  ["README.md", "## Browsers"],
])("the table of supported browsers in %s is the list that the checks use", (file, heading) => {
  const list = readFileSync(path.join(root, ".browserslistrc"), "utf8");
  const wanted = [...list.matchAll(/^(\w+) >= ([\d.]+)$/gm)].map(([, name = "", from]) => [NAMES[name], from]);
  const [, section = ""] = readFileSync(path.join(root, file), "utf8").split(heading);
  const [table = ""] = section.split("\n## ");
  const told = [...table.matchAll(/^\| ([A-Z][\w ]*?) +\| ([\d.]+) +\|$/gm)].map(([, name, from]) => [name, from]);
  expect(told).toEqual(wanted);
});
