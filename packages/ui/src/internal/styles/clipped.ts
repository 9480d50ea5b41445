/** Takes an element off the screen and leaves it to screen readers, for styles that do so under a condition. */
export const clipped = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;
