import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/index.ts";
import { CheckboxGroup } from "./index.ts";

const meta = { title: "Components/CheckboxGroup", component: CheckboxGroup } satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj;

const services = [
  { value: "windows", label: "Roof windows", hint: "New ones, and in place of old ones" },
  { value: "shutters", label: "Shutters and blinds" },
  { value: "service", label: "Maintenance" },
  { value: "electric", label: "Electric control", disabled: true },
];

export const Vertical: Story = {
  tags: ["long"],
  render: () => (
    <CheckboxGroup
      label="Which services do you offer?"
      hint="They are printed on your flyer."
      options={services}
      defaultValue={["windows", "service"]}
    />
  ),
};

/** The first row is mixed while some are chosen. */
export const WithAll: Story = {
  tags: ["pictured-in-every-theme"],
  render: () => (
    <CheckboxGroup label="Countries" allLabel="All countries" options={services} defaultValue={["windows"]} />
  ),
};

export const Horizontal: Story = {
  tags: ["long"],
  render: () => (
    <CheckboxGroup
      label="Days"
      orientation="horizontal"
      options={["Mon", "Tue", "Wed", "Thu"].map((day) => ({ value: day, label: day }))}
      defaultValue={["Tue"]}
    />
  ),
};

export const Wrong: Story = {
  render: () => <CheckboxGroup label="Services" requiredMark error="Choose at least one service." options={services} />,
};

export const LongWords: Story = {
  tags: ["long"],
  render: () => (
    <Stack style={{ maxInlineSize: 240 }}>
      <CheckboxGroup
        label="Szolgáltatások a tetőtérben"
        allLabel="Valamennyi szolgáltatás"
        options={[
          { value: "a", label: "Donaudampfschifffahrtsgesellschaftskapitän", hint: "Legmegszentségteleníthetetlenebb" },
          { value: "b", label: "Tető" },
        ]}
      />
    </Stack>
  ),
};

export const Disabled: Story = {
  tags: ["long"],
  render: () => (
    <CheckboxGroup
      label="Which services do you offer?"
      allLabel="All services"
      disabled
      options={services}
      defaultValue={["windows", "service"]}
    />
  ),
};
