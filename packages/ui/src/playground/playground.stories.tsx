import type { Meta, StoryObj } from "@storybook/react-vite";
import { compositions } from "./compositions.ts";

const meta = { title: "Playground", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj;

const story = (name: keyof typeof compositions): Story => {
  const Composition = compositions[name];
  return { render: () => (Composition ? <Composition /> : <></>) };
};

export const Actions = story("Actions");
export const Fields = story("Fields");
export const Choices = story("Choices");
export const Messages = story("Messages");
export const Content = story("Content");
export const Navigation = story("Navigation");
export const Panels = story("Panels");
export const Pictures = story("Pictures");
