import { Button } from "@lucarne/ui/button";
import { IconButton } from "@lucarne/ui/icon-button";
import { Camera, Flashlight, SwitchCamera, Volume2, VolumeX } from "@lucarne/ui/icons";
import type { ReactNode, RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./camera-pane.css.ts";
import label from "./label.svg?no-inline";
import { cameraMessages } from "./messages.ts";
import { PhotoButton } from "./photo-button.tsx";
import type { useCamera } from "./video/use-camera.ts";
import type { useSound } from "./sound/use-sound.ts";

type CameraPaneProps = {
  camera: ReturnType<typeof useCamera>;
  sound: ReturnType<typeof useSound>;
  video: RefObject<HTMLVideoElement | null>;
  photo: { pending: boolean; onPhoto: (photo: File) => void };
  /** The outcome of the last code, below the frame. */
  hit: ReactNode;
};

/** The picture of the camera with the frame for the label and what the camera offers. */
export const CameraPane = ({ camera, sound, video, photo, hit }: CameraPaneProps) => {
  const { formatMessage } = useIntl();
  const { state, torchOn, zoom } = camera;
  const hasPicture = state.kind === "on";

  return (
    <section className={styles.pane} aria-label={formatMessage(cameraMessages.label)}>
      {hasPicture ? (
        <video ref={video} className={styles.video} autoPlay playsInline muted />
      ) : (
        // What to look for, until the camera shows it.
        <img src={label} alt="" className={styles.video} />
      )}
      <div className={styles.frame} aria-hidden>
        <span className={styles.corner.topStart} />
        <span className={styles.corner.topEnd} />
        <span className={styles.corner.bottomStart} />
        <span className={styles.corner.bottomEnd} />
      </div>
      {hasPicture ? (
        <p className={styles.chip}>
          <FormattedMessage {...cameraMessages.hold} />
        </p>
      ) : (
        <div className={styles.start}>
          <Button tone="highlight" icon={Camera} pending={state.kind === "starting"} onClick={camera.start}>
            <FormattedMessage {...cameraMessages[state.kind === "starting" ? "starting" : "start"]} />
          </Button>
        </div>
      )}
      {hit}
      <div className={styles.tools}>
        <IconButton
          icon={sound.on ? Volume2 : VolumeX}
          tone="onBrand"
          label={formatMessage(cameraMessages.sound)}
          aria-pressed={sound.on}
          onClick={sound.toggle}
        />
        {state.kind === "on" && state.extras.torch && (
          <IconButton
            icon={Flashlight}
            tone="onBrand"
            label={formatMessage(cameraMessages.torch)}
            aria-pressed={torchOn}
            onClick={camera.toggleTorch}
          />
        )}
        {state.kind === "on" && state.extras.zoom && (
          <input
            type="range"
            className={styles.zoom}
            aria-label={formatMessage(cameraMessages.zoom)}
            {...state.extras.zoom}
            value={zoom ?? state.extras.zoom.min}
            onChange={({ target }) => camera.changeZoom(target.valueAsNumber)}
          />
        )}
        {camera.canSwitch && (
          <IconButton
            icon={SwitchCamera}
            tone="onBrand"
            label={formatMessage(cameraMessages.next)}
            onClick={camera.switchCamera}
          />
        )}
        <PhotoButton compact {...photo} />
      </div>
    </section>
  );
};
