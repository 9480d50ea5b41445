import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";
import { expect, test } from "vitest";
import { emptyDraft } from "../draft/draft.ts";
import { registrationProfile } from "./profile.ts";

const draft = {
  ...emptyDraft("sk"),
  person: {
    name: "Jana",
    surname: "Horváthová",
    email: "jana@strechytatry.example",
    phone: "0905 123 456",
    phoneCountry: "sk",
  },
  company: {
    companyName: "Strechy Tatry s.r.o.",
    companyRegistrationNumber: "50214873",
    companyRegistrationNumber2: "2120338471",
    companyStreetName: "Podtatranská",
    companyHouseNumber: "12",
    companyPostalCode: "058 01",
    companyCity: "Poprad",
  },
  answers: { 1: ["2"] },
  invite: "jesen",
} as const;

const questions: SurveyQuestion[] = [
  {
    id: 1,
    question: "What do you do most?",
    type: "select",
    multiple: false,
    limit: null,
    options: [
      { id: 1, text: "New roofs" },
      { id: 2, text: "Replacements" },
    ],
  },
];
const choices = { emailConsent: true, phoneConsent: false };

test("the payload has the field names of the register call (REG-20)", async () => {
  expect(await registrationProfile({ draft, questions, choices, language: "sk" })).toEqual({
    email: "jana@strechytatry.example",
    name: "Jana",
    surname: "Horváthová",
    phone: "905123456",
    regionsId: 13,
    languagesId: 12,
    companyName: "Strechy Tatry s.r.o.",
    companyRegistrationNumber: "50214873",
    companyRegistrationNumber2: "2120338471",
    companyAddress: "Podtatranská 12",
    companyStreetName: "Podtatranská",
    companyHouseNumber: "12",
    companyCity: "Poprad",
    companyPostalCode: "058 01",
    surveyResponse: '[{"id":0,"questionId":1,"answers":[2]}]',
    email_consent: 1,
    phone_consent: 0,
    options: '{"consentSeen":true}',
    invite: "jesen",
  });
});

test("a number that is neither required nor given is left out", async () => {
  const without = { ...draft, company: { ...draft.company, companyRegistrationNumber2: "" } };
  const profile = await registrationProfile({ draft: without, questions, choices, language: "sk" });
  expect(profile.companyRegistrationNumber2).toBeUndefined();
});

test("a country without registration is refused", async () => {
  const parts = { draft: { ...draft, country: "it" }, questions, choices, language: "en" } as const;
  await expect(registrationProfile(parts)).rejects.toThrow();
});
