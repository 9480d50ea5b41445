import type { Ticket } from "@lucarne/api-client/queries/support";
import { RESOLVED } from "@lucarne/api-client/ticket-states";
import { ChatComposer, ChatDay, ChatMessage, ChatThread } from "@lucarne/ui/chat";
import { Text } from "@lucarne/ui/text";
import { Fragment } from "react";
import { FormattedMessage, FormattedTime, useIntl } from "react-intl";
import { ReadOnlyNote } from "../../../shared/page-parts/states/read-only-note.tsx";
import { readOut } from "../../../shared/page-parts/read-out.css.ts";
import { QueryView } from "../../../shared/query/query-view.tsx";
import { chatDays, firstUnread } from "../message/chat-days.ts";
import { ChatSkeleton } from "./chat-skeleton.tsx";
import * as styles from "./conversation.css.ts";
import { DayName } from "../message/day-name.tsx";
import { MessageText } from "../message/message-text.tsx";
import { messages } from "../messages.ts";
import { UnsentMessage } from "../unsent/unsent-message.tsx";
import { useConversation } from "./use-conversation.ts";
import { useStickToEnd } from "./use-stick-to-end.ts";

/** The messages of a chat by day, what was not sent, and the field for the next one (SUP-6, SUP-7). */
export const Conversation = ({ ticket }: { ticket: Ticket }) => {
  const { formatMessage } = useIntl();
  const { query, since, text, type, unsent, sending, error, send, sendAgain, discard } = useConversation(ticket.uuid);
  const list = query.data;
  const end = `${list?.at(-1)?.uuid} ${unsent.at(-1)?.key}`;
  const scroller = useStickToEnd(list === undefined ? undefined : end, unsent.length > 0);
  const divider = firstUnread(list ?? [], since);

  return (
    <>
      <h2 className={readOut}>
        <FormattedMessage {...messages.messages} />
      </h2>
      <QueryView query={query} loading={<ChatSkeleton />} failed={<FormattedMessage {...messages.chatFailed} />}>
        {(all) => (
          <ChatThread ref={scroller} label={formatMessage(messages.messages)} tabIndex={0} className={styles.scroller}>
            {chatDays(all).map((day) => (
              <Fragment key={day.key}>
                <ChatDay>
                  <DayName at={day.at} now={query.dataUpdatedAt} />
                </ChatDay>
                {day.messages.map(({ uuid, sender, message, created_at: at }) => (
                  <Fragment key={uuid}>
                    {uuid === divider && (
                      <p className={styles.divider}>
                        <FormattedMessage {...messages.newMessages} />
                      </p>
                    )}
                    <ChatMessage
                      from={sender === "installer" ? "own" : "other"}
                      sender={<FormattedMessage {...(sender === "installer" ? messages.you : messages.staff)} />}
                      time={
                        <time dateTime={at}>
                          <FormattedTime value={at} />
                        </time>
                      }
                    >
                      <MessageText text={message} />
                    </ChatMessage>
                  </Fragment>
                ))}
              </Fragment>
            ))}
            {unsent.map((message) => (
              <UnsentMessage
                key={message.key}
                message={message}
                isSending={message.key === sending}
                error={message === unsent.at(-1) ? error : undefined}
                onSendAgain={() => sendAgain(message)}
                onDiscard={() => discard(message)}
              />
            ))}
          </ChatThread>
        )}
      </QueryView>
      <div className={styles.foot}>
        {ticket.status === RESOLVED && (
          <Text size="small" tone="muted">
            <FormattedMessage {...messages.resolved} />
          </Text>
        )}
        <ReadOnlyNote />
        <ChatComposer
          label={formatMessage(messages.message)}
          placeholder={formatMessage(messages.write)}
          sendLabel={formatMessage(messages.send)}
          value={text}
          onValueChange={type}
          onSend={send}
          pending={sending !== undefined}
          className={styles.composer}
        />
      </div>
    </>
  );
};
