import { ERROR_AND_HINT, FIELD_ERROR, type Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Calendar", "Date input", "DatePicker"],
  use: "A day that users type or choose in a calendar, in the order of the language on screen. A year of two digits is at most 20 years ahead, else of the century before; with `max` it is in the century that fits `min` and `max`, so a birthday has today as its `max`. With limits in three years or more, the calendar has a list of years. A text that is no day has no value; an app that empties its values gives the field another `key`, so that the text goes too.",
  avoid: "A period in words, such as the last 30 days: SelectField. A text that names no single day: TextField.",
  accessibility: [
    'A text field named by `label`. The button of the calendar and the calendar are named by `label` with "choose a date" in the language on screen.',
    'The calendar is a `dialog` with a grid of days, each named by its whole date; today has `aria-current="date"`.',
    "The list of years is a native `select`, named by the word for year in the language on screen.",
    "A text that is no day, is outside `min` and `max` or is refused by `dayProblem` is explained as the error of the field.",
    ERROR_AND_HINT,
  ],
  keys: [
    ["Alt + Down Arrow", "In the text opens the calendar."],
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
    ["Enter", "Chooses the day and closes the calendar."],
    ["Space", "The same."],
    ["Escape", "Closes the calendar without a choice."],
  ],
  states: [FIELD_ERROR],
};
