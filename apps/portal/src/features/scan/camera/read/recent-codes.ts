/** How long a code must be out of sight before it counts as scanned again, in milliseconds. */
const FORGET_AFTER = 2500;

/** Says whether a code that the camera sees is a new scan: a label that stays in sight is one scan. */
export const createRecentCodes = () => {
  const seen = new Map<string, number>();

  return (code: string, now: number): boolean => {
    const last = seen.get(code);
    seen.set(code, now);

    return last === undefined || now - last > FORGET_AFTER;
  };
};
