import { Button } from "@lucarne/ui/button";
import { Download } from "@lucarne/ui/icons";
import { Text } from "@lucarne/ui/text";
import { type ReactElement, useState } from "react";
import { useForm } from "../context.ts";

const save = (bytes: Uint8Array<ArrayBuffer>, name: string): void => {
  const address = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Saves the print file of what stands in the form. The code that writes it is fetched at the first press. */
export const ProofButton = (): ReactElement => {
  const { store, words } = useForm();
  const [state, setState] = useState<"ready" | "pending" | "failed">("ready");
  const download = async (): Promise<void> => {
    setState("pending");
    try {
      const { printFile } = await import("../../render/print-file.ts");
      await store.loadEngine();
      const { artwork } = store.derived();
      if (!artwork) throw new Error("Nothing to print with");
      save(new Uint8Array(await printFile(artwork, { title: artwork.product })), `${artwork.product}.pdf`);
      setState("ready");
    } catch {
      setState("failed");
    }
  };
  return (
    <div>
      <Button
        variant="text"
        size="compact"
        icon={Download}
        pending={state === "pending"}
        stretch
        onClick={() => void download()}
      >
        {words.preview.proof}
      </Button>
      <div role="status">{state === "failed" && <Text size="small">{words.preview.proofFailed}</Text>}</div>
    </div>
  );
};
