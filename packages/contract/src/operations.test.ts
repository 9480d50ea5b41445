import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, it } from "vitest";

import { readContract } from "./operations.ts";
import { everyNth } from "../../../test-sample.ts";

const BUNDLED = path.join(import.meta.dirname, "../../../openapi/dist/openapi.json");
const operations = readContract(JSON.parse(readFileSync(BUNDLED, "utf8")));

it("every JSON answer of the contract has a validator", () => {
  const checks = operations.flatMap(({ answers }) => [...answers.values()].flatMap((kinds) => [...kinds.values()]));
  const known = checks.flatMap((check) => (check ? [check] : []));
  expect(known.length).toBeGreaterThan(operations.length);
  for (const check of everyNth(5, known)) expect(check()(null)).toBe(false);
});

it("every request validator compiles", () => {
  for (const { checkPath, checkQuery, body } of operations) {
    const checks = [
      checkPath,
      checkQuery,
      body?.check.whole,
      ...(body?.check.alternatives ?? []).map(({ check }) => check),
    ];
    for (const check of checks) if (check) expect(check()).toBeTypeOf("function");
  }
});

it("a query number outside its bounds is refused in any notation", () => {
  const team = operations.find(({ operationId }) => operationId === "listTeam");
  for (const page of ["1e999", "9".repeat(400), "-1e999", "NaN", "10001", "0"]) {
    expect(team?.checkQuery()({ page }), page).toBe(false);
  }
  expect(team?.checkQuery()({ page: "10000" })).toBe(true);
});
