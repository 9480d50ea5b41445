import { Button, type ButtonProps } from "@lucarne/ui/button";
import { IconButton } from "@lucarne/ui/icon-button";
import { Image } from "@lucarne/ui/icons";
import { type ChangeEvent, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { cameraMessages } from "./messages.ts";

type PhotoButtonProps = {
  /** Only the icon, on the picture of the camera. */
  compact?: boolean;
  variant?: ButtonProps["variant"];
  pending: boolean;
  onPhoto: (photo: File) => void;
};

/** Chooses or takes a photo of a label. */
export const PhotoButton = ({ compact = false, variant = "outline", pending, onPhoto }: PhotoButtonProps) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? [];
    if (photo) onPhoto(photo);
    // The same photo may be chosen again.
    target.value = "";
  };
  const open = () => input.current?.click();

  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden onChange={choose} />
      {compact ? (
        <IconButton
          icon={Image}
          tone="onBrand"
          label={formatMessage(cameraMessages.photo)}
          aria-busy={pending}
          onClick={open}
        />
      ) : (
        <Button variant={variant} icon={Image} pending={pending} onClick={open}>
          <FormattedMessage {...cameraMessages.photo} />
        </Button>
      )}
    </>
  );
};
