import type { ArtworkLayout } from "../../artwork/layout/result.ts";

declare global {
  /** Day of the last change to the artworks, such as "2026-11-03". Set by the bundler (`.storybook/vite-options.ts`). */
  const ARTWORK_DATE: string;
  /** The last release of the artworks. Set as `ARTWORK_DATE`. */
  const ARTWORK_VERSION: string;
}

/** Version and day of the artworks in this Storybook, such as "Version 1.2.0, 3 November 2026". */
export const bookVersion = (): string => {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(ARTWORK_DATE));
  return `Version ${ARTWORK_VERSION}, ${day}`;
};

const marks = new WeakMap<ArtworkLayout, string>();

/**
 * Six characters that are the same for the same drawing (FNV-1a): two colleagues who read the same mark look at the
 * same artwork.
 */
export const drawingMark = (artwork: ArtworkLayout): string => {
  const found = marks.get(artwork);
  if (found !== undefined) return found;
  let hash = 0x811c9dc5;
  const text = JSON.stringify(artwork.pages.map(({ side, operations }) => ({ side, operations })));
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  const mark = hash.toString(16).padStart(8, "0").slice(0, 6);
  marks.set(artwork, mark);
  return mark;
};
