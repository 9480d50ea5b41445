import { defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    picture: { id: "profile.picture.title", defaultMessage: "Picture" },
    changePicture: { id: "profile.picture.change", defaultMessage: "Change picture" },
    choosePicture: { id: "profile.picture.choose", defaultMessage: "Drop a picture here or choose a file" },
    pictureRules: { id: "profile.picture.rules", defaultMessage: "PNG or JPEG, up to 50 MB" },
    pictureInvalid: {
      id: "profile.picture.invalid",
      defaultMessage: "This file cannot be used. Choose a PNG or JPEG picture of up to 50 MB.",
    },
    crop: { id: "profile.picture.crop", defaultMessage: "Crop the picture" },
    zoom: { id: "profile.picture.zoom", defaultMessage: "Zoom" },
    across: { id: "profile.picture.across", defaultMessage: "Left and right" },
    down: { id: "profile.picture.down", defaultMessage: "Up and down" },
    savePicture: { id: "profile.picture.save", defaultMessage: "Save picture" },
    removePicture: { id: "profile.picture.remove", defaultMessage: "Remove picture" },
    removePictureAsk: { id: "profile.picture.removeAsk", defaultMessage: "Remove the picture?" },
    removePictureText: {
      id: "profile.picture.removeText",
      defaultMessage: "Your initials will be shown instead.",
    },
    remove: { id: "profile.picture.removeYes", defaultMessage: "Remove" },
    consents: { id: "profile.consents.title", defaultMessage: "Offers and news" },
    consentsText: { id: "profile.consents.text", defaultMessage: "Changes are saved immediately." },
    offersOnly: { id: "profile.consents.offersOnly", defaultMessage: "Offers only" },
    email_consent: { id: "profile.consents.email", defaultMessage: "By email" },
    phone_consent: { id: "profile.consents.phone", defaultMessage: "By phone and text message" },
    details: { id: "profile.details", defaultMessage: "Personal details" },
    unconfirmed: { id: "profile.unconfirmed", defaultMessage: "Not confirmed yet." },
    confirmEmail: { id: "profile.confirmEmail", defaultMessage: "Confirm email" },
    confirm: { id: "profile.newContact.submit", defaultMessage: "Confirm" },
    saveDetails: { id: "profile.saveDetails", defaultMessage: "Save details" },
    saveCompany: { id: "profile.saveCompany", defaultMessage: "Save company details" },
    saved: { id: "profile.saved", defaultMessage: "Saved." },
    company: { id: "profile.company.title", defaultMessage: "Company" },
    companyName: { id: "profile.company.name", defaultMessage: "Company name" },
    address: { id: "profile.company.address", defaultMessage: "Address" },
    postalCode: { id: "profile.company.postalCode", defaultMessage: "Postcode" },
    city: { id: "profile.company.city", defaultMessage: "Town or city" },
    certificates: { id: "profile.certificates.title", defaultMessage: "Certificates" },
    noCertificates: { id: "profile.certificates.none", defaultMessage: "No certificates yet." },
    certificatesFailed: {
      id: "profile.certificates.failed",
      defaultMessage: "The certificates could not be loaded.",
    },
    unlimited: { id: "profile.certificates.unlimited", defaultMessage: "No expiry date" },
    sessions: { id: "profile.sessions.title", defaultMessage: "Where you are signed in" },
    sessionsFailed: { id: "profile.sessions.failed", defaultMessage: "The sessions could not be loaded." },
    thisDevice: { id: "profile.sessions.current", defaultMessage: "This device" },
    unknownDevice: { id: "profile.sessions.unknown", defaultMessage: "Unknown device" },
    end: { id: "profile.sessions.end", defaultMessage: "Log out" },
    endOthers: { id: "profile.sessions.endOthers", defaultMessage: "Log out on all other devices" },
    ended: {
      id: "profile.sessions.ended",
      defaultMessage: "Logged out there. You are still signed in on this device.",
    },
    data: { id: "profile.data.title", defaultMessage: "My data" },
    dataText: {
      id: "profile.data.text",
      defaultMessage: "Download everything that the club stores about you, as a file.",
    },
    download: { id: "profile.data.download", defaultMessage: "Download my data" },
  }),
  ...defineMessages<{
    companyNumber: { name: string };
    numberMissing: { name: string };
    longevity: { period: string };
    validUntil: { date: string };
    expires: { date: string };
    expired: { date: string };
    lastUsed: { time: string };
    endFor: { device: string };
    newContact: { contact: string };
    confirmContact: { contact: string };
    codeSent: { contact: string };
  }>({
    companyNumber: { id: "profile.company.number", defaultMessage: "Company number ({name})" },
    numberMissing: {
      id: "profile.company.numberMissing",
      defaultMessage: "The company number ({name}) is missing. Add it to place orders.",
    },
    longevity: { id: "profile.certificates.longevity", defaultMessage: "Validity: {period}" },
    validUntil: { id: "profile.certificates.validUntil", defaultMessage: "Valid until {date}" },
    expires: { id: "profile.certificates.expires", defaultMessage: "Expires on {date}" },
    expired: { id: "profile.certificates.expired", defaultMessage: "Expired on {date}" },
    lastUsed: { id: "profile.sessions.lastUsed", defaultMessage: "Last used: {time}" },
    endFor: { id: "profile.sessions.endFor", defaultMessage: "Log out: {device}" },
    newContact: { id: "profile.newContact.text", defaultMessage: "New: {contact}. Not confirmed yet." },
    confirmContact: { id: "profile.newContact.confirm", defaultMessage: "Confirm {contact}" },
    codeSent: { id: "profile.newContact.codeSent", defaultMessage: "Enter the code we sent to {contact}." },
  }),
};
