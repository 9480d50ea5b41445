import type { Db } from "../client.ts";

/** Builds a query once for each connection: building one that joins many columns costs more than a small read. */
export const prepared = <Query>(build: (db: Db) => Query): ((db: Db) => Query) => {
  const queries = new WeakMap<Db, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
};
