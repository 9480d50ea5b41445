import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Diagram", "Graph", "Plot"],
  use: "How an amount changes: BarChart for sums of periods, also gains above and losses below a line; LineChart for a level over time, with up to three lines; Sparkline for the course of one number beside it. Give a chart its `table`: a button below it shows every value as rows.",
  avoid:
    "A single number: StatisticCard. A share of a goal: ProgressBar. Values that users compare exactly: Table. Colours that mean good and bad without words.",
  accessibility: [
    "`BarChart` and `LineChart` are one slider, named by `label`; its value in words is the chosen period with its values, which is also written below the chart.",
    "The button of the `table` has `label` after its text in its accessible name, so that the buttons of two charts can be told apart.",
    "A chart without periods is no slider, no tab stop and has no button for a table. Show a text instead that says why.",
    "`Sparkline` is an image named by `label`: say the course in it.",
    "The drawing and its scale are hidden from screen readers. Give the values as `table` too, where each can be read and compared: the app writes its headers, because the data of a chart names no period but in a sentence.",
    "The legend has the names of the series as text, so that no series is known by its colour alone.",
  ],
  keys: [
    ["Tab", "To the chart, which is one stop."],
    ["Right Arrow", "To the next period, whose values are said below the chart."],
    ["Up Arrow", "The same."],
    ["Left Arrow", "To the period before."],
    ["Down Arrow", "The same."],
    ["Home", "To the first period."],
    ["End", "To the last period."],
    ["Enter", "On the words below the chart, opens its table and closes it."],
    ["Space", "The same."],
  ],
};
