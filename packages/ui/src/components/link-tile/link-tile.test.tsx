import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Globe, MessagesSquare } from "../icons/index.ts";
import { ActionRow, LinkTile } from "./index.ts";

describe("LinkTile", () => {
  test("is one link whose name includes the count in words", async () => {
    const screen = await renderUi(
      <LinkTile href="#support" icon={MessagesSquare} badge={2} badgeLabel="2 unread">
        Support
      </LinkTile>,
    );
    const link = screen.getByRole("link");
    await expect.element(link).toHaveAccessibleName("Support 2 unread");
    await expect.element(link).toHaveAttribute("href", "#support");
  });

  test("a count of 0 is not shown", async () => {
    const screen = await renderUi(
      <LinkTile href="#support" badge={0} badgeLabel="0 unread">
        Support
      </LinkTile>,
    );
    await expect.element(screen.getByRole("link")).toHaveAccessibleName("Support");
    expect(screen.container.textContent).toBe("Support");
  });

  test("Enter: follows it", async () => {
    const follow = vi.fn();
    await renderUi(
      <LinkTile href="#support" onClick={follow}>
        Support
      </LinkTile>,
    );
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(follow).toHaveBeenCalledOnce();
  });

  test("passes rest props, class and ref to the link", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <LinkTile ref={ref} href="#support" className="mine" data-testid="root" aria-current="page">
        Support
      </LinkTile>,
    );
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("aria-current", "page");
    await expect.element(root).toHaveAttribute("data-component", "LinkTile");
    expect(ref).toHaveBeenCalledWith(screen.getByRole("link").element());
  });
});

describe("ActionRow", () => {
  test("without href it is a button that does not submit", async () => {
    const press = vi.fn();
    const submit = vi.fn();
    const screen = await renderUi(
      <form onSubmit={submit}>
        <ActionRow onClick={press}>Log out</ActionRow>
      </form>,
    );
    await screen.getByRole("button", { name: "Log out" }).click();
    expect(press).toHaveBeenCalledOnce();
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole("link").query()).toBeNull();
  });

  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s: presses it", async (_, key) => {
    const press = vi.fn();
    await renderUi(<ActionRow onClick={press}>Log out</ActionRow>);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(press).toHaveBeenCalledOnce();
  });

  test("with href it is a link", async () => {
    const screen = await renderUi(<ActionRow href="#profile">Profile</ActionRow>);
    await expect.element(screen.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "#profile");
    expect(screen.getByRole("button").query()).toBeNull();
  });

  test.each([
    ["a value", { value: "English" }, "Language English", 2],
    ["a value and no chevron", { value: "English", chevron: false }, "Language English", 1],
    ["nothing at its end", {}, "Language", 1],
    ["a chevron alone", { chevron: true }, "Language", 2],
  ])("with %s: read with its value, the chevron drawn only", async (_case, end, name, drawings) => {
    const screen = await renderUi(
      <ActionRow icon={Globe} {...end}>
        Language
      </ActionRow>,
    );
    const row = screen.getByRole("button");
    await expect.element(row).toHaveAccessibleName(name);
    expect(row.element().querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(drawings);
  });

  test("passes rest props and class to the root element", async () => {
    const screen = await renderUi(
      <ActionRow className="mine" data-testid="root" aria-haspopup="menu">
        Language
      </ActionRow>,
    );
    const root = screen.getByTestId("root");
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("aria-haspopup", "menu");
    await expect.element(root).toHaveAttribute("data-component", "ActionRow");
  });
});
