import { parseUrl } from "@lucarne/api-client/parse-url";

/** A piece of a message: text, or an address to open. */
export type MessagePart = { text: string; url?: string };

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Marks of a sentence or of emphasis of every script, not of an address; those that may end an address are left out. */
const AFTER = /(?![/#%&@\\([{-])[\p{Po}\p{Pi}\p{Pf}\p{Ps}\p{Pd}\p{Cf}`´|]/u;
const BRACKETS: Readonly<Record<string, string>> = {
  ")": "(",
  "]": "[",
  "}": "{",
  "）": "（",
  "］": "［",
  "】": "【",
  "」": "「",
  "』": "『",
  "》": "《",
  "〉": "〈",
  "⟩": "⟨",
};

const countOf = (text: string, mark: string): number => text.split(mark).length - 1;

/** A closing bracket belongs to the address only when the address has opened it. */
const withoutMarks = (address: string): string => {
  const opened = new Map(Object.values(BRACKETS).map((bracket) => [bracket, countOf(address, bracket)]));
  const closed = new Map(Object.keys(BRACKETS).map((bracket) => [bracket, countOf(address, bracket)]));
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const opening = BRACKETS[last];
    if (opening === undefined) {
      if (!AFTER.test(last)) break;
      continue;
    }
    const count = closed.get(last) ?? 0;
    if (count <= (opened.get(opening) ?? 0)) break;
    closed.set(last, count - 1);
  }

  return address.slice(0, end);
};

/** Splits plain text at its web addresses (SUP-2). */
export const linkParts = (text: string): MessagePart[] => {
  const parts: MessagePart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const url = withoutMarks(found);
    if (!parseUrl(url)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: url, url });
    from = index + url.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });

  return parts;
};
