import type { Placed } from "../css/selectors.ts";
import { shareOf } from "../colour.ts";
import type { StyledDocument } from "./document.ts";
import { isFarText } from "./far-text.ts";

const isClear = (paint: string | undefined): boolean => /^(?:none|transparent)$/iu.test(paint?.trim() ?? "");

/** Whether anything that is written in an element would be painted: its letters, their lines or their shadows. */
const isPainted = (placed: Placed, document: StyledDocument): boolean => {
  const value = (name: string): string | undefined => document.inheritedBy(placed, name);
  if (["hidden", "collapse"].includes(value("visibility")?.trim() ?? "")) return false;
  return (
    !isClear(value("fill") ?? "black") ||
    !isClear(value("stroke") ?? "none") ||
    !isClear(value("text-shadow") ?? "none")
  );
};

const isSeen = (placed: Placed, document: StyledDocument): boolean => {
  const { text, children } = placed.element;
  const { opacity, display } = document.of(placed);
  if (display?.trim() === "none" || shareOf(opacity, 1) === 0) return false;
  if (text.trim() !== "" && isPainted(placed, document)) return true;
  return children.some((element, index) => isSeen({ element, parent: placed, index }, document));
};

/** What a text in a cut does depends on its letters alone. */
const isInCut = ({ element, parent }: Placed): boolean =>
  element.name === "clipPath" || (parent !== undefined && isInCut(parent));

/** The text in an element and the parts of a line. */
const isWritten = ({ element }: Placed): boolean => {
  const { text, children } = element;
  return text.trim() !== "" || children.some((child) => isWritten({ element: child, parent: undefined, index: 0 }));
};

/**
 * Whether a text shows anything: programs keep hidden notes and layers with text in any font.
 * @param isInner whether the document is a picture in another one, which may show more than its own size
 */
export const isTextSeen = (placed: Placed, document: StyledDocument, isInner: boolean): boolean => {
  if (placed.element.name !== "text" || isInCut(placed) || document.isCopied(placed)) return isWritten(placed);
  return isSeen(placed, document) && (isInner || !isFarText(placed, document));
};
