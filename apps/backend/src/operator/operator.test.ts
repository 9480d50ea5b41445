import { MINUTE } from "@lucarne/api-client/durations";
import { and, desc, eq, ne } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { App } from "../app.ts";
import { appUser, auditLog, company } from "../db/schema/index.ts";
import { openBackend, type TestBackend } from "../testing/backend.ts";
import { newUuid } from "../kernel/uuid.ts";
import { buildOperatorServer } from "./server.ts";
import { bodyOf, codeOf, problemIn } from "../testing/body-of.ts";
import { operatorBodyOf } from "../testing/operator-body-of.ts";
import { matchers } from "../../../../test-matchers.ts";

const TOKEN = "operator-token-of-the-tests-0123456789";
const warnings: unknown[][] = [];
const log = {
  info: () => {},
  error: () => {},
  debug: () => {},
  warn: (...entry: unknown[]) => void warnings.push(entry),
};
let backend: TestBackend;
let app: App;
let portal: FastifyInstance;
let operator: FastifyInstance;
let email: string;

beforeAll(async () => {
  backend = await openBackend({ log });
  ({ app, server: portal } = backend);
  operator = await buildOperatorServer(
    { app, maintenance: portal.maintenance, publicUrl: "https://club.example", runDue: async () => 0 },
    TOKEN,
  );
  const rows = await app.database.db.select({ email: appUser.emailNorm }).from(appUser).orderBy(appUser.id);
  email = rows.find((row) => row.email !== null)?.email ?? "";
});
afterAll(async () => {
  await operator.close();
  await portal.close();
  await app.database.close();
});

type Method = "GET" | "PUT" | "POST";
const call = async (method: Method, url: string, body?: object, headers: Record<string, string> = {}) => {
  const answer = await operator.inject({
    method,
    url,
    headers: { host: "127.0.0.1:4000", authorization: `Bearer ${TOKEN}`, ...headers },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
};

const self = (token: string) =>
  portal.inject({ url: "/api/v1/company/user/self", headers: { authorization: `Bearer ${token}` } });

describe("access to the operator side", () => {
  it.each([
    ["no token", { authorization: "" }, 401, "token_missing"],
    ["a wrong token", { authorization: "Bearer nonsense" }, 401, "token_invalid"],
    ["another way", { authorization: `Basic ${TOKEN}` }, 401, "token_missing"],
    ["a host that only points here", { host: "evil.example" }, 404, "not_found"],
    ["a host that starts with this machine's address", { host: "127.0.0.1.evil.example:4000" }, 404, "not_found"],
    ["a browser's form", { "content-type": "text/plain" }, 415, "unsupported_media_type"],
  ])("is shut for %s", async (_name, headers, status, code) => {
    const answer = await call("PUT", "/maintenance", { on: true }, headers);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect(await portal.maintenance.isOn()).toBe(false);
  });

  it.each(["127.0.0.1:4000", "localhost:4000", "[::1]:4000", "localhost"])(
    "is granted by the host name %s",
    async (host) => {
      expect((await call("GET", "/maintenance", undefined, { host })).body).toEqual({ on: false });
    },
  );

  it("answers an unknown path and an invalid body as problems", async () => {
    expect(codeOf(await call("GET", "/nothing"))).toBe("not_found");
    const refused = await call("PUT", "/maintenance", { on: "yes", more: 1 });
    expect([refused.status, Object.keys(problemIn(refused).errors ?? {}).toSorted()]).toEqual([422, ["more", "on"]]);
    expect((await call("GET", "/outbox?limit=1000")).status).toBe(422);
  });

  it.each(["1e1", "0x10", "%201"])("refuses the limit %s, which is no whole number", async (limit) => {
    expect((await call("GET", `/outbox?limit=${limit}`)).body).toMatchObject({ status: 422, errors: { limit: [{}] } });
  });

  it.each([
    ["with a wrong token", "Bearer nonsense"],
    ["without a token", ""],
  ])("refuses calls %s beyond 20 a minute as too many, and the right one never", async (_, authorization) => {
    backend.advance(MINUTE);
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => call("GET", "/maintenance", undefined, { authorization })),
    );
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await call("GET", "/maintenance")).status).toBe(200);
  });

  it("logs each failed call without what it sent, and once that there are too many", async () => {
    backend.advance(MINUTE);
    warnings.length = 0;
    const sent = ["Bearer nonsense", "", `Basic ${TOKEN}`];
    for (let at = 0; at < 23; at++)
      await call("GET", "/maintenance", undefined, { authorization: sent[at % sent.length] ?? "" });
    expect(warnings.map(([entry]) => entry)).toEqual([
      ...Array.from({ length: 20 }, (_, at) => ({
        failed: at + 1,
        code: at % sent.length === 0 ? "token_invalid" : "token_missing",
      })),
      { failed: 21 },
    ]);
    expect(JSON.stringify(warnings)).not.toMatch(/nonsense|operator-token/);
  });
});

