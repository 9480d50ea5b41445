import { DAY } from "@lucarne/api-client/durations";
import type { Day } from "@lucarne/api-client/day";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { registrableRegions } from "@lucarne/api-client/regions";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { constraintOf } from "../../db/driver/retry.ts";
import { certificate } from "../../db/schema/index.ts";
import { withBackend } from "../../testing/backend.ts";
import { newUuid } from "../../kernel/uuid.ts";

const backend = withBackend();

const named = z.object({ name: z.string(), description: z.string(), icon: z.string() });
const behaviours = z.object({
  data: z.array(named.extend({ points: z.number() })),
  meta: z.object({ total: z.number(), last_page: z.number(), per_page: z.number() }),
});
const certificates = z.object({
  data: z.array(
    named.extend({
      uuid: z.string(),
      slug: z.string(),
      longevity: z.number().nullable(),
      expires_on: z.string().nullable(),
    }),
  ),
});

let token = "";
beforeAll(async () => {
  ({ token } = await backend().signIn("marek@dachserwis.example"));
});

const read = async (path: string, language = "en", reader = token) => {
  const answer = await backend().call("GET", path, { token: reader, headers: { "accept-language": language } });
  expect(answer.status).toBe(200);
  return answer;
};

describe("rewarded behaviours", () => {
  it("are those of the caller's country, or of the given one", async () => {
    const own = behaviours.parse((await read("/v1/behaviour")).body);
    expect(own.data).toHaveLength(6);
    expect(own.meta).toMatchObject({ total: 6, per_page: 15 });
    expect((await read("/v1/behaviour?region_id=10")).body).toEqual((await read("/v1/behaviour")).body);
    const first = async (regionId: number) =>
      behaviours.parse((await read(`/v1/behaviour?region_id=${regionId}`)).body).data[0]?.points;
    expect(await Promise.all([10, 6, 11].map(first))).toEqual([50, 25, 70]);
    for (const { id } of registrableRegions())
      expect(behaviours.parse((await read(`/v1/behaviour?region_id=${id}`)).body).data).not.toEqual([]);
  });

  it("are paged", async () => {
    const all = behaviours.parse((await read("/v1/behaviour")).body).data;
    const second = behaviours.parse((await read("/v1/behaviour?limit=4&page=2")).body);
    expect(second).toMatchObject({ data: all.slice(4), meta: { total: 6, last_page: 2 } });
    expect((await read("/v1/behaviour?page=9")).body).toMatchObject({ data: [], meta: { last_page: 1 } });
  });

  it("are empty in a country without registration; country 17 is refused", async () => {
    expect((await read("/v1/behaviour?region_id=7")).body).toMatchObject({ data: [], meta: { total: 0 } });
    expect(await backend().call("GET", "/v1/behaviour?region_id=17", { token })).toMatchObject({ status: 422 });
  });

  it("are in the reader's language", async () => {
    expect((await read("/v1/behaviour", "pl")).body).toMatchObject({
      data: [{ name: "Szkolenie u\u00A0producenta", icon: "/art/icons/training.svg", points: 50 }, {}, {}, {}, {}, {}],
    });
    const told = await Promise.all(
      LANGUAGES.map(async ({ code }) => behaviours.parse((await read("/v1/behaviour", code)).body).data[0]),
    );
    expect(new Set(told.map((one) => one?.description)).size).toBeGreaterThanOrEqual(LANGUAGES.length - 1);
    expect((await read("/v1/behaviour", "ja")).body).toEqual((await read("/v1/behaviour", "en")).body);
    expect(String((await read("/v1/behaviour")).headers["vary"])).toMatch(/accept-language/i);
  });
});

describe("certificates", () => {
  it("of the seed are valid, expiring soon and expired", async () => {
    const { data } = certificates.parse((await read("/v1/behaviour/certificates", "pl")).body);
    expect(data.map(({ slug, longevity, name }) => [slug, longevity, name])).toEqual([
      ["certified-installer", 24, "Certyfikowany monter okien dachowych"],
      ["shutters-and-blinds", 24, "Rolety zewnętrzne i\u00A0wewnętrzne"],
      ["work-at-height", 12, "Bezpieczna praca na wysokości"],
    ]);
    const days = data.map(({ expires_on }) =>
      Math.round((Date.parse(expires_on ?? "") - backend().clock.now().getTime()) / DAY),
    );
    expect(days[0]).toBeGreaterThan(60);
    expect(days[1]).toBeGreaterThan(0);
    expect(days[1]).toBeLessThanOrEqual(60);
    expect(days[2]).toBeLessThan(0);
  });

  it("are the user's own, not the company's", async () => {
    const mine = certificates.parse((await read("/v1/behaviour/certificates")).body).data;
    const anna = await backend().signIn("anna@dachserwis.example");
    const hers = certificates.parse((await read("/v1/behaviour/certificates", "en", anna.token)).body).data;
    expect(hers[0]).toMatchObject({ slug: "club-partner", longevity: null, expires_on: null });
    expect(hers.filter(({ uuid }) => mine.some((one) => one.uuid === uuid))).toEqual([]);
    expect(await backend().call("GET", "/v1/behaviour/certificates")).toMatchObject({ status: 401 });
  });

  it("are one list, empty without certificates", async () => {
    const { id } = await backend().person("marek@dachserwis.example");
    await backend().database.db.execute(sql`delete from certificate where user_id = ${id}`);
    expect((await read("/v1/behaviour/certificates")).body).toMatchObject({
      data: [],
      meta: { total: 0, last_page: 1 },
    });
  });

  it("expire as their type requires; the database refuses anything else", async () => {
    const { id } = await backend().person("petr@strechynovak.example");
    const now = backend().clock.now();
    const refusal = (type: string, expiresOn: Day | null) =>
      backend()
        .database.db.insert(certificate)
        .values({ uuid: newUuid(now), userId: id, type, issuedOn: "2026-01-01", expiresOn, createdAt: now })
        .then(() => "accepted", constraintOf);
    expect(await refusal("work-at-height", null)).toBe("certificate_ends");
    expect(await refusal("club-partner", "2027-01-01")).toBe("certificate_ends");
    expect(await refusal("work-at-height", "2025-12-31")).toBe("certificate_check");
    expect(await refusal("work-at-height", "2027-01-01")).toBe("accepted");
    expect(await refusal("work-at-height", "2027-01-01")).toBe("certificate_user_id_type_issued_on_key");
  });
});
