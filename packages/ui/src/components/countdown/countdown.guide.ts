import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Timer"],
  use: "Seconds until an action is available again, in words; then the action.",
  avoid: "A deadline in days: a date. Putting users under pressure.",
  accessibility: [
    "A `timer` that is not announced each second: screen readers hear it at the seconds of `announceAt`.",
    '`format` writes whole words with the unit: "New code in 24 seconds".',
    "A change after the end is not announced; move focus or use `useAnnounce` where it matters.",
  ],
};
