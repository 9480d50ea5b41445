import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "One line of text, with an icon, a unit, or the state of a server check.",
  avoid: "Dates, phone numbers, codes: their own fields. A value from a list: SelectField.",
};
