export {
  ChatComposer,
  type ChatComposerProps,
  ChatDay,
  type ChatDayProps,
  ChatMessage,
  type ChatMessageProps,
  ChatThread,
  type ChatThreadProps,
} from "./chat.tsx";
