import { DAY } from "@lucarne/api-client/durations";
import { expect, test } from "vitest";
import { type Draft, emptyDraft, inCountry, passed, reopened, typed, writeDraft } from "./draft.ts";
import { readDraft } from "./read-draft.ts";

const draft: Draft = {
  ...emptyDraft("sk"),
  done: ["country", "person"],
  person: { name: "Jana", surname: "Horváthová", email: "jana@x.example", phone: "0905 123 456", phoneCountry: "sk" },
  company: { ...emptyDraft("sk").company, companyName: "Strechy Tatry", companyRegistrationNumber: "50214873" },
  answers: { 1: ["11", "12"] },
  invite: "jesen",
  attempt: { key: "a1", profile: "{}" },
};

test("what was stored is read for seven days", () => {
  const text = writeDraft(draft, 0);
  expect(readDraft(text, 7 * DAY - 1)).toEqual(draft);
  expect(readDraft(text, 7 * DAY)).toBeUndefined();
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["another version", JSON.stringify({ version: 1, until: DAY, draft })],
  ["a step that is none", JSON.stringify({ version: 2, until: DAY, draft: { ...draft, done: ["payment"] } })],
  ["an unknown country", JSON.stringify({ version: 2, until: DAY, draft: { ...draft, country: "de" } })],
  ["a field that is missing", JSON.stringify({ version: 2, until: DAY, draft: { ...draft, company: {} } })],
  ["answers of another shape", JSON.stringify({ version: 2, until: DAY, draft: { ...draft, answers: { 1: "11" } } })],
])("%s counts as none", (_name, text) => {
  expect(readDraft(text, 0)).toBeUndefined();
});

test("another country keeps the person and the company's name, and nothing that belongs to the country", () => {
  const moved = inCountry(draft, "pl");
  expect(moved.person).toEqual({ ...draft.person, phoneCountry: "pl" });
  expect(moved.company).toEqual({ ...emptyDraft("pl").company, companyName: "Strechy Tatry" });
  expect(moved.answers).toEqual({});
  expect(moved.done).toEqual([]);
});

test("the same country changes nothing", () => {
  expect(inCountry(draft, "sk")).toBe(draft);
});

test("a step is done once its Next was taken, and until it is changed", () => {
  const done = passed(passed(draft, "company"), "company");
  expect(done.done).toEqual(["country", "person", "company"]);
  expect(reopened(done, "person").done).toEqual(["country", "company"]);
  expect(typed(done, "person", { ...done.person })).toBe(done);
  expect(typed(done, "person", { ...done.person, name: "Eva" })).toMatchObject({
    done: ["country", "company"],
    person: { ...done.person, name: "Eva" },
  });
});
