import { DateRangeField } from "@lucarne/ui/date-range-field";

const Page = () => (
  <>
    <DateRangeField
      label="Period"
      fromName="from"
      toName="to"
      defaultValue={{ from: "2026-03-05", to: "2026-03-12" }}
      min="2026-03-01"
    />
    <DateRangeField label="Absence" error="Choose both days." required requiredMark />
  </>
);

export default Page;
