import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Inline, Stack } from "../../layout/index.ts";
import { MapPin } from "../icons/index.ts";
import { Chip, FilterChip } from "./index.ts";

const meta = { title: "Components/Chip" } satisfies Meta;
export default meta;
type Story = StoryObj;

const Towns = () => {
  const [towns, setTowns] = useState<readonly string[]>(["Kraków", "Zakopane", "Велико Търново"]);
  return (
    <Inline space="xsmall">
      {towns.map((town) => (
        <Chip
          key={town}
          icon={MapPin}
          removeLabel={`Remove ${town}`}
          onRemove={() => setTowns((before) => before.filter((other) => other !== town))}
        >
          {town}
        </Chip>
      ))}
      <Chip>In review</Chip>
    </Inline>
  );
};

export const Chosen: Story = { tags: ["pictured-in-every-theme"], render: () => <Towns /> };

export const Filters: Story = {
  tags: ["pictured-in-every-theme"],
  render: () => (
    <Inline space="xsmall" role="group" aria-label="Status">
      <FilterChip label="In review" count={12} defaultChecked />
      <FilterChip label="Survey" count={3} />
      <FilterChip label="Paid out" disabled />
    </Inline>
  ),
};

/** A long word breaks inside its chip. */
export const LongWords: Story = {
  render: () => (
    <Stack space="xsmall" style={{ maxInlineSize: 220 }}>
      <Chip removeLabel="Remove" onRemove={() => undefined}>
        Donaudampfschifffahrtsgesellschaft
      </Chip>
      <FilterChip label="Nyílászáró-beépítés utólagos" count={1204} defaultChecked />
    </Stack>
  ),
};
