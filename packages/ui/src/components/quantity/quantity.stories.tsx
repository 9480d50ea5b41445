import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Inline } from "../../layout/index.ts";
import { Quantity, type QuantityProps } from "./index.ts";

const Stateful = ({ value: first = 3, ...props }: Partial<QuantityProps>) => {
  const [value, setValue] = useState(first);
  return <Quantity label="Quantity of Installer tool case" value={value} onValueChange={setValue} max={6} {...props} />;
};

const meta = { title: "Components/Quantity", component: Stateful } satisfies Meta<typeof Stateful>;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Inline>
      <Stateful />
      <Stateful value={1} label="Quantity of Tape measure" />
      <Stateful value={6} size="compact" label="Quantity of Steel thermos" />
      <Stateful disabled label="Quantity of Jacket" />
    </Inline>
  ),
};
