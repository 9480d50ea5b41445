import { SkeletonText } from "@lucarne/ui/skeleton";
import { lazy, Suspense, use, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { FormProblems } from "../../shared/forms/problems/form-problems.tsx";
import { useEntryState } from "../../shared/navigation/entry-state.ts";
import { usePageTitle } from "../../shared/page-parts/title/page-title.ts";
import { hasAnswers } from "./survey/has-answers.ts";
import { CountryStep } from "./country/country-step.tsx";
import { type Draft, inCountry, passed, reopened, typed } from "./draft/draft.ts";
import { loadLateSteps } from "./frame/load-late-steps.ts";
import { messages } from "./messages.ts";
import type { Refusal } from "./profile/profile-fields.ts";
import { RegistrationAside } from "./frame/registration-aside.tsx";
import { RegistrationFrame } from "./frame/registration-frame.tsx";
import { type RegistrationStart, registrationStart } from "./draft/registration-start.ts";
import { StepCard } from "./frame/step-card.tsx";
import { stepAfter, stepBefore } from "./frame/steps.ts";
import { useRegistration } from "./use-registration.ts";
import { useLateSteps } from "./frame/use-late-steps.ts";
import { useStepAddress } from "./frame/use-step-address.ts";
import { useStepStart } from "./frame/use-step-start.ts";

const PersonStep = lazy(async () => ({ default: (await loadLateSteps()).PersonStep }));
const CompanyStep = lazy(async () => ({ default: (await loadLateSteps()).CompanyStep }));
const SurveyStep = lazy(async () => ({ default: (await loadLateSteps()).SurveyStep }));
const KeepDialog = lazy(async () => ({ default: (await loadLateSteps()).KeepDialog }));
const ReviewStep = lazy(async () => ({ default: (await loadLateSteps()).ReviewStep }));
const RegistrationDone = lazy(async () => ({ default: (await loadLateSteps()).RegistrationDone }));

const TITLES = {
  country: { title: messages.countryTitle, text: messages.countryText },
  person: { title: messages.person, text: messages.personText },
  company: { title: messages.company, text: messages.companyText },
  survey: { title: messages.survey, text: undefined },
  review: { title: messages.reviewTitle, text: messages.reviewText },
} as const;

type RegistrationProps = { stored?: Promise<RegistrationStart> };

const Registration = ({ stored }: RegistrationProps) => {
  const start = stored && use(stored);
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const { draft, change, forget, startOver } = useRegistration(start?.draft, search.get("invite"));
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [asking, setAsking] = useState(false);
  const { step, registered, go, finish } = useStepAddress(draft.done, start?.registered);
  usePageTitle(formatMessage(registered ? messages.doneTitle : messages[step]));

  const ofStep = refused.flatMap((one) => (one.step === step ? [{ text: one.text }] : []));
  const hasFields = step === "person" || step === "company";
  const isMarked = hasFields && ofStep.length > 0;

  const top = useStepStart(step, isMarked);
  useLateSteps();

  if (registered) {
    return (
      <Suspense fallback={null}>
        <RegistrationDone {...registered} />
      </Suspense>
    );
  }

  const next = (filled: Draft) => {
    change(passed(filled, step));
    setRefused(refused.filter((one) => one.step !== undefined && one.step !== step));
    const forward = stepAfter(step, hasAnswers(filled.answers));
    if (forward && "ask" in forward) setAsking(true);
    else if (forward) go(forward.to);
  };
  const before = stepBefore(step);
  const back = () => before && go(before);
  const again = () => {
    startOver();
    setRefused([]);
  };
  const { title, text } = TITLES[step];

  return (
    <RegistrationFrame step={step} aside={<RegistrationAside draft={draft} step={step} onStartOver={again} />}>
      <StepCard
        key={step}
        ref={top}
        title={<FormattedMessage {...title} />}
        titleHidden={step === "survey"}
        text={text && <FormattedMessage {...text} />}
      >
        {!hasFields && step !== "review" && <FormProblems problems={ofStep} />}
        {step === "country" && (
          <CountryStep country={draft.country} onNext={(country) => next(inCountry(draft, country))} />
        )}
        <Suspense fallback={<SkeletonText lines={6} />}>
          {step === "person" && (
            <PersonStep
              initial={draft.person}
              refused={refused}
              onType={(person) => change((last) => typed(last, "person", person))}
              onBack={back}
              onNext={(person) => next({ ...draft, person })}
            />
          )}
          {step === "company" && (
            <CompanyStep
              country={draft.country}
              initial={draft.company}
              refused={refused}
              onType={(company) => change((last) => typed(last, "company", company))}
              onBack={back}
              onNext={(company) => next({ ...draft, company })}
            />
          )}
          {step === "survey" && (
            <SurveyStep
              country={draft.country}
              answers={draft.answers}
              onChange={(answers) => change((last) => reopened({ ...last, answers }, "survey"))}
              onBack={back}
              onNext={() => next(draft)}
            />
          )}
          {step === "review" && (
            <ReviewStep
              draft={draft}
              refused={refused}
              onAttempt={(attempt) => change((last) => ({ ...last, attempt }))}
              onRefused={setRefused}
              onEdit={go}
              onBack={back}
              onDone={(registration) => {
                forget();
                finish({
                  country: draft.country,
                  companyName: draft.company.companyName,
                  granted: registration.welcome_points,
                });
              }}
            />
          )}
        </Suspense>
      </StepCard>
      {asking && (
        <Suspense fallback={null}>
          <KeepDialog
            open={step === "company"}
            onClose={() => setAsking(false)}
            onAnswer={(answer) => {
              setAsking(false);
              if (answer === "discard") change((last) => reopened({ ...last, answers: {} }, "survey"));
              // Answers of an unfinished survey are kept too: it continues with the rest.
              go(answer === "keep" && draft.done.includes("survey") ? "review" : "survey");
            }}
          />
        </Suspense>
      )}
    </RegistrationFrame>
  );
};

/** Registration of a company with its first user, in five steps (REG-1). */
const RegistrationScreen = () => {
  const state = useEntryState();
  const [stored] = useState(() => registrationStart(state));

  if (!stored) return <Registration />;

  return (
    <Suspense fallback={null}>
      <Registration stored={stored} />
    </Suspense>
  );
};

export { RegistrationScreen as Component };
