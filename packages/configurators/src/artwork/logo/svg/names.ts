import { UnprintableLogo } from "../fault.ts";
import type { Declarations } from "./declarations.ts";

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
  fill-rule filter filterUnits flood-color flood-opacity gradientTransform gradientUnits href id isolation
  lighting-color marker marker-end marker-mid marker-start markerUnits mask mask-type maskContentUnits maskUnits
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

export const isOwn = (name: string): boolean => ELEMENTS.has(name);

export const isLink = (name: string): boolean => LINKS.has(name);

/** Pixels of one unit. */
const UNITS: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
  // Text is not drawn: its size is the one that a browser starts with.
  em: 16,
  rem: 16,
  ex: 8,
};
const LENGTH =
  /^\s*([-+]?(?:\d{1,20}\.?\d{0,20}|\.\d{1,20})(?:e[-+]?\d{1,3})?)\s*(px|pt|pc|mm|cm|q|in|em|rem|ex)\s*$/iu;

/** A length in pixels, as far as it has a unit; shares and numbers stay. */
const inPixels = (value: string): string => {
  const [, number, unit = ""] = LENGTH.exec(value) ?? [];
  return number === undefined ? value : String(Number(number) * (UNITS[unit.toLowerCase()] ?? 1));
};

/** Units of a transformation in a style, which an attribute does not have. */
const plainTransform = (value: string): string => value.replaceAll(/(\d)(?:px|deg)\b/gu, "$1");

/** A point that an element is turned around, in pixels. */
const ORIGIN = /^\s*([-+]?[\d.]{1,20})(?:px)?[\s,]+([-+]?[\d.]{1,20})(?:px)?(?:\s+0(?:px)?)?\s*$/u;

/**
 * A transformation around its origin, written without it: renderers differ in what they take there. One whose origin is
 * in shares of the shape is refused, because it would be printed in another place.
 */
const aroundOrigin = (transform: string, origin: string | undefined): string => {
  if (origin === undefined || transform.trim() === "none" || /^\s*0(?:px|%)?(?:\s+0(?:px|%)?)?\s*$/u.test(origin))
    return transform;
  const [, x, y] = ORIGIN.exec(origin) ?? [];
  if (x === undefined || y === undefined) throw new UnprintableLogo("effects");
  return `translate(${Number(x)} ${Number(y)}) ${transform} translate(${-Number(x)} ${-Number(y)})`;
};

/** A reference to anything but a part of the drawing. */
const OUTSIDE = /url\(\s*["']?(?!["'\s#])/iu;

/** A shape of CSS as a cut: neither our curves nor the server's renderer know it, and without it all would be shown. */
const CUT = /^\s*(?:circle|ellipse|inset|path|polygon|rect|shape|xywh)\(/iu;

/** An attribute's value without what only its style sheet may say. */
const plainValue = (name: string, value: string): string => {
  if (OUTSIDE.test(value)) throw new UnprintableLogo("outside");
  if (name === "clip-path" && CUT.test(value)) throw new UnprintableLogo("effects");
  if (LENGTHS.has(name)) return inPixels(value);
  if (name === "stroke-dasharray")
    return value
      .split(/[\s,]+/u)
      .map(inPixels)
      .join(" ");
  return name === "transform" ? plainTransform(value) : value;
};

/** The attributes of an element that change how it looks, with lengths in pixels. */
export const keptAttributes = (name: string, declared: Declarations): Record<string, string> => {
  const kept: Record<string, string> = {};
  const ofFilter = name.startsWith("fe") || name === "filter";
  for (const [key, value] of Object.entries(declared)) {
    if (key === "href" ? !isLink(name) : !(LENGTHS.has(key) || OTHERS.has(key) || (ofFilter && OF_FILTERS.has(key))))
      continue;
    kept[key] = key === "href" ? value.replaceAll(/\s/gu, "") : plainValue(key, value);
  }
  if (kept["transform"] !== undefined)
    kept["transform"] = aroundOrigin(kept["transform"], declared["transform-origin"]);
  return kept;
};
