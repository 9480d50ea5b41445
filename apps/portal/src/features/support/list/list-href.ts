import { href, withSearch } from "../../../shared/navigation/href.ts";

/** Value of `view` in the address of the list of chats. */
export const LIST_VIEW = "list";

/** The list of chats; the address without it redirects to the newest chat (SUP-1). */
export const listHref = withSearch(href("supportChat"), new URLSearchParams({ view: LIST_VIEW }));
