import { ButtonLink } from "@lucarne/ui/button";
import { ArrowLeft } from "@lucarne/ui/icons";
import { Container } from "@lucarne/ui/layout";
import { FormattedMessage } from "react-intl";
import { href } from "../navigation/href.ts";
import { PAGES } from "../navigation/page-table.ts";
import { backLink } from "./back-link.css.ts";

/** The way back to the page above, before the title; only on phones, which have no breadcrumbs. */
export const BackLink = ({ to }: { to: "news" | "notifications" | "projects" | "team" }) => (
  <Container className={backLink}>
    <ButtonLink href={href(to)} variant="text" icon={ArrowLeft} flush="start">
      <FormattedMessage {...PAGES[to].title} />
    </ButtonLink>
  </Container>
);
