import { type ReactElement, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useForm, type UseFormRegisterReturn } from "react-hook-form";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../test-sample.ts";
import { Checkbox } from "../components/checkbox/index.ts";
import { ChoiceCard } from "../components/choice-card/index.ts";
import { UiProvider } from "../components/provider/index.ts";
import { RadioGroup } from "../components/radio-group/index.ts";
import { SegmentedControl } from "../components/segmented-control/index.ts";
import { Switch } from "../components/switch/index.ts";
import { strings } from "../generated/strings/en.ts";
import { renderUi } from "./render-ui.tsx";

const label = "One";
const options = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
] as const;
const OFF = ["unchecked", "unchecked"];
const FIRST = ["checked", "unchecked"];
const SECOND = ["unchecked", "checked"];

const ignore = () => undefined;
const statesIn = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLInputElement>("input")].map(({ checked, indeterminate }) =>
    indeterminate ? "mixed" : checked ? "checked" : "unchecked",
  );
const states = () => statesIn(document);
const press = (name: string) => page.getByLabelText(name, { exact: true }).click();
const button = (name: string) => page.getByRole("button", { name }).click();

/** Two choices, of which the first is called One. */
interface Choices {
  readonly uncontrolled: (chosen: boolean) => ReactElement;
  readonly controlled: (chosen: boolean, onChange: () => void) => ReactElement;
  readonly registered: (field: UseFormRegisterReturn) => ReactElement;
  /** Value in a form when One is chosen, and when it is not. */
  readonly values: readonly [unknown, unknown];
  /** States when One is not chosen. */
  readonly off: readonly string[];
}

const alone = (Part: typeof Checkbox | typeof Switch): Choices => ({
  uncontrolled: (chosen) => (
    <>
      <Part label={label} defaultChecked={chosen} />
      <Part label="Two" />
    </>
  ),
  controlled: (chosen, onChange) => (
    <>
      <Part label={label} checked={chosen} onChange={onChange} />
      <Part label="Two" checked={false} onChange={ignore} />
    </>
  ),
  registered: (field) => (
    <>
      <Part label={label} {...field} />
      <Part label="Two" />
    </>
  ),
  values: [true, false],
  off: OFF,
});

const CHOICES: Readonly<Record<string, Choices>> = {
  Checkbox: alone(Checkbox),
  Switch: alone(Switch),
  ChoiceCard: {
    uncontrolled: (chosen) => (
      <>
        <ChoiceCard type="radio" name="cards" value="one" label={label} defaultChecked={chosen} />
        <ChoiceCard type="radio" name="cards" value="two" label="Two" defaultChecked={!chosen} />
      </>
    ),
    controlled: (chosen, onChange) => (
      <>
        <ChoiceCard type="radio" name="cards" value="one" label={label} checked={chosen} onChange={onChange} />
        <ChoiceCard type="radio" name="cards" value="two" label="Two" checked={!chosen} onChange={ignore} />
      </>
    ),
    registered: (field) => (
      <>
        <ChoiceCard type="radio" value="one" label={label} {...field} />
        <ChoiceCard type="radio" value="two" label="Two" {...field} />
      </>
    ),
    values: ["one", "two"],
    off: SECOND,
  },
  RadioGroup: {
    uncontrolled: (chosen) => <RadioGroup label="Rooms" options={options} defaultValue={chosen ? "one" : "two"} />,
    controlled: (chosen, onChange) => (
      <RadioGroup label="Rooms" options={options} value={chosen ? "one" : "two"} onChange={onChange} />
    ),
    registered: (field) => <RadioGroup label="Rooms" options={options} {...field} />,
    values: ["one", "two"],
    off: SECOND,
  },
  SegmentedControl: {
    uncontrolled: (chosen) => (
      <SegmentedControl label="Rooms" options={options} defaultValue={chosen ? "one" : "two"} />
    ),
    controlled: (chosen, onChange) => (
      <SegmentedControl label="Rooms" options={options} value={chosen ? "one" : "two"} onChange={onChange} />
    ),
    registered: (field) => <SegmentedControl label="Rooms" options={options} {...field} />,
    values: ["one", "two"],
    off: SECOND,
  },
};

