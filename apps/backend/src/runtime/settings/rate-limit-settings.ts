import { RATE_CLASSES } from "../../kernel/limits/rate-classes.ts";
import type { Settings } from "./settings.ts";

/** Limits of the first window of each class changed by the settings: one by one, or all by a factor. */
export const rateLimitsOf = (settings: Pick<Settings, "rateLimits" | "rateLimitFactor">): Record<string, number> => {
  if (settings.rateLimitFactor === 1) return settings.rateLimits;
  const scaled = Object.entries(RATE_CLASSES).map(([name, { limits }]): [string, number] => [
    name,
    Math.max(1, Math.round(limits[0].max * settings.rateLimitFactor)),
  ]);
  return { ...Object.fromEntries(scaled), ...settings.rateLimits };
};
