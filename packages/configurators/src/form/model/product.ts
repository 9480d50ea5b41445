import { BANNER_COVERS, BILLBOARD_COVERS, CARD_BACKGROUNDS, FLYER_COVERS } from "../../artwork/covers/all.ts";
import type { Cover, FlyerSubtype } from "../../artwork/covers/cover.ts";
import type { Template } from "../../artwork/template/schema.ts";

/** A field that the shop's settings of a product name (CONF-3). */
export interface ProductField {
  readonly name: string;
  readonly group: "required" | "optional";
  /** Text to begin with, in the country's language. */
  readonly default?: string | undefined;
}

/** A service that can be printed. */
export interface ProductService {
  readonly uuid: string;
  readonly text: string;
  /** Address of its icon; the icon's name in it decides what is printed. */
  readonly icon: string;
  /** Chosen beforehand on business cards. */
  readonly recommended: boolean;
}

/** What of a product its form depends on. */
export interface FormProduct {
  readonly template: Template;
  readonly subtype: FlyerSubtype | null;
  readonly fields: readonly ProductField[];
  /** Pieces that can be ordered at most. */
  readonly stock: number;
  /** Points for one piece. */
  readonly price: number;
}

/** A cover with the name that orders keep: its set and its place in it, such as `services-3`. */
export interface CoverChoice {
  readonly value: string;
  readonly cover: Cover;
}

const setOf = ({ template, subtype }: FormProduct): readonly [string, readonly Cover[]] => {
  const picture = template.sides.flatMap(({ elements }) => elements).find((element) => element.kind === "picture");
  if (picture?.kind !== "picture") return ["", []];
  switch (picture.covers) {
    case "flyer":
      return [subtype ?? "services", FLYER_COVERS[subtype ?? "services"]];
    case "banner":
      return ["banner", BANNER_COVERS];
    case "billboard":
      return ["billboard", BILLBOARD_COVERS];
    case "card":
      return ["card", CARD_BACKGROUNDS];
  }
};

/** The covers that a product can be printed with (CONF-17). */
export const coversOf = (product: FormProduct): readonly CoverChoice[] => {
  const [set, covers] = setOf(product);
  return covers.map((cover, index) => ({ value: `${set}-${index + 1}`, cover }));
};

/**
 * How many services are chosen at least and at most; nothing where none has to be: orders of such products name none,
 * though a template may have room for some (CONF-8).
 */
export const servicesOf = ({
  template,
  subtype,
}: FormProduct): { readonly fewest: number; readonly most: number } | undefined => {
  if (template.product === "flyer" && subtype !== "services") return undefined;
  return template.services && template.services.fewest > 0 ? template.services : undefined;
};

/** A plain texture stands behind words; everything else is a picture. */
export const hasBackground = (product: FormProduct): boolean => setOf(product)[0] === "card";
