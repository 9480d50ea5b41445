import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Loading bar", "Meter"],
  use: "Progress, with the same value as text next to it; highlight where the amount is the main message.",
  avoid: "When the duration is unknown: Spinner. Levels: TierPanes.",
  accessibility: [
    "A `progressbar` named by `label`, whose value is read as `valueText`.",
    "Changes are not announced; announce the end by `useAnnounce` where users wait for it.",
  ],
  states: [
    ['[data-component="ProgressBar"][data-state="loading"]', "The value is below `max`."],
    ['[data-component="ProgressBar"][data-state="complete"]', "It has reached `max`."],
  ],
};
