import { TextLink } from "@lucarne/ui/link";
import { Plus } from "@lucarne/ui/icons";

const Page = () => (
  <TextLink href="#more" icon={Plus}>
    More
  </TextLink>
);

export default Page;
