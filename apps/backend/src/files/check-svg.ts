const LARGEST = 1024 * 1024;

/** Marked text with marks in it: a reader of HTML sees elements where a reader of XML sees text. */
const HIDDEN_MARKUP = /<!\[CDATA\[(?:(?!\]\]>)[\s\S])*?</;

/** References that leave the file; those to its own parts and to pictures inside it may stay. */
const OUTSIDE = /(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpeg);base64,)[^\s"'>]/i;
const STYLE_OUTSIDE = /url\(\s*["']?(?!#)|@import|expression\s*\(/i;

type Purify = (markup: string) => boolean;
let purify: Promise<Purify> | undefined;

/** The sanitiser needs a document: it is loaded when the first SVG comes. */
const loadPurify = async (): Promise<Purify> => {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import("jsdom"), import("dompurify")]);
  const sanitizer = createDOMPurify(new JSDOM("").window);
  return (markup) => {
    sanitizer.sanitize(markup, { USE_PROFILES: { svg: true, svgFilters: true } });
    // The page that it puts the drawing into is counted as taken out.
    return sanitizer.removed.every((entry) => "element" in entry && entry.element?.nodeName === "BODY");
  };
};

/** Says whether bytes are an SVG document, by their first element. */
export const looksLikeSvg = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!DOCTYPE\s+)?svg[\s>]/i.test(
    bytes.subarray(0, 4096).toString("utf8"),
  );

/**
 * Says whether an SVG holds nothing but drawing: a sanitiser finds nothing to take out of it. It is refused
 * otherwise, never mended (SEC-15).
 */
export const isSafeSvg = async (bytes: Buffer): Promise<boolean> => {
  if (bytes.length > LARGEST) return false;
  const text = bytes.toString("utf8");
  if (/<!DOCTYPE|<!ENTITY|<\?xml-stylesheet/i.test(text) || text.includes("\0") || HIDDEN_MARKUP.test(text))
    return false;
  const markup = text
    .replace(/^\uFEFF?\s*<\?xml[^>]*\?>/i, "")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .trim();
  if (!/^<svg[\s>]/i.test(markup) || OUTSIDE.test(markup) || STYLE_OUTSIDE.test(markup)) return false;
  purify ??= loadPurify();
  return (await purify)(markup);
};
