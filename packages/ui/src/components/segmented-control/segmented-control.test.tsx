import { createRef, useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { SegmentedControl } from "./index.ts";

const Contact = () => {
  const [value, setValue] = useState<"email" | "phone">("email");
  return (
    <SegmentedControl
      label="Sign in by"
      value={value}
      onValueChange={setValue}
      options={[
        { value: "email", label: "E-mail" },
        { value: "phone", label: "Phone" },
      ]}
    />
  );
};

const radio = (name: string) => page.getByRole("radio", { name });

describe("SegmentedControl", () => {
  test("is a named group of radio buttons with one checked", async () => {
    await renderUi(<Contact />);
    await expect.element(page.getByRole("radiogroup", { name: "Sign in by" })).toBeVisible();
    await expect.element(radio("E-mail")).toBeChecked();
    await expect.element(radio("Phone")).not.toBeChecked();
  });

  test("a click anywhere on the segment chooses it", async () => {
    await renderUi(<Contact />);
    const segment = radio("Phone").element().closest("label");
    if (segment) await page.elementLocator(segment).click({ position: { x: 2, y: 2 } });
    await expect.element(radio("Phone")).toBeChecked();
  });
});

test("a disabled option: the others can be chosen, and the keys pass it over", async () => {
  await renderUi(
    <SegmentedControl
      label="Sign in by"
      options={[
        { value: "email", label: "E-mail" },
        { value: "phone", label: "Phone", disabled: true },
        { value: "app", label: "App" },
      ]}
    />,
  );
  await expect.element(radio("Phone")).toBeDisabled();
  await expect.element(radio("App")).toBeEnabled();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(radio("App")).toBeChecked();
});

describe("SegmentedControl, keyboard (APG radio group)", () => {
  const entered = async () => {
    await renderUi(
      <>
        <Contact />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(radio("E-mail")).toHaveFocus();
  };

  test("Tab: onto the one that is on; the track is one stop", async () => {
    await entered();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  });

  test("Shift + Tab: onto the one that is on, from behind", async () => {
    await entered();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect.element(radio("Phone")).toHaveFocus();
  });

  test.each(
    everyNth(2, [
      ["Right Arrow", "{ArrowRight}"],
      ["Down Arrow", "{ArrowDown}"],
      ["Left Arrow", "{ArrowLeft}"],
      ["Up Arrow", "{ArrowUp}"],
    ]),
  )("%s: to the other one and chooses it, around the end", async (_, key) => {
    await entered();
    await userEvent.keyboard(key);
    await expect.element(radio("Phone")).toBeChecked();
    await expect.element(radio("Phone")).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(radio("E-mail")).toBeChecked();
  });
});

test("the ref of an uncontrolled one follows the choice", async () => {
  const ref = createRef<HTMLInputElement>();
  const options = ["Day", "Night"].map((label) => ({ value: label, label }));
  await renderUi(<SegmentedControl ref={ref} label="Scheme" options={options} />);
  expect(ref.current?.value).toBe("Day");
  await userEvent.click(radio("Night"));
  await expect.poll(() => ref.current?.value).toBe("Night");
});
