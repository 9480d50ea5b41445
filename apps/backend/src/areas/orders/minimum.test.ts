import { MINUTE } from "@lucarne/api-client/durations";
import { orderMinimumOf } from "@lucarne/api-client/checkout-rules";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { appUser, company, product } from "../../db/schema/index.ts";
import { seedUuid } from "../../demo/seed/seed-uuid.ts";
import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { withBackend } from "../../testing/backend.ts";
import { cartOf, SHOP_LIMITS, setBalance } from "../../testing/shop.ts";

const backend = withBackend({ settings: { rateLimits: SHOP_LIMITS } });

/** An installer in each country, and the minimum order of that country (CHK-11). */
const COUNTRIES = [
  ["ba", "emir@krov.example", 0],
  ["bg", "ivan@pokrivi.example", 100],
  ["cz", "tomas@strechynovak.example", 60],
  ["hr", "luka@krovopokrivac.example", 51],
  ["hu", "gabor@tetoablak.example", 39],
  ["pl", "marek@dachserwis.example", 128],
  ["ro", "mihai@acoperis.example", 102],
  ["rs", "stefan@krovni.example", 0],
  ["si", "nina@streha.example", 51],
  ["sk", "marek@stresneokna.example", 60],
  ["ua", "taras@dakhmaister.example", 20],
  ["ee", "liis@katus.example", 40],
  ["lt", "mantas@stogulangai.example", 40],
  ["lv", "andris@jumti.example", 40],
] as const;

const signIn = async (email: string) => {
  backend().advance(MINUTE);
  const { token, userId } = await backend().signIn(email);
  const [person] = await backend().database.db.select().from(appUser).where(eq(appUser.id, userId));
  const companyId = person?.companyId ?? 0;
  await backend()
    .database.db.update(company)
    .set({ registrationNumber: String(5_000_000 + companyId) })
    .where(eq(company.id, companyId));
  await setBalance(backend(), companyId, 500);
  return { token, companyId };
};

describe("the minimum of a cart order", () => {
  const cart = (token: string, slug: RegionSlug, quantity: number) =>
    backend().call("POST", "/v2/orders", { token, body: cartOf(quantity, variantUuid(slug, "pen")) });

  it.each(COUNTRIES.filter(([, , minimum]) => minimum > 0))(
    "in %s refuses one point below it",
    async (slug, email, minimum) => {
      const { token } = await signIn(email);
      const errors = { order: [`Minimum order in points: ${minimum}.`] };
      expect(await cart(token, slug, minimum - 1)).toMatchObject({
        status: 422,
        body: { code: "below_minimum", errors },
      });
    },
  );

  it.each(COUNTRIES)("in %s accepts exactly it", async (slug, email, minimum) => {
    const { token } = await signIn(email);
    const points = Math.max(1, minimum);
    expect(await cart(token, slug, points)).toMatchObject({ status: 201, body: { points } });
  });

  it("is 50 where a country has none of its own", async () => {
    expect(orderMinimumOf("tr")).toBe(50);
    const { token, companyId } = await signIn("liis@katus.example");
    const TURKEY = 15;
    const pen = eq(product.uuid, seedUuid("product ee pen"));
    await backend().database.db.update(product).set({ regionId: TURKEY }).where(pen);
    await backend().database.db.update(company).set({ regionId: TURKEY }).where(eq(company.id, companyId));
    expect(await cart(token, "ee", 49)).toMatchObject({ status: 422, body: { code: "below_minimum" } });
    expect(await cart(token, "ee", 50)).toMatchObject({ status: 201 });
  });
});
