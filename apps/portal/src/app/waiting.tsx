import { Spinner } from "@lucarne/ui/spinner";
import { useIntl } from "react-intl";
import { useNavigation } from "react-router";
import { commonMessages } from "../shared/common-messages.ts";
import { readOut } from "../shared/page-parts/read-out.css.ts";
import { opening, waiting } from "./waiting.css.ts";

/** Placeholder for a page that cannot be rendered yet; visible only after a delay. */
export const Waiting = () => (
  <div role="status" className={waiting}>
    <Spinner size={40} label={useIntl().formatMessage(commonMessages.loading)} />
  </div>
);

/** Says that the next page is being opened, while the page before is still shown; visible only after a delay. */
export const Opening = () => {
  const { formatMessage } = useIntl();
  if (useNavigation().state === "idle") return null;

  return (
    <div role="status" className={opening}>
      <span className={readOut}>{formatMessage(commonMessages.loading)}</span>
    </div>
  );
};
