import { type ReactNode, StrictMode } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { strings } from "../../generated/strings/en.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { Checkbox } from "../checkbox/index.ts";
import { CheckboxGroup } from "../checkbox-group/index.ts";
import { ChoiceCard } from "../choice-card/index.ts";
import { Combobox } from "../combobox/index.ts";
import { DateField } from "../date-field/index.ts";
import { type DateRange, DateRangeField } from "../date-range-field/index.ts";
import { FileUpload, type UploadedFile } from "../file-upload/index.ts";
import { MultiSelect } from "../multi-select/index.ts";
import { NumberField } from "../number-field/index.ts";
import { OneTimeCode } from "../one-time-code/index.ts";
import { PhoneField } from "../phone-field/index.ts";
import { Quantity } from "../quantity/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { SearchSelect } from "../search-select/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { SelectField } from "../select-field/index.ts";
import { RangeSlider, Slider } from "../slider/index.ts";
import { Switch } from "../switch/index.ts";
import { TextArea } from "../text-area/index.ts";
import { TextField } from "../text-field/index.ts";
import { type ErrorText } from "./form-context.ts";
import { Form, FormErrorSummary, FormField, useFormField } from "./index.ts";

const initial = {
  text: "",
  area: "",
  select: "one",
  phone: "",
  code: "",
  combobox: "",
  checkbox: false,
  switch: false,
  card: false,
  radio: null as string | null,
  segment: "one",
  boxes: [] as string[],
  search: "",
  multi: [] as string[],
  number: null as number | null,
  quantity: 1,
  date: "",
  period: { from: "", to: "" } as DateRange,
  files: [] as UploadedFile[],
  slider: 10,
  range: [0, 100] as [number, number],
};
type Values = typeof initial;
type Bound = UseFormReturn<Values>;

const options = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
];
const countries = [{ value: "pl", code: "PL", dialCode: 48, name: "Poland" }];
const label = "Field";
const field = () => page.getByLabelText(label, { exact: true });
const send = () => page.getByRole("button", { name: "Send" }).click();
const type = (text: string) => () => field().fill(text);
const press = () => field().click();
const pressTwo = () => page.getByLabelText("Two").click();
const chooseTwo = async () => {
  await field().click();
  await page.getByRole("option", { name: "Two" }).click();
  await userEvent.keyboard("{Escape}");
};

interface Case {
  readonly draw: (form: Bound, rules: { readonly required?: string }) => ReactNode;
  readonly change: () => Promise<void>;
  readonly value: unknown;
  /** The control that gets focus when the field is required and empty. @default the one with the label */
  readonly wrong?: () => ReturnType<typeof field>;
  /** What is marked as invalid. @default the same */
  readonly marked?: () => ReturnType<typeof field>;
}

