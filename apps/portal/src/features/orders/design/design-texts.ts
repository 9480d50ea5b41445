import type { MarketingConfig } from "@lucarne/api-client/queries/orders";

/** A text of a configuration and what it is. */
export type DesignText = {
  name:
    | "person"
    | "company"
    | "short"
    | "long"
    | "services"
    | "phone"
    | "email"
    | "address"
    | "link"
    | "photo"
    | "logo";
  text: string;
};

const filled = (parts: readonly (string | undefined)[]): string[] =>
  parts.filter((part) => part !== undefined).filter((part) => part !== "");

/** The texts of a configuration in the order of the print, photo and logo by their files' names; empty ones are left out (ORD-7). */
export const designTexts = (config: MarketingConfig): DesignText[] => {
  const { address } = "address" in config ? config : {};
  const texts: { name: DesignText["name"]; text: string | undefined }[] = [
    { name: "company", text: "companyName" in config ? config.companyName : undefined },
    {
      name: "person",
      text: filled(["name" in config ? config.name : "", "surname" in config ? config.surname : ""]).join(" "),
    },
    { name: "short", text: "shortDescription" in config ? config.shortDescription : undefined },
    { name: "long", text: "longDescription" in config ? config.longDescription : undefined },
    {
      name: "services",
      text: "services" in config ? config.services?.map(({ text }) => text).join(", ") : undefined,
    },
    { name: "phone", text: "phone" in config ? config.phone : undefined },
    { name: "email", text: "email" in config ? config.email : undefined },
    { name: "address", text: filled([address?.line1, address?.line2, address?.line3]).join("\n") },
    { name: "link", text: "link" in config ? config.link : undefined },
    { name: "photo", text: "photo" in config ? config.photo?.originalName : undefined },
    { name: "logo", text: "logo" in config ? config.logo?.originalName : undefined },
  ];

  return texts.flatMap(({ name, text }) => (text === undefined || text === "" ? [] : [{ name, text }]));
};
