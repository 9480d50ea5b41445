/** Nobody has answered yet. */
export const OPEN = 1;
/** The office has answered. */
export const ANSWERED = 2;
/** Done with; a message of the user opens it again. */
export const RESOLVED = 3;

/** A state of a support request (SUP-4). */
export type TicketStatus = typeof OPEN | typeof ANSWERED | typeof RESOLVED;

/** The state after a message of the user. */
export const afterMessage = (status: TicketStatus): TicketStatus => (status === RESOLVED ? OPEN : status);

/** The state after an answer of the office. */
export const afterReply = (status: TicketStatus): TicketStatus => (status === OPEN ? ANSWERED : status);
