import { defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    send: { id: "project.survey.send", defaultMessage: "Send survey" },
    nextTitle: { id: "project.survey.next.title", defaultMessage: "What happens next" },
    nextCheck: { id: "project.survey.next.check", defaultMessage: "We check the scanned products." },
    nextClosed: {
      id: "project.survey.next.closed",
      defaultMessage: "Products cannot be added or removed once the survey is sent.",
    },
    noProducts: { id: "project.survey.noProducts.title", defaultMessage: "Scan the products first." },
    noProductsText: {
      id: "project.survey.noProducts.text",
      defaultMessage: "The survey opens when the project has at least one product.",
    },
    none: { id: "project.survey.none", defaultMessage: "The survey for this project was not filled in." },
    answers: { id: "project.survey.answers", defaultMessage: "Survey answers" },
    sent: { id: "project.survey.sent", defaultMessage: "The survey has been sent. The project is closed." },
    thanksTitle: { id: "project.survey.thanks.title", defaultMessage: "Thank you for the survey" },
    thanksText: {
      id: "project.survey.thanks.text",
      defaultMessage: "The project is now in review. We will notify you when the check is complete.",
    },
    toProjects: { id: "project.survey.thanks.link", defaultMessage: "All projects" },
  }),
  ...defineMessages<{ nextPoints: { points: string }; atMost: { points: string } }>({
    nextPoints: {
      id: "project.survey.next.points",
      defaultMessage: "The project will be closed and up to {points} will be added.",
    },
    atMost: { id: "project.survey.thanks.points", defaultMessage: "Up to {points} will be added." },
  }),
};
