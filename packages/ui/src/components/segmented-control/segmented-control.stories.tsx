import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Mail, Smartphone } from "../icons/index.ts";
import { SegmentedControl } from "./index.ts";

const Contact = ({ first = "phone" }: { readonly first?: "email" | "phone" }) => {
  const [value, setValue] = useState<"email" | "phone">(first);
  return (
    <div style={{ maxInlineSize: 432 }}>
      <SegmentedControl
        label="Sign in by"
        value={value}
        onValueChange={setValue}
        options={[
          { value: "email", label: "E-mail", icon: Mail },
          { value: "phone", label: "Phone", icon: Smartphone },
        ]}
      />
    </div>
  );
};

const meta = { title: "Components/SegmentedControl", component: Contact } satisfies Meta<typeof Contact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 280 }}>
      <SegmentedControl
        label="Показване"
        value="b"
        onValueChange={() => undefined}
        options={[
          { value: "a", label: "Електронна поща" },
          { value: "b", label: "Телефон" },
          { value: "c", label: "Еднопосочно" },
        ]}
      />
    </div>
  ),
};

export const DisabledSegment: Story = {
  tags: ["long"],
  render: () => (
    <div style={{ maxInlineSize: 432 }}>
      <SegmentedControl
        label="Delivery"
        options={[
          { value: "site", label: "To the site" },
          { value: "depot", label: "To the depot", disabled: true },
        ]}
      />
    </div>
  ),
};
