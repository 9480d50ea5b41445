import { afterEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { CommandPalette } from "../../packages/ui/src/components/command-palette/index.ts";
import { HoverCard } from "../../packages/ui/src/components/hover-card/index.ts";
import { Tooltip } from "../../packages/ui/src/components/tooltip/index.ts";
import { renderUi } from "../../packages/ui/src/testing/render-ui.tsx";

/** Without a network for these files of the kit. */
const block = async (...urls: readonly string[]) => {
  await cdp().send("Network.enable");
  await cdp().send("Network.setBlockedURLs", { urls: [...urls] });
};

afterEach(() => block());

test("CommandPalette: it closes each time, and the page takes letters", async () => {
  const change = vi.fn();
  await block("*command-panel*");
  await renderUi(
    <>
      <CommandPalette
        label="Commands"
        groups={[{ id: "pages", label: "Pages", commands: [{ value: "home", label: "Home" }] }]}
        shortcut="Ctrl+K"
        onOpenChange={change}
      />
      <input aria-label="Note" />
    </>,
  );
  for (const calls of [2, 4]) {
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.poll(() => change.mock.calls.length).toBe(calls);
    expect(change).toHaveBeenLastCalledWith(false);
  }
  await page.getByLabelText("Note").click();
  await userEvent.keyboard("abc");
  await expect.element(page.getByLabelText("Note")).toHaveValue("abc");
});

const onHover = [
  {
    name: "HoverCard",
    file: "hover-card-panel",
    draw: (onClick: () => void) => (
      <HoverCard content={<p>12 orders</p>} delay={0}>
        <a href="#ada" onClick={onClick}>
          Control
        </a>
      </HoverCard>
    ),
  },
  {
    name: "Tooltip",
    file: "tooltip-panel",
    draw: (onClick: () => void) => (
      <Tooltip text="Control">
        <button type="button" onClick={onClick}>
          Control
        </button>
      </Tooltip>
    ),
  },
];

// That a later use loads again is tested beside `fetchedComponent`: the browser keeps the failure of an import.
test.each(onHover)("$name: it shows nothing, and its control works as before", async ({ name, file, draw }) => {
  const press = vi.fn();
  const requests = () => performance.getEntriesByType("resource").filter((entry) => entry.name.includes(file)).length;
  await block(`*${file}*`);
  await renderUi(
    <>
      {draw(press)}
      <button type="button">Elsewhere</button>
    </>,
  );
  const control = page.getByText("Control", { exact: true });
  for (const count of [1, 2]) {
    await control.hover();
    await expect.poll(requests).toBe(1);
    await control.click();
    expect(press).toHaveBeenCalledTimes(count);
    await userEvent.keyboard("{Escape}");
    await page.getByText("Elsewhere").hover();
  }
  expect(document.querySelector(`[data-component="${name}"]`)).toBeNull();
});
