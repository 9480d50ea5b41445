import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { withNativeSpread } from "./native-spread.ts";

it("leaves code without the helper alone", () => {
  expect(withNativeSpread("const both = { ...one, ...two };")).toBeUndefined();
});

it("merges objects as the helper does, undefined included", () => {
  const code =
    "function _objectSpread2(e) { return e; }\nreturn _objectSpread2(_objectSpread2({}, { a: 1 }), options);";
  const merge = new Function("options", withNativeSpread(code) ?? "");
  expect(merge({ a: 2, b: 3 })).toEqual({ a: 2, b: 3 });
  expect(merge(undefined)).toEqual({ a: 1 });
});

it("finds the helper in the library that brings it", () => {
  const file = fileURLToPath(import.meta.resolve("@vanilla-extract/recipes/createRuntimeFn"));
  const [, chunk] = /from '(\.[^']+)'/.exec(readFileSync(file.replace(/cjs\.js$/, "esm.js"), "utf8")) ?? [];
  expect(chunk).toBeDefined();
  expect(withNativeSpread(readFileSync(new URL(chunk ?? "", `file://${file}`), "utf8"))).toContain("= Object.assign;");
});
