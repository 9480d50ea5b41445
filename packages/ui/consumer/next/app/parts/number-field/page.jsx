import { NumberField } from "@lucarne/ui/number-field";

const Page = () => (
  <>
    <NumberField label="Width" unit="cm" min={1} max={400} decimals={1} defaultValue={78.5} />
    <NumberField label="Windows" error="Fill in the number." />
  </>
);

export default Page;
