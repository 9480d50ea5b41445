/** The value below which a share of the values is, such as 0.95; 0 without values. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);

  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};
