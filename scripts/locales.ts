// All texts of the product: locales/<part>/<language>.json.
//   node scripts/locales.ts                    extracts the portal's English from its code, sorts every file, sets no-break
//                                               spaces, and writes the packages' generated dictionaries; with --prune it
//                                               also removes texts that English no longer has
//   node scripts/locales.ts --check            lists every fault and exits with code 1 if there is one
//   … --check --language pl --part ui           the same for one language or one part
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { faultsOf } from "./locales/checks/check.ts";
import { doubletFaults, freeNumberFaults, nameFaults, needlessReasons } from "./locales/checks/consistency.ts";
import { needlessTermExceptions, termFaults } from "./locales/checks/terms.ts";
import { extractEnglish } from "./locales/extract.ts";
import { fileOf, LOCALES, printTexts, readTexts, ROOT, type Texts, tidy } from "./locales/files.ts";
import { modulesOf } from "./locales/generate.ts";
import { generatedFiles, notesOf, writeModules } from "./locales/modules.ts";
import { PARTS, type Part } from "./locales/parts.ts";
import { unusedIn } from "./locales/checks/unused.ts";

const { values: options } = parseArgs({
  options: {
    check: { type: "boolean" },
    prune: { type: "boolean" },
    language: { type: "string" },
    part: { type: "string" },
  },
});

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const codes: readonly string[] = LANGUAGES.map(({ code }) => code).sort();
const parts = PARTS.filter(({ name }) => options.part === undefined || name === options.part);
if (parts.length === 0) throw new Error(`No part "${options.part}": ${PARTS.map(({ name }) => name).join(", ")}`);
if (options.language !== undefined && !codes.includes(options.language)) {
  throw new Error(`No language "${options.language}": ${codes.join(", ")}`);
}

const englishOf = (part: Part): Texts =>
  tidy("en", part.english === "code" ? extractEnglish(part.users[0] ?? "") : readTexts(part.name, "en"));

const write = (part: Part): void => {
  const english = englishOf(part);
  const texts = new Map<string, Texts>();
  for (const code of codes) {
    const own = code === "en" ? english : readTexts(part.name, code);
    const kept = Object.entries(own).filter(([id]) => !options.prune || Object.hasOwn(english, id));
    const tidied = tidy(code, Object.fromEntries(kept));
    texts.set(code, tidied);
    writeFileSync(fileOf(part.name, code), printTexts(tidied));
  }
  writeModules(part, texts);
  print(`locales/${part.name}: ${Object.keys(english).length} messages`);
};

const check = (part: Part): string[] => {
  const english = englishOf(part);
  const texts = new Map(codes.map((code) => [code, readTexts(part.name, code)]));
  const faults: string[] = [];
  for (const [code, own] of texts) {
    if (options.language !== undefined && code !== options.language) continue;
    const file = `locales/${part.name}/${code}.json`;
    faults.push(...faultsOf(code, own, english).map((fault) => `${file}: ${fault}`));
    if (readFileSync(fileOf(part.name, code), "utf8") !== printTexts(tidy(code, own))) {
      faults.push(`${file} is not in order: run node scripts/locales.ts`);
    }
    if (code === "en" && printTexts(english) !== printTexts(tidy("en", own))) {
      faults.push(`${file} is not the English of the code: run node scripts/locales.ts`);
    }
  }
  if (options.language === undefined || options.language === "en") {
    const foreign = readdirSync(path.join(LOCALES, part.name)).filter(
      (file) => file !== "notes.json" && !codes.includes(path.basename(file, ".json")),
    );
    faults.push(...foreign.map((file) => `locales/${part.name}/${file} is no language`));
    faults.push(...unusedIn(part, Object.keys(english)).map((id) => `locales/${part.name}: ${id} is used nowhere`));
    const notes = Object.keys(notesOf(part)).filter((id) => !Object.hasOwn(english, id));
    faults.push(...notes.map((id) => `locales/${part.name}/notes.json: ${id} is no message`));
  }
  for (const [code, own] of texts) {
    if (options.language !== undefined && code !== options.language) continue;
    faults.push(
      ...[...nameFaults(own), ...freeNumberFaults(code, own)].map(
        (fault) => `locales/${part.name}/${code}.json: ${fault}`,
      ),
    );
  }
  // A fault in a text may keep it from being compiled: it has been named already.
  if (faults.length > 0) return faults;
  const modules = modulesOf(part, texts, notesOf(part));
  for (const file of generatedFiles(part)) if (!modules.has(file)) faults.push(`${file} is not generated any more`);
  for (const [file, content] of modules) {
    const full = path.join(ROOT, file);
    if (!existsSync(full) || readFileSync(full, "utf8") !== content) {
      faults.push(`${file} is out of date: run node scripts/locales.ts`);
    }
  }

  return faults;
};

/** The texts of all parts in a language, each by its part and id. */
const allTexts = (code: string): Texts =>
  Object.fromEntries(
    PARTS.flatMap(({ name }) => Object.entries(readTexts(name, code)).map(([id, text]) => [`${name}: ${id}`, text])),
  );

/** Texts of different parts that should agree. */
const checkTogether = (): string[] => {
  const english = allTexts("en");
  const languages = codes.map((code) => ({ code, english, texts: allTexts(code) }));

  return [
    ...languages.flatMap(({ code, texts }) =>
      [...doubletFaults(english, texts), ...termFaults(code, english, texts)].map((fault) => `${code}: ${fault}`),
    ),
    ...needlessReasons(languages),
    ...needlessTermExceptions(languages),
  ];
};

if (options.check) {
  const faults = [...parts.flatMap(check), ...checkTogether()];
  for (const fault of faults) print(fault);
  print(`${parts.map(({ name }) => name).join(", ")}: ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  for (const part of parts) write(part);
}
