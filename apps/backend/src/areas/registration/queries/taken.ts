import { FIXED_SENTENCES } from "@lucarne/api-client/problems";
import { and, eq, isNull } from "drizzle-orm";

import { isHeld } from "../../account/queries/held-contact.ts";
import type { Channel } from "../../account/queries/open-change.ts";
import { takenContact } from "../../account/rules/taken-contact.ts";
import { type ClaimedNumber, isNumberTaken, takenNumber } from "../../company/queries/taken-number.ts";
import type { Db } from "../../../db/client.ts";
import { appUser } from "../../../db/schema/index.ts";
import { type Sentence } from "../../../kernel/problem.ts";

/** Values that must be unique: normalised contacts of a person, a company's number. */
export interface Claims {
  readonly email?: string | undefined;
  readonly phoneE164?: string | undefined;
  readonly companyNumber?: ClaimedNumber | undefined;
}

const isTaken = async (db: Db, channel: Channel, contact: string, now: Date): Promise<boolean> => {
  const found = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(channel === "email" ? appUser.emailNorm : appUser.phoneE164, contact), isNull(appUser.deletedAt)))
    .limit(1);
  return found.length > 0 || isHeld(db, channel, contact, { now });
};

/** The fixed sentence for each value that is taken. */
export const takenClaims = async (
  db: Db,
  { email, phoneE164, companyNumber }: Claims,
  now: Date,
): Promise<Partial<Record<keyof Claims, Sentence>>> => {
  const taken: Partial<Record<keyof Claims, Sentence>> = {};
  if (email !== undefined && (await isTaken(db, "email", email, now))) {
    taken.email = { fixed: FIXED_SENTENCES.emailTaken };
  }
  if (phoneE164 !== undefined && (await isTaken(db, "sms", phoneE164, now))) {
    taken.phoneE164 = { fixed: FIXED_SENTENCES.phoneNotUnique };
  }
  if (companyNumber && (await isNumberTaken(db, companyNumber))) {
    taken.companyNumber = { fixed: FIXED_SENTENCES.registrationNumberTaken };
  }
  return taken;
};

/** Translates a unique violation of the database into a problem; other errors pass through. */
export const takenProblem = (error: unknown, numberField: string): unknown =>
  takenContact(takenNumber(error, numberField));
