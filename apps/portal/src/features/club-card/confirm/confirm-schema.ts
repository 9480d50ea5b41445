import { withAsciiDigits } from "@lucarne/api-client/decimal-digits";
import { z } from "zod/mini";
import { serverNames } from "../../../shared/forms/form-schema.ts";

const DIGITS = /^\d{10}$/;

/** The number of the card in the digits 0 to 9, without the spaces and dashes that it may be typed with. */
const bare = (text: string): string => withAsciiDigits(text.normalize("NFKC")).replaceAll(/[\s\p{Pd}\p{Cf}−]/gu, "");

/** Confirms the card: exactly ten digits, and that the card is there (CLUB-7). */
export const confirmSchema = z.object({
  serial: z
    .pipe(z.string(), z.transform(bare))
    .check(z.refine((text) => DIGITS.test(text), "serialLength"))
    .register(serverNames, { names: ["card_serial_number", "card"] }),
  arrived: z.boolean().check(z.refine((ticked) => ticked)),
});
