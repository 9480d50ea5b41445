/** The steps of registration: country, personal data, company data, survey, review (document 1 §2). */
export const STEPS = ["country", "person", "company", "survey", "review"] as const;

export type Step = (typeof STEPS)[number];

/**
 * Where Back leads (document 1 §4): from personal and company data one step; from the survey's first
 * question to the company data, which would be a trap otherwise (decisions R8). The review is left by
 * its edit buttons, the country by nothing.
 */
export const stepBefore = (step: Step): Step | undefined => {
  switch (step) {
    case "person":
      return "country";
    case "company":
      return "person";
    case "survey":
      return "company";
    case "country":
    case "review":
      return undefined;
  }
};

/** What Next does: another step, or the question whether a survey that is already answered is kept. */
export type Forward = { to: Step } | { ask: "keep-or-discard" };

/** Where Next leads; from the company data it asks whenever answers are there (document 1 §4, decisions R9). */
export const stepAfter = (step: Step, hasAnswers: boolean): Forward | undefined => {
  switch (step) {
    case "country":
      return { to: "person" };
    case "person":
      return { to: "company" };
    case "company":
      return hasAnswers ? { ask: "keep-or-discard" } : { to: "survey" };
    case "survey":
      return { to: "review" };
    case "review":
      return undefined;
  }
};

/** Keep goes to the review, discard to an empty survey (document 1 §4). */
export const afterAnswer = (answer: "keep" | "discard"): Step => (answer === "keep" ? "review" : "survey");
