import { randomUUID } from "node:crypto";

import { describe, expect, it } from "vitest";

import { deviceCookie } from "./caller/device-cookie.ts";
import { signedPath } from "../files/signed-path.ts";
import { withBackend } from "../testing/backend.ts";
import { matchers } from "../../../../test-matchers.ts";

const PORTAL = "https://portal.example";
const API = "https://api.example";
const STRANGER = "https://evil.example";

const preflight = (origin: string, headers = "authorization,content-type,idempotency-key") => ({
  method: "OPTIONS" as const,
  url: "/api/v2/orders",
  headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": headers },
});

describe("a server with a portal on another origin", () => {
  const backend = withBackend({ settings: { trustProxy: 1, elsewhere: { origins: [PORTAL], url: API } } });

  it("answers the preflight of the portal, whose calls may have a cookie", async () => {
    const answer = await backend().server.inject(preflight(PORTAL));
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": PORTAL,
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": matchers.stringContaining("idempotency-key"),
      "access-control-max-age": "7200",
    });
  });

  it("allows nothing to the page of another site", async () => {
    const refused = await backend().server.inject(preflight(STRANGER));
    expect(refused.headers).not.toHaveProperty("access-control-allow-origin");
    const { headers } = await backend().server.inject({ url: "/api/v1/config", headers: { origin: STRANGER } });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  it.each([
    ["/api/v1/config", 200],
    ["/api/v1/notifications", 401],
    ["/api/v1/unknown", 404],
  ])("lets the portal read the answer of %s, %i, and says that it depends on the origin", async (url, status) => {
    const answer = await backend().server.inject({ url, headers: { origin: PORTAL } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["access-control-allow-origin"]).toBe(PORTAL);
    expect(answer.headers["access-control-expose-headers"]).toContain("retry-after");
    expect(answer.headers["vary"]).toContain("Origin");
  });

  it("a form of another site cannot request a code: its body is no JSON, and no preflight is answered", async () => {
    const { statusCode } = await backend().server.inject({
      method: "POST",
      url: "/api/v2/installer/login",
      headers: { origin: STRANGER, "content-type": "text/plain" },
      payload: '{"email":"marek@dachserwis.example"}',
    });
    expect(statusCode).toBe(415);
  });

  it("gives the portal a cookie of the device that is sent from its site, over https", async () => {
    const email = "marek@dachserwis.example";
    const post = (url: string, payload: object) =>
      backend().server.inject({
        method: "POST",
        url,
        headers: { origin: PORTAL, "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9" },
        payload,
      });
    const login = await post("/api/v2/installer/login", { email });
    const { user_id: userId, challenge } = login.json<{ user_id: number; challenge: string }>();
    const code = await backend().lastCode(email);
    const verified = await post("/api/v2/installer/login/verify", { code, userId, challenge });
    expect(verified.statusCode).toBe(200);
    expect(verified.headers["set-cookie"]).toMatch(
      /^__Secure-lucarne-device=[\w-]{43}; Path=\/api\/v2\/installer\/login; Max-Age=15552000; HttpOnly; SameSite=None; Secure; Partitioned$/,
    );
  });

  it("addresses pictures by its own origin", () => {
    const { settings, clock } = backend().app;
    expect(signedPath(settings, randomUUID(), clock.now())).toMatch(/^https:\/\/api\.example\/api\/v1\/files\//);
  });
});

describe("a server with its portal on the same origin", () => {
  const backend = withBackend();

  it("answers no preflight and names no origin", async () => {
    const answer = await backend().server.inject(preflight(PORTAL));
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  });

  it.each([
    [{ https: true, elsewhere: false }, "SameSite=Strict; Secure"],
    [{ https: false, elsewhere: true }, "SameSite=Strict"],
  ])("for a caller with %o the device's cookie ends with %s", (reached, attributes) => {
    expect(deviceCookie(["t"], 1000, reached)).toMatch(new RegExp(`HttpOnly; ${attributes}$`));
  });
});
