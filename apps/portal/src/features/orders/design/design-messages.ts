import { defineMessages } from "react-intl";

export const designMessages = defineMessages({
  title: { id: "orders.design.text", defaultMessage: "Text" },
  download: { id: "orders.design.download", defaultMessage: "Download the print file" },
  person: { id: "orders.design.person", defaultMessage: "Name" },
  company: { id: "orders.design.company", defaultMessage: "Company name" },
  short: { id: "orders.design.short", defaultMessage: "Short description" },
  long: { id: "orders.design.long", defaultMessage: "Long description" },
  services: { id: "orders.design.services", defaultMessage: "Services" },
  phone: { id: "orders.design.phone", defaultMessage: "Phone" },
  email: { id: "orders.design.email", defaultMessage: "Email" },
  address: { id: "orders.design.address", defaultMessage: "Address" },
  link: { id: "orders.design.link", defaultMessage: "Link" },
  photo: { id: "orders.design.photo", defaultMessage: "Photo" },
  logo: { id: "orders.design.logo", defaultMessage: "Logo" },
});
