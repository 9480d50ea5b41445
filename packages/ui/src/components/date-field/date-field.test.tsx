import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { everyNth } from "../../../../../test-sample.ts";
import { strings } from "../../generated/strings/pl.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { UiProvider } from "../provider/index.ts";
import { DateField, type DateFieldProps } from "./index.ts";

const input = page.getByRole("textbox", { name: "Od" });
const button = page.getByRole("button", { name: "Od: wybierz datę" });
const calendar = page.getByRole("dialog", { name: "Od: wybierz datę" });
const dayOf = (name: string) => page.getByRole("button", { name });

const Polish = (props: Partial<DateFieldProps>) => (
  <UiProvider strings={strings} locale="pl">
    <DateField label="Od" {...props} />
  </UiProvider>
);

const sundays = (day: string) =>
  new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? "Nie dowozimy w niedziele." : undefined;

const setup = async (props: Partial<DateFieldProps> = {}) => {
  const changed = vi.fn();
  await page.viewport(390, 700);
  const screen = await render(<Polish onValueChange={changed} {...props} />);
  return { changed, screen };
};

const opened = async (props: Partial<DateFieldProps> = {}, day = "czwartek, 5 marca 2026") => {
  const { changed } = await setup({ defaultValue: "2026-03-05", ...props });
  await button.click();
  await expect.element(dayOf(day)).toHaveFocus();
  return { changed };
};

describe("DateField, keyboard (APG date picker dialog)", () => {
  test.each([
    ["Right Arrow", "the next day", "{ArrowRight}", "piątek, 6 marca 2026"],
    ["Left Arrow", "the day before", "{ArrowLeft}", "środa, 4 marca 2026"],
    ["Down Arrow", "the same day of the next week", "{ArrowDown}", "czwartek, 12 marca 2026"],
    ["Up Arrow", "the same day of the week before", "{ArrowUp}", "czwartek, 26 lutego 2026"],
    ["Home", "the first day of the week", "{Home}", "poniedziałek, 2 marca 2026"],
    ["End", "the last day of the week", "{End}", "niedziela, 8 marca 2026"],
    ["Page Up", "the same day of the month before", "{PageUp}", "czwartek, 5 lutego 2026"],
    ["Page Down", "the same day of the next month", "{PageDown}", "niedziela, 5 kwietnia 2026"],
    ["Shift + Page Up", "the same day of the year before", "{Shift>}{PageUp}{/Shift}", "środa, 5 marca 2025"],
    ["Shift + Page Down", "the same day of the next year", "{Shift>}{PageDown}{/Shift}", "piątek, 5 marca 2027"],
  ])("%s: %s", async (_, __, keys, day) => {
    await opened();
    await userEvent.keyboard(keys);
    await expect.element(dayOf(day)).toHaveFocus();
  });

  test.each(
    everyNth(2, [
      ["Enter", "{Enter}"],
      ["Space", " "],
    ]),
  )("%s: chooses the day, closes the calendar and gives focus back", async (_, key) => {
    const { changed } = await opened();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.keyboard(key);
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await expect.element(input).toHaveValue("06.03.2026");
    expect(changed).toHaveBeenCalledExactlyOnceWith("2026-03-06");
  });

  test("Escape: closes the calendar without a choice", async () => {
    const { changed } = await opened();
    await userEvent.keyboard("{ArrowRight}{Escape}");
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(input).toHaveValue("05.03.2026");
    expect(changed).not.toHaveBeenCalled();
  });

  test.each(everyNth(2, ["Escape", "Enter"]))(
    "Alt + Down Arrow: opens the calendar from the text, which has focus again after %s",
    async (key) => {
      await setup({ defaultValue: "2026-03-05" });
      await input.click();
      await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
      await expect.element(dayOf("czwartek, 5 marca 2026")).toHaveFocus();
      await userEvent.keyboard(`{${key}}`);
      await expect.element(calendar).not.toBeInTheDocument();
      await expect.element(input).toHaveFocus();
    },
  );
});

