import { isObject } from "./is-object.ts";

/** One node of a DTCG token file: a group, or a token when it has `$value`. */
export interface TokenNode {
  readonly $value?: unknown;
  readonly $type?: string;
  readonly $description?: string;
  readonly [key: string]: unknown;
}

/** A token found in a file: its dotted path, its type (own or inherited from a group) and its raw value. */
export interface Token {
  readonly path: string;
  readonly type: string;
  readonly value: unknown;
}

export const isNode = (value: unknown): value is TokenNode => isObject(value);

/** All tokens of a DTCG document in file order. Throws for a token without own or inherited type. */
export const flatten = (node: TokenNode, path: readonly string[] = [], inherited?: string): Token[] => {
  const type = node.$type ?? inherited;
  if (node.$value !== undefined) {
    if (type === undefined) throw new Error(`Token ${path.join(".")} has no $type`);
    return [{ path: path.join("."), type, value: node.$value }];
  }
  return Object.entries(node).flatMap(([key, child]) =>
    key.startsWith("$") || !isNode(child) ? [] : flatten(child, [...path, key], type),
  );
};

/** Replaces `{group.token}` references until a plain value is left. Throws for unknown names and cycles. */
export const resolveAlias = (
  value: unknown,
  tokens: ReadonlyMap<string, unknown>,
  seen: readonly string[] = [],
): unknown => {
  const name = typeof value === "string" ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  if (name === undefined) return value;
  if (seen.includes(name)) throw new Error(`Token reference in a circle: ${[...seen, name].join(" → ")}`);
  if (!tokens.has(name)) throw new Error(`Unknown token reference {${name}}`);
  return resolveAlias(tokens.get(name), tokens, [...seen, name]);
};

/** `surface-raised` → `surfaceRaised` */
export const camel = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
