import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A message that stays on the page until it is resolved, with one action.",
  avoid: "Feedback on an action: Toast. An invalid field: the field's error. More than two in one view.",
};
