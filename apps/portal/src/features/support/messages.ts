import { ANSWERED, OPEN, RESOLVED } from "@lucarne/api-client/ticket-states";
import { defineMessages, type MessageDescriptor } from "react-intl";

export const messages = {
  ...defineMessages({
    list: { id: "support.list", defaultMessage: "Support" },
    newChat: { id: "support.newChat", defaultMessage: "New chat" },
    allChats: { id: "support.allChats", defaultMessage: "All chats" },
    loadMore: { id: "support.loadMore", defaultMessage: "Load more" },
    listFailed: { id: "support.listFailed", defaultMessage: "The chats could not be loaded." },
    chatFailed: { id: "support.chatFailed", defaultMessage: "The chat could not be loaded." },
    none: { id: "support.none.title", defaultMessage: "No chats yet" },
    noneText: { id: "support.none.text", defaultMessage: "Write to us, and the conversation will appear here." },
    choose: { id: "support.choose.title", defaultMessage: "Choose a chat" },
    chooseText: { id: "support.choose.text", defaultMessage: "Its messages will appear here." },
    messages: { id: "support.messages", defaultMessage: "Messages" },
    today: { id: "support.today", defaultMessage: "Today" },
    yesterday: { id: "support.yesterday", defaultMessage: "Yesterday" },
    newMessages: { id: "support.newMessages", defaultMessage: "New messages" },
    you: { id: "support.you", defaultMessage: "You" },
    staff: { id: "support.staff", defaultMessage: "Lucarne support" },
    message: { id: "support.message", defaultMessage: "Message" },
    write: { id: "support.write", defaultMessage: "Write a message" },
    send: { id: "support.send", defaultMessage: "Send" },
    sending: { id: "support.sending", defaultMessage: "Sending…" },
    notSent: { id: "support.notSent", defaultMessage: "Not sent" },
    sendAgain: { id: "support.sendAgain", defaultMessage: "Send again" },
    discard: { id: "support.discard", defaultMessage: "Delete" },
    resolved: {
      id: "support.resolved",
      defaultMessage: "This chat is resolved. A new message opens it again.",
    },
    question: { id: "support.new.question", defaultMessage: "How can we help?" },
    answerTime: { id: "support.new.text", defaultMessage: "Write to us. Our reply will appear here." },
    subject: { id: "support.new.subject", defaultMessage: "Subject" },
    hint: { id: "support.new.hint", defaultMessage: "Add the project, order or serial number if you have one." },
    sendMessage: { id: "support.new.send", defaultMessage: "Send message" },
  }),
  ...defineMessages<{ opened: { date: string }; unread: { count: number } }>({
    opened: { id: "support.opened", defaultMessage: "Opened: {date}" },
    unread: { id: "support.unread", defaultMessage: "New messages: {count, number}" },
  }),
};

/** What a support request's status is called (SUP-4). */
export const statusNames: Readonly<Partial<Record<number, MessageDescriptor>>> = defineMessages({
  [OPEN]: { id: "support.status.open", defaultMessage: "Open" },
  [ANSWERED]: { id: "support.status.inProgress", defaultMessage: "In progress" },
  [RESOLVED]: { id: "support.status.resolved", defaultMessage: "Resolved" },
});
