import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "./render-screen.tsx";

const main = page.getByRole("main");

test("a page that an earlier test scrolled and left opens at its top", async () => {
  const earlier = await renderScreen("/");
  await expect.element(main.getByRole("heading", { name: "Company points" })).toBeVisible();
  window.scrollTo(0, 400);
  await earlier.open("/news");
  await earlier.close();

  await renderScreen("/");
  await expect.element(main.getByRole("heading", { name: "Company points" })).toBeVisible();
  expect(window.scrollY).toBe(0);
});
