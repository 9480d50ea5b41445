import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Text } from "../text/index.ts";
import { Tabs } from "./index.ts";

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
