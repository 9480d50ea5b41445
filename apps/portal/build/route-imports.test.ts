import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { lazyModules } from "./route-imports.ts";

const source = readFileSync(path.resolve(import.meta.dirname, "../src/app/routes.ts"), "utf8");

it("reads every screen of the route table", () => {
  const screens = lazyModules(source, "SCREENS");
  expect(screens.size).toBe(source.match(/import\("\.\.\/features\//g)?.length);
  expect(screens.get("signIn")).toBe("../features/sign-in/sign-in-screen.tsx");
});

it("reads the frames' layouts", () => {
  expect([...lazyModules(source, "FRAME_LAYOUTS")]).toEqual([
    ["anonymous", "./layouts/anonymous-layout.tsx"],
    ["signed-in", "./layouts/signed-in-layout.tsx"],
  ]);
});

it("leaves out keys without an import", () => {
  expect([...lazyModules('const A = { one: undefined, two: () => import("./two.ts") };', "A")]).toEqual([
    ["two", "./two.ts"],
  ]);
});

it("fails for a table that does not exist", () => {
  expect(() => lazyModules("const A = {};", "B")).toThrow("There is no table B.");
});
