import { Button } from "@lucarne/ui/button";
import { Download } from "@lucarne/ui/icons";
import { useState, type ReactElement } from "react";
import { saveFile } from "../../render/picture/save-file.ts";

export interface DownloadButtonProps {
  readonly label: string;
  readonly fileName: string;
  readonly make: () => Promise<Uint8Array>;
}

/** Makes and saves a file on click. */
export const DownloadButton = ({ label, fileName, make }: DownloadButtonProps): ReactElement => {
  const [pending, setPending] = useState(false);
  const download = async (): Promise<void> => {
    setPending(true);
    try {
      saveFile(await make(), fileName);
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
