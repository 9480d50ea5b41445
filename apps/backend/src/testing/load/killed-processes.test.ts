import { inject, it, expect } from "vitest";

import { loadKilledProcesses } from "./killed-processes.ts";

it(
  "five processes, of which one is killed every few seconds, make everything once and keep every rule of the ledger",
  { tags: "long" },
  async () => {
    const { made, broken, kills, prints, uploads, refreshes, statuses, refusals } = await loadKilledProcesses({
      serverUrl: inject("postgresUrl"),
      seconds: 40,
      every: 8,
      clients: 8,
    });
    expect(broken).toEqual([]);
    expect(made.map(({ kind, wrong }) => [kind, wrong])).toEqual([
      ["order", 0],
      ["project", 0],
      ["scan", 0],
    ]);
    for (const { kind, confirmed } of made) expect(confirmed, kind).toBeGreaterThan(0);
    for (const count of [kills, uploads, prints, refreshes]) expect(count).toBeGreaterThan(0);
    for (const code of ["422 insufficient_stock", "422 validation_failed"])
      expect(refusals.get(code), code).toBeUndefined();
    expect([...statuses.keys()].filter((status) => status === 401 || status === 500)).toEqual([]);
  },
);
