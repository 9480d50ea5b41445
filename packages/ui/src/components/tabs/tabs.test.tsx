import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Tabs } from "./index.ts";

const Three = () => {
  const [value, setValue] = useState("a");
  return (
    <Tabs
      label="Letters"
      value={value}
      onChange={setValue}
      items={[
        { value: "a", label: "A" },
        { value: "b", label: "B", pending: "1 answer is missing" },
        { value: "c", label: "C" },
      ]}
    >
      Panel {value}
    </Tabs>
  );
};
const tab = (name: RegExp) => page.getByRole("tab", { name });

describe("Tabs (APG, activated by hand)", () => {
  test("Tab goes to the tab that is on, arrows move without showing, around the end", async () => {
    await renderUi(<Three />);
    await userEvent.tab();
    await expect.element(tab(/A/)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(tab(/C/)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.element(tab(/B/)).toHaveFocus();
    await expect.element(page.getByRole("tabpanel", { name: "A" })).toHaveTextContent("Panel a");
  });

  test("Home and End go to the ends; Enter and Space show", async () => {
    await renderUi(<Three />);
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await expect.element(tab(/C/)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("tabpanel", { name: "C" })).toHaveTextContent("Panel c");
    await userEvent.keyboard("{Home} ");
    await expect.element(tab(/A/)).toHaveAttribute("aria-selected", "true");
  });

  test("a tab with something missing says so", async () => {
    await renderUi(<Three />);
    await expect.element(tab(/B/)).toHaveAccessibleName("B 1 answer is missing");
  });
});
