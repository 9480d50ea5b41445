import { expect, it } from "vitest";
import { forgetTab, forgetUser } from "./forget.ts";
import { keysOf, memoryStore } from "../storage/storage.ts";

const filled = (keys: readonly string[]) => {
  const store = memoryStore();
  for (const key of keys) store.setItem(key, "value");

  return store;
};

it("keeps the language, carts and drafts under a user's key, and entries without a user", () => {
  const stays = [
    "lucarne.language",
    "lucarne.cart.5e0f6a1c",
    "lucarne.draft.5e0f6a1c.checkout",
    "lucarne.maintenance",
    "lucarne.session",
    "other.app",
  ];
  const local = filled([...stays, "lucarne.account-language", "lucarne.cart", "lucarne.registration", "lucarne.seen"]);
  forgetUser(local);
  expect(keysOf(local)).toEqual(stays);
});

it("empties this tab's own storage", () => {
  const tab = filled(["lucarne.emulation-notice", "lucarne.sign-in", "other.app"]);
  forgetTab(tab);
  expect(keysOf(tab)).toEqual(["other.app"]);
});
