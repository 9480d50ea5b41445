import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { componentList } from "../../scripts/component-list.ts";

const texts = globSync("*.tsx", { cwd: import.meta.dirname })
  .map((file) => readFileSync(path.join(import.meta.dirname, file), "utf8"))
  .join("\n");

/** Components that no composition draws. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  Announcer: "It is heard, not seen.",
  PageMain: "A page has one `main`: that of `SplitScreen`.",
  StoryScreen: "A page has one `main`: that of `SplitScreen`.",
  UiProvider: "It draws nothing and is around every page.",
};

const components = componentList().flatMap(({ exports }) =>
  exports.filter(({ kind }) => kind === "component").map(({ name }) => name),
);
const isShown = (name: string) => new RegExp(String.raw`<${name}\b`).test(texts);

it("the playground shows every component of the kit, but for those with a reason", () => {
  expect(components.filter((name) => !isShown(name)).sort()).toEqual(Object.keys(NOT_SHOWN).sort());
});