const CASES: Readonly<Record<string, Case>> = {
  TextField: {
    draw: ({ control }, rules) => (
      <FormField control={control} name="text" rules={rules}>
        {({ asText }) => <TextField label={label} {...asText} />}
      </FormField>
    ),
    change: type("abc"),
    value: { text: "abc" },
  },
  TextArea: {
    draw: ({ control }, rules) => (
      <FormField control={control} name="area" rules={rules}>
        {({ asText }) => <TextArea label={label} {...asText} />}
      </FormField>
    ),
    change: type("abc"),
    value: { area: "abc" },
  },
  PhoneField: {
    draw: ({ control }, rules) => (
      <FormField control={control} name="phone" rules={rules}>
        {({ asText }) => <PhoneField label={label} countries={countries} {...asText} />}
      </FormField>
    ),
    change: type("501"),
    value: { phone: "501" },
  },
  OneTimeCode: {
    draw: ({ control }, rules) => (
      <FormField control={control} name="code" rules={rules}>
        {({ asText }) => <OneTimeCode label={label} {...asText} />}
      </FormField>
    ),
    change: type("12345"),
    value: { code: "12345" },
  },
  Combobox: {
    draw: ({ control }, rules) => (
      <FormField control={control} name="combobox" rules={rules}>
        {({ asText }) => <Combobox label={label} options={options} {...asText} />}
      </FormField>
    ),
    change: async () => {
      await field().fill("T");
      await page.getByRole("option", { name: "Two" }).click();
    },
    value: { combobox: "Two" },
  },
  Checkbox: {
    draw: ({ control }, rules) => (
      <FormField control={control} name="checkbox" rules={rules}>
        {({ asChecked }) => <Checkbox label={label} {...asChecked} />}
      </FormField>
    ),
    change: press,
    value: { checkbox: true },
  },
  RadioGroup: {
    draw: ({ control }, rules) => (
      <FormField control={control} name="radio" rules={rules}>
        {({ asValue }) => <RadioGroup<string> label={label} options={options} {...asValue} />}
      </FormField>
    ),
    change: pressTwo,
    value: { radio: "two" },
    wrong: () => page.getByLabelText("One"),
    marked: () => page.getByRole("radiogroup"),
  },
  CheckboxGroup: {
    draw: ({ control }, rules) => (
      <FormField control={control} name="boxes" rules={rules}>
        {({ asValue }) => <CheckboxGroup label={label} options={options} {...asValue} />}
      </FormField>
    ),
    change: pressTwo,
    value: { boxes: ["two"] },
    wrong: () => page.getByLabelText("One"),
  },
  SearchSelect: {
    draw: ({ control }, rules) => (
      <FormField control={control} name="search" rules={rules}>
        {({ asValue }) => <SearchSelect label={label} options={options} {...asValue} />}
      </FormField>
    ),
    change: chooseTwo,
    value: { search: "two" },
  },
  MultiSelect: {
    draw: ({ control }, rules) => (
      <FormField control={control} name="multi" rules={rules}>
        {({ asValue }) => <MultiSelect label={label} options={options} {...asValue} />}
      </FormField>
    ),
    change: chooseTwo,
    value: { multi: ["two"] },
  },
  NumberField: {
    draw: ({ control }, rules) => (
      <FormField control={control} name="number" rules={rules}>
        {({ asValue }) => <NumberField label={label} {...asValue} />}
      </FormField>
    ),
    change: type("12"),
    value: { number: 12 },
  },
  DateField: {
    draw: ({ control }, rules) => (
      <FormField control={control} name="date" rules={rules}>
        {({ asValue }) => <DateField label={label} {...asValue} />}
      </FormField>
    ),
    change: type("2026-03-05"),
    value: { date: "2026-03-05" },
  },
  FileUpload: {
    draw: ({ control }, rules) => (
      <FormField control={control} name="files" rules={rules}>
        {({ asFiles, setValue }) => (
          <FileUpload
            label={label}
            prompt="Drop a file"
            rules="PDF"
            {...asFiles}
            onFiles={(chosen) =>
              setValue(chosen.map(({ name }) => ({ id: name, name, text: "", removeLabel: "Delete" })))
            }
            onRemove={() => setValue([])}
          />
        )}
      </FormField>
    ),
    change: () => userEvent.upload(field(), new File(["x"], "logo.pdf")),
    value: { files: [{ id: "logo.pdf", name: "logo.pdf", text: "", removeLabel: "Delete" }] },
  },
};

/** Fields that are never empty, and one whose rule is its own. */
const NEVER_EMPTY: typeof CASES = {
  SelectField: {
    draw: ({ control }) => (
      <FormField control={control} name="select">
        {({ asText }) => <SelectField label={label} options={options} {...asText} />}
      </FormField>
    ),
    change: () => userEvent.selectOptions(field(), "two"),
    value: { select: "two" },
  },
  Switch: {
    draw: ({ control }) => (
      <FormField control={control} name="switch">
        {({ asToggle }) => <Switch label={label} {...asToggle} />}
      </FormField>
    ),
    change: press,
    value: { switch: true },
  },
  ChoiceCard: {
    draw: ({ control }) => (
      <FormField control={control} name="card">
        {({ asToggle }) => <ChoiceCard type="checkbox" label={label} {...asToggle} />}
      </FormField>
    ),
    change: press,
    value: { card: true },
  },
  SegmentedControl: {
    draw: ({ control }) => (
      <FormField control={control} name="segment">
        {({ asChoice }) => <SegmentedControl<string> label={label} options={options} {...asChoice} />}
      </FormField>
    ),
    change: pressTwo,
    value: { segment: "two" },
  },
  Quantity: {
    draw: ({ control }) => (
      <FormField control={control} name="quantity">
        {({ asChoice }) => <Quantity label={label} {...asChoice} />}
      </FormField>
    ),
    change: () => page.getByRole("button", { name: strings.increase }).click(),
    value: { quantity: 2 },
  },
  DateRangeField: {
    draw: ({ control }) => (
      <FormField control={control} name="period">
        {({ asValue }) => <DateRangeField label={label} {...asValue} />}
      </FormField>
    ),
    change: async () => {
      await page.getByLabelText("From").fill("2026-03-05");
      await page.getByLabelText("To").fill("2026-03-06");
    },
    value: { period: { from: "2026-03-05", to: "2026-03-06" } },
  },
  Slider: {
    draw: ({ control }) => (
      <FormField control={control} name="slider">
        {({ asScale }) => <Slider label={label} {...asScale} />}
      </FormField>
    ),
    change: async () => {
      await userEvent.tab();
      await userEvent.keyboard("{ArrowRight}");
    },
    value: { slider: 11 },
  },
  RangeSlider: {
    draw: ({ control }) => (
      <FormField control={control} name="range">
        {({ asScale }) => <RangeSlider label={label} fromLabel="From" toLabel="To" {...asScale} />}
      </FormField>
    ),
    change: async () => {
      await userEvent.tab();
      await userEvent.keyboard("{ArrowRight}");
    },
    value: { range: [1, 100] },
  },
};

