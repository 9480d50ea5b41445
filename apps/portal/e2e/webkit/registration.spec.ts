import { expect } from "@playwright/test";
import { type NewCompany, newCompany, TITLES } from "../support/steps/registration.ts";
import { test } from "./fixtures.ts";
import { open, press, type } from "./steps.ts";

/** Presses the label of a choice, in the middle of the window: a bar at its end may lie over the last one. */
const choose = async (webkit: WebdriverIO.Browser, label: string): Promise<void> => {
  await webkit.$(label).execute((element) => element.scrollIntoView({ block: "center" }));
  await webkit.$(label).click();
};

const expectStep = (webkit: WebdriverIO.Browser, title: string) => webkit.$(`h1=${title}`).waitForDisplayed();

const typePerson = async (webkit: WebdriverIO.Browser, company: NewCompany): Promise<void> => {
  await expectStep(webkit, TITLES.person);
  for (const name of ["name", "surname", "email", "phone"] as const)
    await type(webkit, `input[name=${name}]`, company[name]);
  await press(webkit, "Next");
};

const typeCompany = async (webkit: WebdriverIO.Browser, company: NewCompany): Promise<void> => {
  await expectStep(webkit, TITLES.company);
  const [first, second] = company.numbers;
  const fields = [
    ["[name=companyName]", company.companyName],
    ["[name=companyRegistrationNumber]", first?.value],
    ["[name=companyRegistrationNumber2]", second?.value],
    ["[role=combobox]", company.street],
    ["[name=companyHouseNumber]", company.houseNumber],
    ["[name=companyPostalCode]", company.postalCode],
    ["[name=companyCity]", company.city],
  ] as const;
  for (const [selector, text = ""] of fields) await type(webkit, `input${selector}`, text);
  await press(webkit, "Next");
};

/** Answers each question with a number, or with its last option, which adds no further question. */
const answerSurvey = async (webkit: WebdriverIO.Browser): Promise<void> => {
  for (let question = 1; question <= 7; question += 1) {
    await expect.poll(() => webkit.$("main").getText()).toContain(`Question ${question} of 7`);
    if (await webkit.$("input[inputmode=numeric]").isExisting()) await type(webkit, "input[inputmode=numeric]", "12");
    else await choose(webkit, "(//form//label)[last()]");
    await press(webkit, "Next");
  }
};

test("WebKit: a company that is registered step by step can sign in", { tag: "@phone" }, async ({ webkit, signIn }) => {
  const company = newCompany.slovakia();
  await open(webkit, "/register", TITLES.country);
  await choose(webkit, `label*=${company.country}`);
  await press(webkit, "Next");
  await typePerson(webkit, company);
  await typeCompany(webkit, company);
  await answerSurvey(webkit);
  await expectStep(webkit, TITLES.review);
  const review = await webkit.$("main").getText();
  for (const text of [company.surname, company.email, company.companyName, company.street])
    expect(review).toContain(text);
  await choose(webkit, "label*=accept the terms");
  await press(webkit, "Register");
  await expectStep(webkit, TITLES.done);
  await signIn(company.email);
  await open(webkit, "/", "Home");
});
