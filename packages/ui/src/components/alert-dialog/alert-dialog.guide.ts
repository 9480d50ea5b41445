import { type Guide, MODAL } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A question before something that cannot be undone: delete, decline, log out everywhere.",
  avoid: "What can be undone: do it, and offer Undo in a Toast. Anything with fields: Dialog.",
  keys: MODAL,
};
