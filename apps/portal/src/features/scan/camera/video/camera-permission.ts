/** Whether the camera may start without a question: the user has allowed it, or uses a phone. */
export const mayStart = async (): Promise<boolean> => {
  if (matchMedia("(pointer: coarse)").matches) return true;
  try {
    return (await navigator.permissions.query({ name: "camera" })).state === "granted";
  } catch {
    // The browser cannot be asked for this permission.
    return false;
  }
};

/** Calls back each time that the user allows the camera in the browser's settings. Gives what ends it. */
export const watchPermission = (onGranted: () => void): (() => void) => {
  let ended = false;
  let permission: PermissionStatus | undefined;
  const onChange = () => {
    if (permission?.state === "granted") onGranted();
  };
  navigator.permissions
    ?.query({ name: "camera" })
    .then((status) => {
      if (ended) return;
      permission = status;
      status.addEventListener("change", onChange);
    })
    .catch(() => undefined);

  return () => {
    ended = true;
    permission?.removeEventListener("change", onChange);
  };
};
