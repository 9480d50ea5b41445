import type { Pool } from "pg";

/** Most statements that are prepared on a connection; each costs memory in the database. */
const MAX_NAMES = 500;
/** Most statements seen once that are remembered. */
const MAX_SEEN = 1000;
/** Longer statements have a row of parameters for each of many rows and are rarely repeated. */
const MAX_LENGTH = 20_000;

/** The first argument of `query` when it is a statement without a name. */
const isUnnamed = (query: unknown): query is { text: string } =>
  typeof query === "object" &&
  query !== null &&
  "text" in query &&
  typeof query.text === "string" &&
  (!("name" in query) || query.name === undefined);

/** Gives the same name to the same statement on all connections of a pool. */
const createNames = () => {
  const names = new Map<string, string>();
  const seen = new Set<string>();

  // The name of a statement that came before, else undefined.
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_NAMES || text.length > MAX_LENGTH) return known;
    if (!seen.delete(text)) {
      if (seen.size >= MAX_SEEN) seen.clear();
      seen.add(text);
      return undefined;
    }
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
};

/**
 * Lets the database keep the plan of each statement that comes a second time: parsing and planning cost more than
 * running it. The statements are those of the query layer; scripts are not prepared.
 */
export const prepareStatements = (pool: Pool): void => {
  const nameOf = createNames();
  pool.on("connect", (client) => {
    const run = client.query;
    const prepared = (query: unknown, ...rest: unknown[]): unknown => {
      const name = isUnnamed(query) ? nameOf(query.text) : undefined;
      const first = name === undefined || !isUnnamed(query) ? query : { ...query, name };
      return Reflect.apply(run, client, [first, ...rest]);
    };
    Object.defineProperty(client, "query", { value: prepared, configurable: true });
  });
};
