import { PhoneField } from "@lucarne/ui/phone-field";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => (
  <WithState
    as={PhoneField}
    initial=""
    handlers={["onCountryChange"]}
    label="Phone"
    country="pl"
    countries={[{ value: "pl", code: "PL", dialCode: 48, name: "Poland" }]}
  />
);

export default Page;
