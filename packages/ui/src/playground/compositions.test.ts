import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const source = path.dirname(import.meta.dirname);
const texts = globSync("*.tsx", { cwd: import.meta.dirname }).map((file) =>
  readFileSync(path.join(import.meta.dirname, file), "utf8"),
);
/** Its fields are those of the playground; it needs a library that only apps with forms have. */
const WITHOUT_LOOK = "react-hook-form";
const parts = globSync("components/*/index.ts", { cwd: source })
  .map((file) => path.basename(path.dirname(file)))
  .filter((part) => part !== WITHOUT_LOOK);

it("the playground shows every part of the kit", () => {
  const missing = parts.filter((part) => !texts.some((text) => text.includes(`"../components/${part}/index.ts"`)));
  expect(missing).toEqual([]);
});
