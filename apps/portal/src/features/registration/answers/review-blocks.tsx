import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";
import { regionBySlug } from "@lucarne/api-client/regions";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { FormattedMessage, useIntl } from "react-intl";
import { useCountryOptions } from "../../../shared/countries/use-country-options.ts";
import { LoadFailure } from "../../../shared/page-parts/states/load-failure.tsx";
import { surveyMessages } from "../../../shared/survey/survey-messages.ts";
import { withHouseNumber } from "./address.ts";
import { answeredQuestions } from "./answer-text.ts";
import type { Draft } from "../draft/draft.ts";
import { messages } from "../messages.ts";
import { nameOrder } from "../../../shared/names/name-order.ts";
import { ReviewBlock } from "./review-block.tsx";
import type { Step } from "../frame/steps.ts";
import { usePhoneDisplay } from "./use-phone-display.ts";
import { AsWritten } from "../../../shared/names/as-written.tsx";

type Survey = {
  data: readonly SurveyQuestion[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type ReviewBlocksProps = { draft: Draft; survey: Survey; onEdit: (step: Step) => void };

/** What was entered, block by block. */
export const ReviewBlocks = ({ draft, survey, onEdit }: ReviewBlocksProps) => {
  const { formatMessage, locale } = useIntl();
  const { person, company, country, answers } = draft;
  const region = regionBySlug(country);
  const phone = usePhoneDisplay(person.phone, person.phoneCountry);
  const countryName = useCountryOptions().find(({ value }) => value === country)?.name ?? "";
  const line = withHouseNumber(company.companyStreetName, company.companyHouseNumber);
  // A postcode does not break in two.
  const place = [company.companyPostalCode.replaceAll(" ", "\u00A0"), company.companyCity].join(" ");
  const address = `${line}, ${place}`;
  const numbers = [
    { label: region?.companyNumber.label, value: company.companyRegistrationNumber },
    { label: region?.secondCompanyNumber?.label, value: company.companyRegistrationNumber2 },
  ].flatMap(({ label, value }) =>
    label !== undefined && value !== "" ? [{ label, value: <AsWritten>{value}</AsWritten> }] : [],
  );

  return (
    <>
      <ReviewBlock
        title={messages.person}
        onEdit={() => onEdit("person")}
        rows={[
          ...nameOrder(locale).map((name) => ({
            label: formatMessage(messages[name]),
            value: <AsWritten>{person[name]}</AsWritten>,
          })),
          { label: formatMessage(messages.phone), value: <AsWritten>{phone}</AsWritten> },
          { label: formatMessage(messages.email), value: <AsWritten>{person.email}</AsWritten> },
        ]}
      />
      <ReviewBlock
        title={messages.company}
        onEdit={() => onEdit("company")}
        rows={[
          { label: formatMessage(messages.country), value: countryName },
          { label: formatMessage(messages.companyName), value: <AsWritten>{company.companyName}</AsWritten> },
          ...numbers,
          { label: formatMessage(messages.address), value: <AsWritten>{address}</AsWritten> },
        ]}
      />
      <ReviewBlock
        title={messages.survey}
        longLabels
        onEdit={() => onEdit("survey")}
        rows={answeredQuestions(survey.data ?? [], answers).map(({ question, answer }) => ({
          label: question,
          value: answer,
        }))}
      >
        {survey.data ? undefined : survey.isError ? (
          <LoadFailure
            title={<FormattedMessage {...surveyMessages.failed} />}
            pending={survey.isFetching}
            onRetry={() => void survey.refetch()}
          />
        ) : (
          <SkeletonText lines={4} />
        )}
      </ReviewBlock>
    </>
  );
};
