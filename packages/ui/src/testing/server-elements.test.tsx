import { type JSX, type ReactNode, Suspense } from "react";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Button, ButtonLink } from "../components/button/index.ts";
import { IconButton } from "../components/icon-button/index.ts";
import { Plus } from "../components/icons/index.ts";
import { Menu, MenuItem } from "../components/menu/index.ts";
import { Popover } from "../components/popover/index.ts";
import { TextField } from "../components/text-field/index.ts";
import { Tooltip } from "../components/tooltip/index.ts";
import { renderUi } from "./render-ui.tsx";

interface Sent extends Promise<JSX.Element> {
  value?: JSX.Element;
}

/** An element as a server component sends it during a navigation: React loads it while it renders. */
const sent = (element: JSX.Element): JSX.Element => {
  const payload: Sent = Promise.resolve(element);
  void payload.then(() => {
    payload.value = element;
  });
  const loading: unknown = {
    $$typeof: Symbol.for("react.lazy"),
    _payload: payload,
    _init: (chunk: Sent) => {
      if (chunk.value === undefined) throw chunk;
      return chunk.value;
    },
  };
  return loading as JSX.Element;
};

const draw = (part: ReactNode) => renderUi(<Suspense fallback="Loading">{part}</Suspense>);

describe("an element that a server component sends", () => {
  test("trigger of a menu: it opens it", async () => {
    await draw(
      <Menu trigger={sent(<Button>Open</Button>)}>
        <MenuItem>Row</MenuItem>
      </Menu>,
    );
    await page.getByRole("button", { name: "Open" }).click();
    await expect.element(page.getByRole("menuitem", { name: "Row" })).toBeVisible();
  });

  test("trigger of a popover: it opens it", async () => {
    await draw(
      <Popover label="Panel" trigger={sent(<Button>Open</Button>)}>
        Text
      </Popover>,
    );
    await page.getByRole("button", { name: "Open" }).click();
    await expect.element(page.getByRole("dialog", { name: "Panel" })).toBeVisible();
  });

  test("button in a tooltip: it has no title", async () => {
    await draw(<Tooltip text="Add">{sent(<IconButton icon={Plus} label="Add" />)}</Tooltip>);
    await expect.element(page.getByRole("button", { name: "Add" })).not.toHaveAttribute("title");
  });

  test("link of a part with asChild: it has the part's look and its own address", async () => {
    await draw(<ButtonLink asChild>{sent(<a href="#own">Own</a>)}</ButtonLink>);
    await expect.element(page.getByRole("link")).toHaveAttribute("href", "#own");
    await expect.element(page.getByRole("link")).toHaveAttribute("data-component", "ButtonLink");
  });

  test("icon: it is drawn", async () => {
    const { container } = await draw(<TextField label="Town" icon={sent(<Plus data-icon="sent" />)} />);
    await expect.element(page.getByLabelText("Town")).toBeVisible();
    expect(container.querySelector("[data-icon=sent]")).not.toBeNull();
  });
});
