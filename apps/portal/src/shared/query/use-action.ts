import { isCancel } from "@lucarne/api-client/errors";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";

type ActionOptions<Input, Result> = {
  /** Makes the change on the server. `signal` is aborted by `cancel`. */
  run: (input: Input, signal: AbortSignal) => Promise<Result>;
  /** Changes the cache before the server answers; gives a function that takes the change back after a failure. */
  optimistic?: (input: Input) => () => void;
  /** Keys of the cached answers that the change makes stale, whether it succeeds or fails. */
  invalidates?: readonly QueryKey[];
  /** The change is made; `pending` ends after this. A failure here counts as a failure of the action. */
  onDone?: (result: Result, input: Input) => Promise<unknown> | void;
  /** The change is not made. Not called for a cancelled action. */
  onFailed?: (error: unknown, input: Input) => void;
};

/**
 * The one way to change something on the server: one run at a time, with its pending state, its error and the answers
 * that it makes stale. A second call during a run does nothing, so a double tap sends once. `start` never rejects and
 * resolves to whether the change was made.
 */
export const useAction = <Input = void, Result = unknown>(options: ActionOptions<Input, Result>) => {
  const { run, optimistic, invalidates = [], onDone, onFailed } = options;
  const queryClient = useQueryClient();
  const underWay = useRef<AbortController>(undefined);

  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (input: Input) => {
      const undo = optimistic?.(input);
      try {
        const result = await run(input, underWay.current?.signal ?? new AbortController().signal);
        await onDone?.(result, input);
      } catch (failure) {
        undo?.();
        throw failure;
      } finally {
        for (const queryKey of invalidates) void queryClient.invalidateQueries({ queryKey });
      }
    },
  });

  const start = async (input: Input): Promise<boolean> => {
    if (underWay.current) return false;
    const controller = new AbortController();
    underWay.current = controller;
    try {
      await mutateAsync(input);

      return true;
    } catch (failure) {
      if (!isCancel(failure)) onFailed?.(failure, input);

      return false;
    } finally {
      if (underWay.current === controller) underWay.current = undefined;
    }
  };

  const cancel = useCallback(() => {
    underWay.current?.abort();
    underWay.current = undefined;
    reset();
  }, [reset]);

  return {
    start,
    /** Aborts the run; nothing is shown for it. */
    cancel,
    pending: isPending,
    /** Why the last run failed; `undefined` for a cancelled one. */
    error: error === null || isCancel(error) ? undefined : error,
    /** Forgets the last error. */
    reset,
  };
};
