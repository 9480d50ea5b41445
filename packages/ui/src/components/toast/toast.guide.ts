import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Feedback on an action, with Undo or a link. Closes automatically; stays open while it is hovered or focused.",
  avoid: "Errors that users must correct, and information that is shown nowhere else: Notice.",
};
