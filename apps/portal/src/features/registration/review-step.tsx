import { ApiError, isCancel } from "@lucarne/api-client/errors";
import { publicConfigQuery } from "@lucarne/api-client/queries/config";
import { type Registration, registerCompany } from "@lucarne/api-client/queries/registration";
import { reportProblem } from "@lucarne/api-client/problems";
import { regionBySlug } from "@lucarne/api-client/regions";
import { Checkbox } from "@lucarne/ui/checkbox";
import { Inline, Stack } from "@lucarne/ui/layout";
import { TextLink } from "@lucarne/ui/link";
import { Heading } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { externalHref } from "../../shared/pages/external-href.ts";
import { formProblems, type FormProblem } from "../../shared/forms/server-errors.ts";
import { StepButtons } from "../../shared/forms/step-buttons.tsx";
import { usePending } from "../../shared/forms/use-pending.ts";
import { useRegistrationSurvey } from "../../shared/survey/registration-survey.tsx";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { type Attempt, attemptOf } from "./attempt.ts";
import type { Draft } from "./draft.ts";
import { messages } from "./messages.ts";
import { PROFILE_ALIASES, PROFILE_FIELDS, type ProfileField } from "./profile-fields.ts";
import { registrationProfile } from "./profile.ts";
import { ReviewBlocks } from "./review-blocks.tsx";
import { ReviewProblems } from "./review-problems.tsx";
import type { Step } from "./steps.ts";

type Problems = readonly FormProblem<ProfileField>[];

type ReviewStepProps = {
  draft: Draft;
  refused: Problems;
  /** A try is about to be made; nothing when its answer is known. */
  onAttempt: (attempt: Attempt | undefined) => void;
  onRefused: (problems: Problems) => void;
  onEdit: (step: Step) => void;
  onBack: () => void;
  onDone: (registration: Registration) => void;
};

/** The server has answered and nothing was registered; other failures leave it open whether something was. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Step 4: everything once more, two consents, the terms, and the registration itself (REG-2). */
export const ReviewStep = (props: ReviewStepProps) => {
  const { draft, refused, onAttempt, onRefused, onEdit, onBack, onDone } = props;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const survey = useRegistrationSurvey(regionBySlug(draft.country)?.id);
  const links = useQuery(publicConfigQuery(api, language)).data?.links[draft.country];
  const { pending, run } = usePending();
  const [choices, setChoices] = useState({ emailConsent: false, phoneConsent: false });
  const [terms, setTerms] = useState(false);
  const [tried, setTried] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const questions = survey.data;

  const register = () =>
    run(async () => {
      setTried(true);
      onRefused([]);
      if (!terms) {
        box.current?.focus();

        return;
      }
      if (!questions) return;
      try {
        const profile = await registrationProfile({ draft, questions, choices, language });
        const attempt = attemptOf(profile, draft.attempt);
        onAttempt(attempt);
        onDone(await registerCompany(api, profile, attempt.key));
      } catch (error) {
        if (isCancel(error)) return;
        if (isFinal(error)) onAttempt(undefined);
        onRefused(formProblems({ report: reportProblem(error), fields: PROFILE_FIELDS, aliases: PROFILE_ALIASES }));
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
        <ReviewProblems problems={refused} country={draft.country} onEdit={onEdit} />
        <ReviewBlocks draft={draft} survey={survey} onEdit={onEdit} />
        <Stack space="xsmall">
          <Heading level={2} size="h3">
            <FormattedMessage {...messages.consents} />
          </Heading>
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
            <Inline space="large">
              <TextLink href={externalHref(links.terms)} target="_blank" rel="noopener">
                <FormattedMessage {...messages.termsLink} />
              </TextLink>
              <TextLink href={externalHref(links.privacy)} target="_blank" rel="noopener">
                <FormattedMessage {...messages.privacyLink} />
              </TextLink>
            </Inline>
          )}
        </Stack>
        <StepButtons pending={pending} disabled={!questions} onBack={onBack}>
          <FormattedMessage {...messages.submit} />
        </StepButtons>
      </Stack>
    </form>
  );
};
