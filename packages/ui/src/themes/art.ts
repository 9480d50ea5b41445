/** A mask image: a single-colour SVG through which the component paints its colour. */
const mask = (viewBox: string, shape: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shape}</svg>`)}")`;

const line = (viewBox: string, path: string) =>
  mask(viewBox, `<path d="${path}" fill="none" stroke="#000" stroke-width="1.8" stroke-linejoin="round"/>`);

const fill = (viewBox: string, path: string) =>
  mask(viewBox, `<path d="${path}" stroke="#000" stroke-width="1" stroke-linejoin="round"/>`);

const pane = "M6 1H21L16 15H1Z";
const stairs = "M1 15V10H6.3V5.7H11.7V1H17V15Z";

/** The brand mark: a roof window on a pitched roof with two bright sashes. */
export const lucarneArt = {
  markBase: fill("0 0 56 44", "M14.5 .5H55.5L41.5 43.5H.5Z"),
  markLit: mask("0 0 56 44", '<path d="M22 10.5h9l-6 18.5h-9zM33 10.5h9l-6 18.5h-9z"/>'),
  markAspect: "56 / 44",
  glyphFill: fill("0 0 22 16", pane),
  glyphLine: line("0 0 22 16", pane),
  glyphAspect: "22 / 16",
};

/** Four rising steps with a bright band. */
export const stairwellArt = {
  markBase: fill("0 0 36 32", "M.5 31.5V24H9V16H18V8H27V.5H35.5V31.5Z"),
  markLit: mask("0 0 36 32", '<path d="M8 28v-5h8.500v-7h8.500v-7h7v6h-2.500v7h-8.500v6z"/>'),
  markAspect: "36 / 32",
  glyphFill: fill("0 0 18 16", stairs),
  glyphLine: line("0 0 18 16", stairs),
  glyphAspect: "18 / 16",
};

/** Crossed boxes, as in architectural drawings of planned parts. */
export const wireframeArt = {
  markBase: line("0 0 40 40", "M2 2H38V38H2ZM2 2 38 38"),
  markLit: line("0 0 40 40", "M38 2 2 38"),
  markAspect: "1 / 1",
  glyphFill: fill("0 0 16 16", "M1 1H15V15H1Z"),
  glyphLine: line("0 0 16 16", "M1 1H15V15H1ZM1 1 15 15"),
  glyphAspect: "1 / 1",
};
