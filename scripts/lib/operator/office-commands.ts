import { readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { type Answer, command, type Command } from "./command.ts";
import { body, minute, part, query, wholeNumber } from "./words.ts";

const TICKET = { 1: "open", 2: "in progress", 3: "resolved" };
const AUDIENCES = ["user", "company", "region", "everybody"];

const message = (entry: Answer<"listOutbox">["data"][number]): string => {
  const way = entry.channel === "email" ? "e-mail" : "text message";
  const head = `${minute(entry.created_at)}  ${way} to ${entry.to}  (${entry.template}, ${entry.state})`;
  return [head, entry.code === null ? undefined : `  Code: ${entry.code}`, `  ${entry.text}`]
    .filter(Boolean)
    .join("\n");
};

const user = (one: Answer<"deactivateUser">): string =>
  `${one.name} ${one.surname}, ${one.company} (id ${one.id}): ${one.active === 1 ? "active" : "not active"}, ${one.sessions} open sessions.`;

/** Users, messages, points, news. */
export const OFFICE_COMMANDS: readonly Command[] = [
  command<"listOutbox">({
    words: "outbox",
    help: "messages, newest first; --last for the last one, --to for one address or phone number, --template, --limit",
    options: {
      last: { type: "boolean" },
      to: { type: "string" },
      template: { type: "string" },
      limit: { type: "string" },
    },
    call: ({ to, template, limit }, given) => ({
      method: "GET",
      path: `/outbox${query({ to, template, limit: given.has("last") ? "1" : limit })}`,
    }),
    text: ({ data }) => (data.length > 0 ? data.map(message).join("\n\n") : "There are no messages."),
  }),
  command<"listCompanyNumbers">({
    words: "company-numbers",
    help: "companies that have the same registration number in different spellings",
    call: () => ({ method: "GET", path: "/company-numbers" }),
    text: ({ data }) =>
      data.length > 0
        ? data
            .map(({ companies }) =>
              companies.map((one) => `${one.region}  ${one.number}  ${one.name}  ${one.uuid}`).join("\n"),
            )
            .join("\n\n")
        : "Every company has a number of its own.",
    good: ({ data }) => data.length === 0,
  }),
  command<"emulateUser">({
    words: "emulate <user>",
    help: "a link that opens the portal as this user, to look only, for 30 minutes; needs --reason; --operator is who looks",
    options: { reason: { type: "string" }, operator: { type: "string" } },
    needs: ["reason"],
    call: ({ user: name, reason, operator = userInfo().username }) => ({
      method: "POST",
      path: `/users/${part(name)}/emulate`,
      body: { operator, reason },
    }),
    text: ({ link, expires_at }) => `${link}\nValid until ${minute(expires_at)} UTC.`,
  }),
  command<"deactivateUser">({
    words: "users deactivate <user>",
    help: "ends the user's sessions; no sign-in from then on",
    call: ({ user: name }) => ({ method: "POST", path: `/users/${part(name)}/deactivate` }),
    text: user,
  }),
  command<"replyToTicket">({
    words: "tickets reply <ticket> <message>",
    help: "replies to a support ticket; the user gets a notification",
    call: ({ ticket, message: words }) => ({
      method: "POST",
      path: `/tickets/${part(ticket)}/reply`,
      body: { message: words },
    }),
    text: ({ created_at }) => `Answered at ${minute(created_at)}.`,
  }),
  command<"resolveTicket">({
    words: "tickets resolve <ticket>",
    help: "a message of the user reopens it",
    call: ({ ticket }) => ({ method: "POST", path: `/tickets/${part(ticket)}/resolve` }),
    text: ({ title, status }) => `"${title}": ${TICKET[status]}.`,
  }),
  command<"sendNotification">({
    words: "notify",
    help: "--user, --company or --region <which>, or --everybody; --title, --text, --type info, warning or important",
    options: {
      user: { type: "string" },
      company: { type: "string" },
      region: { type: "string" },
      everybody: { type: "boolean" },
      title: { type: "string" },
      text: { type: "string" },
      type: { type: "string" },
    },
    oneOf: AUDIENCES,
    needs: ["title", "text"],
    call: ({ title, text, type = "info", ...audiences }) => {
      const to = AUDIENCES.find((name) => audiences[name] !== undefined) ?? "everybody";
      const key = audiences[to];
      return { method: "POST", path: "/notifications", body: body({ to, key, type, title, text }) };
    },
    text: ({ sent }) => `Sent to ${sent} ${sent === 1 ? "person" : "people"}.`,
  }),
  command<"grantPoints">({
    words: "points grant <company>",
    help: "--points 50, --reason trainings, correction …; the same --reference is granted once",
    options: { points: { type: "string" }, reason: { type: "string" }, reference: { type: "string" } },
    needs: ["points", "reason"],
    call: ({ company, points, reason, reference }) => ({
      method: "POST",
      path: "/points/grants",
      body: body({ company, reason, points: wholeNumber(points), reference }),
    }),
    text: ({ company_points }) => `Done; the company has ${company_points} points to spend.`,
  }),
  command<"publishContent">({
    words: "content publish",
    help: "--kind news or tutorials, --region, --language, --title, --excerpt, --text or --text-file (HTML); --youtube, --media, --sticky",
    options: {
      kind: { type: "string" },
      region: { type: "string" },
      language: { type: "string" },
      title: { type: "string" },
      excerpt: { type: "string" },
      text: { type: "string" },
      "text-file": { type: "string" },
      youtube: { type: "string" },
      media: { type: "string" },
      sticky: { type: "boolean" },
    },
    needs: ["kind", "region", "language", "title", "excerpt"],
    oneOf: ["text", "text-file"],
    call: ({ kind, region, language, title, excerpt, youtube, media, ...rest }, given) => {
      const text = rest["text"] ?? readFileSync(rest["text-file"] ?? "", "utf8");
      const sticky = given.has("sticky") ? 1 : undefined;
      return {
        method: "POST",
        path: "/content",
        body: body({ kind, region, language, title, excerpt, text, youtube, media, sticky }),
      };
    },
    text: ({ uuid }) => `Published: ${uuid}`,
  }),
];
