export {
  ChatComposer,
  type ChatComposerProps,
  ChatDay,
  ChatMessage,
  type ChatMessageProps,
  ChatThread,
  type ChatThreadProps,
} from "./chat.tsx";
