import { regionById } from "@lucarne/api-client/regions";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "../../../db/client.ts";
import { marketingService } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import type { MarketingType } from "../rules/product-types.ts";
import { wordsIn } from "../../../db/sql/words.ts";

const CARDS: readonly MarketingType[] = ["business_card_horizontal", "business_card_vertical"];

const read = (db: Db, ofRegion: number | null, type: MarketingType) =>
  db
    .select()
    .from(marketingService)
    .where(
      and(
        ofRegion === null ? isNull(marketingService.regionId) : eq(marketingService.regionId, ofRegion),
        sql`${type} = any(${marketingService.types})`,
      ),
    )
    .orderBy(asc(marketingService.position), asc(marketingService.id));

type Row = Awaited<ReturnType<typeof read>>[number];

/** Services as answered, in a country's language. */
const viewOf = (rows: readonly Row[], regionId: number): Schema<"MarketingService">[] => {
  const language = regionById(regionId)?.languages[0] ?? "en";
  return rows.map(({ uuid, texts, icon, recommended }) => ({
    uuid,
    text: wordsIn(texts, language),
    icon,
    recommended,
  }));
};

/** The services for all countries, in a country's language. */
export const listSharedServices = async (
  db: Db,
  regionId: number,
  type: MarketingType,
): Promise<Schema<"MarketingService">[]> => viewOf(await read(db, null, type), regionId);

/**
 * Services for a type of material, in the country's language. For cards, a country without its own list gets the one
 * for all (CONF-18).
 */
export const listServices = async (
  db: Db,
  regionId: number,
  type: MarketingType,
): Promise<Schema<"MarketingService">[]> => {
  const own = await read(db, regionId, type);
  return own.length > 0 || !CARDS.includes(type) ? viewOf(own, regionId) : listSharedServices(db, regionId, type);
};
