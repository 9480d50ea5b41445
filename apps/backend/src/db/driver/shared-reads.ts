import type pg from "pg";

/** A connection that several reads use at the same time. */
interface Lease {
  readonly connecting: Promise<pg.PoolClient>;
  /** Reads that have begun on it. */
  begun: number;
  /** Reads that have not ended yet. */
  running: number;
}

/**
 * Runs reads on the connections of a pool. Up to `most` reads that overlap share one connection: what they ask in the
 * same turn travels in one round trip. A shared connection is given back after at most that many reads, so that no other
 * caller is overtaken by more of them.
 */
export const shareReads = (pool: pg.Pool, most: number) => {
  let newest: Lease | undefined;

  const lease = (): Lease => {
    if (newest === undefined || newest.begun >= most) newest = { connecting: pool.connect(), begun: 0, running: 0 };
    newest.begun++;
    newest.running++;
    return newest;
  };

  const end = async (ended: Lease): Promise<void> => {
    ended.running--;
    if (ended.running > 0) return;
    if (newest === ended) newest = undefined;
    (await ended.connecting).release();
  };

  return async <Result>(read: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    const own = lease();
    try {
      return await read(await own.connecting);
    } finally {
      await end(own);
    }
  };
};
