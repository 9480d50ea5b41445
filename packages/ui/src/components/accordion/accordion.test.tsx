import { StrictMode, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Accordion, AccordionItem, type AccordionProps } from "./index.ts";

const Two = ({ onOpenChange, ...rest }: AccordionProps & { readonly onOpenChange?: (open: boolean) => void }) => (
  <Accordion {...rest}>
    <AccordionItem title="One" onOpenChange={onOpenChange}>
      <p>First</p>
      <button type="button">Inside</button>
    </AccordionItem>
    <AccordionItem title="Two">Second</AccordionItem>
  </Accordion>
);
const summary = (name: string) => page.getByText(name, { exact: true });
/** The `toggle` events of what was opened and closed so far are over: they come in their order. */
const toggled = async (container: Element) => {
  const marker = document.createElement("details");
  container.append(marker);
  await new Promise((resolve) => {
    marker.addEventListener("toggle", resolve);
    marker.open = true;
  });
  marker.remove();
};
const focusedText = () => document.activeElement?.textContent;

describe("Accordion, keyboard (APG accordion)", () => {
  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: opens it, and closes it again", async (_, key) => {
    await renderUi(<Two />);
    await userEvent.tab();
    await expect.poll(focusedText).toBe("One");
    await userEvent.keyboard(key);
    await expect.element(page.getByText("First")).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(page.getByText("First")).not.toBeVisible();
  });

  test("Tab: to the next heading, or into an open answer", async () => {
    await renderUi(<Two />);
    await userEvent.tab();
    await userEvent.tab();
    await expect.poll(focusedText).toBe("Two");
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("First")).toBeVisible();
    await userEvent.tab();
    await expect.poll(focusedText).toBe("Inside");
  });
});

test("each title is a heading of the given level", async () => {
  await renderUi(<Two level={2} />);
  expect(page.getByRole("heading", { level: 2 }).elements()).toHaveLength(2);
});

test("not single: both stay open", async () => {
  await renderUi(<Two />);
  await summary("One").click();
  await summary("Two").click();
  await expect.element(page.getByText("First")).toBeVisible();
  await expect.element(page.getByText("Second")).toBeVisible();
});

test("single: opening one closes the other, and both say so", async () => {
  const change = vi.fn();
  await renderUi(<Two single onOpenChange={change} />);
  await summary("One").click();
  await expect.element(page.getByText("First")).toBeVisible();
  await summary("Two").click();
  await expect.element(page.getByText("Second")).toBeVisible();
  await expect.element(page.getByText("First")).not.toBeVisible();
  await expect.poll(() => change.mock.calls).toEqual([[true], [false]]);
});

test("two accordions that are single do not close each other", async () => {
  await renderUi(
    <>
      <Two single />
      <Accordion single>
        <AccordionItem title="Three">Third</AccordionItem>
      </Accordion>
    </>,
  );
  await summary("One").click();
  await summary("Three").click();
  await expect.element(page.getByText("First")).toBeVisible();
  await expect.element(page.getByText("Third")).toBeVisible();
});

test("initially open: only the user's own change is reported", async () => {
  const change = vi.fn();
  const { container } = await renderUi(
    <StrictMode>
      <Accordion>
        <AccordionItem title="One" defaultOpen onOpenChange={change}>
          First
        </AccordionItem>
      </Accordion>
    </StrictMode>,
  );
  await toggled(container);
  expect(change).not.toHaveBeenCalled();
  await summary("One").click();
  await expect.poll(() => change.mock.calls).toEqual([[false]]);
});

test.each([true, false])("controlled, and the app keeps %s: it stays, and each try is reported", async (open) => {
  const change = vi.fn();
  await renderUi(
    <Accordion>
      <AccordionItem title="One" open={open} onOpenChange={change}>
        First
      </AccordionItem>
    </Accordion>,
  );
  const first = page.getByText("First");
  for (const calls of [1, 2]) {
    await summary("One").click();
    await expect.poll(() => change.mock.calls.length).toBe(calls);
    expect(change).toHaveBeenLastCalledWith(!open);
    if (open) await expect.element(first).toBeVisible();
    else await expect.element(first).not.toBeVisible();
  }
});

test("controlled, and the app follows: the change is reported once", async () => {
  const change = vi.fn();
  const Page = () => {
    const [open, setOpen] = useState(true);
    return (
      <Accordion>
        <AccordionItem
          title="One"
          open={open}
          onOpenChange={(next) => {
            change(next);
            setOpen(next);
          }}
        >
          First
        </AccordionItem>
      </Accordion>
    );
  };
  const { container } = await renderUi(<Page />);
  await toggled(container);
  await summary("One").click();
  await expect.element(page.getByText("First")).not.toBeVisible();
  await toggled(container);
  expect(change.mock.calls).toEqual([[false]]);
});
