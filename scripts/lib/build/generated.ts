// What is generated from the contract and the texts, and is not in git: bundles, types and dictionaries.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { z } from "zod";
import { GENERATED, root } from "../../contract/places.ts";
import { writeContract } from "../../contract/tools.ts";
import { readTexts } from "../../locales/files.ts";
import { writeModules } from "../../locales/modules.ts";
import { PARTS } from "../../locales/parts.ts";
import { sourceState } from "./source-state.ts";

const SOURCES = {
  contract: ["openapi", "scripts/contract", "packages/api-client/scripts", "pnpm-lock.yaml"],
  texts: [
    ...PARTS.filter(({ dictionaries }) => dictionaries.length > 0).map(({ name }) => `locales/${name}`),
    "scripts/locales",
    "packages/api-client/src/places/languages.ts",
    "pnpm-lock.yaml",
  ],
};

const WRITE = {
  contract: (): string[] => [
    ...writeContract(),
    ...["schema", "operator", "rate-classes"].map((name) => path.join(GENERATED, `${name}.ts`)),
  ],
  texts: (): string[] =>
    PARTS.filter(({ dictionaries }) => dictionaries.length > 0).flatMap((part) =>
      writeModules(part, new Map(LANGUAGES.map(({ code }) => [code, readTexts(part.name, code)]))),
    ),
};

const MARKER = z.object({ state: z.string(), files: z.array(z.string()) });
const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
};

/** Writes what is not there or older than its sources. Returns what it wrote. */
export const writeGenerated = (): ("contract" | "texts")[] =>
  (["contract", "texts"] as const).filter((kind) => {
    const marker = path.join(root, ".cache", `generated-${kind}`);
    const state = sourceState(root, SOURCES[kind], (name) => name.endsWith(".test.ts"));
    const known = MARKER.safeParse(read(marker)).data;
    if (known?.state === state && known.files.every((file) => existsSync(path.join(root, file)))) return false;
    rmSync(marker, { force: true });
    const files = WRITE[kind]().map((file) => path.relative(root, path.resolve(root, file)));
    mkdirSync(path.dirname(marker), { recursive: true });
    writeFileSync(marker, JSON.stringify({ state, files }));
    return true;
  });
