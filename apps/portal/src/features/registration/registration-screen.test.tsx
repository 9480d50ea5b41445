import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";
import { emptyDraft, passed, writeDraft } from "./draft/draft.ts";
import { DRAFT_KEY } from "./draft/registration-start.ts";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });

test("a first visit starts with the country and continues with the person (REG-1)", async () => {
  await renderScreen("/register", { signedIn: false });
  await expect.element(heading("Where is the company registered?")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect.element(page.getByRole("textbox", { name: "Email" })).toBeVisible();
});

test("a stored draft opens at its step with what was typed (REG-6)", async () => {
  const draft = passed(emptyDraft("sk"), "country");
  const text = writeDraft({ ...draft, person: { ...draft.person, email: "jana@x.example" } }, Date.now());
  await renderScreen("/register", { signedIn: false, device: { [DRAFT_KEY]: text } });
  await expect.element(page.getByRole("textbox", { name: "Email" })).toHaveValue("jana@x.example");
});

test("Next before the address names the first step leads back to that step, and Forward leads to the next one", async () => {
  const pressNext = new MutationObserver(() => {
    const next = page.getByRole("button", { name: "Next" }).query();
    if (!(next instanceof HTMLElement)) return;
    pressNext.disconnect();
    next.click();
  });
  pressNext.observe(document.body, { childList: true, subtree: true });
  await renderScreen("/register", { signedIn: false });
  await expect.element(heading("Your details")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(heading("Where is the company registered?")).toBeVisible();
  history.forward();
  await expect.element(heading("Your details")).toBeVisible();
});

test("a stored draft that cannot be read starts at the country and keeps the address's invite (REG-22)", async () => {
  await renderScreen("/register?invite=autumn", { signedIn: false, device: { [DRAFT_KEY]: "{" } });
  await expect.element(heading("Where is the company registered?")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect.element(page.getByRole("textbox", { name: "Email" })).toBeVisible();
  await expect.poll(() => localStorage.getItem(DRAFT_KEY)).toContain('"invite":"autumn"');
});

test("a stored draft of more than seven days ago is removed from the device (REG-6)", async () => {
  const old = writeDraft(passed(emptyDraft("sk"), "country"), Date.now() - 8 * 24 * 3_600_000);
  await renderScreen("/register", { signedIn: false, device: { [DRAFT_KEY]: old } });
  await expect.element(heading("Where is the company registered?")).toBeVisible();
  expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
});

test("the welcome points of the chosen country appear after the first view (REG-23)", async () => {
  await renderScreen("/register", { signedIn: false });
  await expect.element(page.getByText("Welcome points are added as soon as the company is registered.")).toBeVisible();
});

test("a survey whose answers were all removed is shown again without the question to keep them (REG-5)", async () => {
  const empty = emptyDraft("pl");
  const draft = passed(
    passed(
      {
        ...empty,
        company: {
          ...empty.company,
          companyName: "Okna Poddasza",
          companyStreetName: "Polna",
          companyHouseNumber: "12",
          companyPostalCode: "30-001",
          companyCity: "Krakow",
        },
        answers: { 1: [] },
      },
      "country",
    ),
    "person",
  );
  const device = { [DRAFT_KEY]: writeDraft(draft, Date.now()) };
  await renderScreen("/register", { signedIn: false, device });
  await expect.element(heading("Company details")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect.element(heading("Survey")).toBeInTheDocument();
});
