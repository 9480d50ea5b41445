import { UnprintableLogo } from "@lucarne/configurators/artwork/logo/fault";
import { IDENTITY, type Matrix, multiply, parseTransform } from "@lucarne/configurators/artwork/logo/svg/matrix";
import type { XmlElement } from "@lucarne/configurators/artwork/logo/svg/parse-xml";
import type { PlainSvg } from "@lucarne/configurators/artwork/logo/svg/plain-svg";
import { viewMatrix } from "@lucarne/configurators/artwork/logo/svg/viewport";

import { elementsOf } from "./elements.ts";
import { growthOf, passesOf } from "./pixel-steps.ts";

/** Most steps of all filters of a drawing, each as often as it is used; one over a part of the drawing is less. */
export const MAX_STEPS = 100;
/** A step over a small part of the drawing costs this share of one over all of it at least. */
const MIN_SHARE = 0.1;
/** How many other steps cost as much as one pass that makes shapes grow. */
const COST_OF_PASS = 4;
/** How far shapes may grow, as a share of the longer side of the drawing: shadows are spread by much less. */
const MAX_GROWTH = 0.25;

/** Steps that take hardly any time, and the slow ones of a shadow. */
const QUICK: ReadonlySet<string> = new Set([
  "feBlend",
  "feColorMatrix",
  "feComposite",
  "feFlood",
  "feMerge",
  "feOffset",
]);
const BLURS: ReadonlySet<string> = new Set(["feDropShadow", "feGaussianBlur"]);
/** Programs write a shadow in eight steps. */
const MAX_OF_SHADOW = 10;

const REFERENCE = /url\(\s*["']?#([^"')\s]{1,200})/gu;

/** What the view box of a drawing in the drawing does. */
const viewOf = (element: XmlElement): Matrix => {
  const size = { width: Number(element.attributes["width"]), height: Number(element.attributes["height"]) };
  return element.name === "svg" && size.width > 0 && size.height > 0 ? viewMatrix(element, size) : IDENTITY;
};

/** A filter where it is used. */
interface FilterUse {
  /** Undefined for functions such as `blur()`, and for one that is not there. */
  readonly filter: XmlElement | undefined;
  /** From its units to those of the drawing. */
  readonly matrix: Matrix;
  /** The share of the drawing that it is drawn over. */
  readonly share: number;
}

/** The filters of a drawing that are used, and what they cost. */
export class FilterUses {
  private readonly uses: FilterUse[] = [];
  private readonly filters = new Map<string, XmlElement>();
  private readonly area: number;

  /** @throws {UnprintableLogo} `effects` for what the library draws in another way than browsers */
  constructor({ root, width, height }: PlainSvg) {
    this.area = width * height;
    for (const element of elementsOf(root)) {
      const { id = "" } = element.attributes;
      if (element.name === "filter" && !this.filters.has(id)) this.filters.set(id, element);
    }
    if ([...elementsOf(root)].some(({ attributes }) => attributes["filter"] !== undefined))
      this.collect(root, viewMatrix(root, { width, height }));
    const longest = MAX_GROWTH * Math.max(width, height);
    for (const growth of this.growths(1)) if (!(Math.max(...growth) <= longest)) throw new UnprintableLogo("effects");
  }

  /** How many steps there are when a unit of the drawing is so many pixels. */
  steps(scale: number): number {
    let steps = 0;
    for (const { filter, matrix, share } of this.uses) {
      let own = 0;
      for (const step of filter?.children ?? [])
        own += step.name === "feMorphology" ? 1 + COST_OF_PASS * passesOf(growthOf(step, matrix, scale)) : 1;
      // The steps of another filter that it takes are not looked up: it counts as much as there may be.
      steps += share * (filter?.attributes["href"] === undefined ? Math.max(1, own) : MAX_STEPS);
    }
    return steps;
  }

  /** Whether all filters together are one blurred shadow, or less. */
  isOneShadow(): boolean {
    const steps = this.uses.flatMap(({ filter }) =>
      filter && filter.attributes["href"] === undefined ? filter.children.map(({ name }) => name) : ["unknown"],
    );
    const slow = steps.filter((name) => !QUICK.has(name));
    return steps.length <= MAX_OF_SHADOW && slow.length <= 1 && slow.every((name) => BLURS.has(name));
  }

  /** From a filter's units to those of the drawing, where it is drawn largest. */
  matrixOf(filter: XmlElement): Matrix | undefined {
    return this.uses
      .filter((use) => use.filter === filter)
      .map(({ matrix }) => matrix)
      .toSorted((one, other) => Math.hypot(other[0], other[1]) - Math.hypot(one[0], one[1]))[0];
  }

  private *growths(scale: number): Generator<readonly [number, number]> {
    for (const { filter, matrix } of this.uses)
      for (const step of filter?.children ?? []) if (step.name === "feMorphology") yield growthOf(step, matrix, scale);
  }

  private collect(element: XmlElement, outer: Matrix): void {
    const { attributes, children } = element;
    const matrix = multiply(outer, parseTransform(attributes["transform"]));
    const { filter = "none" } = attributes;
    const ids = [...filter.matchAll(REFERENCE)].map(([, id = ""]) => id);
    if (filter.trim() !== "none" && ids.length === 0) this.uses.push({ filter: undefined, matrix, share: 1 });
    for (const id of ids) {
      const used = this.filters.get(id);
      this.uses.push({ filter: used, matrix, share: this.shareOf(used, matrix) });
    }
    const inside = multiply(matrix, viewOf(element));
    for (const child of children) this.collect(child, inside);
  }

  private shareOf(filter: XmlElement | undefined, [a, b, c, d]: Matrix): number {
    const { filterUnits, width, height } = filter?.attributes ?? {};
    const area = Number(width) * Number(height) * Math.abs(a * d - b * c);
    if (filterUnits !== "userSpaceOnUse" || Number.isNaN(area)) return 1;
    return Math.min(1, Math.max(MIN_SHARE, area / this.area));
  }
}
