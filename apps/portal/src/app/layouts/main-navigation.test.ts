import { expect, test } from "vitest";
import { isInArea } from "./main-navigation.ts";

test.each([
  ["/", "/", true],
  ["/projects", "/", false],
  ["/projects", "/projects", true],
  ["/projects/add", "/projects", true],
  ["/projects-old", "/projects", false],
  ["/shop/club-card", "/shop", true],
  ["/club-card", "/shop", false],
])("%s lies in %s: %s", (pathname, entry, expected) => {
  expect(isInArea(pathname, entry)).toBe(expected);
});
