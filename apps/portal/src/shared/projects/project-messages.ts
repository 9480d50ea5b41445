import { defineMessages } from "react-intl";

/** Words of the project pages that several of them use. */
export const projectMessages = {
  ...defineMessages({
    created: { id: "project.created", defaultMessage: "Created" },
    daysLeft: { id: "project.daysLeft", defaultMessage: "Days left" },
    points: { id: "project.points", defaultMessage: "Points / maximum" },
    products: { id: "project.products", defaultMessage: "Products" },
    tabs: { id: "project.tabs", defaultMessage: "Project" },
    surveyDue: { id: "project.surveyDue", defaultMessage: "Not filled in yet" },
    failed: { id: "project.failed", defaultMessage: "The project could not be loaded." },
    status: { id: "project.status", defaultMessage: "Status" },
  }),
  ...defineMessages<{ days: { days: number }; daysToGo: { days: number } }>({
    daysToGo: {
      id: "project.daysToGo",
      defaultMessage: "{days, plural, one {# day left} other {# days left}}",
    },
    days: { id: "project.days", defaultMessage: "{days, plural, one {# day} other {# days}}" },
  }),
};
