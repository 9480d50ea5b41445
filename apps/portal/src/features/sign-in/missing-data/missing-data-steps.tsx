import { type CompanyUpdate, updateCompany } from "@lucarne/api-client/queries/account";
import { useRef, useState } from "react";
import { api } from "../../../platform/session/portal-api.ts";
import { CompanySurveyStep } from "./company-survey-step.tsx";
import { completionEnd, isAlreadyAnswered, type LoginProblem } from "../login-rules.ts";
import { type MissingDataDraft, missingDataDraft } from "./missing-data-draft.ts";
import { type CompanyState, missingSteps } from "./missing-data.ts";
import { SecondNumberStep } from "./second-number-step.tsx";

export type MissingDataProps = {
  company: CompanyState;
  /** Of the code just verified; not stored, so each call carries it itself (SIGN-17). */
  token: string;
  /** Everything is there: the session may begin. */
  onDone: () => void;
  /** Back to the contact, with the reason if the server has ended the sign-in. */
  onEnd: (problem?: LoginProblem) => void;
};

/** Asks for what the company lacks, one thing after another, each saved before the next (SIGN-15). */
export const MissingData = ({ company, token, onDone, onEnd }: MissingDataProps) => {
  const { company_id: id, region } = company;
  const [steps, setSteps] = useState(() => missingSteps(company));
  const [draft, setDraft] = useState(() => missingDataDraft.read(id));
  const [step, ...later] = steps;
  const left = useRef(false);

  const back = () => {
    left.current = true;
    onEnd();
  };

  const keep = (change: Partial<MissingDataDraft>) => {
    const next = { ...draft, ...change };
    missingDataDraft.write(id, next);
    setDraft(next);
  };

  const save = async (change: CompanyUpdate) => {
    try {
      await updateCompany(api, id, change, token);
    } catch (error) {
      if (left.current) return;
      const end = completionEnd(error);
      if (end) {
        onEnd(end);

        return;
      }
      if (!isAlreadyAnswered(error)) throw error;
    }
    // The sent data is kept, but after Back it must not sign the visitor in.
    if (left.current) return;
    setSteps(later);
    if (later.length > 0) return;
    missingDataDraft.clear();
    onDone();
  };

  switch (step) {
    case "second-number":
      return (
        <SecondNumberStep
          region={region}
          initial={draft.number}
          onSave={(number) => {
            keep({ number });

            return save({ registration_number_2: number });
          }}
          onBack={back}
        />
      );
    case "survey":
      return (
        <CompanySurveyStep
          region={region}
          answers={draft.answers}
          onChange={(answers) => keep({ answers })}
          onSave={(response) => save({ surveyResponse: response })}
          onBack={back}
        />
      );
    case undefined:
      return null;
  }
};
