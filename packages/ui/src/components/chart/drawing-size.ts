/** Height of a chart's drawing, in pixels. */
export const HEIGHT = 180;
/** Width of a period in a drawing, which is stretched to the width of its place. */
export const COLUMN = 12;
