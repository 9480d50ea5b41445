import type { Scan } from "@lucarne/api-client/queries/projects";

/** The products with those of one kind and size beside each other, the newest first within them (PROJ-24). */
export const grouped = (products: readonly Scan[], locale: string): Scan[] => {
  const { compare } = new Intl.Collator(locale, { numeric: true });

  // Sorting is stable: the server's order, newest first, stays within a kind.
  return products.toSorted((one, other) => compare(one.type, other.type) || compare(one.size, other.size));
};
