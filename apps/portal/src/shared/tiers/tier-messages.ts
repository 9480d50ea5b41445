import { defineMessages, type MessageDescriptor } from "react-intl";

export const tierMessages = defineMessages<{
  level: { level: number };
  range: { from: number; to: number };
  openRange: { from: number };
  extra: { points: number };
  scans: { scans: number };
  next: { scans: number; level: number; points: number };
  top: { points: number };
  reset: { time: string };
  progress: { scans: string; level: number; levels: number };
}>({
  level: { id: "tiers.level", defaultMessage: "Level {level, number}" },
  range: { id: "tiers.range", defaultMessage: "{from, number}–{to, number}" },
  openRange: { id: "tiers.openRange", defaultMessage: "{from, number}+" },
  extra: { id: "tiers.extra", defaultMessage: "+{points, number}" },
  scans: { id: "tiers.scans", defaultMessage: "{scans, plural, one {# scan} other {# scans}}" },
  next: {
    id: "tiers.next",
    defaultMessage: "{scans, number} more to level {level, number}, then +{points, number} for each scan",
  },
  top: { id: "tiers.top", defaultMessage: "Highest level reached: +{points, number} for each scan" },
  reset: { id: "tiers.reset", defaultMessage: "Resets in {time}" },
  progress: { id: "tiers.progress", defaultMessage: "{scans}, level {level, number} of {levels, number}" },
});

const CATEGORIES: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  roof_windows: { id: "tiers.category.roofWindows", defaultMessage: "Roof windows" },
  shutters_and_blinds: { id: "tiers.category.shuttersAndBlinds", defaultMessage: "Shutters and blinds" },
});

/** The name of a tier's products; `undefined` for an unknown category. */
export const categoryMessage = (category: string): MessageDescriptor | undefined =>
  Object.hasOwn(CATEGORIES, category) ? CATEGORIES[category] : undefined;
