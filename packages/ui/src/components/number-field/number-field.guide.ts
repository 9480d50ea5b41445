import { ERROR_AND_HINT, FIELD_STATES, type Guide, REQUIRED_MARK } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Number input", "Numeric input"],
  use: "An amount that users type: a width in metres, a pitch in degrees, a price. It takes the decimal sign and digits of the language on screen, and shows the unit, which a pasted text may have too. It refuses three digits after a sign that may be the decimal sign or one of thousands, where each would be another amount: `12.500` in a Polish price. A text that is no number has no value; an app that empties its values gives the field another `key`, so that the text goes too.",
  avoid:
    "A few pieces of something: Quantity. Numbers nobody counts with, such as a post code or a phone number: TextField, PhoneField.",
  accessibility: [
    "A `spinbutton` named by `label`, whose value is read with `unit`.",
    "A text that is no number, or is outside `min` and `max`, is explained as the error of the field.",
    ERROR_AND_HINT,
    REQUIRED_MARK,
  ],
  keys: [
    ["Up Arrow", "One step more."],
    ["Down Arrow", "One step less."],
    ["Page Up", "Ten steps more."],
    ["Page Down", "Ten steps less."],
    ["Enter", "Puts the text in order, and sends the form."],
  ],
  states: FIELD_STATES,
};
