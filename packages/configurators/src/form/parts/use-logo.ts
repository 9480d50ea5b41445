import { useCallback, useEffect, useRef } from "react";
import { useForm, useFormState } from "../context.ts";
import { LogoRefusedError } from "../functions.ts";
import { logoFault } from "../logo/check-logo-file.ts";
import type { StoredLogo } from "../model/values.ts";

/**
 * Sets a chosen file as the logo: checks it, uploads it and makes its picture. A stored logo gets its picture again.
 */
export const useLogo = () => {
  const { store, functions } = useForm();
  const logo = useFormState(({ history }) => history.present.logo);
  const hasPicture = useFormState(({ pictures }) => logo !== null && pictures[logo.path] !== undefined);
  const addresses = useRef<Set<string>>(null);
  const running = useRef<AbortController | null>(null);
  const last = useRef<File | null>(null);

  const show = useCallback(
    async (file: Blob, stored: StoredLogo): Promise<void> => {
      const { logoPicture } = await import("../logo/picture.ts");
      const addressOf = (bytes: Blob): string => {
        const href = URL.createObjectURL(bytes);
        // Drawing may finish after the form has unmounted; the address must be released then.
        if (addresses.current) addresses.current.add(href);
        else URL.revokeObjectURL(href);
        return href;
      };
      store.dispatch({ kind: "picture", picture: await logoPicture(file, stored, addressOf) });
    },
    [store],
  );

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
    functions
      .readLogo(logo, control.signal)
      .catch(() => new Blob())
      .then(
        async (file) => {
          if (!control.signal.aborted) await show(file, logo);
        },
        () => undefined,
      );
    return () => control.abort();
  }, [logo, hasPicture, functions, show]);

  const refuse = (file: File, error: unknown): void => {
    const words = error instanceof LogoRefusedError ? error.message : undefined;
    store.dispatch({ kind: "upload", upload: { state: "refused", name: file.name, fault: "failed", words } });
  };

  const send = async (file: File, control: AbortController): Promise<void> => {
    const onProgress = (sent: number): void => {
      if (control.signal.aborted) return;
      store.dispatch({ kind: "upload", upload: { state: "sending", name: file.name, size: file.size, sent } });
    };
    onProgress(0);
    try {
      const stored = await functions.uploadLogo(file, onProgress, control.signal);
      if (control.signal.aborted) return;
      await show(file, stored);
      if (!control.signal.aborted) store.dispatch({ kind: "logo", logo: stored });
    } catch (error) {
      if (!control.signal.aborted) refuse(file, error);
    }
  };

  const choose = async (file: File): Promise<void> => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    last.current = file;
    const fault = await logoFault(file);
    if (control.signal.aborted) return;
    if (fault) store.dispatch({ kind: "upload", upload: { state: "refused", name: file.name, fault } });
    else await send(file, control);
  };

  const stop = (): void => {
    running.current?.abort();
    store.dispatch({ kind: "upload", upload: { state: "none" } });
  };

  return {
    choose: (file: File): void => void choose(file),
    tryAgain: (): void => void (last.current && choose(last.current)),
    stop,
    remove: (): void => store.dispatch({ kind: "logo", logo: null }),
  };
};
