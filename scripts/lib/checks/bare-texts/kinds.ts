/** What a child of an element can be on the page. */
export const TEXT = 1;
/** It can appear, go, or become another element. */
export const VARIES = 2;
/** A component that draws the children that its caller gives it, without an element around them. */
export const PASSES = 4;
/** Content that the caller of a component gives it: a text or elements. Each caller is checked. */
export const SLOT = 8;
/** A text that a component draws. React keeps a node for it, also where it is the only child. */
export const DRAWN = 16;

/** Of several results one is drawn. Two elements of different kinds are exchanged, which inserts one of them. */
export const oneOf = (kinds: readonly number[]): number => {
  const all = kinds.reduce((sum, kind) => sum | kind, 0);
  const texts = kinds.filter((kind) => kind & TEXT).length;
  return kinds.length > 1 && !(texts === kinds.length && !(all & VARIES)) ? all | VARIES : all;
};
