import { z } from "zod/mini";
import type { ErrorName } from "../errors/error-messages.ts";

const required = "required" satisfies ErrorName;
const lettersOnly = "lettersOnly" satisfies ErrorName;

/** A name may hold anything but digits: hyphens, apostrophes and every script are fine (REG-9, TEAM-6). */
export const personName = z.string().check(
  z.trim(),
  z.minLength(1, { error: required, abort: true }),
  z.refine((name) => !/\p{Nd}/u.test(name), { error: lettersOnly }),
);
