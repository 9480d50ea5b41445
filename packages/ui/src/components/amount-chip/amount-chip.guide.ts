import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Balance", "Credits"],
  use: "The account's balance in the header of every page, as a link to its details.",
  avoid: "Amounts inside a page: Amount. More than one on a page.",
  accessibility: [
    "One link, whose name is the amount and `unit`.",
    "On phones `unit` is not drawn and not read; an `aria-label` that begins with the amount keeps it in the name.",
  ],
  keys: [["Enter", "Follows it."]],
};
