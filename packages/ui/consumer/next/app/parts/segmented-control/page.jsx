import { SegmentedControl } from "@lucarne/ui/segmented-control";
import { WithState } from "../../../../src/with-state.jsx";
import { Plus } from "@lucarne/ui/icons";

const Page = () => (
  <WithState as={SegmentedControl} initial="a" label="View" options={[{ value: "a", label: "A", icon: Plus }]} />
);

export default Page;
