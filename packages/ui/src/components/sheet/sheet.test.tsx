import { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { TabBar } from "../app-frame/index.ts";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { House, Menu } from "../icons/index.ts";
import { Sheet } from "./index.ts";

const More = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Sheet open={open} onClose={() => setOpen(false)} title="More" titleHidden aboveTabBar>
        <Button>Log out</Button>
      </Sheet>
      <TabBar
        items={[
          { href: "#home", label: "Home", icon: House },
          { label: "More", icon: Menu, expanded: open, onSelect: () => setOpen(!open) },
        ]}
      />
    </>
  );
};

const sheet = page.getByRole("dialog", { name: "More" });
const more = page.getByRole("button", { name: "More" });

describe("Sheet above the tab bar", () => {
  beforeEach(async () => {
    await page.viewport(390, 700);
    await renderUi(<More />);
    await more.click();
  });

  test("opens with focus on its title, and its tab is expanded", async () => {
    await expect.element(sheet).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "More" })).toHaveFocus();
    await expect.element(more).toHaveAttribute("aria-expanded", "true");
  });

  test("its tab closes it again", async () => {
    await more.click();
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test("other tabs stay usable", async () => {
    await page.getByRole("link", { name: "Home" }).click();
    expect(location.hash).toBe("#home");
    history.replaceState(null, "", location.pathname + location.search);
  });

  test("Escape closes and gives focus back", async () => {
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(more).toHaveFocus();
  });
});

const Language = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Language</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Choose a language">
        <Button>Polski</Button>
      </Sheet>
    </>
  );
};

describe("Modal sheet", () => {
  test("its button closes it", async () => {
    await renderUi(<Language />);
    await page.getByRole("button", { name: "Language" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("Modal sheet, keyboard (APG dialog-modal)", { tags: "long" }, () => {
  const button = (name: string) => page.getByRole("button", { name });
  const opened = async () => {
    await renderUi(<Language />);
    await button("Language").click();
    await expect.element(page.getByRole("heading", { name: "Choose a language" })).toHaveFocus();
  };

  test("Tab: to the next stop inside, from the last to the first", async () => {
    await opened();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(button("Polski")).toHaveFocus();
    await userEvent.tab();
    await expect.element(button("Close")).toHaveFocus();
  });

  test("Shift + Tab: from the first stop to the last", async () => {
    await opened();
    await userEvent.tab({ shift: true });
    await expect.element(button("Polski")).toHaveFocus();
  });

  test("Escape: closes and gives focus back", async () => {
    await opened();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog", { name: "Choose a language" })).not.toBeInTheDocument();
    await expect.element(button("Language")).toHaveFocus();
  });
});

test("above the tab bar, opened by a navigation: Escape closes it as soon as it is in the page", async () => {
  const onClose = vi.fn();
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        {/* A navigation sets the state later than the press that began it. */}
        <Button onClick={() => setTimeout(setOpen, 0, true)}>Open</Button>
        <Sheet aboveTabBar open={open} onClose={onClose} title="More" />
      </>
    );
  };
  const { container } = await renderUi(<Page />);
  // The observer is called after React has changed the page and before the browser paints.
  const pressed = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      resolve();
    });
    observer.observe(container, { childList: true, subtree: true });
  });
  await page.getByRole("button", { name: "Open" }).click();
  await pressed;
  expect(onClose).toHaveBeenCalledOnce();
});

test("above the tab bar, with a dialog over it: Escape closes the dialog only, and focus returns into the sheet", async () => {
  const onClose = vi.fn();
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Sheet aboveTabBar open onClose={onClose} title="More">
          <Button onClick={() => setOpen(true)}>Sign out</Button>
        </Sheet>
        <Dialog open={open} onClose={() => setOpen(false)} title="Sign out?" />
      </>
    );
  };
  await renderUi(<Page />);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect.element(page.getByRole("dialog", { name: "Sign out?" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Sign out" })).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

test("with a hidden title, the close button is visible while it has keyboard focus", async () => {
  await renderUi(<Sheet open onClose={() => undefined} title="More" titleHidden />);
  const close = page.getByRole("button", { name: "Close" }).element();
  const isHit = () => {
    const { left, top, width, height } = close.getBoundingClientRect();
    return close.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  expect(isHit()).toBe(false);
  await userEvent.tab();
  expect(document.activeElement).toBe(close);
  expect(isHit()).toBe(true);
});
