import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Button } from "../button/index.ts";
import { List, ListItem } from "./index.ts";

const Team = ({ onEdit }: { readonly onEdit?: () => void }) => (
  <List aria-label="Team">
    <ListItem href="#marek" title="Marek" text="Owner" end={<Button onClick={onEdit}>Edit</Button>} />
    <ListItem title="Eva" />
  </List>
);

test("a list with rows, which screen readers count", async () => {
  await renderUi(<Team />);
  const list = page.getByRole("list", { name: "Team" });
  await expect.element(list).toBeVisible();
  expect(list.getByRole("listitem").elements()).toHaveLength(2);
});

test("Enter: follows the link of a row, whose name is the title alone", async () => {
  await renderUi(<Team />);
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Marek", exact: true })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#marek");
  history.replaceState(null, "", " ");
});

test("asChild: the child is the link of the row, and the title its text", async () => {
  const { container } = await renderUi(
    <List aria-label="Team">
      <ListItem asChild title="Marek" text="Owner">
        <a href="#other" target="_blank" rel="noopener">
          Of another router
        </a>
      </ListItem>
    </List>,
  );
  const link = page.getByRole("link", { name: "Marek", exact: true });
  await expect.element(link).toHaveAttribute("href", "#other");
  await expect.element(link).toHaveAttribute("rel", "noopener");
  expect(container.textContent).toBe("MarekOwner");
});

test("a press anywhere in the row follows its link", async () => {
  await renderUi(<Team />);
  // The link lies over it.
  await page.getByText("Owner").click({ force: true });
  expect(location.hash).toBe("#marek");
  history.replaceState(null, "", " ");
});

test("a button at the end is pressed, and the link is not followed", async () => {
  const edit = vi.fn();
  await renderUi(<Team onEdit={edit} />);
  await page.getByRole("button", { name: "Edit" }).click();
  expect(edit).toHaveBeenCalledOnce();
  expect(location.hash).toBe("");
});

test("a row without an address has no link", async () => {
  await renderUi(<Team />);
  expect(page.getByRole("link").elements()).toHaveLength(1);
});
