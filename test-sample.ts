// How much a run takes of what is long: `npm test` a fixed sample, the same each time, and `npm run test:long` everything.
// A single test that the sample leaves out has the tag `long` (Vitest, stories) or `@long` (journeys).

declare global {
  /** Set by Vite where tests run in a browser, which has no environment variables. */
  const TEST_LONG: boolean | undefined;
}

const isLong = (): boolean => {
  if (typeof TEST_LONG === "boolean") return TEST_LONG;

  return typeof process !== "undefined" && Boolean(process.env["TEST_LONG"]);
};

/** Whether this run takes everything. */
export const LONG = isLong();

/** The tags that Vitest knows. The runner leaves `long` out of the normal run. */
export const TEST_TAGS = [{ name: "long", description: "Runs in `npm run test:long` only." }];

/** One value for the long run, another one for the normal run. */
export const inLongRun = <Value>(long: Value, normal: Value): Value => (LONG ? long : normal);

/** Every nth case of a table, the first one included; all of them in the long run. */
export const everyNth = <Case>(nth: number, cases: readonly Case[]): readonly Case[] =>
  LONG ? cases : cases.filter((_, index) => index % nth === 0);

/** The languages of the normal run: English, long words, many accents, other letters. */
const SAMPLE_LANGUAGES: ReadonlySet<string> = new Set(["en", "hu", "pl", "uk"]);

/** The languages of the normal run among these; all of them in the long run. */
export const inSampleLanguages = <Code extends string>(languages: readonly Code[]): readonly Code[] =>
  LONG ? languages : languages.filter((language) => SAMPLE_LANGUAGES.has(language));
