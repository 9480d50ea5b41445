import { useState } from "react";
import { Identity } from "../components/avatar/index.ts";
import { Button, ButtonLink } from "../components/button/index.ts";
import { IconButton, IconButtonLink } from "../components/icon-button/index.ts";
import {
  Bell,
  Copy,
  EllipsisVertical,
  Pencil,
  Plus,
  Settings,
  ShoppingCart,
  Trash2,
} from "../components/icons/index.ts";
import {
  Menu,
  MenuCheckboxItem,
  MenuHeader,
  MenuItem,
  MenuRadioItem,
  MenuSeparator,
} from "../components/menu/index.ts";
import { Popover } from "../components/popover/index.ts";
import { SegmentedControl } from "../components/segmented-control/index.ts";
import { Toolbar, ToolbarItem, ToolbarSeparator } from "../components/toolbar/index.ts";
import { Tooltip } from "../components/tooltip/index.ts";
import { Box, Inline, Stack } from "../layout/index.ts";

/** A menu whose entries are choices: one order of several, and what else is shown. */
const ViewMenu = () => {
  const [order, setOrder] = useState("name");
  const [closed, setClosed] = useState(false);
  return (
    <Menu label="View" trigger={<Button variant="outline">View</Button>}>
      <MenuHeader>
        <Identity name="Marek Kowalczyk" text="Dach-Serwis" />
      </MenuHeader>
      <MenuSeparator />
      <MenuRadioItem checked={order === "name"} onSelect={() => setOrder("name")}>
        By name
      </MenuRadioItem>
      <MenuRadioItem checked={order === "day"} onSelect={() => setOrder("day")}>
        By day
      </MenuRadioItem>
      <MenuSeparator />
      <MenuCheckboxItem checked={closed} onCheckedChange={setClosed}>
        Closed projects, too
      </MenuCheckboxItem>
    </Menu>
  );
};

/** Buttons of every kind, and what opens from one. */
export const Actions = () => (
  <Stack>
    <Inline>
      <Button icon={Plus}>Add a project</Button>
      <Button tone="accent" icon={ShoppingCart}>
        Order
      </Button>
      <Button tone="negative">Delete</Button>
      <Button pending>Saving</Button>
    </Inline>
    <Inline>
      <Button variant="outline">Compare</Button>
      <Button variant="soft">Share</Button>
      <Button variant="text">Cancel</Button>
      <ButtonLink variant="outline" size="compact" href="#projects">
        All projects
      </ButtonLink>
    </Inline>
    <Inline>
      <SegmentedControl
        label="View"
        options={[
          { value: "list", label: "List" },
          { value: "map", label: "Map" },
        ]}
        defaultValue="list"
      />
      <Tooltip text="Notifications, 3 unread">
        <IconButton icon={Bell} label="Notifications, 3 unread" badge={3} variant="outline" />
      </Tooltip>
      <Menu
        align="end"
        trigger={<IconButton icon={EllipsisVertical} label="Actions for Villa Kraków" variant="outline" />}
      >
        <MenuItem icon={Pencil}>Edit</MenuItem>
        <MenuItem icon={Copy}>Copy</MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="negative">
          Delete
        </MenuItem>
      </Menu>
      <ViewMenu />
      <IconButtonLink icon={Settings} label="Settings" href="#settings" variant="outline" />
      <Popover label="Where the number is" trigger={<Button variant="text">Where is the number?</Button>}>
        <Box padding="medium">On the plate inside the frame, at the top left.</Box>
      </Popover>
    </Inline>
    <Toolbar label="Chosen projects">
      <ToolbarItem>
        <Button variant="text" icon={Pencil}>
          Rename
        </Button>
      </ToolbarItem>
      <ToolbarSeparator />
      <ToolbarItem>
        <Button variant="text" icon={Trash2} tone="negative">
          Delete
        </Button>
      </ToolbarItem>
    </Toolbar>
  </Stack>
);
