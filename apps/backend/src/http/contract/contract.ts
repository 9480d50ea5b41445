import { readFile } from "node:fs/promises";

import { readContract, type Operation } from "@lucarne/contract/operations";

import { contractFile } from "../../kernel/program-files.ts";

/** Reads the bundled contract of the portal. */
export const contractDocument = async (): Promise<unknown> =>
  JSON.parse(await readFile(contractFile("openapi"), "utf8"));

let loaded: Promise<Operation[]> | undefined;

/** The operations of the contract, read once per process. */
export const loadContract = (): Promise<Operation[]> => (loaded ??= contractDocument().then(readContract));
