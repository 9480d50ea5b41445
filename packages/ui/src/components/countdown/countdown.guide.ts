import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Seconds until an action is available again, in words; then the action.",
  avoid: "A deadline in days: a date. Putting users under pressure.",
};
