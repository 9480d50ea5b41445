import { defineMessages } from "react-intl";

/** Words around the questions, which come from the server. */
export const surveyMessages = {
  ...defineMessages({
    number: { id: "survey.number", defaultMessage: "A whole number from 1 to 999,999" },
    failed: { id: "survey.failed", defaultMessage: "The survey could not be loaded." },
  }),
  ...defineMessages<{
    progress: { number: number; count: number };
    limit: { limit: number };
    atLimit: { limit: number };
  }>({
    progress: { id: "survey.progress", defaultMessage: "Question {number, number} of {count, number}" },
    limit: { id: "survey.limit", defaultMessage: "Choose up to {limit, number}." },
    atLimit: {
      id: "survey.atLimit",
      defaultMessage: "{limit, number} of {limit, number} chosen. Clear one to choose another.",
    },
  }),
};
