import { DAY, HOUR, MINUTE } from "@lucarne/api-client/durations";
import { type Region, regionBySlug } from "@lucarne/api-client/regions";

import { openAccount } from "../../../ledger/accounts.ts";
import { toE164 } from "../../../kernel/phone.ts";
import { after } from "../../../kernel/time/time.ts";
import type { Tx } from "../../../db/client.ts";
import { appUser, company, invitation } from "../../../db/schema/index.ts";
import { seedNotifications } from "../activity/seed-notifications.ts";
import { seedPoints, seedWelcome } from "../activity/seed-points.ts";
import { seedProjects } from "../activity/seed-projects.ts";
import { seedCertificates } from "../activity/seed-rewards.ts";
import type { SerialBook } from "../activity/seed-scans.ts";
import { type SeedCompany, type Seeded, type SeedPerson } from "../seed-types.ts";
import { seedUuid } from "../seed-uuid.ts";

/** Options of a user who has answered every prompt. */
const ANSWERED = { hasAgreedToTerms: true, firstTime: false, consentSeen: true };

/** When the seeded companies joined. */
const AGE = 900 * DAY;

const joinedAt = ({ joined, newcomer }: SeedCompany, now: Date): Date => {
  if (joined !== undefined) return new Date(`${joined}T09:00:00Z`);
  return after(now, newcomer ? -2 * HOUR : -AGE);
};

const insertCompany = async (tx: Tx, seed: SeedCompany, region: Region, now: Date): Promise<Seeded> => {
  const created = joinedAt(seed, now);
  const [row] = await tx
    .insert(company)
    .values({
      uuid: seedUuid(`company ${seed.key}`),
      regionId: region.id,
      name: seed.name,
      address: seed.place.street,
      streetName: seed.place.street,
      city: seed.place.city,
      postalCode: seed.place.postalCode,
      registrationNumber: seed.registrationNumber ?? null,
      registrationNumber2: seed.registrationNumber2 ?? null,
      surveyResponse: seed.survey ? [] : null,
      active: seed.active === false ? 2 : 1,
      isRecommended: seed.key === "pl-kowalczyk",
      termsAcceptedAt: created,
      createdAt: created,
    })
    .returning({ id: company.id, uuid: company.uuid });
  if (!row) throw new Error("The company was not written.");
  await openAccount(tx, row.id);
  return row;
};

const insertPerson = async (
  tx: Tx,
  companyId: number,
  seed: SeedPerson,
  { region, joined, now, owner }: { region: Region; joined: Date; now: Date; owner: Seeded | undefined },
): Promise<Seeded> => {
  const phone = toE164(seed.phone, region);
  if (!phone) throw new Error(`The phone number of ${seed.name} ${seed.surname} is none of its country.`);
  const created = seed.lastActive === undefined && joined < after(now, -8 * DAY) ? after(now, -8 * DAY) : joined;
  const [row] = await tx
    .insert(appUser)
    .values({
      uuid: seedUuid(`user ${phone}`),
      companyId,
      role: seed.role === "owner" ? 3 : 4,
      name: seed.name,
      surname: seed.surname,
      emailNorm: seed.email ?? null,
      phoneE164: phone,
      options: seed.options ?? (seed.lastActive === undefined ? {} : ANSWERED),
      emailConsent: seed.consent ? 1 : 0,
      phoneConsent: 0,
      verifiedEmailAt: seed.email && seed.verified ? after(now, -300 * DAY) : null,
      lastActiveAt: seed.lastActive === undefined ? null : after(now, -seed.lastActive * DAY - 47 * MINUTE),
      active: seed.active === false ? 2 : 1,
      createdAt: created,
    })
    .returning({ id: appUser.id, uuid: appUser.uuid });
  if (!row) throw new Error("The person was not written.");
  if (seed.role === "installer")
    await tx.insert(invitation).values({ userId: row.id, sentBy: owner?.id ?? null, sentAt: created });
  return row;
};

/** A company with its written rows. */
interface Members {
  readonly seed: SeedCompany;
  readonly region: Region;
  readonly company: Seeded;
  readonly people: readonly Seeded[];
}

/** Writes a company and its users. */
export const insertMembers = async (tx: Tx, seed: SeedCompany, now: Date): Promise<Members> => {
  const region = regionBySlug(seed.region);
  if (!region) throw new Error(`There is no region ${seed.region}.`);
  const own = await insertCompany(tx, seed, region, now);
  const people: Seeded[] = [];
  const joined = joinedAt(seed, now);
  for (const person of seed.people)
    people.push(await insertPerson(tx, own.id, person, { region, joined, now, owner: people[0] }));
  return { seed, region, company: own, people };
};

/** Writes the points, projects, orders, card and notifications of a company. */
export const seedCompany = async (
  tx: Tx,
  { seed, region, company: own, people }: Members,
  { serials, serverKey, now }: { serials: SerialBook; serverKey: string; now: Date },
): Promise<void> => {
  if (seed.newcomer) {
    await seedWelcome(tx, { company: own, people, joined: joinedAt(seed, now) });
    return;
  }
  const closed = await seedProjects(tx, { seed, companyId: own.id, people, region, serials, now });
  await seedPoints(tx, { seed, company: own, people, region, closed, serverKey, now });
  await seedNotifications(tx, { seed, people, now });
  await seedCertificates(tx, { people, timeZone: region.timeZone, now });
};
