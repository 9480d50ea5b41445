import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline, Stack } from "../../layout/index.ts";
import { Avatar, Identity } from "./index.ts";

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23218073' d='M0 0h8v8H0z'/%3E%3Ccircle cx='4' cy='4' r='2' fill='%23FFD166'/%3E%3C/svg%3E";

const meta = { title: "Components/Avatar", component: Avatar, args: { name: "Marek Kowalczyk" } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: () => (
    <Inline>
      <Avatar name="Marek Kowalczyk" />
      <Avatar name="Олена" />
      <Avatar name="Marek Kowalczyk" src={picture} />
      <Avatar name="Eva Nagy" quiet />
      <Avatar name="Marek Kowalczyk" size={64} />
    </Inline>
  ),
};

export const WithName: Story = {
  tags: ["long"],
  render: () => (
    <Stack align="start">
      <Identity name="Marek Kowalczyk" text="Dach-Serwis Kowalczyk" />
      <div style={{ inlineSize: 180 }}>
        <Identity name="Konstantynopolitańczykowianeczka Nowak" text="konstantynopolitanczykowianeczka@firma.example" />
      </div>
    </Stack>
  ),
};
