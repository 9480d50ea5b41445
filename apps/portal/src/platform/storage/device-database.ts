import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Runs a task on an open database. @throws what opening or the task throws, such as a full disk */
export type DeviceDatabase<Schema extends DBSchema> = <Result>(
  task: (database: IDBPDatabase<Schema>) => Promise<Result>,
) => Promise<Result>;

/** A connection that the browser has closed: iOS does so in the background, and names it differently over time. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && ["InvalidStateError", "UnknownError", "AbortError"].includes(error.name);

/** A database of this device. It opens with its first task, and again after the browser has closed it. */
export const createDeviceDatabase = <Schema extends DBSchema>(
  name: string,
  version: number,
  create: (database: IDBPDatabase<Schema>) => void,
): DeviceDatabase<Schema> => {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = (): void => {
    opened = undefined;
  };

  const open = async (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(name, version, {
      upgrade: create,
      // A newer version of the portal in another tab is blocked until this closes.
      blocking: (_current, _blocked, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    });
    try {
      return await opened;
    } catch (error) {
      forget();
      throw error;
    }
  };

  return async (task) => {
    try {
      return await task(await open());
    } catch (error) {
      if (!isClosed(error)) throw error;
      forget();

      return task(await open());
    }
  };
};
