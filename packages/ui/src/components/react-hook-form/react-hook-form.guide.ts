import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Form", "Form validation", "RHF"],
  use: 'Forms of react-hook-form, an optional peer dependency: names, values, errors in words, focus on the first wrong field and the list of errors. `FormField` gives a part the binding that it takes: `asText`, `asChecked`, `asToggle`, `asValue`, `asChoice`, `asScale` for sliders, `asFiles`. To empty a form use a button of `type="reset"` and `onReset={() => form.reset()}`: without the button a text that is no day or number stays, because its value is empty already.',
  avoid:
    "A form of one or two fields: `register` works on every text field as it is. Forms with actions of React, without a library: `name` and `defaultValue`.",
  accessibility: [
    "Errors are words at their fields, which are marked as invalid; the messages of the browser are off.",
    "A text that is no day, number or choice is never sent. `SearchSelect` and `MultiSelect` have no words for it: the browser shows them.",
    "After a failed attempt to send, focus goes to the first wrong field in the order of the page, or to `FormErrorSummary` where no field is to blame.",
    "`errorText` puts the errors into the language on screen. `FormErrorSummary` is an `alert` with a link to each field.",
  ],
};
