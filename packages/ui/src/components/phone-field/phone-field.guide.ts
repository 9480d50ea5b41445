import { FIELD_ERROR, type Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Phone input", "Telephone input"],
  use: "A phone number with its country code; an error marks only the number.",
  avoid: "Other numbers: TextField.",
  accessibility: [
    'Two controls: a native select named "Country code" in the language on screen or by `countryLabel`, and the number, which `label` names.',
    "`error` marks and describes the number only. Its `autocomplete` is `tel-national`.",
  ],
  keys: [
    ["Tab", "To the country code, and from there to the number."],
    ["Printable character", "On the country code, to the country that starts with it."],
    ["Text keys", "In the number, edit it as in any field."],
  ],
  states: [FIELD_ERROR],
};
