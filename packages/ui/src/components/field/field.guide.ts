import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Label, hint, error and counter around a control that the kit does not have.",
  avoid: "Around components of the kit: they include it.",
};
