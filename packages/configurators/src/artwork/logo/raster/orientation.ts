const TAG = 0x0112;

/** A quarter turn or mirroring that shows a picture upright, as EXIF numbers it from 1 (upright) to 8. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const isOrientation = (value: number): value is Orientation => Number.isInteger(value) && value >= 1 && value <= 8;

/** The orientation in EXIF data, from its byte order on; 1 for data that says nothing. */
export const orientationOf = (exif: Uint8Array): Orientation => {
  if (exif.length < 8) return 1;
  const view = new DataView(exif.buffer, exif.byteOffset, exif.length);
  const little = view.getUint8(0) === 0x49;
  const list = view.getUint32(4, little);
  if (list + 2 > exif.length) return 1;
  const count = view.getUint16(list, little);
  for (let entry = 0; entry < count; entry += 1) {
    const at = list + 2 + 12 * entry;
    if (at + 12 > exif.length) return 1;
    if (view.getUint16(at, little) !== TAG) continue;
    const value = view.getUint16(at + 8, little);
    return isOrientation(value) ? value : 1;
  }
  return 1;
};
