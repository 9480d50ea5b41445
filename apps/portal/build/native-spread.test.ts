import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { withNativeSpread } from "./native-spread.ts";

it("leaves code without the helper alone", () => {
  expect(withNativeSpread("const both = { ...one, ...two };")).toBeUndefined();
});

it("merges objects as the helper does, undefined included", () => {
  const code = withNativeSpread("function _objectSpread2(e) { return e; }\n_objectSpread2(_objectSpread2({}, a), b);");
  const merge = (a: unknown, b: unknown): unknown => runInNewContext(code ?? "", { a, b });
  expect(merge({ one: 1 }, { one: 2, two: 2 })).toEqual({ one: 2, two: 2 });
  expect(merge({ one: 1 }, undefined)).toEqual({ one: 1 });
});

it("finds the helper in the library that brings it", () => {
  const file = fileURLToPath(import.meta.resolve("@vanilla-extract/recipes/createRuntimeFn"));
  const [, chunk] = /from '(\.[^']+)'/.exec(readFileSync(file.replace(/cjs\.js$/, "esm.js"), "utf8")) ?? [];
  expect(chunk).toBeDefined();
  expect(withNativeSpread(readFileSync(new URL(chunk ?? "", `file://${file}`), "utf8"))).toContain("= Object.assign;");
});
