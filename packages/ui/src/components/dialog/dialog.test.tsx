import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { Announcer, useAnnounce } from "../toast/index.ts";
import { Dialog, type DialogProps } from "./index.ts";

const Stateful = ({ onAsked, ...props }: Partial<DialogProps> & { readonly onAsked?: () => void }) => {
  const [open, setOpen] = useState(false);
  const close = () => {
    onAsked?.();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Keep answers?"
        description="You answered before."
        actions={<Button>Keep</Button>}
        {...props}
      />
    </>
  );
};

const setup = async (props: Parameters<typeof Stateful>[0] = {}) => {
  await renderUi(<Stateful {...props} />);
  const trigger = page.getByRole("button", { name: "Open" });
  await trigger.click();
  return { trigger, dialog: page.getByRole(props.role ?? "dialog", { name: "Keep answers?" }) };
};

describe("Dialog (APG dialog-modal)", () => {
  test("opens named and described, with focus on its title", async () => {
    const { dialog } = await setup();
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog).toHaveAccessibleDescription("You answered before.");
    await expect.element(page.getByRole("heading", { name: "Keep answers?" })).toHaveFocus();
  });

  test("nothing in it can be scrolled sideways", async () => {
    const { dialog } = await setup();
    await expect.element(dialog).toHaveStyle({ overflowX: "hidden", overflowY: "auto" });
  });

  test("the close button closes", async () => {
    const { dialog } = await setup();
    await page.getByRole("button", { name: "Close" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("a click on the backdrop closes it; a click inside does not", async () => {
    const { dialog } = await setup();
    await page.getByText("You answered before.").click();
    await expect.element(dialog).toBeVisible();
    await userEvent.click(dialog, { position: { x: 260, y: -40 }, force: true });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("the page behind does not scroll while it is open", async () => {
    const { dialog } = await setup();
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => document.documentElement.style.overflow).toBe("hidden");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.documentElement.style.overflow).toBe("");
  });

  test("an alert dialog has no close button and ignores clicks on the backdrop", async () => {
    const { dialog } = await setup({ role: "alertdialog" });
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Close" })).not.toBeInTheDocument();
    await userEvent.click(dialog, { position: { x: 260, y: -40 }, force: true });
    await expect.element(dialog).toBeVisible();
  });
});

describe("Dialog, keyboard (APG dialog-modal)", () => {
  const button = (name: string) => page.getByRole("button", { name });
  const opened = async (props: Parameters<typeof Stateful>[0] = {}) => {
    const all = await setup(props);
    await expect.element(page.getByRole("heading", { name: "Keep answers?" })).toHaveFocus();
    return all;
  };

  test("Tab: to the next stop inside, from the last to the first", async () => {
    await opened();
    await userEvent.tab();
    await expect.element(button("Close")).toHaveFocus();
    await userEvent.tab();
    await expect.element(button("Keep")).toHaveFocus();
    await userEvent.tab();
    await expect.element(button("Close")).toHaveFocus();
  });

  test("Shift + Tab: to the previous stop inside, from the first (and from the title) to the last", async () => {
    await opened();
    await userEvent.tab({ shift: true });
    await expect.element(button("Keep")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button("Close")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button("Keep")).toHaveFocus();
  });

  test("Tab: a group of radio buttons at the end is one stop", async () => {
    await opened({
      actions: undefined,
      children: ["One", "Two", "Three"].map((label) => (
        <label key={label}>
          <input type="radio" name="number" defaultChecked={label === "One"} />
          {label}
        </label>
      )),
    });
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole("radio", { name: "One" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(button("Close")).toHaveFocus();
  });

  test("Escape: closes and gives focus back", async () => {
    const asked = vi.fn();
    const { trigger, dialog } = await opened({ onAsked: asked });
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    expect(asked).toHaveBeenCalledOnce();
  });
});

const Speaker = () => {
  const announce = useAnnounce();
  return <Button onClick={() => announce("Saved")}>Say</Button>;
};

test("announcements while a dialog is open are made inside the dialog", async () => {
  await renderUi(
    <>
      <Announcer />
      <Stateful>
        <Speaker />
      </Stateful>
    </>,
  );
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByRole("button", { name: "Say" }).click();
  await expect.element(page.getByRole("dialog").getByText("Saved")).toBeInTheDocument();
});
