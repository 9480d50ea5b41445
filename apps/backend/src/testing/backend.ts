import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { z } from "zod";

import { WAIT_LIMIT } from "../../../../test-limits.ts";
import { inLongRun } from "../../../../test-sample.ts";
import { type Clock, createClock } from "../db/clock.ts";
import type { App, AppSettings, OutboxMessage } from "../app.ts";
import { type Database, fromEmbedded, openPostgres } from "../db/client.ts";
import { openEmbedded } from "../db/embedded/open-embedded.ts";
import { analyze } from "../db/setup/upkeep.ts";
import { migrate } from "../db/setup/migrate.ts";
import { appUser, outbox } from "../db/schema/index.ts";
import { seedDatabase } from "../demo/seed/seed.ts";
import { buildPortalServer } from "../runtime/serve/portal-server.ts";
import { verifyLedger } from "../ledger/verify.ts";
import { openPayload } from "../areas/outbox/commands/enqueue.ts";
import { openEmulatedSession } from "../areas/session/commands/open-session.ts";
import { authenticate } from "../areas/session/queries/authenticate.ts";
import type { Caller } from "../kernel/caller.ts";
import { copyDemoDatabase } from "./postgres.ts";
import { FILE_TIME, TEST_KEY, testApp } from "./test-app.ts";

/** An answer with its parsed body. */
export interface TestAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The caller's address. */
  readonly ip?: string;
}

const challengeAnswer = z.object({ user_id: z.number(), challenge: z.string(), resend_after: z.number() });
const tokenAnswer = z.object({ token: z.string(), refresh_token: z.string(), expires_in: z.number() });

/** Tokens of a signed-in user. */
export type TestTokens = z.infer<typeof tokenAnswer>;

/** The backend under test: the whole server in this process, on seeded data. */
export class TestBackend {
  readonly app: App;
  readonly server: FastifyInstance;
  /** Answers that differ from the contract; must be empty at the end of each file. */
  readonly deviations: string[];
  /** Moves the business clock, in milliseconds. */
  readonly advance: (milliseconds: number) => void;

  constructor(parts: Pick<TestBackend, "app" | "server" | "deviations" | "advance">) {
    this.app = parts.app;
    this.server = parts.server;
    this.deviations = parts.deviations;
    this.advance = parts.advance;
  }

  get database(): Database {
    return this.app.database;
  }

  get clock(): Clock {
    return this.app.clock;
  }

