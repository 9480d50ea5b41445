import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "One file or many, chosen, dropped or pasted; each with its size, its progress, or its error and another try.",
  avoid: "Sending: the app does that in onFiles.",
  keys: [
    ["Enter", "On the zone opens the choice of files."],
    ["Control + V", "With focus in the part, takes the files of the clipboard."],
  ],
};
