import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Box, Stack } from "../../layout/index.ts";
import { Button } from "../button/index.ts";
import { FlipCard } from "./index.ts";

const Flyer = ({ first = false }: { readonly first?: boolean }) => {
  const [turned, setTurned] = useState(first);
  return (
    <Stack align="start" style={{ inlineSize: 240 }}>
      <FlipCard
        turned={turned}
        front={
          <Box surface="surface" border padding="large">
            Front
          </Box>
        }
        back={
          <Box surface="brandSoft" border padding="large">
            Back
          </Box>
        }
      />
      <Button variant="outline" aria-pressed={turned} onClick={() => setTurned(!turned)}>
        Turn over
      </Button>
    </Stack>
  );
};

const meta = { title: "Components/FlipCard", component: Flyer } satisfies Meta<typeof Flyer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Front: Story = {};
export const Back: Story = { args: { first: true }, tags: ["long"] };
