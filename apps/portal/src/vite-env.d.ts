/// <reference types="vite/client" />

/** Compiled messages, made of `locales/*.json` by build/messages-plugin.ts. */
declare module "virtual:messages" {
  import type { LanguageCode } from "@lucarne/api-client/languages";
  import type { MessageFormatElement } from "react-intl";

  type Messages = Record<string, MessageFormatElement[]>;
  type Loader = () => Promise<{ default: Messages }>;
  /** Group → language → loader. A language without a file of its own is absent. */
  export const loaders: Record<"entry" | "registration" | "app", Partial<Record<LanguageCode, Loader>>>;
}
