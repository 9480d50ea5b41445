import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { PhoneField } from "./index.ts";

const countries = [
  { value: "1", code: "PL", dialCode: "48", name: "Poland" },
  { value: "2", code: "SK", dialCode: "421", name: "Slovakia" },
  { value: "3", code: "BA", dialCode: "387", name: "Bosnia and Herzegovina" },
];

const Stateful = (props: Partial<ComponentProps<typeof PhoneField>>) => {
  const [country, setCountry] = useState("1");
  const [number, setNumber] = useState("601 234 567");
  return (
    <div style={{ maxInlineSize: 432 }}>
      <PhoneField
        label="Phone number"
        countries={countries}
        country={country}
        onCountryChange={setCountry}
        value={number}
        onValueChange={setNumber}
        {...props}
      />
    </div>
  );
};

const meta = { title: "Components/PhoneField", component: Stateful } satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { hint: "We check that the number matches the selected country." } };

/** Only the number is marked as invalid. */
export const Wrong: Story = { args: { error: "This is not a Polish mobile number." } };

export const PrefixLocked: Story = { args: { countryDisabled: true }, tags: ["long"] };

export const Disabled: Story = { args: { disabled: true }, tags: ["long"] };
