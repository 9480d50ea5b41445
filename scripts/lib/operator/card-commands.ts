import { type Answer, command, type Command } from "./command.ts";
import { flags, minute, PAGE_OPTIONS, pageText, part, query, type Row } from "./words.ts";

const RESULTS = ["succeed", "refuse", "reject"];

const card = (one: Answer<"shipCard">): string =>
  `Card ${one.serial} of ${one.company}: ${one.status}, sent ${minute(one.shipped_at)}.`;
const topUp = (one: Answer<"settleTopUp">): string => `Top-up of ${one.company}, ${one.points} points: ${one.status}.`;
const row = (one: Answer<"settleTopUp">): Row => [
  one.status,
  one.points,
  minute(one.created_at),
  one.company,
  one.uuid,
];

const step = (name: string, help: string): Command =>
  command<"shipCard">({
    words: `cards ${name} <company>`,
    help,
    call: ({ company }) => ({ method: "POST", path: `/cards/${part(company)}/${name}` }),
    text: card,
  });

const list = (words: string, help: string): Command =>
  command<"listTopUps">({
    words,
    help,
    options: { status: { type: "string" }, ...PAGE_OPTIONS },
    call: ({ status, page, limit }) => ({
      method: "GET",
      path: `/topups${query({ status, page, limit })}`,
    }),
    text: (answer) => pageText(answer, "There are no top-ups.", row),
  });

/** The club card. */
export const CARD_COMMANDS: readonly Command[] = [
  step("ship", "completes the company's card order; the notification names the serial number"),
  step("activate", "a verified or blocked card becomes active"),
  step("block", "blocks the card; top-ups are refused"),
  list("topups", "top-ups of all companies, newest first; --status PENDING, --page, --limit"),
  list("topups list", "the same"),
  command<"settleTopUp">({
    words: "topups settle <topup>",
    help: "one of --succeed, --refuse, --reject",
    options: flags(RESULTS),
    oneOf: RESULTS,
    call: ({ topup }, given) => ({
      method: "POST",
      path: `/topups/${part(topup)}/settle`,
      body: { result: RESULTS.find((name) => given.has(name)) },
    }),
    text: topUp,
  }),
];
