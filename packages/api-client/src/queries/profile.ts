import { answerOf, type ApiClient } from "../client/client.ts";
import { fileForm } from "../client/file-form.ts";

/** Sets the user's picture; gives its address. `signal` stops the upload. */
export const setAvatar = async (client: ApiClient, uuid: string, file: File, signal?: AbortSignal): Promise<string> => {
  const call = client.POST("/v1/company/user/{uuid}/avatar", { params: { path: { uuid } }, ...fileForm(file), signal });
  return (await answerOf(call)).avatar;
};

/** Removes the user's picture. */
export const deleteAvatar = async (client: ApiClient, uuid: string): Promise<void> => {
  await client.DELETE("/v1/company/user/{uuid}/avatar", { params: { path: { uuid } } });
};

/** Everything that the portal holds about the user, as a JSON file. */
export const exportMyData = (client: ApiClient): Promise<Blob> =>
  answerOf(client.GET("/v1/company/user/self/data", { parseAs: "blob" }));
