import type { Meta, StoryObj } from "@storybook/react-vite";
import { Amount } from "../amount/index.ts";
import { Badge } from "../badge/index.ts";
import { StatusList } from "./index.ts";

const meta = {
  title: "Components/StatusList",
  component: StatusList,
  args: {
    items: [
      { term: "Status", detail: <Badge tone="info">Pending</Badge> },
      { term: "Ordered", detail: "16 Nov 2026" },
      { term: "Points", detail: <Amount value="960" /> },
      { term: "Deliver to", detail: "Elkelkáposztástalaníthatatlanságoskodásaitokért utca 12" },
    ],
  },
} satisfies Meta<typeof StatusList>;
export default meta;

export const FourFacts: StoryObj<typeof meta> = {};
