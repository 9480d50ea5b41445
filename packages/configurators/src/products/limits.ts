/** Longest texts of a configuration, in code points after trimming (CONF-10). */
export const TEXT_LIMITS = { shortDescription: 80, longDescription: 100 } as const;

/** Largest logo or photo in bytes: ten million, not ten mebibytes (CONF-12). */
export const MAX_FILE_BYTES = 10_000_000;

/** How many services each kind of product prints (CONF-8). */
export const SERVICE_LIMITS = {
  flyer: { fewest: 6, most: 6 },
  business_card_horizontal: { fewest: 1, most: 4 },
  business_card_vertical: { fewest: 1, most: 5 },
} as const;
