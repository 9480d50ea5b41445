import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["KPI", "Metric", "Stat"],
  use: "One number with its name, a line of text, and a link to more.",
  avoid: "Several numbers: StatusList.",
  accessibility: [
    "A `section` that begins with a heading of `level`; the number follows as text.",
    'The label of `link` says where it leads without the card: "All scans".',
  ],
  keys: [["Enter", "Follows the link."]],
};
