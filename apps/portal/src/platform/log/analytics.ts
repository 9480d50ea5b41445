/** What may be counted of a visit: the role's name and nothing else (SES-25). */
export type Visit = { role: string };

/** Counts a visit. No provider is named: this adapter does nothing, and an operator's own goes in its place (SES-25). */
export const countVisit = (_visit: Visit): void => undefined;
