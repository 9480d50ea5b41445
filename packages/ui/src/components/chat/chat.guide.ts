import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Comments", "Conversation", "Message bubble"],
  use: "A conversation between two sides, oldest message first, with the message field at the end.",
  avoid: "News and notifications: a list of links.",
  accessibility: [
    "`ChatThread` is a `log` named by `label`: new messages are announced.",
    "`ChatDay` is a heading of level 3; `ChatMessage` is an `article` that begins with the sender and the time.",
    "The text field of `ChatComposer` is named by `label`, which is not drawn; `error` describes it and marks it as invalid.",
  ],
  keys: [["Control + Enter", "Sends; Enter alone begins a new line."]],
  states: [['[data-component="ChatComposer"] [data-pending]', "The button while a message is being sent."]],
};
