import { DateField } from "@lucarne/ui/date-field";

const Page = () => (
  <>
    <DateField label="From" name="from" defaultValue="2026-03-05" min="2026-03-01" max="2026-03-31" />
    <DateField label="To" name="to" error="Choose a day." />
  </>
);

export default Page;
