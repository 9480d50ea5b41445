import { defineMessages } from "react-intl";

export const messages = defineMessages({
  failed: { id: "news.failed", defaultMessage: "The news could not be loaded." },
  articleFailed: { id: "news.articleFailed", defaultMessage: "The article could not be loaded." },
  none: { id: "news.none.title", defaultMessage: "No news yet" },
  noneText: { id: "news.none.text", defaultMessage: "News about products, training and the club will appear here." },
  pages: { id: "news.pages", defaultMessage: "News pages" },
  read: { id: "news.read", defaultMessage: "Read the article" },
  more: { id: "news.more", defaultMessage: "More news" },
  all: { id: "news.all", defaultMessage: "All news" },
});
