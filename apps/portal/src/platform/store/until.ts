/** Resolves as soon as a condition holds; `subscribe` tells when it may have changed. */
export const until = (holds: () => boolean, subscribe: (listener: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!holds()) return;
      stop();
      resolve();
    };
    const stop = subscribe(check);
    check();
  });
