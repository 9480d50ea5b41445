import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Form errors", "Validation summary"],
  use: "Above a form that was rejected: every error, each with a link to its field. Give it focus then.",
  avoid: "While users are typing: the error of the Field.",
  accessibility: [
    "An `alert`: it is read when it appears. It can take focus by its `ref`, which moves screen readers to its title.",
    "Each link moves focus to its field without changing the address. `href` is `#` and the id of the control.",
  ],
  keys: [["Enter", "On an error, moves focus to its field."]],
};
