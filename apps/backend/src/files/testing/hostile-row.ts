/** A hostile file: description, name, bytes, and the expected answer to its upload. */
export type HostileRow = readonly [
  what: string,
  name: string,
  make: () => Buffer | Promise<Buffer>,
  /** The key of the refusal's text, or the type of a harmless file that is accepted. */
  answer: string,
];
