import Bowser from "bowser";

/** Device, browser and system from the User-Agent header; null where unknown. */
export interface Device {
  readonly kind: "phone" | "tablet" | "computer" | null;
  readonly browser: string | null;
  readonly system: string | null;
}

/** Where a session was opened. */
export interface Origin {
  readonly device: Device;
  /** ISO 3166 code; null where it is unknown. */
  readonly country: string | null;
}

/** A device without a known User-Agent header. */
export const UNKNOWN_DEVICE: Device = { kind: null, browser: null, system: null };

/** An unknown device somewhere. */
export const UNKNOWN_ORIGIN: Origin = { device: UNKNOWN_DEVICE, country: null };

const KINDS: Readonly<Record<string, Device["kind"]>> = { mobile: "phone", tablet: "tablet", desktop: "computer" };
/** No browser's header is longer; the parser gets no more of it. */
const MAX_HEADER_LENGTH = 512;
const MAX_NAME_LENGTH = 60;

const nameOf = (name: string | undefined): string | null => name?.slice(0, MAX_NAME_LENGTH) || null;

/** Reads the names of browser and system from a `User-Agent` header. Nothing else of it is stored (SES-26). */
export const deviceOf = (userAgent: string | undefined): Device => {
  const header = userAgent?.slice(0, MAX_HEADER_LENGTH).trim();
  if (!header) return UNKNOWN_DEVICE;
  const { browser, os, platform } = Bowser.parse(header);
  return { kind: KINDS[platform.type ?? ""] ?? null, browser: nameOf(browser.name), system: nameOf(os.name) };
};
