import type { Meta, StoryObj } from "@storybook/react-vite";
import { useForm } from "react-hook-form";
import { expect, waitFor } from "storybook/test";
import { Stack } from "../../layout/index.ts";
import { Button } from "../button/index.ts";
import { Checkbox } from "../checkbox/index.ts";
import { type DateRange, DateRangeField } from "../date-range-field/index.ts";
import { NumberField } from "../number-field/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { TextField } from "../text-field/index.ts";
import { Form, FormErrorSummary, FormField } from "./index.ts";

const meta = { title: "Components/ReactHookForm" } satisfies Meta;
export default meta;
type Story = StoryObj;

interface Order {
  readonly company: string;
  readonly windows: number | null;
  readonly stay: DateRange;
  readonly delivery: string | null;
  readonly rules: boolean;
}

const deliveries = [
  { value: "post", label: "By post" },
  { value: "site", label: "To the site" },
];

/** The server refuses a company named "Taken". */
const OrderForm = () => {
  const form = useForm<Order>({
    defaultValues: { company: "", windows: null, stay: { from: "", to: "" }, delivery: null, rules: false },
  });
  const { control } = form;
  return (
    <Form
      form={form}
      onValid={({ company }) => {
        if (company === "Taken") form.setError("company", { message: "There is another company of this name." });
      }}
      style={{ maxInlineSize: 480 }}
    >
      <Stack>
        <FormErrorSummary title="Some fields need a look" />
        <FormField control={control} name="company" rules={{ required: "Enter the company." }}>
          {({ asText }) => <TextField label="Company" requiredMark {...asText} />}
        </FormField>
        <FormField control={control} name="windows" rules={{ required: "Enter how many windows." }}>
          {({ asValue }) => <NumberField label="Windows" requiredMark {...asValue} />}
        </FormField>
        <FormField
          control={control}
          name="stay"
          rules={{ validate: ({ from, to }) => (from !== "" && to !== "") || "Choose both days." }}
        >
          {({ asValue }) => <DateRangeField label="Stay" {...asValue} />}
        </FormField>
        <FormField control={control} name="delivery" rules={{ required: "Choose a delivery." }}>
          {({ asValue }) => <RadioGroup<string> label="Delivery" options={deliveries} requiredMark {...asValue} />}
        </FormField>
        <FormField control={control} name="rules" rules={{ required: "Accept the rules." }}>
          {({ asChecked }) => <Checkbox label="I accept the rules of the shop" requiredMark {...asChecked} />}
        </FormField>
        <Button type="submit">Order</Button>
      </Stack>
    </Form>
  );
};

export const Empty: Story = { render: () => <OrderForm />, tags: ["long"] };

export const SentEmpty: Story = {
  tags: ["long"],
  render: () => <OrderForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Order" }));
    await waitFor(() => expect(canvas.getByLabelText(/Company/)).toHaveFocus());
  },
};

export const RefusedByTheServer: Story = {
  render: () => <OrderForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Company/), "Taken");
    await userEvent.type(canvas.getByLabelText(/Windows/), "4");
    await userEvent.type(canvas.getByLabelText("From"), "2026-03-05");
    await userEvent.type(canvas.getByLabelText("To"), "2026-03-06");
    await userEvent.click(canvas.getByLabelText("By post"));
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Order" }));
    await waitFor(() => expect(canvas.getByLabelText(/Company/)).toHaveFocus());
    await expect(canvas.getByLabelText(/Company/)).toHaveValue("Taken");
  },
};