/** One box of its own, and two of one question. */
const sample = everyNth(2, Object.entries(CHOICES));

describe.each(sample)("%s", (_, { uncontrolled, controlled, registered, values, off }) => {
  test.each([true, false])("uncontrolled, chosen at first: %s. It follows a click and a reset", async (chosen) => {
    await renderUi(
      <form>
        {uncontrolled(chosen)}
        <button type="reset">Reset</button>
      </form>,
    );
    const before = chosen ? FIRST : off;
    expect(states()).toEqual(before);
    await press(chosen && off === SECOND ? "Two" : "One");
    expect(states()).toEqual(chosen ? off : FIRST);
    await button("Reset");
    await expect.poll(states).toEqual(before);
  });

  test("controlled, it follows the caller", async () => {
    const Controlled = () => {
      const [chosen, setChosen] = useState(false);
      return (
        <>
          {controlled(chosen, () => setChosen(true))}
          <button type="button" onClick={() => setChosen(false)}>
            Remove
          </button>
        </>
      );
    };
    await renderUi(<Controlled />);
    expect(states()).toEqual(off);
    await press("One");
    expect(states()).toEqual(FIRST);
    await button("Remove");
    expect(states()).toEqual(off);
  });

  test("controlled, it stays when the caller ignores a click", async () => {
    await renderUi(controlled(false, ignore));
    await press("One");
    expect(states()).toEqual(off);
  });

  test("uncontrolled, it stays when the click is prevented", async () => {
    await renderUi(
      <div role="presentation" onClick={(event) => event.preventDefault()}>
        {uncontrolled(false)}
      </div>,
    );
    await press("One");
    expect(states()).toEqual(off);
  });

  test("registered with react-hook-form, it follows initial values, setValue and reset", async () => {
    const [on, none] = values;
    const Registered = () => {
      const { register, setValue, reset } = useForm({ defaultValues: { field: on } });
      return (
        <form>
          {registered(register("field"))}
          <button type="button" onClick={() => setValue("field", none)}>
            Remove
          </button>
          <button type="button" onClick={() => reset()}>
            Reset
          </button>
        </form>
      );
    };
    await renderUi(<Registered />);
    expect(states()).toEqual(FIRST);
    await button("Remove");
    expect(states()).toEqual(off);
    await button("Reset");
    await expect.poll(states).toEqual(FIRST);
  });

  test("on the server it has the initial state, and after hydration what was chosen before", async () => {
    const part = (
      <UiProvider strings={strings} locale="en">
        {uncontrolled(false)}
      </UiProvider>
    );
    const box = document.body.appendChild(document.createElement("div"));
    box.innerHTML = renderToString(part);
    expect(statesIn(box)).toEqual(off);
    box.querySelector("input")?.click();
    const onRecoverableError = vi.fn();
    const root = hydrateRoot(box, part, { onRecoverableError });
    await expect.poll(() => statesIn(box)).toEqual(FIRST);
    expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    box.remove();
  });
});

describe("a mixed Checkbox", () => {
  test("uncontrolled, a click removes the mixed state", async () => {
    await renderUi(<Checkbox label={label} indeterminate />);
    expect(states()).toEqual(["mixed"]);
    await press("One");
    expect(states()).toEqual(["checked"]);
  });

  test("controlled, it stays mixed until the caller changes it", async () => {
    const { rerender } = await renderUi(<Checkbox label={label} checked={false} indeterminate onChange={ignore} />);
    await press("One");
    expect(states()).toEqual(["mixed"]);
    await expect.element(page.getByRole("checkbox")).toBePartiallyChecked();
    await rerender(<Checkbox label={label} checked onChange={ignore} />);
    expect(states()).toEqual(["checked"]);
  });
});
