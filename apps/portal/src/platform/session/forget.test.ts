import { expect, it } from "vitest";
import { forgetTab, forgetUser } from "./forget.ts";
import { keysOf, memoryStore } from "../storage/storage.ts";

const filled = (keys: readonly string[]) => {
  const store = memoryStore();
  for (const key of keys) store.setItem(key, "value");

  return store;
};

const STAYS = [
  "lucarne.language",
  "lucarne.cart.5e0f6a1c",
  "lucarne.maintenance",
  "lucarne.scan-sound",
  "lucarne.server-parts",
  "lucarne.session",
  "other.app",
];
const GOES = ["lucarne.account-language", "lucarne.cart", "lucarne.design.5e0f6a1c.flyer", "lucarne.registration"];
const DRAFTS = ["lucarne.draft.5e0f6a1c.flyer", "lucarne.draft.5e0f6a1c.chat.1"];

it.each([
  { end: "signed-out", drafts: [] },
  { end: "inactive", drafts: [] },
  { end: "expired", drafts: DRAFTS },
  { end: "elsewhere", drafts: DRAFTS },
] as const)(
  "after $end keeps the language, carts, entries without a user and these drafts: $drafts",
  ({ end, drafts }) => {
    const local = filled([...STAYS, ...GOES, ...DRAFTS]);
    forgetUser(local, end);
    expect(keysOf(local)).toEqual([...STAYS, ...drafts]);
  },
);

const OPEN = ["lucarne.checkout", "lucarne.draft.5e0f6a1c.checkout.attempt.cart:goods"];

it.each([
  { end: "signed-out", open: [] },
  { end: "elsewhere", open: [] },
  { end: "inactive", open: [] },
  { end: "expired", open: OPEN },
  { end: undefined, open: [] },
] as const)("after $end this tab keeps scans that are not sent and $open", ({ end, open }) => {
  const tab = filled(["lucarne.emulation-notice", "lucarne.sign-in", "lucarne.scans.own", "other.app", ...OPEN]);
  forgetTab(tab, end);
  expect(keysOf(tab)).toEqual(["lucarne.scans.own", "other.app", ...open]);
});
