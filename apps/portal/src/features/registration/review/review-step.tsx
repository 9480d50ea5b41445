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
import { FormattedMessage, useIntl } from "react-intl";
import { externalHref } from "../../../shared/navigation/external-href.ts";
import { formProblems } from "../../../shared/forms/problems/server-errors.ts";
import { StepButtons } from "../../../shared/forms/step-buttons.tsx";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { useRegistrationSurvey } from "../../../shared/survey/registration-survey.tsx";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { type Attempt, attemptOf } from "../draft/attempt.ts";
import type { Draft } from "../draft/draft.ts";
import { messages } from "../messages.ts";
import { PROFILE_FIELDS, PROFILE_SERVER_NAMES, type Refusal, refusalsOf } from "../profile/profile-fields.ts";
import { registrationProfile } from "../profile/profile.ts";
import { ReviewBlocks } from "../answers/review-blocks.tsx";
import { ReviewProblems } from "./review-problems.tsx";
import { reviewSchema } from "./review-schema.ts";
import type { Step } from "../frame/steps.ts";

type ReviewStepProps = {
  draft: Draft;
  refused: readonly Refusal[];
  /** A try is about to be made; nothing when its answer is known. */
  onAttempt: (attempt: Attempt | undefined) => void;
  onRefused: (problems: readonly Refusal[]) => void;
  onEdit: (step: Step) => void;
  onBack: () => void;
  onDone: (registration: Registration) => void;
};

/** The server has answered and nothing was registered; other failures leave it open whether something was. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Step 4: all entered data, two consents, the terms, and the registration itself (REG-2). */
export const ReviewStep = (props: ReviewStepProps) => {
  const { draft, refused, onAttempt, onRefused, onEdit, onBack, onDone } = props;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const survey = useRegistrationSurvey(regionBySlug(draft.country)?.id);
  const links = useQuery(publicConfigQuery(api, language)).data?.links[draft.country];
  const questions = survey.data;
  const { form, formProps, pending } = usePortalForm({
    schema: reviewSchema,
    send: async ({ emailConsent, phoneConsent }) => {
      onRefused([]);
      if (!questions) return;
      try {
        const profile = await registrationProfile({
          draft,
          questions,
          choices: { emailConsent, phoneConsent },
          language,
        });
        const attempt = attemptOf(profile, draft.attempt);
        onAttempt(attempt);
        onDone(await registerCompany(api, profile, attempt.key));
      } catch (error) {
        if (isCancel(error)) return;
        if (isFinal(error)) onAttempt(undefined);
        // The fields are on earlier steps; the review lists what is wrong with links to them (REG-21).
        const report = reportProblem(error);
        onRefused(refusalsOf(formProblems({ report, fields: PROFILE_FIELDS, serverNames: PROFILE_SERVER_NAMES })));
      }
    },
  });
  const termsWrong = form.formState.errors.terms !== undefined;

  return (
    <form {...formProps}>
      <Stack space="large">
        <ReviewProblems problems={refused} country={draft.country} onEdit={onEdit} />
        <ReviewBlocks draft={draft} survey={survey} onEdit={onEdit} />
        <Stack space="xsmall">
          <Heading level={2} size="h3">
            <FormattedMessage {...messages.consents} />
          </Heading>
          <Checkbox {...form.register("emailConsent")} label={formatMessage(messages.emailConsent)} />
          <Checkbox {...form.register("phoneConsent")} label={formatMessage(messages.phoneConsent)} />
          <Checkbox
            {...form.register("terms")}
            required
            label={formatMessage(messages.terms)}
            error={termsWrong ? formatMessage(messages.termsRequired) : undefined}
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
