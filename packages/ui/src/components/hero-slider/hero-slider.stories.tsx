import type { Meta, StoryObj } from "@storybook/react-vite";
import { RoofAtDusk, RoofInStorm } from "../../testing/scenes.tsx";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { Button } from "../button/index.ts";
import { Plus } from "../icons/index.ts";
import { HeroSlider } from "./index.ts";

const meta = {
  title: "Components/HeroSlider",
  component: HeroSlider,
  args: {
    label: "News for you",
    slides: [
      {
        id: "bonus",
        title: "Autumn bonus: double points for replacements",
        text: "Register each replacement before 30 November and scan the new windows.",
        action: (
          <Button tone="highlight" icon={Plus}>
            Add a project
          </Button>
        ),
        picture: <RoofAtDusk />,
      },
      { id: "shutters", title: "New solar shutter range is here", picture: <RoofInStorm /> },
    ],
  },
} satisfies Meta<typeof HeroSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const One: Story = { args: { slides: meta.args.slides.slice(0, 1) }, tags: ["long"] };
export const LongWords: Story = {
  tags: ["long"],
  args: {
    slides: [
      {
        id: "long",
        title: "Есенна кампания: двойни точки за всеки сменен прозорец",
        text: "legmegszentségteleníthetetlenségeskedéseitekért, jusqu’au 30 novembre",
        action: <Button tone="highlight">Регистрирайте обект още днес</Button>,
        picture: <RoofAtDusk />,
      },
    ],
  },
};
export const OnAPhone: Story = { ...onAPhone, tags: ["long"] };
