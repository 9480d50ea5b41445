import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { TextField } from "../text-field/index.ts";
import { ErrorSummary } from "./index.ts";

test("Enter: on an error focuses its field without changing the URL; the summary can take focus", async () => {
  let root: HTMLElement | null = null;
  await renderUi(
    <>
      <ErrorSummary
        ref={(element) => void (root = element)}
        title="One thing needs a look"
        errors={[{ message: "Postal code is missing", href: "#postal-code" }]}
      />
      <TextField id="postal-code" label="Postal code" />
    </>,
  );
  const summary = page.getByRole("alert");
  expect(summary.element()).toBe(root);
  await expect.element(summary).toHaveAttribute("tabindex", "-1");
  const address = location.href;
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Postal code is missing" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Postal code" })).toHaveFocus();
  expect(location.href).toBe(address);
});
