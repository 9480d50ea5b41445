import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A video from another site that loads only when it is played.",
  avoid: "Videos of the app itself: the browser's player.",
};
