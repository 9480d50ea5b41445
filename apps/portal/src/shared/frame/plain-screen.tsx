import type { LucideIcon } from "@lucarne/ui/icons";
import { Heading, Text } from "@lucarne/ui/text";
import { type ReactNode, useEffect, useRef } from "react";
import { IconPane } from "../page/icon-pane.tsx";
import { PlainHeader } from "./plain-header.tsx";
import * as styles from "./plain-screen.css.ts";

type PlainScreenProps = {
  icon?: LucideIcon;
  title: ReactNode;
  text: ReactNode;
  /** What can be done, the main action last; stays in sight on phones. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One question on a card, with nothing around it but the club's name and the language. Its heading takes the focus. */
export const PlainScreen = ({ icon, title, text, actions, children }: PlainScreenProps) => {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus(), []);

  return (
    <div className={styles.screen}>
      <PlainHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={actions === undefined ? `${styles.card} ${styles.open}` : styles.card}>
          <div ref={head} tabIndex={-1} className={styles.head}>
            {icon && <IconPane icon={icon} />}
            <Heading level={1}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </div>
          {children}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </main>
    </div>
  );
};
