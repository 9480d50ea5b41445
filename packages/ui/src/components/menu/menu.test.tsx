import { type ComponentPropsWithRef, type MouseEvent, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Menu, MenuCheckboxItem, MenuItem, MenuRadioItem } from "./index.ts";

const setup = async (onSelect = vi.fn()) => {
  await renderUi(
    <>
      <Button>Before</Button>
      <Menu label="Account" trigger={<Button>Open</Button>}>
        <MenuItem href="#profile">Profile</MenuItem>
        <MenuItem disabled>Not now</MenuItem>
        <MenuItem onSelect={onSelect}>Orders</MenuItem>
        <MenuItem tone="negative">Log out</MenuItem>
      </Menu>
      <Button>After</Button>
    </>,
  );
  const trigger = page.getByRole("button", { name: "Open" });
  const item = (name: string) => page.getByRole("menuitem", { name });
  const menu = page.getByRole("menu", { name: "Account" });
  return { trigger, item, menu, onSelect };
};

const focusTrigger = (trigger: ReturnType<typeof page.getByRole>) => {
  const button = trigger.element();
  if (button instanceof HTMLElement) button.focus();
};

describe("Menu button, keyboard (APG menu button), each key on its very first press", () => {
  test.each([
    ["Enter", "first", "{Enter}", "Profile"],
    ["Space", "first", " ", "Profile"],
    ["Down Arrow", "first", "{ArrowDown}", "Profile"],
    ["Up Arrow", "last", "{ArrowUp}", "Log out"],
  ])("%s: opens the menu with focus on the %s row", async (_key, _end, key, name) => {
    const { trigger, item } = await setup();
    await expect.element(trigger).toHaveAttribute("aria-haspopup", "menu");
    await expect.element(trigger).toHaveAttribute("aria-expanded", "false");
    focusTrigger(trigger);
    await userEvent.keyboard(key);
    await expect.element(item(name)).toHaveFocus();
    await expect.element(trigger).toHaveAttribute("aria-expanded", "true");
  });
});

