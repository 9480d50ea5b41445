import { describe, expect, it } from "vitest";
import { findCitationFaults, findRuleFaults, readRules } from "./rules.ts";

const cart = { name: "cart.md", text: "# Cart\n\n- **CART-1** One cart per user. _Why:_ devices are shared.\n" };
const ids = new Set(["CART-1", "CART-2", "REG-7"]);
const faultsOf = (text: string): string[] => findCitationFaults({ name: "a.ts", text }, ids);

describe("readRules", () => {
  it("gives id, reason and line of each rule and passes over other text", () => {
    expect(readRules(cart.text)).toEqual([{ id: "CART-1", hasReason: true, line: 3 }]);
  });
});

describe("findRuleFaults", () => {
  it("finds none in rules with different ids and a reason each", () => {
    const { ids: found, faults } = findRuleFaults([cart]);
    expect([...found]).toEqual(["CART-1"]);
    expect(faults).toEqual([]);
  });

  it("finds an id that is used twice, also in two files", () => {
    const { faults } = findRuleFaults([cart, { name: "shop.md", text: "- **CART-1** Again. _Why:_ none.\n" }]);
    expect(faults).toEqual(["shop.md:1: CART-1 is already used in cart.md:3"]);
  });

  it("finds a rule without a reason", () => {
    const { faults } = findRuleFaults([{ name: "shop.md", text: "- **SHOP-1** No reason.\n" }]);
    expect(faults).toEqual(["shop.md:1: SHOP-1 has no reason (_Why:_)"]);
  });
});

describe("findCitationFaults", () => {
  it("accepts ids that exist, single, in lists and in sentences", () => {
    expect(faultsOf("// a (CART-1)\n// b (CART-1, REG-7)\n// c (CART-1 to CART-2)\n// rule CART-2 decides")).toEqual(
      [],
    );
  });

  it("reports an id that has no rule, with its line", () => {
    expect(faultsOf("\n// a (CART-1, CART-9)")).toEqual(["a.ts:2: no rule CART-9 in docs/rules"]);
    expect(faultsOf("see CART-9")).toEqual(["a.ts:1: no rule CART-9 in docs/rules"]);
  });

  it("reports an unknown prefix in parentheses", () => {
    expect(faultsOf("// a (CRAT-1)")).toEqual(["a.ts:1: no rule CRAT-1 in docs/rules"]);
  });

  it("passes over standards, order numbers and postal codes", () => {
    expect(
      faultsOf("// hashed (SHA-256), text (UTF-8)\nconst a = 'PL-2026-0001', b = 'LV-1001', c = 'CARD-100';"),
    ).toEqual([]);
  });

  it.each([
    "decisions R7",
    "decision §0",
    "document 1 §5",
    "documents 3 §5 and §9",
    "contract §4.1",
    "issue 9",
    "a.md §8",
  ])("reports a reference to a text outside the repository: %s", (reference) => {
    expect(faultsOf(`// a (${reference})`)).toEqual(["a.ts:1: cite a rule of docs/rules instead"]);
  });

  it("accepts words that only resemble such a reference", () => {
    expect(faultsOf("// the decision of the server, a document of 1 MB, the contract, issue tracker")).toEqual([]);
  });
});
