import type { Guide } from "../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Columns", "Flex", "Row", "Spacer", "Wrapper"],
  use: "Spacing and layout of a page: Stack, Inline, Grid, Container, Box with a background, Hidden by width. Pure CSS, correct in the first paint.",
  avoid: "The inside of a component: its own style sheet.",
  accessibility: [
    "The parts have no role; `as` gives the element that the content needs, such as `ul` or `section`.",
    "They do not change the order: what is drawn first is read first.",
    "`Hidden` hides its content from screen readers as well.",
  ],
};
