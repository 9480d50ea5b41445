import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { thingsOf } from "@lucarne/conformance/requests/example-request";
import { thingsOfPath, type Belongings, type Thing } from "@lucarne/conformance/requests/things";
import { documentedOperations, type DocumentedOperation } from "@lucarne/contract/documented";
import { beforeAll, describe, expect, it } from "vitest";

import { appUser, company } from "../../db/schema/index.ts";
import { contractDocument } from "../../http/contract/contract.ts";
import { withBackend, type TestAnswer } from "../backend.ts";
import { NO_LIMITS } from "../rate-limits.ts";
import { ask } from "./ask.ts";
import { belongingsOf, tokenFor } from "./belongings.ts";
import { imprintOf, secretsOf, type Secret } from "./secrets.ts";
import { isObject } from "@lucarne/api-client/is-object";
import { everyNth } from "../../../../../test-sample.ts";

/*
 * Access rules for every operation in the contract. A new operation is covered automatically; one whose ids cannot be
 * found fails by name.
 */

const backend = withBackend({ settings: { rateLimits: NO_LIMITS } });
const operations = documentedOperations(await contractDocument());

/** The operations that a rule applies to, with names for their tests. */
const those = (which: (documented: DocumentedOperation) => boolean) =>
  operations.filter(which).map((documented) => ({ documented, name: documented.operation.operationId }));

const needsToken = those(({ operation }) => operation.access === "required");
const takes = (...owners: readonly Thing["owner"][]) =>
  those((documented) => thingsOf(documented).some(({ owner }) => owners.includes(owner)));
/** The list of tickets answers 422 for another user's id in its filter. */
const refusalOf = (name: string): number => (name === "listTickets" ? 422 : 404);

const OWN = "marek@dachserwis.example";
const COLLEAGUE = "anna@dachserwis.example";
const FOREIGN = "adam@oknabeskid.example";
/** In another country, so that its goods are foreign. */
const ABROAD = "tomas@strechynovak.example";

let own: Belongings;
let colleague: Belongings;
let foreign: Belongings;
let abroad: Belongings;
let token: string;
let emulated: string;
let gone: Readonly<Record<"deleted" | "deactivated" | "of a company that declined", string>>;
let hidden: readonly Secret[];

const ofOwn = (thing: Thing) => thing.of(own);
const unknown = (thing: Thing) => thing.unknown();

/** An answer without the parts that differ in each. */
const comparable = ({ status, body }: TestAnswer) => ({
  status,
  body: isObject(body) ? { ...body, instance: "" } : body,
});

const endedSessions = async () => {
  const { db } = backend().database;
  const others = await db
    .select({ id: appUser.id, companyId: appUser.companyId })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .where(and(isNull(appUser.deletedAt), eq(appUser.active, 1), eq(company.active, 1), ne(company.regionId, 10)));
  const [first, second, third] = [...new Map(others.map((one) => [one.companyId, one])).values()];
  if (!first || !second || !third) throw new Error("The demo's data have too few companies.");
  const tokens = {
    deleted: await tokenFor(backend(), first.id),
    deactivated: await tokenFor(backend(), second.id),
    "of a company that declined": await tokenFor(backend(), third.id),
  };
  await db.update(appUser).set({ deletedAt: backend().clock.now() }).where(eq(appUser.id, first.id));
  await db.update(appUser).set({ active: 2 }).where(eq(appUser.id, second.id));
  await db.update(company).set({ active: 2 }).where(eq(company.id, third.companyId));
  return tokens;
};

beforeAll(async () => {
  own = await belongingsOf(backend(), OWN);
  colleague = await belongingsOf(backend(), COLLEAGUE);
  foreign = await belongingsOf(backend(), FOREIGN);
  abroad = await belongingsOf(backend(), ABROAD);
  token = await tokenFor(backend(), own.userId);
  emulated = await backend().emulate(own.userId);
  gone = await endedSessions();
  hidden = await secretsOf(backend().database.db, { own, foreign });
});

const leaks = ({ body }: TestAnswer): string[] => {
  const text = JSON.stringify(body ?? "");
  return hidden.filter(({ value }) => text.includes(value)).map(({ what }) => what);
};

describe("every operation", () => {
  it.each(those(() => true))("$name has a known source for each of its ids, and an example", ({ documented }) => {
    const { operation, mediaType, example } = documented;
    for (const { name, thing } of thingsOfPath(operation.path))
      expect(thing, `an entry for {${name}} of ${operation.path} in THINGS_OF_PATHS`).toBeDefined();
    expect(mediaType === "application/json" ? example : "none asked for").toBeDefined();
  });
});

