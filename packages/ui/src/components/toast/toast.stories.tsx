import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline } from "../../layout/index.ts";
import { Button } from "../button/index.ts";
import { Announcer, ToastRegion, useToast } from "./index.ts";
import { removeToast, shownToasts } from "./toast-store.ts";

const Buttons = () => {
  const toast = useToast();
  return (
    <div style={{ minBlockSize: 260 }}>
      <Inline>
        <Button
          onClick={() =>
            toast({ message: "Added to cart", duration: 600_000, action: { label: "View cart", href: "#cart" } })
          }
        >
          Add to cart
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast({ tone: "negative", message: "Something went wrong. Please try again.", duration: 600_000 })
          }
        >
          Fail
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            toast({ tone: "warning", message: "The price has changed.", duration: 600_000 });
            toast({
              tone: "info",
              message: "legmegszentségteleníthetetlenségeskedéseitekért is being prepared.",
              duration: 600_000,
              action: { label: "Undo", onSelect: () => undefined },
            });
          }}
        >
          Change
        </Button>
      </Inline>
      <ToastRegion />
      <Announcer />
    </div>
  );
};

const meta = {
  title: "Components/Toast",
  component: ToastRegion,
  render: () => <Buttons />,
  // Toasts of the previous story may still be visible.
  beforeEach: () => {
    for (const { id } of shownToasts()) removeToast(id);
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    await userEvent.click(canvas.getByRole("button", { name: "Fail" }));
    await expect(canvas.getByRole("link", { name: "View cart" })).toBeVisible();
  },
};

export const OtherTones: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change" }));
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeVisible();
  },
};
