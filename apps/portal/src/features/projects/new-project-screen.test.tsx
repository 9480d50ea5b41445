import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";
import { withoutHttps } from "../../testing/without-https.ts";

const main = page.getByRole("main");
const field = (name: string) => main.getByRole("textbox", { name });
const create = () => main.getByRole("button", { name: "Create project" }).first();

afterEach(() => vi.restoreAllMocks());

const KEPT = "lucarne.typed.new-project";

/** iOS may end a page that is hidden. */
const hidePage = () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
};

test("what was typed is back after the browser has ended the hidden page, and still counts as unsaved (FORM-14)", async () => {
  const first = await renderScreen("/projects/add", { answers: { searchPlaces: { body: { data: [] } } } });
  await main.getByRole("combobox", { name: "Street and house number" }).fill("ul. Nowa 5");
  await field("Postcode").fill("30-001");
  hidePage();
  const kept = sessionStorage.getItem(KEPT) ?? "";
  await first.close();
  vi.restoreAllMocks();

  await renderScreen("/projects/add", { tab: { [KEPT]: kept } });
  await expect.element(main.getByRole("combobox", { name: "Street and house number" })).toHaveValue("ul. Nowa 5");
  await expect.element(field("Postcode")).toHaveValue("30-001");
  await expect.element(field("Town or city")).toHaveValue("");
  await main.getByRole("link", { name: "Cancel" }).first().click();
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave" }).click();
  await expect.poll(() => location.pathname).toBe("/projects");
  // It goes with the form, which React removes after the address has changed.
  await expect.poll(() => sessionStorage.getItem(KEPT)).toBeNull();
});

test("nothing is kept of a form without changes, of one that was emptied again, and for support", async () => {
  const own = await renderScreen("/projects/add");
  await field("Postcode").fill("30-001");
  hidePage();
  expect(sessionStorage.getItem(KEPT)).not.toBeNull();
  await field("Postcode").fill("");
  hidePage();
  expect(sessionStorage.getItem(KEPT)).toBeNull();
  await own.close();
  await renderScreen("/projects/add", { emulated: true });
  await field("Postcode").fill("30-001");
  hidePage();
  expect(sessionStorage.getItem(KEPT)).toBeNull();
});

test.each(["no json", '{"postalCode":5}'])("a kept text that cannot be read counts as none: %s", async (text) => {
  await renderScreen("/projects/add", { tab: { [KEPT]: text } });
  await expect.element(field("Postcode")).toHaveValue("");
});

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

test("an address is chosen from the list on a page without https too", async () => {
  const stub = await renderScreen("/");
  withoutHttps();
  await stub.open("/projects/add");
  const street = main.getByRole("combobox", { name: "Street and house number" });
  await street.fill("ul. Polna");
  await page.getByRole("option", { name: /^ul. Polna 12/ }).click();
  await expect.element(field("Town or city")).toHaveValue("Kraków");
});

test("a failed search says so, and the address typed by hand creates a project", async () => {
  const stub = await renderScreen("/projects/add", { answers: { searchPlaces: { status: 500 } } });
  const street = main.getByRole("combobox", { name: "Street and house number" });
  await street.fill("ul. Nowa 5");
  await expect.element(page.getByRole("option", { name: /could not search for addresses/ })).toBeVisible();
  await page.getByRole("option", { name: "Use as typed: ul. Nowa 5" }).click();
  await expect.element(street).toHaveValue("ul. Nowa 5");
  expect(stub.calls.filter((call) => call === "searchPlaces")).toHaveLength(1);
  await field("Postcode").fill("30-001");
  await field("Town or city").fill("Kraków");
  await create().click();
  await expect.poll(() => location.pathname).toMatch(/^\/projects\/[0-9a-f-]{36}$/);
});

test("a suggestion that cannot be read keeps its line", { tags: "long" }, async () => {
  const stub = await renderScreen("/projects/add", { answers: { getPlace: { status: 500 } } });
  const street = main.getByRole("combobox", { name: "Street and house number" });
  await street.fill("ul. Polna");
  await page.getByRole("option", { name: /^ul. Polna 12/ }).click();
  await expect.poll(() => stub.calls).toContain("getPlace");
  await expect.element(street).toHaveValue("ul. Polna 12, 30-001 Kraków");
  await field("Town or city").fill("Kraków");
  await expect.element(street).toHaveValue("ul. Polna 12, 30-001 Kraków");
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

test("a link asks before it leaves an address that is not saved", async () => {
  await renderScreen("/projects/add", { answers: { searchPlaces: { body: { data: [] } } } });
  await field("Town or city").fill("Kraków");
  await page.getByRole("link", { name: "Team", exact: true }).first().click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(field("Town or city")).toHaveValue("Kraków");
});
