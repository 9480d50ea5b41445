import DOMPurify, { type Config } from "dompurify";

const ALLOWED = {
  ALLOWED_TAGS: ["p", "br", "strong", "b", "em", "i", "u", "s", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "a"],
  ALLOWED_ATTR: ["href"],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config & { RETURN_DOM_FRAGMENT: true };

/** HTML of the server as nodes: text, headings, lists and links only. Links open in a new tab, without a referrer. */
export const cleanHtml = (html: string): DocumentFragment => {
  const content = DOMPurify.sanitize(html, ALLOWED);
  for (const link of content.querySelectorAll("a[href]")) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer");
  }

  return content;
};
