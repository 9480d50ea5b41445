import type { ReactElement } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../test-sample.ts";
import { CheckboxGroup } from "../components/checkbox-group/index.ts";
import { DateField } from "../components/date-field/index.ts";
import { DateRangeField } from "../components/date-range-field/index.ts";
import { MultiSelect } from "../components/multi-select/index.ts";
import { NumberField } from "../components/number-field/index.ts";
import { SearchSelect } from "../components/search-select/index.ts";
import { strings } from "../generated/strings/en.ts";
import { renderUi } from "./render-ui.tsx";

const label = "Field";
const options = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
];
const march = { from: "2026-03-05", to: "2026-03-18" };
const chooseTwo = async (field: ReturnType<typeof page.getByLabelText>) => {
  await field.fill("Tw");
  await page.getByRole("option", { name: "Two" }).click();
  // The list of several choices stays open.
  await userEvent.keyboard("{Escape}");
};

interface Case {
  readonly draw: ReactElement;
  /** Label of what is typed into. @default that of the field */
  readonly at?: string;
  readonly wrong: string;
  readonly message: string;
  /** What is given instead. @default "12" */
  readonly right?: string | typeof chooseTwo;
}

const dateInvalid = strings.dateInvalid({ pattern: "MM/DD/YYYY" });

const CASES: Readonly<Record<string, Case>> = {
  "DateField, no day": {
    draw: <DateField label={label} required />,
    wrong: "abc",
    message: dateInvalid,
    right: "03/05/2026",
  },
  "DateField, too early": {
    draw: <DateField label={label} min="2026-03-02" />,
    wrong: "03/01/2026",
    message: strings.dateTooEarly({ date: "03/02/2026" }),
    right: "03/05/2026",
  },
  "DateRangeField, no first day": {
    draw: <DateRangeField label="Period" required defaultValue={march} />,
    at: "From",
    wrong: "abc",
    message: dateInvalid,
    right: "03/06/2026",
  },
  "DateRangeField, ends before it begins": {
    draw: <DateRangeField label="Period" required defaultValue={march} />,
    at: "To",
    wrong: "03/01/2026",
    message: strings.dateTooEarly({ date: "03/05/2026" }),
    right: "03/06/2026",
  },
  "NumberField, no number": {
    draw: <NumberField label={label} required />,
    wrong: "abc",
    message: strings.numberInvalid({ example: "12" }),
  },
  "NumberField, too high": {
    draw: <NumberField label={label} max={20} />,
    wrong: "21",
    message: strings.numberTooHigh({ number: "20" }),
  },
  SearchSelect: {
    draw: <SearchSelect label={label} options={options} required />,
    wrong: "Tw",
    message: strings.choiceInvalid,
    right: chooseTwo,
  },
  MultiSelect: {
    draw: <MultiSelect label={label} options={options} required />,
    wrong: "Tw",
    message: strings.choiceInvalid,
    right: chooseTwo,
  },
};

const setup = async (draw: ReactElement, noValidate = false) => {
  const onSend = vi.fn();
  await renderUi(
    <form
      noValidate={noValidate}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {draw}
      <button type="submit">Send</button>
    </form>,
  );
  return onSend;
};
const messageOf = (element: Element) => (element instanceof HTMLInputElement ? element.validationMessage : undefined);

describe("a text that is no value: the browser does not send the form and says why", () => {
  test.each(everyNth(2, Object.entries(CASES)))("%s", async (_, { draw, at = label, wrong, message, right = "12" }) => {
    const onSend = await setup(draw);
    const field = page.getByLabelText(at, { exact: true }).first();
    await field.fill(wrong);
    await expect.poll(() => messageOf(field.element())).toBe(message);
    await userEvent.keyboard("{Enter}");
    await page.getByRole("button", { name: "Send" }).click();
    if (at !== label || message !== strings.choiceInvalid) expect(messageOf(field.element())).toBe(message);
    expect(onSend).not.toHaveBeenCalled();
    if (typeof right === "string") await field.fill(right);
    else await right(field);
    await expect.poll(() => messageOf(field.element())).toBe("");
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => onSend.mock.calls.length).toBe(1);
  });
});

test.each(everyNth(4, Object.entries(CASES)))(
  "with noValidate the form is the app's own: %s",
  async (_, { draw, at = label, wrong }) => {
    const onSend = await setup(draw, true);
    await page.getByLabelText(at, { exact: true }).first().fill(wrong);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => onSend.mock.calls.length).toBe(1);
  },
);

test("CheckboxGroup, required: one box is enough", async () => {
  const onSend = await setup(<CheckboxGroup label={label} options={options} required />);
  const send = page.getByRole("button", { name: "Send" });
  await send.click();
  expect(messageOf(page.getByLabelText("One").element())).toBe(strings.choiceInvalid);
  expect(onSend).not.toHaveBeenCalled();
  await page.getByLabelText("Two").click();
  await send.click();
  await expect.poll(() => onSend.mock.calls.length).toBe(1);
});
