import { defineMessages } from "react-intl";

/** Texts of the frame around every page, signed in or not. */
export const frameMessages = {
  ...defineMessages({
    language: { id: "frame.language", defaultMessage: "Language" },
  }),
  ...defineMessages<{ languageNow: { language: string } }>({
    languageNow: { id: "frame.languageNow", defaultMessage: "Language: {language}" },
  }),
};
