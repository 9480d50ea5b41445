import { CAPABILITIES } from "@lucarne/api-client/capabilities";
import { isRegionSlug, type RegionSlug } from "@lucarne/api-client/regions";
import type { LanguageCode } from "@lucarne/api-client/languages";
import { inArray } from "drizzle-orm";
import type { z } from "zod";

import type { Db } from "../../../db/client.ts";
import { groupPoints, region, setting } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { readSetting } from "./settings.ts";
import {
  heroImagesValue,
  introVideoValue,
  linksValue,
  productGroupsValue,
  resourcesValue,
} from "../rules/config-values.ts";
import { wordsIn } from "../../../db/sql/words.ts";

type BySlug<Value> = Partial<Record<RegionSlug, Value>>;
type Row = { slug: RegionSlug; values: ReadonlyMap<string, unknown>; region: typeof region.$inferSelect };

const read = async (db: Db, keys: readonly string[]): Promise<Row[]> => {
  const [regions, settings] = await Promise.all([
    db.select().from(region),
    db
      .select()
      .from(setting)
      .where(inArray(setting.key, [...keys])),
  ]);
  return regions.flatMap((entry) =>
    isRegionSlug(entry.slug)
      ? [
          {
            slug: entry.slug,
            region: entry,
            values: new Map(
              settings.filter(({ regionId }) => regionId === entry.id).map(({ key, value }) => [key, value]),
            ),
          },
        ]
      : [],
  );
};

/** One value for each country that has it; a country without it has no entry (NAV-22). */
const bySlug = <Value>(rows: readonly Row[], value: (row: Row) => Value | undefined): BySlug<Value> => {
  const found: BySlug<Value> = {};
  for (const row of rows) {
    const own = value(row);
    if (own !== undefined) found[row.slug] = own;
  }
  return found;
};

const valueOf = <Form extends z.ZodType>(row: Row, key: string, form: Form): z.output<Form> | undefined =>
  row.values.has(key) ? form.parse(row.values.get(key)) : undefined;

/** A text of a setting in one language; a single text applies to all languages. */
const textIn = (text: string | Record<string, string>, language: LanguageCode): string =>
  typeof text === "string" ? text : wordsIn(text, language);

/** A country's links with their labels in one language. */
const linksIn = (row: Row, language: LanguageCode) => {
  const links = valueOf(row, "links", linksValue);
  if (!links) return undefined;
  const legal = links.legal.map(({ label, url }) => ({ label: textIn(label, language), url }));
  return { ...links, legal };
};

/** A country's slides with their texts in one language. */
const heroImagesIn = (row: Row, language: LanguageCode) =>
  valueOf(row, "hero_images", heroImagesValue)?.map(({ title, text, ...slide }) => ({
    ...slide,
    ...(title !== undefined && { title: textIn(title, language) }),
    ...(text !== undefined && { text: textIn(text, language) }),
  }));

const publicPart = (rows: readonly Row[], language: LanguageCode): Schema<"PublicConfig"> => ({
  capabilities: [...CAPABILITIES],
  behaviours: bySlug(rows, ({ region: entry }) =>
    entry.registrable ? { welcome_points: entry.welcomePoints } : undefined,
  ),
  links: bySlug(rows, (row) => linksIn(row, language)),
});

/** Welcome points and links of every country: the public part. */
export const readPublicConfig = async (db: Db, language: LanguageCode): Promise<Schema<"PublicConfig">> =>
  publicPart(await read(db, ["links"]), language);

/** Base points of each product group in each country, in the order of the groups' list. */
const readDefaultPoints = async (db: Db, reading: Promise<readonly Row[]>, language: LanguageCode) => {
  const [rows, setGroups, points] = await Promise.all([
    reading,
    readSetting(db, "product_groups"),
    db.select().from(groupPoints),
  ]);
  const groups = productGroupsValue.parse(setGroups ?? []);
  return bySlug(rows, ({ region: { id } }) => {
    const own = points.filter(({ regionId }) => regionId === id);
    if (own.length === 0) return undefined;
    return groups.flatMap(({ group, names }) =>
      own
        .filter(({ productGroup }) => productGroup === group)
        .map((entry) => ({ group, name: wordsIn(names, language) || group, points: entry.points })),
    );
  });
};

/** The whole configuration for a caller's country, in the caller's language. */
export const readConfig = async (db: Db, regionSlug: string, language: LanguageCode): Promise<Schema<"Config">> => {
  const reading = read(db, ["links", "hero_images", "resources", "intro_video"]);
  const [rows, defaultPoints] = await Promise.all([reading, readDefaultPoints(db, reading, language)]);
  const own = rows.find(({ slug }) => slug === regionSlug);
  return {
    ...publicPart(rows, language),
    hero_images: JSON.stringify((own && heroImagesIn(own, language)) ?? []),
    team_limits: bySlug(rows, ({ region: { teamOwnerMax, teamInstallerMax } }) =>
      teamOwnerMax === null || teamInstallerMax === null
        ? undefined
        : { owners: teamOwnerMax, installers: teamInstallerMax },
    ),
    default_points: defaultPoints,
    resources: bySlug(rows, (row) =>
      valueOf(row, "resources", resourcesValue)?.map(({ title, url }) => ({ title: textIn(title, language), url })),
    ),
    intro_videos: bySlug(rows, (row) => valueOf(row, "intro_video", introVideoValue)),
  };
};
