import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Starts an action. One solid button per view area; accent for a second main action, such as an order; negative for a destructive one.",
  avoid:
    "Navigation: ButtonLink or TextLink. A submit button that is disabled because a field is empty: keep it enabled and show what is missing.",
  keys: [
    ["Enter", "Presses it."],
    ["Space", "Presses it."],
  ],
};
