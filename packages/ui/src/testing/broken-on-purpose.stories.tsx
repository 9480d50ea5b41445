import type { Meta, StoryObj } from "@storybook/react-vite";

/** Broken on purpose: the story tests fail when their checks do not detect it. */
const meta = {
  title: "Testing/Broken on purpose",
  tags: ["!autodocs"],
  parameters: { a11y: { test: "todo" } },
} satisfies Meta;

export default meta;

/** Grey on grey. */
export const NotReadable: StoryObj = {
  tags: ["axe-must-fail"],
  render: () => <p style={{ color: "#888", background: "#999" }}>Can you read this?</p>,
};

/** A word wider than its box. */
export const NoRoom: StoryObj = {
  tags: ["room-must-fail"],
  render: () => <p style={{ inlineSize: 60, overflowWrap: "normal", border: "1px solid" }}>Unzusammenhängend</p>,
};

/** Animates despite reduced motion. */
export const Restless: StoryObj = {
  tags: ["motion-must-fail"],
  render: () => <p style={{ transition: "translate 300ms" }}>It moves.</p>,
};
