import { Spinner } from "@lucarne/ui/spinner";
import { useIntl } from "react-intl";
import { commonMessages } from "../shared/common-messages.ts";
import { waiting } from "./waiting.css.ts";

/** Stands for a page of which nothing can be drawn yet; shows itself only when that takes a while. */
export const Waiting = () => (
  <div role="status" className={waiting}>
    <Spinner size={40} label={useIntl().formatMessage(commonMessages.loading)} />
  </div>
);
