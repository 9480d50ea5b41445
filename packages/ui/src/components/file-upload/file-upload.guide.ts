import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Files, chosen or dropped; each with its size, its progress or its error.",
  avoid: "Sending: the app does that in onFiles.",
};
