import { isRegionSlug, type RegionSlug } from "@lucarne/api-client/regions";
import { z } from "zod/mini";

/** One of the sixteen countries (REF-3). */
export const regionSlug = z.custom<RegionSlug>((value) => typeof value === "string" && isRegionSlug(value));
