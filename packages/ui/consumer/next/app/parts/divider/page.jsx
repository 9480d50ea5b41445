import { Divider } from "@lucarne/ui/divider";

const Page = () => (
  <>
    <Divider />
    <Divider label="or" />
    <Divider orientation="vertical" />
  </>
);

export default Page;
