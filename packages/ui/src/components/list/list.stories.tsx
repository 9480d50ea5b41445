import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/index.ts";
import { Avatar } from "../avatar/index.ts";
import { Badge } from "../badge/index.ts";
import { Card } from "../card/index.ts";
import { Icon } from "../icon/index.ts";
import { EllipsisVertical, Mail, MapPin, Phone } from "../icons/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Menu, MenuItem } from "../menu/index.ts";
import { List, ListItem } from "./index.ts";

const meta = { title: "Components/List", component: List } satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const PEOPLE = [
  { name: "Marek Kowalczyk", text: "Owner", state: "Active" },
  { name: "Eva Nagy", text: "Installer", state: "Invited" },
  { name: "Константин Александров-Христодулов", text: "Отговорник за монтажа", state: "Активен" },
] as const;

/** Each row is a link, and its menu is a button of its own. */
export const Links: Story = {
  tags: ["pictured-in-every-theme"],
  render: () => (
    <Card padding="standard">
      <List aria-label="Team">
        {PEOPLE.map(({ name, text, state }) => (
          <ListItem
            key={name}
            href={`#${name}`}
            title={name}
            text={text}
            start={<Avatar name={name} />}
            end={
              <>
                <Badge tone={state === "Invited" ? "warning" : "positive"}>{state}</Badge>
                <Menu
                  align="end"
                  trigger={<IconButton icon={EllipsisVertical} label={`Actions for ${name}`} size="compact" />}
                >
                  <MenuItem>Edit</MenuItem>
                </Menu>
              </>
            }
          />
        ))}
      </List>
    </Card>
  ),
};

export const WithIcons: Story = {
  tags: ["long"],
  render: () => (
    <List aria-label="Contact" lines={false}>
      <ListItem start={<Icon as={Phone} />} title="+48 601 234 567" />
      <ListItem start={<Icon as={Mail} />} title="marek@dachserwis.example" />
      <ListItem start={<Icon as={MapPin} />} title="ul. Krupówki 41" text="34-500 Zakopane" />
    </List>
  ),
};

/** Words without a space break; the value at the end takes at most half of the row. */
export const LongWords: Story = {
  tags: ["long"],
  render: () => (
    <Stack style={{ maxInlineSize: 288 }}>
      <List aria-label="Orders">
        <ListItem
          href="#one"
          title="Donaudampfschifffahrtsgesellschaftskapitän"
          text="Quecksilberdampflampenfassungsprüfung"
          end="1 234 567 890 points"
        />
        <ListItem href="#two" title="Roof" end="3" />
      </List>
    </Stack>
  ),
};
