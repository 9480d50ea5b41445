import { BANNER_COVERS, BILLBOARD_COVERS, CARD_BACKGROUNDS, FLYER_COVERS } from "../../covers/all.ts";
import type { Cover } from "../../covers/cover.ts";
import { FLYER_BACKS, LIGHT_HEADERS } from "../../covers/flyer-backs.ts";
import { drawCover } from "../../covers/draw.ts";
import type { Operation } from "../../drawing/operation.ts";
import { polygon } from "../../drawing/path.ts";
import { place } from "../../drawing/transform.ts";
import { createCache } from "../../cache.ts";
import { boundsOf } from "../../page/boxes.ts";
import { coverBox } from "../../template/crop-photo.ts";
import type { CheckedTemplate, TemplateElement } from "../../template/schema.ts";
import type { ArtworkData, OwnPhoto } from "../data.ts";
import type { ElementOf } from "./element.ts";

type CoverSet = ElementOf<"picture">["covers"];

const SETS: Readonly<Record<CoverSet, Readonly<Record<string, readonly Cover[]>>>> = {
  flyer: FLYER_COVERS,
  banner: { banner: BANNER_COVERS },
  billboard: { billboard: BILLBOARD_COVERS },
  card: { card: CARD_BACKGROUNDS },
};

/** Light everywhere, so white text would be unreadable. */
const LIGHT: ReadonlySet<string> = new Set(["chalk-light", ...LIGHT_HEADERS]);

/** A cover of a set, by its id or by its number as in the contract (`services-3`); undefined if it is not in the set. */
export const findCover = (set: CoverSet, chosen: string): Cover | undefined =>
  Object.entries(SETS[set])
    .flatMap(([group, covers]) => covers.map((cover, index) => ({ cover, number: `${group}-${index + 1}` })))
    .find(({ cover, number }) => chosen === cover.id || chosen === number)?.cover;

/** The chosen cover of a set, or its first one when the choice is not in it, such as a flyer's cover for its back. */
const coverOf = (set: CoverSet, chosen: string | undefined): Cover | undefined =>
  (chosen === undefined ? undefined : findCover(set, chosen)) ?? Object.values(SETS[set])[0]?.[0];

/** The cover that a picture shows for the customer's choice. */
export const shownCover = (
  { covers, shows }: Pick<ElementOf<"picture">, "covers" | "shows">,
  chosen: string | undefined,
): Cover | undefined => {
  const cover = coverOf(covers, chosen);
  if (shows === "chosen") return cover;
  const back = cover && FLYER_BACKS[cover.id];
  return shows === "header" ? back?.header : back && findCover(covers, back.picture);
};

const takesPhoto = (elements: readonly TemplateElement[]): boolean =>
  elements.some((element) => element.kind === "picture" && element.photo);

/**
 * The elements of a side in the composition for these data. With an own photo, a cover whose composition has text on its
 * picture gets the usual composition instead.
 */
export const elementsFor = (
  { elements, others, withoutServices }: CheckedTemplate["sides"][number],
  { cover: chosen, services, photo }: Pick<ArtworkData, "cover" | "services" | "photo">,
): readonly TemplateElement[] => {
  const picture = elements.find((element) => element.kind === "picture");
  const cover = picture && coverOf(picture.covers, chosen);
  const usual = { elements, withoutServices };
  const other = others.find(({ covers }) => cover && covers.includes(cover.id)) ?? usual;
  const composition = photo && takesPhoto(elements) && !takesPhoto(other.elements) ? usual : other;
  return (services.length === 0 ? composition.withoutServices : undefined) ?? composition.elements;
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

/** Id of an own photo among the covers of the text alternative. */
export const OWN_PHOTO = "own-photo";

/** A photo in the same place is the same operations: no key changes it. */
const laidPhotos = createCache<readonly Operation[]>(8);

/** The customer's own photo, cropped around its focus and clipped to the element's outline. */
export const layPhoto = ({ outline }: ElementOf<"picture">, photo: OwnPhoto): readonly Operation[] =>
  laidPhotos(JSON.stringify([photo, outline]), () => {
    const { x, y, width, height } = coverBox(photo, boundsOf(outline), photo.focus);
    return [
      {
        kind: "group",
        clip: polygon(outline),
        operations: [{ kind: "image", href: photo.href, at: [x, y], width, height }],
      },
    ];
  });
