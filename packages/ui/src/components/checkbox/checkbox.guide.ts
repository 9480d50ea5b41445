import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "One yes-or-no choice that is sent with its form; several of them in a ChoiceGroup.",
  avoid: "A change that is saved immediately: Switch. One of several: RadioGroup.",
  keys: [["Space", "Changes it, and changes it back."]],
};
