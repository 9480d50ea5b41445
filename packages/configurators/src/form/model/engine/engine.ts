/**
 * The print engine: layout, scenes and font data. It is several times as large as the form, so it loads after it, in
 * its own chunk.
 */
export { layout } from "../../../artwork/layout/layout.ts";
export { toSvg } from "../../../render/svg/svg.ts";
export { drawChoice } from "./choice-picture.ts";
