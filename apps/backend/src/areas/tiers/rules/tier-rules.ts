/** A bracket of a tier: extra points per scan, from a number of scans in the year on. */
export interface Bracket {
  readonly level: number;
  readonly from: number;
  /** The last count in the bracket; null for the highest. */
  readonly to: number | null;
  readonly points: number;
}

/** The bracket of a number of scans; undefined below the first. */
export const bracketAt = (brackets: readonly Bracket[], scans: number): Bracket | undefined =>
  brackets.find(({ from, to }) => scans >= from && (to === null || scans <= to));

/** Extra points per scan at a number of scans. */
export const bonusAt = (brackets: readonly Bracket[], scans: number): number => bracketAt(brackets, scans)?.points ?? 0;

/** Extra points of the next bracket; null in the highest (TIER-2, TIER-3). */
export const nextBracketPoints = (brackets: readonly Bracket[], scans: number): number | null => {
  const current = bracketAt(brackets, scans);
  const higher = brackets.filter(({ from }) => from > scans).toSorted((one, other) => one.from - other.from)[0];
  return current && current.to === null ? null : (higher?.points ?? null);
};
