import type { Meta, StoryObj } from "@storybook/react-vite";
import { RichText } from "./index.ts";

const meta = { title: "Components/RichText", component: RichText } satisfies Meta<typeof RichText>;
export default meta;

export const Article: StoryObj<typeof meta> = {
  args: {
    children: (
      <>
        <p>
          Below 5 °C the sealing needs <strong>more time</strong>. Read the <a href="#guide">guide</a> first.
        </p>
        <h2>Before you start</h2>
        <ul>
          <li>Keep the sealing in the car</li>
          <li>legmegszentségteleníthetetlenségeskedéseitekért</li>
        </ul>
        <blockquote>Warm hands, warm glue.</blockquote>
        <ol>
          <li>Dry the frame</li>
          <li>Press for a minute</li>
        </ol>
      </>
    ),
  },
};
