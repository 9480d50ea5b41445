import { createElement, type HTMLAttributes, type ReactElement, type Ref } from "react";

/** Elements a part may be drawn as. */
export type Tag =
  | "div"
  | "span"
  | "p"
  | "section"
  | "article"
  | "aside"
  | "nav"
  | "main"
  | "header"
  | "footer"
  | "form"
  | "fieldset"
  | "ul"
  | "ol"
  | "li"
  | "dl"
  | "dt"
  | "dd"
  | "strong"
  | "em"
  | "small"
  | "time"
  | "label"
  | "legend"
  | "figure"
  | "figcaption"
  | "blockquote"
  | "h1"
  | "h2"
  | "h3"
  | "h4"
  | "output";

/** Attributes and ref of a root element whose tag may vary. */
export interface RootProps extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement> | undefined;
  /** Names the element when it is a label. */
  readonly htmlFor?: string;
  /** Machine-readable moment when it is a time. */
  readonly dateTime?: string;
}

/** Draws the root element of a part whose tag may vary. */
export const drawRoot = (tag: Tag, props: RootProps & { readonly "data-component"?: string }): ReactElement =>
  createElement(tag, props);
