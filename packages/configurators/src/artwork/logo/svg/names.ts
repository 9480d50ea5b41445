import { UnprintableLogo } from "../fault.ts";
import type { Size } from "../../page/boxes.ts";
import { colourOf, levelsOf } from "./colour.ts";
import type { Declarations } from "./css/declarations.ts";
import { pixelsOf } from "./css/lengths.ts";
import { diagonalOf } from "./shapes.ts";
import { soundPath, soundPoints } from "./sound-outline.ts";
import { refuse } from "./unsupported.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Elements of a drawing; all others show nothing in a picture that stands still. */
const ELEMENTS = words(`
  a circle clipPath defs ellipse filter g image line linearGradient marker mask path pattern polygon polyline
  radialGradient rect stop svg switch symbol text textPath tspan use
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);
/** Elements that take a part of the drawing, or a picture, from an address. */
const LINKS = words("feImage image linearGradient pattern radialGradient textPath use filter");

/** Lengths, which may have units. */
const LENGTHS = words(`
  cx cy dx dy fr fx fy height markerHeight markerWidth r refX refY rx ry stroke-dashoffset stroke-width width x x1 x2 y
  y1 y2
`);
/** Everything else that changes how a drawing looks. */
const OTHERS = words(`
  clip-path clip-rule clipPathUnits color color-interpolation color-interpolation-filters d display fill fill-opacity
  fill-rule filter filterUnits flood-color flood-opacity gradientTransform gradientUnits href id image-rendering
  isolation
  lighting-color marker-end marker-mid marker-start markerUnits mask mask-type maskContentUnits maskUnits
  mix-blend-mode offset opacity orient overflow paint-order pathLength patternContentUnits patternTransform patternUnits
  points preserveAspectRatio spreadMethod stop-color stop-opacity stroke stroke-dasharray stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity transform vector-effect viewBox visibility
`);
/** Of the steps of a filter. */
const OF_FILTERS = words(`
  amplitude azimuth baseFrequency bias diffuseConstant divisor edgeMode elevation exponent in in2 intercept k1 k2 k3 k4
  kernelMatrix limitingConeAngle mode numOctaves operator order pointsAtX pointsAtY pointsAtZ preserveAlpha
  primitiveUnits radius result scale seed slope specularConstant specularExponent stdDeviation stitchTiles
  surfaceScale tableValues targetX targetY type values xChannelSelector yChannelSelector z
`);

/** Properties that browsers draw and neither our curves nor the library know. */
const UNDRAWN = ["backdrop-filter", "mask-border-source", "offset-path"];

/** Whether browsers draw something that would be left out. */
const isUndrawn = (declared: Declarations): boolean =>
  UNDRAWN.some((property) => !["", "none"].includes(declared[property]?.trim() ?? ""));

export const isOwn = (name: string): boolean => ELEMENTS.has(name);

export const isLink = (name: string): boolean => LINKS.has(name);

/** A reference to anything but a part of the drawing. */
const OUTSIDE = /url\(\s*["']?(?!["'\s#])/iu;

/** A length of the window or of a font, which a drawing alone does not have. */
const OF_WINDOW = /^\s*[-+\d.e]{1,20}(?:[dls]?v(?:b|h|i|max|min|w)|cap|ch|ic|r?lh)\s*$/iu;

/** What a share of a length refers to. */
const wholeFor = (name: string, area: Size): number => {
  if (/^(?:[cdfr]?x[12]?|refX|width|markerWidth)$/u.test(name)) return area.width;
  return /^(?:[cdfr]?y[12]?|refY|height|markerHeight)$/u.test(name) ? area.height : diagonalOf(area);
};

/** A length in pixels; a plain share stays, because gradients and patterns read it in their own units. */
const plainLength = (value: string, whole: number): string => {
  if (OF_WINDOW.test(value)) return refuse("a length of the window");
  return /^\s*[-+]?[\d.]+%\s*$/u.test(value) ? value : String(pixelsOf(value, whole) ?? value);
};

/** Attributes that are a colour. */
const COLOURS = words("color fill flood-color lighting-color stop-color stroke");
/** Notations that the library which draws pictures reads too. */
const USUAL = /^\s*(?:#|rgba?\(\s*[\d.]+%?\s*,|[a-z]{2,30}\s*$)/iu;

/** A colour in a notation that every reader knows: drawing programs write those of wider spaces too. */
export const plainColour = (value: string): string => {
  const found = USUAL.test(value) ? undefined : colourOf(value);
  if (!found) return value;
  if (found.opacity >= 1) return found.colour;
  return `rgba(${levelsOf(found.colour).join(", ")}, ${found.opacity})`;
};

/** An attribute's value without what only its style sheet may say. */
const plainValue = (name: string, value: string, area: Size): string => {
  if (OUTSIDE.test(value)) throw new UnprintableLogo("outside");
  if (COLOURS.has(name)) return plainColour(value);
  if (LENGTHS.has(name)) return plainLength(value, wholeFor(name, area));
  if (name === "stroke-dasharray")
    return value
      .split(/[\s,]+/u)
      .map((dash) => plainLength(dash, diagonalOf(area)))
      .join(" ");
  if (name === "points") return soundPoints(value);
  return name === "d" ? soundPath(/^\s*path\(\s*["']([^"']*)["']\s*\)\s*$/u.exec(value)?.[1] ?? value) : value;
};

/** The attributes of an element that change how it looks, with lengths in pixels. */
export const keptAttributes = (name: string, declared: Declarations, area: Size): Record<string, string> => {
  if (isUndrawn(declared)) refuse("such a property");
  const kept: Record<string, string> = {};
  const ofFilter = name.startsWith("fe") || name === "filter";
  for (const [key, value] of Object.entries(declared)) {
    if (key === "href" ? !isLink(name) : !(LENGTHS.has(key) || OTHERS.has(key) || (ofFilter && OF_FILTERS.has(key))))
      continue;
    kept[key] = key === "href" ? value.replaceAll(/\s/gu, "") : plainValue(key, value, area);
  }
  return kept;
};
