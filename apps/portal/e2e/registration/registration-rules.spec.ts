import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import {
  answerSurvey,
  chooseCountry,
  field,
  fillToReview,
  heading,
  newCompany,
  street,
  submit,
  TITLES,
  typeCompany,
  typePerson,
} from "../support/steps/registration.ts";
import { schemesOf } from "../support/screens/samples.ts";
import { answer, next } from "../support/steps/survey.ts";

const toPerson = async (page: Page, company = newCompany.slovakia()) => {
  await page.goto("/register");
  await chooseCountry(page, company);
  await typePerson(page, company);

  return company;
};

const toCompany = async (page: Page, company = newCompany.slovakia()) => {
  await toPerson(page, company);
  await next(page).click();
  await expect(heading(page, TITLES.company)).toBeVisible();

  return company;
};

test(
  "personal data: each field shows its error, and the first invalid field has focus",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/register");
    await chooseCountry(page, newCompany.slovakia());
    await next(page).click();
    await expect(field(page, "First name")).toBeFocused();
    for (const label of ["First name", "Surname", "Email", "Phone"]) {
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`Fill in the “${label}” field\\.`));
    }
    await field(page, "First name").fill("Jana 2");
    await field(page, "Surname").fill("Horváthová3");
    await field(page, "Phone").fill("12345");
    await next(page).click();
    await expect(field(page, "First name")).toHaveAccessibleDescription(/Use letters only\./);
    await expect(field(page, "Surname")).toHaveAccessibleDescription(/Use letters only\./);
    await expect(field(page, "Phone")).toHaveAccessibleDescription(/Invalid phone number\./);
  },
);

test(
  "errors for a registered email and phone are shown together; the test number passes",
  { tag: "@long" },
  async ({ page }) => {
    const company = newCompany.slovakia({ country: "Česko" });
    await toPerson(page, { ...company, email: PEOPLE.czechia.email, phone: PEOPLE.czechia.phone });
    await next(page).click();
    await expect(field(page, "Email")).toHaveAccessibleDescription(/The email has already been taken\./);
    await expect(field(page, "Phone")).toHaveAccessibleDescription(/Phone number is not unique\./);
    await expect(field(page, "Email")).toBeFocused();
    await field(page, "Email").fill(company.email);
    await field(page, "Phone").fill("999 999 999 321");
    const asked = page.waitForRequest((request) => request.url().includes("phone="));
    await next(page).click();
    expect(new URL((await asked).url()).searchParams.get("phone")).toBe("999999999321");
    await expect(heading(page, TITLES.company)).toBeVisible();
  },
);

test(
  "an unreachable server shows the general error, keeps the input, and the next try continues",
  { tag: "@long" },
  async ({ page, faults }) => {
    faults.allow(/net::ERR_FAILED/);
    const company = await toPerson(page);
    await page.route("**/v2/company/validate**", (route) => route.abort());
    await next(page).click();
    await expect(page.getByRole("alert")).toContainText("Something went wrong. Please try again.");
    await expect(page.getByText(/already been taken|not unique/)).toHaveCount(0);
    await expect(field(page, "Email")).toHaveValue(company.email);
    await page.unroute("**/v2/company/validate**");
    await next(page).click();
    await expect(heading(page, TITLES.company)).toBeVisible();
  },
);

test("input typed while Next is being checked is validated too", { tag: "@long" }, async ({ page }) => {
  await toPerson(page);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/v2/company/validate**", async (route) => {
    await held;
    await route.continue();
  });
  const answered = page.waitForResponse((response) => response.url().includes("email="));
  await next(page).click();
  await field(page, "Email").fill("another@tatry.example");
  release();
  await answered;
  await expect(next(page)).not.toHaveAttribute("aria-busy", "true");
  await expect(heading(page, TITLES.person)).toBeVisible();
  await expect(field(page, "Email")).toHaveValue("another@tatry.example");
});

test("company data: numbers of the country, no digits in the city, no letters in the postcode", async ({ page }) => {
  const company = await toCompany(page);
  await next(page).click();
  for (const label of ["Company name", "House number", "Postcode", "Town or city"]) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`Fill in the “${label}” field\\.`));
  }
  await expect(street(page)).toHaveAccessibleDescription(/Fill in the “Street” field\./);
  await expect(field(page, /IČO/)).toHaveAccessibleDescription(/Fill in the “Company number \(IČO\)” field\./);
  await expect(field(page, /DIČ/)).toHaveAccessibleDescription(/Fill in the “Second number \(DIČ\)” field\./);
  await expect(field(page, "Company name")).toBeFocused();
  await typeCompany(page, { ...company, city: "Poprad 2", postalCode: "058O1" });
  await next(page).click();
  await expect(field(page, "Town or city")).toHaveAccessibleDescription(/Digits are not allowed\./);
  await expect(field(page, "Postcode")).toHaveAccessibleDescription(/Letters are not allowed\./);
});

