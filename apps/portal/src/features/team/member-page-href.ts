import type { TeamMember } from "@lucarne/api-client/queries/team";
import { href, type PageHref } from "../../shared/pages/href.ts";
import { OWNER } from "../../shared/people/person-messages.ts";

/** Where a row of the team leads: oneself to the profile, an installer to the own page, other owners nowhere (TEAM-2). */
export const memberPageHref = (
  { uuid, role }: Pick<TeamMember, "uuid" | "role">,
  ownUuid: string | undefined,
): PageHref | undefined => {
  if (uuid === ownUuid) return href("profile");

  return role.id === OWNER ? undefined : href("member", { uuid });
};
