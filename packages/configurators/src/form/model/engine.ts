/**
 * What draws the print: layout, scenes, the print font's numbers. Several times as heavy as the form, so it comes after
 * it, in a piece of its own.
 */
export { drawCover } from "../../artwork/covers/all.ts";
export { layout } from "../../artwork/layout/layout.ts";
export { toSvg } from "../../render/svg.ts";
