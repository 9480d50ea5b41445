import { addDays, addMonths, dayIn, startOfDay } from "@lucarne/api-client/day";
import { DAY } from "@lucarne/api-client/durations";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { registrableRegions } from "@lucarne/api-client/regions";

import { after } from "../../../kernel/time/time.ts";
import type { Tx } from "../../../db/client.ts";
import { behaviour, certificate, certificateType } from "../../../db/schema/index.ts";
import type { Seeded } from "../seed-types.ts";
import { seedUuid } from "../seed-uuid.ts";
import { type DemoText, demoWords, type KeyBetween } from "../texts.ts";

type RewardKey = KeyBetween<DemoText, "reward.", ".name">;

const rewardWords = (key: RewardKey) => ({
  names: demoWords(`reward.${key}.name`),
  descriptions: demoWords(`reward.${key}.description`),
});

const BEHAVIOURS: readonly (readonly [slug: RewardKey, points: number])[] = [
  ["training", 50],
  ["online-training", 20],
  ["promotion", 40],
  ["response-time", 15],
  ["satisfaction", 25],
  ["profile", 10],
];

/** Countries with other point values. A complete profile gives the same everywhere. */
const FACTOR: Partial<Record<RegionSlug, number>> = { hu: 0.5, ro: 1.4 };

const pointsIn = (country: RegionSlug, slug: RewardKey, points: number): number =>
  slug === "profile" ? points : Math.round((points * (FACTOR[country] ?? 1)) / 5) * 5;

const CERTIFICATES: readonly (readonly [slug: RewardKey, longevity: number | null])[] = [
  ["certified-installer", 24],
  ["shutters-and-blinds", 24],
  ["work-at-height", 12],
  ["club-partner", null],
];

/** Address of a picture. */
const iconOf = (slug: RewardKey): string => `/art/icons/${slug}.svg`;

/** Writes the rewarded behaviours of every country and the kinds of certificates. */
export const seedRewards = async (tx: Tx): Promise<void> => {
  await tx.insert(behaviour).values(
    registrableRegions().flatMap((region) =>
      BEHAVIOURS.map(([slug, points], position) => ({
        uuid: seedUuid(`behaviour ${region.slug} ${slug}`),
        regionId: region.id,
        slug,
        ...rewardWords(slug),
        icon: iconOf(slug),
        points: pointsIn(region.slug, slug, points),
        position,
      })),
    ),
  );
  await tx
    .insert(certificateType)
    .values(CERTIFICATES.map(([slug, longevity]) => ({ slug, ...rewardWords(slug), icon: iconOf(slug), longevity })));
};

/** Days until each certificate expires: one is valid, one expires soon, one has expired. */
const HELD: readonly (readonly [slug: RewardKey, lasts: number])[] = [
  ["certified-installer", 410],
  ["shutters-and-blinds", 34],
  ["work-at-height", -19],
];

/** Gives the first two users of a company their certificates; the owner also gets one without expiry. */
export const seedCertificates = async (
  tx: Tx,
  { people, timeZone, now }: { people: readonly Seeded[]; timeZone: string; now: Date },
): Promise<void> => {
  const lengths = new Map(CERTIFICATES);
  const rows = people.slice(0, 2).flatMap((person, index) => {
    const held = HELD.map(([type, lasts]) => {
      const expiresOn = addDays(dayIn(now, timeZone), lasts);
      const issuedOn = addMonths(expiresOn, -(lengths.get(type) ?? 12));
      return { type, issuedOn, expiresOn, createdAt: startOfDay(issuedOn, timeZone) };
    });
    const joined = after(now, -700 * DAY);
    const partner = {
      type: "club-partner" as const,
      issuedOn: dayIn(joined, timeZone),
      expiresOn: null,
      createdAt: joined,
    };
    return (index === 0 ? [...held, partner] : held).map((row) => ({
      ...row,
      uuid: seedUuid(`certificate ${person.uuid} ${row.type}`),
      userId: person.id,
    }));
  });
  if (rows.length > 0) await tx.insert(certificate).values(rows);
};
