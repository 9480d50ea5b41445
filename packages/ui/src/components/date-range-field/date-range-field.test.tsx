import { StrictMode, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { everyNth } from "../../../../../test-sample.ts";
import { strings } from "../../generated/strings/pl.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { UiProvider } from "../provider/index.ts";
import { type DateRange, DateRangeField, type DateRangeFieldProps } from "./index.ts";

const from = page.getByRole("textbox", { name: "Od" });
const to = page.getByRole("textbox", { name: "Do" });
const button = page.getByRole("button", { name: "Okres: wybierz okres" });
const calendar = page.getByRole("dialog", { name: "Okres: wybierz okres" });
const prompt = calendar.getByText(/dzień\.$/);
const dayOf = (name: string) => page.getByRole("button", { name });
const march = { from: "2026-03-05", to: "2026-03-18" };

const Polish = (props: Partial<DateRangeFieldProps>) => (
  <UiProvider strings={strings} locale="pl">
    <DateRangeField label="Okres" {...props} />
  </UiProvider>
);

const setup = async (props: Partial<DateRangeFieldProps> = {}) => {
  const changed = vi.fn();
  await page.viewport(600, 700);
  await render(<Polish onValueChange={changed} {...props} />);
  return { changed };
};

const opened = async (props: Partial<DateRangeFieldProps> = {}) => {
  const { changed } = await setup({ defaultValue: march, ...props });
  await button.click();
  await expect.element(dayOf("czwartek, 5 marca 2026")).toHaveFocus();
  return { changed };
};

const selectedDays = () =>
  page
    .getByRole("gridcell", { selected: true })
    .elements()
    .map(({ textContent }) => textContent);

describe("DateRangeField, keyboard (APG date picker dialog)", () => {
  test.each(
    everyNth(2, [
      ["Left Arrow", "the next day", "{ArrowLeft}", "piątek, 6 marca 2026"],
      ["Right Arrow", "the day before", "{ArrowRight}", "środa, 4 marca 2026"],
    ]),
  )("from right to left, %s: %s", async (_, __, keys, day) => {
    await page.viewport(600, 700);
    await render(
      <div dir="rtl">
        <Polish defaultValue={march} />
      </div>,
    );
    await button.click();
    await expect.element(dayOf("czwartek, 5 marca 2026")).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(dayOf(day)).toHaveFocus();
  });

  test.each(
    everyNth(10, [
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
    ]),
  )("%s: %s", async (_, __, keys, day) => {
    await opened();
    await userEvent.keyboard(keys);
    await expect.element(dayOf(day)).toHaveFocus();
  });

  test.each(
    everyNth(2, [
      ["Enter", "{Enter}"],
      ["Space", " "],
    ]),
  )("%s: chooses the first day, then the last one, closes the calendar and gives focus back", async (_, key) => {
    const { changed } = await opened();
    await expect.element(prompt).toHaveTextContent(strings.chooseFirstDay);
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.keyboard(key);
    await expect.element(prompt).toHaveTextContent(strings.chooseLastDay);
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.poll(selectedDays).toEqual(["6", "7", "8"]);
    await userEvent.keyboard(key);
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await expect.element(from).toHaveValue("06.03.2026");
    await expect.element(to).toHaveValue("08.03.2026");
    expect(changed).toHaveBeenCalledExactlyOnceWith({ from: "2026-03-06", to: "2026-03-08" });
  });

  test("Escape: closes the calendar without a choice, also after the first day", async () => {
    const { changed } = await opened();
    await userEvent.keyboard("{ArrowRight}{Enter}{Escape}");
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(from).toHaveValue("05.03.2026");
    expect(changed).not.toHaveBeenCalled();
  });

  test(
    "Alt + Down Arrow: opens the calendar from either text, but not while it is read-only",
    { tags: "long" },
    async () => {
      const { rerender } = await render(<Polish defaultValue={march} />);
      for (const end of [from, to]) {
        await end.click();
        await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
        await expect.element(dayOf("czwartek, 5 marca 2026")).toHaveFocus();
        await userEvent.keyboard("{Escape}");
        await expect.element(calendar).not.toBeInTheDocument();
        await expect.element(end).toHaveFocus();
      }
      await rerender(<Polish defaultValue={march} readOnly />);
      await from.click();
      await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
      await expect.element(button).toBeDisabled();
      await expect.element(button).toHaveAttribute("aria-expanded", "false");
    },
  );
});

describe("DateRangeField, calendar", () => {
  test("the later day may be pressed first", { tags: "long" }, async () => {
    const { changed } = await opened();
    await dayOf("piątek, 20 marca 2026").click();
    await dayOf("wtorek, 10 marca 2026").click();
    expect(changed).toHaveBeenCalledExactlyOnceWith({ from: "2026-03-10", to: "2026-03-20" });
  });

  test("with one day typed, the calendar chooses the other one", async () => {
    const { changed } = await setup({ defaultValue: { from: "", to: "2026-03-18" } });
    await button.click();
    await expect.element(prompt).toHaveTextContent(strings.chooseLastDay);
    await dayOf("wtorek, 10 marca 2026").click();
    expect(changed).toHaveBeenCalledExactlyOnceWith({ from: "2026-03-10", to: "2026-03-18" });
  });

  test("a pointer over a day shows the days between", { tags: "long" }, async () => {
    await opened();
    await dayOf("wtorek, 10 marca 2026").click();
    await dayOf("piątek, 13 marca 2026").hover();
    await expect.poll(selectedDays).toEqual(["10", "11", "12", "13"]);
  });

  test("begins the week as the language does; days outside of min and max cannot be chosen", async () => {
    await opened({ min: "2026-03-04", max: "2026-03-20" });
    const weekdays = page.getByRole("columnheader", { includeHidden: true }).elements();
    expect(weekdays.map(({ textContent }) => textContent)).toEqual(["P", "W", "Ś", "C", "P", "S", "N"]);
    await expect.element(dayOf("wtorek, 3 marca 2026")).toBeDisabled();
    await expect.element(dayOf("sobota, 21 marca 2026")).toBeDisabled();
  });

  test("at 320 px: the days are below each other, and the calendar fits the screen", { tags: "long" }, async () => {
    await page.viewport(320, 700);
    await render(<Polish defaultValue={march} />);
    const [first, last] = [from, to].map((end) => end.element().getBoundingClientRect());
    expect(last?.top).toBeGreaterThan(first?.bottom ?? Number.NaN);
    await button.click();
    const day = dayOf("czwartek, 5 marca 2026");
    await expect.element(day).toHaveFocus();
    const { left, right } = calendar.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(day.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  });
});

describe("DateRangeField, typed", () => {
  test("each day is given as ISO text and written as the language does", async () => {
    const { changed } = await setup();
    await from.fill("5/3/2026");
    await to.fill("7.3.2026");
    await userEvent.tab();
    await expect.element(from).toHaveValue("05.03.2026");
    await expect.element(to).toHaveValue("07.03.2026");
    expect(changed).toHaveBeenLastCalledWith({ from: "2026-03-05", to: "2026-03-07" });
  });

  test("a text that is no day stays, with an error beside it alone", async () => {
    await setup({ defaultValue: march });
    await from.fill("31.2.2026");
    await userEvent.tab();
    await expect.element(from).toHaveAccessibleDescription(strings.dateInvalid({ pattern: "DD.MM.RRRR" }));
    await expect.element(from).toHaveValue("31.2.2026");
    await expect.element(to).not.toHaveAttribute("aria-invalid");
  });

  test("a last day before the first is an error beside it", async () => {
    await setup({ defaultValue: { from: "2026-03-05", to: "2026-03-01" }, min: "2026-02-01" });
    await expect.element(to).toHaveAccessibleDescription("Wybierz 05.03.2026 lub późniejszą datę.");
    await expect.element(from).not.toHaveAttribute("aria-invalid");
  });

  test("a day on which a period cannot begin or end: says why beside it, and days between are not asked about", async () => {
    const sundays = (day: string) =>
      new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? "Magazyn jest zamknięty." : undefined;
    const { changed } = await setup({ defaultValue: { from: "2026-03-05", to: "2026-03-15" }, dayProblem: sundays });
    await expect.element(to).toHaveAccessibleDescription("Magazyn jest zamknięty.");
    await expect.element(from).not.toHaveAttribute("aria-invalid");
    await button.click();
    await expect.element(dayOf("niedziela, 8 marca 2026")).toBeDisabled();
    await dayOf("piątek, 6 marca 2026").click();
    await dayOf("poniedziałek, 9 marca 2026").click();
    expect(changed).toHaveBeenCalledExactlyOnceWith({ from: "2026-03-06", to: "2026-03-09" });
    await expect.element(to).not.toHaveAttribute("aria-invalid");
  });

  test("the caller's error marks both days and describes the group", async () => {
    await setup({ defaultValue: march, error: "Za długo." });
    for (const end of [from, to]) await expect.element(end).toHaveAttribute("aria-invalid", "true");
    await expect.element(page.getByRole("group", { name: "Okres" })).toHaveAccessibleDescription("Za długo.");
  });

  test("its button empties both days, also a text that is no day, and focus goes to the first", async () => {
    const { changed } = await setup({ defaultValue: { from: "2026-03-05", to: "" } });
    await to.fill("jutro");
    await page.getByRole("button", { name: "Okres: wyczyść" }).click();
    await expect.element(from).toHaveFocus();
    await expect.element(from).toHaveValue("");
    await expect.element(to).toHaveValue("");
    expect(changed).toHaveBeenLastCalledWith({ from: "", to: "" });
    await expect.element(page.getByRole("button", { name: "Okres: wyczyść" })).not.toBeInTheDocument();
  });

  test("a controlled period that the caller takes back shows nothing", async () => {
    const Page = () => {
      const [period, setPeriod] = useState<DateRange>({ from: "", to: "" });
      return (
        <StrictMode>
          <Polish value={period} onValueChange={setPeriod} />
          <button type="button" onClick={() => setPeriod({ from: "", to: "" })}>
            Od nowa
          </button>
        </StrictMode>
      );
    };
    await render(<Page />);
    await from.fill("5.3.2026");
    await to.fill("6.3.2026");
    await page.getByRole("button", { name: "Od nowa" }).click();
    await expect.element(from).toHaveValue("");
    await expect.element(to).toHaveValue("");
  });
});

describe("DateRangeField in a form", () => {
  test("both days are sent as ISO text under their names, and a reset brings the initial ones back", async () => {
    const { container } = await renderUi(
      <form>
        <DateRangeField label="Period" fromName="from" toName="to" defaultValue={march} />
        <button type="reset">Reset</button>
      </form>,
    );
    const form = container.querySelector("form") ?? undefined;
    const sent = () => Object.fromEntries(new FormData(form));
    expect(sent()).toEqual(march);
    await page.getByRole("textbox", { name: "From" }).fill("2026-03-06");
    await expect.poll(sent).toEqual({ from: "2026-03-06", to: "2026-03-18" });
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(sent).toEqual(march);
    await expect.element(page.getByRole("textbox", { name: "From" })).toHaveValue("03/05/2026");
  });

  test("disabled or in a disabled fieldset it sends nothing and takes nothing", async () => {
    const { container } = await renderUi(
      <form>
        <DateRangeField label="Period" fromName="from" toName="to" defaultValue={march} disabled />
        <fieldset disabled>
          <DateRangeField label="Period" fromName="from" toName="to" defaultValue={march} />
        </fieldset>
      </form>,
    );
    const form = container.querySelector("form") ?? undefined;
    expect([...new FormData(form)]).toEqual([]);
    expect(container.querySelectorAll("input:enabled, button:enabled")).toHaveLength(0);
  });
});
