import { parseSync } from "vite";
import { childrenOf, isNode, keyOf, textOf } from "./syntax.ts";
import type { Node } from "./syntax.ts";

/** The module that an expression imports when it is called. */
const importIn = (node: Node): string | undefined => {
  if (node.type === "ImportExpression") return textOf(node["source"]);
  for (const child of childrenOf(node)) {
    const found = importIn(child);
    if (found !== undefined) return found;
  }

  return undefined;
};

/** The object literal that a constant holds, `as const` or not. */
const objectOf = (declarator: Node): Node | undefined => {
  const init = declarator["init"];
  if (!isNode(init)) return undefined;
  const value = init.type === "TSAsExpression" ? init["expression"] : init;

  return isNode(value) && value.type === "ObjectExpression" ? value : undefined;
};

const declarationOf = (node: Node, name: string): Node | undefined => {
  if (node.type === "VariableDeclarator" && isNode(node["id"]) && node["id"]["name"] === name) return node;
  for (const child of childrenOf(node)) {
    const found = declarationOf(child, name);
    if (found) return found;
  }

  return undefined;
};

/**
 * Reads a table of lazy modules from a source: of `const TABLE = { key: () => import("./module.ts") }` each key with its
 * module. Keys without an import are left out.
 */
export const lazyModules = (source: string, table: string): Map<string, string> => {
  const { program } = parseSync("routes.ts", source);
  const declaration = isNode(program) ? declarationOf(program, table) : undefined;
  const object = declaration && objectOf(declaration);
  if (!object) throw new Error(`There is no table ${table}.`);

  return new Map(
    childrenOf(object).flatMap((property): [string, string][] => {
      const key = keyOf(property);
      const module = importIn(property);

      return key === undefined || module === undefined ? [] : [[key, module]];
    }),
  );
};
