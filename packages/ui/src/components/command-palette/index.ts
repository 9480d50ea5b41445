export { CommandPalette, type CommandPaletteProps } from "./command-palette.tsx";
export type { Command, CommandGroup } from "./command-groups.ts";
export type { Shortcut } from "./shortcut.ts";
