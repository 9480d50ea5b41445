/** A node of a syntax tree, as far as the build looks at it. */
export type Node = { type: string } & Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The value of a text literal. */
export const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === "Literal" && typeof node["value"] === "string" ? node["value"] : undefined;

/** The name of an object literal's property. */
export const keyOf = (property: Node): string | undefined => {
  const key = property["key"];
  if (!isNode(key)) return undefined;

  return key.type === "Identifier" && typeof key["name"] === "string" ? key["name"] : textOf(key);
};
