import { ButtonLink } from "@lucarne/ui/button";
import { House } from "@lucarne/ui/icons";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { href } from "../../navigation/href.ts";
import { Artwork } from "../../artwork/artwork.tsx";
import { usePageTitle } from "../title/page-title.ts";
import { messages } from "./messages.ts";
import * as styles from "./not-found.css.ts";

/** The 404 page inside the signed-in frame, also shown for a resource that does not exist (NAV-9). */
export const NotFound = () => {
  usePageTitle(useIntl().formatMessage(messages.pageTitle));

  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Artwork scene="notFound" />
      </div>
      <div className={styles.words}>
        <Heading level={1}>
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...messages.text} />
        </Text>
        <div className={styles.action}>
          <ButtonLink href={href("home")} icon={House}>
            <FormattedMessage {...messages.toHome} />
          </ButtonLink>
        </div>
      </div>
    </div>
  );
};
