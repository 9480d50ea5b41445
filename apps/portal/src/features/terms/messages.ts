import { defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    pageTitle: { id: "terms.pageTitle", defaultMessage: "Terms and conditions" },
    title: { id: "terms.title", defaultMessage: "The club has new terms" },
    text: {
      id: "terms.text",
      defaultMessage: "Read the new terms, then accept or decline them to continue.",
    },
    summary: { id: "terms.summary.title", defaultMessage: "In short" },
    points: { id: "terms.summary.points", defaultMessage: "Points belong to the company and expire after two years." },
    spending: { id: "terms.summary.spending", defaultMessage: "You can spend points in the club shop." },
    consents: {
      id: "terms.summary.consents",
      defaultMessage: "Consent to offers and news is separate and can be withdrawn at any time.",
    },
    accept: { id: "terms.accept", defaultMessage: "Accept the terms" },
    decline: { id: "terms.decline", defaultMessage: "Decline" },
    declineTitle: { id: "terms.decline.title", defaultMessage: "Decline and delete the profile?" },
    declineText: {
      id: "terms.decline.text",
      defaultMessage: "If you decline, the profile will be deleted and you will be logged out.",
    },
    declineFinal: { id: "terms.decline.final", defaultMessage: "This cannot be undone." },
    declineConfirm: { id: "terms.decline.confirm", defaultMessage: "Decline and log out" },
    declineCancel: { id: "terms.decline.cancel", defaultMessage: "Back to the terms" },
  }),
  ...defineMessages<{ everybody: { company: string }; lost: { points: number } }>({
    everybody: { id: "terms.decline.everybody", defaultMessage: "The whole company will leave the club: {company}" },
    lost: { id: "terms.decline.lost", defaultMessage: "Points that will be lost: {points, number}" },
  }),
};
