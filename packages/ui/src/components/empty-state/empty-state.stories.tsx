import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/index.ts";
import { Card } from "../card/index.ts";
import { Plus } from "../icons/index.ts";
import { EmptyState } from "./index.ts";

const night = (
  <svg viewBox="0 0 240 150" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
    <rect width="240" height="150" fill="#0B2029" />
    <path d="M0 44 240 20V150H0Z" fill="#17242B" />
    <path d="M70 70h26l-12 36H58Z" fill="#FFD166" />
  </svg>
);

const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: { title: "No projects yet", text: "Add your first project and scan the windows you fit." },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPictureAndAction: Story = {
  render: (args) => (
    <Card style={{ maxInlineSize: 430 }}>
      <EmptyState {...args} picture={night} action={<Button icon={Plus}>Add project</Button>} />
    </Card>
  ),
};

export const WordsOnly: Story = { tags: ["long"] };

export const Failed: Story = {
  args: {
    title: "The list could not be loaded",
    text: "Check your connection.",
    action: <Button variant="outline">Try again</Button>,
  },
};
