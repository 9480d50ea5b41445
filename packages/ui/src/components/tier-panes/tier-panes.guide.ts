import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Levels that users reach one after another: reached levels filled, the current one with its progress.",
  avoid: "One goal: ProgressBar. Steps of a task: Stepper.",
};
