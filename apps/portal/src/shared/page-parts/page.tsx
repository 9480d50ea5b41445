import { Container } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import type { ReactNode } from "react";
import * as styles from "./page.css.ts";

export type PageProps = {
  title: ReactNode;
  /** A sentence under the title. */
  text?: ReactNode;
  /** The page's main action, beside its title. */
  action?: ReactNode;
  size?: "page" | "form" | "text" | "narrow";
  children: ReactNode;
};

/** A page inside the signed-in frame: its title, what one does there, its content. */
export const Page = ({ title, text, action, size, children }: PageProps) => (
  <Container size={size} className={styles.page}>
    <div className={styles.head}>
      <div className={styles.words}>
        <Heading level={1}>{title}</Heading>
        {text !== undefined && <Text tone="muted">{text}</Text>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
    {children}
  </Container>
);
