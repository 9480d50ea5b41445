import { defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    title: { id: "maintenance.title", defaultMessage: "We have closed the shutters for a moment" },
    text: {
      id: "maintenance.text",
      defaultMessage: "We are updating the portal. This page will open automatically when we are done.",
    },
    checkNow: { id: "maintenance.checkNow", defaultMessage: "Check now" },
    checking: { id: "maintenance.checking", defaultMessage: "Checking now" },
  }),
  ...defineMessages<{ nextCheck: { seconds: number } }>({
    nextCheck: { id: "maintenance.nextCheck", defaultMessage: "Next check in {seconds} s" },
  }),
};
