import type { ElementType, HTMLAttributes, Ref } from "react";

/** Elements a part may be drawn as. */
export type Tag =
  | "div" | "span" | "p" | "section" | "article" | "aside" | "nav" | "main" | "header" | "footer" | "form" | "fieldset"
  | "ul" | "ol" | "li" | "dl" | "dt" | "dd" | "strong" | "em" | "small" | "time" | "label" | "legend" | "figure" | "figcaption"
  | "blockquote" | "h1" | "h2" | "h3" | "h4" | "output";

/** Attributes and ref of a root element whose tag may vary. */
export interface RootProps extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement> | undefined;
  /** Names the element when it is a label. */
  readonly htmlFor?: string;
  /** Machine-readable moment when it is a time. */
  readonly dateTime?: string;
}

/** The tag as a component type: one type for all tags, so that the root's attributes need no case per tag. */
export const elementOf = (tag: Tag): ElementType => tag;
