import { expect, it, vi } from "vitest";
import { recordFor } from "../tokens/testing/tabs.ts";
import { createVisitCounter } from "./visits-to-count.ts";

const role = { id: 4, name: "installer" } as const;
const neither = { role, email_consent: 0, phone_consent: 0 } as const;
const consents = { ...neither, email_consent: 1 } as const;
const own = (session: string) => ({ kind: "own", record: recordFor(60, "access", session) }) as const;

it("counts a session once, by its role alone", () => {
  const count = vi.fn();
  const see = createVisitCounter(count);
  see(own("s1"), consents);
  see(own("s1"), consents);
  see(own("s2"), consents);
  expect(count.mock.calls).toEqual([[{ role: "installer" }], [{ role: "installer" }]]);
});

it("counts a visit after either consent", () => {
  const count = vi.fn();
  createVisitCounter(count)(own("s1"), { ...neither, phone_consent: 1 });
  expect(count).toHaveBeenCalledOnce();
});

it("counts no visit without a consent and none of an emulated session", () => {
  const count = vi.fn();
  const see = createVisitCounter(count);
  see(own("s1"), neither);
  see({ kind: "emulated", token: "of-support" }, consents);
  expect(count).not.toHaveBeenCalled();
});
