import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Range input"],
  use: "A place on a scale that users find by trying, with its effect in sight: a zoom, a radius around a town. RangeSlider for a part of a scale, such as a price from and to. In a form of react-hook-form both take `asScale` of `FormField`.",
  avoid:
    "An exact number: NumberField, alone or beside it. A few pieces: Quantity. Three or four levels: SegmentedControl.",
  accessibility: [
    "A group named by `label`; each thumb is an APG `slider`. That of `Slider` has the same name, those of `RangeSlider` are named by `fromLabel` and `toLabel`.",
    '`format` writes the value that is read: "25 km".',
    "`hint` and `error` describe the thumbs; `error` marks them as invalid.",
  ],
  keys: [
    ["Tab", "To the thumb; a range has two."],
    ["Right Arrow", "One step more."],
    ["Up Arrow", "The same."],
    ["Left Arrow", "One step less."],
    ["Down Arrow", "The same."],
    ["Page Up", "Ten steps more."],
    ["Page Down", "Ten steps less."],
    ["Home", "To the lowest value; on the second thumb of a range, to the first."],
    ["End", "To the highest value; on the first thumb of a range, to the second."],
  ],
  states: [
    ['[data-component="Slider"] [role="slider"][aria-invalid="true"]', "The thumb of a slider with an error."],
    ['[data-component="RangeSlider"] [role="slider"][aria-invalid="true"]', "The thumbs of a range with an error."],
  ],
};
