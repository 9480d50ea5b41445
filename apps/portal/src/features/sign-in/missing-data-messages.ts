import { defineMessages } from "react-intl";

/** Words of what a sign-in asks for after the code. */
export const missingDataMessages = {
  ...defineMessages({
    numberTitle: { id: "completion.number.title", defaultMessage: "One number is missing" },
    numberText: {
      id: "completion.number.text",
      defaultMessage: "The country asks companies for a second number. We ask for it once.",
    },
    surveyTitle: { id: "completion.survey.title", defaultMessage: "A few questions about the company" },
    surveyText: {
      id: "completion.survey.text",
      defaultMessage: "We ask once. After the last answer the portal opens.",
    },
    save: { id: "completion.save", defaultMessage: "Save and continue" },
  }),
  ...defineMessages<{ secondNumber: { name: string } }>({
    secondNumber: { id: "registration.secondNumber", defaultMessage: "Second number ({name})" },
  }),
};
