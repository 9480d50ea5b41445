import { z } from "zod/mini";
import type { ErrorName } from "../errors/error-messages.ts";

const required = "required" satisfies ErrorName;
const digitsNotAllowed = "digitsNotAllowed" satisfies ErrorName;
const lettersNotAllowed = "lettersNotAllowed" satisfies ErrorName;

/** A text that must be filled in. */
export const filledText = () => z.string().check(z.trim(), z.minLength(1, { error: required, abort: true }));

/** The rule for postal codes in every form (PROF-7). The search fills in such values only (ADDR-8). */
export const postalCodeRule = z.refine<string>((code) => !/\p{L}/u.test(code), { error: lettersNotAllowed });

/** The rule for cities in every form (PROF-7). */
export const cityRule = z.refine<string>((city) => !/\p{Nd}/u.test(city), { error: digitsNotAllowed });

/** The postal code of an address. */
export const postalCode = () => filledText().check(postalCodeRule);

/** The city of an address. */
export const city = () => filledText().check(cityRule);