it("reads a login code and audits it", async () => {
  const asked = await backend.requestCode(email);
  const { body } = await call("GET", `/outbox?limit=1&to=${encodeURIComponent(email)}`);
  expect(body).toMatchObject({
    data: [{ to: email, template: "login_code", code: asked.code, state: "waiting" }],
  });
  const [entry] = await app.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({ actor: "operator", action: "listOutbox", detail: { to: email, limit: 1 } });
});

it("turns maintenance on and off immediately", async () => {
  const status = async () => (await portal.inject("/api/v1/config")).statusCode;
  expect(await status()).toBe(200);
  expect((await call("PUT", "/maintenance", { on: true })).body).toEqual({ on: true });
  expect(await status()).toBe(503);
  expect((await call("PUT", "/maintenance", { on: false })).body).toEqual({ on: false });
  expect(await status()).toBe(200);
});

const EMULATION = { operator: "Joanna Wrona", reason: "Ticket 12, an empty order list" };

it("opens an emulated session that names the operator, and audits each of its calls", async () => {
  const opened = await call("POST", `/users/${encodeURIComponent(email)}/emulate`, EMULATION);
  expect(opened.status).toBe(201);
  const body = operatorBodyOf("emulateUser", opened);
  expect(body.link).toBe(`https://club.example/?token=emulate:${body.token}`);
  const answer = await self(body.token);
  const user = bodyOf("getCurrentUser", { status: answer.statusCode, body: answer.json() });
  const { id, email: shown, emulation } = user;
  expect({ shown, emulation }).toEqual({
    shown: email,
    emulation: { operator: EMULATION.operator, expires_at: body.expires_at },
  });
  const headers = { authorization: `Bearer ${body.token}` };
  const refused = await portal.inject({ method: "DELETE", url: `/api/v1/project/${newUuid(new Date())}`, headers });
  expect(refused.statusCode).toBe(403);
  const rows = await app.database.db.select().from(auditLog).where(eq(auditLog.actAs, id)).orderBy(auditLog.id);
  const session = rows[0]?.detail["session"];
  expect(session).toEqual(matchers.any(String));
  expect(rows).toMatchObject([
    { actor: EMULATION.operator, action: "emulateUser", detail: { reason: EMULATION.reason } },
    { actor: EMULATION.operator, action: "getCurrentUser", detail: { session, refused: false } },
    { actor: EMULATION.operator, action: "deleteProject", detail: { session, refused: true } },
  ]);
});

it.each([
  {},
  { operator: "Joanna Wrona" },
  { operator: " ", reason: "Ticket 12" },
  { operator: "Joanna", reason: "  " },
])("opens no emulated session without a name and a reason: %o", async (sent) => {
  expect((await call("POST", `/users/${encodeURIComponent(email)}/emulate`, sent)).status).toBe(422);
});

it("deactivates a user and ends the sessions", async () => {
  await app.database.exec("delete from rate_counter");
  const rows = await app.database.db
    .select({ id: appUser.id, email: appUser.emailNorm })
    .from(appUser)
    .orderBy(appUser.id);
  const user = rows.find((row) => row.email !== null && row.email !== email);
  const { token } = operatorBodyOf("emulateUser", await call("POST", `/users/${user?.id}/emulate`, EMULATION));
  expect((await self(token)).statusCode).toBe(200);
  expect((await call("POST", `/users/${user?.id}/deactivate`)).body).toMatchObject({
    id: user?.id,
    active: 2,
    sessions: 0,
  });
  expect((await self(token)).json()).toMatchObject({ code: "account_inactive" });
  expect((await call("POST", `/users/${user?.id}/emulate`, EMULATION)).status).toBe(404);
  expect((await call("POST", "/users/999999/deactivate")).status).toBe(404);
});

it("opens no emulated session of a user whose company is inactive", async () => {
  const [user] = await app.database.db
    .select({ id: appUser.id, companyId: appUser.companyId })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .where(and(eq(appUser.active, 1), eq(company.active, 1), ne(appUser.emailNorm, email)))
    .orderBy(desc(appUser.id))
    .limit(1);
  const setActive = (active: 1 | 2) =>
    app.database.exec(`update company set active = ${active} where id = ${user?.companyId}`);
  await setActive(2);
  expect((await call("POST", `/users/${user?.id}/emulate`, EMULATION)).status).toBe(404);
  await setActive(1);
  expect((await call("POST", `/users/${user?.id}/emulate`, EMULATION)).status).toBe(201);
});

it("verifies the ledger and lists broken rules", async () => {
  expect((await call("GET", "/ledger/verify")).body).toMatchObject({ ok: true, faults: [] });
  await app.database.exec(
    "update ledger_account set credits_posted = credits_posted + 5 where company_id = (select min(company_id) from ledger_account)",
  );
  const { ok, faults } = operatorBodyOf("verifyLedger", await call("GET", "/ledger/verify"));
  expect(ok).toBe(false);
  expect(faults.length).toBeGreaterThan(0);
});
