import { randomBytes } from "node:crypto";
import { chmod, link, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { codeOf, StartFailure } from "../start-failure.ts";

/** The server key in the data folder, used when the settings give none. */
export const SERVER_KEY_FILE = "server-key";

/**
 * A secret of this installation, kept in the data folder, readable by its owner only, and created at the first start.
 * It is written in one step, so that an interrupted start leaves no half-written one.
 */
export const keptSecret = async (folder: string, name: string): Promise<string> => {
  const file = path.join(folder, name);
  try {
    const kept = (await readFile(file, "utf8")).trim();
    if (kept.length < 32)
      throw new StartFailure(`The file ${file} is damaged. Restore it from a copy, or remove it to create a new one.`);
    return kept;
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
  const secret = randomBytes(32).toString("base64url");
  const draft = `${file}.tmp`;
  await writeFile(draft, `${secret}\n`, { mode: 0o600 });
  await chmod(draft, 0o600);
  await rm(file, { force: true });
  await link(draft, file);
  await rm(draft);
  return secret;
};
