/// <reference types="vite/client" />

/** Compiled messages, made of `locales/*.json` by build/messages/messages-plugin.ts. */
declare module "virtual:messages" {
  import type { LanguageCode } from "@lucarne/api-client/languages";
  import type { MessageFormatElement } from "react-intl";
  import type { UiStrings } from "@lucarne/ui/strings/types";

  type Messages = Record<string, MessageFormatElement[]>;
  /**
   * `strings` are the kit's words; the groups `entry` and `app` have them. Undefined while the page reloads itself
   * because a deploy has removed the file.
   */
  export type Loader = () => Promise<{ default: Messages; strings?: UiStrings } | undefined>;
  /** Group → language → loader. A language without a file of its own is absent. */
  export const loaders: Record<
    import("./platform/intl/message-groups.ts").EntryGroup,
    Partial<Record<LanguageCode, Loader>>
  >;
}

/** The loaders of the groups that only signed-in pages need. */
declare module "virtual:messages/signed-in" {
  import type { LanguageCode } from "@lucarne/api-client/languages";
  import type { Loader } from "virtual:messages";

  export const loaders: Record<
    Exclude<
      import("./platform/intl/message-groups.ts").MessageGroup,
      import("./platform/intl/message-groups.ts").EntryGroup
    >,
    Partial<Record<LanguageCode, Loader>>
  >;
}
