import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Stack } from "../../layout/index.ts";
import { Text } from "../text/index.ts";
import { LinkTabs, Tabs } from "./index.ts";

const Projects = () => {
  const [value, setValue] = useState("open");
  return (
    <Tabs
      label="Projects"
      value={value}
      onValueChange={setValue}
      items={[
        { value: "open", label: "All open", count: 12 },
        { value: "review", label: "In review", count: 3 },
        { value: "survey", label: "Survey", pending: "2 answers are missing" },
      ]}
    >
      <Text style={{ paddingBlock: 16 }}>Panel of {value}</Text>
    </Tabs>
  );
};

const meta = { title: "Components/Tabs" } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Panels: Story = { render: () => <Projects /> };

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

/** The words beside it say why a tab cannot be shown. */
export const DisabledTab: Story = {
  tags: ["long"],
  render: () => (
    <Tabs
      label="Project"
      items={[
        { value: "windows", label: "Windows", count: 4 },
        { value: "survey", label: "Survey", disabled: true },
      ]}
    >
      <Text style={{ paddingBlock: 16 }}>The survey opens once the windows are fitted.</Text>
    </Tabs>
  ),
};
