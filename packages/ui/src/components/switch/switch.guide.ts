import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "On or off, saved immediately: a consent, a setting.",
  avoid: "A form that is sent: Checkbox.",
  keys: [["Space", "Turns it on and off."]],
};