interface PageProps {
  readonly draw: (form: Bound) => ReactNode;
  readonly onSend?: (values: Values, form: Bound) => void | Promise<void>;
  readonly errorText?: ErrorText;
}

const Page = ({ draw, onSend, errorText }: PageProps) => {
  const form = useForm<Values>({ defaultValues: initial });
  return (
    <Form form={form} onValid={(values) => onSend?.(values, form)} errorText={errorText}>
      <FormErrorSummary title="Some fields need a look" />
      {draw(form)}
      <button type="submit">Send</button>
    </Form>
  );
};

const setup = (props: PageProps) =>
  renderUi(
    <StrictMode>
      <Page {...props} />
    </StrictMode>,
  );

describe("a bound field gives its value", () => {
  test.each(everyNth(3, Object.entries({ ...CASES, ...NEVER_EMPTY })))("%s", async (_, { draw, change, value }) => {
    const onSend = vi.fn();
    await setup({ draw: (form) => draw(form, {}), onSend });
    await change();
    await send();
    await expect.poll(() => onSend.mock.calls).toEqual([[{ ...initial, ...(value as object) }, expect.anything()]]);
  });
});

describe("required and empty: it is marked, says why, has focus and a link, and is valid once it is filled in", () => {
  test.each(everyNth(5, Object.entries(CASES)))("%s", async (_, { draw, change, wrong = field, marked = wrong }) => {
    const onSend = vi.fn();
    await setup({ draw: (form) => draw(form, { required: "Fill this in." }), onSend });
    await send();
    await expect.element(wrong()).toHaveFocus();
    await expect.element(marked()).toHaveAttribute("aria-invalid", "true");
    await expect.element(page.getByText("Fill this in.").last()).toBeVisible();
    document.querySelector<HTMLElement>('[type="submit"]')?.focus();
    await page.getByRole("link", { name: "Fill this in." }).click();
    await expect.element(wrong()).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
    await change();
    await send();
    await expect.poll(() => onSend.mock.calls.length).toBe(1);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });
});

const two = ({ control }: Bound) => (
  <>
    <FormField control={control} name="text">
      {({ asText }) => <TextField label="Name" {...asText} />}
    </FormField>
    <FormField control={control} name="area">
      {({ asText }) => <TextArea label="Note" {...asText} />}
    </FormField>
  </>
);

