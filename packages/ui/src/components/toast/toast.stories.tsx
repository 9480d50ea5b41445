import type { ArgTypes, Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline } from "../../layout/index.ts";
import { Button } from "../button/index.ts";
import { Announcer, type ToastMessage, ToastRegion, useToast } from "./index.ts";
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

/** The region has no properties of its own: its users need those of a message. */
const MESSAGE: ArgTypes<ToastMessage> = {
  message: {
    description: "The text.",
    table: { type: { summary: "string" } },
    type: { name: "string", required: true },
  },
  tone: {
    description: "Icon, and the word that screen readers read first.",
    table: { type: { summary: "ToastTone" }, defaultValue: { summary: "positive" } },
  },
  action: {
    description: "One action: a link, or undo.",
    table: { type: { summary: "{ label, href } | { label, onSelect }" } },
  },
  duration: {
    description: "Time on screen in ms; hover and focus pause it.",
    table: { type: { summary: "number" }, defaultValue: { summary: "5000" } },
  },
};

const meta = {
  title: "Components/Toast",
  component: ToastRegion,
  argTypes: MESSAGE,
  render: () => <Buttons />,
  // Its toasts would still be visible in the next story with a region, which may be that of another part.
  beforeEach: () => () => {
    for (const { id } of shownToasts()) removeToast(id);
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    await userEvent.click(canvas.getByRole("button", { name: "Fail" }));
    await expect(await canvas.findByRole("link", { name: "View cart" })).toBeVisible();
  },
};

export const OtherTones: Story = {
  tags: ["long"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change" }));
    await expect(await canvas.findByRole("button", { name: "Undo" })).toBeVisible();
  },
};