describe("without a token", () => {
  it.each(needsToken)("$name is refused", async ({ documented }) => {
    const answer = await ask(backend(), documented, { choose: ofOwn });
    expect(answer).toMatchObject({ status: 401, body: { code: "token_missing" } });
    expect(String(answer.headers["www-authenticate"])).toMatch(/^Bearer/);
  });

  it.each(everyNth(5, needsToken))("$name is refused with a forged token", async ({ documented }) => {
    const forged = await ask(backend(), documented, { choose: ofOwn, token: token.split("").toReversed().join("") });
    expect(forged).toMatchObject({ status: 401, body: { code: "token_invalid" } });
  });
});

describe("with the token of a deleted or deactivated user, or of a company that declined", () => {
  it.each(needsToken)("$name is refused", async ({ documented }) => {
    for (const [who, ended] of Object.entries(gone)) {
      const answer = await ask(backend(), documented, { choose: ofOwn, token: ended });
      const code = who === "deleted" ? "session_revoked" : "account_inactive";
      expect(answer, who).toMatchObject({ status: 401, body: { code } });
    }
  });

  it.each(those(({ operation }) => operation.access === "optional"))(
    "$name answers as it does without a token",
    async ({ documented }) => {
      const stranger = comparable(await ask(backend(), documented, { choose: ofOwn }));
      for (const [who, ended] of Object.entries(gone))
        expect(comparable(await ask(backend(), documented, { choose: ofOwn, token: ended })), who).toEqual(stranger);
    },
  );
});

describe("with somebody else's id", () => {
  it.each(takes("company", "person"))("$name does not find another company's objects", async ({ documented, name }) => {
    const before = await imprintOf(backend().database.db, foreign.companyId);
    const answer = await ask(backend(), documented, { token, choose: (thing) => thing.of(foreign) });
    const never = await ask(backend(), documented, { token, choose: unknown });
    expect(comparable(answer)).toEqual(comparable(never));
    expect(answer.status).toBe(refusalOf(name));
    expect(await imprintOf(backend().database.db, foreign.companyId)).toEqual(before);
  });

  const personal = takes("person");
  it.each(personal.filter(({ name }) => name !== "updateUser"))(
    "$name does not find another user's personal objects",
    async ({ documented, name }) => {
      const before = await imprintOf(backend().database.db, own.companyId);
      const answer = await ask(backend(), documented, { token, choose: (thing) => thing.of(colleague) });
      expect(comparable(answer)).toEqual(comparable(await ask(backend(), documented, { token, choose: unknown })));
      expect(answer.status).toBe(refusalOf(name));
      expect(await imprintOf(backend().database.db, own.companyId)).toEqual(before);
    },
  );

  // Colleagues see each other in the team, and an owner may change names, so this answers 403 instead of 404.
  it.each(personal.filter(({ name }) => name === "updateUser"))(
    "$name is refused on a colleague",
    async ({ documented }) => {
      const before = await imprintOf(backend().database.db, own.companyId);
      const answer = await ask(backend(), documented, { token, choose: (thing) => thing.of(colleague) });
      expect(answer).toMatchObject({ status: 403, body: { code: "role_not_allowed" } });
      expect(await imprintOf(backend().database.db, own.companyId)).toEqual(before);
    },
  );

  it.each(those(({ operation }) => operation.path.startsWith("/v2/shop/products/{")))(
    "$name does not find another country's goods",
    async ({ documented }) => {
      const answer = await ask(backend(), documented, { token, choose: (thing) => thing.of(abroad) });
      expect(comparable(answer)).toEqual(comparable(await ask(backend(), documented, { token, choose: unknown })));
      expect(answer.status).toBe(404);
    },
  );
});

describe("in an emulated session", () => {
  it.each(those(({ operation }) => operation.effect === "write" && operation.access !== "public"))(
    "$name is refused",
    async ({ documented }) => {
      const before = await imprintOf(backend().database.db, own.companyId);
      const answer = await ask(backend(), documented, { choose: ofOwn, token: emulated });
      expect(answer).toMatchObject({ status: 403, body: { code: "emulated_session" } });
      expect(await imprintOf(backend().database.db, own.companyId)).toEqual(before);
    },
  );

  it.each(those(({ operation }) => operation.access === "required" && operation.effect === "read"))(
    "$name reads what its user can read",
    async ({ documented }) => {
      const seen = await ask(backend(), documented, { choose: ofOwn, token: emulated });
      const real = await ask(backend(), documented, { choose: ofOwn, token });
      expect([seen.status, leaks(seen)]).toEqual([real.status, []]);
    },
  );
});

// Last, because it has the operations' effects.
describe("with the caller's own id", () => {
  it.each(those(() => true))("$name reveals nothing of others", async ({ documented }) => {
    const mine = documented.operation.access === "public" ? {} : { token };
    const answer = await ask(backend(), documented, { choose: ofOwn, ...mine });
    expect(answer.status).toBeLessThan(500);
    expect(leaks(answer)).toEqual([]);
    // A user whose session the operation ended signs in again for the next one.
    await backend().database.db.execute(sql`update company set active = 1 where id = ${own.companyId}`);
    token = await tokenFor(backend(), own.userId);
  });
});
