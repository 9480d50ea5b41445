import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Once around the app: the kit's texts in the current language, and the router's link component.",
  avoid: "Around single components.",
};
