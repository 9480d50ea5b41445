import type { Tx } from "../../../db/client.ts";
import { notification } from "../../../db/schema/index.ts";
import { newUuid } from "../../../kernel/uuid.ts";

/** A notification to one user: an event with its parameters, or a custom text. */
export interface Notice {
  readonly userId: number;
  readonly type: "info" | "warning" | "important";
  /** Key of the text, and of the icon in the portal. */
  readonly event: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly meta?: { readonly ticket_uuid?: string };
  readonly title?: string;
  readonly text?: string;
}

/** Most notifications that one statement writes. */
const BATCH_SIZE = 1_000;

/** Writes an unread notification. */
export const notify = async (tx: Tx, notice: Notice, now: Date): Promise<string> => {
  const uuid = newUuid(now);
  await tx.insert(notification).values({ uuid, createdAt: now, ...notice });
  return uuid;
};

/** Writes the same unread notification for each of several users. */
export const notifyAll = async (
  tx: Tx,
  userIds: readonly number[],
  notice: Omit<Notice, "userId">,
  now: Date,
): Promise<void> => {
  for (let at = 0; at < userIds.length; at += BATCH_SIZE) {
    const rows = userIds
      .slice(at, at + BATCH_SIZE)
      .map((userId) => ({ uuid: newUuid(now), createdAt: now, userId, ...notice }));
    await tx.insert(notification).values(rows);
  }
};
