/** What may be counted of a visit: the role's name and nothing else (document 1 §6). */
export type Visit = { role: string };

/** Counts a visit. No provider is named: this adapter does nothing, and an operator's own goes in its place (decisions A13). */
export const countVisit = (_visit: Visit): void => undefined;
