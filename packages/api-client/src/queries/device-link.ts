import type { ApiClient } from "../client/client.ts";

/**
 * Makes this browser known to the account of a device link (SEC-27).
 * @throws ApiError 404 when the link no longer works.
 */
export const rememberDevice = async (client: ApiClient, token: string): Promise<void> => {
  await client.POST("/v2/installer/login/device", { body: { token } });
};
