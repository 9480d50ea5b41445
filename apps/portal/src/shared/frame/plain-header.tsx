import { Logo } from "@lucarne/ui/brand";
import { Container } from "@lucarne/ui/layout";
import { Link } from "@lucarne/ui/provider";
import type { PageHref } from "../navigation/href.ts";
import { CLUB_NAME } from "../club-name.ts";
import { LanguageMenu } from "./language-menu.tsx";
import * as styles from "./plain-header.css.ts";

/** A bar with the club's name and the language menu; `href` makes the name a link. */
export const PlainHeader = ({ href }: { href?: PageHref }) => (
  <header className={styles.header}>
    <Container className={styles.row}>
      {href === undefined ? (
        <Logo name={CLUB_NAME} />
      ) : (
        <Link href={href} className={styles.link}>
          <Logo name={CLUB_NAME} />
        </Link>
      )}
      <LanguageMenu />
    </Container>
  </header>
);
