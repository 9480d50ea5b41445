import { languageByCode, type LanguageCode } from "@lucarne/api-client/languages";
import type { RegistrationProfile, SurveyQuestion } from "@lucarne/api-client/queries/registration";
import { isRegistrableId, regionBySlug } from "@lucarne/api-client/regions";
import { readPhoneNumber } from "../../../shared/phone/phone-number.ts";
import { surveyResponse } from "../../../shared/survey/survey-rules.ts";
import { withHouseNumber } from "../answers/address.ts";
import type { Draft } from "../draft/draft.ts";

/** What the review adds to the draft. */
export type Choices = { emailConsent: boolean; phoneConsent: boolean };

type Parts = {
  draft: Draft;
  questions: readonly SurveyQuestion[];
  choices: Choices;
  language: LanguageCode;
};

const filled = (text: string) => (text === "" ? undefined : text);

/**
 * The payload of the register call (REG-20).
 * @throws Error when country or phone are not fit for it: the steps have let through what they must not.
 */
export const registrationProfile = async (parts: Parts): Promise<RegistrationProfile> => {
  const { draft, questions, choices, language } = parts;
  const { person, company, invite } = draft;
  const regionsId = regionBySlug(draft.country)?.id;
  const phone = await readPhoneNumber(person.phone, person.phoneCountry);
  const languagesId = languageByCode(language)?.id;
  if (regionsId === undefined || !isRegistrableId(regionsId) || !phone || languagesId === undefined)
    throw new Error("The registration is not complete.");

  return {
    email: person.email,
    name: person.name,
    surname: person.surname,
    phone: phone.national,
    regionsId,
    languagesId,
    companyName: company.companyName,
    companyRegistrationNumber: filled(company.companyRegistrationNumber),
    companyRegistrationNumber2: filled(company.companyRegistrationNumber2),
    companyAddress: withHouseNumber(company.companyStreetName, company.companyHouseNumber),
    companyStreetName: company.companyStreetName,
    companyHouseNumber: company.companyHouseNumber,
    companyCity: company.companyCity,
    companyPostalCode: company.companyPostalCode,
    surveyResponse: surveyResponse(questions, draft.answers),
    email_consent: choices.emailConsent ? 1 : 0,
    phone_consent: choices.phoneConsent ? 1 : 0,
    options: JSON.stringify({ consentSeen: true }),
    invite,
  };
};
