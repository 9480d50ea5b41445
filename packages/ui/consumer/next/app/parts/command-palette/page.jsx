import { CommandPalette } from "@lucarne/ui/command-palette";

const Page = () => (
  <CommandPalette
    label="Commands"
    defaultOpen
    shortcut="Mod+K"
    groups={[{ id: "pages", label: "Pages", commands: [{ value: "home", label: "Home", href: "#home" }] }]}
  />
);

export default Page;
