/** Names and descriptions of what earns points and of the certificates, in English. */
export const en = {
  training: ["Training at the manufacturer", "Take part in a one-day course on fitting roof windows."],
  "online-training": ["Online training", "Watch the course to the end and answer its questions."],
  promotion: ["Installer promotion", "Fit the products of the season and close the project with its survey."],
  "response-time": ["Quick response", "Answer a customer's enquiry within one working day."],
  satisfaction: ["Customer satisfaction", "Get a very good mark from the customer after the work."],
  profile: ["Complete profile", "Fill in the details of your profile and of your company."],
  "certified-installer": ["Certified roof window installer", "Completed training in fitting and sealing roof windows."],
  "shutters-and-blinds": [
    "Roller shutters and blinds",
    "Completed training in fitting and connecting roller shutters and blinds.",
  ],
  "work-at-height": ["Safe work at height", "Completed course on safety and rescue at height."],
  "club-partner": ["Club partner", "A company that has been with the club from its first year."],
} as const;

/** A thing that has words. */
export type RewardKey = keyof typeof en;

/** Name and description of each, in one language. */
export type RewardWords = Readonly<Record<RewardKey, readonly [name: string, description: string]>>;
