import { describe, expect, it } from "vitest";
import { commandByKey, type CommandGroup, shownGroups } from "./command-groups.ts";

const pages: CommandGroup = {
  id: "pages",
  label: "Pages",
  commands: [
    { value: "home", label: "Home" },
    { value: "orders", label: "Orders", keywords: ["shop", "zamówienia"] },
  ],
};
const towns: CommandGroup = { id: "towns", label: "Towns", commands: [{ value: "lodz", label: "Łódź" }] };

const shown = (text: string, groups: readonly CommandGroup[] = [pages, towns], recent: readonly string[] = []) =>
  shownGroups({ groups, recent, recentLabel: "Recent", text }).map(
    ({ label, commands }) => `${label}: ${commands.map(({ value }) => value).join(" ")}`,
  );

describe("shownGroups", () => {
  it("without a text shows all", () => {
    expect(shown("")).toEqual(["Pages: home orders", "Towns: lodz"]);
  });

  it("with a text shows what it finds, also by other words and without marks, and no group without commands", () => {
    expect(shown("lodz")).toEqual(["Towns: lodz"]);
    expect(shown("zamow")).toEqual(["Pages: orders"]);
    expect(shown("xyz")).toEqual([]);
  });

  it("shows recent commands first and once, in their order, and only without a text", () => {
    expect(shown("", undefined, ["lodz", "gone", "home"])).toEqual(["Recent: lodz home", "Pages: orders"]);
    expect(shown("o", undefined, ["lodz"])).toEqual(["Pages: home orders", "Towns: lodz"]);
  });

  it("leaves a group as it is that the app has searched", () => {
    expect(shown("xyz", [{ ...towns, searched: true }])).toEqual(["Towns: lodz"]);
  });

  it("keeps a group that loads or could not be loaded", () => {
    expect(
      shown("", [
        { ...towns, commands: [], loading: true },
        { ...pages, commands: [], problem: "No connection." },
      ]),
    ).toEqual(["Towns: ", "Pages: "]);
  });
});

describe("commandByKey", () => {
  const commands = Array.from({ length: 25 }, (_, index) => ({
    value: `${index}`,
    label: `Town ${index}`,
    disabled: [0, 3, 24].includes(index),
  }));
  it.each([
    ["ArrowDown", 1, "2"],
    ["ArrowDown", 2, "4"],
    ["ArrowDown", 23, "1"],
    ["ArrowUp", 4, "2"],
    ["ArrowUp", 1, "23"],
    ["PageDown", 4, "14"],
    ["PageDown", 1, "12"],
    ["PageDown", 20, "23"],
    ["PageUp", 14, "4"],
    ["PageUp", 5, "1"],
  ])("%s at %i moves to %s", (key, at, value) => {
    expect(commandByKey(commands, at, key)?.value).toBe(value);
  });

  it.each([
    ["another key", "Home", 4],
    ["Page Down at the last one", "PageDown", 23],
    ["Page Up at the first one", "PageUp", 1],
  ])("%s does not move", (_, key, at) => {
    expect(commandByKey(commands, at, key)).toBeUndefined();
  });

  it("finds nothing where no command can be chosen", () => {
    const off = commands.map((command) => ({ ...command, disabled: true }));
    expect(commandByKey(off, -1, "ArrowDown")).toBeUndefined();
    expect(commandByKey([], -1, "ArrowUp")).toBeUndefined();
  });
});
