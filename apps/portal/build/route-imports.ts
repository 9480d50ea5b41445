import { parseSync } from "vite";
import { childrenOf, isNode, keyOf, textOf } from "./syntax.ts";
import type { Node } from "./syntax.ts";

/** The value of a property of an object literal. */
const valueOf = (object: Node, name: string): Node | undefined => {
  for (const property of childrenOf(object)) {
    const value = property["value"];
    if (property.type === "Property" && keyOf(property) === name && isNode(value)) return value;
  }

  return undefined;
};

/** The module that an expression imports when it is called. */
const importIn = (node: Node): string | undefined => {
  if (node.type === "ImportExpression") return textOf(node["source"]);
  for (const child of childrenOf(node)) {
    const found = importIn(child);
    if (found !== undefined) return found;
  }

  return undefined;
};

/** A screen of the route table: its pattern, its frame, the group of words it adds, and the module that it imports. */
export type RouteImport = { pattern: string; frame: string; words?: string; module: string };

type RouteImports = {
  routes: RouteImport[];
  /** Frame → the module of its layout. */
  layouts: Record<string, string>;
};

/** The object literal that a constant holds, `as const` or not. */
const objectOf = (declarator: Node): Node | undefined => {
  const init = declarator["init"];
  if (!isNode(init)) return undefined;
  const value = init.type === "TSAsExpression" ? init["expression"] : init;

  return isNode(value) && value.type === "ObjectExpression" ? value : undefined;
};

const layoutsIn = (object: Node): Record<string, string> =>
  Object.fromEntries(
    childrenOf(object).flatMap((property) => {
      const name = keyOf(property);
      const module = importIn(property);

      return name === undefined || module === undefined ? [] : [[name, module]];
    }),
  );

/**
 * Reads the route table's source: the routes (object literals with `path`, `frame` and `screen`) and the layouts (the
 * object `FRAME_LAYOUTS`).
 */
export const routeImports = (source: string): RouteImports => {
  const routes: RouteImport[] = [];
  let layouts: Record<string, string> = {};
  const visit = (node: Node): void => {
    if (node.type === "VariableDeclarator" && isNode(node["id"]) && node["id"]["name"] === "FRAME_LAYOUTS") {
      const object = objectOf(node);
      if (object) layouts = layoutsIn(object);
    }
    if (node.type === "ObjectExpression") {
      const pattern = textOf(valueOf(node, "path"));
      const frame = textOf(valueOf(node, "frame"));
      const words = textOf(valueOf(node, "words"));
      const screen = valueOf(node, "screen");
      const module = screen && importIn(screen);
      if (pattern !== undefined && frame !== undefined && module !== undefined)
        routes.push({ pattern, frame, words, module });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  const { program } = parseSync("routes.ts", source);
  if (isNode(program)) visit(program);

  return { routes, layouts };
};
