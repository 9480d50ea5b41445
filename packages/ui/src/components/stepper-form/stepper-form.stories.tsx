import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Control, useForm, useWatch } from "react-hook-form";
import { expect, waitFor } from "storybook/test";
import { Grid, Stack } from "../../layout/index.ts";
import { onAPhone } from "../../testing/on-a-phone.ts";
import { Form, FormErrorSummary, FormField } from "../react-hook-form/index.ts";
import { TextField } from "../text-field/index.ts";
import { StepperForm, StepReview } from "./index.ts";

const meta = { title: "Components/StepperForm" } satisfies Meta;
export default meta;
type Story = StoryObj;

const empty = { firstName: "", lastName: "", company: "" };
type Values = typeof empty;

const FIELDS = {
  firstName: { label: "First name", required: "Enter the first name." },
  lastName: { label: "Last name", required: "Enter the last name." },
  company: { label: "Company", required: "Enter the company." },
} as const;

const Plain = ({ name }: { readonly name: keyof Values }) => (
  <FormField<Values, keyof Values> name={name} rules={{ required: FIELDS[name].required }}>
    {({ asText }) => <TextField label={FIELDS[name].label} {...asText} />}
  </FormField>
);

const Review = ({ control }: { readonly control: Control<Values> }) => {
  const { firstName, lastName, company } = useWatch({ control, compute: (values: Values) => values });
  const edit = (title: string) => ({ title, editLabel: "Edit", editName: `Edit: ${title}` });
  return (
    <Stack>
      <StepReview step="person" {...edit("Person")} values={[{ label: "Name", value: `${firstName} ${lastName}` }]} />
      <StepReview step="company" {...edit("Company")} values={[{ label: "Company", value: company }]} />
    </Stack>
  );
};

/** The recipe of a registration has a longer one, whose server refuses fields. */
const ShortForm = ({ values = empty, step }: { readonly values?: Values; readonly step?: string }) => {
  const form = useForm<Values>({ defaultValues: values });
  return (
    <Form form={form} onValid={() => undefined} style={{ maxInlineSize: 720 }}>
      <Stack>
        <FormErrorSummary title="Some fields need a look" />
        <StepperForm
          label="Registration"
          finishLabel="Register"
          defaultStep={step}
          steps={[
            {
              id: "person",
              title: "Person",
              validate: () => form.trigger(["firstName", "lastName"]),
              content: (
                <Grid columns={{ phone: 1, tablet: 2 }} align="start">
                  <Plain name="firstName" />
                  <Plain name="lastName" />
                </Grid>
              ),
            },
            {
              id: "company",
              title: "Company",
              validate: () => form.trigger("company"),
              content: <Plain name="company" />,
            },
            { id: "review", title: "Review", content: <Review control={form.control} /> },
          ]}
        />
      </Stack>
    </Form>
  );
};

export const FirstOfThree: Story = { render: () => <ShortForm /> };

export const NotAllowedOn: Story = {
  render: () => <ShortForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(canvas.getByLabelText("First name")).toHaveFocus());
  },
};

const filled: Values = {
  firstName: "Милена",
  lastName: "Димитрова-Александрова",
  company: "Elkelkáposztástalaníthatatlanságoskodásaitokért Kft.",
};

export const ReviewOfAll: Story = { render: () => <ShortForm values={filled} step="review" />, tags: ["long"] };
export const OnAPhone: Story = {
  ...onAPhone,
  render: () => <ShortForm values={filled} step="review" />,
  tags: ["long"],
};

/** While the form is being sent; long titles wrap. */
export const Pending: Story = {
  tags: ["long"],
  render: () => (
    <form style={{ maxInlineSize: 720 }}>
      <StepperForm
        label="Регистрация"
        finishLabel="Изпращане на регистрацията"
        backLabel="Към предишната стъпка"
        pending
        defaultStep="company"
        steps={[
          { id: "person", title: "Лице за контакт с дистрибутора", content: null },
          {
            id: "company",
            title: "Elkelkáposztástalaníthatatlanságoskodásaitokért Kft.",
            content: <TextField label="Company" defaultValue="Roofs" />,
          },
        ]}
      />
    </form>
  ),
};
