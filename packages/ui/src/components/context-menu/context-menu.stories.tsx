import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, waitFor } from "storybook/test";
import { Card } from "../card/index.ts";
import { Copy, Download, Pencil, Trash2 } from "../icons/index.ts";
import { MenuHeader, MenuItem, MenuSeparator } from "../menu/index.ts";
import { Heading, Text } from "../text/index.ts";
import { ContextMenu } from "./index.ts";

const Project = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div style={{ minBlockSize: 380 }}>
    <ContextMenu
      label={`Actions for ${name}`}
      menu={
        <>
          <MenuItem icon={Pencil}>Edit</MenuItem>
          <MenuItem icon={Copy}>Copy the number</MenuItem>
          <MenuItem icon={Download} disabled>
            Download
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} tone="negative">
            Delete
          </MenuItem>
        </>
      }
    >
      <Card tabIndex={0} role="group" aria-label={name} style={{ maxInlineSize: 360 }}>
        <Heading level={3}>{name}</Heading>
        <Text tone="muted">{text}</Text>
      </Card>
    </ContextMenu>
  </div>
);

const meta = {
  title: "Components/ContextMenu",
  component: Project,
  args: { name: "Villa Kraków", text: "12 windows. Right-click here, or press for a while." },
} satisfies Meta<typeof Project>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story["play"] = async ({ canvas }) => {
  const card = canvas.getByRole("group");
  const { left, top } = card.getBoundingClientRect();
  await fireEvent.contextMenu(card, { clientX: left + 40, clientY: top + 40 });
  await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
};

export const Closed: Story = { tags: ["long"] };

export const Open: Story = { tags: ["pictured-in-every-theme"], play: open };

/** At the edge of the screen it opens to the other side. */
export const AtTheEdge: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole("group");
    await fireEvent.contextMenu(card, { clientX: innerWidth - 4, clientY: 40 });
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
    await expect(screen.getByRole("menu").getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const RightToLeft: Story = {
  tags: ["long"],
  render: (args) => (
    <div dir="rtl">
      <Project {...args} />
    </div>
  ),
  play: open,
};

/** Long words break. */
export const LongWords: Story = {
  tags: ["long"],
  render: () => (
    <div style={{ minBlockSize: 320 }}>
      <ContextMenu
        label="Műveletek"
        menu={
          <>
            <MenuHeader>Székesfehérvár</MenuHeader>
            <MenuItem icon={Pencil}>Legmegszentségteleníthetetlenségeskedéseitekért szerkesztése</MenuItem>
          </>
        }
      >
        <Card tabIndex={0} role="group" aria-label="Székesfehérvár">
          Székesfehérvár
        </Card>
      </ContextMenu>
    </div>
  ),
  play: open,
};
