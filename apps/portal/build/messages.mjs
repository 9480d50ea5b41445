// Messages: without an argument writes locales/en.json from the code; with --check says what is wrong with any of the
// files (stale English, missing or foreign ids, other placeholders, faulty syntax, plural forms) and ends with code 1.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { faultsOf, missingIn } from "./messages/check.ts";
import { extractEnglish } from "./messages/extract.ts";
import { languagesWithFile, LOCALES, printTexts, readTexts } from "./messages/locales.ts";

/** Languages in which every text has to be there; in the others English stands in for a missing one. */
const COMPLETE = new Set(["pl", "uk"]);
const ENGLISH = path.join(LOCALES, "en.json");

const print = (line) => process.stdout.write(`${line}\n`);

const english = extractEnglish();
const source = printTexts(english);

if (!process.argv.includes("--check")) {
  writeFileSync(ENGLISH, source);
  print(`locales/en.json: ${Object.keys(english).length} messages`);
} else {
  const faults = [];
  if (readFileSync(ENGLISH, "utf8") !== source) {
    faults.push("locales/en.json is not what the code says: run node apps/portal/build/messages.mjs");
  }
  for (const language of languagesWithFile()) {
    const texts = language === "en" ? english : readTexts(language);
    const missing = missingIn(texts, english);
    faults.push(...faultsOf(language, texts, english).map((fault) => `locales/${language}.json: ${fault}`));
    if (COMPLETE.has(language)) faults.push(...missing.map((id) => `locales/${language}.json: ${id} is missing`));
    else if (missing.length > 0) print(`locales/${language}.json: English stands in for ${missing.join(", ")}`);
    if (language !== "en" && readFileSync(path.join(LOCALES, `${language}.json`), "utf8") !== printTexts(texts)) {
      faults.push(`locales/${language}.json: ids are not sorted, one message per line`);
    }
  }
  for (const language of COMPLETE) {
    if (!languagesWithFile().includes(language)) faults.push(`locales/${language}.json is missing`);
  }
  for (const fault of faults) print(fault);
  print(`${languagesWithFile().length} languages, ${Object.keys(english).length} messages, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
