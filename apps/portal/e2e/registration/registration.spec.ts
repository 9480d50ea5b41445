import { z } from "zod";
import { expect, test } from "../support/fixtures.ts";
import { hold } from "../support/network/hold.ts";
import {
  answerSurvey,
  chooseCountry,
  field,
  fillToReview,
  heading,
  newCompany,
  register,
  sentProfile,
  street,
  submit,
  terms,
  TITLES,
  typeCompany,
  typePerson,
} from "../support/steps/registration.ts";
import { signIn } from "../support/steps/sign-in.ts";
import { answerByKeyboard, next, tabTo } from "../support/steps/survey.ts";
import { answerAs, parseAs } from "../support/json.ts";

const BEHAVIOURS = z.looseObject({ behaviours: z.record(z.string(), z.looseObject({ welcome_points: z.number() })) });

const WHOLE = [
  { slug: "pl", says: "a country that asks for no number", make: newCompany.poland, tag: "@long" },
  { slug: "sk", says: "a country with a second number", make: newCompany.slovakia, tag: "@phone" },
  { slug: "hu", says: "a country with one number", make: newCompany.hungary, tag: "@long" },
  { slug: "ua", says: "a country in other letters", make: newCompany.ukraine, tag: "@long" },
];

for (const { slug, says, make, tag } of WHOLE) {
  test(
    `${says} (${slug}): registered, welcomed with the config's points, and signed in`,
    { tag: [tag, "@chromium"].flat() },
    async ({ page, backend }) => {
      const company = make();
      const config = await answerAs(BEHAVIOURS, page.request.get("/api/v1/config/public"));
      const points = config.behaviours[slug]?.welcome_points ?? 0;
      expect(points).toBeGreaterThan(0);

      await fillToReview(page, company);
      for (const text of [company.name, company.surname, company.email, company.companyName]) {
        await expect(page.getByRole("definition").filter({ hasText: text }).first()).toBeVisible();
      }
      const sent = sentProfile(page);
      await submit(page);
      await expect(heading(page, TITLES.done)).toBeVisible();
      await expect(page).toHaveTitle(/^The company is registered/);
      await expect(page.getByText(`To get you started: ${points} points.`)).toBeVisible();
      await expect(page.getByText(company.companyName)).toBeVisible();

      const profile = await sent;
      const [first, second] = company.numbers.map(({ value }) => value.replaceAll(" ", ""));
      expect(profile).toMatchObject({
        name: company.name,
        companyAddress: `${company.street} ${company.houseNumber}`,
        companyStreetName: company.street,
        companyHouseNumber: company.houseNumber,
        email_consent: 0,
        phone_consent: 0,
        options: '{"consentSeen":true}',
      });
      expect([profile["companyRegistrationNumber"], profile["companyRegistrationNumber2"]]).toEqual([first, second]);
      const [surveyed] = parseAs(z.array(z.looseObject({})), String(profile["surveyResponse"]));
      expect(surveyed).toMatchObject({ id: 0, questionId: 1 });

      // Nothing of it stays on the device, and the new company is in.
      expect(await page.evaluate(() => localStorage.getItem("lucarne.registration"))).toBeNull();
      await page.reload();
      await expect(heading(page, TITLES.done)).toBeVisible();
      await expect(page.getByText(company.companyName)).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
      await expect(page).toHaveURL("/login");
      await signIn(page, backend, company.email);
      await expect(page.getByRole("main").getByText(String(points), { exact: true }).first()).toBeVisible();
    },
  );
}

test(
  "signed out, any step's address redirects to the first step that is not done",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/register?step=review");
    await expect(heading(page, TITLES.country)).toBeVisible();
    await expect(page).toHaveURL("/register?step=country");
    await expect(page.getByRole("button", { name: "Back" })).toHaveCount(0);
    await expect(page.getByRole("radio")).toHaveCount(14);
    await expect(page.getByRole("radio", { name: /Italia|Türkiye/ })).toHaveCount(0);
  },
);

test(
  "Back leads one step back, by the button and by the browser; nothing typed is lost",
  { tag: ["@phone", "@long"] },
  async ({ page }) => {
    const company = newCompany.slovakia();
    await page.goto("/register");
    await chooseCountry(page, company);
    await typePerson(page, company);
    await next(page).click();
    await expect(heading(page, TITLES.company)).toBeVisible();
    await expect(page).toHaveTitle(/^Company details/);
    await expect(field(page, /IČO/)).toHaveAccessibleDescription(/^8\sdigits$/);
    await expect(field(page, /DIČ/)).toHaveAccessibleDescription(/^10\sdigits$/);
    await field(page, "Company name").fill(company.companyName);

    await page.getByRole("button", { name: "Back" }).click();
    await expect(heading(page, TITLES.person)).toBeVisible();
    await expect(field(page, "Surname")).toHaveValue(company.surname);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByRole("radio", { name: company.country })).toBeChecked();

    await page.goForward();
    await page.goForward();
    await expect(heading(page, TITLES.company)).toBeVisible();
    await expect(field(page, "Company name")).toHaveValue(company.companyName);
    await page.goBack();
    await expect(heading(page, TITLES.person)).toBeVisible();
    await expect(field(page, "Phone")).toHaveValue(company.phone);

    // A step that is changed has to be passed again before the later ones open.
    await field(page, "Phone").fill("123");
    await page.goForward();
    await expect(heading(page, TITLES.person)).toBeVisible();
    await expect(field(page, "Phone")).toHaveValue("123");
  },
);

