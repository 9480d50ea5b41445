import { DAY, HOUR, MINUTE, SECOND } from "@lucarne/api-client/durations";

import { type Answer, command, type Command } from "./command.ts";
import { body, minute, wholeNumber } from "./words.ts";

/** Time-out in seconds for writing much data. */
const LONG = 600;

const maintenance = ({ on }: Answer<"getMaintenance">): string => `Maintenance is ${on ? "on" : "off"}.`;

const days = (duration: number): string => {
  const parts = [
    { count: Math.floor(duration / DAY), unit: "d" },
    { count: Math.floor((duration % DAY) / HOUR), unit: "h" },
    { count: Math.floor((duration % HOUR) / MINUTE), unit: "m" },
    { count: Math.floor((duration % MINUTE) / SECOND), unit: "s" },
  ];
  return parts.flatMap(({ count, unit }) => (count > 0 ? [`${count}${unit}`] : [])).join(" ");
};

const clock = ({ now, offset_seconds, jobs_run }: Answer<"advanceClock">): string => {
  const ahead = offset_seconds > 0 ? `${days(offset_seconds * SECOND)} ahead` : "the real time";
  const done = jobs_run > 0 ? ` Jobs that became due and ran: ${jobs_run}.` : "";
  return `${minute(now)} UTC, ${ahead}.${done}`;
};

const counts = (of: Answer<"seedData">): string =>
  `${of.companies} companies, ${of.users} users, ${of.projects} projects, ${of.orders} orders, ${of.products} products.`;

const SHOW = { call: () => ({ method: "GET" as const, path: "/clock" }), text: clock };

/** Maintenance, clock, keys, ledger, seed. */
export const SYSTEM_COMMANDS: readonly Command[] = [
  command<"getMaintenance">({
    words: "maintenance",
    help: "whether maintenance is on",
    call: () => ({ method: "GET", path: "/maintenance" }),
    text: maintenance,
  }),
  command<"setMaintenance">({
    words: "maintenance on",
    help: "every call of the portal answers 503",
    call: () => ({ method: "PUT", path: "/maintenance", body: { on: true } }),
    text: maintenance,
  }),
  command<"setMaintenance">({
    words: "maintenance off",
    help: "ends maintenance",
    call: () => ({ method: "PUT", path: "/maintenance", body: { on: false } }),
    text: maintenance,
  }),
  command<"getClock">({ words: "clock", help: "the business clock", ...SHOW }),
  command<"getClock">({ words: "clock show", help: "the same", ...SHOW }),
  command<"advanceClock">({
    words: "clock advance <time>",
    help: "moves it forward (30d, 12h, 45m, 90s) and runs what becomes due",
    call: ({ time }) => ({ method: "POST", path: "/clock/advance", body: { by: time }, seconds: LONG }),
    text: clock,
  }),
  command<"resetClock">({
    words: "clock reset",
    help: "back to the real time; what has happened stays",
    call: () => ({ method: "POST", path: "/clock/reset" }),
    text: clock,
  }),
  command<"createBackup">({
    words: "backup",
    help: "copies the embedded database and its key while Lucarne runs",
    call: () => ({ method: "POST", path: "/backups", seconds: LONG }),
    text: ({ folder, bytes }) => `Backed up to ${folder} (${Math.ceil(bytes / 1e6)} MB).`,
  }),
  command<"rotateKeys">({
    words: "keys rotate",
    help: "seals vouchers and messages with the present SERVER_KEY",
    call: () => ({ method: "POST", path: "/keys/rotate", seconds: LONG }),
    text: ({ vouchers, messages, unreadable }) =>
      `Sealed with the new key: ${vouchers} vouchers, ${messages} messages. ${
        unreadable === 0
          ? "SERVER_KEYS is no longer necessary."
          : `${unreadable} cannot be opened with the keys in SERVER_KEY and SERVER_KEYS.`
      }`,
    good: ({ unreadable }) => unreadable === 0,
  }),
  command<"verifyLedger">({
    words: "ledger verify",
    help: "checks every rule of the ledger",
    // Each rule may read whole tables for ten minutes.
    call: () => ({ method: "GET", path: "/ledger/verify", seconds: 7200 }),
    text: ({ ok, accounts, transfers, faults }) =>
      [
        `${ok ? "All rules hold" : "Rules are broken"}: ${accounts} accounts, ${transfers} transfers.`,
        ...faults.map(({ rule, detail }) => `  ${rule}: ${detail}`),
      ].join("\n"),
    good: ({ ok }) => ok,
  }),
  command<"seedData">({
    words: "seed",
    help: "adds missing demo data; --scale 3 for three times the companies",
    options: { scale: { type: "string" } },
    call: ({ scale }) => ({
      method: "POST",
      path: "/seed",
      body: body({ scale: scale === undefined ? undefined : wholeNumber(scale) }),
      seconds: LONG,
    }),
    text: counts,
  }),
  command<"resetData">({
    words: "reset",
    help: "deletes everything and seeds again; needs --yes, because it cannot be undone",
    options: { yes: { type: "boolean" } },
    needs: ["yes"],
    call: () => ({ method: "POST", path: "/reset", body: { confirm: "reset" }, seconds: LONG }),
    text: counts,
  }),
];
