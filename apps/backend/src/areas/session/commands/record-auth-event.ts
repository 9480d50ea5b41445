import type { Tx } from "../../../db/client.ts";
import { authEvent } from "../../../db/schema/index.ts";

interface AuthEvent {
  readonly kind: string;
  /** Undefined for a contact that no account has. */
  readonly userId: number | undefined;
  readonly sessionId?: number;
  readonly ipHash: Buffer;
}

/** Appends an event to the record of sign-ins and account changes (SEC-13). */
export const recordAuthEvent = async (tx: Tx, event: AuthEvent, now: Date): Promise<void> => {
  await tx.insert(authEvent).values({ ...event, createdAt: now });
};
