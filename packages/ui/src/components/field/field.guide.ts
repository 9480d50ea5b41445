import { FIELD_STATES, type Guide, REQUIRED_MARK } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Form control", "Form group", "Form item", "Label"],
  use: "Label, hint, error and counter around a control that the kit does not have.",
  avoid: "Around components of the kit: they include it.",
  accessibility: [
    "A native `label` names the control; `hint`, `error`, `message` and `counter` are its description.",
    "`error` marks the control as invalid. With `live` its changes are announced, for checks by a server while the user goes on.",
    "The app spreads what `children` gets on the control; otherwise nothing is connected.",
    REQUIRED_MARK,
  ],
  states: FIELD_STATES,
};
