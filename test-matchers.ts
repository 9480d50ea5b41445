// Vitest gives the type `any` to matchers inside an expected value, which the rules against unsafe values refuse.
import { expect } from "vitest";

interface Matchers {
  readonly any: (type: unknown) => unknown;
  readonly anything: () => unknown;
  readonly arrayContaining: (items: unknown[]) => unknown;
  readonly objectContaining: (fields: object) => unknown;
  readonly stringContaining: (text: string) => unknown;
  readonly stringMatching: (pattern: RegExp | string) => unknown;
}

/** Vitest's matchers for parts of an expected value, as `unknown`. */
export const matchers: Matchers = expect;
