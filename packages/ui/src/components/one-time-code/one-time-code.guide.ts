import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "The digits of a code sent by message or e-mail; pasting and autofill from a message work.",
  avoid: "Serial numbers, letters: TextField.",
};
