import { type ReactElement, useActionState, useState } from "react";
import { Controller, type ControllerRenderProps, useForm, type UseFormRegisterReturn } from "react-hook-form";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../test-sample.ts";
import { Checkbox } from "../components/checkbox/index.ts";
import { CheckboxGroup } from "../components/checkbox-group/index.ts";
import { ChoiceCard } from "../components/choice-card/index.ts";
import { Combobox } from "../components/combobox/index.ts";
import { OneTimeCode } from "../components/one-time-code/index.ts";
import { PasswordField } from "../components/password-field/index.ts";
import { PhoneField } from "../components/phone-field/index.ts";
import { Quantity } from "../components/quantity/index.ts";
import { RadioGroup } from "../components/radio-group/index.ts";
import { SegmentedControl } from "../components/segmented-control/index.ts";
import { SelectField } from "../components/select-field/index.ts";
import { Switch } from "../components/switch/index.ts";
import { TextArea } from "../components/text-area/index.ts";
import { TextField } from "../components/text-field/index.ts";
import { strings } from "../generated/strings/en.ts";
import { renderUi } from "./render-ui.tsx";

type Handler = ControllerRenderProps["onChange"];

/** What `register` and a `Controller` both give. */
type FieldProps = Pick<UseFormRegisterReturn, "name"> &
  Partial<Omit<UseFormRegisterReturn, "onChange" | "onBlur"> & Readonly<Record<"onChange" | "onBlur", Handler>>>;

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
const chooseTwo = () => page.getByLabelText("Two").click();

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
  PasswordField: { draw: (p) => <PasswordField label={label} {...p} />, change: type("abc"), before: "", after: "abc" },
  CheckboxGroup: {
    draw: (p) => <CheckboxGroup label={label} options={options} {...p} />,
    change: chooseTwo,
    before: null,
    after: "two",
    registered: ["two"],
  },
};

const dataOf = () => {
  const form = document.querySelector("form");
  return form === null ? undefined : new FormData(form).get("field");
};

