import { ButtonLink } from "@lucarne/ui/button";
import { Inline } from "@lucarne/ui/layout";
import { Text } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { messages } from "../messages.ts";
import { aside } from "./register-link.css.ts";

/** The way to registration for a company that is not in the club. */
export const RegisterLink = () => (
  <Inline align="space-between" collapseBelow="tablet" className={aside}>
    <Text tone="muted">
      <FormattedMessage {...messages.noAccount} />
    </Text>
    <ButtonLink href={href("registration")} variant="outline" size="compact">
      <FormattedMessage {...messages.register} />
    </ButtonLink>
  </Inline>
);
