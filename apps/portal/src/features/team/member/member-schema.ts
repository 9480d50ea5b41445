import type { RegionSlug } from "@lucarne/api-client/regions";
import { z } from "zod/mini";
import type { ErrorName } from "../../../shared/errors/error-messages.ts";
import { personName } from "../../../shared/people/person-name.ts";
import { readPhoneNumber } from "../../../shared/phone/phone-number.ts";

const required = "required" satisfies ErrorName;
const invalidPhone = "invalidPhone" satisfies ErrorName;

/** A team member's fields; the phone is one of the company's country (TEAM-6). Messages are names of error sentences. */
export const memberSchema = (country: RegionSlug) =>
  z.object({
    name: personName,
    surname: personName,
    phone: z.string().check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.refine(async (phone) => (await readPhoneNumber(phone, country)) !== undefined, { error: invalidPhone }),
    ),
  });

/** A member as the fields hold it. */
export type MemberValues = z.input<ReturnType<typeof memberSchema>>;