describe("uncontrolled in a plain form: it is sent, and a reset gives the initial value", () => {
  test.each(everyNth(2, Object.entries(FIELDS)))("%s", async (_, { draw, change, before, after }) => {
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
  test.each(everyNth(3, Object.entries(FIELDS)))("%s", async (_, { draw, change, after, registered = after }) => {
    const onSend = vi.fn();
    await renderUi(<Registered draw={draw} onSend={onSend} />);
    await change();
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => onSend.mock.calls).toEqual([[registered]]);
  });
});

describe("registered with react-hook-form with initial values: it shows and keeps them", () => {
  const Filled = ({
    draw,
    before,
    after,
  }: Pick<FieldCase, "draw"> & { readonly before: string; readonly after: string }) => {
    const { register, reset } = useForm({ defaultValues: { field: before } });
    const [, setDrawn] = useState(0);
    return (
      <form>
        {draw(register("field"))}
        <button type="button" onClick={() => reset({ field: after })}>
          Load
        </button>
        <button type="button" onClick={() => setDrawn((count) => count + 1)}>
          Draw
        </button>
      </form>
    );
  };

  test.each(everyNth(3, ["TextField", "TextArea", "OneTimeCode", "PhoneField", "Combobox", "Quantity"]))(
    "%s",
    async (name) => {
      const draw = FIELDS[name]?.draw;
      if (draw === undefined) throw new Error(name);
      await renderUi(<Filled draw={draw} before="12" after="345" />);
      expect(dataOf()).toBe("12");
      await page.getByRole("button", { name: "Draw" }).click();
      expect(dataOf()).toBe("12");
      await page.getByRole("button", { name: "Load" }).click();
      await page.getByRole("button", { name: "Draw" }).click();
      // After the effects of the reset.
      await new Promise((resolve) => setTimeout(resolve));
      expect(dataOf()).toBe("345");
    },
  );

  test("TextArea counts them", async () => {
    await renderUi(<Filled draw={(p) => <TextArea label={label} limit={10} {...p} />} before="12" after="345" />);
    await expect.element(page.getByLabelText(label)).toHaveAccessibleDescription(strings.charactersLeft({ count: 8 }));
    await page.getByRole("button", { name: "Load" }).click();
    await expect.element(page.getByLabelText(label)).toHaveAccessibleDescription(strings.charactersLeft({ count: 7 }));
  });

  test("OneTimeCode draws their digits", async () => {
    const { container } = await renderUi(
      <Filled draw={FIELDS["OneTimeCode"]?.draw ?? (() => <p />)} before="12" after="345" />,
    );
    const cells = () => container.querySelector('[data-component="OneTimeCode"]')?.textContent;
    await expect.poll(cells).toBe("12");
    await page.getByRole("button", { name: "Load" }).click();
    await expect.poll(cells).toBe("345");
  });

  test("Quantity counts on from them", async () => {
    await renderUi(<Filled draw={FIELDS["Quantity"]?.draw ?? (() => <p />)} before="12" after="345" />);
    await page.getByRole("button", { name: "Add one" }).click();
    expect(dataOf()).toBe("13");
  });
});

describe("a choice registered with react-hook-form with initial values: it shows them", () => {
  const Filled = ({ draw, value }: Pick<FieldCase, "draw"> & { readonly value: unknown }) => {
    const { register, reset } = useForm({ defaultValues: { field: value } });
    return (
      <form>
        {draw(register("field"))}
        <button type="button" onClick={() => reset({ field: value })}>
          Load
        </button>
      </form>
    );
  };

  test.each(
    everyNth(3, ["SelectField", "Checkbox", "Switch", "ChoiceCard", "RadioGroup", "SegmentedControl", "CheckboxGroup"]),
  )("%s", async (name) => {
    const { draw, after, registered = after } = FIELDS[name] ?? {};
    if (draw === undefined) throw new Error(name);
    await renderUi(<Filled draw={draw} value={registered} />);
    expect(dataOf()).toBe(after);
    await page.getByRole("button", { name: "Load" }).click();
    // After the effects of the reset.
    await new Promise((resolve) => setTimeout(resolve));
    expect(dataOf()).toBe(after);
  });

  test("SegmentedControl: without one, the form has the first option, also after a reset", async () => {
    const draw = FIELDS["SegmentedControl"]?.draw;
    if (draw === undefined) throw new Error("No such field");
    const onSend = vi.fn();
    await renderUi(<Registered draw={draw} onSend={onSend} />);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => onSend.mock.calls).toEqual([["one"]]);
    document.querySelector("form")?.reset();
    expect(dataOf()).toBe("one");
  });
});

describe("filled in by setValue of react-hook-form, which draws nothing: it shows the value", () => {
  const Filled = ({ draw, value }: Pick<FieldCase, "draw"> & { readonly value: string }) => {
    const { register, setValue } = useForm({ defaultValues: { field: "" } });
    return (
      <form>
        {draw(register("field"))}
        <button type="button" onClick={() => setValue("field", value)}>
          Fill
        </button>
      </form>
    );
  };
  const fill = async (draw: FieldCase["draw"] | undefined, value: string) => {
    if (draw === undefined) throw new Error("No such field");
    const { container } = await renderUi(<Filled draw={draw} value={value} />);
    await page.getByRole("button", { name: "Fill" }).click();
    return container;
  };

  test("TextArea: the characters left", async () => {
    await fill((p) => <TextArea label={label} limit={10} {...p} />, "1234");
    await expect.element(page.getByLabelText(label)).toHaveAccessibleDescription(strings.charactersLeft({ count: 6 }));
  });

  test("OneTimeCode: the digits", async () => {
    const container = await fill(FIELDS["OneTimeCode"]?.draw, "123");
    await expect.poll(() => container.querySelector('[data-component="OneTimeCode"]')?.textContent).toBe("123");
  });

  test("Quantity: its buttons count on", async () => {
    await fill(FIELDS["Quantity"]?.draw, "12");
    await page.getByRole("button", { name: "Add one" }).click();
    expect(dataOf()).toBe("13");
  });

  test("SelectField: the short label", async () => {
    const short = options.map((option) => ({ ...option, shortLabel: option.label.toUpperCase() }));
    await fill((p) => <SelectField label={label} options={short} {...p} />, "two");
    await expect.element(page.getByText("TWO")).toBeVisible();
  });
});

