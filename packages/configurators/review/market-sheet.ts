import { contactSheet, type ContactRow } from "../src/testing/book/contact-sheet.ts";
import { DESIGNS } from "../src/testing/designs/designs.ts";
import { artworkOf, type SampleOptions } from "../src/testing/designs/design-artwork.ts";
import type { Market } from "../src/testing/designs/markets.ts";

/** Height of a sheet in points. */
const HEIGHT = 110;

/** The designs of a market by product, each with every side. */
export const marketRows = (market: Market, state: SampleOptions): ContactRow[] => {
  const rows = new Map<string, ContactRow>();
  for (const design of DESIGNS) {
    const { template, artwork } = artworkOf(design, market, state);
    const row = rows.get(design.product);
    const sides = template.sides.map(({ name: side }) => ({
      name: side === "back" ? `${design.name}, back` : design.name,
      side,
      artwork,
      trim: template.page.trim,
    }));
    rows.set(design.product, {
      title: design.product,
      height: HEIGHT,
      pictures: [...(row?.pictures ?? []), ...sides],
    });
  }
  return [...rows.values()];
};

/** What a market sees, as a PDF for an office printer. */
export const marketSheet = (market: Market, state: SampleOptions): Promise<Uint8Array> =>
  contactSheet(`Marketing material, ${market.name}`, marketRows(market, state));
