// The commands of `npm run operator`: how each is written, the call it makes, and how its answer reads.

const query = (values) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
};

const message = (entry) => {
  const way = entry.channel === "email" ? "e-mail" : "text message";
  const head = `${entry.created_at.slice(0, 16).replace("T", " ")}  ${way} to ${entry.to}  (${entry.template}, ${entry.state})`;
  return [head, entry.code === null ? undefined : `  Code: ${entry.code}`, `  ${entry.text}`]
    .filter(Boolean)
    .join("\n");
};

const maintenance = ({ on }) => `Maintenance is ${on ? "on" : "off"}.`;

const user = (one) =>
  `${one.name} ${one.surname}, ${one.company} (id ${one.id}): ${one.active === 1 ? "active" : "not active"}, ${one.sessions} open sessions.`;

/** Each command: its words (`<name>` stands for an argument), its options, its call, its text, and whether it went well. */
export const COMMANDS = [
  {
    words: "outbox",
    help: "messages, newest first; --last for the last one, --to for one address or phone number",
    options: {
      last: { type: "boolean" },
      to: { type: "string" },
      template: { type: "string" },
      limit: { type: "string" },
    },
    call: ({ last, to, template, limit }) => ({
      method: "GET",
      path: `/outbox${query({ to, template, limit: last ? "1" : limit })}`,
    }),
    text: ({ data }) => (data.length > 0 ? data.map(message).join("\n\n") : "There are no messages."),
  },
  {
    words: "maintenance",
    help: "whether maintenance is on",
    call: () => ({ method: "GET", path: "/maintenance" }),
    text: maintenance,
  },
  {
    words: "maintenance on",
    help: "every call of the portal answers 503",
    call: () => ({ method: "PUT", path: "/maintenance", body: { on: true } }),
    text: maintenance,
  },
  {
    words: "maintenance off",
    help: "the portal is open again",
    call: () => ({ method: "PUT", path: "/maintenance", body: { on: false } }),
    text: maintenance,
  },
  {
    words: "emulate <user>",
    help: "a link that opens the portal as this user, for 30 minutes",
    call: ({ user: name }) => ({ method: "POST", path: `/users/${encodeURIComponent(name)}/emulate` }),
    text: ({ link, expires_at }) => `${link}\nValid until ${expires_at.slice(0, 16).replace("T", " ")} UTC.`,
  },
  {
    words: "users deactivate <user>",
    help: "ends the user's sessions; no sign-in from then on",
    call: ({ user: name }) => ({ method: "POST", path: `/users/${encodeURIComponent(name)}/deactivate` }),
    text: user,
  },
  {
    words: "ledger verify",
    help: "proves that no point was lost or made up",
    call: () => ({ method: "GET", path: "/ledger/verify" }),
    text: ({ ok, accounts, transfers, faults }) =>
      [
        `${ok ? "All rules hold" : "Rules are broken"}: ${accounts} accounts, ${transfers} transfers.`,
        ...faults.map(({ rule, detail }) => `  ${rule}: ${detail}`),
      ].join("\n"),
    good: ({ ok }) => ok,
  },
];

/** The command that the words name, with its arguments; undefined for none. */
export const matchCommand = (words) => {
  for (const command of COMMANDS) {
    const parts = command.words.split(" ");
    const fits = parts.length === words.length && parts.every((part, at) => part.startsWith("<") || part === words[at]);
    if (fits) {
      const named = parts.flatMap((part, at) => (part.startsWith("<") ? [[part.slice(1, -1), words[at]]] : []));
      return { command, named: Object.fromEntries(named) };
    }
  }
  return undefined;
};

/** How to use it. */
export const helpText = () => {
  const width = Math.max(...COMMANDS.map(({ words }) => words.length)) + 2;
  return [
    "The operator side of the Lucarne that runs on this machine.",
    "",
    "  npm run operator -- <command> [--json]",
    "",
    ...COMMANDS.map(({ words, help }) => `  ${words.padEnd(width)}${help}`),
    "",
    "<user> is an id, a uuid, an e-mail address or a phone number in international form.",
    "--json prints the answer as it came. DATA_DIR, OPERATOR_PORT and OPERATOR_TOKEN are read as by npm start.",
  ].join("\n");
};
