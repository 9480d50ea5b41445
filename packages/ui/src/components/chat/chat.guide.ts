import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A conversation between two sides, oldest message first, with the message field at the end.",
  avoid: "News and notifications: a list of links.",
  keys: [["Control + Enter", "Sends; Enter alone begins a new line."]],
};
