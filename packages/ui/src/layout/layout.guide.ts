import type { Guide } from "../docs/guide.ts";

export const guide: Guide = {
  use: "Spacing and layout of a page: Stack, Inline, Grid, Container, Box with a background, Hidden by width. Pure CSS, correct in the first paint.",
  avoid: "The inside of a component: its own style sheet.",
};