describe("DateField, from right to left", () => {
  test.each([
    ["Left Arrow", "the next day", "{ArrowLeft}", "piątek, 6 marca 2026"],
    ["Right Arrow", "the day before", "{ArrowRight}", "środa, 4 marca 2026"],
  ])("%s: %s", async (_, __, keys, day) => {
    await page.viewport(390, 700);
    await render(
      <div dir="rtl">
        <Polish defaultValue="2026-03-05" />
      </div>,
    );
    await button.click();
    await expect.element(dayOf("czwartek, 5 marca 2026")).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(dayOf(day)).toHaveFocus();
  });
});

describe("DateField, typed", () => {
  test("a day with other separators is given as ISO text and written as the language does", async () => {
    const { changed } = await setup();
    await expect.element(input).toHaveAttribute("placeholder", "DD.MM.RRRR");
    await input.fill("5/3/2026");
    expect(changed).toHaveBeenLastCalledWith("2026-03-05");
    await userEvent.tab();
    await expect.element(input).toHaveValue("05.03.2026");
  });

  test("a text that is no day stays, and says how to write one once the field is left", async () => {
    const { changed } = await setup({ defaultValue: "2026-03-05" });
    await input.fill("31.2.2026");
    await expect.element(input).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await expect.element(input).toHaveAccessibleDescription(strings.dateInvalid({ pattern: "DD.MM.RRRR" }));
    await expect.element(input).toHaveValue("31.2.2026");
    expect(changed).toHaveBeenLastCalledWith("");
  });

  test.each([
    ["2026-02-28", "Wybierz 01.03.2026 lub późniejszą datę."],
    ["2026-04-01", "Wybierz 31.03.2026 lub wcześniejszą datę."],
  ])("%s is outside of min and max: says so", async (defaultValue, text) => {
    await setup({ defaultValue, min: "2026-03-01", max: "2026-03-31" });
    await expect.element(input).toHaveAccessibleDescription(text);
    await expect.element(input).toHaveAttribute("aria-invalid", "true");
  });

  test("a day that cannot be chosen: says why once the field is left, also to the form, and other days are good", async () => {
    const { changed } = await setup({ dayProblem: sundays, min: "2026-03-03" });
    await input.fill("8.3.2026");
    await expect.element(input).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await expect.element(input).toHaveAccessibleDescription("Nie dowozimy w niedziele.");
    await expect.element(input).toBeInvalid();
    expect(changed).toHaveBeenLastCalledWith("2026-03-08");
    // Outside of the limits the limit is the reason.
    await input.fill("1.3.2026");
    await userEvent.tab();
    await expect.element(input).toHaveAccessibleDescription("Wybierz 03.03.2026 lub późniejszą datę.");
    await input.fill("9.3.2026");
    await userEvent.tab();
    await expect.element(input).toBeValid();
    await expect.element(input).toHaveAccessibleDescription("");
  });

  test("a year of two digits is written with four once the field is left, in the past that max asks for", async () => {
    const { changed } = await setup({ max: "2026-11-30" });
    await input.fill("5.3.27");
    expect(changed).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect.element(input).toHaveValue("05.03.1927");
    await expect.element(input).toBeValid();
    expect(changed).toHaveBeenCalledExactlyOnceWith("1927-03-05");
  });

  test("the caller's error comes before its own", async () => {
    await setup({ defaultValue: "2026-02-28", min: "2026-03-01", error: "Inny błąd." });
    await expect.element(input).toHaveAccessibleDescription("Inny błąd.");
  });

  test("the form sends ISO text, and its reset brings the initial day back", { tags: "long" }, async () => {
    const { container } = await renderUi(
      <form>
        <DateField label="From" name="from" defaultValue="2026-03-05" />
        <button type="reset">Reset</button>
      </form>,
    );
    const form = container.querySelector("form") ?? undefined;
    const field = page.getByRole("textbox", { name: "From" });
    await field.fill("06.03.2026");
    await userEvent.tab();
    const sent = () => new FormData(form).get("from");
    await expect.poll(sent).not.toBe("2026-03-05");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(sent).toBe("2026-03-05");
  });

  test("a value that nobody edits is not changed by Tab, also one that is no day", async () => {
    const change = vi.fn();
    await render(<Polish value="2026-02-31" onValueChange={change} />);
    await userEvent.tab();
    await expect.element(input).toHaveFocus();
    await userEvent.tab();
    await expect.element(input).not.toHaveFocus();
    expect(change).not.toHaveBeenCalled();
  });

  test("a controlled day that the caller takes back shows nothing", async () => {
    const Page = () => {
      const [day, setDay] = useState("");
      return (
        <>
          <Polish value={day} onValueChange={setDay} />
          <button type="button" onClick={() => setDay("")}>
            Wyczyść
          </button>
        </>
      );
    };
    await render(<Page />);
    await input.fill("5.3.2026");
    await page.getByRole("button", { name: "Wyczyść" }).click();
    await expect.element(input).toHaveValue("");
  });
});

