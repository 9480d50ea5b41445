import { type Config, configQuery } from "@lucarne/api-client/queries/config";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { sessionStore } from "../../platform/session/portal-session.ts";
import { sessionName } from "../../platform/session/session.ts";

/** For the loader of a page whose first view shows parts of the configuration. */
export const loadConfig = (language: string): Promise<Config> =>
  queryClient.ensureQueryData(configQuery(api, sessionName(sessionStore.get()), language));
