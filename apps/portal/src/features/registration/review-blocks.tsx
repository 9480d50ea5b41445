import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";
import { regionBySlug } from "@lucarne/api-client/regions";
import { useIntl } from "react-intl";
import { useCountryOptions } from "../../app/countries/use-country-options.ts";
import { withHouseNumber } from "./address.ts";
import { answeredQuestions } from "./answer-text.ts";
import type { Draft } from "./draft.ts";
import { messages } from "./messages.ts";
import { ReviewBlock } from "./review-block.tsx";
import type { Step } from "./steps.ts";

type ReviewBlocksProps = { draft: Draft; questions: readonly SurveyQuestion[]; onEdit: (step: Step) => void };

/** What was entered, block by block. */
export const ReviewBlocks = ({ draft, questions, onEdit }: ReviewBlocksProps) => {
  const { formatMessage } = useIntl();
  const { person, company, country, answers } = draft;
  const region = regionBySlug(country);
  const countryName = useCountryOptions().find(({ value }) => value === country)?.name ?? "";
  const line = withHouseNumber(company.companyStreetName, company.companyHouseNumber);
  const place = [company.companyPostalCode, company.companyCity].join(" ");
  const numbers = [
    { label: region?.companyNumber.label, value: company.companyRegistrationNumber },
    { label: region?.secondCompanyNumber?.label, value: company.companyRegistrationNumber2 },
  ].flatMap(({ label, value }) => (label !== undefined && value !== "" ? [{ label, value }] : []));

  return (
    <>
      <ReviewBlock
        title={messages.person}
        onEdit={() => onEdit("person")}
        rows={[
          { label: formatMessage(messages.name), value: person.name },
          { label: formatMessage(messages.surname), value: person.surname },
          { label: formatMessage(messages.phone), value: person.phone },
          { label: formatMessage(messages.email), value: person.email },
        ]}
      />
      <ReviewBlock
        title={messages.company}
        onEdit={() => onEdit("company")}
        rows={[
          { label: formatMessage(messages.country), value: countryName },
          { label: formatMessage(messages.companyName), value: company.companyName },
          ...numbers,
          { label: formatMessage(messages.address), value: `${line}, ${place}` },
        ]}
      />
      <ReviewBlock
        title={messages.survey}
        onEdit={() => onEdit("survey")}
        rows={answeredQuestions(questions, answers).map(({ question, answer }) => ({ label: question, value: answer }))}
      />
    </>
  );
};
