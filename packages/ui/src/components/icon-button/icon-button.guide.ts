import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "An action with a well-known icon where space is limited: close, delete, a row's menu, the cart with its count.",
  avoid: "Where there is space for text: Button.",
};
