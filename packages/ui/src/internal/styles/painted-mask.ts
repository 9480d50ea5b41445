/** A pseudo-element that fills its parent with one colour in the shape of a theme's mask. */
export const paintedMask = (mask: string) =>
  ({
    content: '""',
    position: "absolute",
    inset: 0,
    mask: `${mask} center / contain no-repeat`,
    forcedColorAdjust: "none",
  }) as const;
