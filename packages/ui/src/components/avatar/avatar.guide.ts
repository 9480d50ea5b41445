import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Initials", "Profile picture"],
  use: "A picture or initials next to the name of a person or company.",
  avoid: "Alone, without the name in words: it is decoration and is not read out.",
  accessibility: [
    "Decoration: picture and initials are hidden from screen readers.",
    "The name is text beside it. `Identity` has both, and marks the name as not to be translated.",
  ],
};
