import { type ReactElement } from "react";
import { iconPath } from "../../../artwork/icons/icon.ts";

/** A service's icon as printed. */
export const ServiceIcon = ({ icon }: { readonly icon: string }): ReactElement => (
  <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden style={{ display: "block" }}>
    <path
      d={iconPath(icon)}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
