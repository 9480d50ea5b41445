/** Starts a download. The ending of the name sets the type: PDF or PNG. */
export const saveFile = (bytes: Uint8Array, name: string): void => {
  const type = name.endsWith(".pdf") ? "application/pdf" : "image/png";
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
