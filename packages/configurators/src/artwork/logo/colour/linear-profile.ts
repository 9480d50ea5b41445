// Places and names of the format (ICC.1:2022).
const TAGS = 128;
const TAG = 12;
const MAX_TAGS = 100;
/** The curve of the first colour, which the other two have too, and that of grey. */
const CURVES: ReadonlySet<string> = new Set(["rTRC", "kTRC"]);

/** Whether the levels of a profile of RGB or grey are linear light, as editors write them beside floating point. */
export const isLinearProfile = (icc: Uint8Array): boolean => {
  const view = new DataView(icc.buffer, icc.byteOffset, icc.length);
  const name = (at: number): string => String.fromCharCode(...icc.subarray(at, at + 4));
  if (icc.length < TAGS + 4) return false;
  const count = Math.min(view.getUint32(TAGS), MAX_TAGS);
  for (let at = TAGS + 4; at + TAG <= icc.length && at < TAGS + 4 + count * TAG; at += TAG) {
    const from = view.getUint32(at + 4);
    if (!CURVES.has(name(at)) || from + 12 > icc.length) continue;
    const kind = name(from);
    // A curve of no points is a straight line; one of one point has its exponent.
    if (kind === "curv")
      return view.getUint32(from + 8) === 0 || (view.getUint32(from + 8) === 1 && view.getUint16(from + 12) === 256);
    return kind === "para" && view.getUint16(from + 8) === 0 && view.getUint32(from + 12) === 65_536;
  }
  return false;
};
