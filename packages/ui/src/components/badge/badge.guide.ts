import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A status in one or two words; a count on an icon; a tag on a picture.",
  avoid: "Something to press: Button. A message that needs an action: Notice.",
};
