import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { Info } from "../icons/index.ts";
import { Text } from "../text/index.ts";
import { Popover } from "./index.ts";

const meta = { title: "Components/Popover" } satisfies Meta;
export default meta;

export const Open: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 220 }}>
      <Popover
        label="Where the serial number is"
        trigger={
          <Button variant="outline" icon={Info}>
            Where is it?
          </Button>
        }
      >
        <Text size="small">On the back of the card, under the stripe. It has 12 digits and starts with 47.</Text>
      </Popover>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Where the serial number is" })).toBeVisible());
  },
};
