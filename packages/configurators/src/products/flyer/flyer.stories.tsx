import type { Meta, StoryObj } from "@storybook/react-vite";
import { FLYER_COVERS } from "../../artwork/covers/all.ts";
import {
  dataOf,
  DEFAULT_ARGS,
  languageOf,
  ProductStory,
  type ProductStoryArgs,
} from "../../testing/book/product-story.tsx";
import { FLYER } from "./template.ts";

const COVERS = Object.values(FLYER_COVERS)
  .flat()
  .map(({ id }) => id);

const meta = {
  title: "Configurators/Flyer",
  args: { ...DEFAULT_ARGS, cover: COVERS[0] ?? "", services: 6 },
  argTypes: {
    cover: { control: "select", options: COVERS },
    length: { control: "inline-radio", options: ["usual", "longest"] },
    services: { control: { type: "range", min: 0, max: 6 } },
  },
  render: (args, { globals }) => (
    <ProductStory template={FLYER} title="Flyer" data={dataOf(args, languageOf(globals))} marks={args.marks} />
  ),
} satisfies Meta<ProductStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const SummerClay: Story = { args: { cover: "summer-clay" } };

export const BeforeAndAfter: Story = { args: { cover: "before-after" } };

export const NightWatch: Story = { args: { cover: "night-watch" } };

/** The longest texts that the form takes, with every field. */
export const LongestTexts: Story = { args: { length: "longest" } };

export const LongestTextsInUkrainian: Story = { args: { length: "longest" }, globals: { language: "uk" } };

export const NoPartner: Story = { args: { partner: false } };

/** Every optional field left out: what remains closes up. */
export const LeastFields: Story = {
  args: { partner: false, services: 0, email: "-", address: "-", link: "-" },
};
