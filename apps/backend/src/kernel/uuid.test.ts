import { expect, it } from "vitest";

import { namedUuid, newUuid } from "./uuid.ts";

it("UUIDs have version 7, differ and sort by time", () => {
  const early = newUuid(new Date("2026-11-20T10:00:00.000Z"));
  const late = newUuid(new Date("2026-11-20T10:00:00.001Z"));
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(early < late).toBe(true);
  expect(newUuid(new Date(0))).not.toBe(newUuid(new Date(0)));
});

it("UUIDs of a name have version 8 and are always the same", () => {
  expect(namedUuid("one")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(namedUuid("one")).toBe(namedUuid("one"));
  expect(namedUuid("one")).not.toBe(namedUuid("other"));
});
