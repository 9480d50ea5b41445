/** Attributes of a link in a navigation that may lead to the current page. */
export const currentPage = (current = false) =>
  ({ "aria-current": current ? "page" : undefined, "data-state": current ? "active" : "inactive" }) as const;
