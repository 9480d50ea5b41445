import { HoverCard } from "@lucarne/ui/hover-card";
import { TextLink } from "@lucarne/ui/link";

const Page = () => (
  <HoverCard content="12 windows, scanned in May">
    <TextLink href="#villa">Villa</TextLink>
  </HoverCard>
);

export default Page;
