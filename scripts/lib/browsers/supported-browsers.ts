// The oldest supported browsers, from .browserslistrc, and what they lack.
import { readFileSync } from "node:fs";
import path from "node:path";

const FILE = path.join(import.meta.dirname, "../../../.browserslistrc");

const readBrowser = (line: string): [browser: string, version: string] => {
  const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (!browser || !version) throw new Error(`.browserslistrc: “${line}” is not “browser >= version”`);
  return [browser, version];
};

/** Versions by browserslist's names. */
const MIN_VERSIONS: ReadonlyMap<string, string> = new Map(
  readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(readBrowser),
);

/** Browserslist's names as those of compilers. Samsung Internet is a Chromium no older than the oldest Chrome. */
const COMPILERS = { safari: "safari", ios_saf: "ios", firefox: "firefox", chrome: "chrome", edge: "edge" };
/** Browserslist's names as those of the compatibility data. */
const DATA = { safari: "safari", ios_saf: "safari_ios", firefox: "firefox", chrome: "chrome", edge: "edge" };

const oldest = (browser: string): string => {
  const version = MIN_VERSIONS.get(browser);
  if (version === undefined) throw new Error(`.browserslistrc: ${browser} is missing`);
  return version;
};

/** What a build compiles for. */
export const buildTarget = Object.entries(COMPILERS).map(([browser, target]) => `${target}${oldest(browser)}`);

/** Versions since which browsers have a feature; `≤` where the first one is not known. */
export type Support = Readonly<Record<string, string | undefined>>;

const isAfter = (version: string, other: string): boolean => {
  const [first = [], second = []] = [version, other].map((one) => one.replace("≤", "").split(".").map(Number));
  const [major = 0, minor = 0] = first;
  const [otherMajor = 0, otherMinor = 0] = second;
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
};

/** The oldest supported browsers that lack a feature. */
export const lacking = (support: Support): string[] =>
  Object.entries(DATA).flatMap(([browser, key]) => {
    const since = support[key];
    return since === undefined || isAfter(since, oldest(browser)) ? [`${browser} ${oldest(browser)}`] : [];
  });
