import pg from "pg";
import { z } from "zod";

/** A statement as it was sent, and the connection that sent it. */
interface Sent {
  readonly client: pg.Client;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A plan that reads a large table, or a large index of it, from beginning to end. */
export interface TableScan {
  readonly table: string;
  readonly rows: number;
  readonly statement: string;
}

/** Rows of a table from which reading all of it is a fault. */
const LARGE = 10_000;

/** The arguments of `query`: the values come beside the statement, or in it. */
const statement = z
  .tuple([z.object({ text: z.string(), values: z.array(z.unknown()).optional() }), z.array(z.unknown()).optional()])
  .transform(([{ text, values }, beside]) => ({ text, values: beside ?? values ?? [] }));

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string | undefined;
  readonly "Index Name"?: string | undefined;
  readonly "Index Cond"?: string | undefined;
  readonly Filter?: string | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}
const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    "Node Type": z.string(),
    "Relation Name": z.string().optional(),
    "Index Name": z.string().optional(),
    "Index Cond": z.string().optional(),
    Filter: z.string().optional(),
    Plans: z.array(planNode).optional(),
  }),
);
const explained = z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: planNode })]) })]);
const counted = z.array(z.object({ relname: z.string(), reltuples: z.coerce.number() }));

/** Nodes that need all rows of what is beneath them before they give one. */
const READS_ALL = /^(?:Sort|Incremental Sort|Aggregate|Hash|WindowAgg|ModifyTable)$/;

/** The table or index that a node reads from beginning to end; `isLimited` when a limit above ends the reading. */
const readWhole = (node: PlanNode, isLimited: boolean): string | undefined => {
  if (node["Node Type"] === "Seq Scan") return node["Relation Name"];
  if (node["Index Cond"] !== undefined) return undefined;
  // In the order of the index, a limit reads a few rows, unless a filter passes most of them over.
  return isLimited && node.Filter === undefined ? undefined : node["Index Name"];
};

/** The tables and indexes that a plan reads from beginning to end. */
const wholeReads = (node: PlanNode, isLimited = false): string[] => {
  const whole = readWhole(node, isLimited);
  const type = node["Node Type"];
  const isBelowLimited = type === "Limit" || (isLimited && !READS_ALL.test(type));
  return [
    ...(whole === undefined ? [] : [whole]),
    ...(node.Plans ?? []).flatMap((one) => wholeReads(one, isBelowLimited)),
  ];
};

/** Keeps each statement that is sent while it is on. Made before the pool opens connections, because those keep `query`. */
export const recordStatements = () => {
  const original = pg.Client.prototype.query;
  let kept: Map<string, Sent> | undefined;
  const record = function (this: pg.Client, ...args: unknown[]): unknown {
    const sent = statement.safeParse(args.slice(0, 2));
    if (kept && sent.success) kept.set(sent.data.text, { client: this, ...sent.data });
    return Reflect.apply(original, this, args);
  };
  Object.defineProperty(pg.Client.prototype, "query", { value: record, configurable: true, writable: true });

  const ask = async (client: pg.Client, text: string, values: readonly unknown[] = []): Promise<unknown> => {
    const answer: unknown = await Reflect.apply(original, client, [{ text, values: [...values] }]);
    return z.object({ rows: z.unknown() }).parse(answer).rows;
  };

  const sizesOf = async (client: pg.Client): Promise<Map<string, number>> => {
    // A partial index has fewer entries than its table has rows.
    const rows = counted.parse(
      await ask(client, "select relname, reltuples from pg_class where relkind in ('r', 'i')"),
    );
    return new Map(rows.map(({ relname, reltuples }) => [relname, reltuples]));
  };

  return {
    /** The statements of some work, each once. */
    during: async (work: () => Promise<unknown>): Promise<Sent[]> => {
      kept = new Map();
      await work();
      const statements = [...kept.values()];
      kept = undefined;
      return statements;
    },
    /** The scans of whole large tables and indexes in the plans of statements, as they are made with some settings. */
    tableScans: async (
      statements: readonly Sent[],
      settings: Readonly<Record<string, string>> = {},
    ): Promise<TableScan[]> => {
      const scans: TableScan[] = [];
      const sizes = statements[0] ? await sizesOf(statements[0].client) : new Map<string, number>();
      for (const { client, text, values } of statements) {
        if (!/^\s*(select|with|\(select|update|delete)/i.test(text)) continue;
        for (const [name, value] of Object.entries(settings)) await ask(client, `set ${name} = ${value}`);
        const [answer] = explained.parse(await ask(client, `explain (format json) ${text}`, values));
        for (const name of Object.keys(settings)) await ask(client, `reset ${name}`);
        for (const table of wholeReads(answer["QUERY PLAN"][0].Plan)) {
          const size = sizes.get(table) ?? 0;
          if (size > LARGE) scans.push({ table, rows: size, statement: text });
        }
      }
      return scans;
    },
    restore: () => {
      Object.defineProperty(pg.Client.prototype, "query", { value: original, configurable: true, writable: true });
    },
  };
};
