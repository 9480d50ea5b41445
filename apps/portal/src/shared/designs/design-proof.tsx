import type { MarketingConfig } from "@lucarne/api-client/queries/orders";
import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Dialog } from "@lucarne/ui/dialog";
import { ZoomIn } from "@lucarne/ui/icons";
import { Heading, Text } from "@lucarne/ui/text";
import { useCallback, useEffect, useEffectEvent, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLoadedComponent } from "../../platform/code/use-loaded-component.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import * as styles from "./design-proof.css.ts";
import { proofMessages } from "./proof-messages.ts";

const importSheets = () => import("./design-sheets.tsx");

/** What a design looks like in print. The code that draws it loads after the page. */
export const DesignProof = ({ design }: { design: MarketingConfig }) => {
  const id = useId();
  const user = useCurrentUser();
  const [Sheets, loadSheets] = useLoadedComponent(importSheets, (module) => module.DesignSheets);
  const [failed, setFailed] = useState(false);
  const [enlarged, setEnlarged] = useState(false);
  const fail = useCallback(() => setFailed(true), []);

  const load = useEffectEvent(() => loadSheets(fail));

  useEffect(() => load(), []);
  const sheets = Sheets && user && <Sheets design={design} user={user} onFailed={fail} />;

  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="h3" id={id}>
          <FormattedMessage {...proofMessages.title} />
        </Heading>
        {!failed && (
          <Button
            variant="outline"
            size="compact"
            icon={ZoomIn}
            className={styles.enlarge}
            onClick={() => setEnlarged(true)}
          >
            <FormattedMessage {...proofMessages.enlarge} />
          </Button>
        )}
      </div>
      <div className={styles.bench}>
        {failed ? (
          <Text role="status">
            <FormattedMessage {...proofMessages.failed} />
          </Text>
        ) : (
          (sheets ?? <div className={styles.waiting} />)
        )}
      </div>
      <Dialog
        open={enlarged && !failed}
        onClose={() => setEnlarged(false)}
        size="wide"
        title={<FormattedMessage {...proofMessages.title} />}
      >
        <div className={styles.large}>{sheets}</div>
      </Dialog>
    </Card>
  );
};
