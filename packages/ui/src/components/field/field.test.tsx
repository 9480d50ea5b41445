import { describe, expect, test } from "vitest";
import { renderUi } from "../../testing/render-ui.tsx";
import { TextField } from "../text-field/index.ts";
import { Field } from "./index.ts";

describe("Field wires its control", () => {
  test("label, and hint as description", async () => {
    const screen = await renderUi(<TextField label="Postal code" hint="Five digits" />);
    const input = screen.getByRole("textbox", { name: "Postal code" });
    await expect.element(input).toHaveAccessibleDescription("Five digits");
    await expect.element(input).not.toHaveAttribute("aria-invalid");
  });

  test("an error replaces the hint and marks the control", async () => {
    const screen = await renderUi(
      <TextField label="Postal code" hint="Five digits" error="Letters are not allowed." />,
    );
    const input = screen.getByRole("textbox", { name: "Postal code" });
    await expect.element(input).toHaveAttribute("aria-invalid", "true");
    await expect.element(input).toHaveAccessibleDescription("Letters are not allowed.");
  });

  test("optional is part of the name; counter and app description are part of the description", async () => {
    const screen = await renderUi(
      <>
        <p id="own">Printed on the card</p>
        <TextField label="Headline" optional counter="39 left" aria-describedby="own" />
      </>,
    );
    const input = screen.getByRole("textbox", { name: "Headline optional" });
    await expect.element(input).toHaveAccessibleDescription("Printed on the card 39 left");
  });

  test("a hidden label still names the control", async () => {
    const screen = await renderUi(<TextField label="Search" labelHidden />);
    await expect.element(screen.getByRole("textbox", { name: "Search" })).toBeVisible();
  });

  test("a given id is set on the control", async () => {
    const screen = await renderUi(
      <Field id="colour" label="Colour">
        {(control) => <input {...control} />}
      </Field>,
    );
    await expect.element(screen.getByLabelText("Colour")).toHaveAttribute("id", "colour");
  });

  test("a check by the server is announced when it ends", async () => {
    const field = (status: "checking" | "valid", message?: string) => (
      <TextField label="Number" status={status} message={message} />
    );
    const screen = await renderUi(field("checking"));
    await expect.element(screen.getByRole("img", { name: "Checking" })).toBeInTheDocument();
    const live = screen.container.querySelector('[aria-live="polite"]');
    await screen.rerender(field("valid", "Number is free"));
    expect(live?.textContent).toBe("Number is free");
  });
});
