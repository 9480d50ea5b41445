import { CameraOff } from "@lucarne/ui/icons";
import { Inline, Stack } from "@lucarne/ui/layout";
import { Notice, NoticeAction } from "@lucarne/ui/notice";
import { FormattedMessage } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import { faultMessages } from "./messages.ts";
import type { CameraFault } from "./video/camera-track.ts";
import { PhotoButton } from "./photo-button.tsx";

type CameraFaultNoticeProps = {
  fault: CameraFault;
  onRetry: () => void;
  photo: { pending: boolean; onPhoto: (photo: File) => void };
};

/** Why there is no picture, and the other ways to scan. */
export const CameraFaultNotice = ({ fault, onRetry, photo }: CameraFaultNoticeProps) => (
  <Stack space="small">
    <Notice
      live
      icon={CameraOff}
      title={<FormattedMessage {...faultMessages[fault].title} />}
      action={
        <NoticeAction onClick={onRetry}>
          <FormattedMessage {...commonMessages.tryAgain} />
        </NoticeAction>
      }
    >
      <FormattedMessage {...faultMessages[fault].text} />
    </Notice>
    <Inline>
      <PhotoButton {...photo} />
    </Inline>
  </Stack>
);
