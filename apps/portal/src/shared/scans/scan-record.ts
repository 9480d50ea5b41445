/**
 * Why the server refused a scan (SCAN-3, SCAN-10): an unknown product, one that is scanned already, a project that takes
 * no more products, or a reason with the server's own sentence.
 */
export type Refusal =
  | { readonly reason: "unknown" | "taken" | "closed" }
  | { readonly reason: "other"; readonly text: string | null };

/** A scan before the device has stored it. */
export type NewScan = {
  /** The Idempotency-Key of its call, made with the scan (SCAN-8). */
  readonly key: string;
  /** The uuid of the user who made it. */
  readonly user: string;
  /** The uuid of the project that it belongs to. */
  readonly project: string;
  /** The project's number, to name it without a network. */
  readonly projectNumber: string;
  /** What the QR code held or what was typed. */
  readonly code: string;
  readonly serial: string;
  readonly refusal: Refusal | null;
};

/** A scan that is kept: the server has not accepted it yet, or has refused it. */
export type StoredScan = NewScan & {
  /** Its place in the order of sending. */
  readonly order: number;
  /** The device could not store it: it is kept only as long as the tab. */
  readonly unstored?: boolean;
};
