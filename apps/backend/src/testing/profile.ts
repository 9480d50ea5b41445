let count = 0;

const answer = (questionId: number, answers: readonly (number | string)[], id: number) => ({ id, questionId, answers });

/** Complete answers to the registration survey, as JSON text. */
export const REGISTRATION_ANSWERS = JSON.stringify(
  (
    [
      [1, [2]],
      [3, ["12"]],
      [2, ["6"]],
      [4, [12]],
      [5, [20, 22]],
      [6, [31]],
      [8, [50]],
      [9, [60]],
    ] as const
  ).map(([questionId, answers], id) => answer(questionId, answers, id)),
);

/** A valid registration in Poland with unused values. */
export const newProfile = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => {
  count++;
  return {
    email: `owner${count}@newcomer.example`,
    name: "Ewa",
    surname: "Nowak-Zając",
    phone: String(602_000_000 + count),
    regionsId: 10,
    languagesId: 10,
    companyName: "Dachy Nowak",
    companyAddress: "ul. Leśna 5",
    companyStreetName: "ul. Leśna",
    companyHouseNumber: "5",
    companyCity: "Tarnów",
    companyPostalCode: "33-100",
    surveyResponse: REGISTRATION_ANSWERS,
    email_consent: 1,
    phone_consent: 0,
    options: '{"consentSeen":true}',
    ...changes,
  };
};
