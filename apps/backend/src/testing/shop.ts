import { eq } from "drizzle-orm";

import { appUser, company, region } from "../db/schema/index.ts";
import { variantUuid } from "../demo/seed/seed-shop.ts";
import type { Schema } from "../kernel/schema.ts";
import { balanceOf } from "../ledger/accounts.ts";
import { correct } from "../ledger/ledger.ts";
import type { Buyer } from "../areas/orders/commands/place-order.ts";
import { newUuid } from "../kernel/uuid.ts";
import type { TestBackend } from "./backend.ts";

/** Limits that shop tests do not reach. */
export const SHOP_LIMITS = { RO: 1e6, RW: 1e6, RLogin: 1e6, RVerify: 1e6, ROrder: 1e6, RCard: 1e6, RPreview: 1e6 };

/** Recipient of the test orders. */
export const CUSTOMER: Schema<"Customer"> = {
  name: "Marek",
  surname: "Kowalczyk",
  company_name: "",
  phone: "+48601234567",
  email: "biuro@dachserwis.example",
  street: "ul. Podhalańska",
  house_number: "18",
  city: "Nowy Targ",
  postal_code: "34-400",
  country: "pl",
};

/** A cart of one line; by default pens at one point each. */
export const cartOf = (quantity: number, variantGuid = variantUuid("pl", "pen")) => ({
  type: "cart" as const,
  order: [{ variantGuid, quantity }],
  customer: CUSTOMER,
});

/** A demo user as a buyer. */
export const buyerOf = async ({ database }: TestBackend, email: string): Promise<Buyer> => {
  const [row] = await database.db
    .select({
      userId: appUser.id,
      userUuid: appUser.uuid,
      role: appUser.role,
      companyId: company.id,
      companyUuid: company.uuid,
      regionId: region.id,
      regionSlug: region.slug,
      timezone: region.timezone,
    })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .innerJoin(region, eq(region.id, company.regionId))
    .where(eq(appUser.emailNorm, email));
  if (!row) throw new Error(`There is no ${email}.`);
  return row;
};

/** Sets a company's balance. */
export const setBalance = async (
  { database, clock }: TestBackend,
  companyId: number,
  points: number,
): Promise<void> => {
  const { spendable } = await balanceOf(database.db, companyId);
  if (spendable === points) return;
  const now = clock.now();
  const ref = { type: "correction" as const, id: newUuid(now) };
  await database.transaction((tx) => correct(tx, { companyId, amount: points - spendable, ref, actor: "system", now }));
};
