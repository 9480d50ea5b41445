import { TextLink } from "@lucarne/ui/link";
import { Heading, Text } from "@lucarne/ui/text";
import type { ReactNode } from "react";
import type { PageHref } from "../../../shared/navigation/href.ts";
import * as styles from "./home-section.css.ts";

type HomeSectionProps = {
  title: ReactNode;
  /** Where all of it is. */
  link: { href: PageHref; label: ReactNode };
  /** A line below the title. */
  text?: ReactNode;
  children: ReactNode;
};

/** A block of home with its title and a link to the page behind it. */
export const HomeSection = ({ title, link, text, children }: HomeSectionProps) => (
  <section className={styles.section}>
    <div className={styles.head}>
      <Heading level={2}>{title}</Heading>
      <TextLink href={link.href} weight="strong" standalone>
        {link.label}
      </TextLink>
      {text !== undefined && (
        <Text size="small" tone="muted" className={styles.text}>
          {text}
        </Text>
      )}
    </div>
    {children}
  </section>
);
