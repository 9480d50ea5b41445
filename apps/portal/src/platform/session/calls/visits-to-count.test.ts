import { expect, it, vi } from "vitest";
import { recordFor } from "../tokens/testing/tabs.ts";
import { createVisitCounter } from "./visits-to-count.ts";

const role = { id: 4, name: "installer" } as const;
const asked = { role, options: '{"consentSeen":true}' };
const own = (session: string) => ({ kind: "own", record: recordFor(60, "access", session) }) as const;

it("counts a session once, by its role alone", () => {
  const count = vi.fn();
  const see = createVisitCounter(count);
  see(own("s1"), asked);
  see(own("s1"), asked);
  see(own("s2"), asked);
  expect(count.mock.calls).toEqual([[{ role: "installer" }], [{ role: "installer" }]]);
});

it("counts no visit before the consent question and none of an emulated session", () => {
  const count = vi.fn();
  const see = createVisitCounter(count);
  see(own("s1"), { role, options: "{}" });
  see(own("s1"), { role, options: "not json" });
  see({ kind: "emulated", token: "of-support" }, asked);
  expect(count).not.toHaveBeenCalled();
});
