import { Avatar, Identity } from "@lucarne/ui/avatar";

const Page = () => (
  <>
    <Avatar name="Eva Nagy" />
    <Identity name="Eva Nagy" text="Installer" />
  </>
);

export default Page;
