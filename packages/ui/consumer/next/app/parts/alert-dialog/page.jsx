import { AlertDialog } from "@lucarne/ui/alert-dialog";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => (
  <WithState
    as={AlertDialog}
    value="open"
    change="onClose"
    initial
    handlers={["onConfirm"]}
    title="Delete?"
    description="For good."
    cancelLabel="Cancel"
    confirmLabel="Delete"
  />
);

export default Page;
