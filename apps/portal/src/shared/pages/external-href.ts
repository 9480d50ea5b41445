/** An address outside of the portal. */
export type ExternalHref = "about:blank" | `${"http:" | "https:" | "mailto:" | "tel:"}${string}`;

const isExternal = (url: string): url is ExternalHref => /^(https?|mailto|tel):/i.test(url);

/** The address of another site, a mail or a telephone from data. An address of another kind leads nowhere. */
export const externalHref = (url: string): ExternalHref => (isExternal(url) ? url : "about:blank");
