import { ApiError, isCancel } from "@lucarne/api-client/errors";
import { CancelledError } from "@tanstack/react-query";
import { createListeners } from "../../store/listeners.ts";

/** Whether a call failed because no answer came, and not because the server refused it or the caller ended it. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof ApiError) && !(error instanceof CancelledError) && !isCancel(error);

/** Whether the server answers, by the results of the calls: a device can be online without any throughput (OFF-5). */
export type ServerReach = {
  get: () => boolean;
  set: (answers: boolean) => void;
  subscribe: (listener: () => void) => () => void;
};

export const createServerReach = (): ServerReach => {
  const { subscribe, notify } = createListeners();
  let current = true;

  return {
    get: () => current,
    set: (answers) => {
      if (answers === current) return;
      current = answers;
      notify();
    },
    subscribe,
  };
};
