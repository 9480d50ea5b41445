import { uploadFetch, type UploadProgress } from "@lucarne/api-client/upload-fetch";
import { sessionApi } from "./portal-api.ts";

/** Ten minutes in ms: enough for 10 MB on a slow mobile connection. */
const UPLOAD_TIMEOUT = 600_000;

/** A client for one upload, which reports how much has been sent; separate from `api`, because few pages upload (PERF-1). */
export const uploadApi = (onProgress: (progress: UploadProgress) => void) =>
  sessionApi(uploadFetch(onProgress), UPLOAD_TIMEOUT);
