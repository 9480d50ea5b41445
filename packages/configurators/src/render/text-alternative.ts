import type { ArtworkLayout } from "../artwork/layout/result.ts";

/** What is printed on one side, in reading order. */
export interface SideText {
  readonly side: string;
  readonly lines: readonly string[];
}

/** Everything that is printed, by side, as text for assistive technology and e-mails. */
export const textAlternative = ({ pages, reading }: ArtworkLayout): SideText[] =>
  pages.map(({ side }) => ({
    side,
    lines: reading.filter((line) => line.side === side).map(({ text }) => text),
  }));