test("Back while Next is still being checked stays back", { tag: "@long" }, async ({ page }) => {
  const company = newCompany.slovakia();
  await page.goto("/register");
  await chooseCountry(page, company);
  for (const back of [() => page.getByRole("button", { name: "Back" }).click(), () => page.goBack()]) {
    await typePerson(page, company);
    const { made, release } = await hold(page, "/v2/company/validate");
    await next(page).click();
    await made;
    await back();
    await expect(heading(page, TITLES.country)).toBeVisible();
    await release();
    await expect(heading(page, TITLES.country)).toBeVisible();
    await expect(page).toHaveURL("/register?step=country");
    await next(page).click();
  }
  await expect(field(page, "Phone")).toHaveValue(company.phone);
});

test(
  "after a survey Next on the company data asks whether its answers are kept",
  { tag: "@long" },
  async ({ page }) => {
    const company = newCompany.poland();
    await fillToReview(page, company);
    await page.getByRole("button", { name: "Edit: Company details" }).click();
    await expect(field(page, "Company name")).toHaveValue(company.companyName);
    await next(page).click();
    const dialog = page.getByRole("dialog", { name: "The survey is already filled in. Keep the answers?" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(heading(page, TITLES.company)).toBeVisible();

    await next(page).click();
    await dialog.getByRole("button", { name: "Keep answers" }).click();
    await expect(heading(page, TITLES.review)).toBeVisible();

    await page.getByRole("button", { name: "Edit: Company details" }).click();
    await next(page).click();
    await dialog.getByRole("button", { name: "Fill in again" }).click();
    await expect(page.getByText("Question 1 of 7")).toBeVisible();
    await expect(next(page)).toBeDisabled();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);

    // On the first question, the survey's Back leaves the survey.
    await page.getByRole("button", { name: "Back" }).click();
    await expect(heading(page, TITLES.company)).toBeVisible();
  },
);

test("progress survives a reload and maintenance, also within a step", { tag: "@long" }, async ({ page, backend }) => {
  const company = newCompany.slovakia();
  await page.goto("/register");
  await chooseCountry(page, company);
  await typePerson(page, company);
  // An answer of this load that came after the switch would lead to maintenance before Next is pressed.
  const config = page.waitForResponse(/\/config\/public/);
  await page.reload();
  await config;
  await page.waitForLoadState("networkidle");
  await expect(field(page, "Email")).toHaveValue(company.email);
  await page.clock.install();
  await backend.operator("PUT", "/maintenance", { on: true });
  try {
    await next(page).click();
    await expect(page).toHaveURL("/maintenance");
    await expect(page.getByText(/Next check in/)).toBeVisible();
  } finally {
    await backend.operator("PUT", "/maintenance", { on: false });
  }
  await page.clock.fastForward(61_000);
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole("link", { name: "Register" }).click();
  await expect(heading(page, TITLES.person)).toBeVisible();
  await expect(field(page, "First name")).toHaveValue(company.name);
  await expect(field(page, "Phone")).toHaveValue(company.phone);
  await next(page).click();
  await expect(heading(page, TITLES.company)).toBeVisible();
  await expect(page.getByText("Your details so far")).toBeVisible();

  await page.getByRole("button", { name: "Start over" }).click();
  await expect(heading(page, TITLES.country)).toBeVisible();
  await next(page).click();
  await expect(field(page, "Email")).toHaveValue("");
});

test(
  "an invitation link is kept until the end, also after reloads",
  { tag: ["@long", "@chromium"] },
  async ({ page }) => {
    const company = newCompany.poland();
    await page.goto("/register?invite=jesien-2026");
    await chooseCountry(page, company);
    await expect(page).toHaveURL("/register?invite=jesien-2026&step=person");
    await page.goto("/register");
    await typePerson(page, company);
    await next(page).click();
    await typeCompany(page, company);
    await next(page).click();
    await answerSurvey(page);
    await page.getByRole("checkbox", { name: /by email/ }).check();
    const sent = sentProfile(page);
    await submit(page);
    expect(await sent).toMatchObject({ invite: "jesien-2026", email_consent: 1, phone_consent: 0 });
    await expect(heading(page, TITLES.done)).toBeVisible();
    // Back does not open the form of a company that is registered.
    await page.goBack();
    await expect(heading(page, TITLES.done)).toBeVisible();
  },
);

test("no welcome points, no line about them", { tag: "@long" }, async ({ page }) => {
  await page.route("**/v1/config/public", async (route) => {
    const answered = await route.fetch();
    const config = await answerAs(BEHAVIOURS, answered);
    const behaviours = { ...config.behaviours, pl: { welcome_points: 0 } };
    await route.fulfill({ response: answered, json: { ...config, behaviours } });
  });
  await fillToReview(page, newCompany.poland());
  await expect(page.getByText(/Welcome points/)).toHaveCount(0);
  await submit(page);
  await expect(heading(page, TITLES.done)).toBeVisible();
  await expect(page.getByText(/points/)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
});

test(
  "the terms are required; a refusal names fields of other steps, marks them there and loses nothing",
  { tag: "@chromium" },
  async ({ page }) => {
    const taken = newCompany.slovakia();
    await fillToReview(page, taken);
    await register(page).click();
    await expect(terms(page)).toHaveAccessibleDescription(/Accept the terms to register\./);
    await expect(terms(page)).toBeFocused();

    // Somebody else registers with the same address and number in the meantime.
    let first = true;
    await page.route("**/v2/company/register", async (route) => {
      if (first) {
        first = false;
        const own = parseAs(z.looseObject({}), route.request().postData() ?? "");
        const other = await page.request.post("/api/v2/company/register", { data: { ...own, phone: "905777001" } });
        expect(other.status()).toBe(201);
      }
      await route.continue();
    });
    await submit(page);
    const list = page.getByRole("alert");
    await expect(list).toContainText("The email has already been taken.");
    await expect(list).toContainText("The company registration number has already been taken.");
    await expect(list.getByRole("button", { name: "Company number (IČO)" })).toBeVisible();
    await expect(list.getByRole("button", { name: "Email" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(heading(page, TITLES.person)).toBeVisible();
    await expect(field(page, "Email")).toBeFocused();
    await expect(field(page, "Email")).toHaveAccessibleDescription(/The email has already been taken\./);
    await expect(field(page, "Email")).toHaveValue(taken.email);
    await field(page, "Email").fill(newCompany.slovakia().email);
    await next(page).click();
    await expect(heading(page, TITLES.company)).toBeVisible();
    await expect(field(page, /IČO/)).toBeFocused();
    await expect(field(page, /IČO/)).toHaveAttribute("aria-invalid", "true");
    await field(page, /IČO/).fill(newCompany.slovakia().numbers[0]?.value ?? "");
    await next(page).click();
    await page.getByRole("button", { name: "Keep answers" }).click();
    await expect(heading(page, TITLES.review)).toBeVisible();
    await submit(page);
    await expect(heading(page, TITLES.done)).toBeVisible();
  },
);

test(
  "after a lost answer the request is sent again with the same key, after a reload too",
  { tag: ["@long", "@chromium"] },
  async ({ page, faults }) => {
    faults.allow(/net::ERR_FAILED/);
    const keys: (string | undefined)[] = [];
    let lost = 0;
    await page.route("**/v2/company/register", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (lost++ > 1) return route.continue();
      // The server registers, but its answer is lost.
      await route.fetch();

      return route.abort();
    });
    await fillToReview(page, newCompany.poland());
    await submit(page);
    await expect(page.getByRole("alert")).toContainText("Something went wrong. Please try again.");
    await register(page).click();
    await expect(page.getByRole("alert")).toContainText("Something went wrong. Please try again.");
    await page.reload();
    await expect(terms(page)).not.toBeChecked();
    await submit(page);
    await expect(heading(page, TITLES.done)).toBeVisible();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^\d+-\d+-\d+-\d+$/);
  },
);

test("keyboard only: from the country to the welcome", { tag: ["@desktop", "@long"] }, async ({ page }) => {
  const company = newCompany.slovakia();
  const type = async (label: string | RegExp, text: string) => {
    await tabTo(page, field(page, label));
    await page.keyboard.type(text);
  };
  await page.goto("/register");
  await expect(heading(page, TITLES.country)).toBeVisible();
  await tabTo(page, page.getByRole("radio", { checked: true }));
  while (!(await page.getByRole("radio", { name: company.country }).isChecked())) {
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
  await expect(heading(page, TITLES.person)).toBeVisible();
  await type("First name", company.name);
  await type("Surname", company.surname);
  await type("Email", company.email);
  await type("Phone", company.phone);
  await page.keyboard.press("Enter");
  await expect(heading(page, TITLES.company)).toBeVisible();
  await type("Company name", company.companyName);
  for (const { label, value } of company.numbers) await type(label, value);
  await tabTo(page, street(page));
  await page.keyboard.type("Hlavn");
  const found = page.getByRole("option", { name: /^Hlavná/ }).first();
  await expect(found).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(found).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(field(page, "Town or city")).not.toHaveValue("");
  await expect(street(page)).toHaveValue("Hlavná");
  await type("House number", "14");
  await page.keyboard.press("Enter");
  await answerSurvey(page, async () => {
    await expect(next(page)).toBeDisabled();
    await answerByKeyboard(page);
    await tabTo(page, next(page));
    await page.keyboard.press("Enter");
  });
  await tabTo(page, terms(page));
  await page.keyboard.press("Space");
  await tabTo(page, register(page));
  await page.keyboard.press("Enter");
  await expect(heading(page, TITLES.done)).toBeVisible();
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Sign in" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
});
