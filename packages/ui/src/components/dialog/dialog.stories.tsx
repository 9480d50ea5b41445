import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { Button } from "../button/index.ts";
import { TextField } from "../text-field/index.ts";
import { Dialog, type DialogProps } from "./index.ts";

const Stateful = ({ first = true, ...props }: Partial<DialogProps> & { readonly first?: boolean }) => {
  const [open, setOpen] = useState(first);
  const close = () => setOpen(false);
  return (
    <div style={{ minBlockSize: 360 }}>
      <Button onClick={() => setOpen(true)}>Open survey</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Keep your survey answers?"
        description="You answered the survey before. Keep it and go to the review, or start again."
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Start again
            </Button>
            <Button onClick={close}>Keep answers</Button>
          </>
        }
        {...props}
      />
    </div>
  );
};

const meta = { title: "Components/Dialog", component: Stateful } satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Closed: Story = { args: { first: false }, tags: ["long"] };
export const WithAField: Story = {
  args: { children: <TextField label="Reason" />, description: undefined },
  tags: ["long"],
};
const Rename = () => {
  const name = useRef<HTMLInputElement>(null);
  return (
    <Stateful title="Rename the project" description={undefined} initialFocus={name}>
      <TextField label="Name" defaultValue="Villa Nowak" ref={name} />
    </Stateful>
  );
};

/** The only field has focus, so that the name can be typed at once. */
export const AtItsField: Story = {
  render: () => <Rename />,
  play: () => waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus()),
};

export const MustBeAnswered: Story = {
  args: { role: "alertdialog", title: "Decline the club terms?" },
  tags: ["long"],
};
export const Long: Story = {
  args: {
    title: "Elkelkáposztástalaníthatatlanságoskodásaitokért",
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>Terms of the club, line {line + 1}.</p>),
  },
};
export const Wide: Story = { args: { size: "wide", children: <TextField label="Codes" /> }, tags: ["long"] };
/** A sheet at the bottom with stacked actions. */
export const OnAPhone: Story = { ...onAPhone, tags: ["long"] };
