import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { HeaderButton } from "../app-frame/index.ts";
import { Identity } from "../avatar/index.ts";
import { Button } from "../button/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { CircleUser, EllipsisVertical, Globe, LogOut, Pencil, ReceiptText, Trash2 } from "../icons/index.ts";
import { Menu, MenuCheckboxItem, MenuHeader, MenuItem, MenuRadioItem, MenuSeparator } from "./index.ts";

const meta = { title: "Components/Menu", component: Menu } satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj;

const UserMenu = () => (
  <div style={{ minBlockSize: 320 }}>
    <Menu
      label="Account"
      trigger={
        <HeaderButton>
          <Identity name="Marek Kowalczyk" text="Dach-Serwis Kowalczyk" />
        </HeaderButton>
      }
    >
      <MenuHeader>
        <Identity name="Marek Kowalczyk" text="marek@dachserwis.example" />
      </MenuHeader>
      <MenuSeparator />
      <MenuItem icon={CircleUser} href="#profile">
        Profile and company
      </MenuItem>
      <MenuItem icon={ReceiptText} href="#orders">
        Orders
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => undefined}>
        Log out
      </MenuItem>
    </Menu>
  </div>
);

export const Closed: Story = { render: () => <UserMenu />, tags: ["long"] };

export const Open: Story = {
  render: () => <UserMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("menu", { name: "Account" })).toBeVisible());
  },
};

const languages: readonly (readonly [lang: string, name: string])[] = [
  ["bs", "Bosanski"],
  ["bg", "Български"],
  ["cs", "Čeština"],
  ["et", "Eesti"],
  ["en", "English"],
  ["hr", "Hrvatski"],
  ["lv", "Latviešu"],
  ["lt", "Lietuvių"],
  ["hu", "Magyar"],
  ["pl", "Polski"],
  ["ro", "Română"],
  ["sk", "Slovenčina"],
  ["sl", "Slovenščina"],
  ["sr", "Srpski"],
  ["uk", "Українська"],
];

const LanguageMenu = () => {
  const [current, setCurrent] = useState("en");
  return (
    <div style={{ minBlockSize: 460 }}>
      <Menu
        label="Language"
        columns={2}
        trigger={<HeaderButton icon={Globe}>{languages.find(([lang]) => lang === current)?.[1]}</HeaderButton>}
      >
        {languages.map(([lang, name]) => (
          <MenuRadioItem key={lang} lang={lang} checked={lang === current} onSelect={() => setCurrent(lang)}>
            {name}
          </MenuRadioItem>
        ))}
      </Menu>
    </div>
  );
};

/** Rows fill the columns from top to bottom; the current one is checked. */
export const Languages: Story = {
  tags: ["long"],
  render: () => <LanguageMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "English" }));
    await waitFor(() => expect(screen.getByRole("menuitemradio", { name: "English" })).toBeChecked());
  },
};

export const RowMenu: Story = {
  tags: ["long"],
  render: () => (
    <div style={{ minBlockSize: 160, display: "flex", justifyContent: "end" }}>
      <Menu align="end" trigger={<IconButton icon={EllipsisVertical} label="Actions for Eva Nagy" size="compact" />}>
        <MenuItem icon={Pencil}>Edit</MenuItem>
        <MenuItem icon={Trash2} tone="negative">
          Delete
        </MenuItem>
      </Menu>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
  },
};

const Columns = () => {
  const [shown, setShown] = useState<readonly string[]>(["Created"]);
  return (
    <div style={{ minBlockSize: 240 }}>
      <Menu trigger={<Button variant="outline">Columns</Button>}>
        {["Created", "Address", "Points"].map((name) => (
          <MenuCheckboxItem
            key={name}
            checked={shown.includes(name)}
            onCheckedChange={(on) => setShown(on ? [...shown, name] : shown.filter((other) => other !== name))}
          >
            {name}
          </MenuCheckboxItem>
        ))}
      </Menu>
    </div>
  );
};

/** Rows that are on or off; the menu stays open. */
export const Checkboxes: Story = {
  render: () => <Columns />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("menuitemcheckbox", { name: "Points" })).toBeVisible());
  },
};
