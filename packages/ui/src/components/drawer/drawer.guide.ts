import { type Guide, MODAL } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A list that users open from any page, such as the cart.",
  avoid: "A question: Dialog. A phone's menu: Sheet.",
  keys: MODAL,
};
