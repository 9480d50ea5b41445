import { execFile } from "node:child_process";
import { promisify } from "node:util";

import type { CodeSource } from "../settings.ts";

const run = promisify(execFile);

/** Most milliseconds to find a code. */
const MAX_TIME = 60_000;
const CODE = /\b\d{5}\b/;

const textOf = async (source: CodeSource, contact: string): Promise<string> => {
  if ("command" in source) {
    const [program = "", ...rest] = source.command.map((part) => part.replaceAll("{contact}", contact));
    return (await run(program, rest, { timeout: MAX_TIME, maxBuffer: 1_000_000 })).stdout;
  }
  const url = source.url.replaceAll("{contact}", encodeURIComponent(contact));
  const response = await fetch(url, { headers: source.headers, signal: AbortSignal.timeout(MAX_TIME) });
  return response.text();
};

/** Finds the newest login code of a contact: the first five digits of what the command or the URL gives. */
export const readCode = async (source: CodeSource, contact: string): Promise<string> => {
  const code = CODE.exec(await textOf(source, contact))?.[0];
  if (code === undefined) throw new Error(`There is no login code for ${contact} in what settings.code gives.`);
  return code;
};
