import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { Building2, Download, House, Pencil, ReceiptText } from "../icons/index.ts";
import { CommandPalette, type CommandGroup, type CommandPaletteProps } from "./index.ts";

const groups: readonly CommandGroup[] = [
  {
    id: "pages",
    label: "Pages",
    commands: [
      { value: "home", label: "Home", icon: House, href: "#home" },
      { value: "orders", label: "Orders", icon: ReceiptText, href: "#orders", keywords: ["shop"] },
    ],
  },
  {
    id: "actions",
    label: "Actions",
    commands: [
      { value: "edit", label: "Edit the project", icon: Pencil, keys: "Ctrl+E" },
      { value: "download", label: "Download all documents", icon: Download, disabled: true },
    ],
  },
  {
    id: "projects",
    label: "Projects",
    commands: [
      { value: "villa", label: "Villa Łódź", description: "ul. Piotrkowska 12", icon: Building2, href: "#villa" },
      {
        value: "hu",
        label: "Legmegszentségteleníthetetlenségeskedéseitekért",
        description: "8000 Székesfehérvár",
        icon: Building2,
        href: "#hu",
      },
    ],
  },
];

const Palette = ({ dir, ...props }: Partial<CommandPaletteProps>) => {
  const [open, setOpen] = useState(false);
  return (
    <div dir={dir} style={{ minBlockSize: 560 }}>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Search
      </Button>
      <CommandPalette
        label="Search pages and actions"
        groups={groups}
        shortcut="Mod+K"
        open={open}
        onOpenChange={setOpen}
        {...props}
      />
    </div>
  );
};

const meta = { title: "Components/CommandPalette", component: Palette } satisfies Meta<typeof Palette>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button"));
  await waitFor(() => expect(screen.getByRole("combobox")).toHaveFocus());
};

export const Closed: Story = { tags: ["long"] };

export const Open: Story = { tags: ["pictured-in-every-theme"], play: open };

/** The commands used last come first. */
export const Recent: Story = { args: { recent: ["villa", "orders"] }, play: open, tags: ["long"] };

/** Letters without marks find words with them. */
export const Searched: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("lodz");
  },
};

export const NothingFound: Story = {
  tags: ["long"],
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("xyz");
  },
};

/** One group is loading, and one could not be loaded; the others are there. */
export const LoadingAndFailed: Story = {
  tags: ["long"],
  args: {
    groups: [
      ...groups.slice(0, 1),
      { id: "projects", label: "Projects", commands: [], loading: true, searched: true },
      {
        id: "people",
        label: "People",
        commands: [],
        problem: "The people could not be loaded. Try again in a moment.",
      },
    ],
  },
  play: open,
};

export const RightToLeft: Story = { args: { dir: "rtl" }, play: open, tags: ["long"] };

/** More commands than fit. */
export const Long: Story = {
  tags: ["long"],
  args: {
    groups: [
      {
        id: "towns",
        label: "Towns",
        commands: Array.from({ length: 40 }, (_, index) => ({ value: `${index}`, label: `Town ${index + 1}` })),
      },
    ],
  },
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(screen.getByRole("option", { name: "Town 40" })).toBeVisible());
  },
};
