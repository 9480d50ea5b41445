import { useState } from "react";
import { AlertDialog } from "../components/alert-dialog/index.ts";
import { Button } from "../components/button/index.ts";
import { Card } from "../components/card/index.ts";
import { CommandPalette } from "../components/command-palette/index.ts";
import { ContextMenu } from "../components/context-menu/index.ts";
import { Dialog } from "../components/dialog/index.ts";
import { Drawer } from "../components/drawer/index.ts";
import { HoverCard } from "../components/hover-card/index.ts";
import { TextLink } from "../components/link/index.ts";
import { MenuItem } from "../components/menu/index.ts";
import { Sheet } from "../components/sheet/index.ts";
import { Text } from "../components/text/index.ts";
import { TextField } from "../components/text-field/index.ts";
import { Box, Inline, Stack } from "../layout/index.ts";

type Panel = "dialog" | "question" | "drawer" | "sheet" | "commands";

/** What opens above a page. */
export const Panels = () => {
  const [shown, setShown] = useState<Panel>();
  const close = () => setShown(undefined);
  const opener = (panel: Panel, label: string) => (
    <Button variant="outline" onClick={() => setShown(panel)}>
      {label}
    </Button>
  );
  return (
    <Stack>
      <Inline>
        {opener("dialog", "Rename")}
        {opener("question", "Delete")}
        {opener("drawer", "Cart")}
        {opener("sheet", "More")}
        {opener("commands", "Search")}
      </Inline>
      <ContextMenu label="Actions for Villa Kraków" menu={<MenuItem>Open</MenuItem>}>
        <Card>
          <HoverCard content={<Box padding="medium">12 windows, begun on 3 March</Box>}>
            <TextLink href="#villa">Villa Kraków</TextLink>
          </HoverCard>
        </Card>
      </ContextMenu>
      <Dialog
        open={shown === "dialog"}
        onClose={close}
        title="Rename the project"
        actions={<Button onClick={close}>Save</Button>}
      >
        <TextField label="Name" defaultValue="Villa Kraków" />
      </Dialog>
      <AlertDialog
        open={shown === "question"}
        onClose={close}
        title="Delete Villa Kraków?"
        description="Its photos are deleted, too."
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={close}
      />
      <Drawer open={shown === "drawer"} onClose={close} title="Cart" footer={<Button stretch>Order</Button>}>
        <Text>Two roof windows</Text>
      </Drawer>
      <Sheet open={shown === "sheet"} onClose={close} title="More">
        <Text>Settings and help</Text>
      </Sheet>
      <CommandPalette
        label="Commands"
        open={shown === "commands"}
        onOpenChange={(open) => setShown(open ? "commands" : undefined)}
        groups={[
          { id: "pages", label: "Pages", commands: [{ value: "projects", label: "Projects", href: "#projects" }] },
        ]}
      />
    </Stack>
  );
};
