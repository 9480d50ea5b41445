import { type Config, configQuery } from "@lucarne/api-client/queries/config";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { sessionName } from "../../platform/session/session.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { isAwaited } from "../query/is-awaited.ts";

type ConfigState = {
  /** The configuration for the signed-in user; `undefined` until it is known, and where it could not be loaded. */
  config: Config | undefined;
  /**
   * Whether the user and the configuration are still to come for the first time. What depends on them is drawn after
   * that, so that nothing moves. A failure is an answer: the rest of the page is shown without the configuration.
   */
  isPending: boolean;
};

export const useConfig = (): ConfigState => {
  const { language } = useLanguage();
  const enabled = useCurrentUser() !== undefined;
  const query = useQuery({ ...configQuery(api, sessionName(useSession()), language), enabled });

  return { config: query.data, isPending: !enabled || isAwaited(query) };
};
