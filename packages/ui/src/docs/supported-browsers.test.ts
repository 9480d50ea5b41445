import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { FIRST_FIREFOX } from "../../../../scripts/lib/browsers/engines.ts";
import { PINNED_MAJOR } from "../../../../scripts/lib/browsers/pinned-chromium.ts";

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

it("the kit's README names the versions that the tests run in", () => {
  const text = readFileSync(path.join(root, "packages/ui/README.md"), "utf8");
  expect(text).toContain(`in Chromium ${PINNED_MAJOR}, and`);
  expect(text).toContain(`in Firefox ${FIRST_FIREFOX} or newer`);
});
