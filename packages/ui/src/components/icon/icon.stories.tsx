import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/index.ts";
import { Bell, Hourglass, Mail, Phone, ShoppingCart } from "../icons/index.ts";
import { Icon } from "./index.ts";

const meta = { title: "Components/Icon", component: Icon, args: { as: Bell } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Icon as={Bell} />
      <Icon as={Mail} size={24} />
      <Icon as={Hourglass} size={32} />
      <Icon as={ShoppingCart} size={16} />
    </Inline>
  ),
};

/** Without text beside it, an icon needs a label. */
export const Named: Story = { args: { as: Phone, label: "By phone" }, tags: ["long"] };
