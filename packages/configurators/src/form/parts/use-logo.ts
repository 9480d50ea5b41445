import { useCallback, useEffect, useRef } from "react";
import { UnprintableLogo } from "../../artwork/logo/fault.ts";
import { useForm, useFormState } from "../context.ts";
import { LogoRefusedError } from "../functions.ts";
import { fileFault } from "../logo/check-logo-file.ts";
import { readInWorker } from "../logo/read-in-worker.ts";
import type { ReadLogo } from "../logo/read-logo-file.ts";
import type { LogoPicture, UploadState } from "../model/state.ts";
import type { StoredLogo } from "../model/values.ts";

type Refused = Extract<UploadState, { state: "refused" }>;

const refusalOf = ({ name }: File, error: unknown): Refused => {
  if (error instanceof UnprintableLogo) return { state: "refused", name, fault: error.fault };
  const words = error instanceof LogoRefusedError ? error.message : undefined;
  return { state: "refused", name, fault: "failed", words };
};

/**
 * Sets a chosen file as the logo: reads it in a worker, uploads it and shows its picture. A stored logo is read again.
 */
export const useLogo = () => {
  const { store, functions } = useForm();
  const logo = useFormState(({ history }) => history.present.logo);
  const hasPicture = useFormState(({ pictures }) => logo !== null && pictures[logo.path] !== undefined);
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
    if (logo === null || hasPicture) return;
    const control = new AbortController();
    const { signal } = control;
    const reopen = async (): Promise<LogoPicture> => {
      const file = await functions.readLogo(logo, signal);
      return pictureOf(file, logo, await readInWorker(functions.openReader, file, logo.originalName, signal));
    };
    const card = async (): Promise<LogoPicture> => {
      const { namedCard } = await import("../../artwork/logo/named-card.ts");
      return { path: logo.path, logo: namedCard(logo.originalName), file: new Blob() };
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
  }, [logo, hasPicture, functions, show, pictureOf]);

  const setUpload = (upload: UploadState): void => store.dispatch({ kind: "upload", upload });

  const send = async (file: File, signal: AbortSignal): Promise<void> => {
    const { name, size } = file;
    setUpload({ state: "checking", name });
    const read = await readInWorker(functions.openReader, file, name, signal);
    const onProgress = (sent: number): void => {
      if (!signal.aborted) setUpload({ state: "sending", name, size, sent });
    };
    onProgress(0);
    const stored = await functions.uploadLogo(file, onProgress, signal);
    signal.throwIfAborted();
    // A file without a picture is read again as the server stores it: it may have converted it.
    if (read.picture) show(pictureOf(file, stored, read));
    store.dispatch({ kind: "logo", logo: stored });
  };

  const choose = async (file: File): Promise<void> => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    last.current = file;
    const fault = await fileFault(file);
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
    remove: (): void => store.dispatch({ kind: "logo", logo: null }),
  };
};
