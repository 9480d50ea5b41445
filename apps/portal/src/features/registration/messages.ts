import { defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    label: { id: "registration.label", defaultMessage: "Registration" },
    country: { id: "registration.step.country", defaultMessage: "Country" },
    person: { id: "registration.step.person", defaultMessage: "Your details" },
    company: { id: "registration.step.company", defaultMessage: "Company details" },
    survey: { id: "registration.step.survey", defaultMessage: "Survey" },
    review: { id: "registration.step.review", defaultMessage: "Review" },
    countryTitle: { id: "registration.country.title", defaultMessage: "Where is the company registered?" },
    countryText: {
      id: "registration.country.text",
      defaultMessage: "The points, the shop and the terms depend on the country.",
    },
    personText: {
      id: "registration.person.text",
      defaultMessage: "You will be the company’s first user, with the role of owner.",
    },
    companyText: {
      id: "registration.company.text",
      defaultMessage: "We use these details for points, orders and invoices.",
    },
    name: { id: "registration.name", defaultMessage: "First name" },
    surname: { id: "registration.surname", defaultMessage: "Surname" },
    email: { id: "registration.email", defaultMessage: "Email" },
    phone: { id: "registration.phone", defaultMessage: "Phone" },
    companyName: { id: "registration.companyName", defaultMessage: "Company name" },
    street: { id: "registration.street", defaultMessage: "Street" },
    houseNumber: { id: "registration.houseNumber", defaultMessage: "House number" },
    postalCode: { id: "registration.postalCode", defaultMessage: "Postcode" },
    city: { id: "registration.city", defaultMessage: "Town or city" },
    numberLater: {
      id: "registration.company.numberLater",
      defaultMessage: "Optional now, but needed to place orders. You can add it later in your profile.",
    },
    numberFree: { id: "registration.company.numberFree", defaultMessage: "This number is not registered yet." },
    edit: { id: "registration.edit", defaultMessage: "Edit" },
    submit: { id: "registration.submit", defaultMessage: "Register" },
    startOver: { id: "registration.startOver", defaultMessage: "Start over" },
    saved: { id: "registration.saved", defaultMessage: "Saved on this device until you finish." },
    member: { id: "registration.member", defaultMessage: "Already a member?" },
    memberText: {
      id: "registration.memberText",
      defaultMessage: "The owner invites the team. If you were invited, just sign in.",
    },
    welcomeText: {
      id: "registration.welcomeText",
      defaultMessage: "Welcome points are added as soon as the company is registered.",
    },
    soFar: { id: "registration.soFar", defaultMessage: "Your details so far" },
    signIn: { id: "registration.signIn", defaultMessage: "Sign in" },
    keepTitle: { id: "registration.keep.title", defaultMessage: "The survey is already filled in. Keep the answers?" },
    keep: { id: "registration.keep.keep", defaultMessage: "Keep answers" },
    discard: { id: "registration.keep.discard", defaultMessage: "Fill in again" },
    reviewTitle: { id: "registration.review.title", defaultMessage: "Check and register" },
    reviewText: { id: "registration.review.text", defaultMessage: "You can change the details later in your profile." },
    address: { id: "registration.review.address", defaultMessage: "Address" },
    consents: { id: "registration.consents", defaultMessage: "Consents and terms" },
    emailConsent: { id: "registration.emailConsent", defaultMessage: "I agree to receive offers and news by email." },
    phoneConsent: {
      id: "registration.phoneConsent",
      defaultMessage: "I agree to receive offers by phone and text message.",
    },
    terms: { id: "registration.terms", defaultMessage: "I have read and accept the terms and conditions." },
    termsRequired: { id: "registration.termsRequired", defaultMessage: "Accept the terms to register." },
    termsLink: { id: "registration.termsLink", defaultMessage: "Terms and conditions" },
    privacyLink: { id: "registration.privacyLink", defaultMessage: "Privacy policy" },
    doneTitle: { id: "registration.done.title", defaultMessage: "The company is registered" },
    doneText: { id: "registration.done.text", defaultMessage: "Sign in to add your first project." },
  }),
  ...defineMessages<{
    companyNumber: { name: string };
    secondNumber: { name: string };
    welcome: { points: string };
    points: { points: number };
  }>({
    companyNumber: { id: "registration.companyNumber", defaultMessage: "Company number ({name})" },
    secondNumber: { id: "registration.secondNumber", defaultMessage: "Second number ({name})" },
    points: {
      id: "registration.points",
      defaultMessage: "{points, plural, one {# point} other {# points}}",
    },
    welcome: {
      id: "registration.done.welcome",
      defaultMessage: "Welcome to Lucarne Club! To get you started: {points}.",
    },
  }),
};
