import { Container } from "@lucarne/ui/layout";
import type { ReactNode } from "react";
import * as styles from "./chat-frame.css.ts";
import { TicketList } from "./ticket-list.tsx";

type ChatFrameProps = {
  /** The uuid of the open chat, or `new`. */
  current?: string;
  /** On a phone the list is shown instead of the chat. */
  showsList?: boolean;
  children: ReactNode;
};

/** The list of chats and beside it one of them; on a phone only one of the two. */
export const ChatFrame = ({ current, showsList = false, children }: ChatFrameProps) => (
  <Container className={styles.page}>
    <div className={styles.frame}>
      <aside className={showsList ? styles.list : `${styles.list} ${styles.wideOnly}`}>
        <TicketList current={current} isPage={showsList} />
      </aside>
      <div className={showsList ? `${styles.chat} ${styles.wideOnly}` : styles.chat}>{children}</div>
    </div>
  </Container>
);
