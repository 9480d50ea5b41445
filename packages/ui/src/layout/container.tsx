import { cx } from "../internal/element/cx.ts";
import { drawRoot, type RootProps, type Tag } from "../internal/element/root-element.ts";
import { container } from "./layout.css.ts";

export interface ContainerProps extends RootProps {
  /** `page` 1288 px, `form` 760, `text` 728 (a measure of 680), `narrow` 480, sides included. @default "page" */
  readonly size?: keyof typeof container | undefined;
  /** Element to render. @default "div" */
  readonly as?: Tag | undefined;
}

/** Centres page content and adds side padding. */
export const Container = ({ size = "page", as = "div", className, ...rest }: ContainerProps) =>
  drawRoot(as, { className: cx(container[size], className), ...rest });
