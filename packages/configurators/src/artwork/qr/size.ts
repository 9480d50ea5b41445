/** Byte capacity of each version (1 to 40) at error correction level M (ISO/IEC 18004). */
const BYTES_AT_M = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779, 857, 911,
  997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
] as const;

/** Width of the white margin inside the plate, in modules. */
export const QUIET_ZONE = 4;
/** Smallest module that phones read reliably from the hand, in millimetres, and the smallest that may be printed. */
const SURE_MODULE = 0.4;
export const MIN_MODULE = 0.33;

/**
 * The longest ASCII link for a plate of `side` millimetres with its quiet zone; 0 when even the smallest code is too
 * fine.
 */
export const longestLink = (side: number, module: number = SURE_MODULE): number => {
  // Rounding errors: 15 / 0.33 may be just below a whole number.
  const modules = Math.floor(side / module + 1e-9) - 2 * QUIET_ZONE;
  // A side of version n has 17 + 4n modules.
  const version = Math.min(BYTES_AT_M.length, Math.floor((modules - 17) / 4));
  return BYTES_AT_M[version - 1] ?? 0;
};

export type CodeSize = "sure" | "fine" | "too-fine";

/** Readability of a link's code on a plate of `side` millimetres. */
export const codeSize = (link: string, side: number): CodeSize => {
  if (link.length <= longestLink(side, SURE_MODULE)) return "sure";
  return link.length <= longestLink(side, MIN_MODULE) ? "fine" : "too-fine";
};
