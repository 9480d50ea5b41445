import { RuleTester } from "oxlint/plugins-dev";
import { describe, it } from "vitest";

import plugin from "./plugin.ts";

RuleTester.describe = describe;
RuleTester.it = it;

const CASES: Readonly<Record<keyof typeof plugin.rules, { valid: string[]; invalid: string[] }>> = {
  "no-double-assertion": {
    valid: ["const a = b as string;", "const a = b as unknown;"],
    invalid: ["const a = b as unknown as string;"],
  },
  "whole-tests": {
    valid: ['test("a", () => {});', "list.only(1);", "test.each([1]);"],
    invalid: [
      'test.only("a", () => {});',
      'describe.skip("a", () => {});',
      'it.todo("a");',
      'test.describe.only("a", () => {});',
    ],
  },
  "no-disabled-checks": {
    valid: ["// Checks are not disabled."],
    invalid: ["// oxlint-disable-next-line no-console", "/* eslint-disable */"],
  },
  "plain-comments": {
    valid: ["// Shows the language as soon as it is loaded.", 'const spoken = "whom";'],
    invalid: [
      "// Spoken as soon as it is loaded.",
      "// Only a confirmed caller learns why.",
      "// Called again for want of an answer, anew.",
      "/** The browser believes that it is online. */",
      "/*\n * Changed behind the\n * server's back.\n */",
    ],
  },
  "no-open-work": {
    valid: ['throw new Error("The order is not open.");'],
    invalid: ['throw new Error("Not implemented");', "const a = `TODO ${b}`;"],
  },
  "no-query-key": {
    valid: ["useQuery({ queryKey: queryKeys.orders.list(1) });", "const other = [1];"],
    invalid: ['useQuery({ queryKey: ["orders", 1] });'],
  },
  "no-machine-time": {
    valid: ["new Date(clock.now());", "sql`select ${now}`;"],
    invalid: ["new Date();", "sql`update scan set at = now()`;"],
  },
  "logical-properties": {
    valid: ['style({ marginInlineStart: 4, textAlign: "start" });', "const left = 4;"],
    invalid: ["style({ marginLeft: 4 });", "style({ borderRight: 0 });", 'style({ textAlign: "right" });'],
  },
  "theme-colours": {
    valid: ["style({ color: vars.color.text });", 'const id = "#";'],
    invalid: ['style({ color: "#0b5e50" });', 'style({ color: "rgb(0 0 0)" });', "style({ color: `1px #fff` });"],
  },
  "theme-slant": {
    valid: ["style({ transform: `skewX(${slant})` });"],
    invalid: ['style({ transform: "skewX(-14deg)" });'],
  },
};

const tester = new RuleTester();
for (const [name, { valid, invalid }] of Object.entries(CASES)) {
  const rule = Object.entries(plugin.rules).find(([one]) => one === name)?.[1];
  if (!rule) throw new Error(`There is no rule ${name}.`);
  tester.run(name, rule, {
    valid: valid.map((code) => ({ code, filename: "a.ts" })),
    invalid: invalid.map((code) => ({ code, filename: "a.ts", errors: 1 })),
  });
}
