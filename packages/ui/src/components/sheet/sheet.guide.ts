import { type Guide, MODAL } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "On a phone: destinations, languages or filters, from the bottom edge. Above the tab bar, the bar stays usable.",
  avoid: "A question: Dialog. Wide screens: Menu or Drawer.",
  keys: MODAL,
};
