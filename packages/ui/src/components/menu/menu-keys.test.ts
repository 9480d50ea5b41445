import { describe, expect, it } from "vitest";
import { createTypeahead } from "./menu-keys.ts";

const labels = ["Bosanski", "Eesti", "English", "Hrvatski"];

describe("typing in a menu", () => {
  it("one letter moves to the next row that starts with it and wraps around", () => {
    const find = createTypeahead();
    expect(find("e", 0, labels, -1)).toBe(1);
    expect(find("e", 100, labels, 1)).toBe(2);
    expect(find("e", 200, labels, 2)).toBe(1);
  });

  it("letters typed quickly form a word", () => {
    const find = createTypeahead();
    expect(find("E", 0, labels, 0)).toBe(1);
    expect(find("n", 100, labels, 1)).toBe(2);
    expect(find("g", 200, labels, 2)).toBe(2);
  });

  it("after a pause a new word starts; without a match focus does not move", () => {
    const find = createTypeahead();
    expect(find("e", 0, labels, 0)).toBe(1);
    expect(find("h", 2000, labels, 1)).toBe(3);
    expect(find("x", 4000, labels, 3)).toBeUndefined();
  });
});
