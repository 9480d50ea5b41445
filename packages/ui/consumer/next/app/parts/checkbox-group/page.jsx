import { CheckboxGroup } from "@lucarne/ui/checkbox-group";

const options = [
  { value: "windows", label: "Roof windows", hint: "New ones" },
  { value: "shutters", label: "Shutters" },
];

const Page = () => (
  <>
    <CheckboxGroup label="Services" allLabel="All services" options={options} defaultValue={["windows"]} />
    <CheckboxGroup label="Services" orientation="horizontal" error="Choose one." requiredMark options={options} />
  </>
);

export default Page;
