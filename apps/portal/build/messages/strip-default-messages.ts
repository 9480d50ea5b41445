import { parseSync } from "vite";
import type { Plugin } from "vite";
import { childrenOf, isNode, keyOf, textOf } from "../syntax.ts";
import type { Node } from "../syntax.ts";

type Range = readonly [start: number, end: number];

const isProperty = (node: Node): boolean => node.type === "Property" && isNode(node["value"]);

const rangeOf = (node: Node): Range | undefined =>
  typeof node["start"] === "number" && typeof node["end"] === "number" ? [node["start"], node["end"]] : undefined;

/** The default text of a message descriptor: a literal `defaultMessage` beside a literal `id`. */
const defaultMessageOf = (node: Node): Range | undefined => {
  if (node.type !== "ObjectExpression") return undefined;
  const properties = childrenOf(node).filter(isProperty);
  const has = (name: string) => properties.find((property) => keyOf(property) === name);
  const [id, text] = [has("id"), has("defaultMessage")];

  return id && text && textOf(id["value"]) !== undefined && textOf(text["value"]) !== undefined
    ? rangeOf(text)
    : undefined;
};

/** Takes the English texts out of a module's message descriptors; `undefined` when there are none. */
export const withoutDefaultMessages = (code: string): string | undefined => {
  if (!code.includes("defaultMessage")) return undefined;
  const ranges: Range[] = [];
  const visit = (node: Node): void => {
    const range = defaultMessageOf(node);
    if (range) ranges.push(range);
    for (const child of childrenOf(node)) visit(child);
  };
  const { program } = parseSync("module.js", code);
  if (isNode(program)) visit(program);
  if (ranges.length === 0) return undefined;
  // From the end, so that the places before stay where they are; the comma before goes along, else the one after.
  let stripped = code;
  for (const [start, end] of ranges.toSorted(([one], [other]) => other - one)) {
    const before = stripped.slice(0, start);
    const after = stripped.slice(end);
    stripped = /,\s*$/.test(before) ? before.replace(/,\s*$/, "") + after : before + after.replace(/^\s*,/, "");
  }

  return stripped;
};

/** The built portal takes all words from the language files: without this it would carry every English text twice. */
export const stripDefaultMessages = (): Plugin => ({
  name: "lucarne:strip-default-messages",
  apply: "build",
  // After JSX has become calls, so that `<FormattedMessage>` is an object literal like the others.
  enforce: "post",
  transform(code, id) {
    if (id.includes("node_modules") || !/\.tsx?$/.test(id)) return undefined;
    const stripped = withoutDefaultMessages(code);

    return stripped === undefined ? undefined : { code: stripped, map: null };
  },
});
