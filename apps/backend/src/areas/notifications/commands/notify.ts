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

/** Writes an unread notification. */
export const notify = async (tx: Tx, notice: Notice, now: Date): Promise<string> => {
  const uuid = newUuid(now);
  await tx.insert(notification).values({ uuid, createdAt: now, ...notice });
  return uuid;
};
