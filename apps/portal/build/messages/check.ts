import { typographyFaults } from "@lucarne/api-client/testing/typography";
import type { Texts } from "./locales.ts";
import type { Shape } from "./shape.ts";
import { shapeOf } from "./shape.ts";

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

/** The plural categories that a language tells apart. */
const categoriesOf = (language: string): ReadonlySet<string> =>
  new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);

const shapeFaults = (language: string, text: string, english: Shape | undefined): string[] => {
  const shape = tryShape(text);
  if (typeof shape === "string") return [`does not parse: ${shape}`];
  const faults: string[] = [];
  if (english && !same(shape.names, english.names)) {
    faults.push(`has the placeholders ${list(shape.names)} where English has ${list(english.names)}`);
  }
  // Parsing takes it away, and with it the meaning of what follows.
  if (text.includes("'")) faults.push("has a straight apostrophe, which is ICU's escape sign");
  // Every form is held against the last of English, which is its `other`.
  const source = english?.readings.at(-1) ?? "";
  faults.push(...new Set(shape.readings.flatMap((reading) => typographyFaults(language, reading, source))));
  const wanted = categoriesOf(language);
  for (const plural of shape.plurals) {
    if (!same(new Set(plural), wanted)) faults.push(`has the plural forms ${list(plural)}, wanted are ${list(wanted)}`);
  }

  return faults;
};

/** What is wrong with one language's texts, one line per fault; ids that are not translated yet are no fault here. */
export const faultsOf = (language: string, texts: Texts, english: Texts): string[] => {
  const faults: string[] = [];
  for (const [id, text] of Object.entries(texts)) {
    const source = english[id];
    if (source === undefined) {
      faults.push(`${id} is in no English text`);
      continue;
    }
    const shape = tryShape(source);
    const found = shapeFaults(language, text, typeof shape === "string" ? undefined : shape);
    faults.push(...found.map((fault) => `${id} ${fault}`));
  }

  return faults;
};

/** The ids of English texts that a language lacks. */
export const missingIn = (texts: Texts, english: Texts): string[] =>
  Object.keys(english).filter((id) => !(id in texts));
