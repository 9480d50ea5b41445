import type { ApiClient } from "@lucarne/api-client/client";
import type { UploadProgress } from "@lucarne/api-client/upload-fetch";
import { useState } from "react";
import { uploadApi } from "../../platform/session/upload-api.ts";
import { useAction } from "../query/use-action.ts";

type UploadOptions<Result> = {
  /** The upload call of the API client. */
  send: (client: ApiClient, file: File, signal: AbortSignal) => Promise<Result>;
  onDone: (result: Result, file: File) => Promise<unknown> | void;
  /** Makes the client of one upload. */
  clientFor?: (onProgress: (progress: UploadProgress) => void) => ApiClient;
};

/**
 * Sends one file as soon as it is chosen. A failed upload keeps its file for another try; `cancel` ends a running one
 * and forgets its file.
 */
export const useUpload = <Result>({ send, onDone, clientFor = uploadApi }: UploadOptions<Result>) => {
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<UploadProgress>();
  const action = useAction({
    run: (chosen: File, signal) => send(clientFor(setProgress), chosen, signal),
    onDone: async (result, chosen) => {
      await onDone(result, chosen);
      setFile(undefined);
    },
  });

  const start = (chosen: File) => {
    setFile(chosen);
    setProgress({ sent: 0, total: chosen.size });
    void action.start(chosen);
  };

  return {
    /** The file that is being sent or could not be sent. */
    file,
    progress: action.pending ? progress : undefined,
    pending: action.pending,
    error: action.error,
    start,
    retry: () => file && start(file),
    cancel: () => {
      action.cancel();
      setFile(undefined);
    },
  };
};
