/** Saves a file of the portal's own on the device, as a download. */
export const saveFile = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the content over by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
};
