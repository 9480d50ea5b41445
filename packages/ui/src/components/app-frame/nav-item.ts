import type { ReactNode } from "react";
import type { Href } from "../provider/index.ts";

export interface NavItem {
  readonly href: Href;
  readonly label: ReactNode;
  /** True for the current page and for the area it belongs to. */
  readonly current?: boolean | undefined;
}
