import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "../components/button/index.ts";
import { renderUi } from "../testing/render-ui.tsx";

const root = document.documentElement;
const brand = root.dataset["brand"];

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  if (brand !== undefined) root.dataset["brand"] = brand;
});

test("with a brand: no warning", async () => {
  await renderUi(<Button>Save</Button>);
  expect(console.warn).not.toHaveBeenCalled();
});

test("without a brand: warns what to set", async () => {
  delete root.dataset["brand"];
  await renderUi(<Button>Save</Button>);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("set data-brand on the root element"));
});

test("with a brand that no style sheet defines: warns with its name", async () => {
  root.dataset["brand"] = "lucerne";
  await renderUi(<Button>Save</Button>);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the brand "lucerne"'));
});
