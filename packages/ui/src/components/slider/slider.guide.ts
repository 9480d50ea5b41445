import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A place on a scale that users find by trying, with its effect in sight: a zoom, a radius around a town. RangeSlider for a part of a scale, such as a price from and to.",
  avoid:
    "An exact number: NumberField, alone or beside it. A few pieces: Quantity. Three or four levels: SegmentedControl.",
  keys: [
    ["Tab", "To the thumb; a range has two."],
    ["Right Arrow", "One step more."],
    ["Up Arrow", "The same."],
    ["Left Arrow", "One step less."],
    ["Down Arrow", "The same."],
    ["Page Up", "Ten steps more."],
    ["Page Down", "Ten steps less."],
    ["Home", "To the lowest value."],
    ["End", "To the highest value."],
  ],
};
