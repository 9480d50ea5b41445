import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { answer, next } from "./survey.ts";
import { parseAs } from "../json.ts";

/** A company to register, as its owner types it. */
export type NewCompany = {
  country: string;
  name: string;
  surname: string;
  email: string;
  phone: string;
  companyName: string;
  numbers: readonly { label: RegExp; value: string }[];
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
};

let made = 0;

/** Six digits that no other company of this worker's backend has. */
const serial = () => String(100_000 + ++made);

type Change = Partial<NewCompany>;

/** Companies that are not registered yet, one country for each rule of company numbers. */
export const newCompany = {
  poland: (change: Change = {}): NewCompany => {
    const own = serial();

    return {
      country: "Polska",
      name: "Ewa",
      surname: "Nowak-Zięba",
      email: `ewa.${own}@nowak.example`,
      phone: `601 ${own.slice(0, 3)} ${own.slice(3)}`,
      companyName: "Dachy Nowak",
      numbers: [],
      street: "Krupówki",
      houseNumber: "41",
      postalCode: "34-500",
      city: "Zakopane",
      ...change,
    };
  },
  slovakia: (change: Change = {}): NewCompany => {
    const own = serial();

    return {
      country: "Slovensko",
      name: "Jana",
      surname: "Horváthová",
      email: `jana.${own}@tatry.example`,
      phone: `0905 ${own.slice(0, 3)} ${own.slice(3)}`,
      companyName: "Strechy Tatry s.r.o.",
      numbers: [
        { label: /IČO/, value: `50 ${own}` },
        { label: /DIČ/, value: `2120 ${own}` },
      ],
      street: "Podtatranská",
      houseNumber: "14",
      postalCode: "058 01",
      city: "Poprad",
      ...change,
    };
  },
  hungary: (change: Change = {}): NewCompany => {
    const own = serial();

    return {
      country: "Magyarország",
      name: "Gergő",
      surname: "Őry",
      email: `gergo.${own}@teto.example`,
      phone: `06 20 1${own}`,
      companyName: "Őry Tető Kft.",
      numbers: [{ label: /Adószám/, value: `12${own}-1-42` }],
      street: "Fő utca",
      houseNumber: "12.",
      postalCode: "4024",
      city: "Debrecen",
      ...change,
    };
  },
  ukraine: (change: Change = {}): NewCompany => {
    const own = serial();

    return {
      country: "Україна",
      name: "Мар’яна",
      surname: "О'Коннор",
      email: `mariana.${own}@dakh.example`,
      phone: `050 1${own}`,
      companyName: "ТОВ «Дах»",
      numbers: [{ label: /ЄДРПОУ/, value: `38${own}` }],
      street: "вул. Зелена",
      houseNumber: "7",
      postalCode: "79010",
      city: "Львів",
      ...change,
    };
  },
};

/** The heading of the step, or screen, that is shown. */
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** A text field by its label. */
export const field = (page: Page, label: string | RegExp) => page.getByRole("textbox", { name: label });

/** The field for the street, which finds addresses. */
export const street = (page: Page) => page.getByRole("combobox", { name: "Street" });

export const TITLES = {
  country: "Where is the company registered?",
  person: "Your details",
  company: "Company details",
  survey: "Survey",
  review: "Check and register",
  done: "The company is registered",
} as const;

export const chooseCountry = async (page: Page, { country }: NewCompany): Promise<void> => {
  await expect(heading(page, TITLES.country)).toBeVisible();
  await page.getByRole("radio", { name: country }).check();
  await next(page).click();
};

export const typePerson = async (page: Page, { name, surname, email, phone }: NewCompany): Promise<void> => {
  await expect(heading(page, TITLES.person)).toBeVisible();
  await field(page, "First name").fill(name);
  await field(page, "Surname").fill(surname);
  await field(page, "Email").fill(email);
  await field(page, "Phone").fill(phone);
};

export const typeCompany = async (page: Page, company: NewCompany): Promise<void> => {
  await expect(heading(page, TITLES.company)).toBeVisible();
  await field(page, "Company name").fill(company.companyName);
  for (const { label, value } of company.numbers) await field(page, label).fill(value);
  await street(page).fill(company.street);
  await page.keyboard.press("Escape");
  await field(page, "House number").fill(company.houseNumber);
  await field(page, "Postcode").fill(company.postalCode);
  await field(page, "Town or city").fill(company.city);
};

/**
 * Goes through the survey's questions up to the review. Each one is expected by its number, because the page may still
 * show the one before.
 */
export const answerSurvey = async (
  page: Page,
  answerQuestion: (question: number) => Promise<void> = async () => {
    await answer(page);
    await next(page).click();
  },
): Promise<void> => {
  for (let question = 1; question <= 7; question += 1) {
    await expect(page.getByText(`Question ${question} of 7`, { exact: true })).toBeVisible();
    await answerQuestion(question);
  }
  await expect(heading(page, TITLES.review)).toBeVisible();
};

/** From the country to the review. */
export const fillToReview = async (page: Page, company: NewCompany, at = "/register"): Promise<void> => {
  await page.goto(at);
  await chooseCountry(page, company);
  await typePerson(page, company);
  await next(page).click();
  await typeCompany(page, company);
  await next(page).click();
  await answerSurvey(page);
};

export const terms = (page: Page) => page.getByRole("checkbox", { name: /accept the terms/ });
export const register = (page: Page) => page.getByRole("button", { name: "Register", exact: true });

/** Accepts the terms and registers. */
export const submit = async (page: Page): Promise<void> => {
  // A forced click misses the box when a text above it loads at that moment.
  await expect(() => terms(page).check()).toPass();
  await register(page).click();
};

const PROFILE = z.record(z.string(), z.unknown());

/** What the next register call sends; the call still reaches the server. */
export const sentProfile = (page: Page): Promise<Record<string, unknown>> =>
  new Promise((resolve) => {
    void page.route("**/v2/company/register", async (route) => {
      resolve(parseAs(PROFILE, route.request().postData() ?? ""));
      await route.continue();
    });
  });

/** Chooses a country and goes on before the portal's code runs, then lets it run: both are kept. */
export const expectEarlyCountryKept = async (page: Page, release: () => void): Promise<void> => {
  await page.getByRole("radio", { name: /Česko/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  release();
  await expect(page).toHaveURL(/step=person/);
  await page.goBack();
  await expect(page.getByRole("radio", { name: /Česko/ })).toBeChecked();
};
