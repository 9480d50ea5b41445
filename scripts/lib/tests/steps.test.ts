import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { stepsOf } from "./steps.ts";

const root = path.join(import.meta.dirname, "../../..");

it("the workflow of pull requests runs every step", () => {
  const workflow = readFileSync(path.join(root, ".github/workflows/check.yml"), "utf8");
  const listed = [
    ...[...workflow.matchAll(/npm test -- --only ([\w,-]+)/g)].map(([, list = ""]) => list),
    ...[...workflow.matchAll(/steps: \[(.+)\]/g)].flatMap(([, lists = ""]) =>
      [...lists.matchAll(/"([^"]+)"/g)].map(([, list = ""]) => list),
    ),
  ];
  const known = stepsOf({ root, report: (name) => name }).map(({ name }) => name);
  expect(listed.flatMap((list) => list.split(",")).toSorted()).toEqual(known.toSorted());
});

it("a list of steps with an unknown name runs none of them", () => {
  const { status, stdout } = spawnSync(process.execPath, [path.join(root, "scripts/test.ts"), "--only", "rules,art"], {
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stdout).toContain("“art” is no step.");
  expect(stdout).not.toContain("passed");
});
