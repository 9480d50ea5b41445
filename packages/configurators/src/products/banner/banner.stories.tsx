import type { Meta, StoryObj } from "@storybook/react-vite";
import { BANNER_COVERS } from "../../artwork/covers/all.ts";
import {
  dataOf,
  DEFAULT_ARGS,
  languageOf,
  ProductStory,
  type ProductStoryArgs,
} from "../../testing/book/product-story.tsx";
import { BANNER } from "./template.ts";

const COVERS = BANNER_COVERS.map(({ id }) => id);

const meta = {
  title: "Configurators/Banner",
  args: { ...DEFAULT_ARGS, cover: COVERS[0] ?? "", services: 3 },
  argTypes: {
    cover: { control: "select", options: COVERS },
    length: { control: "inline-radio", options: ["usual", "longest"] },
    services: { control: { type: "range", min: 0, max: 3 } },
  },
  render: (args, { globals }) => (
    <ProductStory template={BANNER} title="Banner" data={dataOf(args, languageOf(globals))} marks={args.marks} />
  ),
} satisfies Meta<ProductStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const PatinaStack: Story = { args: { cover: "patina-stack" } };

export const Starlight: Story = { args: { cover: "starlight" } };

/** The longest texts that the form takes, with every field. */
export const LongestTexts: Story = { args: { length: "longest" } };

export const LongestTextsInUkrainian: Story = { args: { length: "longest" }, globals: { language: "uk" } };

export const NoPartner: Story = { args: { partner: false } };

/** Every optional field left out: what remains closes up. */
export const LeastFields: Story = {
  args: { partner: false, services: 0, email: "-", address: "-", link: "-" },
};
