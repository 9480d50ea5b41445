import { describe, expect, it } from "vitest";
import { isShortcut, type Shortcut } from "./shortcut.ts";

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const k = { ...none, key: "k", code: "KeyK" };

describe("isShortcut", () => {
  it.each<[shortcut: Shortcut, pressed: Partial<typeof k>, isApple: boolean, is: boolean]>([
    ["Mod+K", { ctrlKey: true }, false, true],
    ["Mod+K", { metaKey: true }, true, true],
    ["Mod+K", { ctrlKey: true }, true, false],
    ["Mod+K", { metaKey: true }, false, false],
    ["Mod+K", {}, false, false],
    ["Mod+K", { ctrlKey: true, shiftKey: true }, false, false],
    ["Mod+K", { ctrlKey: true, key: "j", code: "KeyJ" }, false, false],
    ["Ctrl+Shift+K", { ctrlKey: true, shiftKey: true, key: "K" }, true, true],
    ["Alt+/", { altKey: true, key: "/", code: "Slash" }, false, true],
  ])("%s with %o, Apple: %s → %s", (shortcut, pressed, isApple, is) => {
    expect(isShortcut(shortcut, { ...k, ...pressed }, isApple)).toBe(is);
  });

  it("takes the place of the key on a Cyrillic keyboard", () => {
    expect(isShortcut("Mod+K", { ...k, key: "л", ctrlKey: true }, false)).toBe(true);
  });

  it("takes the letter on a Latin keyboard with another order", () => {
    expect(isShortcut("Mod+K", { ...k, key: "k", code: "KeyV", ctrlKey: true }, false)).toBe(true);
    expect(isShortcut("Mod+K", { ...k, key: "t", code: "KeyK", ctrlKey: true }, false)).toBe(false);
  });
});
