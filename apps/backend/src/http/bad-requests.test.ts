import { DAY, HOUR } from "@lucarne/api-client/durations";
import { describe, expect, it } from "vitest";

import { withBackend } from "../testing/backend.ts";
import { rawAnswers } from "../testing/raw-answers.ts";
import { matchers } from "../../../../test-matchers.ts";

const backend = withBackend();
const LOGIN = "/v2/installer/login";
const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  backend().server.inject({
    method: "POST",
    url: `/api${path}`,
    headers: { "content-type": "application/json", ...headers },
    payload: body,
  });

interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, unknown>>;
}

describe("a body", () => {
  it.each([
    ["nested 5,000 levels deep", `${'{"email":'.repeat(5_000)}1${"}".repeat(5_000)}`, 400, "malformed_request"],
    ["in invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400, "malformed_request"],
    ["with half a surrogate pair", '{"email":"a\\ud800@b.example"}', 422, "validation_failed"],
    ["of invisible characters", '{"email":"\u200b"}', 422, "validation_failed"],
  ])("%s is refused", async (_name, body, status, code) => {
    const answer = await post(LOGIN, body);
    expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([status, code]);
  });

  it("of a signed-in call is refused for half a surrogate pair and for a text of invisible characters", async () => {
    backend().advance(DAY + HOUR);
    const { token } = await backend().signIn("anna@dachserwis.example");
    const send = async (title: string) => {
      const info = '{"language":"pl","hostname":"club.example","region":"pl","appVersion":"1","appType":"web"}';
      const answer = await post("/v1/support", `{"title":"${title}","body":"text","info":${info}}`, {
        authorization: `Bearer ${token}`,
      });
      return [answer.statusCode, Object.keys(answer.json<Refusal>().errors ?? {})];
    };
    expect(await send("a\\ud800")).toEqual([422, ["title"]]);
    const invisible = ["\u200b\u2060", "\u{E0041}\u{E0042}", "\u034F", "\uFE0F", "\u{E0100}", " \u034F\u3164 "];
    for (const title of invisible) expect(await send(title)).toEqual([422, ["title"]]);
    expect(await send("a title")).toEqual([201, []]);
    expect(await send("❤️")).toEqual([201, []]);
  });

  it("with a false Content-Encoding is refused", async () => {
    const answer = await post(LOGIN, '{"email":"a@b.example"}', { "content-encoding": "gzip" });
    expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([415, "unsupported_media_type"]);
  });

  it.each(["", "not json", "{}"])("%j of an operation without one is not looked at", async (body) => {
    const { token } = await backend().signIn("anna@dachserwis.example");
    backend().advance(DAY + HOUR);
    const again = await backend().signIn("anna@dachserwis.example");
    expect(token).not.toBe(again.token);
    const answer = await post("/v2/company/verification", body, { authorization: `Bearer ${again.token}` });
    expect(answer.json<Refusal>().code).toBe("already_verified");
    backend().advance(DAY + HOUR);
  });

  it.each(["multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=x"])(
    "of the type %s without an end is refused",
    async (type) => {
      backend().advance(DAY + HOUR);
      const { token } = await backend().signIn("anna@dachserwis.example");
      const answer = await post("/v1/shop/order/files", "--x\r\ncontent-disposition: form-data", {
        "content-type": type,
        authorization: `Bearer ${token}`,
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );
});

it.each([
  ["/v2/orders/%ff", "that cannot be decoded"],
  ["/v1/project/%E0%A4%A", "that cannot be decoded"],
  ["/v2/orders/1%", "that cannot be decoded"],
  [`/v2/orders/${"1".repeat(201)}`, "of 201 digits"],
  [`/v2/orders/${"1".repeat(15_000)}`, "of 15,000 digits"],
  [`/v2/orders/${"%".repeat(15_000)}`, "of 15,000 percent signs"],
  [`/v1/project/${"%C5%82".repeat(2_000)}`, "of 2,000 escaped letters"],
])("the id in %.30s…, %s, is refused like any other wrong id", async (path) => {
  backend().advance(DAY + HOUR);
  const { token } = await backend().signIn("anna@dachserwis.example");
  expect(await backend().call("GET", path, { token })).toMatchObject({
    status: 422,
    body: { code: "validation_failed" },
  });
});

it.each(["/healthz", "/readyz"])("HEAD %s answers like GET", async (url) => {
  expect((await backend().server.inject({ method: "HEAD", url })).statusCode).toBe(200);
});

it("what the HTTP parser refuses is a problem too", async () => {
  const answers = await rawAnswers(backend().server, [
    "nonsense\r\n\r\n",
    `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${"a".repeat(40_000)}\r\n\r\n`,
    "GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\nexpect: wonders\r\n\r\n",
    "GET /healthz HTTP/1.0\r\n\r\n",
    "CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nhost: x\r\nHost: y\r\nconnection: close\r\n\r\n",
  ]);
  expect(answers[0]).toMatch(/^HTTP\/1.1 400 [^]*application\/problem\+json[^]*"status":400/);
  expect(answers[1]).toMatch(/^HTTP\/1.1 431 [^]*application\/problem\+json[^]*"status":431/);
  expect(answers[2], "no Host").toMatch(/^HTTP\/1.1 400 [^]*application\/problem\+json[^]*"status":400/);
  expect(answers[3], "an unknown expectation").toMatch(/^HTTP\/1.1 200 [^]*"status":"ok"/);
  expect(answers[4], "HTTP 1.0 needs no Host").toMatch(/^HTTP\/1.1 200 [^]*"status":"ok"/);
  expect(answers[5], "CONNECT").toMatch(/^HTTP\/1.1 405 [^]*application\/problem\+json[^]*"method_not_allowed"/);
  expect(answers[6], "two Hosts").toMatch(/^HTTP\/1.1 400 [^]*application\/problem\+json[^]*"malformed_request"/);
});

it.each(["1e1", "0x1", "+1", " 1", "1.0", "", "9".repeat(16)])(
  "the page %j is refused as no whole number",
  async (page) => {
    backend().advance(DAY + HOUR);
    const { token } = await backend().signIn("anna@dachserwis.example");
    expect(await backend().call("GET", `/v2/orders?page=${encodeURIComponent(page)}`, { token })).toMatchObject({
      status: 422,
      body: { code: "validation_failed", errors: { page: [matchers.any(String)] } },
    });
  },
);
