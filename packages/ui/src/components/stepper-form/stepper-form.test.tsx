import { StrictMode, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { DateField } from "../date-field/index.ts";
import { NumberField } from "../number-field/index.ts";
import { Form, FormErrorSummary, FormField } from "../react-hook-form/index.ts";
import { TextArea } from "../text-area/index.ts";
import { TextField } from "../text-field/index.ts";
import { StepperForm, type StepperFormProps, StepReview } from "./index.ts";

const heading = (title: string) => page.getByRole("heading", { name: new RegExp(`${title}$`) });
const button = (name: string) => page.getByRole("button", { name });
const name = page.getByLabelText("Name");
const company = page.getByLabelText("Company");

interface PageProps extends Partial<StepperFormProps> {
  readonly onSend?: (values: unknown) => void;
}

const Registration = ({ onSend, ...rest }: PageProps) => {
  const form = useForm({ defaultValues: { name: "", company: "", note: "" } });
  const { control } = form;
  const person = useWatch({ control, name: "name" });
  return (
    <Form form={form} onValid={(values) => onSend?.(values)}>
      <StepperForm
        label="Registration"
        finishLabel="Register"
        steps={[
          {
            id: "person",
            title: "Person",
            validate: () => form.trigger("name"),
            content: (
              <FormField control={control} name="name" rules={{ required: "Enter the name." }}>
                {({ asText }) => <TextField label="Name" {...asText} />}
              </FormField>
            ),
          },
          {
            id: "company",
            title: "Company details",
            validate: () => form.trigger("company"),
            content: (
              <>
                <FormField control={control} name="company" rules={{ required: "Enter the company." }}>
                  {({ asText }) => <TextField label="Company" {...asText} />}
                </FormField>
                <FormField control={control} name="note">
                  {({ asText }) => <TextArea label="Note" {...asText} />}
                </FormField>
              </>
            ),
          },
          {
            id: "review",
            title: "Review",
            content: (
              <StepReview
                step="person"
                title="Person"
                editLabel="Edit"
                editName="Edit: Person"
                values={[{ label: "Full name", value: person }]}
              />
            ),
          },
        ]}
        {...rest}
      />
    </Form>
  );
};

const setup = async (props: PageProps = {}) => {
  const onSend = vi.fn();
  await renderUi(
    <StrictMode>
      <Registration onSend={onSend} {...props} />
    </StrictMode>,
  );
  return { onSend };
};

const toReview = async () => {
  await name.fill("Anna");
  await button("Next").click();
  await company.fill("Roofs");
  await button("Next").click();
  await expect.element(heading("Review")).toHaveFocus();
};

describe("StepperForm", () => {
  test("a step with an error stays, is marked, and its first wrong field has focus", async () => {
    await setup();
    await button("Next").click();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription("Enter the name.");
    await expect.element(page.getByRole("listitem").first()).toHaveAttribute("aria-current", "step");
  });

  test("a good step leads to the next one: its heading has focus and says its place", async () => {
    await setup();
    await name.fill("Anna");
    await button("Next").click();
    await expect.element(heading("2 / 3 Company details")).toHaveFocus();
    await expect.element(page.getByRole("listitem").nth(1)).toHaveAttribute("aria-current", "step");
    await expect.element(name).not.toBeVisible();
  });

  test("back keeps what was typed, also in the step that was left and is not complete", async () => {
    await setup();
    await name.fill("Anna");
    await button("Next").click();
    await page.getByLabelText("Note").fill("Behind the house");
    await button("Previous").click();
    await expect.element(heading("Person")).toHaveFocus();
    await expect.element(name).toHaveValue("Anna");
    await button("Next").click();
    await expect.element(page.getByLabelText("Note")).toHaveValue("Behind the house");
  });

  test("fields without a form library keep their text too", { tags: "long" }, async () => {
    await setup({
      steps: [
        { id: "one", title: "One", content: <TextField label="Free" /> },
        { id: "two", title: "Two", content: <p>Second</p> },
      ],
    });
    await page.getByLabelText("Free").fill("typed");
    await button("Next").click();
    await expect.element(page.getByText("Second")).toBeVisible();
    await button("Previous").click();
    await expect.element(page.getByLabelText("Free")).toHaveValue("typed");
  });

  test("the review shows the values and leads back to a step", async () => {
    await setup();
    await toReview();
    await expect.element(page.getByRole("definition")).toHaveTextContent("Anna");
    await button("Edit: Person").click();
    await expect.element(heading("Person")).toHaveFocus();
    await name.fill("Berta");
    await button("Next").click();
    await button("Next").click();
    await expect.element(page.getByRole("definition")).toHaveTextContent("Berta");
  });

  test("the last step sends all values, once", async () => {
    const { onSend } = await setup();
    await toReview();
    await button("Register").click();
    await expect.poll(() => onSend.mock.calls).toEqual([[{ name: "Anna", company: "Roofs", note: "" }]]);
  });

  test("an earlier step that is no longer good is opened instead of sending", async () => {
    const onSend = vi.fn();
    await setup({
      onSend,
      defaultStep: "two",
      steps: [
        { id: "one", title: "One", content: <TextField label="Code" error="Wrong code." />, validate: () => false },
        { id: "two", title: "Two", content: <p>Last</p> },
      ],
    });
    await button("Register").click();
    await expect.element(page.getByLabelText("Code")).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
  });

  test("Enter: in a text field goes on, in a text area begins a line, in the last step sends", async () => {
    const { onSend } = await setup();
    await name.fill("Anna");
    await userEvent.keyboard("{Enter}");
    await expect.element(heading("Company details")).toHaveFocus();
    await company.fill("Roofs");
    await page.getByLabelText("Note").click();
    await userEvent.keyboard("a{Enter}b");
    await expect.element(page.getByLabelText("Note")).toHaveValue("a\nb");
    expect(onSend).not.toHaveBeenCalled();
  });

  test("controlled: the app decides on the step", { tags: "long" }, async () => {
    const asked = vi.fn();
    const Controlled = () => {
      const [step, setStep] = useState("company");
      return (
        <>
          <Registration step={step} onStepChange={asked} />
          <button type="button" onClick={() => setStep("person")}>
            Elsewhere
          </button>
        </>
      );
    };
    await renderUi(<Controlled />);
    await button("Previous").click();
    expect(asked).toHaveBeenCalledExactlyOnceWith("person");
    await expect.element(company).toBeVisible();
    await button("Elsewhere").click();
    await expect.element(heading("Person")).toHaveFocus();
  });

  test("a field of an earlier step that the server refuses: its step is opened, with focus on the field and its error", async () => {
    const Refused = () => {
      const form = useForm({ defaultValues: { code: "" } });
      const [step, setStep] = useState("one");
      const refuse = () => {
        form.setError("code", { message: "The code is used." });
        setStep("one");
      };
      const field = (
        <FormField control={form.control} name="code">
          {({ asText }) => <TextField label="Code" {...asText} />}
        </FormField>
      );
      return (
        <Form form={form} onValid={refuse}>
          <StepperForm
            label="Registration"
            finishLabel="Register"
            step={step}
            onStepChange={setStep}
            steps={[
              { id: "one", title: "One", content: field, validate: () => form.trigger("code") },
              { id: "two", title: "Two", content: <p>Last</p> },
            ]}
          />
        </Form>
      );
    };
    await renderUi(
      <StrictMode>
        <Refused />
      </StrictMode>,
    );
    const code = page.getByLabelText("Code");
    await code.fill("4711");
    await button("Next").click();
    await button("Register").click();
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveValue("4711");
    await expect.element(code).toHaveAccessibleDescription("The code is used.");
    await button("Next").click();
    await expect.element(heading("Two")).toHaveFocus();
  });
});

test("back while a step is checked: the check is given up", { tags: "long" }, async () => {
  const check = Promise.withResolvers<boolean>();
  await renderUi(
    <form>
      <StepperForm
        label="Registration"
        finishLabel="Register"
        defaultStep="two"
        steps={[
          { id: "one", title: "One", content: <p>First</p> },
          { id: "two", title: "Two", content: <p>Second</p>, validate: () => check.promise },
          { id: "three", title: "Three", content: <p>Third</p> },
        ]}
      />
    </form>,
  );
  await button("Next").click();
  await expect.element(button("Next")).toHaveAttribute("aria-disabled", "true");
  await button("Previous").click();
  await expect.element(heading("One")).toHaveFocus();
  check.resolve(true);
  await expect.element(button("Next")).not.toHaveAttribute("aria-disabled");
  await expect.element(heading("One")).toBeVisible();
});

describe("StepperForm in a form without a library", () => {
  const Plain = ({ noValidate = false, onSend }: { readonly noValidate?: boolean; readonly onSend: () => void }) => (
    <form
      noValidate={noValidate}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <StepperForm
        label="Registration"
        finishLabel="Register"
        defaultStep="two"
        steps={[
          { id: "one", title: "One", content: <TextField label="Name" required /> },
          { id: "two", title: "Two", content: <TextField label="Company" required /> },
        ]}
      />
    </form>
  );

  test("what the browser refuses is reported in its step, also in one that is hidden", async () => {
    const onSend = vi.fn();
    await renderUi(<Plain onSend={onSend} />);
    await company.fill("Roofs");
    await button("Register").click();
    await expect.element(name).toHaveFocus();
    await button("Next").click();
    await expect.element(name).toHaveFocus();
    await name.fill("Anna");
    await button("Next").click();
    await expect.element(heading("Two")).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
    await button("Register").click();
    await expect.poll(() => onSend.mock.calls.length).toBe(1);
  });

  test("with noValidate nothing is validated", async () => {
    const onSend = vi.fn();
    await renderUi(<Plain noValidate onSend={onSend} />);
    await button("Register").click();
    await expect.poll(() => onSend.mock.calls.length).toBe(1);
  });
});

test("Enter while the form is sent does not send it again", async () => {
  const onSend = vi.fn();
  const draw = (pending: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <StepperForm
        label="Registration"
        finishLabel="Register"
        pending={pending}
        steps={[{ id: "one", title: "One", content: <TextField label="Name" /> }]}
      />
    </form>
  );
  const { rerender } = await renderUi(draw(true));
  await name.click();
  await userEvent.keyboard("{Enter}");
  expect(onSend).not.toHaveBeenCalled();
  await rerender(draw(false));
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onSend.mock.calls.length).toBe(1);
});

