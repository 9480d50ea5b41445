import type { Meta, StoryObj } from "@storybook/react-vite";
import { compositions } from "./compositions.ts";

const meta = { title: "Playground", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj;

const story = (name: keyof typeof compositions): Story => {
  const Composition = compositions[name];
  return { render: () => (Composition ? <Composition /> : <></>) };
};

export const Actions: Story = { ...story("Actions"), tags: ["long"] };
export const Fields = story("Fields");
export const Choices: Story = { ...story("Choices"), tags: ["long"] };
export const Forms: Story = { ...story("Forms"), tags: ["long"] };
export const Messages: Story = { ...story("Messages"), tags: ["long"] };
export const Content: Story = { ...story("Content"), tags: ["long"] };
export const Team: Story = { ...story("Team"), tags: ["long"] };
export const Navigation: Story = { ...story("Navigation"), tags: ["long"] };
export const Panels: Story = { ...story("Panels"), tags: ["long"] };
export const Pictures: Story = { ...story("Pictures"), tags: ["long"] };
export const Screen: Story = { ...story("Screen"), tags: ["long"] };
