import { MINUTE } from "@lucarne/api-client/durations";
import { beforeEach, describe, expect, it } from "vitest";

import { withBackend } from "../../testing/backend.ts";
import { WIDE_LIMITS } from "../../testing/rate-limits.ts";

const backend = withBackend({ settings: { rateLimits: WIDE_LIMITS } });
const MAREK = "marek@dachserwis.example";
const ANNA = "anna@dachserwis.example";
const PATH = "/v2/company/verification";
let token: string;

beforeEach(async () => {
  backend().advance(25 * 60 * MINUTE);
  await backend().database.exec(
    `update app_user set verified_email_at = null, email_norm = '${MAREK}' where phone_e164 = '+48601234567'`,
  );
  ({ token } = await backend().signIn(MAREK));
});

const send = (who = token) => backend().call("POST", PATH, { token: who });
const confirm = (code: string) => backend().call("PATCH", PATH, { token, body: { code } });
const REFUSED = { status: 406, body: { code: "code_invalid", errors: { code: [expect.any(String)] } } };

describe("e-mail verification", () => {
  it("sends six digits that verify the address once", async () => {
    expect(await send()).toMatchObject({
      status: 202,
      body: { resend_after: 60 },
      headers: { "ratelimit-limit": "1" },
    });
    const code = await backend().lastCode(MAREK);
    expect(code).toMatch(/^\d{6}$/);
    expect(await confirm(code)).toMatchObject({
      status: 200,
      body: { verified_email_at: backend().clock.now().toISOString() },
    });
    expect(await confirm(code)).toMatchObject(REFUSED);
    expect(await send()).toMatchObject({
      status: 409,
      body: { code: "already_verified", errors: { email: [expect.any(String)] } },
    });
  });

  it.each(["1", "abcdef", "12345678901234567890123456789012", "000000x"])(
    "refuses %s like any wrong code",
    async (code) => {
      await send();
      expect(await confirm(code)).toMatchObject(REFUSED);
    },
  );

  it("refuses a code after 30 minutes, and one replaced by a newer code", async () => {
    await send();
    const first = await backend().lastCode(MAREK);
    backend().advance(MINUTE);
    await send();
    const second = await backend().lastCode(MAREK);
    // Both codes are equal once in a million; then they cannot be told apart.
    expect(await confirm(first === second ? "none" : first)).toMatchObject(REFUSED);
    backend().advance(30 * MINUTE);
    expect(await confirm(second)).toMatchObject(REFUSED);
  });

  it("stops after five tries", async () => {
    await send();
    const code = await backend().lastCode(MAREK);
    const wrong = code === "111111" ? "222222" : "111111";
    for (let tries = 0; tries < 5; tries++) expect(await confirm(wrong)).toMatchObject(REFUSED);
    expect(await confirm(code)).toMatchObject(REFUSED);
  });

  it("sends one message a minute and five an hour", async () => {
    await send();
    backend().advance(59_000);
    expect(await send()).toMatchObject({ status: 429, headers: { "retry-after": "1" } });
    for (let index = 0; index < 4; index++) {
      backend().advance(MINUTE);
      expect((await send()).status).toBe(202);
    }
    backend().advance(MINUTE);
    expect(await send()).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  });

  it("does not verify an address that was changed in between", async () => {
    await send();
    const code = await backend().lastCode(MAREK);
    await backend().database.exec(
      `update app_user set email_norm = 'other@dachserwis.example' where email_norm = '${MAREK}'`,
    );
    expect(await confirm(code)).toMatchObject(REFUSED);
  });

  it("is refused without an address and for a verified one", async () => {
    await backend().database.exec(`update app_user set email_norm = null where email_norm = '${MAREK}'`);
    expect(await send()).toMatchObject({ status: 409, body: { code: "email_missing" } });
    const anna = await backend().signIn(ANNA);
    expect(await send(anna.token)).toMatchObject({ status: 409, body: { code: "already_verified" } });
  });

  it("stores no readable code", async () => {
    await send();
    const code = await backend().lastCode(MAREK);
    const { rows } = await backend().database.db.execute(
      "select row_to_json(contact_challenge)::text as text from contact_challenge union all select row_to_json(outbox)::text from outbox",
    );
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  });
});
