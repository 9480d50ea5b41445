import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/index.ts";
import { AlertDialog, type AlertDialogProps } from "./index.ts";

const Stateful = (props: Partial<AlertDialogProps>) => {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <div style={{ minBlockSize: 320 }}>
      <Button tone="negative" onClick={() => setOpen(true)}>
        Delete Eva Nagy
      </Button>
      <AlertDialog
        open={open}
        onClose={close}
        title="Delete Eva Nagy?"
        description="Eva can no longer sign in. Her scans stay."
        cancelLabel="Cancel"
        confirmLabel="Delete"
        onConfirm={close}
        {...props}
      />
    </div>
  );
};

const meta = { title: "Components/AlertDialog", component: Stateful } satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delete: Story = {};
export const Pending: Story = { args: { pending: true }, tags: ["long"] };
