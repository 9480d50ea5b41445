import type { Meta, StoryObj } from "@storybook/react-vite";
import { useArgs } from "storybook/preview-api";
import { DesignPicture } from "./design-picture.tsx";
import { DESIGNS } from "../src/testing/designs/designs.ts";
import { MARKETS } from "../src/testing/designs/markets.ts";
import { Review } from "./review.tsx";
import { FIRST_STATE, reviewStateOf, type ReviewState } from "./review-state.ts";

interface ReviewArgs extends ReviewState {
  readonly design: string;
  readonly market: string;
}

const hidden = { table: { disable: true } };

const meta = {
  title: "Configurators/Review",
  tags: ["!autodocs"],
  // Every choice is on the page; the address keeps them as arguments.
  argTypes: {
    left: hidden,
    leftMarket: hidden,
    leftVersion: hidden,
    right: hidden,
    rightMarket: hidden,
    rightVersion: hidden,
    texts: hidden,
    side: hidden,
    partner: hidden,
    trim: hidden,
    bleed: hidden,
    safe: hidden,
    design: hidden,
    market: hidden,
  },
  args: { ...FIRST_STATE, design: DESIGNS[0]?.id ?? "", market: MARKETS[0]?.id ?? "" },
} satisfies Meta<ReviewArgs>;
export default meta;
type Story = StoryObj<ReviewArgs>;

/** Any two covers, countries or versions side by side. */
export const SideBySide: Story = {
  render: function Render(args) {
    const [, updateArgs] = useArgs<ReviewArgs>();
    return <Review first={reviewStateOf({ ...args })} onChange={updateArgs} />;
  },
};

/** One design alone, as another version of Storybook shows it beside its own. */
export const OneDesign: Story = {
  render: ({ design, market, ...args }) => {
    const { left, leftMarket, ...state } = reviewStateOf({ ...args, left: design, leftMarket: market });
    return <DesignPicture {...state} design={left} market={leftMarket} />;
  },
};
