import type { User, UserUpdate } from "@lucarne/api-client/queries/account";
import { updateUser } from "@lucarne/api-client/queries/account";
import { api, currentUser, queryClient } from "../portal-api.ts";

/** Changes of the user run one after another: each starts from the result of the one before (PROF-11). */
export const USER_CHANGES = { id: "current-user" };

/**
 * Changes the signed-in user on the server and in the cache. The change is made from the newest user known, so that
 * two changes of one field (the options text) do not undo each other.
 * @throws ApiError as the call does; nothing has changed then.
 */
export const updateCurrentUser = (change: (newest: User) => UserUpdate): Promise<User> =>
  queryClient
    .getMutationCache()
    .build(queryClient, {
      scope: USER_CHANGES,
      mutationFn: async () => {
        const newest = await queryClient.fetchQuery({ ...currentUser, staleTime: Number.POSITIVE_INFINITY });
        const user = await updateUser(api, newest.id, change(newest));
        queryClient.setQueryData(currentUser.queryKey, user);

        return user;
      },
    })
    .execute(undefined);