describe("what a server refuses", () => {
  test("marks its fields and keeps what was typed; focus goes to the first of them in the page", async () => {
    await setup({
      draw: two,
      onSend: async (_, form) => {
        await Promise.resolve();
        form.setError("area", { type: "server", message: "The note is refused." });
        form.setError("text", { type: "server", message: "The name is taken." });
      },
    });
    await page.getByLabelText("Name").fill("Anna");
    await page.getByLabelText("Note").fill("Roof");
    await send();
    await expect.element(page.getByLabelText("Name")).toHaveFocus();
    await expect.element(page.getByLabelText("Name")).toHaveValue("Anna");
    await expect.element(page.getByLabelText("Note")).toHaveValue("Roof");
    await expect.element(page.getByLabelText("Note")).toHaveAccessibleDescription("The note is refused.");
    expect(
      page
        .getByRole("alert")
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(["The name is taken.", "The note is refused."]);
  });

  test("without a field is listed, and the list has focus", async () => {
    await setup({
      draw: two,
      onSend: (_, form) => form.setError("root.server", { type: "500", message: "The server does not answer." }),
    });
    await send();
    await expect.element(page.getByRole("alert")).toHaveFocus();
    await expect.element(page.getByRole("listitem")).toHaveTextContent("The server does not answer.");
    expect(page.getByRole("alert").getByRole("link").elements()).toEqual([]);
  });

  test("the same refusal again: the list is there again and takes focus again", { tags: "long" }, async () => {
    await setup({
      draw: two,
      onSend: (_, form) => form.setError("text", { type: "server", message: "The name is taken." }),
    });
    for (let times = 0; times < 2; times += 1) {
      await send();
      await expect.element(page.getByLabelText("Name")).toHaveFocus();
      await page.getByLabelText("Name").fill(`Anna ${times}`);
    }
    await expect.element(page.getByRole("alert")).toBeVisible();
  });
});

describe("a text that is not the value of its field is not sent", () => {
  const sentState = ({ formState }: Bound) => <output>{formState.isSubmitSuccessful ? "Sent" : "Not sent"}</output>;
  const day = strings.dateInvalid({ pattern: "MM/DD/YYYY" });

  test.each<[string, Case["draw"], wrong: string, message: string, right: string]>([
    [
      "no day",
      ({ control }, rules) => (
        <FormField control={control} name="date" rules={rules}>
          {({ asValue }) => <DateField label={label} {...asValue} />}
        </FormField>
      ),
      "31.2.1990",
      day,
      "2/28/1990",
    ],
    [
      "no day of a period",
      ({ control }, rules) => (
        <FormField control={control} name="period" rules={rules}>
          {({ asValue }) => <DateRangeField label="Stay" fromLabel={label} {...asValue} />}
        </FormField>
      ),
      "31.2.1990",
      day,
      "2/28/1990",
    ],
    [
      "below the limit",
      ({ control }, rules) => (
        <FormField control={control} name="number" rules={rules}>
          {({ asValue }) => <NumberField label={label} min={3} {...asValue} />}
        </FormField>
      ),
      "2",
      "Enter 3 or more.",
      "4",
    ],
  ])("%s: it has focus and is listed, until it is corrected", async (_, draw, wrong, message, right) => {
    const onSend = vi.fn();
    await setup({
      draw: (form) => (
        <>
          {draw(form, {})}
          {sentState(form)}
        </>
      ),
      onSend,
    });
    await field().fill(wrong);
    // Not a click: the error that leaving the field shows moves the button.
    await userEvent.keyboard("{Enter}");
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveAccessibleDescription(message);
    await expect.element(page.getByRole("link", { name: message })).toBeVisible();
    await expect.element(page.getByText("Not sent")).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
    await field().fill(right);
    await send();
    await expect.poll(() => onSend.mock.calls.length).toBe(1);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await expect.element(page.getByText("Sent", { exact: true })).toBeVisible();
  });

  test("no choice: Enter lists it and keeps focus in the field; leaving the field takes the text away", async () => {
    const onSend = vi.fn();
    await setup({ draw: (form) => CASES["SearchSelect"]?.draw(form, {}), onSend });
    await field().fill("zzz");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("link", { name: strings.choiceInvalid })).toBeVisible();
    await expect.element(field()).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
    await send();
    await expect.poll(() => onSend.mock.calls.length).toBe(1);
  });

  test("a field with an error of its rules is listed once", async () => {
    await setup({ draw: (form) => CASES["DateField"]?.draw(form, { required: "Choose a day." }) });
    await field().fill("31.2.1990");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("link", { name: "Choose a day." })).toBeVisible();
    expect(page.getByRole("alert").getByRole("link").elements()).toHaveLength(1);
  });

  test("what the app has said by setCustomValidity does not prevent sending again", async () => {
    const onSend = vi.fn(() => document.querySelector("input")?.setCustomValidity("The name is taken."));
    await setup({ draw: two, onSend });
    for (const times of [1, 2]) {
      await send();
      await expect.poll(() => onSend.mock.calls.length).toBe(times);
    }
  });

  test("a reset button with onReset empties it and takes its error away", async () => {
    const Resettable = () => {
      const form = useForm<Values>({ defaultValues: initial });
      return (
        <Form form={form} onValid={() => undefined} onReset={() => form.reset()}>
          {CASES["DateField"]?.draw(form, {})}
          <button type="reset">Reset</button>
        </Form>
      );
    };
    await renderUi(<Resettable />);
    await field().fill("31.2.1990");
    await userEvent.tab();
    await expect.element(field()).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.element(field()).toHaveValue("");
    await expect.element(field()).not.toHaveAttribute("aria-invalid");
  });
});

