import { TextLink } from "@lucarne/ui/link";
import { Heading } from "@lucarne/ui/text";
import type { ReactNode } from "react";
import type { PageHref } from "../../shared/pages/href.ts";
import * as styles from "./home-section.css.ts";

type HomeSectionProps = {
  title: ReactNode;
  /** Where all of it is. */
  link: { href: PageHref; label: ReactNode };
  children: ReactNode;
};

/** A block of home with its title and a link to the page behind it. */
export const HomeSection = ({ title, link, children }: HomeSectionProps) => (
  <section className={styles.section}>
    <div className={styles.head}>
      <Heading level={2}>{title}</Heading>
      <TextLink href={link.href} weight="strong" standalone>
        {link.label}
      </TextLink>
    </div>
    {children}
  </section>
);
