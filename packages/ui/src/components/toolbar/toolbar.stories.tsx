import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/index.ts";
import { Button } from "../button/index.ts";
import { Download, Pencil, Trash2 } from "../icons/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Text } from "../text/index.ts";
import { Toolbar, ToolbarItem, ToolbarSeparator } from "./index.ts";

const meta = { title: "Components/Toolbar", component: Toolbar } satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj;

export const Actions: Story = {
  tags: ["pictured-in-every-theme"],
  render: () => (
    <Toolbar label="Actions for 3 projects">
      <Text style={{ paddingInline: 8 }}>3 chosen</Text>
      <ToolbarSeparator />
      <ToolbarItem>
        <IconButton icon={Pencil} label="Edit" size="compact" />
      </ToolbarItem>
      <ToolbarItem>
        <IconButton icon={Download} label="Download" size="compact" />
      </ToolbarItem>
      <ToolbarItem disabled>
        <IconButton icon={Trash2} label="Delete" size="compact" />
      </ToolbarItem>
      <ToolbarSeparator />
      <ToolbarItem>
        <Button variant="text" size="compact">
          Clear
        </Button>
      </ToolbarItem>
    </Toolbar>
  ),
};

/** Too narrow for its items: they wrap. */
export const Narrow: Story = {
  tags: ["long"],
  render: () => (
    <Stack style={{ maxInlineSize: 288 }}>
      <Toolbar label="Действия">
        {["Редактиране на обекта", "Изтегляне", "Изтриване от списъка"].map((label) => (
          <ToolbarItem key={label}>
            <Button variant="soft" size="compact">
              {label}
            </Button>
          </ToolbarItem>
        ))}
      </Toolbar>
    </Stack>
  ),
};
