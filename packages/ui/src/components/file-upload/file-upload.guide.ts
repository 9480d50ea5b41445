import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Attachment", "Dropzone", "File input", "Uploader"],
  use: "One file or many, chosen, dropped or pasted; each with its size, its progress, or its error and another try.",
  avoid:
    "Sending: the app does that in `onFiles`. A picture among the texts that are read: an image, or RichText. A link to a file that is already there: TextLink.",
  accessibility: [
    "A native file input, named by `label` and described by `rules`.",
    "Each file has its name, and buttons named by `removeLabel` and `retryLabel`, which contain the name of the file. A file that is being sent has a `progressbar`.",
    "A file that has arrived or was refused is announced by `Announcer`, which the app renders once. Without `onRefused` the files over `maxFiles` or `maxSize` are named in the error of the field. Focus stays in the part when a file is removed.",
  ],
  keys: [
    ["Enter", "On the zone opens the choice of files; on a button of a file removes it or sends it again."],
    ["Space", "The same."],
    ["Control + V", "With focus in the part, takes the files of the clipboard."],
  ],
  states: [
    ['[data-component="FileUpload"] [data-state="idle"]', "The zone."],
    ['[data-component="FileUpload"] [data-state="over"]', "The zone while files are over it."],
    ['[data-component="FileUpload"] li[data-state="sending"]', "A file that is being sent."],
    ['[data-component="FileUpload"] li[data-state="failed"]', "A file that was refused."],
    ['[data-component="FileUpload"] li[data-state="done"]', "A file that has arrived."],
  ],
};
