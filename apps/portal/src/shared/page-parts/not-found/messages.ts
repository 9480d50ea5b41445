import { defineMessages } from "react-intl";

export const messages = defineMessages({
  pageTitle: { id: "notFound.pageTitle", defaultMessage: "Page not found" },
  title: { id: "notFound.title", defaultMessage: "This page does not exist." },
  text: { id: "notFound.text", defaultMessage: "The link may be out of date." },
  toHome: { id: "notFound.toHome", defaultMessage: "Go to the home page" },
});
