import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/index.ts";
import { RangeSlider, Slider } from "./index.ts";

const meta = { title: "Components/Slider", component: Slider } satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj;

export const One: Story = {
  tags: ["pictured-in-every-theme"],
  render: () => (
    <Slider
      label="Distance"
      hint="As the crow flies"
      max={200}
      step={5}
      defaultValue={65}
      format={(value) => `${value} km`}
    />
  ),
};

export const Range: Story = {
  tags: ["pictured-in-every-theme"],
  render: () => (
    <RangeSlider
      label="Price in points"
      fromLabel="Price from"
      toLabel="Price to"
      max={5000}
      step={50}
      defaultValue={[500, 3200]}
    />
  ),
};

/** The thumbs stay inside of the scale at both ends. */
export const AtTheEnds: Story = {
  tags: ["long"],
  render: () => (
    <Stack space="medium" style={{ maxInlineSize: 260 }}>
      <Slider label="Nothing" defaultValue={0} />
      <RangeSlider
        label="Цена в точки за една поръчка"
        fromLabel="From"
        toLabel="To"
        max={1_000_000}
        error="Изберете по-малък диапазон."
      />
    </Stack>
  ),
};

export const Disabled: Story = { render: () => <Slider label="Distance" disabled defaultValue={40} />, tags: ["long"] };
