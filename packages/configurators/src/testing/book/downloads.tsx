import { Button } from "@lucarne/ui/button";
import { Download } from "@lucarne/ui/icons";
import { useState, type ReactElement } from "react";

const save = (bytes: Uint8Array, name: string): void => {
  const type = name.endsWith(".pdf") ? "application/pdf" : "image/png";
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

export interface DownloadButtonProps {
  readonly label: string;
  readonly fileName: string;
  readonly make: () => Promise<Uint8Array>;
}

/** Makes a file when it is asked for, and saves it. */
export const DownloadButton = ({ label, fileName, make }: DownloadButtonProps): ReactElement => {
  const [pending, setPending] = useState(false);
  const download = async (): Promise<void> => {
    setPending(true);
    try {
      save(await make(), fileName);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="outline" icon={Download} pending={pending} onClick={() => void download()}>
      {label}
    </Button>
  );
};
