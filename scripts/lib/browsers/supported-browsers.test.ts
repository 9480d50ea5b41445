import { expect, it } from "vitest";
import { buildTarget, lacking } from "./supported-browsers.ts";

const OLD = { chrome: "1", edge: "12", firefox: "1", safari: "1", safari_ios: "1" };

it.each([
  ["a feature of all browsers", OLD, []],
  ["a feature of the oldest version itself", { ...OLD, safari: "16.4", safari_ios: "16.4", firefox: "140" }, []],
  ["a feature of the next minor version", { ...OLD, safari_ios: "16.5" }, ["ios_saf 16.4"]],
  ["a feature that a browser does not have", { ...OLD, firefox: undefined }, ["firefox 140"]],
  ["a version before which nothing is known", { ...OLD, edge: "≤79" }, []],
])("%s", (_, support, browsers) => {
  expect(lacking(support)).toEqual(browsers);
});

it("the build has a target for each engine", () => {
  expect(buildTarget.map((target) => target.replace(/[\d.]+$/, ""))).toEqual([
    "safari",
    "ios",
    "firefox",
    "chrome",
    "edge",
  ]);
});
