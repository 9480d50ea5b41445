import { and, eq, isNull } from "drizzle-orm";

import type { App } from "../../app.ts";
import { setting } from "../../db/schema/index.ts";
import { SEED_COMPANIES } from "./companies/companies.ts";
import { SEEDED } from "./markers.ts";
import { FIRST_SCANNED } from "./shop/products.ts";
import { SerialBook } from "./activity/seed-scans.ts";
import type { SeedCompany } from "./seed-types.ts";
import { seedCompanies, seedDatabase } from "./seed.ts";

/** Serial numbers of a country and group available to one copy of the companies. */
const SERIALS_PER_COPY = 5_000;

/** Derives another number of the same format by moving its last four digits. */
const moved = (number: string, copy: number): string =>
  number.replace(/\d{1,4}(?=\D*$)/, (digits) =>
    String((Number(digits) + copy * 37) % 10 ** digits.length).padStart(digits.length, "0"),
  );

/** A copy of a company with another name, other numbers and addresses. */
const copyOf = (company: SeedCompany, copy: number): SeedCompany => ({
  ...company,
  key: `${company.key}-${copy}`,
  name: `${company.name} ${copy}`,
  ...(company.registrationNumber
    ? { registrationNumber: `${company.registrationNumber.replaceAll("-", "").slice(0, 14)}X${copy}` }
    : {}),
  people: company.people.map((person) => ({
    ...person,
    phone: moved(person.phone, copy),
    ...(person.email ? { email: person.email.replace("@", `.${copy}@`) } : {}),
  })),
});

/**
 * Grows the seed to a multiple of its companies and history; the same scale gives the same data. Existing rows stay.
 */
export const seedTo = async (app: App, scale: number): Promise<void> => {
  await seedDatabase(app);
  const marker = and(eq(setting.key, SEEDED), isNull(setting.regionId));
  for (let copy = 2; copy <= scale; copy++) {
    await app.database.transaction(async (tx) => {
      const [row] = await tx.select({ value: setting.value }).from(setting).where(marker).for("update");
      if (typeof row?.value === "number" && row.value >= copy) return;
      const serials = new SerialBook(FIRST_SCANNED + copy * SERIALS_PER_COPY);
      const companies = SEED_COMPANIES.map((company) => copyOf(company, copy));
      await seedCompanies(tx, companies, { serials, serverKey: app.settings.serverKey, now: app.clock.now() });
      await tx.update(setting).set({ value: copy }).where(marker);
    });
  }
};
