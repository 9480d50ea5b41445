import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Definition list", "Description list", "Key-value list"],
  use: "Named facts about one item: status, date, points, address.",
  avoid: "The same facts about many items: Table.",
  accessibility: [
    "A native `dl`: each term is read with its detail.",
    "A detail whose status is a colour has it as a word too, such as a `Badge`.",
  ],
};
