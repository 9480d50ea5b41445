import { AVATAR_SIDE } from "@lucarne/api-client/avatar-rules";
import { Button } from "@lucarne/ui/button";
import { Dialog } from "@lucarne/ui/dialog";
import { Stack } from "@lucarne/ui/layout";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, type MessageDescriptor } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import { cropOf, dragged, type Section, WHOLE } from "./crop.ts";
import * as styles from "./crop-dialog.css.ts";
import { messages } from "../messages.ts";

const MAX_ZOOM = 4;

type RangeProps = {
  label: MessageDescriptor;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
};

/** The platform's own, without a value in words: the picture shows its effect (ADR 0003). */
const Range = ({ label, min, max, value, onChange }: RangeProps) => (
  <label className={styles.range}>
    <FormattedMessage {...label} />
    <input
      type="range"
      className={styles.slider}
      min={min}
      max={max}
      step={0.01}
      value={value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  </label>
);

type Pointer = PointerEvent<HTMLCanvasElement>;

type CropDialogProps = {
  picture: ImageBitmap;
  onClose: () => void;
  /** Gives the kept square as a file. */
  onCropped: (file: File) => void;
};

/** Chooses the square of a picture that becomes the avatar, by dragging or with the sliders (PROF-6). */
export const CropDialog = ({ picture, onClose, onCropped }: CropDialogProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [section, setSection] = useState<Section>(WHOLE);
  // The last point of a drag: pointer events of Safari before version 17 do not say how far the pointer moved.
  const point = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    const { left, top, size } = cropOf(picture.width, picture.height, section);
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    // White paper first: it hides the position before, and a JPEG would store what is transparent as black.
    context.fillStyle = "white";
    context.fillRect(0, 0, AVATAR_SIDE, AVATAR_SIDE);
    context.drawImage(picture, left, top, size, size, 0, 0, AVATAR_SIDE, AVATAR_SIDE);
  }, [picture, section]);

  const press = ({ isPrimary, button, pointerId, clientX: x, clientY: y, currentTarget }: Pointer) => {
    if (!isPrimary || button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    point.current = { x, y };
  };
  const drag = ({ isPrimary, clientX: x, clientY: y, currentTarget }: Pointer) => {
    const last = point.current;
    if (!isPrimary || !last) return;
    point.current = { x, y };
    const by = { dx: x - last.x, dy: y - last.y, side: currentTarget.clientWidth };
    setSection((before) => dragged(picture, before, by));
  };
  const release = ({ isPrimary }: Pointer) => {
    if (isPrimary) point.current = undefined;
  };

  const save = () =>
    canvas.current?.toBlob(
      (content) => content && onCropped(new File([content], "avatar.jpg", { type: "image/jpeg" })),
      "image/jpeg",
      0.9,
    );

  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage {...messages.crop} />}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button onClick={save}>
            <FormattedMessage {...messages.savePicture} />
          </Button>
        </>
      }
    >
      <Stack space="small">
        <canvas
          ref={canvas}
          width={AVATAR_SIDE}
          height={AVATAR_SIDE}
          aria-hidden
          className={styles.preview}
          onPointerDown={press}
          onPointerMove={drag}
          onLostPointerCapture={release}
        />
        <Range
          label={messages.zoom}
          min={1}
          max={MAX_ZOOM}
          value={section.zoom}
          onChange={(zoom) => setSection({ ...section, zoom })}
        />
        <Range
          label={messages.across}
          min={-1}
          max={1}
          value={section.x}
          onChange={(x) => setSection({ ...section, x })}
        />
        <Range
          label={messages.down}
          min={-1}
          max={1}
          value={section.y}
          onChange={(y) => setSection({ ...section, y })}
        />
      </Stack>
    </Dialog>
  );
};
