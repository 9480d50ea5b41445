import sanitize from "sanitize-html";

/** Tags of an article. `h1` is missing because the page has its own. */
const TAGS =
  "p br h2 h3 h4 ul ol li blockquote hr strong b em i u s sub sup a img figure figcaption table thead tbody tr th td".split(
    " ",
  );

const OPTIONS: sanitize.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ["href", "rel"], img: ["src", "alt"], th: ["scope"], td: ["colspan"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    h1: "h2",
    a: (_tag, attribs) => ({
      tagName: "a",
      attribs: { ...(attribs["href"] ? { href: attribs["href"] } : {}), rel: "noopener noreferrer" },
    }),
  },
};

/**
 * Cleans an article's HTML by an allow-list of tags: links to web and mail addresses only, no styles, scripts or frames
 * (CONT-5). The result is stored; the portal cleans it again.
 */
export const cleanHtml = (html: string): string => sanitize(html, OPTIONS).trim();
