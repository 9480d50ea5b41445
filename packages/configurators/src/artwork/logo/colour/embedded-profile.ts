import { unpack } from "../unpack.ts";

/** Largest profile that is used, in bytes; camera and screen profiles have a few kilobytes. */
const MAX_BYTES = 4_000_000;
const PNG_HEADER = 8;
const PNG_PROFILE = 0x69434350;
const PNG_DATA = 0x49444154;
const JPEG_PROFILE = 0xe2;
const JPEG_SCAN = 0xda;
const NAME = "ICC_PROFILE\0";

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** The profile of a PNG (chunk iCCP: name, zero, method, compressed profile). */
const pngProfile = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = PNG_HEADER; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const kind = view.getUint32(at + 4);
    if (kind === PNG_DATA) return undefined;
    if (kind !== PNG_PROFILE) continue;
    const chunk = bytes.slice(at + 8, at + 8 + view.getUint32(at));
    return unpack(chunk.slice(chunk.indexOf(0) + 2), "deflate", MAX_BYTES).catch(() => undefined);
  }
  return undefined;
};

/** The profile of a JPEG: segments APP2 with their number and count, in any order. */
const jpegProfile = (bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts: Uint8Array[] = [];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== JPEG_SCAN;) {
    const end = at + 2 + view.getUint16(at + 2);
    const start = at + 4 + NAME.length;
    if (bytes[at + 1] === JPEG_PROFILE && ascii(bytes, at + 4, start) === NAME)
      parts[bytes[start] ?? 0] = bytes.subarray(start + 2, end);
    at = end;
  }
  const found = parts.filter((part) => part.length > 0);
  const length = found.reduce((sum, part) => sum + part.length, 0);
  if (length === 0 || length > MAX_BYTES) return undefined;
  const profile = new Uint8Array(length);
  let at = 0;
  for (const part of found) {
    profile.set(part, at);
    at += part.length;
  }
  return profile;
};

/** Colour model of an embedded profile and the number of its components. */
const MODELS = { "RGB ": 3, GRAY: 1 } as const;

export interface EmbeddedPictureProfile {
  readonly components: 1 | 3;
  readonly icc: Uint8Array<ArrayBuffer>;
}

/** A profile of grey or RGB. Undefined for one that a PDF cannot use: damaged, newer than version 4, or of another model. */
const usableProfile = (icc: Uint8Array<ArrayBuffer> | undefined): EmbeddedPictureProfile | undefined => {
  if (!icc || icc.length < 128) return undefined;
  const size = new DataView(icc.buffer, icc.byteOffset, icc.length).getUint32(0);
  const version = icc[8] ?? 0;
  if (size !== icc.length || version > 4 || ascii(icc, 36, 40) !== "acsp") return undefined;
  if (!["scnr", "mntr", "prtr", "spac"].includes(ascii(icc, 12, 16))) return undefined;
  const model = ascii(icc, 16, 20);
  return model === "RGB " || model === "GRAY" ? { components: MODELS[model], icc } : undefined;
};

/** The profile of a picture in red, green and blue, as a file has it. */
export const colourProfile = (icc: Uint8Array | undefined): EmbeddedPictureProfile | undefined => {
  const own = usableProfile(icc && Uint8Array.from(icc));
  return own?.components === 3 ? own : undefined;
};

/**
 * The picture's own colour profile, for grey and RGB; undefined when it has none that a PDF can use. Inks have no profile
 * here: their values are printed as they are.
 */
export const embeddedProfile = async (
  bytes: Uint8Array,
  kind: "png" | "jpeg",
): Promise<EmbeddedPictureProfile | undefined> =>
  usableProfile(kind === "png" ? await pngProfile(bytes) : jpegProfile(bytes));
