import type { LoadImage } from "../../render/picture/load-image.ts";
import { printFile } from "../../render/print/print-file.ts";
import { saveFile } from "../../render/picture/save-file.ts";
import type { FormState } from "../model/state.ts";
import type { FormStore } from "../model/store.ts";

/** Reads the bytes of an uploaded logo, which the page still has. */
const loadLogo =
  ({ pictures }: FormState): LoadImage =>
  async (href) => {
    const picture = Object.values(pictures).find((one) => one.href === href);
    if (!picture) throw new Error("The form does not know this picture");
    return new Uint8Array(await picture.file.arrayBuffer());
  };

/**
 * Saves a print file of the current values.
 * @throws {Error} when the print engine or a picture cannot be loaded
 */
export const saveProof = async (store: FormStore): Promise<void> => {
  await store.loadEngine();
  // The proof contains the current link, although the preview waits for a pause in typing.
  store.dispatch({ kind: "show-link" });
  const { artwork } = store.derived();
  if (!artwork) throw new Error("The print engine has not loaded");
  const title = artwork.product;
  saveFile(await printFile(artwork, { title, loadImage: loadLogo(store.state()) }), `${title}.pdf`);
};
