import { uploadFetch, type UploadProgress } from "@lucarne/api-client/upload-fetch";
import { sessionApi } from "../../../platform/session/portal-api.ts";

/** A client for one upload, which reports how much has been sent; separate from `api`, because few pages upload (PERF-1). */
export const uploadApi = (onProgress: (progress: UploadProgress) => void) => sessionApi(uploadFetch(onProgress));
