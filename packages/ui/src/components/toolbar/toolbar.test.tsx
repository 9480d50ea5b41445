import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { Menu, MenuItem } from "../menu/index.ts";
import { Toolbar, ToolbarItem, ToolbarSeparator } from "./index.ts";

const Bar = ({ onPress }: { readonly onPress?: () => void }) => (
  <Toolbar label="Actions">
    <ToolbarItem>
      <Button onClick={onPress}>Edit</Button>
    </ToolbarItem>
    <ToolbarSeparator />
    <ToolbarItem disabled>
      <Button>Copy</Button>
    </ToolbarItem>
    <ToolbarItem>
      <Button>Delete</Button>
    </ToolbarItem>
  </Toolbar>
);
const button = (name: string) => page.getByRole("button", { name });

describe("Toolbar, keyboard (APG toolbar)", () => {
  const entered = async () => {
    await renderUi(
      <>
        <Bar />
        <Button>After</Button>
      </>,
    );
    await userEvent.tab();
    await expect.element(button("Edit")).toHaveFocus();
  };

  test("Tab: into the bar, onto the item that had focus last, and out of it", async () => {
    await entered();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(button("Delete")).toHaveFocus();
    await userEvent.tab();
    await expect.element(button("After")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button("Delete")).toHaveFocus();
  });

  test.each(
    everyNth(2, [
      ["Right Arrow", "{ArrowRight}"],
      ["Left Arrow", "{ArrowLeft}"],
    ]),
  )("%s: to the other item and round the end, past a disabled one", async (_, key) => {
    await entered();
    await userEvent.keyboard(key);
    await expect.element(button("Delete")).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(button("Edit")).toHaveFocus();
  });

  test.each(
    everyNth(2, [
      ["Home", "{End}{Home}", "Edit"],
      ["End", "{End}", "Delete"],
    ]),
  )("%s: to the item at that end", async (_, keys, name) => {
    await entered();
    await userEvent.keyboard(keys);
    await expect.element(button(name)).toHaveFocus();
  });
});

test("from right to left, Left Arrow goes to the next item", async () => {
  await renderUi(
    <div dir="rtl">
      <Toolbar label="Actions">
        {["One", "Two", "Three"].map((name) => (
          <ToolbarItem key={name}>
            <Button>{name}</Button>
          </ToolbarItem>
        ))}
      </Toolbar>
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(button("Two")).toHaveFocus();
});

test("a press runs the button's own handler", async () => {
  const press = vi.fn();
  await renderUi(<Bar onPress={press} />);
  await button("Edit").click();
  expect(press).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("toolbar", { name: "Actions" })).toBeVisible();
});

test("an item as the trigger of a menu: opens it by click and by key, and stays an item", async () => {
  await renderUi(
    <Toolbar label="Actions">
      <ToolbarItem>
        <Button>Edit</Button>
      </ToolbarItem>
      <Menu
        trigger={
          <ToolbarItem>
            <Button>More</Button>
          </ToolbarItem>
        }
      >
        <MenuItem>Rename</MenuItem>
      </Menu>
    </Toolbar>,
  );
  const menu = page.getByRole("menu", { name: "More" });
  await button("More").click();
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button("More")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(button("Edit")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(button("More")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menuitem", { name: "Rename" })).toHaveFocus();
});

test("the direction of the page changes while it is shown: its keys follow", async () => {
  const { container } = await renderUi(
    <Toolbar label="Actions">
      {["Edit", "Copy", "Delete"].map((name) => (
        <ToolbarItem key={name}>
          <Button>{name}</Button>
        </ToolbarItem>
      ))}
    </Toolbar>,
  );
  container.dir = "rtl";
  await expect.element(page.getByRole("toolbar")).toHaveAttribute("dir", "rtl");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(button("Copy")).toHaveFocus();
});
