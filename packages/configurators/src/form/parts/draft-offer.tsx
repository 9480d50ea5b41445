import { Notice, NoticeAction } from "@lucarne/ui/notice";
import { useLocale } from "@lucarne/ui/provider";
import { type ReactElement } from "react";
import { useForm } from "../context.ts";
import type { Draft } from "../model/draft/draft.ts";
import { sayDay } from "../words/say.ts";

export interface DraftOfferProps {
  readonly draft: Draft;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/** Offers an older draft. What the customer has entered meanwhile can be restored with Undo. */
export const DraftOffer = ({ draft, onContinue, onDiscard }: DraftOfferProps): ReactElement => {
  const { words } = useForm();
  const locale = useLocale();
  return (
    <Notice
      live
      action={
        <>
          <NoticeAction onClick={onContinue}>{words.draft.continue}</NoticeAction>
          <NoticeAction onClick={onDiscard}>{words.draft.discard}</NoticeAction>
        </>
      }
    >
      {draft.at === undefined ? words.draft.undated : words.draft.offer({ date: sayDay(locale, draft.at) })}
    </Notice>
  );
};