describe("Menu, keyboard (APG menu)", () => {
  const opened = async () => {
    const all = await setup();
    focusTrigger(all.trigger);
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(all.item("Profile")).toHaveFocus();
    return all;
  };
  const closed = async ({ menu, trigger }: Awaited<ReturnType<typeof setup>>) => {
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(trigger).toHaveAttribute("aria-expanded", "false");
  };

  test.each(
    everyNth(2, [
      ["Enter", "{Enter}"],
      ["Space", " "],
    ]),
  )("%s: chooses the row, closes and gives focus back", async (_, key) => {
    const all = await opened();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(all.item("Orders")).toHaveFocus();
    await userEvent.keyboard(key);
    expect(all.onSelect).toHaveBeenCalledOnce();
    await closed(all);
    await expect.element(all.trigger).toHaveFocus();
  });

  test("Down Arrow: to the next row that can be chosen, from the last to the first", async () => {
    const { item } = await opened();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(item("Orders")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(item("Log out")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(item("Profile")).toHaveFocus();
  });

  test("Up Arrow: to the previous row that can be chosen, from the first to the last", async () => {
    const { item } = await opened();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(item("Log out")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(item("Orders")).toHaveFocus();
  });

  test("Home: to the first row", async () => {
    const { item } = await opened();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(item("Log out")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect.element(item("Profile")).toHaveFocus();
  });

  test("End: to the last row", async () => {
    const { item } = await opened();
    await userEvent.keyboard("{End}");
    await expect.element(item("Log out")).toHaveFocus();
  });

  test("Printable character: to the next row that starts with it", async () => {
    const { item } = await opened();
    await userEvent.keyboard("l");
    await expect.element(item("Log out")).toHaveFocus();
  });

  test("Escape: closes and gives focus back", async () => {
    const all = await opened();
    await userEvent.keyboard("{Escape}");
    await closed(all);
    await expect.element(all.trigger).toHaveFocus();
  });

  test("Tab: closes and moves the focus to the element after the button", async () => {
    const all = await opened();
    await userEvent.tab();
    await closed(all);
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  });

  test("Shift + Tab: closes and moves the focus to the element before the button", async () => {
    const all = await opened();
    await userEvent.tab({ shift: true });
    await closed(all);
    await expect.element(page.getByRole("button", { name: "Before" })).toHaveFocus();
  });
});

describe("Menu by pointer", () => {
  test("a click opens, a second closes", async () => {
    const { trigger, menu } = await setup();
    await trigger.click();
    await expect.element(menu).toBeVisible();
    await trigger.click();
    await expect.element(menu).not.toBeInTheDocument();
  });

  test("a click outside closes it and focus moves to the clicked element", async () => {
    const { trigger, menu } = await setup();
    await trigger.click();
    await expect.element(menu).toBeVisible();
    await page.getByRole("button", { name: "After" }).click();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  });

  test("a row with href is a link", async () => {
    const { trigger, item } = await setup();
    await trigger.click();
    await expect.element(item("Profile")).toHaveAttribute("href", "#profile");
    expect(item("Profile").element().tagName).toBe("A");
  });
});

test("radio rows expose which one is checked, and their language", async () => {
  await renderUi(
    <Menu trigger={<Button>English</Button>}>
      <MenuRadioItem checked lang="en">
        English
      </MenuRadioItem>
      <MenuRadioItem checked={false} lang="pl">
        Polski
      </MenuRadioItem>
    </Menu>,
  );
  await page.getByRole("button", { name: "English" }).click();
  await expect.element(page.getByRole("menuitemradio", { name: "English" })).toBeChecked();
  await expect.element(page.getByRole("menuitemradio", { name: "Polski" })).not.toBeChecked();
  await expect.element(page.getByRole("menuitemradio", { name: "Polski" })).toHaveAttribute("lang", "pl");
});

test.each(
  everyNth(2, [
    ["a click", undefined],
    ["Enter", "{Enter}"],
    ["Space", " "],
  ]),
)("%s turns a checkbox row on and off, and the menu stays open", async (_, key) => {
  const Rows = () => {
    const [on, setOn] = useState(false);
    return (
      <Menu trigger={<Button>Columns</Button>}>
        <MenuCheckboxItem checked={on} onCheckedChange={setOn}>
          Points
        </MenuCheckboxItem>
      </Menu>
    );
  };
  await renderUi(<Rows />);
  await page.getByRole("button", { name: "Columns" }).click();
  const row = page.getByRole("menuitemcheckbox", { name: "Points" });
  await expect.element(row).not.toBeChecked();
  const press = async () => {
    if (key === undefined) return row.click();
    const element = row.element();
    if (element instanceof HTMLElement) element.focus();
    return userEvent.keyboard(key);
  };
  await press();
  await expect.element(row).toBeChecked();
  await press();
  await expect.element(row).not.toBeChecked();
});

describe("Menu, its trigger and its state", () => {
  test("the trigger's own handlers run, and a prevented click does not open the menu", async () => {
    const calls: string[] = [];
    const record = (name: string) => () => void calls.push(name);
    await renderUi(
      <Menu
        label="Account"
        trigger={
          <Button
            onPointerEnter={record("enter")}
            onFocus={record("focus")}
            onClick={(event) => {
              calls.push("click");
              event.preventDefault();
            }}
          >
            Open
          </Button>
        }
      >
        <MenuItem>Orders</MenuItem>
      </Menu>,
    );
    await page.getByRole("button", { name: "Open" }).click();
    // A pointer that an earlier test left there enters twice.
    expect([...new Set(calls)]).toEqual(["enter", "focus", "click"]);
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  });

  test("defaultOpen: shown; onOpenChange reports that it closes", { tags: "long" }, async () => {
    const changed = vi.fn();
    await renderUi(
      <Menu label="Account" trigger={<Button>Open</Button>} defaultOpen onOpenChange={changed}>
        <MenuItem>Orders</MenuItem>
      </Menu>,
    );
    await page.getByRole("menuitem", { name: "Orders" }).click();
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    expect(changed).toHaveBeenCalledExactlyOnceWith(false);
  });

  test("controlled open: a chosen row only calls onOpenChange", async () => {
    const changed = vi.fn();
    await renderUi(
      <Menu label="Account" trigger={<Button>Open</Button>} open onOpenChange={changed}>
        <MenuItem>Orders</MenuItem>
      </Menu>,
    );
    await page.getByRole("menuitem", { name: "Orders" }).click();
    expect(changed).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(page.getByRole("menu")).toBeVisible();
  });

  test("a row that prevents its selection keeps the menu open", { tags: "long" }, async () => {
    await renderUi(
      <Menu label="Account" trigger={<Button>Open</Button>} defaultOpen>
        <MenuItem onSelect={(event) => event.preventDefault()}>Orders</MenuItem>
      </Menu>,
    );
    await page.getByRole("menuitem", { name: "Orders" }).click();
    await expect.element(page.getByRole("menu")).toBeVisible();
  });
});

test("a brand or scheme set on a part of the page applies in its menu", async () => {
  await renderUi(
    <div data-brand="lucarne" data-scheme="dark">
      <Menu label="Account" trigger={<Button>Open</Button>}>
        <MenuItem>Profile</MenuItem>
      </Menu>
    </div>,
  );
  await page.getByRole("button", { name: "Open" }).click();
  const menu = page.getByRole("menu", { name: "Account" });
  await expect.element(menu).toHaveStyle({ backgroundColor: "rgb(31, 42, 49)", color: "rgb(237, 242, 243)" });
});

test("adds no style element, which the page's policy forbids", async () => {
  const { trigger, menu } = await setup();
  const before = document.querySelectorAll("style").length;
  await trigger.click();
  await expect.element(menu).toBeVisible();
  expect(document.querySelectorAll("style").length).toBe(before);
});

test("the row that has focus is removed: the keys still work", async () => {
  const Letters = () => {
    const [letters, setLetters] = useState(["A", "B"]);
    return letters.map((letter) => (
      <MenuItem
        key={letter}
        onSelect={(event) => {
          event.preventDefault();
          setLetters(letters.filter((other) => other !== letter));
        }}
      >
        {letter}
      </MenuItem>
    ));
  };
  await renderUi(
    <Menu trigger={<Button>Open</Button>}>
      <Letters />
    </Menu>,
  );
  focusTrigger(page.getByRole("button", { name: "Open" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "A" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "B" })).toHaveFocus();
});

/** Takes a click after the handlers that it was given, as the links of routers do. */
const RouterLink = ({ href, children, onClick, ...rest }: ComponentPropsWithRef<"a">) => {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
  };
  return (
    <a href={href} {...rest} {...{ onClick: follow }}>
      {children}
    </a>
  );
};

test("a row's own link element keeps its handler, and the row closes the menu", async () => {
  const onClick = vi.fn();
  await renderUi(
    <Menu label="Account" trigger={<Button>Open</Button>} defaultOpen>
      <MenuItem asChild>
        <RouterLink href="#orders" onClick={onClick}>
          Orders
        </RouterLink>
      </MenuItem>
    </Menu>,
  );
  await page.getByRole("menuitem", { name: "Orders" }).click();
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  expect(onClick).toHaveBeenCalledOnce();
});

test("a disabled row's own link element cannot be pressed", async () => {
  await renderUi(
    <Menu label="Account" trigger={<Button>Open</Button>} defaultOpen>
      <MenuItem asChild disabled>
        <a href="#orders">Orders</a>
      </MenuItem>
    </Menu>,
  );
  const row = page.getByRole("menuitem", { name: "Orders" });
  await expect.element(row).toBeVisible();
  const { x, y, width, height } = row.element().getBoundingClientRect();
  expect(document.elementFromPoint(x + width / 2, y + height / 2)?.closest("a")).toBeNull();
});

test("a row opens a dialog, which gets focus and gives it back to the button", async () => {
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu trigger={<Button>Open</Button>}>
          <MenuItem onSelect={() => setOpen(true)}>Delete</MenuItem>
        </Menu>
        <Dialog open={open} title="Delete?" onClose={() => setOpen(false)} />
      </>
    );
  };
  await renderUi(<Page />);
  focusTrigger(page.getByRole("button", { name: "Open" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "Delete" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Delete?" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
});
