import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Above a form that was rejected: every error, each with a link to its field. Give it focus then.",
  avoid: "While users are typing: the error of the Field.",
};
