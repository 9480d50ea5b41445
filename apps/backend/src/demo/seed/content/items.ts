import type { RegionSlug } from "@lucarne/api-client/regions";

import type { DemoText, KeyBetween } from "../texts.ts";

/** A seeded news item or tutorial, without its texts. */
export interface SeedItem {
  readonly key: KeyBetween<DemoText, "content.", ".title">;
  readonly kind: "news" | "tutorials";
  /** Name of a picture in the portal's `art/news`. */
  readonly picture: string;
  readonly daysAgo: number;
  readonly sticky?: boolean;
  readonly youtube?: string;
  /** Countries that show it; undefined means all. */
  readonly regions?: readonly RegionSlug[];
}

/** Seeded news and tutorials, newest first. */
export const SEED_ITEMS: readonly SeedItem[] = [
  { key: "autumn_bonus", kind: "news", picture: "autumn-season", daysAgo: 3, sticky: true },
  { key: "winter_fitting", kind: "news", picture: "winter-fitting", daysAgo: 6, sticky: true },
  { key: "solar_shutters", kind: "news", picture: "solar-shutters", daysAgo: 12, sticky: true },
  { key: "club_card", kind: "news", picture: "golden-hour", daysAgo: 15, sticky: true, regions: ["pl"] },
  { key: "which_flashing", kind: "news", picture: "flashing-kit", daysAgo: 21 },
  { key: "attic_projects", kind: "news", picture: "attic-projects", daysAgo: 30 },
  { key: "rain_sensor", kind: "news", picture: "rain-sensor", daysAgo: 41 },
  { key: "before_after", kind: "news", picture: "before-after", daysAgo: 55 },
  { key: "bedroom_light", kind: "news", picture: "bedroom-light", daysAgo: 70 },
  { key: "night_service", kind: "news", picture: "night-service", daysAgo: 96 },
  { key: "scan_products", kind: "tutorials", picture: "evening-light", daysAgo: 9, youtube: "Lc4Rn1ScA0g" },
  { key: "one_day", kind: "tutorials", picture: "replacement-in-a-day", daysAgo: 18, youtube: "Rp7Day1nLuc" },
  { key: "blinds", kind: "tutorials", picture: "blinds-in-four-minutes", daysAgo: 33, youtube: "Bl1nd4M1n_s" },
  { key: "centre_pivot", kind: "tutorials", picture: "centre-pivot", daysAgo: 48, youtube: "CpV0tW1nd0w" },
  { key: "spring_service", kind: "tutorials", picture: "spring-season", daysAgo: 77, youtube: "Spr1ngSrv-c" },
  { key: "measuring", kind: "tutorials", picture: "summer-season", daysAgo: 110, youtube: "M3asure-R0f" },
];
