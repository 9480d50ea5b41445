import { Announcer, ToastRegion } from "@lucarne/ui/toast";

const Page = () => (
  <>
    <ToastRegion />
    <Announcer />
  </>
);

export default Page;
