import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { MapPin } from "../icons/index.ts";
import { Combobox, type ComboboxProps } from "./index.ts";

const streets = [
  { value: "1", label: "ul. Krupówki 41", description: "34-500 Zakopane" },
  { value: "2", label: "ul. Krupnicza 3", description: "31-123 Kraków" },
  { value: "3", label: "Elkelkáposztástalaníthatatlanságoskodásaitokért utca 12", description: "8000 Székesfehérvár" },
];

const Address = ({ first = "", ...props }: Partial<ComboboxProps> & { readonly first?: string }) => {
  const [text, setText] = useState(first);
  return (
    <div style={{ minBlockSize: 330, maxInlineSize: 360 }}>
      <Combobox
        label="Address"
        icon={MapPin}
        value={text}
        onValueChange={setText}
        onSelect={({ label }) => setText(label)}
        options={text === "" ? [] : streets.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
        keepTyped={(typed) => `Keep “${typed}”`}
        {...props}
      />
    </div>
  );
};

const meta = { title: "Components/Combobox", component: Address } satisfies Meta<typeof Address>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { hint: "Street and number" }, tags: ["long"] };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "u");
    await canvas.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}");
  },
};

export const NothingFits: Story = {
  tags: ["long"],
  args: { keepTyped: undefined, empty: "No address fits. Check the spelling." },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "xyz");
    await canvas.findByText("No address fits. Check the spelling.");
  },
};

export const Loading: Story = { args: { first: "Kru", loading: true }, tags: ["long"] };
export const Wrong: Story = { args: { first: "Kru", error: "Choose an address from the list." } };
export const Disabled: Story = { args: { first: "ul. Krupówki 41", disabled: true }, tags: ["long"] };

export const NotLoaded: Story = {
  tags: ["long"],
  args: { problem: "The addresses could not be loaded. Try again in a moment." },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "u");
    await canvas.findByText(/could not be loaded/);
  },
};

export const LongWords: Story = {
  tags: ["long"],
  args: {
    label: "Адрес на строителната площадка",
    hint: "Legmegszentségteleníthetetlenebbmunkanapjaitokért",
    style: { maxInlineSize: 240 },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "elk");
    await canvas.findByRole("listbox");
  },
};
