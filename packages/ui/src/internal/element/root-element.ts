import { createElement, type HTMLAttributes, type ReactElement, type Ref } from "react";

/** Elements that a component can render as. */
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

/** Attributes and ref of a root element with a variable tag. */
export interface RootProps extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement> | undefined;
  /** Id of the labelled control when it is a label. */
  readonly htmlFor?: string | undefined;
  /** Machine-readable time when it is a `time` element. */
  readonly dateTime?: string | undefined;
}

/** Renders the root element of a component with a variable tag. */
export const drawRoot = (tag: Tag, props: RootProps & { readonly "data-component"?: string }): ReactElement =>
  createElement(tag, props);
