import type { MarketingConfig } from "@lucarne/api-client/queries/orders";

/** A text of a configuration and what it is. */
export type DesignText = {
  name: "company" | "short" | "long" | "services" | "phone" | "email" | "link" | "logo";
  text: string;
};

/** The texts of a configuration in the order of the print, the logo by its file's name; empty ones are left out (ORD-7). */
export const designTexts = (config: MarketingConfig): DesignText[] => {
  const texts: { name: DesignText["name"]; text: string | undefined }[] = [
    { name: "company", text: "companyName" in config ? config.companyName : undefined },
    { name: "short", text: "shortDescription" in config ? config.shortDescription : undefined },
    { name: "long", text: "longDescription" in config ? config.longDescription : undefined },
    {
      name: "services",
      text: "services" in config ? config.services?.map(({ text }) => text).join(", ") : undefined,
    },
    { name: "phone", text: "phone" in config ? config.phone : undefined },
    { name: "email", text: "email" in config ? config.email : undefined },
    { name: "link", text: "link" in config ? config.link : undefined },
    { name: "logo", text: "logo" in config ? config.logo?.originalName : undefined },
  ];

  return texts.flatMap(({ name, text }) => (text === undefined || text === "" ? [] : [{ name, text }]));
};
