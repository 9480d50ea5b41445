// Messages: without an argument writes locales/en.json from the code and puts the other files in order (sorted ids,
// no-break spaces), with --prune also without the texts that the code no longer has; with --check says what is wrong
// with any of the files (stale English, foreign ids, other placeholders, faulty syntax, plural forms, typing) and ends
// with code 1.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { faultsOf, missingIn } from "./messages/check.ts";
import { extractEnglish } from "./messages/extract.ts";
import { languagesWithFile, LOCALES, printTexts, readTexts, tidy } from "./messages/locales.ts";

/** Languages in which every text has to be there; in the others English stands in for a missing one. */
const COMPLETE = new Set(["pl", "uk"]);

const print = (line) => process.stdout.write(`${line}\n`);
const fileOf = (language) => path.join(LOCALES, `${language}.json`);

const english = tidy("en", extractEnglish());
const prune = process.argv.includes("--prune");
const textsOf = (language) => (language === "en" ? english : readTexts(language));

if (!process.argv.includes("--check")) {
  for (const language of new Set(["en", ...languagesWithFile()])) {
    const texts = Object.entries(textsOf(language)).filter(([id]) => !prune || id in english);
    writeFileSync(fileOf(language), printTexts(tidy(language, Object.fromEntries(texts))));
  }
  print(`locales/en.json: ${Object.keys(english).length} messages`);
} else {
  const faults = [];
  const missingFiles = LANGUAGES.map(({ code }) => code).filter((code) => !languagesWithFile().includes(code));
  for (const language of languagesWithFile()) {
    const texts = textsOf(language);
    const missing = missingIn(texts, english);
    faults.push(...faultsOf(language, texts, english).map((fault) => `locales/${language}.json: ${fault}`));
    if (COMPLETE.has(language)) faults.push(...missing.map((id) => `locales/${language}.json: ${id} is missing`));
    else if (missing.length > 0) {
      print(`locales/${language}.json: English stands in for ${missing.length}: ${missing.join(", ")}`);
    }
    if (readFileSync(fileOf(language), "utf8") !== printTexts(tidy(language, texts))) {
      faults.push(`locales/${language}.json is not in order: run node apps/portal/build/messages.mjs`);
    }
  }
  faults.push(...missingFiles.filter((code) => COMPLETE.has(code)).map((code) => `locales/${code}.json is missing`));
  if (missingFiles.length > 0) print(`No file, not offered: ${missingFiles.join(", ")}`);
  for (const fault of faults) print(fault);
  print(`${languagesWithFile().length} languages, ${Object.keys(english).length} messages, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
