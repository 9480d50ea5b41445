import { expect, test } from "vitest";
import { parsePendingLogin, type PendingLogin } from "./pending-login.ts";

const pending: PendingLogin = {
  contact: { by: "phone", phone: "601 234 567", country: "pl" },
  display: "+48 601 234 567",
  userId: 7,
  challenge: "0b6b7c1e-5f5a-4f0c-9a58-3f5b1d6c2a10",
  resendAt: 60_000,
  expiresAt: 600_000,
  step: "code",
};

test("reads what was stored", () => {
  expect(parsePendingLogin(JSON.stringify(pending), 0)).toEqual(pending);
});

test("keeps a wait that is over: the code itself still counts", () => {
  expect(parsePendingLogin(JSON.stringify(pending), 599_999)).toEqual(pending);
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["another shape", '{"contact":"a@b.example"}'],
  ["a contact of no kind", JSON.stringify({ ...pending, contact: { by: "fax" } })],
  ["an unknown country", JSON.stringify({ ...pending, contact: { by: "phone", phone: "1", country: "de" } })],
  ["an unknown step", JSON.stringify({ ...pending, step: "done" })],
])("%s counts as none", (_name, text) => {
  expect(parsePendingLogin(text, 0)).toBeUndefined();
});

test("a code past its time counts as none", () => {
  expect(parsePendingLogin(JSON.stringify(pending), 600_000)).toBeUndefined();
});
