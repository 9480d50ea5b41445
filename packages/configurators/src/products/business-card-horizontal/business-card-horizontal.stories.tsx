import type { Meta, StoryObj } from "@storybook/react-vite";
import { CARD_BACKGROUNDS } from "../../artwork/covers/all.ts";
import {
  dataOf,
  DEFAULT_ARGS,
  languageOf,
  ProductStory,
  type ProductStoryArgs,
} from "../../testing/book/product-story.tsx";
import { BUSINESS_CARD_HORIZONTAL } from "./template.ts";

const COVERS = CARD_BACKGROUNDS.map(({ id }) => id);

const meta = {
  title: "Configurators/Business card, horizontal",
  args: { ...DEFAULT_ARGS, cover: COVERS[0] ?? "", services: 4 },
  argTypes: {
    cover: { control: "select", options: COVERS },
    length: { control: "inline-radio", options: ["usual", "longest"] },
    services: { control: { type: "range", min: 0, max: 4 } },
  },
  render: (args, { globals }) => (
    <ProductStory
      template={BUSINESS_CARD_HORIZONTAL}
      title="Business card, horizontal"
      data={dataOf(args, languageOf(globals))}
      marks={args.marks}
    />
  ),
} satisfies Meta<ProductStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const PatinaSeam: Story = { args: { cover: "patina-seam" } };

export const ChalkLight: Story = { args: { cover: "chalk-light" } };

/** The longest texts that the form takes, with every field. */
export const LongestTexts: Story = { args: { length: "longest" } };

export const LongestTextsInUkrainian: Story = { args: { length: "longest" }, globals: { language: "uk" } };

export const NoPartner: Story = { args: { partner: false } };

/** Every optional field left out: what remains closes up. */
export const LeastFields: Story = {
  args: { partner: false, services: 0, email: "-", address: "-", link: "-" },
};
