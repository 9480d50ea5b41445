import { useState } from "react";
import { type FieldPathByValue, useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { Checkbox } from "../components/checkbox/index.ts";
import { CheckboxGroup } from "../components/checkbox-group/index.ts";
import { DateField } from "../components/date-field/index.ts";
import { type DateRange, DateRangeField } from "../components/date-range-field/index.ts";
import { Notice } from "../components/notice/index.ts";
import { NumberField } from "../components/number-field/index.ts";
import { RadioGroup } from "../components/radio-group/index.ts";
import { Form, FormErrorSummary, FormField } from "../components/react-hook-form/index.ts";
import { SearchSelect } from "../components/search-select/index.ts";
import { StepperForm, StepReview } from "../components/stepper-form/index.ts";
import { Switch } from "../components/switch/index.ts";
import { Heading } from "../components/text/index.ts";
import { TextArea } from "../components/text-area/index.ts";
import { TextField } from "../components/text-field/index.ts";
import { Container, Grid, Stack } from "../layout/index.ts";

const EMPTY = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  birthday: "",
  company: "",
  taxNumber: "",
  street: "",
  postalCode: "",
  town: "",
  country: "",
  website: "",
  fitters: null as number | null,
  windows: null as number | null,
  radius: null as number | null,
  skills: [] as readonly string[],
  since: "",
  away: { from: "", to: "" } as DateRange,
  delivery: null as string | null,
  deliveryStreet: "",
  deliveryTown: "",
  note: "",
  news: false,
  calls: false,
  rules: false,
};
export type Member = typeof EMPTY;
/** What the server refuses: an error in words for each wrong field. */
export type Refusals = Readonly<Partial<Record<keyof Member, string>>>;

/** The fields of the steps, in the order of the page. */
const STEPS = {
  person: ["firstName", "lastName", "email", "phone", "birthday"],
  company: ["company", "taxNumber", "street", "postalCode", "town", "country", "website"],
  work: ["fitters", "windows", "radius", "skills", "since", "away"],
  delivery: ["delivery", "deliveryStreet", "deliveryTown", "note"],
  review: ["news", "calls", "rules"],
} as const satisfies Readonly<Record<string, readonly (keyof Member)[]>>;

/** The first step with a field that the server refuses. */
const refusedStep = (refusals: Refusals) =>
  Object.entries(STEPS).find(([, names]) => names.some((name) => refusals[name] !== undefined))?.[0];

const countries = ["Bosna i Hercegovina", "Česko", "Polska", "Slovensko", "Україна"].map((name) => ({
  value: name,
  label: name,
}));
const skills = ["Roof windows", "Blinds", "Flat roofs"].map((name) => ({ value: name, label: name }));
const deliveries = [
  { value: "company", label: "To the company" },
  { value: "site", label: "To the site" },
];

/** The last day that a birthday may be, as ISO text. It is the day where the user is; `toISOString` has that of UTC. */
const today = () => {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
};

interface OfForm {
  readonly form: UseFormReturn<Member>;
}

interface PlainProps extends OfForm {
  readonly name: FieldPathByValue<Member, string>;
  readonly label: string;
  readonly type?: "email" | "tel" | "url";
  readonly autoComplete?: string;
  /** The error of an empty field. */
  readonly required?: string;
}

const Plain = ({ form, name, label, type, autoComplete, required }: PlainProps) => (
  <FormField control={form.control} name={name} rules={required === undefined ? {} : { required }}>
    {({ asText }) => (
      <TextField label={label} type={type} autoComplete={autoComplete} optional={required === undefined} {...asText} />
    )}
  </FormField>
);

interface CountProps extends OfForm {
  readonly name: FieldPathByValue<Member, number | null>;
  readonly label: string;
}

const Count = ({ form, name, label }: CountProps) => (
  <FormField control={form.control} name={name}>
    {({ asValue }) => <NumberField label={label} optional {...asValue} />}
  </FormField>
);

const Person = ({ form }: OfForm) => (
  <Grid columns={{ phone: 1, tablet: 2 }} align="start">
    <Plain form={form} name="firstName" label="First name" autoComplete="given-name" required="Enter the first name." />
    <Plain form={form} name="lastName" label="Last name" autoComplete="family-name" required="Enter the last name." />
    <Plain form={form} name="email" label="E-mail" type="email" autoComplete="email" required="Enter the e-mail." />
    <Plain form={form} name="phone" label="Phone" type="tel" autoComplete="tel" />
    <FormField control={form.control} name="birthday">
      {({ asValue }) => <DateField label="Birthday" optional min="1900-01-01" max={today()} {...asValue} />}
    </FormField>
  </Grid>
);

const Company = ({ form }: OfForm) => (
  <Grid columns={{ phone: 1, tablet: 2 }} align="start">
    <Plain form={form} name="company" label="Company" autoComplete="organization" required="Enter the company." />
    <Plain form={form} name="taxNumber" label="Tax number" required="Enter the tax number." />
    <Plain form={form} name="street" label="Street" autoComplete="street-address" />
    <Plain form={form} name="postalCode" label="Postal code" autoComplete="postal-code" />
    <Plain form={form} name="town" label="Town" autoComplete="address-level2" />
    <FormField control={form.control} name="country" rules={{ required: "Choose a country." }}>
      {({ asValue }) => <SearchSelect label="Country" options={countries} {...asValue} />}
    </FormField>
    <Plain form={form} name="website" label="Website" type="url" autoComplete="url" />
  </Grid>
);

