export { Box, type BoxProps } from "./box.tsx";
export { Container, type ContainerProps } from "./container.tsx";
export { Grid, type GridProps } from "./grid.tsx";
export { Hidden, type HiddenProps } from "./hidden.tsx";
export { Inline, type InlineProps } from "./inline.tsx";
export { Stack, type StackProps } from "./stack.tsx";
