import type { Texts } from "../files.ts";
import type { ArgumentType, Shape } from "../shape.ts";
import { shapeOf } from "../shape.ts";
import { typographyFaults } from "./typography.ts";
import { forbiddenWords, isUntranslated } from "./words.ts";

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name));

const list = (names: Iterable<string>): string => [...names].sort().join(", ") || "none";

const tryShape = (text: string): Shape | string => {
  try {
    return shapeOf(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** The plural categories that a language distinguishes, by CLDR. */
const categoriesOf = (language: string): ReadonlySet<string> =>
  new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);

const NONE: ReadonlySet<ArgumentType> = new Set();

/** Arguments that English does not have, lack, or take another kind of value: ready text in a plural shows "NaN". */
const argumentFaults = (own: Shape["args"], english: Shape["args"]): string[] =>
  [...new Set([...own.keys(), ...english.keys()])].flatMap((name) => {
    const [mine, source] = [own.get(name) ?? NONE, english.get(name) ?? NONE];
    if (same(mine, source)) return [];

    return [`has the argument ${name} as ${list(mine)} where English has ${list(source)}`];
  });

const textFaults = (language: string, text: string, english: Shape | undefined): string[] => {
  const shape = tryShape(text);
  if (typeof shape === "string") return [`does not parse: ${shape}`];
  const faults: string[] = english ? argumentFaults(shape.args, english.args) : [];
  // Parsing removes it, and with it the meaning of what follows.
  if (text.includes("'")) faults.push("has a straight apostrophe, which is ICU's escape sign");
  // Every form is compared with the last of English, which is its `other`.
  const source = english?.readings.at(-1) ?? "";
  const wording = (reading: string): string[] => [
    ...typographyFaults(language, reading, source),
    ...forbiddenWords(language, reading),
    ...(isUntranslated(language, reading, source) ? ["is the English text"] : []),
  ];
  faults.push(...new Set(shape.readings.flatMap(wording)));
  const wanted = categoriesOf(language);
  for (const plural of shape.plurals) {
    if (!same(new Set(plural), wanted)) faults.push(`has the plural forms ${list(plural)}, wanted are ${list(wanted)}`);
  }

  return faults;
};

/** What is wrong with one language's texts, one line per fault. */
export const faultsOf = (language: string, texts: Texts, english: Texts): string[] => {
  const faults = Object.keys(english)
    .filter((id) => !Object.hasOwn(texts, id))
    .map((id) => `${id} is missing`);
  for (const [id, text] of Object.entries(texts)) {
    const source = english[id];
    if (source === undefined) {
      faults.push(`${id} is in no English text`);
      continue;
    }
    const shape = tryShape(source);
    const found = textFaults(language, text, typeof shape === "string" ? undefined : shape);
    faults.push(...found.map((fault) => `${id} ${fault}`));
  }

  return faults;
};
