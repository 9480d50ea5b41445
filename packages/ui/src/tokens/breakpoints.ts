/** First width in px of each step; phones are below the first. */
export const breakpoints = { largePhone: 480, tablet: 760, desktop: 1080 } as const;

/** Media queries for style rules. `below…` ends just below the step, `…Up` starts at it. */
export const media = {
  /** Narrow phones, where the header has little space. */
  narrowPhone: "screen and (max-width: 389.98px)",
  /** The minimum supported width is 320 px. */
  narrowestPhone: "screen and (max-width: 359.98px)",
  belowLargePhone: "screen and (max-width: 479.98px)",
  belowTablet: "screen and (max-width: 759.98px)",
  belowDesktop: "screen and (max-width: 1079.98px)",
  largePhoneUp: "screen and (min-width: 480px)",
  tabletUp: "screen and (min-width: 760px)",
  desktopUp: "screen and (min-width: 1080px)",
  hover: "(hover: hover)",
  print: "print",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
