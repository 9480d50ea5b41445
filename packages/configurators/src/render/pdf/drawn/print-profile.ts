/** A printing condition whose profile comes with this package. */
export type PrintCondition = "coated" | "uncoated";

/** Another printing condition, with its own profile. */
export interface OwnPrintProfile {
  /** Name of the printing condition, such as `FOGRA51`; registered names are at www.color.org. */
  readonly identifier: string;
  /** What the condition is, in words. */
  readonly info: string;
  /** A CMYK output profile (ICC). */
  readonly icc: Uint8Array<ArrayBuffer>;
}

/** A profile as the file embeds it. */
export interface EmbeddedProfile {
  readonly identifier: string;
  readonly info: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether the bytes are compressed already. */
  readonly compressed: boolean;
}

const decode = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

const OWN: Readonly<Record<PrintCondition, () => Promise<EmbeddedProfile>>> = {
  coated: async () => ({
    identifier: "FOGRA39",
    info: "Offset printing on coated paper (ISO 12647-2, FOGRA39)",
    bytes: decode((await import("../../../generated/print-profile/coated-fogra39l.ts")).PROFILE),
    compressed: true,
  }),
  uncoated: async () => ({
    identifier: "FOGRA29",
    info: "Offset printing on uncoated white paper (ISO 12647-2, FOGRA29)",
    bytes: decode((await import("../../../generated/print-profile/uncoated-fogra29l.ts")).PROFILE),
    compressed: true,
  }),
};

/** `data`, `CMYK` and `prtr` at their places: an output profile for four inks. */
const isCmykOutput = (icc: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(icc.subarray(12, 20)) === "prtrCMYK";

/**
 * The profile of a printing condition.
 * @throws {Error} when an own profile is not a CMYK output profile
 */
export const profileOf = async (condition: PrintCondition | OwnPrintProfile): Promise<EmbeddedProfile> => {
  if (typeof condition === "string") return OWN[condition]();
  const { identifier, info, icc } = condition;
  if (!isCmykOutput(icc)) throw new Error(`The profile of ${identifier} is not a CMYK output profile.`);
  return { identifier, info, bytes: icc, compressed: false };
};

/** The profile of pictures, compressed. */
export const screenProfile = async (): Promise<Uint8Array<ArrayBuffer>> =>
  decode((await import("../../../generated/print-profile/srgb.ts")).PROFILE);
