import { defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    dueTitle: { id: "project.due.title", defaultMessage: "The project survey has not been filled in yet." },
    dueText: {
      id: "project.due.text",
      defaultMessage: "Scan all products first, then fill in the survey to earn the points.",
    },
    openSurvey: { id: "project.due.link", defaultMessage: "Open the survey" },
    reviewTitle: { id: "project.review.title", defaultMessage: "We are checking the products." },
    reviewText: { id: "project.review.text", defaultMessage: "The points will be added when the check is complete." },
    returned: {
      id: "project.returned",
      defaultMessage: "We are checking a detail of this project. Products cannot be added or removed for now.",
    },
    closedTitle: { id: "project.closed.title", defaultMessage: "This project is closed." },
    lostTitle: { id: "project.lost.title", defaultMessage: "This project is lost." },
    lostText: {
      id: "project.lost.text",
      defaultMessage: "Time ran out before the survey was filled in, so the project earns no points.",
    },
    serial: { id: "project.serial", defaultMessage: "Serial number" },
    size: { id: "project.size", defaultMessage: "Size" },
    variant: { id: "project.variant", defaultMessage: "Variant" },
    scanned: { id: "project.scanned", defaultMessage: "Scanned" },
    check: { id: "project.check", defaultMessage: "Review" },
    points: { id: "project.productPoints", defaultMessage: "Points" },
    extra: { id: "project.extra", defaultMessage: "Extra points for the company’s level" },
    total: { id: "project.total", defaultMessage: "Total" },
    actions: { id: "project.actions", defaultMessage: "Actions" },
    accepted: { id: "project.flag.accepted", defaultMessage: "Accepted" },
    inReview: { id: "project.flag.inReview", defaultMessage: "In review" },
    rejected: { id: "project.flag.rejected", defaultMessage: "Rejected" },
    removeTitle: { id: "project.removeTitle", defaultMessage: "Remove this product?" },
    removeLabel: { id: "project.removeLabel", defaultMessage: "Remove" },
    removed: { id: "project.removed", defaultMessage: "The product has been removed." },
    productsFailed: { id: "project.productsFailed", defaultMessage: "The products could not be loaded." },
    none: { id: "project.none.title", defaultMessage: "No products yet" },
    noneText: {
      id: "project.none.text",
      defaultMessage: "Scan the code on every window, flashing, shutter and blind that you fit here.",
    },
    noneEver: { id: "project.none.final", defaultMessage: "No products were scanned in this project." },
  }),
  ...defineMessages<{
    closedText: { points: string };
    remove: { serial: string };
    removeText: { serial: string; type: string };
    pieces: { count: number };
  }>({
    pieces: { id: "project.pieces", defaultMessage: "{count, plural, one {# piece} other {# pieces}}" },
    closedText: { id: "project.closed.text", defaultMessage: "Added to the company’s balance: {points}." },
    remove: { id: "project.remove", defaultMessage: "Remove product: {serial}" },
    removeText: {
      id: "project.removeText",
      defaultMessage: "{type}, {serial}. It can be scanned again, in this project or another one.",
    },
  }),
};
