import { expect, it } from "vitest";

import { loadContract } from "./contract.ts";

it("every answer of the contract that is JSON can be checked", async () => {
  const operations = await loadContract();
  const checks = operations.flatMap(({ answers }) => [...answers.values()].flatMap((kinds) => [...kinds.values()]));
  const compiled = checks.flatMap((check) => (check ? [check()] : []));
  expect(compiled.length).toBeGreaterThan(operations.length);
  for (const check of compiled) expect(check(null)).toBe(false);
});
