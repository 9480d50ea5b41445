import { Field } from "@lucarne/ui/field";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => <WithState as={Field} handlers={["children"]} label="Colour" hint="As printed" />;

export default Page;
