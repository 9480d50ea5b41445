import { beforeEach, expect, test } from "vitest";
import { localStore, tabStore } from "../../platform/storage/browser-stores.ts";
import { draftStore, forgetDesign, readDesign, writeDesign } from "./stored-design.ts";

const PLACE = { user: "user", product: "flyer", isEmulated: false };
const DESIGN = { data: { type: "flyer", phone: "+48601234567" }, quantity: 3 };

beforeEach(() => forgetDesign(PLACE));

test("a design comes back as it was, for its user and product only (CONF-19)", () => {
  writeDesign(PLACE, DESIGN);
  expect(readDesign(PLACE)).toMatchObject(DESIGN);
  expect(readDesign({ ...PLACE, user: "other" })).toBeUndefined();
  expect(readDesign({ ...PLACE, product: "banner" })).toBeUndefined();
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["another version", JSON.stringify({ version: 2, ...DESIGN })],
  ["no quantity", JSON.stringify({ version: 1, data: DESIGN.data })],
  ["a quantity of 0", JSON.stringify({ version: 1, data: DESIGN.data, quantity: 0 })],
  ["a quantity with decimals", JSON.stringify({ version: 1, data: DESIGN.data, quantity: 1.5 })],
  ["a quantity as text", JSON.stringify({ version: 1, data: DESIGN.data, quantity: "2" })],
  ["null", "null"],
  ["no data", JSON.stringify({ version: 1, quantity: 1, data: null })],
  ["no design", JSON.stringify({ version: 1, quantity: 1, data: { type: "goods" } })],
])("%s is no design", (_, text) => {
  if (text !== null) localStore.setItem("lucarne.design.user.flyer", text);
  expect(readDesign(PLACE)).toBeUndefined();
});

test("an emulated session keeps designs and drafts in its own tab", () => {
  const emulated = { ...PLACE, isEmulated: true };
  writeDesign(emulated, DESIGN);
  draftStore(emulated).write("draft");
  expect(readDesign(PLACE)).toBeUndefined();
  expect(draftStore(PLACE).read()).toBeNull();
  expect(tabStore.getItem("lucarne.draft.user.flyer")).toBe("draft");
  forgetDesign(emulated);
  expect(readDesign(emulated)).toBeUndefined();
});

test("design and draft go together once the order is placed (FORM-10)", () => {
  writeDesign(PLACE, DESIGN);
  draftStore(PLACE).write("draft");
  forgetDesign(PLACE);
  expect(readDesign(PLACE)).toBeUndefined();
  expect(draftStore(PLACE).read()).toBeNull();
});
