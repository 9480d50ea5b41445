import { useCallback, useEffect, useRef } from "react";
import { UnprintableLogo } from "../../../artwork/logo/fault.ts";
import { checkPhoto } from "../../../artwork/template/check-photo.ts";
import type { Template } from "../../../artwork/template/schema.ts";
import { useForm, useFormState } from "../../context.ts";
import { LogoRefusedError } from "../../functions.ts";
import { fileFault, kindOf } from "../../logo/check-logo-file.ts";
import { readInWorker } from "../../logo/read-in-worker.ts";
import type { ReadLogo } from "../../logo/read-logo-file.ts";
import type { LogoPicture, RefusedUpload, UploadField, UploadState } from "../../model/state.ts";
import type { StoredLogo } from "../../model/values.ts";

/** The photo has less than half of the pixels that its print needs. */
class TooFewPixels extends Error {}

const refusalOf = ({ name }: File, error: unknown): RefusedUpload => {
  if (error instanceof TooFewPixels) return { state: "refused", name, fault: "too-few-pixels" };
  if (error instanceof UnprintableLogo) return { state: "refused", name, fault: error.fault };
  const words = error instanceof LogoRefusedError ? error.message : undefined;
  return { state: "refused", name, fault: "failed", words };
};

/** A photo as the server takes it; the file itself when the code for that does not load. */
const fitting = async (photo: File): Promise<File> => {
  try {
    const { smallerPhoto } = await import("../../logo/smaller-photo.ts");
    return await smallerPhoto(photo);
  } catch {
    return photo;
  }
};

/**
 * Refuses a photo of too few pixels, and a JPEG without its end, which the server adds to logos alone. The size of a PNG
 * that is passed on unread is not known.
 */
const checkReadPhoto = async (file: File, { logo, picture }: ReadLogo, template: Template): Promise<void> => {
  if (!picture && (await kindOf(file)) === "jpeg") throw new UnprintableLogo("damaged");
  if (picture && checkPhoto(template, logo)?.verdict === "too-small") throw new TooFewPixels();
};

/**
 * Sets a chosen file as the logo or photo: reads it in a worker, uploads it and shows its picture. A stored file is read
 * again, and so is a photo after its upload, because the server reduces it for print.
 */
export const useUpload = (of: UploadField) => {
  const { store, functions } = useForm();
  const path = useFormState(({ history }) => history.present[of]?.path);
  const hasPicture = useFormState(({ pictures }) => path !== undefined && pictures[path] !== undefined);
  const addresses = useRef<Set<string>>(null);
  const running = useRef<AbortController | null>(null);
  const last = useRef<File | null>(null);

  const show = useCallback((picture: LogoPicture): void => store.dispatch({ kind: "picture", picture }), [store]);

  const pictureOf = useCallback((file: Blob, { path }: StoredLogo, { logo, picture }: ReadLogo): LogoPicture => {
    if (!picture) return { path, logo, file, passedOn: true };
    const href = URL.createObjectURL(picture);
    // Reading may finish after the form has unmounted; the address must be released then.
    if (addresses.current) addresses.current.add(href);
    else URL.revokeObjectURL(href);
    return { path, logo: logo.kind === "image" ? { ...logo, href } : logo, file, href };
  }, []);

  useEffect(() => {
    const given = new Set<string>();
    addresses.current = given;
    return () => {
      running.current?.abort();
      for (const address of given) URL.revokeObjectURL(address);
      addresses.current = null;
    };
  }, []);

  useEffect(() => {
    const stored = store.state().history.present[of];
    if (!stored || stored.path !== path || hasPicture) return;
    const control = new AbortController();
    const { signal } = control;
    const reopen = async (): Promise<LogoPicture> => {
      const file = await functions.readLogo(stored, signal);
      return pictureOf(file, stored, await readInWorker(functions.openReader, file, stored.originalName, signal));
    };
    const card = async (): Promise<LogoPicture> => {
      const { namedCard } = await import("../../../artwork/logo/named-card.ts");
      return { path: stored.path, logo: namedCard(stored.originalName), file: new Blob() };
    };
    reopen()
      .catch(card)
      .then(
        (picture) => {
          if (!signal.aborted) show(picture);
        },
        () => undefined,
      );
    return () => control.abort();
  }, [of, path, hasPicture, store, functions, show, pictureOf]);

  const setUpload = (upload: UploadState): void => store.dispatch({ kind: "upload", of, upload });
  const set = (stored: StoredLogo | null): void =>
    store.dispatch(of === "logo" ? { kind: "logo", logo: stored } : { kind: "photo", photo: stored });

  const send = async (file: File, signal: AbortSignal): Promise<void> => {
    const { name, size } = file;
    setUpload({ state: "checking", name });
    const read = await readInWorker(functions.openReader, file, name, signal);
    if (of === "photo") await checkReadPhoto(file, read, store.setting.product.template);
    const onProgress = (sent: number): void => {
      if (!signal.aborted) setUpload({ state: "sending", name, size, sent });
    };
    onProgress(0);
    const upload = of === "logo" ? functions.uploadLogo : functions.uploadPhoto;
    const stored = await upload(file, onProgress, signal);
    signal.throwIfAborted();
    // A photo, and a logo that the server has converted or scaled, are read again as they are stored.
    if (of === "logo" && read.picture && stored.size === size) show(pictureOf(file, stored, read));
    set(stored);
  };

  const choose = async (chosen: File): Promise<void> => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    last.current = chosen;
    const file = of === "photo" ? await fitting(chosen) : chosen;
    const fault = await fileFault(file, of);
    if (control.signal.aborted) return;
    if (fault) return setUpload({ state: "refused", name: file.name, fault });
    try {
      await send(file, control.signal);
    } catch (error) {
      if (!control.signal.aborted) setUpload(refusalOf(file, error));
    }
  };

  const stop = (): void => {
    running.current?.abort();
    setUpload({ state: "none" });
  };

  return {
    choose: (file: File): void => void choose(file),
    tryAgain: (): void => void (last.current && choose(last.current)),
    stop,
    remove: (): void => set(null),
  };
};
