import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Paragraph", "Title", "Typography"],
  use: "Text in a style of the theme; Heading with the outline level independent of its size.",
  avoid: "Text that an editor wrote: RichText.",
  accessibility: [
    "`level` of a `Heading` is its place in the outline, `size` its look.",
    "A tone is only a colour: the words say the same.",
  ],
};
