import { Countdown } from "@lucarne/ui/countdown";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => <WithState as={Countdown} handlers={["format"]} until={0} />;

export default Page;
