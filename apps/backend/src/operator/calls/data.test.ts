import { DAY, HOUR } from "@lucarne/api-client/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { auditLog } from "../../db/schema/index.ts";
import { verifyLedger } from "../../ledger/verify.ts";
import { openBackend, withBackend } from "../../testing/backend.ts";
import { openOperator, type TestOperator } from "../../testing/operator.ts";
import { operatorBodyOf } from "../../testing/operator-body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";

const backend = withBackend();
let operator: TestOperator;
let usual: unknown;

beforeAll(async () => {
  operator = await openOperator(backend());
});
afterAll(() => operator.close());

describe("the seed", () => {
  it("is written once: the same scale adds nothing, a larger one adds companies", { tags: "long" }, async () => {
    const once = await operator.call("POST", "/seed", {});
    expect(once).toMatchObject({ status: 200, body: { companies: matchers.any(Number) } });
    usual = once.body;
    expect((await operator.call("POST", "/seed", { scale: 1 })).body).toEqual(once.body);
    const twice = await operator.call("POST", "/seed", { scale: 2 });
    expect(operatorBodyOf("seedData", twice).companies).toBeGreaterThan(operatorBodyOf("seedData", once).companies);
    expect((await operator.call("POST", "/seed", { scale: 2 })).body).toEqual(twice.body);
    expect((await operator.call("POST", "/seed", { scale: 101 })).status).toBe(422);
    expect(await verifyLedger(backend().database)).toEqual([]);
  });

  it(
    "is written again by a reset: sessions end, the clock is real, later rows are gone",
    { tags: "long" },
    async () => {
      backend().advance(DAY + HOUR);
      const { token } = await backend().signIn("marek@dachserwis.example");
      await operator.call("POST", "/clock/advance", { by: "3d" });
      await operator.call("PUT", "/maintenance", { on: true });
      expect((await operator.call("POST", "/reset", { confirm: "yes" })).status).toBe(422);
      const reset = await operator.call("POST", "/reset", { confirm: "reset" });
      expect(reset).toMatchObject({ status: 200, body: usual });
      expect(await backend().call("GET", "/v1/company/user/self", { token })).toMatchObject({
        status: 401,
        body: { code: "token_invalid" },
      });
      expect(await operator.call("GET", "/clock")).toMatchObject({ body: { offset_seconds: 0 } });
      expect(await backend().database.db.select({ action: auditLog.action }).from(auditLog)).toMatchObject([
        { action: "resetData" },
        {},
      ]);
      expect((await backend().signIn("marek@dachserwis.example")).expires_in).toBe(3600);
    },
  );
});

it("is refused in production", async () => {
  const production = await openBackend({ settings: { production: true } });
  const side = await openOperator(production);
  for (const [path, body] of [
    ["/seed", {}],
    ["/reset", { confirm: "reset" }],
  ] as const)
    expect(await side.call("POST", path, body)).toMatchObject({ status: 409, body: { code: "state_conflict" } });
  await side.close();
  await production.server.close();
  await production.database.close();
});
