import { type CarrierOptions, createCarrier } from "./carrier.ts";

/** Milliseconds between two looks at the table. */
const POLL = 1_000;

/** Takes messages from the table and hands them to the drivers, until stopped. */
export type DeliveryWorker = {
  /** Begins to check for messages. */
  start: () => void;
  /** Checks for messages soon, once started; called after one has been written. */
  wake: () => void;
  /** Delivers everything that is due now. */
  runOnce: () => Promise<void>;
  /** How many messages have been given up since it was made: no carrier took them, or they were no longer valid. */
  givenUp: () => number;
  /** Stops after the current message. */
  stop: () => Promise<void>;
};

/** Polls the table and delivers what is due, one message after the other. */
export const createDelivery = (options: CarrierOptions): DeliveryWorker => {
  const { log, routes } = options;
  const carrier = createCarrier(options);
  let started = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const drain = async (): Promise<void> => {
    for (let row = await carrier.claim(); row; row = stopped ? undefined : await carrier.claim())
      await carrier.deliver(row);
  };
  const runOnce = (): Promise<void> => (running = running.then(drain));
  const schedule = (delay: number): void => {
    if (!started || stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The database may be unavailable for a while; keep polling.
      void runOnce()
        .catch((error: unknown) => {
          running = Promise.resolve();
          log.warn(
            { reason: error instanceof Error ? error.name : "unknown" },
            "The outbox cannot be read at the moment",
          );
        })
        .finally(() => schedule(POLL));
    }, delay);
    timer.unref();
  };

  return {
    start: () => {
      started = true;
      schedule(0);
    },
    wake: () => schedule(20),
    runOnce,
    givenUp: carrier.givenUp,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running.catch(() => undefined);
      for (const driver of [...routes.copies, ...routes.remote]) driver.close?.();
    },
  };
};
