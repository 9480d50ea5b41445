import { CHOICE_FRAME, type Cover } from "../../../artwork/covers/cover.ts";
import { drawCover } from "../../../artwork/covers/draw.ts";
import type { Drawing } from "../../../artwork/drawing/operation.ts";
import type { TextStyle } from "../../../artwork/template/schema.ts";
import { cleanText } from "../../../artwork/text/clean.ts";
import { fitText } from "../../../artwork/text/fit.ts";
import { setText } from "../../../artwork/text/set.ts";

const BOX = { x: 16, y: 14, width: 168, height: 112 };
const STYLE: TextStyle = { weight: "bold", colour: "text", largest: 120, smallest: 30, leading: 1.18 };

/** A cover of large type instead of a picture. */
const isWordsOnly = ({ scene }: Cover): boolean => scene.kind === "texture" && scene.texture === "sun";

/** The picture of a cover in the form. One of words alone shows words. */
export const drawChoice = (cover: Cover, words: string, language: string): Drawing => {
  const drawing = drawCover(cover, CHOICE_FRAME);
  const fitted = isWordsOnly(cover)
    ? fitText(cleanText(words), BOX, { language, style: STYLE, lines: 4, phrases: true })
    : undefined;
  if (!fitted) return drawing;
  const text = setText(fitted, STYLE, "text", language, { box: BOX, across: "left", down: "middle" });
  return { ...drawing, operations: [...drawing.operations, text] };
};