test("a country without a required number says that orders need one", { tag: "@long" }, async ({ page }) => {
  await toCompany(page, newCompany.poland());
  const number = field(page, /NIP/);
  await expect(number).toHaveAccessibleDescription(/needed to place orders/);
  await expect(field(page, /Second number/)).toHaveCount(0);
  // If it is given, it must not be registered yet.
  await number.fill("735 285 11 90");
  await number.blur();
  await expect(number).toHaveAccessibleDescription(/The company registration number has already been taken\./);
});

test("a company number is checked on blur, without its spaces", { tag: "@long" }, async ({ page }) => {
  const company = await toCompany(page);
  const number = field(page, /IČO/);
  const [own] = company.numbers;
  const asked = page.waitForRequest((request) => request.url().includes("registration_number="));
  await number.fill(own?.value ?? "");
  await number.blur();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get("registration_number")).toBe(own?.value.replaceAll(" ", ""));
  expect(query.get("region_id")).toBe("13");
  await expect(page.getByText("This number is not registered yet.")).toBeVisible();
  await number.press("5");
  await expect(page.getByText("This number is not registered yet.")).toHaveCount(0);
});

test(
  "addresses are searched half a second after the last letter, only in the company's country",
  { tag: "@long" },
  async ({ page }) => {
    await toCompany(page);
    const asked: URLSearchParams[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/v1/places/autocomplete")) asked.push(new URL(request.url()).searchParams);
    });
    await street(page).evaluate((input) => {
      input.addEventListener("input", () => performance.mark("letter"));
    });
    await street(page).pressSequentially("Hlavná", { delay: 60 });
    await expect(page.getByRole("option", { name: /^Hlavná/ }).first()).toBeVisible();
    expect(asked).toHaveLength(1);
    // Both moments by the page's own clock: what the test itself takes does not count.
    const waited = await page.evaluate(() => {
      const sent = performance
        .getEntriesByType("resource")
        .find(({ name }) => name.includes("/v1/places/autocomplete"));
      const letter = performance.getEntriesByName("letter").at(-1);
      return sent && letter ? sent.startTime - letter.startTime : 0;
    });
    expect(waited).toBeGreaterThanOrEqual(490);
    expect(asked[0]?.get("country")).toBe("sk");
    expect(asked[0]?.get("input")).toBe("Hlavná");

    await page.getByRole("option", { name: /^Hlavná.*Košice/ }).click();
    await expect(street(page)).toHaveValue("Hlavná");
    await expect(field(page, "Postcode")).toHaveValue("040 01");
    await expect(field(page, "Town or city")).toHaveValue("Košice");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    expect(asked).toHaveLength(1);
  },
);

test(
  "another street typed by hand removes what the chosen address has filled in (ADDR-3)",
  { tag: "@long" },
  async ({ page }) => {
    await toCompany(page);
    await street(page).pressSequentially("Hlavná");
    await page.getByRole("option", { name: /^Hlavná.*Košice/ }).click();
    await expect(field(page, "Town or city")).toHaveValue("Košice");
    // The house number of the same street changes nothing; a postcode typed by hand is the user's own.
    await street(page).fill("Hlavná 12");
    await expect(field(page, "Town or city")).toHaveValue("Košice");
    await field(page, "Postcode").fill("040 11");
    await street(page).fill("Na Záhrade");
    await expect(field(page, "Town or city")).toHaveValue("");
    await expect(field(page, "Postcode")).toHaveValue("040 11");
  },
);

test(
  "a typed address can be used from five letters on; no result and a failed search show a message",
  { tag: "@long" },
  async ({ page, faults }) => {
    faults.allow(/net::ERR_FAILED/);
    await toCompany(page);
    await street(page).pressSequentially("Xyzq");
    await expect(page.getByRole("option", { name: /No address found/ })).toBeVisible();
    await expect(page.getByRole("option", { name: /Use as typed/ })).toHaveCount(0);
    await street(page).pressSequentially("w");
    // The note that comes with the search result moves the last row, and a press could miss it.
    await expect(page.getByRole("option", { name: /No address found/ })).toBeVisible();
    await page.getByRole("option", { name: "Use as typed: Xyzqw" }).click();
    await expect(street(page)).toHaveValue("Xyzqw");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(field(page, "Town or city")).toHaveValue("");

    await page.route("**/v1/places/autocomplete**", (route) => route.abort());
    await street(page).pressSequentially("ert");
    await expect(page.getByRole("option", { name: /could not search for addresses/ })).toBeVisible();
    await expect(page.getByRole("option", { name: "Use as typed: Xyzqwert" })).toBeVisible();
  },
);

