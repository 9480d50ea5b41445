import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Menu row", "Navigation row"],
  use: "Destinations as tiles of a sheet; ActionRow for a setting with its value.",
  avoid: "Content with a picture or price: CardLink.",
  accessibility: [
    "A native link; an `ActionRow` without `href` is a native `button`. The icon is hidden from screen readers.",
    "`value` is a part of the name. A count is read as `badgeLabel`, or as the number alone.",
  ],
  keys: [
    ["Enter", "Follows a `LinkTile`, and follows or presses an `ActionRow`."],
    ["Space", "Presses an `ActionRow` without `href`."],
  ],
};