  /** Calls the API; `path` is the contract's, without `/api`. */
  async call(
    method: "GET" | "POST" | "PATCH" | "DELETE" | "PUT",
    path: string,
    options: CallOptions = {},
  ): Promise<TestAnswer> {
    const { body, token, headers = {}, ip = "192.0.2.1" } = options;
    const response = await this.server.inject({
      method,
      url: `/api${path}`,
      remoteAddress: ip,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === "" ? undefined : parsed(response.body),
    };
  }

  /** Requests a code and reads it from the outbox. */
  async requestCode(email: string, ip?: string): Promise<z.infer<typeof challengeAnswer> & { code: string }> {
    const answer = await this.call("POST", "/v2/installer/login", { body: { email }, ...(ip ? { ip } : {}) });
    requireOk(answer);
    return { ...challengeAnswer.parse(answer.body), code: await this.lastCode(email) };
  }

  /** The newest code sent to an address. */
  async lastCode(recipient: string): Promise<string> {
    return String((await this.lastPayload(recipient))["code"]);
  }

  /** What the newest message to an address or number is made of. */
  async lastPayload(recipient: string): Promise<OutboxMessage["payload"]> {
    const [row] = await this.database.db
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(eq(outbox.recipient, recipient))
      .orderBy(desc(outbox.id))
      .limit(1);
    if (!row) throw new Error(`Nothing was sent to ${recipient}.`);
    return openPayload([TEST_KEY], row.payload) ?? {};
  }

  /** Signs a seeded user in. */
  async signIn(email: string, ip?: string): Promise<TestTokens & { userId: number }> {
    const { user_id: userId, challenge, code } = await this.requestCode(email, ip);
    const answer = await this.call("POST", "/v2/installer/login/verify", {
      body: { userId, challenge, code },
      ...(ip ? { ip } : {}),
    });
    requireOk(answer);
    return { ...tokenAnswer.parse(answer.body), userId };
  }

  /** A token of an emulated session of a user. */
  emulate(userId: number): Promise<string> {
    return this.database.transaction(
      async (tx) => (await openEmulatedSession(tx, userId, "Joanna Wrona", this.clock.now())).token,
    );
  }

  /** A seeded user as the caller of commands. */
  async caller(email: string): Promise<Caller> {
    const { token } = await this.signIn(email);
    return authenticate(this.database.db, token, this.clock.now());
  }

  /** The row of a seeded user. */
  async person(email: string): Promise<typeof appUser.$inferSelect> {
    const [row] = await this.database.db.select().from(appUser).where(eq(appUser.emailNorm, email));
    if (!row) throw new Error(`There is no ${email}.`);
    return row;
  }
}

const requireOk = (answer: TestAnswer): void => {
  if (answer.status !== 200) throw new Error(`The answer was ${answer.status}: ${JSON.stringify(answer.body)}`);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Reads the tokens of an answer. */
export const tokensOf = (answer: TestAnswer): TestTokens => tokenAnswer.parse(answer.body);

type DatabaseKind = "pglite" | "postgres";

/**
 * The database of tests that name none. A server copies its template in a tenth of a second, the embedded database in
 * two: the normal run takes the server where there is one, the long run the embedded database.
 */
const usualKind = (): DatabaseKind => (inject("postgresUrl") === "" ? "pglite" : inLongRun("pglite", "postgres"));

interface BackendOptions {
  readonly kind?: DatabaseKind;
  /** Connections to a server. On a slow machine, many parallel calls wait for one of ten longer than they may. */
  readonly poolSize?: number;
  readonly settings?: Partial<AppSettings>;
  readonly log?: App["log"];
}

/** Fills an empty database on a PostgreSQL server with the demo. */
export const writeDemo = async (url: string): Promise<void> => {
  const database = openPostgres(url);
  await migrate(database);
  await seedDatabase(testApp({ database, clock: await createClock(database) }));
  await analyze(database);
  await database.close();
};

/** A copy of the seeded database: embedded, or on the test run's PostgreSQL server. */
const openCopy = async (kind: DatabaseKind, poolSize: number): Promise<Database> => {
  if (kind === "pglite") return fromEmbedded(await openEmbedded({ image: inject("seededImage") }));
  if (inject("postgresUrl") === "")
    throw new Error(`These tests need a PostgreSQL server: ${inject("postgresProblem")}`);
  const url = await copyDemoDatabase(inject("postgresUrl"), `t${process.pid}_${Date.now()}`, writeDemo);
  // On a slow machine, many parallel calls wait for one lock longer than the production limit.
  return openPostgres(url, { poolSize, timeout: WAIT_LIMIT });
};

/** Limits that tests do not reach unless they lower them; the code limits of accounts stay. */
const GENEROUS = { RO: 1e6, RW: 1e6, RLogin: 1e6, RVerify: 1e6, RRefresh: 1e6 };

/** Builds a backend on an open database, with a clock that moves only on command. */
export const backendOn = async (
  database: Database,
  { settings = {}, log }: Omit<BackendOptions, "kind" | "poolSize"> = {},
): Promise<TestBackend> => {
  let time = Date.now();
  const clock = await createClock(database, () => time);
  const app = testApp({
    database,
    clock,
    ...(log ? { log } : {}),
    settings: {
      serverKey: TEST_KEY,
      production: false,
      trustProxy: false,
      rateLimits: GENEROUS,
      print: { paper: "coated", marks: false, bleed: 3, billboardScale: 1 },
      ...settings,
    },
  });
  const deviations: string[] = [];
  const server = await buildPortalServer(app, {
    onDeviation: (deviation) => deviations.push(deviation),
    // A call can be one for a file.
    timeLimit: FILE_TIME,
  });
  return new TestBackend({
    app,
    server,
    deviations,
    advance: (milliseconds) => {
      time += milliseconds;
    },
  });
};

/** Builds a backend on a copy of the seeded database. */
export const openBackend = async ({
  kind = usualKind(),
  poolSize = 40,
  ...options
}: BackendOptions = {}): Promise<TestBackend> => backendOn(await openCopy(kind, poolSize), options);

/**
 * The backend of a test file: opened before its tests, closed after them. At the end every rule of the ledger must hold
 * and every answer must have matched the contract.
 */
export const withBackend = (options: BackendOptions = {}): (() => TestBackend) => {
  let backend: TestBackend | undefined;
  beforeAll(async () => {
    backend = await openBackend(options);
  });
  afterAll(async () => {
    if (!backend) return;
    const violations = await verifyLedger(backend.database);
    await backend.server.close();
    await backend.database.close();
    expect(violations).toEqual([]);
    expect(backend.deviations).toEqual([]);
  });
  return () => {
    if (!backend) throw new Error("The backend is open inside tests only.");
    return backend;
  };
};
