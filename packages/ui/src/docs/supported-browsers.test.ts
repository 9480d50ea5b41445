import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const kit = path.join(import.meta.dirname, "../..");
const NAMES: Readonly<Record<string, string>> = {
  safari: "Safari",
  ios_saf: "Safari on iOS",
  firefox: "Firefox",
  chrome: "Chrome",
  edge: "Edge",
  samsung: "Samsung Internet",
};

it("the table of supported browsers is the list that the checks use", () => {
  const list = readFileSync(path.join(kit, "../../.browserslistrc"), "utf8");
  const wanted = [...list.matchAll(/^(\w+) >= ([\d.]+)$/gm)].map(([, name = "", from]) => [NAMES[name], from]);
  const [, section = ""] = readFileSync(path.join(kit, "README.md"), "utf8").split("### Supported browsers");
  const [table = ""] = section.split("###");
  const told = [...table.matchAll(/^\| ([A-Z][\w ]*?) +\| ([\d.]+) +\|$/gm)].map(([, name, from]) => [name, from]);
  expect(told).toEqual(wanted);
});
