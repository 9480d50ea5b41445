import { BANNER_COVERS, BILLBOARD_COVERS, CARD_BACKGROUNDS, drawCover, FLYER_COVERS } from "../covers/all.ts";
import type { Cover } from "../covers/cover.ts";
import type { Operation } from "../drawing/operation.ts";
import { polygon } from "../drawing/path.ts";
import { place } from "../drawing/transform.ts";
import { createCache } from "../cache.ts";
import type { ElementOf } from "./element.ts";

type CoverSet = ElementOf<"picture">["covers"];

const SETS: Readonly<Record<CoverSet, Readonly<Record<string, readonly Cover[]>>>> = {
  flyer: FLYER_COVERS,
  banner: { banner: BANNER_COVERS },
  billboard: { billboard: BILLBOARD_COVERS },
  card: { card: CARD_BACKGROUNDS },
};

/** Light everywhere, so white text would be unreadable. */
const LIGHT: ReadonlySet<string> = new Set(["chalk-light"]);

/**
 * The chosen cover of a set, by its id or by its number as in the contract (`services-3`). Returns the first cover when
 * the choice is not in the set, for example a flyer's cover for its back.
 */
export const coverOf = (set: CoverSet, chosen: string | undefined): Cover | undefined => {
  const groups = Object.entries(SETS[set]);
  for (const [group, covers] of groups) {
    const found = covers.find(({ id }, index) => chosen === id || chosen === `${group}-${index + 1}`);
    if (found) return found;
  }
  return groups[0]?.[1][0];
};

export const isLight = (cover: Cover | undefined): boolean => cover !== undefined && LIGHT.has(cover.id);

/** Caches drawn covers, so that typing does not draw the roof again. */
const drawn = createCache<readonly Operation[]>(64);

/** The chosen cover, composed for the element's frame and clipped to its outline. */
export const layPicture = (element: ElementOf<"picture">, cover: Cover): readonly Operation[] => {
  const { frame, outline } = element;
  return drawn(JSON.stringify([cover.id, frame, outline]), () => {
    const { operations } = drawCover(cover, frame);
    const moved = place(operations, { from: [0, 0], to: [frame.x, frame.y] });
    return [{ kind: "group", clip: polygon(outline), picture: true, operations: moved }];
  });
};
