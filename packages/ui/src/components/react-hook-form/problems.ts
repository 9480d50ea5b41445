import type { FieldError } from "react-hook-form";

/** Whether a value is a group of errors or one error; the element of a field is neither. */
const isGroupOrFault = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !(value instanceof Node);

/** Groups of fields and lists are plain objects; an error has a type or a message in words. */
const isFault = (value: Readonly<Record<string, unknown>>): value is Readonly<Record<string, unknown>> & FieldError =>
  typeof value["type"] === "string" || typeof value["message"] === "string";

/** The errors of a form with the whole names of their fields: `address.street`, `items.0.size`, `root.server`. */
export const faultsOf = (errors: unknown, parent = ""): readonly (readonly [name: string, fault: FieldError])[] => {
  if (!isGroupOrFault(errors)) return [];
  return Object.entries(errors).flatMap(([key, value]) => {
    if (!isGroupOrFault(value)) return [];
    const name = parent === "" ? key : `${parent}.${key}`;
    return isFault(value) ? [[name, value] as const] : faultsOf(value, name);
  });
};

/** In the order of the page; what has no element comes last. */
export const byPlace = (one: Element | null, other: Element | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};
