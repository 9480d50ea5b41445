import { expect, test } from "vitest";
import type { SignInDraft } from "./sign-in-draft.ts";
import { parseSignInDraft } from "./stored-sign-in.ts";

const draft = {
  step: "code",
  values: { by: "phone", email: "", phone: "601 234 567", country: "pl" },
  code: {
    display: "+48 601 234 567",
    body: { phone: "601234567", region: 10 },
    userId: 7,
    challenge: "0b6b7c1e-5f5a-4f0c-9a58-3f5b1d6c2a10",
    company: { company_id: 3, region: 13, has_regnr2: 0, has_survey: 1 },
    resendAt: 60_000,
    expiresAt: 600_000,
  },
} as const satisfies SignInDraft;

const read = (value: unknown, now = 0) => parseSignInDraft(JSON.stringify(value), now);

test("reads what was stored", () => {
  expect(read(draft)).toEqual(draft);
});

test("Back keeps the code and its wait", () => {
  expect(read({ ...draft, step: "contact" })).toEqual({ ...draft, step: "contact" });
});

test("the code stays when the wait is over", () => {
  expect(read(draft, 599_999)).toEqual(draft);
});

test("a code past its time leaves the contact", () => {
  expect(read(draft, 600_000)).toEqual({ step: "contact", values: draft.values });
});

test.each([
  ["no code", undefined],
  ["a code without its user", { ...draft.code, userId: null }],
  ["a code that says nothing of the company", { ...draft.code, company: undefined }],
  ["a code that was requested without a contact", { ...draft.code, body: {} }],
])("%s leaves the contact", (_name, code) => {
  expect(read({ ...draft, code })).toEqual({ step: "contact", values: draft.values });
});

test.each([
  ["another shape", { contact: "a@b.example" }],
  ["a contact of no kind", { ...draft, values: { ...draft.values, by: "fax" } }],
  ["an unknown country", { ...draft, values: { ...draft.values, country: "de" } }],
  ["a text", "draft"],
])("%s counts as none", (_name, value) => {
  expect(read(value)).toBeUndefined();
});

test.each([null, "", "{"])("%j counts as none", (text) => {
  expect(parseSignInDraft(text, 0)).toBeUndefined();
});
