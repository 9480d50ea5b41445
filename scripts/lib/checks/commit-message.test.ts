import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { commitFaults } from "./commit-message.ts";

const BODY = "\n\nPrices change while a cart is stored.";

/** What the release job gives to the action that opens its pull request. */
const releaseInputs = () => {
  const job = readFileSync(path.join(import.meta.dirname, "../../../.github/workflows/release.yml"), "utf8");
  const inputs = z.object({ "commit-message": z.string(), "pr-title": z.string() });
  const step = z.object({ with: z.unknown().optional() });
  const { jobs } = z.object({ jobs: z.object({ release: z.object({ steps: z.array(step) }) }) }).parse(parse(job));
  return inputs.parse(jobs.release.steps.at(-1)?.with);
};

describe("commitFaults", () => {
  it("accepts the commit of a release, and its pull request's title as the subject", () => {
    const { "commit-message": message, "pr-title": title } = releaseInputs();
    expect(commitFaults(message)).toEqual([]);
    expect(message.split("\n")[0]).toBe(title);
  });

  it.each([
    "cart: take prices from the server",
    "portal(cart): embed the font",
    "ui-kit: process long names",
    "product: configure, order and order again",
    `cart: ${"a".repeat(66)}`,
  ])("accepts a subject in the pattern with a body: %s", (subject) => {
    expect(commitFaults(subject + BODY)).toEqual([]);
  });

  it.each([
    "Cart: take prices",
    "cart, shop: take prices",
    "Take prices from the server",
    "cart: Take prices",
    "cart take prices",
    "cart: take prices.",
  ])("refuses another pattern: %s", (subject) => {
    expect(commitFaults(subject + BODY)).toEqual([
      "the subject is not `area: imperative summary`, in small letters and without a full stop",
    ]);
  });

  it.each(["takes", "added", "fixing"])("refuses a verb that is not the imperative: %s", (verb) => {
    expect(commitFaults(`cart: ${verb} prices${BODY}`)).toEqual([`“${verb}” is not the imperative`]);
  });

  it("refuses a subject of more than 72 characters", () => {
    expect(commitFaults(`cart: ${"a".repeat(67)}${BODY}`)).toEqual([
      "the subject has 73 characters, at most 72 are allowed",
    ]);
  });

  it.each(["", "\n", "\nA body without a blank line.", "\n\n"])("refuses a message without a body: %j", (rest) => {
    expect(commitFaults(`cart: take prices${rest}`)).toEqual(["a blank line and a body with the reason are missing"]);
  });
});
