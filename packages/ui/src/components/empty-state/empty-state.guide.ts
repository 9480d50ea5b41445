import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Blank slate", "No results", "Placeholder"],
  use: "In place of a list that is empty or could not be loaded: a title, one sentence, one action.",
  avoid: "While it is loading: Skeleton.",
  accessibility: [
    "The title is a heading of `level`; the picture is hidden from screen readers.",
    "It announces nothing when it replaces a list: say the number of results by `useAnnounce`, as `DataTable` does automatically.",
  ],
};
