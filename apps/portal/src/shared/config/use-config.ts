import { type Config, configQuery } from "@lucarne/api-client/queries/config";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { sessionName } from "../../platform/session/session.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";

/** The configuration for the signed-in user; `undefined` until it is known. */
export const useConfig = (): Config | undefined => {
  const { language } = useLanguage();
  const user = useCurrentUser();

  return useQuery({ ...configQuery(api, sessionName(useSession()), language), enabled: user !== undefined }).data;
};
