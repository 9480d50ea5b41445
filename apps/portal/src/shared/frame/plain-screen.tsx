import { ActionBar } from "@lucarne/ui/app-frame";
import type { LucideIcon } from "@lucarne/ui/icons";
import { Heading, Text } from "@lucarne/ui/text";
import { type ReactNode, useEffect, useRef } from "react";
import { IconPane } from "../page-parts/states/icon-pane.tsx";
import { PlainHeader } from "./plain-header.tsx";
import * as styles from "./plain-screen.css.ts";

type PlainScreenProps = {
  icon?: LucideIcon;
  title: ReactNode;
  text: ReactNode;
  /** The main action last; on phones they stay in sight. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One question on a card under the club's name and the language menu. Its heading gets the focus. */
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
          {actions !== undefined && <ActionBar placement="end-of-form">{actions}</ActionBar>}
        </div>
      </main>
    </div>
  );
};
