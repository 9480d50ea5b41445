import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { strings } from "../../generated/strings/en.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { TextArea } from "./index.ts";

test("counts down by grapheme while typing, and below zero past the limit", async () => {
  await renderUi(<TextArea label="Headline" limit={3} />);
  const area = page.getByRole("textbox", { name: "Headline" });
  await expect.element(area).toHaveAccessibleDescription(strings.charactersLeft({ count: 3 }));
  await userEvent.fill(area, "a😀");
  await expect.element(area).toHaveAccessibleDescription(strings.charactersLeft({ count: 1 }));
  await userEvent.fill(area, "abcd");
  await expect.element(area).toHaveAccessibleDescription(strings.charactersOver({ count: 1 }));
});

test.each([
  ["Text keys", "edit the text", "ab{Backspace}c", "ac"],
  ["Enter", "begins a new line", "a{Enter}b", "a\nb"],
])("%s: %s", async (_key, _does, typed, text) => {
  await renderUi(<TextArea label="Headline" />);
  await userEvent.tab();
  await userEvent.keyboard(typed);
  await expect.element(page.getByRole("textbox", { name: "Headline" })).toHaveValue(text);
});

test("after a form reset the counter shows the initial text's count", async () => {
  await renderUi(
    <form>
      <TextArea label="Headline" limit={5} defaultValue="ab" />
      <button type="reset">Reset</button>
    </form>,
  );
  const area = page.getByRole("textbox", { name: "Headline" });
  await userEvent.fill(area, "abcd");
  await expect.element(area).toHaveAccessibleDescription(strings.charactersLeft({ count: 1 }));
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.element(area).toHaveAccessibleDescription(strings.charactersLeft({ count: 3 }));
});
