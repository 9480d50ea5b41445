import { z } from "zod/mini";
import { serverNames } from "../../shared/forms/form-schema.ts";

const DIGITS = /^\d{10}$/;

/** The number of the card without the spaces and hyphens that it may be typed with. */
const bare = (text: string): string => text.replaceAll(/[\s-]/g, "");

/** Confirms the card: exactly ten digits, and that the card is there (CLUB-7). */
export const confirmSchema = z.object({
  serial: z
    .pipe(z.string(), z.transform(bare))
    .check(z.refine((text) => DIGITS.test(text), "serialLength"))
    .register(serverNames, { names: ["card_serial_number", "card"] }),
  arrived: z.boolean().check(z.refine((ticked) => ticked)),
});
