import { cx } from "../../internal/element/cx.ts";
import { drawRoot, type RootProps, type Tag } from "../../internal/element/root-element.ts";
import { richText } from "./rich-text.css.ts";

export interface RichTextProps extends RootProps {
  /** Element to render. @default "div" */
  readonly as?: Tag | undefined;
}

/** Styles plain elements of editorial content. Takes React nodes: the app must build them safely from text. */
export const RichText = ({ as = "div", className, ...rest }: RichTextProps) =>
  drawRoot(as, { "data-component": "RichText", className: cx(richText, className), ...rest });
