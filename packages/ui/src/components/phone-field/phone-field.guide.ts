import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A phone number with its country code; an error marks only the number.",
  avoid: "Other numbers: TextField.",
};
