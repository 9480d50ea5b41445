import { type Guide, MODAL } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A short task on top of the page: a question with a few fields, or text to read. A bottom sheet on phones.",
  avoid:
    "A long form: a separate page. A message: Notice or Toast. A yes-or-no question that can lose data: AlertDialog.",
  keys: MODAL,
};