test(
  "the survey: three answers at most, questions inside their option, whole numbers from 1 to 999999",
  { tag: "@long" },
  async ({ page }) => {
    const company = await toCompany(page, newCompany.poland());
    await typeCompany(page, company);
    await next(page).click();
    await expect(page.getByText("Question 1 of 7")).toBeVisible();
    await expect(next(page)).toBeDisabled();
    const boxes = page.getByRole("checkbox");
    await boxes.nth(1).check();
    const howMany = page.getByRole("textbox", { name: "How many roof windows do you fit in a year?" });
    await expect(next(page)).toBeDisabled();
    for (const wrong of ["0", "1000000", "2.5", "1e3", "-4"]) {
      await howMany.fill(wrong);
      await expect(next(page)).toBeDisabled();
    }
    await howMany.fill("999999");
    await expect(next(page)).toBeEnabled();
    await howMany.press("ArrowUp");
    await expect(howMany).toHaveValue("999999");
    await howMany.press("ArrowDown");
    await expect(howMany).toHaveValue("999998");
    await page.getByRole("button", { name: "Add one" }).click();
    await expect(howMany).toHaveValue("999999");
    await page.getByRole("button", { name: "Remove one" }).click();
    await expect(howMany).toHaveValue("999998");
    await howMany.fill("１２");
    await expect(howMany).toHaveValue("12");
    await boxes.nth(2).check();
    await boxes.nth(3).check();
    await expect(page.getByText(/3 of 3 chosen/)).toBeVisible();
    await expect(boxes.nth(0)).toBeDisabled();
    await boxes.nth(1).uncheck();
    await expect(howMany).toHaveCount(0);
    await expect(boxes.nth(0)).toBeEnabled();
    await boxes.nth(1).check();
    await expect(howMany).toHaveValue("");
    await howMany.fill("1");

    // After a reload, the first open question is shown.
    await next(page).click();
    await expect(page.getByText("Question 2 of 7")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Question 2 of 7")).toBeVisible();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(boxes.nth(1)).toBeChecked();
  },
);

test("a survey that fails to load shows an error and can be retried", { tag: "@long" }, async ({ page, faults }) => {
  faults.allow(/net::ERR_FAILED/);
  const company = await toCompany(page, newCompany.poland());
  await typeCompany(page, company);
  await page.route("**/v1/survey**", (route) => route.abort());
  await next(page).click();
  await expect(page.getByText("The survey could not be loaded.")).toBeVisible();
  // It does not block: Back goes to the company data.
  await page.getByRole("button", { name: "Back" }).click();
  await expect(heading(page, TITLES.company)).toBeVisible();
  await next(page).click();
  await expect(page.getByText("The survey could not be loaded.")).toBeVisible();
  await page.unroute("**/v1/survey**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Question 1 of 7")).toBeVisible();
  await answer(page);
  await expect(next(page)).toBeEnabled();
});

test("another country keeps the person and drops what belongs to the country", { tag: "@long" }, async ({ page }) => {
  const company = newCompany.slovakia();
  await fillToReview(page, company);
  for (const step of [TITLES.survey, TITLES.company, TITLES.person, TITLES.country]) {
    await page.getByRole("button", { name: "Back" }).click();
    await expect(heading(page, step)).toBeAttached();
  }
  await page.getByRole("radio", { name: "Polska" }).check();
  await next(page).click();
  await expect(field(page, "Email")).toHaveValue(company.email);
  await next(page).click();
  // A Slovak number is not valid in Poland.
  await expect(field(page, "Phone")).toHaveAccessibleDescription(/Invalid phone number\./);
  await field(page, "Phone").fill(newCompany.poland().phone);
  await next(page).click();
  await expect(field(page, "Company name")).toHaveValue(company.companyName);
  await expect(street(page)).toHaveValue("");
  await expect(field(page, "Town or city")).toHaveValue("");
});

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test(
  "axe finds nothing on any step in light and dark, and nothing scrolls sideways at 320 px",
  { tag: ["@long", "@chromium"] },
  async ({ page, axe, isMobile }) => {
    const check = async (state: string) => {
      const size = page.viewportSize();
      for (const colorScheme of schemesOf(isMobile ? 1 : 0)) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await axe(page, `${state}, ${colorScheme}`);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sideways(page), `${state} at 320 px`).toBe(false);
      if (size) await page.setViewportSize(size);
    };
    const company = newCompany.slovakia();
    await page.goto("/register");
    await expect(heading(page, TITLES.country)).toBeVisible();
    await check("country");
    await chooseCountry(page, company);
    await expect(heading(page, TITLES.person)).toBeVisible();
    await next(page).click();
    await expect(field(page, "First name")).toHaveAttribute("aria-invalid", "true");
    await check("personal data with errors");
    await typePerson(page, company);
    await next(page).click();
    await typeCompany(page, company);
    await street(page).fill("Hlavná");
    await expect(page.getByRole("option", { name: /^Hlavná/ }).first()).toBeVisible();
    await check("company data with addresses");
    await page.keyboard.press("Escape");
    await next(page).click();
    await answerSurvey(page, async (question) => {
      if (question === 1) {
        await page.getByRole("checkbox").nth(1).check();
        await check("survey with a question inside");
        await page.getByRole("textbox").fill("12");
      } else await answer(page);
      await next(page).click();
    });
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await check("review with an error");
    await submit(page);
    await expect(heading(page, TITLES.done)).toBeVisible();
    await check("registered");
  },
);
