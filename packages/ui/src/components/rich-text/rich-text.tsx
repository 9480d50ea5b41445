import { cx } from "../../internal/cx.ts";
import { drawRoot, type RootProps, type Tag } from "../../internal/root-element.ts";
import { richText } from "./rich-text.css.ts";

export interface RichTextProps extends RootProps {
  /** @default "div" */
  readonly as?: Tag;
}

/** Dresses plain elements that an editor wrote. Takes React nodes: making them from text, safely, is the app's part. */
export const RichText = ({ as = "div", className, ...rest }: RichTextProps) =>
  drawRoot(as, { "data-component": "RichText", className: cx(richText, className), ...rest });
