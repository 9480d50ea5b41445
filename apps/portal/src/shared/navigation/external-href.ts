/** An address outside of the portal. */
export type ExternalHref = "about:blank" | `${"http:" | "https:" | "mailto:" | "tel:"}${string}`;

const isExternal = (url: string): url is ExternalHref => /^(https?|mailto|tel):/i.test(url);

/** A web, mail or telephone address from data; `undefined` for any other kind. */
export const externalHref = (url: string): ExternalHref => (isExternal(url) ? url : "about:blank");
