import { OWNER } from "@lucarne/api-client/roles";
import type { TeamMember } from "@lucarne/api-client/queries/team";
import { href, type PageHref } from "../../../shared/navigation/href.ts";

/** The link of a team row: one's own is the profile, an installer's the member page, another owner has none (TEAM-2). */
export const memberPageHref = (
  { uuid, role }: Pick<TeamMember, "uuid" | "role">,
  ownUuid: string | undefined,
): PageHref | undefined => {
  if (uuid === ownUuid) return href("profile");

  return role.id === OWNER ? undefined : href("member", { uuid });
};
