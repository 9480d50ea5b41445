import type { ReactNode } from "react";
import { isGiven } from "../../internal/element/is-given.ts";
import type { IconSource } from "../../internal/icon/draw-icon.tsx";
import { matching } from "../../internal/suggestions/matching.ts";
import type { Href } from "../provider/index.ts";

/** Something that the user can do or a page to go to. */
export interface Command {
  /** Identifies the command among all groups. */
  readonly value: string;
  /** First line of the row. */
  readonly label: string;
  /** Second line of the row. */
  readonly description?: string | undefined;
  /** Other words that find it, which are not shown. */
  readonly keywords?: readonly string[] | undefined;
  /** Icon before the text. */
  readonly icon?: IconSource | undefined;
  /** Keys that do the same elsewhere, as text: "Ctrl+S". */
  readonly keys?: string | undefined;
  /** Target address; makes the row a link. */
  readonly href?: Href | undefined;
  /** Called when it is chosen; without `href` after the palette has closed and given focus back. */
  readonly onSelect?: (() => void) | undefined;
  /** Shown in grey; it cannot be chosen, and the keys pass it over. */
  readonly disabled?: boolean | undefined;
}

/** Commands under a heading. */
export interface CommandGroup {
  /** Identifies the group. */
  readonly id: string;
  /** Heading of the group. */
  readonly label: string;
  /** Its commands, in their order. */
  readonly commands: readonly Command[];
  /** The app has searched them itself, with `onSearch`. @default false */
  readonly searched?: boolean | undefined;
  /** More commands are loading. */
  readonly loading?: boolean | undefined;
  /** Says that the commands could not be loaded, and what to do. */
  readonly problem?: ReactNode;
}

interface Palette {
  readonly groups: readonly CommandGroup[];
  /** Values of the commands used last, the latest first. */
  readonly recent: readonly string[];
  readonly recentLabel: string;
  readonly text: string;
}

const found = (commands: readonly Command[], text: string) =>
  matching(
    commands.map((command) => ({
      command,
      label: command.label,
      description: [command.description, ...(command.keywords ?? [])].join(" "),
    })),
    text,
  ).map(({ command }) => command);

/** The groups that are shown: without a text the recent commands first, with a text what it finds. */
export const shownGroups = ({ groups, recent, recentLabel, text }: Palette): readonly CommandGroup[] => {
  const all = groups.flatMap(({ commands }) => commands);
  const last =
    text.trim() === "" ? recent.flatMap((value) => all.find((command) => command.value === value) ?? []) : [];
  const isLast = new Set(last.map(({ value }) => value));
  const others = groups.map((group) => ({
    ...group,
    commands: (group.searched === true ? group.commands : found(group.commands, text)).filter(
      ({ value }) => !isLast.has(value),
    ),
  }));
  return [{ id: "\u0000recent", label: recentLabel, commands: last }, ...others].filter(
    ({ commands, loading, problem }: CommandGroup) => commands.length > 0 || loading === true || isGiven(problem),
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/**
 * The command that a key moves to, past disabled ones: arrows go round the ends, pages stop there.
 * @param at index of the command that the keys are at, -1 for none
 * @returns undefined when the key does not move or no command can be chosen
 */
export const commandByKey = (commands: readonly Command[], at: number, key: string): Command | undefined => {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const isOn = ({ disabled }: Command) => disabled !== true;
  const after = commands.slice(at + 1);
  const before = commands.slice(0, Math.max(at, 0)).reverse();
  const ahead = (step > 0 ? after : before).filter(isOn);
  // Round the end, the first command is the one that is farthest behind.
  if (Math.abs(step) === 1) return ahead[0] ?? (step > 0 ? before : after).findLast(isOn);
  return ahead[Math.abs(step) - 1] ?? ahead.at(-1);
};
