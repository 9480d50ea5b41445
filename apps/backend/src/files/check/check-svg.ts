import { MOST_DRAWN_ELEMENTS, MOST_LEVELS, MOST_PIXELS, MOST_SVG_BYTES } from "../limits.ts";
import { refuse } from "../refusal.ts";
import { checkJpeg } from "./check-jpeg.ts";
import { checkPng } from "./check-png.ts";
import { scanSvg, type ScannedElement } from "./scan-svg.ts";

/** Attributes that may have long values: paths and pictures. All others are short. */
const LONG = new Set(["d", "points", "href", "xlink:href"]);
const MOST_VALUE = 4_000;
/** Largest number of characters in all style sheets, and of pairs of a rule and an element. */
const MOST_STYLE = 50_000;
const MOST_MATCHES = 2_000_000;

/** Largest number of commands and numbers in all paths. */
const MOST_NUMBERS = 250_000;

const PICTURE = /^data:image\/(png|jpe?g);base64,/i;
/** Style sheets that load or execute something, or hide their content. */
const STYLE_OUTSIDE = /@import|expression\s*\(|\\|url\(\s*["']?(?!["'\s#])/i;
const FILTER_RULE = /filter\s*(?::|\/\*)/i;

const localName = (name: string): string => (name.split(":").at(-1) ?? "").toLowerCase();

const elementsOf = function* (root: ScannedElement): Generator<ScannedElement> {
  yield root;
  for (const child of root.children) yield* elementsOf(child);
};

/** The cost of pixel effects depends on their area, which the file does not limit. */
const checkFilters = ({ name, attributes }: ScannedElement): void => {
  const filter = attributes.get("filter");
  const own = localName(name);
  if (own === "filter" || /^fe[a-z]/.test(own) || (filter !== undefined && filter.trim() !== "none"))
    refuse("file.svg_filter");
};

const checkStyle = (style: string): void => {
  if (FILTER_RULE.test(style)) refuse("file.svg_filter");
  if (STYLE_OUTSIDE.test(style)) refuse("file.svg_not_drawing");
};

/** References must be to the drawing's own parts, or an embedded bitmap. */
const checkReference = async (value: string): Promise<number> => {
  const address = value.trim();
  if (address === "" || address.startsWith("#")) return 0;
  const [head, format] = PICTURE.exec(address) ?? refuse("file.svg_not_drawing");
  const bytes = Buffer.from(address.slice(head.length), "base64");
  return format?.toLowerCase() === "png" ? checkPng(bytes) : checkJpeg(bytes);
};

const isDigit = (code: number): boolean => (code >= 0x30 && code <= 0x39) || code === 0x2e;

/** Counts the commands and numbers of a path. */
const numbersIn = (outline: string): number => {
  let count = 0;
  let before = false;
  for (let at = 0; at < outline.length; at += 1) {
    const code = outline.charCodeAt(at);
    const digit = isDigit(code);
    if ((digit && !before) || (code | 0x20) >= 0x61) count += 1;
    before = digit;
  }
  return count;
};

/** Checks an element's attributes; returns the pixels of its picture. */
const checkAttributes = async (element: ScannedElement): Promise<number> => {
  let pixels = 0;
  for (const [name, value] of element.attributes) {
    if (!LONG.has(name) && value.length > MOST_VALUE) refuse("file.too_many_parts", { parts: MOST_VALUE });
    if (["href", "src"].includes(localName(name))) pixels += await checkReference(value);
    else if (name === "style") checkStyle(value);
    else if (STYLE_OUTSIDE.test(value)) refuse("file.svg_not_drawing");
  }
  return pixels;
};

const rulesIn = (style: string): number => style.split(/[{,]/).length - 1;

/** The referenced parts that a renderer draws again for an element. */
const targetsOf = ({ name, attributes }: ScannedElement): string[] =>
  localName(name) === "a"
    ? []
    : [...attributes].flatMap(([key, value]) => {
        if (localName(key) === "href") return value.trim().startsWith("#") ? [value.trim().slice(1)] : [];
        if (!value.includes("url(")) return [];
        return value
          .split("url(")
          .slice(1)
          .map((part) => part.split(")")[0]?.replaceAll(/["'#\s]/g, "") ?? "");
      });

/** Counts drawn elements with references followed: a few nested ones draw billions of elements. */
const checkDrawnElements = (root: ScannedElement, elements: readonly ScannedElement[]): void => {
  const byId = new Map(
    elements.flatMap((element) => {
      const id = element.attributes.get("id");
      return id === undefined ? [] : [[id, element]];
    }),
  );
  const counts = new Map<ScannedElement, number>();
  const countOf = (element: ScannedElement, levels: number): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    if (levels > 2 * MOST_LEVELS) refuse("file.too_deep", { levels: MOST_LEVELS });
    // An element that is reached again before it is counted is part of a cycle.
    counts.set(element, Number.POSITIVE_INFINITY);
    const referred = targetsOf(element).flatMap((id) => byId.get(id) ?? []);
    const count = [...element.children, ...referred].reduce((sum, part) => sum + countOf(part, levels + 1), 1);
    if (count > MOST_DRAWN_ELEMENTS) refuse("file.too_many_parts", { parts: MOST_DRAWN_ELEMENTS });
    counts.set(element, count);
    return count;
  };
  countOf(root, 0);
};

type Purify = (markup: string) => boolean;
let purify: Promise<Purify> | undefined;

/** The sanitiser needs a DOM, which is loaded with the first SVG. */
const loadPurify = async (): Promise<Purify> => {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import("jsdom"), import("dompurify")]);
  const sanitizer = createDOMPurify(new JSDOM("").window);
  return (markup) => {
    sanitizer.sanitize(markup, { USE_PROFILES: { svg: true } });
    // The sanitiser reports the wrapping page as removed too.
    return sanitizer.removed.every((entry) => "element" in entry && entry.element?.nodeName === "BODY");
  };
};

/** The markup without the prolog and without comments, which the sanitiser would remove. */
const plainMarkup = (bytes: Buffer): string => {
  const parts = bytes.toString("utf8").split("<!--");
  const text = parts.map((part, index) => (index === 0 ? part : part.slice(part.indexOf("-->") + 3))).join("");
  return text.slice(Math.max(0, text.search(/<[a-z_]/i)));
};

/**
 * Checks that an SVG holds drawing only, within the limits of size, depth, elements, style sheets and pictures: no
 * filters, no outside references, nothing that a sanitiser would remove. Otherwise it is refused, never changed
 * (SEC-15).
 *
 * @throws {RefusedFile}
 */
export const checkSvg = async (bytes: Buffer): Promise<void> => {
  if (bytes.length > MOST_SVG_BYTES) refuse("file.svg_too_large", { megabytes: MOST_SVG_BYTES / 1_000_000 });
  const root = scanSvg(bytes);
  if (root.name !== "svg") refuse("file.damaged");
  const elements = [...elementsOf(root)];
  let style = "";
  let pixels = 0;
  let numbers = 0;
  for (const element of elements) {
    checkFilters(element);
    for (const name of ["d", "points"]) numbers += numbersIn(element.attributes.get(name) ?? "");
    if (numbers > MOST_NUMBERS) refuse("file.too_many_parts", { parts: MOST_NUMBERS });
    pixels += await checkAttributes(element);
    if (pixels > MOST_PIXELS) refuse("file.too_many_pixels", { megapixels: MOST_PIXELS / 1_000_000 });
    if (localName(element.name) === "style") style += element.text;
  }
  if (style.length > MOST_STYLE || rulesIn(style) * elements.length > MOST_MATCHES)
    refuse("file.too_many_parts", { parts: MOST_MATCHES });
  checkStyle(style);
  checkDrawnElements(root, elements);
  purify ??= loadPurify();
  const isDrawing = await purify;
  if (!isDrawing(plainMarkup(bytes))) refuse("file.svg_not_drawing");
};
