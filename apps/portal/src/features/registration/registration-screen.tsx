import { SkeletonText } from "@lucarne/ui/skeleton";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { FormProblems } from "../../shared/forms/form-problems.tsx";
import type { FormProblem } from "../../shared/forms/server-errors.ts";
import { usePageTitle } from "../../shared/page/page-title.ts";
import { CountryStep } from "./country-step.tsx";
import { type Draft, inCountry, passed, reopened, typed } from "./draft.ts";
import { loadLateSteps } from "./load-late-steps.ts";
import { messages } from "./messages.ts";
import { PersonStep } from "./person-step.tsx";
import { type ProfileField, stepOf } from "./profile-fields.ts";
import { RegistrationAside } from "./registration-aside.tsx";
import { RegistrationFrame } from "./registration-frame.tsx";
import { StepCard } from "./step-card.tsx";
import { stepAfter, stepBefore } from "./steps.ts";
import { SurveyStep } from "./survey-step.tsx";
import { useRegistration } from "./use-registration.ts";
import { useStepAddress } from "./use-step-address.ts";

const CompanyStep = lazy(async () => ({ default: (await loadLateSteps()).CompanyStep }));
const KeepDialog = lazy(async () => ({ default: (await loadLateSteps()).KeepDialog }));
const ReviewStep = lazy(async () => ({ default: (await loadLateSteps()).ReviewStep }));
const RegistrationDone = lazy(async () => ({ default: (await loadLateSteps()).RegistrationDone }));

/** The first step is painted before the later ones are loaded, in milliseconds. */
const LATE_STEPS_DELAY = 1_000;

const TITLES = {
  country: { title: messages.countryTitle, text: messages.countryText },
  person: { title: messages.person, text: messages.personText },
  company: { title: messages.company, text: messages.companyText },
  survey: { title: messages.survey, text: undefined },
  review: { title: messages.reviewTitle, text: messages.reviewText },
} as const;

/** Registration of a company with its first user, in five steps (REG-1). */
const RegistrationScreen = () => {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const { draft, change, forget, startOver } = useRegistration(search.get("invite"));
  const [refused, setRefused] = useState<readonly FormProblem<ProfileField>[]>([]);
  const [asking, setAsking] = useState(false);
  const { step, registered, go, finish } = useStepAddress(draft.done);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  usePageTitle(formatMessage(registered ? messages.doneTitle : messages[step]));

  const ofStep = refused.flatMap(({ text, field }) => (field && stepOf(field) === step ? [{ text }] : []));
  const hasFields = step === "person" || step === "company";
  const isMarked = hasFields && ofStep.length > 0;

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The first refused field has taken the focus.
    if (isMarked) return;
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [step, isMarked]);

  useEffect(() => {
    const timer = setTimeout(() => {
      // Browsers remember a failed import: without a network none is tried, so that the review can load later.
      if (navigator.onLine) loadLateSteps().catch(() => undefined);
    }, LATE_STEPS_DELAY);

    return () => clearTimeout(timer);
  }, []);

  if (registered) {
    return (
      <Suspense fallback={null}>
        <RegistrationDone {...registered} />
      </Suspense>
    );
  }

  const next = (filled: Draft) => {
    change(passed(filled, step));
    setRefused(refused.filter(({ field }) => field !== undefined && stepOf(field) !== step));
    const forward = stepAfter(step, Object.keys(filled.answers).length > 0);
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
          <Suspense fallback={<SkeletonText lines={3} />}>
            <CompanyStep
              country={draft.country}
              initial={draft.company}
              refused={refused}
              onType={(company) => change((last) => typed(last, "company", company))}
              onBack={back}
              onNext={(company) => next({ ...draft, company })}
            />
          </Suspense>
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
          <Suspense fallback={<SkeletonText lines={3} />}>
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
          </Suspense>
        )}
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

export { RegistrationScreen as Component };
