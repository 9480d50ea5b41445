import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Inline, Stack } from "../../layout/index.ts";
import { Amount } from "../amount/index.ts";
import { Button } from "../button/index.ts";
import { Text } from "../text/index.ts";
import { Drawer } from "./index.ts";

const Cart = ({ lines = 2 }: { readonly lines?: number }) => {
  const [open, setOpen] = useState(true);
  return (
    <div style={{ minBlockSize: 520 }}>
      <Button onClick={() => setOpen(true)}>Cart</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Cart"
        footer={
          <>
            <Inline align="space-between">
              <Text tone="muted">Lucarne Store</Text>
              <Amount size="medium" value="770" />
            </Inline>
            <Button tone="accent" stretch>
              Checkout
            </Button>
          </>
        }
      >
        <Stack>
          {Array.from({ length: lines }, (_, line) => (
            <Inline key={line} align="space-between">
              <Text weight="strong">Installer tool case {line + 1}</Text>
              <Amount value="640" />
            </Inline>
          ))}
        </Stack>
      </Drawer>
    </div>
  );
};

const meta = { title: "Components/Drawer", component: Cart, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Cart
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};
/** The list scrolls; header and footer stay. */
export const Full: Story = { args: { lines: 40 }, tags: ["long"] };
