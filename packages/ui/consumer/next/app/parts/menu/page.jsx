import { Menu, MenuHeader, MenuItem, MenuRadioItem, MenuSeparator } from "@lucarne/ui/menu";
import { Button } from "@lucarne/ui/button";
import { Plus } from "@lucarne/ui/icons";

const Page = () => (
  <Menu label="Actions" trigger={<Button icon={Plus}>Open</Button>} defaultOpen>
    <MenuHeader>Words</MenuHeader>
    <MenuItem icon={Plus} href="#edit">
      Edit
    </MenuItem>
    <MenuSeparator />
    <MenuRadioItem checked>English</MenuRadioItem>
  </Menu>
);

export default Page;
