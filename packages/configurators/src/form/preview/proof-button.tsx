import { Button } from "@lucarne/ui/button";
import { Download } from "@lucarne/ui/icons";
import { Text } from "@lucarne/ui/text";
import { type ReactElement, useState } from "react";
import type { LoadImage } from "../../render/load-image.ts";
import { saveFile } from "../../render/save-file.ts";
import { useForm } from "../context.ts";
import type { FormState } from "../model/state.ts";

/** Reads the bytes of an uploaded logo, which the page still has. */
const loadLogo =
  ({ pictures }: FormState): LoadImage =>
  async (href) => {
    const picture = Object.values(pictures).find((one) => one.href === href);
    if (!picture) throw new Error("The form does not know this picture");
    return new Uint8Array(await picture.file.arrayBuffer());
  };

/** Saves a print file of the current values. Its code loads on the first press. */
export const ProofButton = (): ReactElement => {
  const { store, words } = useForm();
  const [state, setState] = useState<"ready" | "pending" | "failed">("ready");
  const download = async (): Promise<void> => {
    setState("pending");
    try {
      const { printFile } = await import("../../render/print-file.ts");
      await store.loadEngine();
      // The proof contains the current link, although the preview waits for a pause in typing.
      store.dispatch({ kind: "show-link" });
      const { artwork } = store.derived();
      if (!artwork) throw new Error("The print engine has not loaded");
      const title = artwork.product;
      saveFile(await printFile(artwork, { title, loadImage: loadLogo(store.state()) }), `${title}.pdf`);
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
