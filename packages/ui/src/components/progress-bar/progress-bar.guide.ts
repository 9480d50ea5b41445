import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Progress, with the same value as text next to it; highlight where the amount is the main message.",
  avoid: "When the duration is unknown: Spinner. Levels: TierPanes.",
};
