import path from "node:path";
import { pathToFileURL } from "node:url";

/** The repository. This file, and the chunk of the bundle (`dist/bundle/`) that has its code, are four folders below. */
export const REPOSITORY = path.join(import.meta.dirname, "../../../..");

const BACKEND = path.join(REPOSITORY, "apps/backend");
const BUNDLE = path.join(BACKEND, "dist/bundle");
const isBundled = import.meta.dirname === BUNDLE;

/** Data beside the sources, which the bundle reads too: `db/migrations`, for example. */
export const sourceFile = (name: string): string => path.join(BACKEND, "src", name);

/** `openapi` is the contract of the portal, `operator` that of the operator side. */
export type ContractName = "openapi" | "operator";

/** The file of a bundled contract. */
export const contractFile = (name: ContractName): string => path.join(REPOSITORY, "openapi/dist", `${name}.json`);

/** Modules that run in a thread or process of their own. Each is an entry of the bundle. */
export const PROGRAMS = {
  "build-template": "db/embedded/build-template.ts",
  "database-thread": "db/embedded/thread.ts",
  "file-process": "files/work/file-process.ts",
  watchdog: "files/work/watchdog.ts",
} as const;

/** The file of a program: its source, or its part of the bundle when the bundle runs. */
export const programFile = (name: keyof typeof PROGRAMS): string =>
  isBundled ? path.join(BUNDLE, `${name}.mjs`) : sourceFile(PROGRAMS[name]);

export const programUrl = (name: keyof typeof PROGRAMS): URL => pathToFileURL(programFile(name));
