import { LOCAL_PER_POINT } from "@lucarne/api-client/club-card-rules";
import type { LanguageCode } from "@lucarne/api-client/languages";
import { and, eq, gte } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { cardTopup, company, product, variant } from "../../../db/schema/index.ts";
import { Problem, totalChanged } from "../../../kernel/problem.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { wordsIn } from "../../../db/sql/words.ts";
import { post, reserve, voidTransfer } from "../../../ledger/ledger.ts";
import { notify } from "../../notifications/commands/notify.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import type { TopUpRow } from "../queries/top-ups.ts";
import { lockCard } from "./card-states.ts";

/** A top-up amount of a country's club card: a variant of price 1 or more. */
const amountOf = async (tx: Tx, uuid: string, regionId: number) => {
  const [row] = await tx
    .select({ variantId: variant.id, points: variant.price, names: product.names })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(
      and(
        eq(variant.uuid, uuid.toLowerCase()),
        eq(product.type, "club_card"),
        eq(product.regionId, regionId),
        eq(product.active, true),
        eq(product.visible, true),
        gte(variant.price, 1),
      ),
    );
  if (!row)
    throw new Problem("product_unavailable", { errors: { variant_uuid: [{ text: "problem.product_unavailable" }] } });
  return row;
};

type Buyer = Pick<Caller, "userId" | "userUuid" | "companyId" | "regionId">;

/** Who requests, when, and the language of the refusals. */
interface TopUpContext {
  readonly buyer: Buyer;
  readonly language: LanguageCode;
  readonly now: Date;
  /** Fixed uuid for the seed. */
  readonly uuid?: string;
}

/**
 * Requests a top-up of the company's card: its points are reserved until the provider answers.
 *
 * @throws {Problem} `card_not_active`, `product_unavailable`, `total_changed`, `price_changed`
 * @throws {LedgerError} `insufficient_points`
 */
export const requestTopUp = async (
  tx: Tx,
  { buyer, language, now, uuid = newUuid(now) }: TopUpContext,
  {
    variant_uuid: variantUuid,
    shown_price: shown,
    expected_points: expected,
  }: Omit<Schema<"TopUpRequest">, "terms_accepted">,
): Promise<TopUpRow> => {
  const { companyId, userId } = buyer;
  const held = await lockCard(tx, companyId);
  if (held?.status !== "ACTIVE") throw new Problem("card_not_active");
  const { variantId, points, names } = await amountOf(tx, variantUuid, buyer.regionId);
  if (expected !== undefined && expected !== points) throw totalChanged(points);
  if (shown !== undefined && shown !== points) {
    const params = { name: wordsIn(names, language), points };
    throw new Problem("price_changed", { errors: { shown_price: [{ text: "problem.price_changed", params }] } });
  }
  const ref = { type: "topup" as const, id: uuid };
  const actor = `user:${buyer.userUuid}`;
  const transferId = await reserve(tx, { companyId, amount: points, ref, actor, now });
  const local = points * LOCAL_PER_POINT;
  const [row] = await tx
    .insert(cardTopup)
    .values({ uuid, companyId, userId, variantId, points, local, transferId, createdAt: now })
    .returning();
  if (!row) throw new Error("The top-up was not written.");
  return row;
};

const RESULTS = { succeed: "SUCCEEDED", refuse: "REFUSED", reject: "REJECTED" } as const;

/** Answer of the card provider. */
export type TopUpResult = keyof typeof RESULTS;

/**
 * Settles a top-up as the card provider would: its points are spent or given back, and the user is notified.
 *
 * @throws {Problem} `not_found`; `state_conflict` when it is already settled
 */
export const settleTopUp = async (
  tx: Tx,
  { actor, now }: { actor: string; now: Date },
  uuid: string,
  result: TopUpResult,
): Promise<void> => {
  const [found] = await tx.select({ companyId: cardTopup.companyId }).from(cardTopup).where(eq(cardTopup.uuid, uuid));
  if (!found) throw new Problem("not_found");
  await tx.select({ id: company.id }).from(company).where(eq(company.id, found.companyId)).for("no key update");
  const [row] = await tx.select().from(cardTopup).where(eq(cardTopup.uuid, uuid)).for("no key update");
  if (!row) throw new Problem("not_found");
  if (row.settledAt) throw new Problem("state_conflict");
  await tx.update(cardTopup).set({ status: RESULTS[result], settledAt: now }).where(eq(cardTopup.id, row.id));
  const resolve = result === "succeed" ? post : voidTransfer;
  await resolve(tx, { pendingId: row.transferId, actor, now });
  const { userId, points, local } = row;
  const event = result === "succeed" ? "topup_succeeded" : "topup_refused";
  const type = result === "succeed" ? "info" : "important";
  await notify(tx, { userId, type, event, params: { points, local } }, now);
};
