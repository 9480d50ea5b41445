import { type FormEvent, useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { PasswordField } from "./index.ts";

const field = page.getByLabelText("Password", { exact: true });
const show = page.getByRole("button", { name: "Show password" });
const hide = page.getByRole("button", { name: "Hide password" });

/** Remembers the type that the field has when its form is sent. */
const Form = () => {
  const [sent, setSent] = useState<string>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(event.currentTarget.querySelector("input")?.type);
  };
  return (
    <form onSubmit={send}>
      <PasswordField label="Password" name="password" defaultValue="daylight" />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
      <output>{sent}</output>
    </form>
  );
};

describe("PasswordField, keyboard", () => {
  test("Tab: from the text to the button that shows it", async () => {
    await renderUi(<Form />);
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
    await userEvent.tab();
    await expect.element(show).toHaveFocus();
  });

  test.each([
    ["Space", " "],
    ["Enter", "{Enter}"],
  ])("%s: on the button shows the text, and hides it again", async (_, key) => {
    await renderUi(<Form />);
    await expect.element(field).toHaveAttribute("type", "password");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(field).toHaveAttribute("type", "text");
    await expect.element(hide).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(field).toHaveAttribute("type", "password");
    await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
  });
});

test("a shown password is hidden before its form is sent", async () => {
  await renderUi(<Form />);
  await show.click();
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("password");
  await expect.element(show).toBeVisible();
});

test("a reset of its form hides it", async () => {
  await renderUi(<Form />);
  await show.click();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.element(field).toHaveAttribute("type", "password");
  await expect.element(show).toBeVisible();
});

test("another form that is sent leaves it", async () => {
  await renderUi(
    <>
      <PasswordField label="Password" defaultValue="daylight" />
      <form onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Send</button>
      </form>
    </>,
  );
  await show.click();
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(field).toHaveAttribute("type", "text");
});

test("password managers know what it is, and the app may say more", async () => {
  await renderUi(
    <>
      <PasswordField label="Password" />
      <PasswordField label="New" autoComplete="new-password" />
    </>,
  );
  await expect.element(field).toHaveAttribute("autocomplete", "current-password");
  await expect.element(page.getByLabelText("New")).toHaveAttribute("autocomplete", "new-password");
});
