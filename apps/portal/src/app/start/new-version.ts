let registration: ServiceWorkerRegistration | undefined;

/** Follows the service worker, once it is registered. */
export const followVersions = (registered: ServiceWorkerRegistration): void => {
  registration = registered;
};

/** Whether a newer version of the portal is installed and starts with the next navigation. */
export const hasNewVersion = (): boolean => registration?.waiting != null;
