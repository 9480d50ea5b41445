import { regionById } from "@lucarne/api-client/regions";
import { and, asc, eq, isNull, sql } from "../../../db/orm.ts";

import type { Db } from "../../../db/client.ts";
import { marketingService } from "../../../db/schema/index.ts";
import type { Schema } from "../../../kernel/schema.ts";
import type { MarketingType } from "../rules/product-types.ts";
import { wordsIn } from "../../../db/words.ts";

const CARDS: readonly MarketingType[] = ["business_card_horizontal", "business_card_vertical"];

/**
 * Services for a type of material, in the country's language. For cards, a country without its own list gets the one
 * for all (CONF-18).
 */
export const listServices = async (
  db: Db,
  regionId: number,
  type: MarketingType,
): Promise<Schema<"MarketingService">[]> => {
  const read = (ofRegion: number | null) =>
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
  const own = await read(regionId);
  const rows = own.length > 0 || !CARDS.includes(type) ? own : await read(null);
  const language = regionById(regionId)?.languages[0] ?? "en";
  return rows.map(({ uuid, texts, icon, recommended }) => ({
    uuid,
    text: wordsIn(texts, language),
    icon,
    recommended,
  }));
};
