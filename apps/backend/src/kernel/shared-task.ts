/** A task that runs once at a time: callers that come meanwhile share its result. */
export const sharedTask = <Result>(task: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<Result> | undefined;
  return () =>
    (running ??= task().finally(() => {
      running = undefined;
    }));
};
