/** Characters that the server takes in a search. */
const SEARCH_LIMIT = 80;

/** A search as the server takes it. */
export const searchText = (text: string): string => text.trim().slice(0, SEARCH_LIMIT);
