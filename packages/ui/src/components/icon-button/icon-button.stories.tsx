import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box, Inline, Stack } from "../../layout/index.ts";
import { Bell, Pencil, ShoppingCart, Trash2, X } from "../icons/index.ts";
import { IconButton, IconButtonLink } from "./index.ts";

const meta = {
  title: "Components/IconButton",
  component: IconButton,
  args: { label: "Close", icon: X },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Kinds: Story = {
  tags: ["long"],
  render: () => (
    <Stack>
      <Inline>
        <IconButton label="Edit" icon={Pencil} variant="outline" />
        <IconButton label="Edit, smaller" icon={Pencil} variant="outline" size="compact" />
        <IconButton label="Delete" icon={Trash2} tone="negative" />
        <IconButton label="Edit, not allowed" icon={Pencil} disabled />
      </Inline>
      <Box surface="brand" padding="medium">
        <IconButton label="Close the panel" icon={X} tone="onBrand" />
      </Box>
    </Stack>
  ),
};

export const Counters: Story = {
  render: () => (
    <Inline>
      <IconButtonLink href="#notifications" label="Notifications, 3 unread" icon={Bell} badge={3} />
      <IconButtonLink href="#cart" label="Cart, 12 items" icon={ShoppingCart} badge={12} />
      <IconButtonLink href="#many" label="Notifications, 240 unread" icon={Bell} badge={240} />
      <IconButtonLink href="#none" label="Notifications" icon={Bell} badge={0} />
    </Inline>
  ),
};
