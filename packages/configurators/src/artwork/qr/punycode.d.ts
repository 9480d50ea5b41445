/** The package has no types of its own. `punycode` alone is an old module of Node.js. */
declare module "punycode/punycode.es6.js" {
  /** A host's parts in their own letters. @throws {RangeError} when a part is damaged */
  export const toUnicode: (host: string) => string;
}
