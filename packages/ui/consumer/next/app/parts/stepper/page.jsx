import { Stepper } from "@lucarne/ui/stepper";

const Page = () => <Stepper label="Registration" steps={["Contact", "Company"]} current={1} />;

export default Page;
