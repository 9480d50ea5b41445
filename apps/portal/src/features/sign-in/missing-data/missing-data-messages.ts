import { defineMessages } from "react-intl";

/** Words of what a sign-in asks for after the code. */
export const missingDataMessages = {
  ...defineMessages({
    numberTitle: { id: "completion.number.title", defaultMessage: "We need one more company number" },
    numberText: {
      id: "completion.number.text",
      defaultMessage: "Companies in this country need a second number. You only enter it once.",
    },
    surveyTitle: { id: "completion.survey.title", defaultMessage: "A few questions about the company" },
    surveyText: {
      id: "completion.survey.text",
      defaultMessage: "You only answer once. The portal opens after the last question.",
    },
    save: { id: "completion.save", defaultMessage: "Save and continue" },
  }),
  ...defineMessages<{ secondNumber: { name: string } }>({
    secondNumber: { id: "registration.secondNumber", defaultMessage: "Second number ({name})" },
  }),
};
