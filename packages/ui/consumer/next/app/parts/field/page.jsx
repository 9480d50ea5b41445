import { Field } from "@lucarne/ui/field";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => <WithState as={Field} value="data-state" change="children" label="Colour" hint="As printed" />;

export default Page;
