import { randomInt } from "node:crypto";

import { DAY } from "@lucarne/api-client/durations";

import { keyedHash } from "../../../kernel/keys/keys.ts";

/** Tries of a login code (SEC-3). */
export const CODE_TRIES = 3;
/** How long a code counts in the limits of its account, in milliseconds. */
export const CODE_COUNTED = DAY;

/** A login code: five digits, uniform from 10000 to 99999 (SEC-1). */
export const newCode = (): string => String(randomInt(10_000, 100_000));

/** The stored hash of a code; bound to its challenge. */
export const codeHash = (serverKey: string, challenge: string, code: string): Buffer =>
  keyedHash(serverKey, "login-code", `${challenge}:${code}`);
