import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";

const main = page.getByRole("main");
const field = (name: string) => main.getByRole("textbox", { name });
const create = () => main.getByRole("button", { name: "Create project" }).first();

test("an empty form marks its fields and sends nothing", async () => {
  const stub = await renderScreen("/projects/add");
  await create().click();
  await expect.element(main.getByText("Fill in the “Street and house number” field.")).toBeVisible();
  await expect.element(field("Postcode")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Town or city")).toHaveAttribute("aria-invalid", "true");
  expect(stub.calls).not.toContain("createProject");
});

test("a typed address creates a project, which opens", async () => {
  await renderScreen("/projects/add", { answers: { searchPlaces: { body: { data: [] } } } });
  await main.getByRole("combobox", { name: "Street and house number" }).fill("ul. Nowa 5");
  await field("Postcode").fill("30-001");
  await field("Town or city").fill("Kraków");
  await create().click();
  await expect.poll(() => location.pathname).toMatch(/^\/projects\/[0-9a-f-]{36}$/);
});

test("a refusal is shown beside its field and keeps everything typed", async () => {
  await renderScreen("/projects/add", {
    answers: { searchPlaces: { body: { data: [] } }, createProject: { status: 422 } },
  });
  await main.getByRole("combobox", { name: "Street and house number" }).fill("ul. Nowa 5");
  await field("Postcode").fill("30-001");
  await field("Town or city").fill("Kraków");
  await create().click();
  await expect.element(field("Postcode")).toHaveAttribute("aria-invalid", "true");
  await expect.element(main.getByText("Letters are not allowed.")).toBeVisible();
  await expect.element(field("Town or city")).toHaveValue("Kraków");
  expect(location.pathname).toBe("/projects/add");
});