describe("after an action of its form, which resets it: what was sent stays as the new initial value", () => {
  type Draw = (value: string | undefined) => ReactElement;
  const one = ["one", "two"] as const;
  const oneOf = (value: string | undefined) => one.find((known) => known === value);
  const withDefault: Readonly<Record<string, Draw>> = {
    TextField: (v) => <TextField label={label} name="field" defaultValue={v} />,
    TextArea: (v) => <TextArea label={label} name="field" defaultValue={v} />,
    SelectField: (v) => <SelectField label={label} name="field" options={options} defaultValue={v ?? "one"} />,
    Checkbox: (v) => <Checkbox label={label} name="field" defaultChecked={v === "on"} />,
    Switch: (v) => <Switch label={label} name="field" defaultChecked={v === "on"} />,
    ChoiceCard: (v) => <ChoiceCard type="checkbox" label={label} name="field" defaultChecked={v === "on"} />,
    RadioGroup: (v) => <RadioGroup label={label} name="field" options={options} defaultValue={oneOf(v)} />,
    SegmentedControl: (v) => <SegmentedControl label={label} name="field" options={options} defaultValue={oneOf(v)} />,
    Quantity: (v) => <Quantity label={label} name="field" defaultValue={v === undefined ? 1 : Number(v)} />,
    OneTimeCode: (v) => <OneTimeCode label={label} name="field" defaultValue={v} />,
    PhoneField: (v) => <PhoneField label={label} name="field" countries={countries} defaultValue={v} />,
    Combobox: (v) => <Combobox label={label} name="field" options={options} defaultValue={v} />,
    PasswordField: (v) => <PasswordField label={label} name="field" defaultValue={v} />,
    CheckboxGroup: (v) => (
      <CheckboxGroup label={label} name="field" options={options} defaultValue={one.filter((known) => known === v)} />
    ),
  };
  const Sent = ({ draw }: { readonly draw: Draw }) => {
    const [sent, send, isPending] = useActionState(
      async (_: string | undefined, data: FormData) => Promise.resolve(String(data.get("field"))),
      undefined,
    );
    return (
      <form action={send}>
        {draw(sent)}
        <button type="submit">Send</button>
        <output>{isPending ? "" : sent}</output>
      </form>
    );
  };

  test("every field has a case", () => {
    expect(Object.keys(withDefault)).toEqual(Object.keys(FIELDS));
  });

  test.each(everyNth(3, Object.entries(withDefault)))("%s", async (name, draw) => {
    const { change, after } = FIELDS[name] ?? {};
    await renderUi(<Sent draw={draw} />);
    await change?.();
    await page.getByRole("button", { name: "Send" }).click();
    await expect.element(page.getByRole("status").last()).toHaveTextContent(after ?? "");
    // After the effects of the reset.
    await new Promise((resolve) => setTimeout(resolve));
    expect(dataOf()).toBe(after);
  });
});

test("PhoneField: after an action of its form the country on the screen is the one that is sent", async () => {
  const more = [...countries, { value: "sk", code: "SK", dialCode: 421, name: "Slovakia" }];
  const Sent = () => {
    const [country = "pl", send] = useActionState(
      async (_: string | undefined, data: FormData) => Promise.resolve(String(data.get("country"))),
      undefined,
    );
    return (
      <form action={send}>
        <PhoneField label={label} countries={more} countryName="country" defaultCountry={country} />
        <button type="submit">Send</button>
        <output>{country}</output>
      </form>
    );
  };
  const { container } = await renderUi(<Sent />);
  await userEvent.selectOptions(page.getByRole("combobox"), "sk");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("sk");
  await new Promise((resolve) => setTimeout(resolve));
  const form = container.querySelector("form");
  expect(form && new FormData(form).get("country")).toBe("sk");
  await expect.element(page.getByText("SK +421", { exact: true })).toBeVisible();
});

