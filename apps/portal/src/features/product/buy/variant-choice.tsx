import type { Variant } from "@lucarne/api-client/queries/shop";
import { ChoiceCard, ChoiceGroup } from "@lucarne/ui/choice-card";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { productMessages } from "../../../shared/products/product-messages.ts";
import { messages } from "../messages.ts";

type VariantChoiceProps = { variants: readonly Variant[]; chosen: string; onChoose: (uuid: string) => void };

/** The variants of a product; with their prices where these differ. */
export const VariantChoice = ({ variants, chosen, onChoose }: VariantChoiceProps) => {
  const { formatMessage } = useIntl();
  const name = useId();
  const hasPrices = new Set(variants.map(({ price }) => price)).size > 1;

  return (
    <ChoiceGroup
      label={<FormattedMessage {...messages.variants} />}
      columns={{ phone: 2, tablet: variants.length === 4 ? 2 : 3 }}
    >
      {variants.map(({ uuid, title, stock, price }) => (
        <ChoiceCard
          key={uuid}
          type="radio"
          name={name}
          label={title}
          hint={
            stock < 1 ? (
              <FormattedMessage {...productMessages.soldOut} />
            ) : (
              hasPrices && formatMessage(pointsMessages.amount, { points: price })
            )
          }
          disabled={stock < 1}
          checked={uuid === chosen}
          onChange={() => onChoose(uuid)}
        />
      ))}
    </ChoiceGroup>
  );
};
