import { expect, it } from "vitest";
import { DESIGNS } from "../src/testing/designs/designs.ts";
import { FIRST_STATE, reviewLink, reviewStateOf, versionAddress } from "./review-state.ts";

const FRAME = "https://book.example/artwork/1-3/iframe.html?id=configurators-review--side-by-side";

/** Reads the arguments of an address as Storybook does. */
const argumentsIn = (address: string): Record<string, unknown> =>
  Object.fromEntries(
    (new URL(address).searchParams.get("args") ?? "").split(";").map((pair) => {
      const [name = "", value = ""] = pair.split(":");
      return [name, value.startsWith("!") ? value === "!true" : value];
    }),
  );

it("keeps the whole state in the link", () => {
  const state = {
    ...FIRST_STATE,
    left: "card-vertical_chalk-light",
    leftMarket: "ba-sr",
    leftVersion: "1-2",
    rightMarket: "bg-bg",
    texts: "longest",
    side: "back",
    partner: false,
    bleed: true,
    safe: false,
  } as const;
  const link = reviewLink(FRAME, "configurators-review--side-by-side", state);
  expect(link.split("&args=")[0]).toBe(
    "https://book.example/artwork/1-3/?path=/story/configurators-review--side-by-side",
  );
  expect(reviewStateOf(argumentsIn(link))).toEqual(state);
});

it("uses only characters that Storybook accepts in arguments", () => {
  for (const { id } of DESIGNS) expect(id).toMatch(/^[a-zA-Z0-9 _-]+$/u);
  expect(new Set(DESIGNS.map(({ id }) => id)).size).toBe(DESIGNS.length);
});

it("takes the first choice for covers and countries that this version does not have", () => {
  expect(
    reviewStateOf({ left: "flyer_gone", leftMarket: "xx", side: 3, trim: "no", leftVersion: "//evil.example" }),
  ).toEqual(FIRST_STATE);
});

it("looks for another version in the folder beside this one", () => {
  const state = {
    design: "flyer_golden-slate",
    market: "pl-pl",
    texts: "usual",
    side: "front",
    partner: true,
  } as const;
  expect(
    versionAddress(FRAME, "1-2", "configurators-review--one-design", {
      ...state,
      trim: true,
      bleed: false,
      safe: true,
    }),
  ).toBe(
    "https://book.example/artwork/1-2/iframe.html?id=configurators-review--one-design&viewMode=story" +
      "&args=design:flyer_golden-slate;market:pl-pl;texts:usual;side:front;partner:!true;trim:!true;bleed:!false;safe:!true",
  );
});
