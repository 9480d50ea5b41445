import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** The kind of value that an argument takes; a `select` also has its cases. */
export type ArgumentType =
  | "plain"
  | "number"
  | "plural"
  | "selectordinal"
  | "date"
  | "time"
  | "tag"
  | `select of ${string}`;

/** What a message is made of, beside its words. */
export type Shape = {
  elements: readonly MessageFormatElement[];
  /** Every argument and tag with all types it is used as. */
  args: ReadonlyMap<string, ReadonlySet<ArgumentType>>;
  /** For each cardinal plural its categories, without exact numbers such as `=0`. */
  plurals: readonly (readonly string[])[];
  /** The words as shown, one text for each choice of forms; arguments are written `{name}`. */
  readings: readonly string[];
};

const MAX_READINGS = 64;

/** Every reading of a message; a message with very many forms shows the first ones only. */
const readingsOf = (elements: readonly MessageFormatElement[]): string[] => {
  const optionsOf = (element: MessageFormatElement): string[] => {
    switch (element.type) {
      case TYPE.literal:
        return [element.value];
      case TYPE.pound:
        return ["#"];
      case TYPE.tag:
        return readingsOf(element.children);
      case TYPE.select:
      case TYPE.plural:
        return Object.values(element.options).flatMap((option) => readingsOf(option.value));
      default:
        return [`{${element.value}}`];
    }
  };

  return elements.reduce<string[]>(
    (starts, element) => {
      const parts = optionsOf(element);

      return starts.flatMap((start) => parts.map((part) => start + part)).slice(0, MAX_READINGS);
    },
    [""],
  );
};

type Found = { args: Map<string, Set<ArgumentType>>; plurals: string[][] };

const collect = (elements: readonly MessageFormatElement[], { args, plurals }: Found): void => {
  const add = (name: string, type: ArgumentType): void => {
    args.set(name, (args.get(name) ?? new Set()).add(type));
  };
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.argument:
        add(element.value, "plain");
        break;
      case TYPE.number:
        add(element.value, "number");
        break;
      case TYPE.date:
        add(element.value, "date");
        break;
      case TYPE.time:
        add(element.value, "time");
        break;
      case TYPE.tag:
        add(element.value, "tag");
        collect(element.children, { args, plurals });
        break;
      case TYPE.select:
        add(element.value, `select of ${Object.keys(element.options).sort().join(", ")}`);
        for (const option of Object.values(element.options)) collect(option.value, { args, plurals });
        break;
      case TYPE.plural:
        add(element.value, element.pluralType === "ordinal" ? "selectordinal" : "plural");
        if (element.pluralType !== "ordinal") {
          plurals.push(Object.keys(element.options).filter((name) => !name.startsWith("=")));
        }
        for (const option of Object.values(element.options)) collect(option.value, { args, plurals });
        break;
    }
  }
};

/** Parses a message. Throws on faulty ICU syntax. */
export const shapeOf = (text: string): Shape => {
  const elements = parse(text);
  const found: Found = { args: new Map(), plurals: [] };
  collect(elements, found);

  return { elements, ...found, readings: readingsOf(elements) };
};
