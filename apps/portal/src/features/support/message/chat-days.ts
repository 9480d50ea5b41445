import type { Message } from "@lucarne/api-client/queries/support";

/** The messages of one day of this device's calendar. */
export type ChatDay = { key: string; at: string; messages: readonly Message[] };

const dayOf = (at: string | number): string => {
  const date = new Date(at);

  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
};

/** Messages by day, in their order. */
export const chatDays = (messages: readonly Message[]): ChatDay[] => {
  const days: { key: string; at: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const key = dayOf(message.created_at);
    const last = days.at(-1);
    if (last?.key === key) last.messages.push(message);
    else days.push({ key, at: message.created_at, messages: [message] });
  }

  return days;
};

/** Says whether a day is this one, the one before, or another. */
export const dayName = (at: string, now: number): "today" | "yesterday" | "other" => {
  const before = new Date(now);
  before.setDate(before.getDate() - 1);
  if (dayOf(at) === dayOf(now)) return "today";

  return dayOf(at) === dayOf(before.getTime()) ? "yesterday" : "other";
};

/** The message below the "new messages" divider: the first answer at or after a moment. */
export const firstUnread = (messages: readonly Message[], since: string | undefined): string | undefined =>
  since === undefined
    ? undefined
    : messages.find(({ sender, created_at: at }) => sender === "admin" && Date.parse(at) >= Date.parse(since))?.uuid;