test("PhoneField: countries that are loaded later, or no longer hold the chosen one, show the country that is sent", async () => {
  const more = [...countries, { value: "sk", code: "SK", dialCode: 421, name: "Slovakia" }];
  const phone = (given: typeof more) => (
    <form>
      <PhoneField label={label} countries={given} countryName="field" />
    </form>
  );
  const { rerender } = await renderUi(phone([]));
  await rerender(phone(more));
  expect(dataOf()).toBe("pl");
  await expect.element(page.getByText("PL +48", { exact: true })).toBeVisible();
  await userEvent.selectOptions(page.getByRole("combobox"), "sk");
  await rerender(phone(countries));
  expect(dataOf()).toBe("pl");
  await expect.element(page.getByText("PL +48", { exact: true })).toBeVisible();
});

test("PhoneField: a reset gives the first country again, in the form and on the screen", async () => {
  const more = [...countries, { value: "sk", code: "SK", dialCode: 421, name: "Slovakia" }];
  const { container } = await renderUi(
    <form>
      <PhoneField label={label} countries={more} countryName="country" defaultCountry="sk" />
      <button type="reset">Reset</button>
    </form>,
  );
  const form = container.querySelector("form");
  const country = () => form && new FormData(form).get("country");
  await userEvent.selectOptions(page.getByRole("combobox"), "pl");
  expect(country()).toBe("pl");
  await expect.element(page.getByText("PL +48", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.poll(country).toBe("sk");
  await expect.element(page.getByText("SK +421", { exact: true })).toBeVisible();
});

test("PhoneField: a reset that the app prevents leaves the country", async () => {
  const more = [...countries, { value: "sk", code: "SK", dialCode: 421, name: "Slovakia" }];
  const onCountryChange = vi.fn();
  await renderUi(
    <form onReset={(event) => event.preventDefault()}>
      <PhoneField label={label} countries={more} countryName="field" onCountryChange={onCountryChange} />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.selectOptions(page.getByRole("combobox"), "sk");
  await page.getByRole("button", { name: "Reset" }).click();
  // After the effects of the reset.
  await new Promise((resolve) => setTimeout(resolve));
  expect(dataOf()).toBe("sk");
  expect(onCountryChange.mock.calls).toEqual([["sk"]]);
});

describe("in a Controller of react-hook-form: it has the value", () => {
  const Controlled = ({ draw, onSend }: RegisteredProps) => {
    const { control, handleSubmit } = useForm<{ field: string }>({ defaultValues: { field: "" } });
    return (
      <form onSubmit={(event) => void handleSubmit(({ field }) => onSend(field))(event)}>
        <Controller control={control} name="field" render={({ field }) => draw(field)} />
        <button type="submit">Send</button>
      </form>
    );
  };

  test.each(
    everyNth(3, [
      "TextField",
      "TextArea",
      "PasswordField",
      "OneTimeCode",
      "PhoneField",
      "Combobox",
      "RadioGroup",
      "SegmentedControl",
    ]),
  )("%s", async (name) => {
    const field = FIELDS[name];
    if (field === undefined) throw new Error(name);
    const onSend = vi.fn();
    await renderUi(<Controlled draw={field.draw} onSend={onSend} />);
    await field.change();
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => onSend.mock.calls).toEqual([[field.after]]);
  });
});

test("Quantity in a Controller of react-hook-form counts on from the value that it gave", async () => {
  const Controlled = () => {
    const { control } = useForm({ defaultValues: { field: 2 } });
    return (
      <form>
        <Controller control={control} name="field" render={({ field }) => <Quantity label={label} {...field} />} />
      </form>
    );
  };
  await renderUi(<Controlled />);
  const add = page.getByRole("button", { name: "Add one" });
  await add.click();
  await add.click();
  expect(dataOf()).toBe("4");
});

describe("registered and wrong: the form focuses it", () => {
  const Wrong = ({ draw }: Pick<FieldCase, "draw">) => {
    const { register, handleSubmit } = useForm<{ field: unknown }>();
    return (
      <form onSubmit={(event) => void handleSubmit(() => undefined)(event)} noValidate>
        {draw(register("field", { validate: () => "Wrong" }))}
        <button type="submit">Send</button>
      </form>
    );
  };

  test.each(everyNth(3, Object.entries(FIELDS)))("%s", async (_, { draw }) => {
    const { container } = await renderUi(<Wrong draw={draw} />);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("field");
    expect(container.contains(document.activeElement)).toBe(true);
  });
});

describe("in a Controller and wrong: the form focuses it", () => {
  const Wrong = ({ draw }: Pick<FieldCase, "draw">) => {
    const { control, handleSubmit } = useForm<{ field: unknown }>();
    return (
      <form onSubmit={(event) => void handleSubmit(() => undefined)(event)} noValidate>
        <Controller
          control={control}
          name="field"
          rules={{ validate: () => "Wrong" }}
          render={({ field }) => draw(field)}
        />
        <button type="submit">Send</button>
      </form>
    );
  };
  const send = () => page.getByRole("button", { name: "Send" }).click();

  test.each(everyNth(3, Object.entries(FIELDS)))("%s", async (_, { draw }) => {
    const { container } = await renderUi(<Wrong draw={draw} />);
    await send();
    await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("field");
    expect(container.contains(document.activeElement)).toBe(true);
  });

  test.each(everyNth(2, ["RadioGroup", "SegmentedControl"]))(
    "%s: the first radio button, or the one that is chosen",
    async (name) => {
      const { draw, change } = FIELDS[name] ?? {};
      if (draw === undefined) throw new Error(name);
      await renderUi(<Wrong draw={draw} />);
      const focused = () => document.activeElement?.getAttribute("value");
      await send();
      await expect.poll(focused).toBe("one");
      await change?.();
      await send();
      await expect.poll(focused).toBe("two");
      await page.getByLabelText("One").click();
      await send();
      await expect.poll(focused).toBe("one");
    },
  );
});

describe("with autoFocus: it has focus", () => {
  test.each(everyNth(3, Object.entries(FIELDS)))("%s", async (name, { draw }) => {
    const given = { name: "field", autoFocus: true };
    await renderUi(name === "Quantity" ? <Quantity label={label} {...given} /> : draw(given));
    await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("field");
  });
});

describe("with the id of a form elsewhere in the page: that form sends it", () => {
  const more: Readonly<Record<string, object>> = {
    Checkbox: { defaultChecked: true },
    Switch: { defaultChecked: true },
    ChoiceCard: { defaultChecked: true },
    RadioGroup: { defaultValue: "one" },
    PhoneField: { countryName: "country" },
    CheckboxGroup: { defaultValue: ["one"] },
  };

  test.each(everyNth(3, Object.entries(FIELDS)))("%s", async (name, { draw }) => {
    const given = { name: "field", form: "elsewhere", ...more[name] };
    await renderUi(
      <>
        <form id="elsewhere" />
        {name === "Quantity" ? <Quantity label={label} {...given} /> : draw(given)}
      </>,
    );
    const form = document.querySelector("form");
    expect(form && [...new FormData(form).keys()].sort()).toEqual(
      name === "PhoneField" ? ["country", "field"] : ["field"],
    );
  });
});

describe("controlled, after a reset or an action of its form: it is at its value", () => {
  interface Control {
    readonly on: boolean;
    readonly setOn: (on: boolean) => void;
  }
  type Draw = (control: Control) => ReactElement;
  const text = ({ on, setOn }: Control) => ({
    name: "field",
    label,
    value: on ? "two" : "one",
    onValueChange: (value: string) => setOn(value === "two"),
  });
  const choice = ({ on, setOn }: Control) => ({
    name: "field",
    label,
    checked: on,
    onChange: () => setOn(!on),
  });
  const typed = ({ on, setOn }: Control) => ({
    name: "field",
    label,
    value: on ? "two" : "one",
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setOn(target.value === "two"),
  });
  const controlled: Readonly<Record<string, Draw>> = {
    TextField: (c) => <TextField {...typed(c)} />,
    TextArea: (c) => <TextArea {...typed(c)} />,
    SelectField: (c) => <SelectField {...typed(c)} options={options} />,
    Checkbox: (c) => <Checkbox {...choice(c)} />,
    Switch: (c) => <Switch {...choice(c)} />,
    ChoiceCard: (c) => <ChoiceCard type="checkbox" {...choice(c)} />,
    RadioGroup: (c) => <RadioGroup<string> {...text(c)} options={options} />,
    SegmentedControl: (c) => <SegmentedControl<string> {...text(c)} options={options} />,
    Quantity: ({ on, setOn }) => (
      <Quantity label={label} name="field" value={on ? 2 : 1} onValueChange={(value) => setOn(value === 2)} />
    ),
    OneTimeCode: ({ on, setOn }) => (
      <OneTimeCode label={label} name="field" value={on ? "2" : "1"} onValueChange={(value) => setOn(value === "2")} />
    ),
    PhoneField: (c) => <PhoneField {...text(c)} countries={countries} />,
    Combobox: (c) => <Combobox {...text(c)} options={options} />,
    PasswordField: (c) => <PasswordField {...typed(c)} />,
    CheckboxGroup: ({ on, setOn }) => (
      <CheckboxGroup<string>
        label={label}
        name="field"
        options={options}
        value={[on ? "two" : "one"]}
        onValueChange={(values) => setOn(values.includes("two"))}
      />
    ),
  };
  const App = ({ draw }: { readonly draw: Draw }) => {
    const [on, setOn] = useState(false);
    const [count, send] = useActionState((before: number) => before + 1, 0);
    return (
      <form action={send}>
        {draw({ on, setOn })}
        <button type="button" onClick={() => setOn(true)}>
          Change
        </button>
        <button type="reset">Reset</button>
        <button type="submit">Send</button>
        <output>{`${count} ${on}`}</output>
      </form>
    );
  };

  test("every field has a case", () => {
    expect(Object.keys(controlled)).toEqual(Object.keys(FIELDS));
  });

  test.each(everyNth(3, Object.entries(controlled)))("%s", async (_, draw) => {
    await renderUi(<App draw={draw} />);
    const output = page.getByRole("status").last();
    await page.getByRole("button", { name: "Change" }).click();
    await expect.element(output).toHaveTextContent("0 true");
    const changed = dataOf();
    await page.getByRole("button", { name: "Reset" }).click();
    // After the effects of the reset.
    await new Promise((resolve) => setTimeout(resolve));
    expect(dataOf()).toBe(changed);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.element(output).toHaveTextContent("1 true");
    await new Promise((resolve) => setTimeout(resolve));
    expect(dataOf()).toBe(changed);
  });
});

describe("in a disabled fieldset: it is not sent and cannot be used", () => {
  test.each(Object.entries(FIELDS))("%s", async (_, { draw }) => {
    const { container } = await renderUi(
      <form>
        <fieldset disabled>{draw({ name: "field" })}</fieldset>
      </form>,
    );
    expect(dataOf()).toBeNull();
    expect(container.querySelectorAll("input:enabled, select:enabled, textarea:enabled, button:enabled")).toHaveLength(
      0,
    );
  });
});

describe("required", () => {
  test.each([
    ["TextField", <TextField key="f" label={label} required requiredMark />],
    ["SelectField", <SelectField key="f" label={label} options={options} required requiredMark />],
    ["Checkbox", <Checkbox key="f" label={label} required requiredMark />],
    ["Switch", <Switch key="f" label={label} required requiredMark />],
    ["RadioGroup", <RadioGroup key="f" label={label} options={options} required requiredMark />],
  ])("%s: an asterisk beside the label that screen readers do not read, and a required control", async (_, field) => {
    const { container } = await renderUi(field);
    const mark = container.querySelector("[aria-hidden]");
    expect(mark?.textContent.trim()).toBe("*");
    expect(container.querySelector("input, select")?.matches(":required")).toBe(true);
  });
});
