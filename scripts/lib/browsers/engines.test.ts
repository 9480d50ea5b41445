import { expect, it } from "vitest";
import { firefoxVersion } from "./engines.ts";

it.each([
  ["Mozilla Firefox 153.8.0esr", 153],
  ["Mozilla Firefox 140.12.0esr\n", 140],
  ["Mozilla Firefox", 0],
])("%j is Firefox %i", (line, version) => {
  expect(firefoxVersion(line)).toBe(version);
});
