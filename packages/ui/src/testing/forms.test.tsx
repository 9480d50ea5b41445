import type { ReactElement } from "react";
import { useForm, type UseFormRegisterReturn } from "react-hook-form";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Checkbox } from "../components/checkbox/index.ts";
import { ChoiceCard } from "../components/choice-card/index.ts";
import { Combobox } from "../components/combobox/index.ts";
import { OneTimeCode } from "../components/one-time-code/index.ts";
import { PhoneField } from "../components/phone-field/index.ts";
import { Quantity } from "../components/quantity/index.ts";
import { RadioGroup } from "../components/radio-group/index.ts";
import { SegmentedControl } from "../components/segmented-control/index.ts";
import { SelectField } from "../components/select-field/index.ts";
import { Switch } from "../components/switch/index.ts";
import { TextArea } from "../components/text-area/index.ts";
import { TextField } from "../components/text-field/index.ts";
import { renderUi } from "./render-ui.tsx";

type FieldProps = Pick<UseFormRegisterReturn, "name"> & Partial<UseFormRegisterReturn>;

interface FieldCase {
  readonly draw: (props: FieldProps) => ReactElement;
  /** What a user does. */
  readonly change: () => Promise<void>;
  /** Value in the form's data before and after it; `null` when the form does not send the field. */
  readonly before: string | null;
  readonly after: string;
  /** Value after it in react-hook-form. @default the same as `after` */
  readonly registered?: unknown;
}

const label = "Field";
const options = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
] as const;
const countries = [{ value: "pl", code: "PL", dialCode: 48, name: "Poland" }];
const type = (text: string) => async () => {
  await page.getByLabelText(label).last().click();
  await userEvent.keyboard(text);
};
const press = () => page.getByLabelText(label).click();
const chooseTwo = () => page.getByText("Two").click();

const FIELDS: Readonly<Record<string, FieldCase>> = {
  TextField: { draw: (p) => <TextField label={label} {...p} />, change: type("abc"), before: "", after: "abc" },
  TextArea: { draw: (p) => <TextArea label={label} {...p} />, change: type("abc"), before: "", after: "abc" },
  SelectField: {
    draw: (p) => <SelectField label={label} options={options} {...p} />,
    change: () => userEvent.selectOptions(page.getByLabelText(label), "two"),
    before: "one",
    after: "two",
  },
  Checkbox: {
    draw: (p) => <Checkbox label={label} {...p} />,
    change: press,
    before: null,
    after: "on",
    registered: true,
  },
  Switch: { draw: (p) => <Switch label={label} {...p} />, change: press, before: null, after: "on", registered: true },
  ChoiceCard: {
    draw: (p) => <ChoiceCard type="checkbox" label={label} {...p} />,
    change: press,
    before: null,
    after: "on",
    registered: true,
  },
  RadioGroup: {
    draw: (p) => <RadioGroup label={label} options={options} {...p} />,
    change: chooseTwo,
    before: null,
    after: "two",
  },
  SegmentedControl: {
    draw: (p) => <SegmentedControl label={label} options={options} {...p} />,
    change: chooseTwo,
    before: "one",
    after: "two",
  },
  Quantity: {
    // Its `min` and `max` are numbers only.
    draw: ({ name, onChange, onBlur, ref }) => <Quantity label={label} {...{ name, onChange, onBlur, ref }} />,
    change: () => page.getByRole("button", { name: "Add one" }).click(),
    before: "1",
    after: "2",
  },
  OneTimeCode: {
    draw: (p) => <OneTimeCode label={label} {...p} />,
    change: type("12a345"),
    before: "",
    after: "12345",
  },
  PhoneField: {
    draw: (p) => <PhoneField label={label} countries={countries} {...p} />,
    change: type("501"),
    before: "",
    after: "501",
  },
  Combobox: {
    draw: (p) => <Combobox label={label} options={options} {...p} />,
    change: async () => {
      await type("T")();
      await page.getByRole("option", { name: "Two" }).click();
    },
    before: "",
    after: "Two",
  },
};

const dataOf = () => {
  const form = document.querySelector("form");
  return form === null ? undefined : new FormData(form).get("field");
};

describe("uncontrolled in a plain form: it is sent, and a reset gives the initial value", () => {
  test.each(Object.entries(FIELDS))("%s", async (_, { draw, change, before, after }) => {
    await renderUi(
      <form>
        {draw({ name: "field" })}
        <button type="reset">Reset</button>
      </form>,
    );
    expect(dataOf()).toBe(before);
    await change();
    await expect.poll(dataOf).toBe(after);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(dataOf).toBe(before);
  });
});

interface RegisteredProps extends Pick<FieldCase, "draw"> {
  readonly onSend: (value: unknown) => void;
}

const Registered = ({ draw, onSend }: RegisteredProps) => {
  const { register, handleSubmit } = useForm<{ field: unknown }>();
  return (
    <form onSubmit={(event) => void handleSubmit(({ field }) => onSend(field))(event)}>
      {draw(register("field"))}
      <button type="submit">Send</button>
    </form>
  );
};

describe("registered with react-hook-form: it has the value", () => {
  test.each(Object.entries(FIELDS))("%s", async (_, { draw, change, after, registered = after }) => {
    const onSend = vi.fn();
    await renderUi(<Registered draw={draw} onSend={onSend} />);
    await change();
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => onSend.mock.calls).toEqual([[registered]]);
  });
});

describe("required", () => {
  test.each([
    ["TextField", <TextField key="f" label={label} required requiredMark />],
    ["SelectField", <SelectField key="f" label={label} options={options} required requiredMark />],
    ["Checkbox", <Checkbox key="f" label={label} required requiredMark />],
    ["RadioGroup", <RadioGroup key="f" label={label} options={options} required requiredMark />],
  ])("%s: an asterisk beside the label that screen readers do not read, and a required control", async (_, field) => {
    const { container } = await renderUi(field);
    const mark = container.querySelector("[aria-hidden]");
    expect(mark?.textContent.trim()).toBe("*");
    expect(container.querySelector("input, select")?.matches(":required")).toBe(true);
  });
});
