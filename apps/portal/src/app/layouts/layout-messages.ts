import { defineMessages } from "react-intl";

/** Words of the signed-in frame. */
export const layoutMessages = {
  ...defineMessages({
    more: { id: "layout.more", defaultMessage: "More" },
    userMenu: { id: "layout.userMenu", defaultMessage: "User menu" },
    profile: { id: "layout.profile", defaultMessage: "Profile and company" },
    support: { id: "layout.footer.support", defaultMessage: "Support" },
    faq: { id: "layout.footer.faq", defaultMessage: "Frequently asked questions" },
    legal: { id: "layout.footer.legal", defaultMessage: "Legal" },
    whistleblower: { id: "layout.footer.whistleblower", defaultMessage: "Report a concern" },
    social: { id: "layout.footer.social", defaultMessage: "Follow Lucarne" },
    offlineLabel: { id: "layout.offlineLabel", defaultMessage: "No connection" },
    offline: {
      id: "layout.offline",
      defaultMessage: "You are offline. What you see may be out of date.",
    },
    busyLabel: { id: "layout.busyLabel", defaultMessage: "Busy" },
    busy: { id: "layout.busy", defaultMessage: "The portal is very busy right now. Trying again…" },
    emulationLabel: { id: "layout.emulationLabel", defaultMessage: "Viewing as another user" },
    emulation: { id: "layout.emulation", defaultMessage: "You are viewing the portal as another user." },
    emulationLanguage: {
      id: "layout.emulationLanguage",
      defaultMessage: "Language changes are not saved in this view.",
    },
  }),
  ...defineMessages<{
    balance: { points: number };
    unread: { count: number };
    version: { version: string };
    emulationAs: { name: string; company: string };
  }>({
    balance: {
      id: "layout.balance",
      defaultMessage: "Points balance: {points, plural, one {# point} other {# points}}",
    },
    unread: { id: "layout.unread", defaultMessage: "Unread notifications: {count, number}" },
    version: { id: "layout.footer.version", defaultMessage: "Version {version}" },
    emulationAs: { id: "layout.emulationAs", defaultMessage: "{name}, {company}." },
  }),
};
