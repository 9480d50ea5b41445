import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Stack } from "../../layout/index.ts";
import { TextField } from "../text-field/index.ts";
import { ChoiceCard, ChoiceGroup } from "./index.ts";

const Countries = () => {
  const [country, setCountry] = useState("pl");
  return (
    <ChoiceGroup label="Country of your company" columns={{ phone: 1, tablet: 2 }} style={{ maxInlineSize: 640 }}>
      {[
        ["pl", "Polska", "+48"],
        ["sk", "Slovensko", "+421"],
        ["ba", "Bosna i Hercegovina", "+387"],
      ].map(([value = "", label, dialCode]) => (
        <ChoiceCard
          key={value}
          type="radio"
          name="country"
          code={value.toUpperCase()}
          label={label}
          end={dialCode}
          checked={country === value}
          onChange={() => setCountry(value)}
        />
      ))}
    </ChoiceGroup>
  );
};

const Survey = () => {
  const [tools, setTools] = useState<readonly string[]>(["lift"]);
  const full = tools.length >= 2;
  const toggle = (tool: string) =>
    setTools(tools.includes(tool) ? tools.filter((other) => other !== tool) : [...tools, tool]);
  return (
    <ChoiceGroup label="What do you use on the roof?" hint="Two at most." style={{ maxInlineSize: 420 }}>
      {["lift", "scaffold", "ladder"].map((tool) => (
        <ChoiceCard
          key={tool}
          type="checkbox"
          label={tool}
          hint={full && !tools.includes(tool) ? "You have chosen two." : undefined}
          disabled={full && !tools.includes(tool)}
          checked={tools.includes(tool)}
          onChange={() => toggle(tool)}
        >
          {tool === "lift" ? <TextField label="How many metres?" hint="From 1 to 60" inputMode="numeric" /> : null}
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
};

const meta = { title: "Components/ChoiceCard" } satisfies Meta;
export default meta;
type Story = StoryObj;

export const OneOfSeveral: Story = { render: () => <Countries /> };
export const AnyOfSeveral: Story = { render: () => <Survey />, tags: ["long"] };
export const Wrong: Story = {
  render: () => (
    <Stack>
      <ChoiceGroup label="Amount" error="Choose an amount.">
        <ChoiceCard type="radio" name="amount" label="200 PLN" end="110" />
        <ChoiceCard type="radio" name="amount" label="500 PLN" end="260" disabled hint="You need 40 more points." />
      </ChoiceGroup>
    </Stack>
  ),
};
