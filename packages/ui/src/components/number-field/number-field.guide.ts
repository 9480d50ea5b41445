import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "An amount that users type: a width in metres, a pitch in degrees, a price. It takes the decimal sign and digits of the language on screen, and shows the unit.",
  avoid:
    "A few pieces of something: Quantity. Numbers nobody counts with, such as a post code or a phone number: TextField, PhoneField.",
  keys: [
    ["Up Arrow", "One step more."],
    ["Down Arrow", "One step less."],
    ["Page Up", "Ten steps more."],
    ["Page Down", "Ten steps less."],
    ["Enter", "Puts the text in order, and sends the form."],
  ],
};
