import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** What a message is made of, beside its words. */
export type Shape = {
  /** Names of placeholders and tags. */
  names: ReadonlySet<string>;
  /** For each counted plural its categories, without exact numbers such as `=0`. */
  plurals: readonly (readonly string[])[];
  /** The words as they come out, one text for each choice of forms; places stand as `{name}`. */
  readings: readonly string[];
};

const ENDLESS = 64;

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

      return starts.flatMap((start) => parts.map((part) => start + part)).slice(0, ENDLESS);
    },
    [""],
  );
};

const collect = (elements: readonly MessageFormatElement[], names: Set<string>, plurals: string[][]): void => {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.tag:
        names.add(`<${element.value}>`);
        collect(element.children, names, plurals);
        break;
      case TYPE.select:
      case TYPE.plural: {
        names.add(element.value);
        const cases = Object.keys(element.options).filter((name) => !name.startsWith("="));
        if (element.type === TYPE.plural && element.pluralType === "cardinal") plurals.push(cases);
        for (const option of Object.values(element.options)) collect(option.value, names, plurals);
        break;
      }
      default:
        names.add(element.value);
    }
  }
};

/** Parses a message. Throws on faulty ICU syntax. */
export const shapeOf = (text: string): Shape => {
  const names = new Set<string>();
  const plurals: string[][] = [];
  const elements = parse(text);
  collect(elements, names, plurals);

  return { names, plurals, readings: readingsOf(elements) };
};
