/** The steps of registration: country, personal data, company data, survey, review (REG-1). */
export const STEPS = ["country", "person", "company", "survey", "review"] as const;

export type Step = (typeof STEPS)[number];

/** Whether a text names a step. */
export const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);

/**
 * The step to show: the wanted one, or the first step that is not done if that comes before it. A step is done when its
 * Next was taken and nothing on it was changed since. The same holds for the address, a reload, Back and Forward.
 */
export const reachableStep = (wanted: Step | undefined, done: readonly Step[]): Step => {
  const open = STEPS.find((step) => !done.includes(step)) ?? "review";

  return wanted !== undefined && STEPS.indexOf(wanted) < STEPS.indexOf(open) ? wanted : open;
};

/**
 * The step before: from personal and company data one step (REG-4); from the survey's first question to the
 * company data, which would be a trap otherwise; from the review to the survey, as its edit button does (REG-4).
 */
export const stepBefore = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1];

/** What Next does: another step, or the question whether a survey that is already answered is kept. */
export type Forward = { to: Step } | { ask: "keep-or-discard" };

/** The step after; from the company data it asks each time that there are answers (REG-5). */
export const stepAfter = (step: Step, hasAnswers: boolean): Forward | undefined => {
  const next = STEPS[STEPS.indexOf(step) + 1];
  if (step === "company" && hasAnswers) return { ask: "keep-or-discard" };

  return next && { to: next };
};
