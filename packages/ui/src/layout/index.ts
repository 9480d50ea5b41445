export { Box, type BoxProps } from "./box.tsx";
export { Container, type ContainerProps } from "./container.tsx";
export { type ColumnsPerWidth, Grid, type GridProps } from "./grid.tsx";
export { Hidden, type HiddenProps } from "./hidden.tsx";
export { Inline, type InlineProps } from "./inline.tsx";
export type { PerWidth } from "../styles/sprinkles.css.ts";
export { Stack, type StackProps } from "./stack.tsx";
