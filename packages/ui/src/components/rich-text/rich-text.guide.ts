import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Markdown", "Prose"],
  use: "Text that an editor wrote: headings, lists, links, tables, pictures.",
  avoid: "Text of the app: Heading and Text. Markup as a string: the app sanitizes it and turns it into nodes.",
  accessibility: [
    "It only styles: roles come from the elements inside.",
    "The app gives headings that continue the outline of the page, pictures with `alt`, and tables with headers.",
  ],
};
