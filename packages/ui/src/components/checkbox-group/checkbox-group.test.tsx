import { createRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { CheckboxGroup, type CheckboxGroupProps } from "./index.ts";

const letters = [
  { value: "a", label: "A" },
  { value: "b", label: "B", hint: "The second" },
  { value: "c", label: "C", disabled: true },
] as const;
type Letter = (typeof letters)[number]["value"];

const Letters = (props: Partial<CheckboxGroupProps<Letter>>) => (
  <CheckboxGroup label="Letters" options={letters} {...props} />
);
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });

test("optional is part of the name of the group", async () => {
  await renderUi(<Letters optional />);
  await expect.element(page.getByRole("group", { name: "Letters optional" })).toBeVisible();
});

describe("CheckboxGroup, keyboard", () => {
  test("Tab: to the next box; each is a stop", async () => {
    await renderUi(<Letters allLabel="All" />);
    for (const name of ["All", "A", "B"]) {
      await userEvent.tab();
      await expect.element(box(name)).toHaveFocus();
    }
  });

  test("Space: chooses it, and takes it back; on the first row, all of them", async () => {
    const change = vi.fn();
    await renderUi(<Letters allLabel="All" onValueChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(change).toHaveBeenLastCalledWith(["a", "b"]);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(change).toHaveBeenLastCalledWith(["b"]);
    await expect.element(box("All")).toBePartiallyChecked();
    await userEvent.keyboard(" ");
    expect(change).toHaveBeenLastCalledWith(["a", "b"]);
    expect(change).toHaveBeenCalledTimes(3);
    await expect.element(box("All")).toBeChecked();
  });
});

test("a group has its question, hint and error", async () => {
  await renderUi(<Letters hint="Any number" error="Choose at least one letter." />);
  const group = page.getByRole("group", { name: "Letters" });
  await expect.element(group).toHaveAccessibleDescription("Any number Choose at least one letter.");
  await expect.element(box("A")).toHaveAttribute("aria-invalid", "true");
  await expect.element(box("B")).toHaveAccessibleDescription("The second");
});

test("controlled: the values come in the order of the options", async () => {
  const change = vi.fn();
  const Controlled = () => {
    const [value, setValue] = useState<readonly Letter[]>(["b"]);
    return (
      <Letters
        value={value}
        onValueChange={(next) => {
          change(next);
          setValue(next);
        }}
      />
    );
  };
  await renderUi(<Controlled />);
  await box("A").click();
  expect(change).toHaveBeenLastCalledWith(["a", "b"]);
  await expect.element(box("A")).toBeChecked();
});

test("a disabled option keeps its state when all others are chosen or taken back", async () => {
  const change = vi.fn();
  await renderUi(<Letters allLabel="All" defaultValue={["c"]} onValueChange={change} />);
  await box("All").click();
  expect(change).toHaveBeenLastCalledWith(["a", "b", "c"]);
  await box("All").click();
  expect(change).toHaveBeenLastCalledWith(["c"]);
  await expect.element(box("All")).toBePartiallyChecked();
});

test("a form sends each chosen value, and its reset restores the first ones", async () => {
  const { container } = await renderUi(
    <form>
      <Letters name="letter" allLabel="All" defaultValue={["b"]} />
      <button type="reset">Reset</button>
    </form>,
  );
  const form = container.querySelector("form");
  const sent = () => (form ? new FormData(form).getAll("letter") : undefined);
  await box("A").click();
  expect(sent()).toEqual(["a", "b"]);
  await expect.element(box("All")).toBeChecked();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.poll(sent).toEqual(["b"]);
  await expect.element(box("All")).toBePartiallyChecked();
});

test("registered with react-hook-form: it has the initial values and changes them", async () => {
  const Form = () => {
    const { register, control } = useForm({ defaultValues: { letter: ["b"] } });
    const letter = useWatch({ control, name: "letter" });
    return (
      <>
        <Letters {...register("letter")} allLabel="All" />
        <output>{letter.join(" ")}</output>
      </>
    );
  };
  await renderUi(<Form />);
  await expect.element(box("B")).toBeChecked();
  await expect.element(box("All")).toBePartiallyChecked();
  await box("A").click();
  await expect.element(page.getByRole("status")).toHaveTextContent("a b");
});

test("a ref object has the first box that can be chosen", async () => {
  const ref = createRef<HTMLInputElement>();
  await renderUi(<Letters ref={ref} />);
  ref.current?.focus();
  await expect.element(box("A")).toHaveFocus();
});

test("required: with another first option, only that one is reported as missing", async () => {
  const { rerender } = await renderUi(<Letters required />);
  const wrong = () => [...document.querySelectorAll<HTMLInputElement>("input:invalid")].map(({ value }) => value);
  expect(wrong()).toEqual(["a"]);
  await rerender(<Letters required options={[letters[1], letters[0], letters[2]]} />);
  expect(wrong()).toEqual(["b"]);
  await box("A").click();
  await expect.poll(wrong).toEqual([]);
});
