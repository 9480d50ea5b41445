import { type ReactElement } from "react";
import { iconName } from "../../../artwork/icons/icon.ts";
import { ICON_PATHS } from "../../../artwork/icons/generated/icons.ts";

/** A service's icon as printed, or nothing for an unknown icon. */
export const ServiceIcon = ({ icon }: { readonly icon: string }): ReactElement | null => {
  const path = ICON_PATHS[iconName(icon)];
  return path === undefined ? null : (
    <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden style={{ display: "block" }}>
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
};