test("a field that comes later but lies first in the page is the first wrong one", async () => {
  const Late = ({ form }: { readonly form: Bound }) => {
    const isOn = form.watch("checkbox");
    return (
      <>
        {isOn ? (
          <FormField control={form.control} name="text" rules={{ required: true }}>
            {({ asText }) => <TextField label="Company" {...asText} />}
          </FormField>
        ) : null}
        <FormField control={form.control} name="area" rules={{ required: true }}>
          {({ asText }) => <TextArea label="Note" {...asText} />}
        </FormField>
        <FormField control={form.control} name="checkbox">
          {({ asChecked }) => <Checkbox label="For a company" {...asChecked} />}
        </FormField>
      </>
    );
  };
  await setup({ draw: (form) => <Late form={form} /> });
  await page.getByLabelText("For a company").click();
  await expect.element(page.getByLabelText("Company")).toBeVisible();
  await send();
  await expect.element(page.getByLabelText("Company")).toHaveFocus();
  // A rule without words.
  await expect.element(page.getByLabelText("Company")).toHaveAccessibleDescription(strings.fieldWrong);
});

test("errorText gives the words of an error, beside the field and in the list", async () => {
  await setup({
    draw: ({ control }) => (
      <FormField control={control} name="text" rules={{ required: true }}>
        {({ asText }) => <TextField label="Name" {...asText} />}
      </FormField>
    ),
    errorText: ({ type: kind }, name) => `${name}: ${kind}`,
  });
  await send();
  await expect.element(page.getByLabelText("Name")).toHaveAccessibleDescription("text: required");
  await expect.element(page.getByRole("link", { name: "text: required" })).toBeVisible();
});

test("a group is left once focus is outside of it", async () => {
  const OnTouch = () => {
    const form = useForm<Values>({ defaultValues: initial, mode: "onTouched" });
    return (
      <Form form={form} onValid={() => undefined}>
        <FormField
          control={form.control}
          name="period"
          rules={{ validate: ({ from, to }) => (from !== "" && to !== "") || "Give both days." }}
        >
          {({ asValue }) => <DateRangeField label={label} {...asValue} />}
        </FormField>
        <button type="submit">Send</button>
      </Form>
    );
  };
  await renderUi(<OnTouch />);
  await page.getByLabelText("From").fill("2026-03-05");
  await userEvent.tab();
  await expect.element(page.getByLabelText("To")).toHaveFocus();
  expect(page.getByText("Give both days.").elements()).toEqual([]);
  document.querySelector<HTMLElement>('[type="submit"]')?.focus();
  await expect.element(page.getByText("Give both days.")).toBeVisible();
});

test("a slider that is refused: its first thumb has focus, also by the link in the list", async () => {
  await setup({
    draw: ({ control }) => (
      <FormField control={control} name="range" rules={{ validate: ([from]) => from > 0 || "Begin above zero." }}>
        {({ asScale }) => <RangeSlider label={label} fromLabel="From" toLabel="To" {...asScale} />}
      </FormField>
    ),
  });
  const first = page.getByRole("slider", { name: "From" });
  await send();
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAccessibleDescription("Begin above zero.");
  document.querySelector<HTMLElement>('[type="submit"]')?.focus();
  await page.getByRole("link", { name: "Begin above zero." }).click();
  await expect.element(first).toHaveFocus();
});

test("without a rule, as with a resolver, the app's own `required` counts", async () => {
  await setup({
    draw: ({ control }) => (
      <FormField control={control} name="text">
        {({ asText }) => <TextField label="Name" required {...asText} />}
      </FormField>
    ),
  });
  await expect.element(page.getByLabelText("Name")).toBeRequired();
});

test("a required group of checkboxes has no attribute that HTML does not know", async () => {
  await setup({
    draw: ({ control }) => (
      <FormField control={control} name="boxes" rules={{ required: true }}>
        {({ asValue }) => <CheckboxGroup label={label} options={options} {...asValue} />}
      </FormField>
    ),
  });
  await expect.element(page.getByRole("group", { name: label })).not.toHaveAttribute("required");
});

test("typing draws no other field", async () => {
  const drawn = vi.fn();
  const Other = () => {
    const { asText } = useFormField<Values, "area">({ name: "area" });
    drawn();
    return <TextArea label="Note" {...asText} />;
  };
  await renderUi(
    <Page
      draw={({ control }) => (
        <>
          <FormField control={control} name="text">
            {({ asText }) => <TextField label="Name" {...asText} />}
          </FormField>
          <Other />
        </>
      )}
    />,
  );
  const before = drawn.mock.calls.length;
  await page.getByLabelText("Name").click();
  await userEvent.keyboard("Anna");
  await expect.element(page.getByLabelText("Name")).toHaveValue("Anna");
  expect(drawn.mock.calls.length).toBe(before);
});
