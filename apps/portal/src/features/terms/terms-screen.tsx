import { Button } from "@lucarne/ui/button";
import { Icon } from "@lucarne/ui/icon";
import { Check, FileText, LogOut } from "@lucarne/ui/icons";
import { Inline } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import { TextLink } from "@lucarne/ui/link";
import { Notice } from "@lucarne/ui/notice";
import { FormattedMessage, useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";
import { externalHref } from "../../shared/navigation/external-href.ts";
import { errorMessages } from "../../shared/errors/error-messages.ts";
import { PlainScreen } from "../../shared/frame/plain-screen.tsx";
import { regionLinkMessages } from "../../shared/region-links/region-link-messages.ts";
import { useRegionLinks } from "../../shared/region-links/use-region-links.ts";
import { usePageTitle } from "../../shared/page-parts/title/page-title.ts";
import { signOut } from "../../platform/session/sign-out.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import { messages } from "./messages.ts";
import * as styles from "./terms-screen.css.ts";
import { useTerms } from "./use-terms.ts";

/** Shown instead of every protected page until the terms are accepted or declined (PRM-4). */
const TermsScreen = () => {
  const { formatMessage } = useIntl();
  const { links } = useRegionLinks();
  const { accept, accepting, decline, declining, failed, asked, ask } = useTerms();
  usePageTitle(formatMessage(messages.pageTitle));

  return (
    <PlainScreen
      icon={FileText}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      actions={
        <>
          <Button variant="outline" tone="negative" onClick={() => ask(true)}>
            <FormattedMessage {...messages.decline} />
          </Button>
          <Button icon={Check} pending={accepting} onClick={accept}>
            <FormattedMessage {...messages.accept} />
          </Button>
        </>
      }
    >
      <section className={styles.summary}>
        <Heading level={2} size="h4">
          <FormattedMessage {...messages.summary} />
        </Heading>
        <ul className={styles.points}>
          {(["points", "spending", "consents"] as const).map((point) => (
            <li key={point}>
              <FormattedMessage {...messages[point]} />
            </li>
          ))}
        </ul>
        {links && (
          <div className={styles.links}>
            {(["terms", "privacy"] as const).map((document) => (
              <span key={document} className={styles.link}>
                <Icon as={FileText} />
                <TextLink
                  href={externalHref(links[document])}
                  target="_blank"
                  rel="noopener"
                  weight="strong"
                  standalone
                >
                  <FormattedMessage {...regionLinkMessages[document]} />
                </TextLink>
              </span>
            ))}
          </div>
        )}
      </section>
      <Inline>
        <Button variant="text" flush="start" icon={LogOut} onClick={signOut}>
          <FormattedMessage {...commonMessages.logOut} />
        </Button>
      </Inline>
      {failed && !asked && (
        <Notice tone="negative" live>
          <FormattedMessage {...errorMessages.generic} />
        </Notice>
      )}
      <DeclineDialog open={asked} failed={failed} pending={declining} onClose={() => ask(false)} onConfirm={decline} />
    </PlainScreen>
  );
};

export { TermsScreen as Component };
