import { minute, PAGE_OPTIONS, pageText, part, query } from "./words.mjs";

const RESULTS = ["succeed", "refuse", "reject"];

const card = (one) => `Card ${one.serial} of ${one.company}: ${one.status}, sent ${minute(one.shipped_at)}.`;
const topUp = (one) => `Top-up of ${one.company}, ${one.points} points: ${one.status}.`;
const row = (one) => [one.status, one.points, minute(one.created_at), one.company, one.uuid];

const step = (name, help) => ({
  words: `cards ${name} <company>`,
  help,
  call: ({ company }) => ({ method: "POST", path: `/cards/${part(company)}/${name}` }),
  text: card,
});

const list = {
  help: "top-ups of all companies, newest first; --status PENDING, --page, --limit",
  options: { status: { type: "string" }, ...PAGE_OPTIONS },
  call: ({ status, page, limit }) => ({ method: "GET", path: `/topups${query({ status, page, limit })}` }),
  text: (answer) => pageText(answer, "There are no top-ups.", row),
};

/** The club card. */
export const CARD_COMMANDS = [
  step("ship", "completes the company's card order; the notification names the serial number"),
  step("activate", "a verified or blocked card becomes active"),
  step("block", "blocks the card; top-ups are refused"),
  { words: "topups", ...list },
  { words: "topups list", ...list, help: "the same" },
  {
    words: "topups settle <topup>",
    help: "one of --succeed, --refuse, --reject",
    options: Object.fromEntries(RESULTS.map((name) => [name, { type: "boolean" }])),
    oneOf: RESULTS,
    call: (values) => ({
      method: "POST",
      path: `/topups/${part(values.topup)}/settle`,
      body: { result: RESULTS.find((name) => values[name]) },
    }),
    text: topUp,
  },
];
