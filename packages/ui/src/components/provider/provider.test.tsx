import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { strings } from "../../generated/strings/en.ts";
import { strings as serbian } from "../../generated/strings/sr.ts";
import { DateField } from "../date-field/index.ts";
import { UiProvider, useLocale } from "./index.ts";

const Locale = () => <output>{useLocale()}</output>;

test.each([
  ["sr", "sr-Latn"],
  ["sr-RS", "sr-Latn-RS"],
  ["sr-u-nu-latn", "sr-Latn-u-nu-latn"],
  ["sr-Latn", "sr-Latn"],
  ["sr-Latn-BA", "sr-Latn-BA"],
  ["sr-Cyrl", "sr-Cyrl"],
  ["sr-Cyrl-RS", "sr-Cyrl-RS"],
  ["srn", "srn"],
  ["pl", "pl"],
])("the locale %s is %s for the parts: only Serbian without a script gets one", async (given, locale) => {
  await render(
    <UiProvider strings={strings} locale={given}>
      <Locale />
    </UiProvider>,
  );
  await expect.element(page.getByRole("status")).toHaveTextContent(locale);
});

test("in Serbian without a script the calendar has Latin letters, as the strings have", async () => {
  await render(
    <UiProvider strings={serbian} locale="sr">
      <DateField label="Datum" defaultValue="2026-03-05" />
    </UiProvider>,
  );
  await page.getByRole("button").click();
  await expect.element(page.getByRole("grid", { name: "mart 2026." })).toBeVisible();
});
