import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "One number with its name, a line of text, and a link to more.",
  avoid: "Several numbers: StatusList.",
};
