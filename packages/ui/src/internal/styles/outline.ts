/** A corner: distance from the inline start and from the top. Both need a unit, `0%` too. */
type Corner = readonly [inline: string, block: string];

const polygon = (corners: readonly Corner[]) =>
  `polygon(${corners.map(([inline, block]) => `${inline} ${block}`).join(", ")})`;

/**
 * A clip path that follows the text direction: `clip-path` itself counts from the left. Put `ltr` on the rule
 * and `rtl` on the same rule under `:dir(rtl)`.
 */
export const outline = (...corners: readonly Corner[]) => ({
  ltr: { clipPath: polygon(corners) },
  rtl: { clipPath: polygon(corners.map(([inline, block]) => [`calc(100% - (${inline}))`, block])) },
});
