declare module "wawoff2" {
  /** The OpenType file in a WOFF2 file; rejects one that is damaged. */
  export const decompress: (bytes: Uint8Array) => Promise<Uint8Array>;
}
