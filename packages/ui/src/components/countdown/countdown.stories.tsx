import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/index.ts";
import { Countdown } from "./index.ts";

const clock = (seconds: number) => `Send again in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const Resend = ({ seconds }: { readonly seconds: number }) => {
  const [until] = useState(() => Date.now() + seconds * 1000);
  return (
    <Countdown until={until} format={clock}>
      <Button variant="text">Send again</Button>
    </Countdown>
  );
};

const meta = { title: "Components/Countdown", component: Resend } satisfies Meta<typeof Resend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { args: { seconds: 60 } };
export const Over: Story = { args: { seconds: 0 }, tags: ["long"] };
