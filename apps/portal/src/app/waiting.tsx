import { Spinner } from "@lucarne/ui/spinner";
import { useIntl } from "react-intl";
import { commonMessages } from "../shared/common-messages.ts";
import { waiting } from "./waiting.css.ts";

/** Placeholder for a page that cannot be rendered yet; visible only after a delay. */
export const Waiting = () => (
  <div role="status" className={waiting}>
    <Spinner size={40} label={useIntl().formatMessage(commonMessages.loading)} />
  </div>
);
