import { Logo } from "@lucarne/ui/brand";

const Page = () => (
  <>
    <Logo name={["Lucarne", "Club"]} />
    <Logo compact name={["Lucarne", "Club"]} />
    <Logo compact="phone" name={["Lucarne", "Club"]} />
  </>
);

export default Page;
