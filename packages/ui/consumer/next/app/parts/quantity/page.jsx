import { Quantity } from "@lucarne/ui/quantity";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => <WithState as={Quantity} initial={1} label="Quantity" name="quantity" />;

export default Page;
