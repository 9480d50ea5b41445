import type { Registration } from "@lucarne/api-client/queries/registration";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { CompanyStep } from "./company-step.tsx";
import { CountryStep } from "./country-step.tsx";
import { inCountry } from "./draft.ts";
import { KeepDialog } from "./keep-dialog.tsx";
import { messages } from "./messages.ts";
import { PersonStep } from "./person-step.tsx";
import { RegistrationAside } from "./registration-aside.tsx";
import { RegistrationDone } from "./registration-done.tsx";
import { RegistrationFrame } from "./registration-frame.tsx";
import { ReviewStep } from "./review-step.tsx";
import { StepCard } from "./step-card.tsx";
import { afterAnswer, type Step, stepAfter, stepBefore } from "./steps.ts";
import { SurveyStep } from "./survey-step.tsx";
import { useRegistration } from "./use-registration.ts";

const TITLES = {
  country: { title: messages.countryTitle, text: messages.countryText },
  person: { title: messages.person, text: messages.personText },
  company: { title: messages.company, text: messages.companyText },
  survey: { title: messages.survey, text: undefined },
  review: { title: messages.reviewTitle, text: messages.reviewText },
} as const;

/** Registration of a company with its first user, in five steps (document 1 §2). */
const RegistrationScreen = () => {
  const { draft, change, forget, startOver } = useRegistration();
  const [moved, setMoved] = useState(false);
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<Registration>();
  const { step, country, person, company, answers } = draft;

  const go = (to: Step, next: Partial<typeof draft> = {}) => {
    setMoved(true);
    change({ ...next, step: to });
  };

  const goOn = (next: Partial<typeof draft>) => {
    const forward = stepAfter(step, Object.keys(next.answers ?? answers).length > 0);
    if (forward && "ask" in forward) {
      change(next);
      setAsking(true);
    } else if (forward) go(forward.to, next);
  };

  const back = () => {
    const to = stepBefore(step);
    if (to) go(to);
  };

  if (done) {
    return (
      <RegistrationFrame>
        <RegistrationDone points={done.welcome_points} />
      </RegistrationFrame>
    );
  }
  const { title, text } = TITLES[step];

  return (
    <RegistrationFrame
      step={step}
      aside={<RegistrationAside country={country} atStart={step === "country"} onStartOver={startOver} />}
    >
      <StepCard
        key={step}
        title={<FormattedMessage {...title} />}
        text={text && <FormattedMessage {...text} />}
        takeFocus={moved}
      >
        {step === "country" && (
          <CountryStep country={country} onNext={(chosen) => goOn({ ...inCountry(draft, chosen) })} />
        )}
        {step === "person" && (
          <PersonStep initial={person} onBack={back} onNext={(filled) => goOn({ person: filled })} />
        )}
        {step === "company" && (
          <CompanyStep
            country={country}
            initial={company}
            onBack={back}
            onNext={(filled) => goOn({ company: filled })}
          />
        )}
        {step === "survey" && (
          <SurveyStep
            country={country}
            answers={answers}
            onChange={(given) => change({ answers: given })}
            onBack={back}
            onNext={() => goOn({})}
          />
        )}
        {step === "review" && (
          <ReviewStep
            draft={draft}
            onEdit={(to) => go(to)}
            onDone={(registration) => {
              forget();
              setDone(registration);
            }}
          />
        )}
      </StepCard>
      <KeepDialog
        open={asking}
        onClose={() => setAsking(false)}
        onAnswer={(answer) => {
          setAsking(false);
          go(afterAnswer(answer), answer === "discard" ? { answers: {} } : {});
        }}
      />
    </RegistrationFrame>
  );
};

export { RegistrationScreen as Component };
