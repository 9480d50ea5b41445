import type { ArtworkLayout, ReadItem } from "../../artwork/layout/result.ts";

/** What is printed on one side, in reading order. */
export interface SideText {
  readonly side: string;
  readonly items: readonly Pick<ReadItem, "kind" | "text">[];
}

/** Everything that is printed, by side, as a list for assistive technology and e-mails. */
export const textAlternative = ({ pages, reading }: ArtworkLayout): SideText[] =>
  pages.map(({ side }) => ({
    side,
    items: reading.filter((item) => item.side === side).map(({ kind, text }) => ({ kind, text })),
  }));
