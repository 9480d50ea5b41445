import { dayOf } from "@lucarne/api-client/day";
import type { HistoryFilter } from "@lucarne/api-client/queries/points";
import { EVENTS } from "../entries/event-messages.ts";

/** The filters of the history in the address. */
export const HISTORY_FILTERS = { event: ["all", ...EVENTS], from: "text", to: "text" } as const;

/** A reason to choose in the filter, or all. */
export type EventFilter = (typeof HISTORY_FILTERS.event)[number];

/** The reason that a choice names; all where it names none. */
export const eventFilterOf = (text: string): EventFilter =>
  HISTORY_FILTERS.event.find((name) => name === text) ?? "all";

type AddressValues = { event: EventFilter; from: string; to: string };

/** The query for the server; invalid values are left out. */
export const historyFilter = ({ event, from, to }: AddressValues): HistoryFilter => ({
  event: event === "all" ? undefined : event,
  from: dayOf(from),
  to: dayOf(to),
});
