import { sql } from "drizzle-orm";

import type { Tx } from "../client.ts";

/** Keys of the locks that processes agree on. The numbers are arbitrary and never change. */
export const LOCKS = { migrations: 7_132_045, sweeps: 7_132_046, ledgerWatch: 7_132_047 } as const;

type Lock = (typeof LOCKS)[keyof typeof LOCKS];

/** Takes a lock until the end of the transaction, unless another process has it. */
export const tryLock = async (tx: Tx, lock: Lock): Promise<boolean> => {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as taken`);
  return rows[0]?.taken === true;
};

/** Takes a lock until the end of the transaction, after the process that has it. */
export const waitForLock = async (tx: Tx, lock: Lock): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
};
