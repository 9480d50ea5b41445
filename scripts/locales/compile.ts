import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { MessageFormatElement, PluralElement } from "@formatjs/icu-messageformat-parser";
import type { ArgumentType } from "./shape.ts";
import { shapeOf } from "./shape.ts";

const literal = (text: string): string => text.replaceAll(/[\\`]|\$\{/g, (sign) => `\\${sign}`);

/** A property's key as TypeScript writes it. */
export const keyOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

const template = (elements: readonly MessageFormatElement[], plural?: PluralElement): string =>
  `\`${elements.map((element) => part(element, plural)).join("")}\``;

const pluralOf = (element: PluralElement): string => {
  if (element.offset !== 0 || element.pluralType === "ordinal") throw new Error("offset and ordinals are not compiled");
  const forms = Object.entries(element.options).map(
    ([name, { value }]) => `${keyOf(name)}: ${template(value, element)}`,
  );

  return `formats.plural(${element.value}, { ${forms.join(", ")} })`;
};

const part = (element: MessageFormatElement, plural?: PluralElement): string => {
  switch (element.type) {
    case TYPE.literal:
      return literal(element.value);
    case TYPE.argument:
      return `\${${element.value}}`;
    case TYPE.number:
      if (element.style) throw new Error("styles of numbers are not compiled");
      return `\${formats.number(${element.value})}`;
    case TYPE.pound:
      if (!plural) throw new Error("# outside a plural");
      return `\${formats.number(${plural.value})}`;
    case TYPE.plural:
      return `\${${pluralOf(element)}}`;
    default:
      throw new Error("only arguments, numbers and plurals are compiled");
  }
};

const compiledTypes: ReadonlySet<string> = new Set(["plain", "number", "plural"]);

/** The narrowest TypeScript type that fits all uses of one argument. */
const valueType = (types: ReadonlySet<ArgumentType>): string => {
  if (types.has("number") || types.has("plural") || types.has("selectordinal")) return "number";
  if (types.has("date") || types.has("time")) return "Date | number";

  return types.has("plain") ? "string | number" : "string";
};

/** The TypeScript type of a message's arguments; `undefined` when it has none. */
export const argumentsOf = (text: string): string | undefined => {
  const { args } = shapeOf(text);
  if (args.size === 0) return undefined;
  const sorted = [...args].sort(([one], [other]) => (one < other ? -1 : 1));

  return `{ ${sorted.map(([name, types]) => `readonly ${name}: ${valueType(types)}`).join("; ")} }`;
};

/** The TypeScript type of a message: text, or a function of its arguments. Throws for arguments that are not compiled. */
export const typeOf = (text: string): string => {
  for (const [name, types] of shapeOf(text).args) {
    if ([...types].some((type) => !compiledTypes.has(type))) throw new Error(`the argument ${name} is not compiled`);
  }
  const values = argumentsOf(text);

  return values ? `(values: ${values}) => string` : "string";
};

/** The TypeScript expression of a message, of the type that `typeOf` gives for its English text. */
export const expressionOf = (text: string): string => {
  const { elements, args } = shapeOf(text);
  if (args.size === 0)
    return JSON.stringify(elements.map((element) => (element.type === TYPE.literal ? element.value : "")).join(""));

  return `({ ${[...args.keys()].sort().join(", ")} }) => ${template(elements)}`;
};
