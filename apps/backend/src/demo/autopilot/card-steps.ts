import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";

import { activateCard } from "../../areas/card/commands/card-states.ts";
import { settleTopUp } from "../../areas/card/commands/top-ups.ts";
import { card, cardTopup, company } from "../../db/schema/index.ts";
import { ACTOR, BATCH_SIZE, type Rule, selected } from "./step.ts";

/** Top-ups that wait for the provider: they succeed. */
export const settleTopUps: Rule = {
  waiting: (tx, which) =>
    tx
      .select({ key: cardTopup.uuid, since: cardTopup.createdAt })
      .from(cardTopup)
      .where(and(isNull(cardTopup.settledAt), selected(which, cardTopup.uuid, cardTopup.createdAt)))
      .orderBy(asc(cardTopup.createdAt))
      .limit(BATCH_SIZE),
  act: (app, tx, key) => settleTopUp(tx, { actor: ACTOR, now: app.clock.now() }, key, "succeed"),
};

/** Verified cards, by company. */
export const activateCards: Rule = {
  waiting: async (tx, which) => {
    const rows = await tx
      .select({ key: company.uuid, since: card.verifiedAt })
      .from(card)
      .innerJoin(company, eq(company.id, card.companyId))
      .where(and(eq(card.status, "ISSUED"), isNotNull(card.verifiedAt), selected(which, company.uuid, card.verifiedAt)))
      .orderBy(asc(card.verifiedAt))
      .limit(BATCH_SIZE);
    return rows.flatMap(({ key: uuid, since }) => (since ? [{ key: uuid, since }] : []));
  },
  act: async (app, tx, key) => {
    const [owner] = await tx.select({ id: company.id }).from(company).where(eq(company.uuid, key));
    if (owner) await activateCard(tx, owner.id, app.clock.now());
  },
};
