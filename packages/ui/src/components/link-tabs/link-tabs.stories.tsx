import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/index.ts";
import { LinkTabs } from "./index.ts";

const meta = { title: "Components/LinkTabs" } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Links: Story = {
  render: () => (
    <LinkTabs
      label="Projects"
      items={[
        { href: "#open", label: "All open", count: 12, current: true },
        { href: "#review", label: "In review", count: 3 },
        { href: "#closed", label: "Closed", count: 117 },
      ]}
    />
  ),
};

/** A clipped label at the edge shows that the row scrolls. */
export const Narrow: Story = {
  tags: ["long"],
  render: () => (
    <Stack style={{ inlineSize: 300 }}>
      <LinkTabs
        label="Обекти"
        items={["Всички текущи", "На проверка", "Приключени", "Пропуснати"].map((label, index) => ({
          href: `#${index}`,
          label,
          count: index * 40,
          current: index === 0,
        }))}
      />
    </Stack>
  ),
};
