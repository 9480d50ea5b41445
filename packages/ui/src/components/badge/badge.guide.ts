import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Counter", "Label", "Pill", "Status", "Tag"],
  use: "A status in one or two words; a count on an icon; a tag on a picture.",
  avoid: "Something to press: Button. A message that needs an action: Notice.",
  accessibility: [
    "Plain text without a role. The words say the status; colour and dot only repeat it.",
    "A `CountBadge` reads as a number: the control around it says what is counted.",
    "A status that changes while the page is open is not announced; `useAnnounce` of the toast part does that.",
  ],
};
