const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00A0" };

const decoded = (entity: string, name: string): string => {
  if (!name.startsWith("#")) return ENTITIES[name] ?? entity;
  const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));

  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
};

/** HTML as plain text. The server sends cleaned HTML: tags and entities, no comments or scripts. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, decoded)
    .replaceAll(/[\t\n\r ]+/g, " ")
    .trim();

/**
 * The beginning of an HTML text as plain text, for a line of a card (SHOP-3).
 * @param limit characters at most; a longer text ends with an ellipsis
 */
export const excerpt = (html: string, limit: number): string => {
  const text = plainText(html);
  const characters = [...text];

  return characters.length > limit
    ? `${characters
        .slice(0, limit - 1)
        .join("")
        .trimEnd()}…`
    : text;
};
