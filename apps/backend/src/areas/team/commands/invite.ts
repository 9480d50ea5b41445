import { languageById } from "@lucarne/api-client/languages";
import { regionById } from "@lucarne/api-client/regions";
import { eq } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import type { Tx } from "../../../db/client.ts";
import { type appUser, company, invitation } from "../../../db/schema/index.ts";
import { withoutLinks } from "../../outbox/rules/without-links.ts";
import type { Caller } from "../../../kernel/caller.ts";

type Person = Pick<typeof appUser.$inferSelect, "id" | "phoneE164" | "languagesId">;

/**
 * Sends a member the invitation to sign in, in the member's language or the country's usual one. The member's row must
 * be locked or new.
 *
 * @throws {Problem} `rate_limited`
 */
export const invite = async (app: TxApp, tx: Tx, caller: Caller, person: Person) => {
  const now = app.clock.now();
  const [own] = await tx.select({ name: company.name }).from(company).where(eq(company.id, caller.companyId));
  await tx.insert(invitation).values({ userId: person.id, sentBy: caller.userId, sentAt: now });
  return app.outbox.enqueue(tx, {
    channel: "sms",
    to: person.phoneE164,
    template: "invitation",
    language: languageById(person.languagesId)?.code ?? regionById(caller.regionId)?.languages[0] ?? "en",
    payload: { company: withoutLinks(own?.name ?? "") },
  });
};
