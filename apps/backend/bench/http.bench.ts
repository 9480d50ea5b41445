// Reads and orders at one connection and with 50, on the embedded database and on a PostgreSQL server, compared with a
// bare Fastify and a bare select in the same run; the time to the first answer on an empty folder and on later starts.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { z } from "zod";

import { createTestDatabase, startPostgres, type TestPostgres } from "../src/testing/postgres.ts";
import { startBackend } from "../../../scripts/lib/bench/bench-backend.ts";
import { messageOf } from "../../../scripts/lib/message-of.ts";
import type { Row } from "../../../scripts/lib/bench/bench-row.ts";
import { beside, type Call, closedLoop, type Load, oneByOne, type Percentiles } from "./measure.ts";

export const name = "backend";

const CONNECTIONS = 50;
/** Seconds of each measurement, after a second to warm up. */
const DURATION = 8;
/** The installer who reads and orders; this country has no minimum order. */
const BUYER = "stefan@krovni.example";

type Backend = Awaited<ReturnType<typeof startBackend>>;

/** A database that can be measured: how the backend is started on it, its bare select, and the targets in ms. */
interface Measured {
  readonly label: string;
  readonly databaseUrl?: string;
  readonly targets: Readonly<Record<"row" | "page" | "order", number>>;
  readonly bareSelect: (dataDir: string) => Promise<number>;
}

const SELF = z.object({ company: z.object({ id: z.number(), uuid: z.string() }) });
const PRODUCTS = z.object({
  data: z.array(
    z.object({ uuid: z.string(), stock: z.number().nullable(), variants: z.array(z.object({ uuid: z.string() })) }),
  ),
});

const load = (call: Call): Promise<Load> => closedLoop(call, { connections: CONNECTIONS, seconds: DURATION });

const bareFastify = async (answer: unknown): Promise<Load> => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "bare-fastify.ts"), JSON.stringify(answer)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port: unknown[] = await once(child.stdout, "data");
  const result = await load({ url: `http://127.0.0.1:${String(port[0]).trim()}/` });
  child.kill();
  return result;
};

const PAGE = "select * from project where company_id = $1 order by created_at desc limit 20";
const FIRST = "select min(company_id) as id from project";

/** Bare selects of a page of projects per second, one after the other, on an open connection. */
const selectsPerSecond = async (
  query: (text: string, values?: unknown[]) => Promise<readonly unknown[]>,
): Promise<number> => {
  const [first] = await query(FIRST);
  const { id } = z.object({ id: z.unknown() }).parse(first);
  const until = performance.now() + DURATION * 1000;
  let count = 0;
  while (performance.now() < until) {
    await query(PAGE, [id]);
    count++;
  }
  return count / DURATION;
};

const EMBEDDED: Measured = {
  label: "PGlite",
  targets: { row: 2.5, page: 6, order: 15 },
  bareSelect: async (dataDir) => {
    const database = await PGlite.create({ dataDir: path.join(dataDir, "db") });
    const perSecond = await selectsPerSecond(async (text, values) => (await database.query(text, values)).rows);
    await database.close();
    return perSecond;
  },
};
const onServer = (databaseUrl: string): Measured => ({
  label: "PostgreSQL",
  databaseUrl,
  targets: { row: 1.2, page: 3, order: 8 },
  bareSelect: async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const perSecond = await selectsPerSecond(async (text, values) => {
      const { rows }: { rows: unknown[] } = await client.query(text, values);
      return rows;
    });
    await client.end();
    return perSecond;
  },
});

const ORDER = {
  type: "cart",
  customer: {
    name: "Stefan",
    surname: "Nikolić",
    company_name: "",
    phone: "+381631234567",
    email: BUYER,
    street: "Zmaj Jovina",
    house_number: "6",
    city: "Novi Sad",
    postal_code: "21000",
    country: "rs",
  },
};

/** Points, stock and a registration number, so that nothing is refused. */
const prepareOrders = async (backend: Backend, token: string): Promise<string> => {
  const self = SELF.parse(await backend.api("/v1/company/user/self", { token }));
  const { id, uuid } = self.company;
  await backend.api(`/v1/company/${id}`, { method: "PATCH", token, body: { registration_number: "101234567" } });
  for (let round = 0; round < 3; round++)
    await backend.operator("/points/grants", {
      method: "POST",
      body: { company: uuid, reason: "trainings", points: 1_000_000 },
    });
  const path = "/v2/shop/products?type=goods&sort=price&limit=20&active=1&is_visible=1";
  const { data } = PRODUCTS.parse(await backend.api(path, { token }));
  const product = data.find(({ stock, variants }) => (stock ?? 0) > 0 && variants.length === 1);
  const [variant] = product?.variants ?? [];
  if (!product || !variant) throw new Error("The shop has no product with stock and one variant.");
  await backend.operator(`/products/${product.uuid}/stock`, { method: "PUT", body: { on_hand: 1_000_000 } });
  return JSON.stringify({ ...ORDER, order: [{ variantGuid: variant.uuid, quantity: 1 }] });
};

