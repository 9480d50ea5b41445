import { contactSheet, type ContactRow } from "../book/contact-sheet.ts";
import { DESIGNS } from "./designs.ts";
import { artworkOf } from "./design-artwork.ts";
import type { Market } from "./markets.ts";
import type { ReviewState } from "./review-state.ts";

/** Height of a sheet in points. */
const HEIGHT = 110;

/** The designs of a market by product, each with every side. */
export const marketRows = (market: Market, state: Pick<ReviewState, "texts" | "partner">): ContactRow[] => {
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
export const marketSheet = (market: Market, state: Pick<ReviewState, "texts" | "partner">): Promise<Uint8Array> =>
  contactSheet(`Marketing material, ${market.name}`, marketRows(market, state));
