/** A piece of a message: text, or an address to open. */
export type MessagePart = { text: string; url?: string };

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** Marks that end a sentence, not an address. */
const AFTER = new Set([".", ",", ";", ":", "!", "?", ")", "]", "}", "'", "’", "”", "“", "»"]);

const withoutMarks = (address: string): string => {
  let end = address.length;
  while (end > 0 && AFTER.has(address.charAt(end - 1))) end -= 1;

  return address.slice(0, end);
};

/** Splits plain text at its web addresses (SUP-2). */
export const linkParts = (text: string): MessagePart[] => {
  const parts: MessagePart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const url = withoutMarks(found);
    if (!URL.canParse(url)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: url, url });
    from = index + url.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });

  return parts;
};
