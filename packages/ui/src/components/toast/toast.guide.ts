import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Flash message", "Notification", "Snackbar"],
  use: "Feedback on an action, with Undo or a link. Closes automatically; stays open while it is hovered or focused.",
  avoid: "Errors that users must correct, and information that is shown nowhere else: Notice.",
  accessibility: [
    'New toasts are announced politely, with the tone first as a word: "Done" or "Error" in the language on screen.',
    "A toast stays while it has the pointer or focus. When it goes, focus returns to where it came from, otherwise to the list.",
    "Render `ToastRegion` and `Announcer` once. Both move into the topmost modal dialog, where they can be read and used.",
    "What a toast offers can be done elsewhere too, because it closes automatically. `useAnnounce` says a message that is not drawn.",
  ],
  keys: [
    ["F8", "Onto the list of toasts, from anywhere on the page."],
    [
      "Tab",
      "Onto each toast and its action, the newest first, where `ToastRegion` is in the page; the toasts then stay.",
    ],
    ["Enter", "Runs the action, removes the toast and gives focus back."],
    ["Space", "The same; an action with an address is a link, which does not take it."],
    ["Escape", "Removes the toast that has focus, otherwise the newest, and gives focus back."],
  ],
};
