import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { Drawer } from "./index.ts";

const Cart = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open cart</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Cart" footer={<Button>Checkout</Button>}>
        Two products
      </Drawer>
    </>
  );
};

describe("Drawer (APG dialog-modal)", () => {
  test("opens at the end of the screen with focus on its title", async () => {
    await page.viewport(1080, 700);
    await renderUi(<Cart />);
    await page.getByRole("button", { name: "Open cart" }).click();
    const drawer = page.getByRole("dialog", { name: "Cart" });
    await expect.element(page.getByRole("heading", { name: "Cart" })).toHaveFocus();
    const { right, width, height } = drawer.element().getBoundingClientRect();
    expect([Math.round(right), Math.round(width), Math.round(height)]).toEqual([1080, 400, 700]);
  });

  test("takes the whole width of a phone", async () => {
    await page.viewport(390, 700);
    await renderUi(<Cart />);
    await page.getByRole("button", { name: "Open cart" }).click();
    expect(page.getByRole("dialog").element().getBoundingClientRect().width).toBe(390);
    await page.getByRole("button", { name: "Close" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("Drawer, keyboard (APG dialog-modal)", { tags: "long" }, () => {
  const button = (name: string) => page.getByRole("button", { name });
  const opened = async () => {
    await renderUi(<Cart />);
    await button("Open cart").click();
    await expect.element(page.getByRole("heading", { name: "Cart" })).toHaveFocus();
  };

  test("Tab: to the next stop inside, from the last to the first", async () => {
    await opened();
    await userEvent.tab();
    await expect.element(button("Close")).toHaveFocus();
    await userEvent.tab();
    await expect.element(button("Checkout")).toHaveFocus();
    await userEvent.tab();
    await expect.element(button("Close")).toHaveFocus();
  });

  test("Shift + Tab: to the previous stop inside, from the first to the last", async () => {
    await opened();
    await userEvent.tab({ shift: true });
    await expect.element(button("Checkout")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button("Close")).toHaveFocus();
  });

  test("Escape: closes and gives focus back", async () => {
    await opened();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(button("Open cart")).toHaveFocus();
  });
});
