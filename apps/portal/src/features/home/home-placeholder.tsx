import { Container } from "@lucarne/ui/layout";
import { FormattedMessage } from "react-intl";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { readOut } from "../../shared/page-parts/read-out.css.ts";
import * as styles from "./home-screen.css.ts";
import { HomeSkeleton } from "./home-skeleton.tsx";

/** Home before any script runs. */
export const HomePlaceholder = ({ picture }: { picture?: string }) => (
  <Container className={styles.page}>
    <h1 className={readOut}>
      <FormattedMessage {...PAGES.home.title} />
    </h1>
    <HomeSkeleton picture={picture} />
  </Container>
);
