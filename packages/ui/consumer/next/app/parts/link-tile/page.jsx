import { LinkTile } from "@lucarne/ui/link-tile";
import { Plus } from "@lucarne/ui/icons";

const Page = () => (
  <LinkTile href="#orders" icon={Plus}>
    Orders
  </LinkTile>
);

export default Page;
