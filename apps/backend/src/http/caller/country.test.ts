import Fastify from "fastify";
import { expect, it } from "vitest";

import { countryOf } from "./country.ts";

const HEADER = "x-country";

/** The country of a call from 127.0.0.1 with these headers. */
const countryWith = async (
  headers: Record<string, string | string[]>,
  trust: false | string[] = ["127.0.0.1"],
): Promise<unknown> => {
  const server = Fastify({ trustProxy: trust });
  server.get("/", (request) => ({ country: countryOf(request, HEADER) }));
  const answer = await server.inject({ url: "/", headers, remoteAddress: "127.0.0.1" });
  await server.close();
  return answer.json<{ country: unknown }>().country;
};

const forwarded = { "x-forwarded-for": "203.0.113.7" };

it("is what the trusted proxy reports", async () => {
  expect(await countryWith({ ...forwarded, [HEADER]: "PL" })).toBe("PL");
  expect(await countryWith({ ...forwarded, [HEADER]: "XK" })).toBe("XK");
});

it("is unknown without the setting, without a trusted proxy and from another address than the proxy's", async () => {
  const headers = { ...forwarded, [HEADER]: "PL" };
  const server = Fastify();
  server.get("/", (request) => ({ country: countryOf(request, undefined) }));
  expect((await server.inject({ url: "/", headers })).json()).toEqual({ country: null });
  await server.close();
  expect(await countryWith(headers, false)).toBeNull();
  expect(await countryWith(headers, ["192.0.2.1"])).toBeNull();
  expect(await countryWith({ [HEADER]: "PL" })).toBeNull();
});

it.each(["", "pl", "POL", "P1", "T1", "XX", "ZZ", "AA", "QZ", "PL, DE", "<b>", "P\u0141"])(
  "is unknown when the proxy sends %j",
  async (value) => {
    expect(await countryWith({ ...forwarded, [HEADER]: value })).toBeNull();
  },
);

it("is unknown when the header comes twice", async () => {
  expect(await countryWith({ ...forwarded, [HEADER]: ["PL", "DE"] })).toBeNull();
});
