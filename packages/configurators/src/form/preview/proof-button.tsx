import { Button } from "@lucarne/ui/button";
import { Download } from "@lucarne/ui/icons";
import { Text } from "@lucarne/ui/text";
import { type ReactElement, useState } from "react";
import { useForm } from "../context.ts";

/** Saves a print file of the current values. Its code loads on the first press. */
export const ProofButton = (): ReactElement => {
  const { store, words } = useForm();
  const [state, setState] = useState<"ready" | "pending" | "failed">("ready");
  const download = async (): Promise<void> => {
    setState("pending");
    try {
      const { saveProof } = await import("./save-proof.ts");
      await saveProof(store);
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
