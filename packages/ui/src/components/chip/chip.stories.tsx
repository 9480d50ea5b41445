import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { Inline, Stack } from "../../layout/index.ts";
import { MapPin } from "../icons/index.ts";
import { Chip, FilterChip } from "./index.ts";

const meta = { title: "Components/Chip" } satisfies Meta;
export default meta;
type Story = StoryObj;

const Towns = () => {
  const [towns, setTowns] = useState<readonly string[]>(["Kraków", "Zakopane", "Велико Търново"]);
  const row = useRef<HTMLElement>(null);
  /** Takes a town away. Focus goes to the next chip, or the one before, or the row. */
  const remove = (town: string, button: HTMLButtonElement) => {
    const buttons = [...(row.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(button);
    (buttons[at + 1] ?? buttons[at - 1] ?? row.current)?.focus();
    setTowns((before) => before.filter((other) => other !== town));
  };
  return (
    <Inline ref={row} space="xsmall" role="group" aria-label="Towns" tabIndex={-1}>
      {towns.map((town) => (
        <Chip
          key={town}
          icon={MapPin}
          removeLabel={`Remove ${town}`}
          onRemove={({ currentTarget }) => remove(town, currentTarget)}
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
  tags: ["long"],
  render: () => (
    <Stack space="xsmall" style={{ maxInlineSize: 220 }}>
      <Chip removeLabel="Remove" onRemove={() => undefined}>
        Donaudampfschifffahrtsgesellschaft
      </Chip>
      <FilterChip label="Nyílászáró-beépítés utólagos" count={1204} defaultChecked />
    </Stack>
  ),
};
