import { registrableRegions } from "@lucarne/api-client/regions";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { App, TxApp } from "../../app.ts";
import type { Tx } from "../../db/client.ts";
import { setting } from "../../db/schema/index.ts";
import { SEED_COMPANIES } from "./companies/companies.ts";
import { CARD_COMPANIES } from "./companies/companies-card.ts";
import { PEOPLE_COMPANIES } from "./companies/companies-people.ts";
import { SEEDED, SEEDED_AT } from "./markers.ts";
import { seedProducts } from "./shop/products.ts";
import { heroImages, introVideoOf, resourcesOf } from "./region-pages.ts";
import { linksOf } from "./region-settings.ts";
import { insertMembers, seedCompany } from "./companies/seed-company.ts";
import { seedContent } from "./seed-content.ts";
import { expireSeeded } from "./activity/seed-extras.ts";
import { SerialBook } from "./activity/seed-scans.ts";
import { seedRewards } from "./activity/seed-rewards.ts";
import { seedShop } from "./seed-shop.ts";
import { seedTickets } from "./activity/seed-tickets.ts";
import type { SeedCompany } from "./seed-types.ts";
import { settleAll } from "./settle-all.ts";

const seedSettings = async (tx: Tx): Promise<void> => {
  const rows = registrableRegions().flatMap(({ id, slug }) => [
    { regionId: id, key: "links", value: linksOf(slug) },
    { regionId: id, key: "hero_images", value: heroImages() },
    { regionId: id, key: "resources", value: resourcesOf(slug) },
    { regionId: id, key: "intro_video", value: introVideoOf(slug) },
  ]);
  await tx.insert(setting).values(rows.filter(({ value }) => value !== undefined));
};

/**
 * Writes companies, those of one country after the other because they share its stock and serial numbers, and the
 * countries side by side.
 */
export const seedCompanies = async (
  tx: Tx,
  companies: readonly SeedCompany[],
  { serials, serverKey, now }: { serials: SerialBook; serverKey: string; now: Date },
): Promise<void> => {
  const members = [];
  for (const seed of companies) members.push(await insertMembers(tx, seed, now));
  const countries = Map.groupBy(members, ({ region }) => region.id);
  await settleAll(
    [...countries.values()].map(async (own) => {
      for (const each of own) await seedCompany(tx, each, { serials, serverKey, now });
    }),
  );
  await expireSeeded(tx, now);
};

/** Whether the database is already seeded. */
const isSeeded = async (tx: Tx): Promise<boolean> => {
  const [row] = await tx
    .select({ id: setting.id })
    .from(setting)
    .where(and(eq(setting.key, SEEDED), isNull(setting.regionId)));
  return row !== undefined;
};

/**
 * Seeds an empty database in one transaction, so that an interrupted start leaves nothing. Ids are the same in every
 * installation; dates are relative to today.
 *
 * @returns false when the database is already seeded
 */
export const seedDatabase = async (app: App): Promise<boolean> => app.database.transaction((tx) => seedInto(app, tx));

/** The same inside a transaction. */
export const seedInto = async (app: TxApp, tx: Tx): Promise<boolean> => {
  // A second process that starts at the same time waits here, longer than the usual statement timeout.
  await tx.execute(sql`set local statement_timeout = '120s'`);
  await tx.execute(sql`select pg_advisory_xact_lock(7132046)`);
  if (await isSeeded(tx)) return false;
  const now = app.clock.now();
  await seedSettings(tx);
  await seedContent(tx, now);
  await seedProducts(tx);
  await seedRewards(tx);
  await seedShop(tx, now);
  const { serverKey } = app.settings;
  const companies = [...SEED_COMPANIES, ...CARD_COMPANIES, ...PEOPLE_COMPANIES];
  await seedCompanies(tx, companies, { serials: new SerialBook(), serverKey, now });
  await seedTickets(app, tx);
  await tx.insert(setting).values({ regionId: null, key: SEEDED, value: 1 });
  await tx.insert(setting).values({ regionId: null, key: SEEDED_AT, value: now.toISOString() });
  return true;
};
