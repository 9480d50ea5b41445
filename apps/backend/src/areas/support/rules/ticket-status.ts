import { ANSWERED, OPEN, RESOLVED } from "@lucarne/api-client/ticket-states";

/** Status of a ticket (SUP-4). */
export type TicketStatus = typeof OPEN | typeof ANSWERED | typeof RESOLVED;

/** The status after a message of the user. */
export const afterMessage = (status: TicketStatus): TicketStatus => (status === RESOLVED ? OPEN : status);

/** The status after a reply of staff. */
export const afterReply = (status: TicketStatus): TicketStatus => (status === OPEN ? ANSWERED : status);
