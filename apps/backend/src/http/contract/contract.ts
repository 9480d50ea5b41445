import { readFile } from "node:fs/promises";
import path from "node:path";

import { readContract, type Operation } from "@lucarne/contract/operations";

import { REPOSITORY } from "../../kernel/program-files.ts";

/** Reads the bundled contract of the portal. */
export const contractDocument = async (): Promise<unknown> =>
  JSON.parse(await readFile(path.join(REPOSITORY, "openapi/dist/openapi.json"), "utf8"));

let loaded: Promise<Operation[]> | undefined;

/** The operations of the contract, read once per process. */
export const loadContract = (): Promise<Operation[]> => (loaded ??= contractDocument().then(readContract));
