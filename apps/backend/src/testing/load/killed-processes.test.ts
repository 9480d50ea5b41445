import { inject, it, expect } from "vitest";

import { loadKilledProcesses } from "./killed-processes.ts";

it(
  "five processes, of which one is killed every few seconds, keep every order and every rule of the ledger",
  { tags: "long" },
  async () => {
    const { ordered, doubled, broken, kills, statuses } = await loadKilledProcesses({
      serverUrl: inject("postgresUrl"),
      seconds: 40,
      every: 8,
      clients: 8,
    });
    expect(broken).toEqual([]);
    expect(doubled).toBe(0);
    expect(kills).toBeGreaterThan(1);
    expect(ordered).toBeGreaterThan(20);
    expect([...statuses.keys()].filter((status) => status === 401 || status === 500)).toEqual([]);
  },
);
