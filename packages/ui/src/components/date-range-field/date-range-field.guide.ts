import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Calendar", "DateRangePicker", "Period"],
  use: "A period of days, both typed or both chosen in one calendar: a filter, an absence, a stay. An end may stay open unless it is required. Years of two digits and the list of years are as in DateField. A text that is no day has no value; an app that empties its values gives the field another `key`, so that the text goes too.",
  avoid: "A period in words, such as the last 30 days: SelectField. A single day: DateField.",
  accessibility: [
    'A `fieldset` named by `label` with two text fields, named "From" and "To" in the language on screen or by `fromLabel` and `toLabel`.',
    "The calendar says in a `status` whether the first or the last day is to be chosen; each day is named by its whole date.",
    "A wrong day, such as one that `dayProblem` refuses, is explained below its own field; `error` describes the group and marks both fields.",
  ],
  keys: [
    ["Alt + Down Arrow", "In either text opens the calendar."],
    ["Right Arrow", "The next day."],
    ["Left Arrow", "The day before."],
    ["Down Arrow", "The same day of the next week."],
    ["Up Arrow", "The same day of the week before."],
    ["Home", "The first day of the week."],
    ["End", "The last day of the week."],
    ["Page Up", "The same day of the month before."],
    ["Page Down", "The same day of the next month."],
    ["Shift + Page Up", "The same day of the year before."],
    ["Shift + Page Down", "The same day of the next year."],
    ["Enter", "Chooses the first day, then the last one, which closes the calendar."],
    ["Space", "The same."],
    ["Escape", "Closes the calendar without a choice."],
  ],
  states: [['[data-component="DateRangeField"]:has([aria-invalid="true"])', "A day or the period is wrong."]],
};
