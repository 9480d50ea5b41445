import { defineMessages } from "react-intl";

export const messages = defineMessages({
  info: { id: "notifications.type.info", defaultMessage: "Information" },
  warning: { id: "notifications.type.warning", defaultMessage: "Warning" },
  important: { id: "notifications.type.important", defaultMessage: "Important" },
  every: { id: "notifications.filter.all", defaultMessage: "All" },
  onlyUnread: { id: "notifications.filter.unread", defaultMessage: "Unread" },
  filter: { id: "notifications.filter.label", defaultMessage: "Filter notifications" },
  allRead: { id: "notifications.allRead.title", defaultMessage: "No unread notifications" },
  allReadText: { id: "notifications.allRead.text", defaultMessage: "New notifications will appear here." },
  alsoNew: { id: "notifications.alsoNew", defaultMessage: "Also new" },
  unread: { id: "notifications.unread", defaultMessage: "Unread" },
  none: { id: "notifications.none.title", defaultMessage: "No notifications yet" },
  noneText: {
    id: "notifications.none.text",
    defaultMessage: "Updates on projects, orders and support requests will appear here.",
  },
  failed: { id: "notifications.failed", defaultMessage: "The notifications could not be loaded." },
  oneFailed: { id: "notifications.oneFailed", defaultMessage: "The notification could not be loaded." },
  all: { id: "notifications.all", defaultMessage: "All notifications" },
  openChat: { id: "notifications.openChat", defaultMessage: "Go to the chat" },
  markAll: { id: "notifications.markAll", defaultMessage: "Mark all as read" },
  pages: { id: "notifications.pages", defaultMessage: "Notification pages" },
});