const round = (value: number) => Math.round(value);
const share = (value: number, of: number) => `${((100 * value) / of).toFixed(1)} % of`;

const tenth = (value: number) => Math.round(10 * value) / 10;

const rows = (label: string, { perSecond, p50, p90, p99, max, failed }: Load, against: string): Row[] => [
  { figure: `${label} per second`, value: round(perSecond), unit: "1/s", against },
  {
    figure: `${label}: p50, p90, p99, longest`,
    value: [p50, p90, p99, max].map(round).join(", "),
    unit: "ms",
    against: `p99 is ${(p99 / p50).toFixed(1)} × p50`,
  },
  ...(failed > 0 ? [{ figure: `${label} that failed`, value: failed, unit: "" }] : []),
];

/** Everything on one database; `folder` is empty. */
const measureOn = async (folder: string, { label, targets, databaseUrl, bareSelect }: Measured): Promise<Row[]> => {
  const dataDir = path.join(folder, "data");
  const first = await startBackend(dataDir, databaseUrl);
  await first.stop();
  const later = await startBackend(dataDir, databaseUrl);
  const token = await later.signIn(BUYER);
  const headers = { authorization: `Bearer ${token}` };
  const projects = `${later.url}/api/v1/project?limit=20&page=1`;
  const answer: unknown = await (await fetch(projects, { headers })).json();
  const self = { url: `${later.url}/api/v1/company/user/self`, headers };
  const oneRow = await oneByOne(self);
  const onePage = await oneByOne({ url: projects, headers });
  const selves = await beside(`${later.url}/healthz`, () => load(self));
  const reads = await load({ url: projects, headers });
  const shop = await load({ url: `${later.url}/api/v2/shop/products?limit=21&page=1&active=1&is_visible=1`, headers });
  const order: Call = {
    url: `${later.url}/api/v2/orders`,
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: await prepareOrders(later, token),
  };
  const oneOrder = await oneByOne(order);
  const orders = await load(order);
  await later.stop();
  const bare = await bareFastify(answer);
  const select = await bareSelect(dataDir);
  const compared = ({ perSecond }: Load) =>
    `${share(perSecond, bare.perSecond)} bare Fastify, ${share(perSecond, select)} bare select`;
  const alone = (what: string, { p50 }: Percentiles, most: number): Row => ({
    figure: `${what}, one at a time`,
    value: tenth(p50),
    unit: "ms",
    against: `at most ${most} ms; bare select ${(1000 / select).toFixed(2)} ms`,
  });
  return [
    { figure: "first answer on an empty folder", value: round(first.startedIn), unit: "ms" },
    { figure: "first answer later", value: round(later.startedIn), unit: "ms" },
    alone("one row", oneRow, targets.row),
    alone("page of projects", onePage, targets.page),
    alone("order", oneOrder, targets.order),
    ...rows("own user", selves.result, compared(selves.result)),
    {
      figure: "/healthz meanwhile: p50, p99, longest",
      value: [selves.times.p50, selves.times.p99, selves.times.max].map(round).join(", "),
      unit: "ms",
      against: "at most 50 ms",
    },
    ...rows("pages of projects", reads, compared(reads)),
    ...rows("pages of the shop", shop, compared(shop)),
    ...rows("orders", orders, compared(orders)),
    { figure: "bare Fastify, the same JSON, per second", value: round(bare.perSecond), unit: "1/s" },
    { figure: "bare select of a page of projects", value: round(select), unit: "1/s" },
  ].map((row) => ({ ...row, figure: `${label}: ${row.figure}` }));
};

/** Runs with a PostgreSQL server of its own; says so where there is none. */
const withServer = async (run: (url: string) => Promise<Row[]>): Promise<Row[]> => {
  let server: TestPostgres;
  try {
    server = await startPostgres();
  } catch (error) {
    return [{ figure: "PostgreSQL: not measured", value: "–", unit: "", against: messageOf(error) }];
  }
  try {
    return await run(await createTestDatabase(server.url, "bench"));
  } finally {
    await server.stop();
  }
};

const inFolder = async (run: (folder: string) => Promise<Row[]>): Promise<Row[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const run = async (): Promise<Row[]> => [
  ...(await inFolder((folder) => measureOn(folder, EMBEDDED))),
  ...(await withServer((url) => inFolder((folder) => measureOn(folder, onServer(url))))),
];
