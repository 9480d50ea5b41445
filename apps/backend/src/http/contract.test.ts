import { expect, it } from "vitest";

import { loadContract } from "./contract.ts";

it("every answer of the contract that is JSON can be checked", async () => {
  const operations = await loadContract();
  const checks = operations.flatMap(({ answers }) => [...answers.values()].flatMap((kinds) => [...kinds.values()]));
  const compiled = checks.flatMap((check) => (check ? [check()] : []));
  expect(compiled.length).toBeGreaterThan(operations.length);
  for (const check of compiled) expect(check(null)).toBe(false);
});

it("every check of what is sent can be compiled", async () => {
  for (const { checkPath, checkQuery, body } of await loadContract()) {
    const checks = [
      checkPath,
      checkQuery,
      body?.check.whole,
      ...(body?.check.alternatives ?? []).map(({ check }) => check),
    ];
    for (const check of checks) if (check) expect(check()).toBeTypeOf("function");
  }
});

it("a query number beyond all bounds is refused, however it is written", async () => {
  const team = (await loadContract()).find(({ operationId }) => operationId === "listTeam");
  for (const page of ["1e999", "9".repeat(400), "-1e999", "NaN", "10001", "0"]) {
    expect(team?.checkQuery()({ page }), page).toBe(false);
  }
  expect(team?.checkQuery()({ page: "10000" })).toBe(true);
});
