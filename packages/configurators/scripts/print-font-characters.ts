const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * Every character that may be printed: Latin and Cyrillic letters of the portal's 15 languages and their neighbours,
 * digits, punctuation, and signs used in addresses and offers. Code points that `cleanText` replaces are left out.
 */
export const PRINT_CHARACTERS = [
  between(0x20, 0x7e),
  between(0xa0, 0xac),
  between(0xae, 0x148),
  between(0x14a, 0x17e),
  "ȘșȚțẞʼ",
  between(0x400, 0x45f),
  "Ґґ",
  "‘’‚“”„†‡•…‰′″‹›–—№€™−×·°",
].join("");

/** Languages with their own letter forms, and their OpenType language tags. */
export const LOCAL_FORMS: Readonly<Record<string, { readonly script: string; readonly tag: string }>> = {
  bg: { script: "cyrl", tag: "BGR " },
  sr: { script: "cyrl", tag: "SRB " },
  ro: { script: "latn", tag: "ROM " },
};