describe("DateField, calendar", () => {
  test("begins the week as the language does and names the month and the chosen day", async () => {
    await opened();
    const weekdays = page.getByRole("columnheader", { includeHidden: true }).elements();
    expect(weekdays.map(({ textContent }) => textContent)).toEqual(["P", "W", "Ś", "C", "P", "S", "N"]);
    await expect.element(page.getByRole("grid", { name: "marzec 2026" })).toBeVisible();
    await expect.element(page.getByRole("gridcell", { selected: true })).toHaveTextContent("5");
  });

  test("days outside of min and max cannot be chosen", async () => {
    await opened({ min: "2026-03-04", max: "2026-03-20" });
    await expect.element(dayOf("wtorek, 3 marca 2026")).toBeDisabled();
    await expect.element(dayOf("sobota, 21 marca 2026")).toBeDisabled();
    await expect
      .element(page.getByRole("button", { name: "Następny miesiąc" }))
      .toHaveAttribute("aria-disabled", "true");
  });

  test("days with a problem cannot be chosen, and the keys pass them over", async () => {
    await opened({ defaultValue: "2026-03-07", dayProblem: sundays }, "sobota, 7 marca 2026");
    await expect.element(dayOf("niedziela, 8 marca 2026")).toBeDisabled();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(dayOf("poniedziałek, 9 marca 2026")).toHaveFocus();
  });

  test("with limits in three years or more: has a list of their years", async () => {
    const { changed } = await opened({ min: "1900-01-01", max: "2026-11-30" });
    const years = page.getByRole("combobox", { name: "rok" });
    await expect.element(years).toHaveValue("2026");
    await years.selectOptions("1975");
    await expect.element(page.getByRole("grid", { name: "marzec 1975" })).toBeVisible();
    await dayOf("środa, 5 marca 1975").click();
    await expect.element(input).toHaveValue("05.03.1975");
    expect(changed).toHaveBeenCalledExactlyOnceWith("1975-03-05");
  });

  test("with limits in two years, or one limit: has no list of years", { tags: "long" }, async () => {
    const { changed, screen } = await setup({ defaultValue: "2026-03-05", min: "2025-01-01", max: "2026-12-31" });
    const years = page.getByRole("combobox");
    await button.click();
    await expect.element(dayOf("czwartek, 5 marca 2026")).toHaveFocus();
    await expect.element(years).not.toBeInTheDocument();
    await screen.rerender(<Polish defaultValue="2026-03-05" onValueChange={changed} min="1900-01-01" />);
    await expect.element(years).not.toBeInTheDocument();
  });

  test("the year comes before the month where the language writes it so", { tags: "long" }, async () => {
    await page.viewport(390, 700);
    await render(
      <UiProvider strings={strings} locale="hu">
        <DateField label="Od" defaultValue="2026-03-05" min="1900-01-01" max="2026-11-30" />
      </UiProvider>,
    );
    await button.click();
    const years = page.getByRole("combobox", { name: "év" });
    await expect.element(years).toHaveValue("2026");
    expect(years.element().nextElementSibling).toHaveTextContent("március");
  });

  test("at 320 px: fits the screen, with targets of 24 px and more", async () => {
    await page.viewport(320, 640);
    await render(<Polish defaultValue="2026-10-05" min="1900-01-01" max="2026-11-30" />);
    await button.click();
    const day = dayOf("poniedziałek, 5 października 2026");
    await expect.element(day).toHaveFocus();
    const years = page.getByRole("combobox").element().getBoundingClientRect();
    const steps = page.getByRole("button", { name: "Poprzedni miesiąc" }).element().getBoundingClientRect();
    expect(years.right).toBeLessThanOrEqual(steps.left);
    const { left, right } = calendar.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(day.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  });
});
