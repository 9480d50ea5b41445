import { Children, type ReactElement } from "react";

const LAZY = Symbol.for("react.lazy");

/** Whether it is an element from a server component that React has not loaded yet: it has no props to read. */
export const isLoading = (value: unknown): value is ReactElement =>
  typeof value === "object" && value !== null && "$$typeof" in value && value.$$typeof === LAZY;

/** The element with its props; suspends while one from a server component is loading. */
export const loadedElement = <Element extends ReactElement>(element: Element): Element =>
  // The type of the children is not kept.
  isLoading(element) ? (Children.toArray(element)[0] as Element) : element;
