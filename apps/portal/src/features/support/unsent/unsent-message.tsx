import { Button } from "@lucarne/ui/button";
import { ChatMessage } from "@lucarne/ui/chat";
import { Icon } from "@lucarne/ui/icon";
import { CircleAlert, RotateCcw, Trash2 } from "@lucarne/ui/icons";
import { FormattedMessage } from "react-intl";
import { ActionProblems } from "../../../shared/query/action-problems.tsx";
import * as styles from "../chat/conversation.css.ts";
import { messages } from "../messages.ts";
import type { Unsent } from "./unsent.ts";

type UnsentMessageProps = {
  message: Unsent;
  isSending: boolean;
  /** Why it was not sent. */
  error: unknown;
  onSendAgain: () => void;
  onDiscard: () => void;
};

/** A message that is being sent, or that was not sent and can be sent again or deleted (SUP-7). */
export const UnsentMessage = ({ message, isSending, error, onSendAgain, onDiscard }: UnsentMessageProps) => (
  <>
    <ChatMessage
      from="own"
      sender={<FormattedMessage {...messages.you} />}
      time={
        isSending ? (
          <FormattedMessage {...messages.sending} />
        ) : (
          <span className={styles.notSent}>
            <Icon as={CircleAlert} size={16} />
            <FormattedMessage {...messages.notSent} />
          </span>
        )
      }
    >
      {message.text}
    </ChatMessage>
    {!isSending && (
      <div className={styles.failure}>
        <ActionProblems error={error} />
        <div className={styles.choices}>
          <Button variant="text" size="compact" icon={RotateCcw} onClick={onSendAgain}>
            <FormattedMessage {...messages.sendAgain} />
          </Button>
          <Button variant="text" size="compact" tone="negative" icon={Trash2} onClick={onDiscard}>
            <FormattedMessage {...messages.discard} />
          </Button>
        </div>
      </div>
    )}
  </>
);
