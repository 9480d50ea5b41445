import { expect, test } from "vitest";
import { isTeamFull, teamLimitOf } from "./team-limit.ts";

const config = { behaviours: {}, links: {}, team_limits: { pl: { owners: 1, installers: 10 } } };

test("a country has the limit of the configuration, others have none", () => {
  expect(teamLimitOf(config, "pl")).toEqual({ owners: 1, installers: 10 });
  expect(teamLimitOf(config, "cz")).toBeUndefined();
  expect(teamLimitOf(undefined, "pl")).toBeUndefined();
  expect(teamLimitOf(config, undefined)).toBeUndefined();
});

test.each([
  [9, false],
  [10, true],
  [11, true],
])("%i installers of 10: full is %s", (installers, full) => {
  expect(isTeamFull({ owners: 1, installers: 10 }, { installers })).toBe(full);
});

test("a team without a limit is never full, nor is one that has not been counted yet", () => {
  expect(isTeamFull(undefined, { installers: 500 })).toBe(false);
  expect(isTeamFull({ owners: 1, installers: 0 }, undefined)).toBe(false);
});
