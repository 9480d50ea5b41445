import { useLocation } from "react-router";

/** The state of the history entry. It may be of an older version of the portal: check it before use. */
export const useEntryState = (): unknown => useLocation().state;