test("a reset of the form reaches the fields of hidden steps", { tags: "long" }, async () => {
  await renderUi(
    <form>
      <StepperForm
        label="Registration"
        finishLabel="Register"
        steps={[
          { id: "one", title: "One", content: <NumberField label="Fitters" name="fitters" defaultValue={5} /> },
          { id: "two", title: "Two", content: <p>Last</p> },
        ]}
      />
      <button type="reset">Reset</button>
    </form>,
  );
  const fitters = page.getByRole("spinbutton", { name: "Fitters" });
  await fitters.fill("7");
  await button("Next").click();
  await expect.element(heading("Two")).toHaveFocus();
  await button("Reset").click();
  await expect.poll(() => new FormData(document.querySelector("form") ?? undefined).get("fitters")).toBe("5");
  await button("Previous").click();
  await expect.element(fitters).toHaveValue("5");
});

test(
  "a text that is no day keeps the step, also in a form that leaves its checks to a library",
  { tags: "long" },
  async () => {
    const Dated = ({ onSend }: { readonly onSend: (values: unknown) => void }) => {
      const form = useForm({ defaultValues: { birthday: "" } });
      const field = (
        <FormField control={form.control} name="birthday">
          {({ asValue }) => <DateField label="Birthday" {...asValue} />}
        </FormField>
      );
      return (
        <Form form={form} onValid={(values) => onSend(values)}>
          <StepperForm
            label="Registration"
            finishLabel="Register"
            steps={[
              { id: "one", title: "One", content: field, validate: () => form.trigger("birthday") },
              { id: "two", title: "Two", content: <p>Last</p> },
            ]}
          />
        </Form>
      );
    };
    const onSend = vi.fn();
    await renderUi(<Dated onSend={onSend} />);
    const birthday = page.getByRole("textbox", { name: "Birthday" });
    await birthday.fill("31.2.1990");
    // Not a click: the error that leaving the field shows moves the button.
    await userEvent.keyboard("{Enter}");
    await expect.element(birthday).toHaveFocus();
    await expect.element(birthday).toHaveAttribute("aria-invalid", "true");
    await expect.element(heading("One")).toBeVisible();
    await birthday.fill("2/28/1990");
    await button("Next").click();
    await expect.element(heading("Two")).toHaveFocus();
    await button("Register").click();
    await expect.poll(() => onSend.mock.calls).toEqual([[{ birthday: "1990-02-28" }]]);
  },
);

test(
  "a link of the error summary to a field of a hidden step opens the step, with focus on the field",
  { tags: "long" },
  async () => {
    const Refused = () => {
      const form = useForm({ defaultValues: { name: "" } });
      return (
        <Form form={form} onValid={() => form.setError("name", { message: "The name is taken." })}>
          <FormErrorSummary title="Some fields need a look" />
          <StepperForm
            label="Registration"
            finishLabel="Register"
            defaultStep="two"
            steps={[
              {
                id: "one",
                title: "One",
                content: (
                  <FormField control={form.control} name="name">
                    {({ asText }) => <TextField label="Name" {...asText} />}
                  </FormField>
                ),
              },
              { id: "two", title: "Two", content: <p>Last</p> },
            ]}
          />
        </Form>
      );
    };
    await renderUi(
      <StrictMode>
        <Refused />
      </StrictMode>,
    );
    await button("Register").click();
    await page.getByRole("link", { name: "The name is taken." }).click();
    await expect.element(name).toHaveFocus();
    await expect.element(heading("One")).toBeVisible();
  },
);
