import { z } from "zod";

/** An object of the contract whose shape is not known yet. */
export const anyObject = z.record(z.string(), z.unknown());

/** A part of the contract whose shape is not known yet. */
export type AnyObject = z.infer<typeof anyObject>;

const reference = z.object({ $ref: z.string() });

const lookUp = (document: unknown, pointer: string): unknown =>
  pointer
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>((at, step) => anyObject.parse(at)[step.replaceAll("~1", "/").replaceAll("~0", "~")], document);

/** A part of the contract, or what its reference points at. */
export const followed = (document: unknown, part: unknown): unknown => {
  let at = part;
  for (let found = reference.safeParse(at); found.success; found = reference.safeParse(at))
    at = lookUp(document, found.data.$ref);
  return at;
};

/** A part of the contract with all references replaced by their targets; a recursive one is left open. */
export const resolved = (document: unknown, part: unknown, above: readonly string[] = []): unknown => {
  if (Array.isArray(part)) return part.map((inner) => resolved(document, inner, above));
  const object = anyObject.safeParse(part);
  if (!object.success) return part;
  const pointer = object.data["$ref"];
  if (typeof pointer === "string")
    return above.includes(pointer) ? {} : resolved(document, lookUp(document, pointer), [...above, pointer]);
  return Object.fromEntries(Object.entries(object.data).map(([key, inner]) => [key, resolved(document, inner, above)]));
};
