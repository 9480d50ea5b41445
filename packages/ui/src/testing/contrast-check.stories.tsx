import type { Meta, StoryObj } from "@storybook/react-vite";

/** Broken on purpose: grey on grey. The story tests fail when axe does not see it. */
const meta = {
  title: "Testing/Broken on purpose",
  tags: ["axe-must-fail", "!autodocs"],
  parameters: { a11y: { test: "todo" } },
} satisfies Meta;

export default meta;

export const NotReadable: StoryObj = {
  render: () => <p style={{ color: "#888", background: "#999" }}>Can you read this?</p>,
};
