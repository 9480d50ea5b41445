import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumbs } from "./index.ts";

const path = [
  { href: "#home", label: "Home" },
  { href: "#projects", label: "Projects" },
  { href: "#project", label: "Villa Kraków, ul. Krupówki 41" },
  { href: "#documents", label: "Documents" },
  { label: "Warranty" },
];

const meta = {
  title: "Components/Breadcrumbs",
  component: Breadcrumbs,
  args: { items: path },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { tags: ["pictured-in-every-theme"] };

/** In a narrow place the middle of the path is behind a button. */
export const Narrow: Story = {
  tags: ["pictured-in-every-theme"],
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
};

/** After a press on the button. */
export const Unfolded: Story = {
  ...Narrow,
  tags: ["pictured-in-every-theme", "long"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("link", { name: "Projects" })).toHaveFocus();
  },
};

export const Short: Story = {
  args: { items: [{ href: "#home", label: "Home" }, { label: "Projects" }] },
  tags: ["long"],
};

/** The current page as a link, and a step that has no page. */
export const LinkToItself: Story = {
  tags: ["long"],
  args: {
    items: [{ href: "#home", label: "Home" }, { label: "Archive" }, { href: "#here", label: "Orders of 2025" }],
  },
};

/** Long words break, and the current page is never cut off. */
export const LongWords: Story = {
  tags: ["long"],
  args: {
    items: [
      { href: "#home", label: "Főoldal" },
      { href: "#projects", label: "Folyamatban lévő projektek" },
      { href: "#town", label: "Székesfehérvár" },
      { label: "Legmegszentségteleníthetetlenségeskedéseitekért" },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  tags: ["long"],
  render: (args) => (
    <div dir="rtl">
      <Breadcrumbs {...args} />
    </div>
  ),
};
