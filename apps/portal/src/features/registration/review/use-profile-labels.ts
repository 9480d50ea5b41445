import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";
import { useIntl } from "react-intl";
import { messages } from "../messages.ts";
import type { ProfileField } from "../profile/profile-fields.ts";

/** What the steps call the fields of the register call, in a country. */
export const useProfileLabels = (country: RegionSlug): Readonly<Record<ProfileField, string>> => {
  const { formatMessage } = useIntl();
  const region = regionBySlug(country);

  return {
    regionsId: formatMessage(messages.country),
    name: formatMessage(messages.name),
    surname: formatMessage(messages.surname),
    email: formatMessage(messages.email),
    phone: formatMessage(messages.phone),
    phoneCountry: formatMessage(messages.country),
    companyName: formatMessage(messages.companyName),
    companyRegistrationNumber: formatMessage(messages.companyNumber, { name: region?.companyNumber.label ?? "" }),
    companyRegistrationNumber2: formatMessage(messages.secondNumber, {
      name: region?.secondCompanyNumber?.label ?? "",
    }),
    companyStreetName: formatMessage(messages.street),
    companyHouseNumber: formatMessage(messages.houseNumber),
    companyPostalCode: formatMessage(messages.postalCode),
    companyCity: formatMessage(messages.city),
    surveyResponse: formatMessage(messages.survey),
  };
};