const Work = ({ form }: OfForm) => (
  <Stack>
    <Grid columns={{ phone: 1, tablet: 3 }} align="start">
      <Count form={form} name="fitters" label="Fitters" />
      <Count form={form} name="windows" label="Windows a year" />
      <Count form={form} name="radius" label="Kilometres around" />
    </Grid>
    <FormField control={form.control} name="skills" rules={{ required: "Choose at least one." }}>
      {({ asValue }) => <CheckboxGroup label="Skills" options={skills} {...asValue} />}
    </FormField>
    <FormField control={form.control} name="since">
      {({ asValue }) => <DateField label="Founded" optional {...asValue} />}
    </FormField>
    <FormField control={form.control} name="away">
      {({ asValue }) => <DateRangeField label="Next absence" {...asValue} />}
    </FormField>
  </Stack>
);

const Delivery = ({ form }: OfForm) => (
  <Stack>
    <FormField control={form.control} name="delivery" rules={{ required: "Choose a delivery." }}>
      {({ asValue }) => <RadioGroup<string> label="Delivery" options={deliveries} {...asValue} />}
    </FormField>
    <Plain form={form} name="deliveryStreet" label="Other street" />
    <Plain form={form} name="deliveryTown" label="Other town" />
    <FormField control={form.control} name="note">
      {({ asText }) => <TextArea label="Note for the driver" optional {...asText} />}
    </FormField>
  </Stack>
);

const Review = ({ form }: OfForm) => {
  const values = useWatch({ control: form.control, compute: (all: Member) => all });
  const edit = (title: string) => ({ title, editLabel: "Edit", editName: `Edit: ${title}` });
  return (
    <Stack>
      <StepReview
        step="person"
        {...edit("Person")}
        values={[
          { label: "Name", value: `${values.firstName} ${values.lastName}` },
          { label: "E-mail", value: values.email },
        ]}
      />
      <StepReview
        step="company"
        {...edit("Company")}
        values={[
          { label: "Company", value: values.company },
          { label: "Tax number", value: values.taxNumber },
          { label: "Country", value: values.country },
        ]}
      />
      <StepReview step="work" {...edit("Work")} values={[{ label: "Skills", value: values.skills.join(", ") }]} />
      <StepReview
        step="delivery"
        {...edit("Delivery")}
        values={[{ label: "Delivery", value: deliveries.find(({ value }) => value === values.delivery)?.label }]}
      />
      <FormField control={form.control} name="news">
        {({ asToggle }) => <Switch label="News by e-mail" {...asToggle} />}
      </FormField>
      <FormField control={form.control} name="calls">
        {({ asToggle }) => <Switch label="Calls about orders" {...asToggle} />}
      </FormField>
      <FormField control={form.control} name="rules" rules={{ required: "Accept the rules." }}>
        {({ asChecked }) => <Checkbox label="I accept the rules of the club" {...asChecked} />}
      </FormField>
    </Stack>
  );
};

export interface RegistrationProps {
  /** Registers the member. Returns the fields that are refused, if any; rejects when it cannot be done. */
  readonly register: (member: Member) => Promise<Refusals | undefined>;
}

/** 25 fields in five steps, the last of which is a review. A refusal of the server opens the step of its field. */
export const Registration = ({ register }: RegistrationProps) => {
  const form = useForm<Member>({ defaultValues: EMPTY });
  const { isSubmitting } = form.formState;
  const [step, setStep] = useState<string>("person");
  const [done, setDone] = useState(false);
  const checkOf = (name: keyof typeof STEPS) => () => form.trigger([...STEPS[name]]);

  const send = async (member: Member) => {
    try {
      const refusals = (await register(member)) ?? {};
      for (const [name, message] of Object.entries(refusals)) form.setError(name as keyof Member, { message });
      const wrong = refusedStep(refusals);
      if (wrong === undefined) setDone(true);
      else setStep(wrong);
    } catch {
      form.setError("root.server", { message: "That did not work. Try again in a moment." });
    }
  };

  const title = <Heading level={1}>Registration</Heading>;
  if (done)
    return (
      <Container size="form">
        <Stack>
          {title}
          <Notice tone="positive" title="You are registered." live />
        </Stack>
      </Container>
    );
  return (
    <Container size="form">
      <Form form={form} onValid={send}>
        <Stack>
          {title}
          <FormErrorSummary title="Some fields need a look" />
          <StepperForm
            label="Registration"
            finishLabel="Register"
            pending={isSubmitting}
            step={step}
            onStepChange={setStep}
            steps={[
              { id: "person", title: "Person", content: <Person form={form} />, validate: checkOf("person") },
              { id: "company", title: "Company", content: <Company form={form} />, validate: checkOf("company") },
              { id: "work", title: "Work", content: <Work form={form} />, validate: checkOf("work") },
              { id: "delivery", title: "Delivery", content: <Delivery form={form} />, validate: checkOf("delivery") },
              { id: "review", title: "Review", content: <Review form={form} />, validate: checkOf("review") },
            ]}
          />
        </Stack>
      </Form>
    </Container>
  );
};
