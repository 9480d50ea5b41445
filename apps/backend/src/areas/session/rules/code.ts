import { randomInt } from "node:crypto";

import { keyedHash } from "../../../kernel/keys.ts";

/** A sign-in code: five digits, evenly from 10000 to 99999. */
export const newCode = (): string => String(randomInt(10_000, 100_000));

/** What the database keeps of a code; bound to its challenge. */
export const codeHash = (serverKey: string, challenge: string, code: string): Buffer =>
  keyedHash(serverKey, "login-code", `${challenge}:${code}`);
