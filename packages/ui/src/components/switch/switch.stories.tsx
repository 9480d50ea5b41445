import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Stack } from "../../layout/index.ts";
import { Switch } from "./index.ts";

const Consents = () => {
  const [on, setOn] = useState(true);
  return (
    <Stack space="none" style={{ maxInlineSize: 400 }}>
      <Switch
        label="News by e-mail"
        hint="Once a month, news and offers"
        checked={on}
        onChange={({ target }) => setOn(target.checked)}
      />
      <Switch label="Messages to my phone" checked={false} onChange={() => undefined} />
      <Switch label="Saving" checked pending onChange={() => undefined} />
      <Switch label="Not possible here" checked={false} disabled onChange={() => undefined} />
    </Stack>
  );
};

const meta = { title: "Components/Switch", component: Consents } satisfies Meta<typeof Consents>;
export default meta;
export const States: StoryObj<typeof meta> = {};
