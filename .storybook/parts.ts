import { componentList } from "../packages/ui/scripts/component-list.ts";

/** The kit's parts, for the pages of documents. `partList` runs this while the pages are built. */
export const parts = componentList();
