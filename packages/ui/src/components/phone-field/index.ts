export { PhoneField, type PhoneCountry, type PhoneFieldProps } from "./phone-field.tsx";
