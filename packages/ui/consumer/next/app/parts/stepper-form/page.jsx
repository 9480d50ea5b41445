import { StepperForm, StepReview } from "@lucarne/ui/stepper-form";
import { TextField } from "@lucarne/ui/text-field";

const Page = () => (
  <form>
    <StepperForm
      label="Registration"
      finishLabel="Register"
      steps={[
        { id: "person", title: "Person", content: <TextField label="Name" /> },
        {
          id: "review",
          title: "Review",
          content: (
            <StepReview
              step="person"
              title="Person"
              editLabel="Edit"
              editName="Edit: Person"
              values={[{ label: "Name", value: "Anna" }]}
            />
          ),
        },
      ]}
    />
    <StepReview step="person" title="Person" editLabel="Edit" editName="Edit: Person" values={[]} />
  </form>
);

export default Page;
