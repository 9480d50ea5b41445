import type { Meta, StoryObj } from "@storybook/react-vite";
import { VideoCard } from "./index.ts";

const poster =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%23CFE6EA' d='M0 0h16v9H0z'/%3E%3Cpath fill='%23B9653F' d='M0 4 16 2v7H0z'/%3E%3C/svg%3E";

const meta = {
  title: "Components/VideoCard",
  component: VideoCard,
  args: {
    title: "Blinds: fit in four minutes",
    duration: "4:12",
    poster,
    note: "The film loads from a video service when you play it.",
    style: { maxInlineSize: 320 },
    renderPlayer: () => <p>The player</p>,
  },
} satisfies Meta<typeof VideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforePlay: Story = {};
export const WithoutPicture: Story = { args: { poster: undefined, duration: undefined }, tags: ["long"] };
