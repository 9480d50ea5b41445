import { CLOSED } from "@lucarne/api-client/project-states";
import { ACCEPTED } from "@lucarne/api-client/scan-flags";
import { sql } from "drizzle-orm";

import { appUser, project, scan } from "../../../db/schema/index.ts";

/** For selects over `app_user`: number of projects created by the user. */
export const projectsCount =
  sql<number>`(select count(*) from ${project} where ${project.createdBy} = ${appUser.id} and ${project.deletedAt} is null)`.mapWith(
    Number,
  );

/**
 * For selects over `app_user`: base points of the accepted products that the user scanned for closed projects. A
 * scan has its company from its project, so that the closed ones of one company are enough.
 */
export const contributePoints =
  sql<number>`(select coalesce(sum(${scan.basePoints}), 0) from ${scan} join ${project} on ${project.id} = ${scan.projectId}
      and ${project.companyId} = ${appUser.companyId}
    where ${scan.userId} = ${appUser.id} and ${scan.removedAt} is null and ${scan.flag} = ${ACCEPTED} and ${project.status} = ${CLOSED})`.mapWith(
    Number,
  );
