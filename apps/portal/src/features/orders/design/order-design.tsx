import { type MarketingConfig, type Order, orderPrint } from "@lucarne/api-client/queries/orders";
import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Download } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { languageByCode } from "@lucarne/api-client/languages";
import { regionBySlug } from "@lucarne/api-client/regions";
import { useCurrentUser } from "../../../platform/session/user/use-current-user.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { saveFile } from "../../../shared/download/save-file.ts";
import { ActionProblems } from "../../../shared/query/action-problems.tsx";
import { useAction } from "../../../shared/query/use-action.ts";
import { designMessages } from "./design-messages.ts";
import * as styles from "./order-design.css.ts";
import { designTexts } from "./design-texts.ts";
import { screenOnly } from "../view/order-view.css.ts";

/** What is printed in a marketing order, and its print file (ORD-7, CONF-23). */
export const OrderDesign = ({ order, config }: { order: Order; config: MarketingConfig }) => {
  const { start, pending, error } = useAction({
    run: async () => saveFile(await orderPrint(api, order.uuid), `${order.number.replaceAll("/", "-")}.pdf`),
  });

  const user = useCurrentUser();
  // Designs are printed in the country's language.
  const language = user && languageByCode(regionBySlug(user.region.slug)?.languages[0] ?? "en")?.htmlLang;

  return (
    <Card as="section">
      <Stack>
        <Heading level={2} size="h3">
          <FormattedMessage {...designMessages.title} />
        </Heading>
        <dl className={styles.texts}>
          {designTexts(config).map(({ name, text }) => [
            <dt key={`${name} term`} className={styles.term}>
              <FormattedMessage {...designMessages[name]} />
            </dt>,
            <dd key={name} lang={language} translate="no" className={styles.text}>
              {text}
            </dd>,
          ])}
        </dl>
        <ActionProblems error={error} />
        <div className={screenOnly}>
          <Button variant="outline" icon={Download} pending={pending} onClick={() => void start()}>
            <FormattedMessage {...designMessages.download} />
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
