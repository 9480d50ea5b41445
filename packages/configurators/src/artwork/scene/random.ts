/** Gives the next number from 0 up to, but not including, 1. */
export type Random = () => number;

/** A small generator with a seed (mulberry32): the same seed gives the same row of numbers on every machine. */
export const seededRandom = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
