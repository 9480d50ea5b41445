import { Checkbox } from "@lucarne/ui/checkbox";

const Page = () => (
  <>
    <Checkbox label="I agree" name="agree" />
    <Checkbox label="I agree" error="Agree to go on." />
  </>
);

export default Page;
