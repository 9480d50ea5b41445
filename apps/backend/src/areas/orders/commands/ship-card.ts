import { APPROVED, OPEN } from "@lucarne/api-client/order-states";
import { and, eq, inArray } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { orders } from "../../../db/schema/index.ts";
import { Problem } from "../../../kernel/problem.ts";
import { approveOrder, completeOrder, type Step } from "./order-steps.ts";
import { lockCard } from "../../card/commands/card-states.ts";

/**
 * Ships the card that a company ordered: approves its order if necessary and completes it.
 *
 * @throws {Problem} `state_conflict` when no card is pending
 */
export const shipCard = async (tx: Tx, step: Step, companyId: number, serverKey: string): Promise<void> => {
  await lockCard(tx, companyId);
  const [order] = await tx
    .select({ uuid: orders.uuid, status: orders.status })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.type, "club_card"), inArray(orders.status, [...OPEN])));
  if (!order) throw new Problem("state_conflict");
  if (order.status !== APPROVED) await approveOrder(tx, step, order.uuid);
  await completeOrder(tx, step, order.uuid, serverKey);
};
