import { Button } from "@lucarne/ui/button";
import { FormattedMessage, useIntl } from "react-intl";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { messages } from "../messages.ts";

type PlaceButtonProps = { points: number; pending: boolean; disabled: boolean; onPlace: () => void };

/** Places the order; names its points, if it costs any. */
export const PlaceButton = ({ points, pending, disabled, onPlace }: PlaceButtonProps) => {
  const { formatMessage } = useIntl();

  return (
    <Button tone="accent" stretch pending={pending} disabled={disabled} onClick={onPlace}>
      {points > 0 ? (
        <FormattedMessage
          {...messages.placeFor}
          values={{ points: formatMessage(pointsMessages.amount, { points }) }}
        />
      ) : (
        <FormattedMessage {...messages.place} />
      )}
    </Button>
  );
};
