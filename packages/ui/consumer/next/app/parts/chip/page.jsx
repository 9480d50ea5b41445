import { Chip, FilterChip } from "@lucarne/ui/chip";
import { Plus } from "@lucarne/ui/icons";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => (
  <>
    <Chip icon={Plus}>In review</Chip>
    <WithState as={Chip} handlers={["onRemove"]} removeLabel="Remove">
      Kraków
    </WithState>
    <FilterChip label="Survey" count={3} defaultChecked />
  </>
);

export default Page;
