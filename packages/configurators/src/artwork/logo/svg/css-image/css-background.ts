import type { Box } from "../../../page/boxes.ts";
import { UnprintableLogo } from "../../fault.ts";
import { colourOf } from "../colour.ts";
import type { Declarations } from "../css/declarations.ts";
import { valuesOf, wordsOf } from "../css/value-parts.ts";
import type { XmlElement } from "../parse-xml.ts";
import { xmlElement } from "../xml-element.ts";
import { cssGradient, PLAIN_PAINT } from "./css-gradient.ts";

const isImage = (word: string): boolean => /\(/u.test(word) && !colourOf(word);

/**
 * What a browser shows behind a drawing: its colour, and gradients over it.
 * @param box over the whole drawing
 * @param pixel how many of its units are a pixel
 * @throws {UnprintableLogo} `effects` for anything else
 */
export const cssBackground = (declared: Declarations, box: Box, pixel: number): XmlElement[] => {
  const effects = (): never => {
    throw new UnprintableLogo("effects");
  };
  const layers = valuesOf(declared["background"] ?? "").map(wordsOf);
  const images = declared["background-image"] ?? layers.map((words) => words.find(isImage) ?? "none").join(", ");
  const shown = valuesOf(images).filter((image) => image !== "none" && !/^url\(\s*["']?(?!data:)/iu.test(image));
  const last = layers.at(-1) ?? [];
  const written = declared["background-color"] ?? last.find((word) => !isImage(word) && colourOf(word)) ?? "none";
  const sides = { x: `${box.x}`, y: `${box.y}`, width: `${box.width}`, height: `${box.height}` };
  const { colour: fill = "", opacity = 0 } = colourOf(written) ?? {};
  const behind = { ...sides, ...PLAIN_PAINT, fill, "fill-opacity": String(opacity) };
  const colour = opacity > 0 ? [xmlElement("rect", behind)] : [];
  if (shown.length === 0) return colour;
  // Places and sizes of pictures are not read.
  const isPlaced =
    Object.keys(declared).some((name) => /^background-(?:size|position|repeat|blend|clip|origin)/u.test(name)) ||
    layers.some((words) =>
      words.some((word) => !isImage(word) && !colourOf(word) && !/^(?:no-)?repeat$|^none$/iu.test(word)),
    );
  if (isPlaced) return effects();
  const parts = shown.map((image, index) => cssGradient(image, { box, pixel, id: `background-${index}` }) ?? effects());
  return [...colour, ...parts.toReversed().flat()];
};
