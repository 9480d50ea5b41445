import type { TeamMember } from "@lucarne/api-client/queries/team";
import { href, type PageHref } from "../../shared/pages/href.ts";
import { OWNER } from "../../shared/people/person-messages.ts";

/** The link of a team row: the profile for oneself, the member page for an installer, none for other owners (TEAM-2). */
export const memberPageHref = (
  { uuid, role }: Pick<TeamMember, "uuid" | "role">,
  ownUuid: string | undefined,
): PageHref | undefined => {
  if (uuid === ownUuid) return href("profile");

  return role.id === OWNER ? undefined : href("member", { uuid });
};
