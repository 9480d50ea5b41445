import type { Project } from "@lucarne/api-client/queries/projects";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { Check, Keyboard } from "@lucarne/ui/icons";
import { Notice } from "@lucarne/ui/notice";
import { Stack } from "@lucarne/ui/layout";
import { useAnnounce } from "@lucarne/ui/toast";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormattedMessage, useIntl } from "react-intl";
import { hasKeptValues } from "../../../shared/forms/use-kept-values.ts";
import { ReadOnlyNote } from "../../../shared/page-parts/states/read-only-note.tsx";
import { href } from "../../../shared/navigation/href.ts";
import { ActionProblems } from "../../../shared/query/action-problems.tsx";
import { useAction } from "../../../shared/query/use-action.ts";
import type { AddedCode } from "../../../shared/scans/read-codes.ts";
import { useScans } from "../use-scans.ts";
import { CameraFaultNotice } from "../camera/camera-fault.tsx";
import { CameraPane } from "../camera/camera-pane.tsx";
import { cameraMessages } from "../camera/messages.ts";
import { useCamera } from "../camera/video/use-camera.ts";
import { useCodeReader } from "../camera/read/use-code-reader.ts";
import { useSound } from "../camera/sound/use-sound.ts";
import { useVideo } from "../camera/video/use-video.ts";
import { HitNote } from "../outcome/hit-note.tsx";
import { scansOfProject } from "../outcome/listed-scan.ts";
import { messages } from "../messages.ts";
import * as styles from "./scan-desk.css.ts";
import { ScanForm } from "./scan-form.tsx";
import { ScanList } from "../list/scan-list.tsx";
import { useAddCodes } from "./use-add-codes.ts";
import { useOutcomeText } from "../outcome/use-outcome-text.ts";
import { useOutcomes } from "../outcome/use-outcomes.ts";
import { WaitingNotice } from "./waiting-notice.tsx";

/** Where products are scanned: the camera, what was scanned, and the field for typed numbers. */
export const ScanDesk = ({ project }: { project: Project }) => {
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const addCodes = useAddCodes(project);
  const outcomeText = useOutcomeText();
  const snapshot = useScans();
  const scans = useMemo(() => scansOfProject(snapshot, project.uuid), [snapshot, project.uuid]);
  const camera = useCamera();
  const sound = useSound();
  const video = useVideo(camera.state.kind === "on" ? camera.state.stream : undefined);
  const form = useRef<HTMLDivElement>(null);
  const [hit, setHit] = useState<AddedCode>();
  const keepAs = `codes.${project.uuid}`;
  const [typing, setTyping] = useState(() => hasKeptValues(keepAs));
  const [isEmptyPhoto, setEmptyPhoto] = useState(false);
  const { state } = camera;

  const add = async (codes: readonly string[]): Promise<AddedCode[]> => {
    const results = await addCodes(codes);
    // The notice about it is read out (SCAN-14).
    if (results.some(({ result }) => result === "unstored")) sound.give("refused");

    return results;
  };
  const take = async (code: string): Promise<void> => {
    const [result] = await add([code]);
    if (!result) return;
    setHit(result);
    if (result.result !== "unstored") sound.give(result.result === "queued" ? "scanned" : "refused");
    if (result.result === "notSerial") announce(formatMessage(messages.foreignCode));
    if (result.result === "repeated") announce(formatMessage(messages.repeated));
  };
  const readPhoto = useCodeReader(video, state.kind === "on", (code) => void take(code));
  const photo = useAction({
    run: async (file: File) => {
      const code = await readPhoto(file);
      setEmptyPhoto(code === undefined);
      if (code !== undefined) await take(code);
    },
  });
  const photoProps = { pending: photo.pending, onPhoto: (file: File) => void photo.start(file) };

  useOutcomes(scans, (scan) => {
    announce(outcomeText(scan));
    if (scan.state === "refused") sound.give("refused");
  });

  const type = () => {
    // iOS opens its keyboard only for a field that takes the focus within the tap.
    flushSync(() => setTyping(true));
    form.current?.querySelector("textarea")?.focus();
  };
  // A fault that comes later leaves everything in its place.
  const hasPane = state.kind !== "fault" || !state.known;
  const formBelow = typing ? styles.form : styles.formOnWide;
  const formStyle = hasPane ? formBelow : styles.formAlone;
  const fault = state.kind === "fault" && (
    <CameraFaultNotice fault={state.fault} onRetry={camera.start} photo={photoProps} />
  );

  return (
    <div className={styles.desk}>
      {hasPane && fault && <div className={styles.insteadOfPane}>{fault}</div>}
      {!fault && (
        <CameraPane
          camera={camera}
          sound={sound}
          video={video}
          photo={photoProps}
          hit={hit && <HitNote hit={hit} scans={scans} />}
        />
      )}
      <div className={hasPane ? styles.panelBelow : styles.panelAlone}>
        <Stack space="medium" className={styles.content}>
          {!hasPane && fault}
          {isEmptyPhoto && (
            <Notice tone="warning" live onClose={() => setEmptyPhoto(false)}>
              <FormattedMessage {...cameraMessages.noCode} />
            </Notice>
          )}
          <ActionProblems error={photo.error} />
          <WaitingNotice />
          <ReadOnlyNote />
          <ScanList project={project.uuid} scans={scans} />
          <div ref={form} className={formStyle}>
            <ScanForm keepAs={keepAs} onAdd={add} />
          </div>
        </Stack>
        <div className={styles.actions}>
          {hasPane && !typing && (
            <span className={styles.onPhones}>
              <Button variant="outline" icon={Keyboard} onClick={type}>
                <FormattedMessage {...cameraMessages.type} />
              </Button>
            </span>
          )}
          <ButtonLink href={href("project", { uuid: project.uuid })} icon={Check} className={styles.done}>
            <FormattedMessage {...messages.done} />
          </ButtonLink>
        </div>
      </div>
    </div>
  );
};
