import { defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    text: {
      id: "projects.text",
      defaultMessage: "Add an address, scan the products on site, then close the project with a short survey.",
    },
    add: { id: "projects.add", defaultMessage: "Add project" },
    tabs: { id: "projects.tabs", defaultMessage: "Filter projects" },
    open: { id: "projects.tab.all", defaultMessage: "All" },
    inReview: { id: "projects.tab.inReview", defaultMessage: "In review" },
    closed: { id: "projects.tab.closed", defaultMessage: "Closed" },
    lost: { id: "projects.tab.lost", defaultMessage: "Lost" },
    openHint: {
      id: "projects.allHint",
      defaultMessage: "Projects in progress and in review. Closed and lost projects have their own tabs.",
    },
    search: { id: "projects.search", defaultMessage: "Search by address or number" },
    address: { id: "projects.address", defaultMessage: "Address and number" },
    actions: { id: "projects.actions", defaultMessage: "Actions" },
    deleteTitle: { id: "projects.deleteTitle", defaultMessage: "Delete this project?" },
    deleted: { id: "projects.deleted", defaultMessage: "The project has been deleted." },
    failed: { id: "projects.failed", defaultMessage: "The projects could not be loaded." },
    pages: { id: "projects.pages", defaultMessage: "Project pages" },
    noneOpen: { id: "projects.none.open.title", defaultMessage: "No open projects" },
    noneOpenText: {
      id: "projects.none.open.text",
      defaultMessage: "Add a project and scan its windows to earn points.",
    },
    noneInReview: { id: "projects.none.inReview.title", defaultMessage: "No projects in review" },
    noneInReviewText: {
      id: "projects.none.inReview.text",
      defaultMessage: "After the survey, projects stay here while we check the products.",
    },
    noneClosed: { id: "projects.none.closed.title", defaultMessage: "No closed projects yet" },
    noneClosedText: {
      id: "projects.none.closed.text",
      defaultMessage: "Projects whose points have been added to the company’s balance will appear here.",
    },
    noneLost: { id: "projects.none.lost.title", defaultMessage: "No lost projects" },
    noneLostText: {
      id: "projects.none.lost.text",
      defaultMessage: "A project is lost if time runs out before the survey is filled in.",
    },
    noMatch: { id: "projects.noMatch.title", defaultMessage: "No projects found" },
    noMatchText: { id: "projects.noMatch.text", defaultMessage: "Check the spelling, or search in another tab." },
    newText: {
      id: "projects.new.text",
      defaultMessage: "Enter the address of the site. You scan the products on the next page.",
    },
    newAddress: { id: "projects.new.address", defaultMessage: "Street and house number" },
    postalCode: { id: "projects.new.postalCode", defaultMessage: "Postcode" },
    city: { id: "projects.new.city", defaultMessage: "Town or city" },
    filledIn: {
      id: "projects.new.filledIn",
      defaultMessage: "Postcode and town are filled in when you choose an address from the list.",
    },
    create: { id: "projects.new.create", defaultMessage: "Create project" },
    clearSearch: { id: "projects.clearSearch", defaultMessage: "Clear search" },
  }),
  ...defineMessages<{
    delete: { address: string };
    deleteText: { address: string; number: string };
    found: { count: number };
  }>({
    delete: { id: "projects.delete", defaultMessage: "Delete project: {address}" },
    deleteText: { id: "projects.deleteText", defaultMessage: "{address}, {number}. This cannot be undone." },
    found: { id: "projects.found", defaultMessage: "{count, plural, one {# project found} other {# projects found}}" },
  }),
};
