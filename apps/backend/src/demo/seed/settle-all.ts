/**
 * Waits for chains of statements that run side by side in one transaction: their statements travel to the database
 * together. All of them end before a failure is thrown, because a statement after the rollback would be outside of the
 * transaction.
 */
export const settleAll = async (chains: readonly Promise<void>[]): Promise<void> => {
  const results = await Promise.allSettled(chains);
  for (const result of results) if (result.status === "rejected") throw result.reason;
};
