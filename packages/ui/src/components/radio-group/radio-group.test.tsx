import { createRef, useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { RadioGroup } from "./index.ts";

const Delivery = ({ error }: { readonly error?: string }) => {
  const [value, setValue] = useState<"company" | "me">("company");
  return (
    <RadioGroup
      label="Deliver to"
      value={value}
      onValueChange={setValue}
      error={error}
      options={[
        { value: "company", label: "The company" },
        { value: "me", label: "Me" },
      ]}
    />
  );
};
const radio = (name: string) => page.getByRole("radio", { name });

describe("RadioGroup, keyboard (APG radio group)", () => {
  const Three = ({ first }: { readonly first?: string }) => {
    const [value, setValue] = useState(first);
    return (
      <RadioGroup
        label="Number"
        value={value}
        onValueChange={setValue}
        options={["One", "Two", "Three"].map((label) => ({ value: label, label }))}
      />
    );
  };
  const entered = async (first?: string) => {
    await renderUi(
      <>
        <button type="button">Before</button>
        <Three first={first} />
        <button type="button">After</button>
      </>,
    );
    await page.getByRole("button", { name: "Before" }).click();
    await userEvent.tab();
  };
  const chosen = async (name: string) => {
    await expect.element(radio(name)).toBeChecked();
    await expect.element(radio(name)).toHaveFocus();
  };

  test("Tab: onto the one that is on, or the first; the group is one stop", async () => {
    await entered("Two");
    await expect.element(radio("Two")).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  });

  test("Shift + Tab: onto the one that is on, from behind", async () => {
    await entered("Two");
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect.element(radio("Two")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole("button", { name: "Before" })).toHaveFocus();
  });

  test("Space: chooses the one that has focus", async () => {
    await entered();
    await expect.element(radio("One")).toHaveFocus();
    await expect.element(radio("One")).not.toBeChecked();
    await userEvent.keyboard(" ");
    await chosen("One");
  });

  test.each(
    everyNth(2, [
      ["Right Arrow", "{ArrowRight}"],
      ["Down Arrow", "{ArrowDown}"],
    ]),
  )("%s: to the next one and chooses it, from the last to the first", async (_, key) => {
    await entered("Two");
    await userEvent.keyboard(key);
    await chosen("Three");
    await userEvent.keyboard(key);
    await chosen("One");
  });

  test.each(
    everyNth(2, [
      ["Left Arrow", "{ArrowLeft}"],
      ["Up Arrow", "{ArrowUp}"],
    ]),
  )("%s: to the previous one and chooses it, from the first to the last", async (_, key) => {
    await entered("Two");
    await userEvent.keyboard(key);
    await chosen("One");
    await userEvent.keyboard(key);
    await chosen("Three");
  });
});

describe("RadioGroup", () => {
  test("is named and described as a group", async () => {
    await renderUi(<Delivery error="Choose where to deliver." />);
    const group = page.getByRole("radiogroup", { name: "Deliver to" });
    await expect.element(group).toHaveAccessibleDescription("Choose where to deliver.");
    await expect.element(group).toHaveAttribute("aria-invalid", "true");
  });
});

test.each([
  ["a choice: the chosen button", "b", "B"],
  ["no choice: the first button that can be chosen", undefined, "A"],
])("the ref of a group with %s", async (_, value, name) => {
  const ref = createRef<HTMLInputElement>();
  await renderUi(
    <RadioGroup
      ref={ref}
      label="Letter"
      value={value}
      onValueChange={() => undefined}
      options={[
        { value: "none", label: "None", disabled: true },
        { value: "a", label: "A" },
        { value: "b", label: "B" },
      ]}
    />,
  );
  ref.current?.focus();
  await expect.element(page.getByRole("radio", { name, exact: true })).toHaveFocus();
});

test("the caller's description and validity of a group are kept", async () => {
  await renderUi(
    <>
      <p id="note">Once a day</p>
      <RadioGroup
        label="Letter"
        hint="One of two"
        aria-describedby="note"
        aria-invalid
        value="a"
        onValueChange={() => undefined}
        options={[{ value: "a", label: "A" }]}
      />
    </>,
  );
  const group = page.getByRole("radiogroup", { name: "Letter" });
  await expect.element(group).toHaveAccessibleDescription("Once a day One of two");
  await expect.element(group).toHaveAttribute("aria-invalid", "true");
});

test("an option's hint is its description, and no part of its name", async () => {
  await renderUi(<RadioGroup label="Delivery" options={[{ value: "a", label: "Courier", hint: "Two days" }]} />);
  const radio = page.getByRole("radio");
  await expect.element(radio).toHaveAccessibleName("Courier");
  await expect.element(radio).toHaveAccessibleDescription("Two days");
});

test("the ref of an uncontrolled group follows the choice, also a reset", async () => {
  const ref = createRef<HTMLInputElement>();
  const letters = ["a", "b", "c"].map((value) => ({ value, label: value.toUpperCase() }));
  await renderUi(
    <form>
      <RadioGroup ref={ref} label="Letter" defaultValue="b" options={letters} />
      <button type="reset">Reset</button>
    </form>,
  );
  expect(ref.current?.value).toBe("b");
  await page.getByRole("radio", { name: "C" }).click();
  await expect.poll(() => ref.current?.value).toBe("c");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.poll(() => ref.current?.value).toBe("b");
});
