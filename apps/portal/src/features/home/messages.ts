import { defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    text: { id: "home.text", defaultMessage: "What the company has earned and what is in progress." },
    companyPoints: { id: "home.points.title", defaultMessage: "Company points" },
    noPoints: { id: "home.points.none", defaultMessage: "Add a project and scan its windows to earn points." },
    toBalance: { id: "home.points.link", defaultMessage: "See balance" },
    projects: { id: "home.projects.title", defaultMessage: "Projects in progress" },
    noProjects: {
      id: "home.projects.none",
      defaultMessage: "Add the first address and scan the windows you fit there.",
    },
    toProjects: { id: "home.projects.link", defaultMessage: "Open projects" },
    failed: { id: "home.failed", defaultMessage: "The figures could not be loaded." },
  }),
  ...defineMessages<{ toExpire: { points: number }; worth: { points: string } }>({
    toExpire: {
      id: "home.points.toExpire",
      defaultMessage: "{points, plural, one {# point expires this year} other {# points expire this year}}",
    },
    worth: { id: "home.projects.worth", defaultMessage: "To be earned: {points}" },
  }),
};
