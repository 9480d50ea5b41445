/** A row of a list of hostile files: what it is, its name, its bytes, and what an upload of it is answered. */
export type HostileRow = readonly [
  what: string,
  name: string,
  make: () => Buffer | Promise<Buffer>,
  /** The key of the text that it is refused with; or the type of a file that is accepted because it does no harm. */
  answer: string,
];
