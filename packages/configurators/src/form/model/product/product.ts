import { BANNER_COVERS, BILLBOARD_COVERS, CARD_BACKGROUNDS, FLYER_COVERS } from "../../../artwork/covers/all.ts";
import type { Cover, FlyerSubtype } from "../../../artwork/covers/cover.ts";
import type { Template } from "../../../artwork/template/schema.ts";

/** A field in the shop's settings of a product (CONF-3). */
export interface ProductField {
  readonly name: string;
  readonly group: "required" | "optional";
  /** Initial text in the country's language. */
  readonly default?: string | undefined;
}

/** A service that can be printed. */
export interface ProductService {
  readonly uuid: string;
  readonly text: string;
  /** Address of its icon, whose name decides what is printed. */
  readonly icon: string;
  /** Preselected on business cards. */
  readonly recommended: boolean;
}

/** The product data that the form depends on. */
export interface FormProduct {
  readonly template: Template;
  readonly subtype: FlyerSubtype | null;
  readonly fields: readonly ProductField[];
  /** Maximum number of pieces in an order. */
  readonly stock: number;
  /** Points per piece. */
  readonly price: number;
}

/** A cover with its name in orders: its set and number, such as `services-3`. */
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

/** The covers of a product (CONF-17). */
export const coversOf = (product: FormProduct): readonly CoverChoice[] => {
  const [set, covers] = setOf(product);
  return covers.map((cover, index) => ({ value: `${set}-${index + 1}`, cover }));
};

/**
 * Minimum and maximum number of services. Undefined where none is required: orders of such products contain none,
 * although their template may have room (CONF-8).
 */
export const servicesOf = ({
  template,
  subtype,
}: Pick<FormProduct, "template" | "subtype">): { readonly fewest: number; readonly most: number } | undefined => {
  if (template.product === "flyer" && subtype !== "services") return undefined;
  return template.services && template.services.fewest > 0 ? template.services : undefined;
};

/** Whether the covers are plain textures behind text instead of pictures. */
export const hasBackground = (product: FormProduct): boolean => setOf(product)[0] === "card";
