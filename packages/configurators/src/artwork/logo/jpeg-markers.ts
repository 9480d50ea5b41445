/** Second bytes of the markers of a JPEG; the first is always 0xff. */
export const START = 0xd8;
export const END = 0xd9;
export const SCAN = 0xda;
/** The segment of EXIF data and of others. */
export const APPLICATION_1 = 0xe1;

/** Frame headers: all markers from C0 to CF except the tables and the reserved one. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers without a length: restarts and padding. */
export const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= START);
