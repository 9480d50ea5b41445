import { isCancel } from "@lucarne/api-client/errors";
import { publicConfigQuery } from "@lucarne/api-client/queries/config";
import { type Registration, registerCompany } from "@lucarne/api-client/queries/registration";
import { reportProblem } from "@lucarne/api-client/problems";
import { regionBySlug } from "@lucarne/api-client/regions";
import { Button } from "@lucarne/ui/button";
import { Checkbox } from "@lucarne/ui/checkbox";
import { Inline, Stack } from "@lucarne/ui/layout";
import { TextLink } from "@lucarne/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { formProblems, type FormProblem } from "../../app/forms/server-errors.ts";
import { usePending } from "../../app/forms/use-pending.ts";
import { useRegistrationSurvey } from "../../app/survey/registration-survey.tsx";
import { useLanguage } from "../../intl/use-language.ts";
import { api } from "../../session/portal-api.ts";
import type { Draft } from "./draft.ts";
import { messages } from "./messages.ts";
import { PROFILE_FIELDS, type ProfileField } from "./profile-fields.ts";
import { registrationProfile } from "./profile.ts";
import { ReviewBlocks } from "./review-blocks.tsx";
import { ReviewProblems } from "./review-problems.tsx";
import type { Step } from "./steps.ts";

type ReviewStepProps = { draft: Draft; onEdit: (step: Step) => void; onDone: (registration: Registration) => void };

/** Step 4: everything once more, two consents, the terms, and the registration itself (document 1 §2). */
export const ReviewStep = ({ draft, onEdit, onDone }: ReviewStepProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const questions = useRegistrationSurvey(regionBySlug(draft.country)?.id).data;
  const links = useQuery(publicConfigQuery(api, language)).data?.links[draft.country];
  const { pending, run } = usePending();
  const [choices, setChoices] = useState({ emailConsent: false, phoneConsent: false });
  const [terms, setTerms] = useState(false);
  const [tried, setTried] = useState(false);
  const [problems, setProblems] = useState<readonly FormProblem<ProfileField>[]>([]);
  const box = useRef<HTMLInputElement>(null);
  // One key for this registration: a repetition after a lost answer changes nothing.
  const [key] = useState(() => crypto.randomUUID());

  const register = () =>
    run(async () => {
      setTried(true);
      setProblems([]);
      if (!terms) {
        box.current?.focus();

        return;
      }
      if (!questions) return;
      try {
        const invite = search.get("invite") ?? undefined;
        const profile = await registrationProfile({ draft, questions, choices, language, invite });
        onDone(await registerCompany(api, profile, key));
      } catch (error) {
        if (!isCancel(error)) setProblems(formProblems({ report: reportProblem(error), fields: PROFILE_FIELDS }));
      }
    });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void register();
      }}
    >
      <Stack space="large">
        <ReviewProblems problems={problems} onEdit={onEdit} />
        <ReviewBlocks draft={draft} questions={questions ?? []} onEdit={onEdit} />
        <Stack space="xsmall">
          <Checkbox
            label={formatMessage(messages.emailConsent)}
            checked={choices.emailConsent}
            onChange={(event) => setChoices({ ...choices, emailConsent: event.target.checked })}
          />
          <Checkbox
            label={formatMessage(messages.phoneConsent)}
            checked={choices.phoneConsent}
            onChange={(event) => setChoices({ ...choices, phoneConsent: event.target.checked })}
          />
          <Checkbox
            ref={box}
            label={formatMessage(messages.terms)}
            checked={terms}
            error={tried && !terms ? formatMessage(messages.termsRequired) : undefined}
            onChange={(event) => setTerms(event.target.checked)}
          />
          {links && (
            <Inline>
              <TextLink href={links.terms}>
                <FormattedMessage {...messages.termsLink} />
              </TextLink>
              <TextLink href={links.privacy}>
                <FormattedMessage {...messages.privacyLink} />
              </TextLink>
            </Inline>
          )}
        </Stack>
        <Inline align="end">
          <Button type="submit" pending={pending} disabled={!questions}>
            <FormattedMessage {...messages.submit} />
          </Button>
        </Inline>
      </Stack>
    </form>
  );
};
