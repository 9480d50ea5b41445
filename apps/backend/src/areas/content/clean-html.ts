import sanitize from "sanitize-html";

/** Tags of an article; a heading of the first order is the page's own. */
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
 * The harmless part of an article's HTML: an allow-list of tags, links to web and mail addresses only, no styles, no
 * scripts, no frames (CONT-5). What is left stands in the database; the portal cleans it again.
 */
export const cleanHtml = (html: string): string => sanitize(html, OPTIONS).trim();
