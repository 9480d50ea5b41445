import { defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    text: { id: "team.text", defaultMessage: "Everyone who scans and earns points for the company." },
    add: { id: "team.add", defaultMessage: "Add to the team" },
    failed: { id: "team.failed", defaultMessage: "The team could not be loaded." },
    memberFailed: { id: "team.memberFailed", defaultMessage: "The team member could not be loaded." },
    none: { id: "team.none.title", defaultMessage: "Nobody in the team yet" },
    noneText: { id: "team.none.text", defaultMessage: "Add the people who fit windows with you." },
    pages: { id: "team.pages", defaultMessage: "Team pages" },
    name: { id: "team.name", defaultMessage: "Name" },
    lastActive: { id: "team.lastActive", defaultMessage: "Last active" },
    never: { id: "team.never", defaultMessage: "Never" },
    projects: { id: "team.projects", defaultMessage: "Projects" },
    points: { id: "team.points", defaultMessage: "Points earned" },
    you: { id: "team.you", defaultMessage: "You" },
    actions: { id: "team.actions", defaultMessage: "Actions" },
    resend: { id: "team.resend", defaultMessage: "Send invitation again" },
    resent: { id: "team.resent", defaultMessage: "The invitation has been sent again." },
    edit: { id: "team.edit", defaultMessage: "Edit" },
    remove: { id: "team.remove", defaultMessage: "Remove from the team" },
    removeAsk: { id: "team.removeAsk", defaultMessage: "Remove this person from the team?" },
    removeText: { id: "team.removeText", defaultMessage: "They will no longer be able to sign in." },
    removeYes: { id: "team.removeYes", defaultMessage: "Remove" },
    removed: { id: "team.removed", defaultMessage: "Removed from the team." },
    details: { id: "team.details", defaultMessage: "Details" },
    phoneHint: { id: "team.phoneHint", defaultMessage: "This number is used to sign in." },
    invite: { id: "team.invite", defaultMessage: "Send invitation" },
    inviteText: {
      id: "team.inviteText",
      defaultMessage: "We will send an invitation by text message. New members have the role of installer.",
    },
    invited: { id: "team.invited", defaultMessage: "The invitation is on its way." },
    save: { id: "team.save", defaultMessage: "Save" },
    saved: { id: "team.saved", defaultMessage: "Saved." },
    readOnly: { id: "team.readOnly", defaultMessage: "Only the owner can change these details." },
    fullText: { id: "team.fullText", defaultMessage: "Remove an installer to add another one." },
  }),
  ...defineMessages<{
    actionsFor: { name: string };
    neverInvited: { date: string };
    full: { owners: number; installers: number };
    owners: { count: number };
    ownersOf: { count: number; limit: number };
    installers: { count: number };
    installersOf: { count: number; limit: number };
  }>({
    neverInvited: { id: "team.neverInvited", defaultMessage: "Never, invited {date}" },
    actionsFor: { id: "team.actionsFor", defaultMessage: "Actions: {name}" },
    full: {
      id: "team.full",
      defaultMessage: "The team is full. Owners: up to {owners, number}, installers: up to {installers, number}.",
    },
    owners: { id: "team.owners", defaultMessage: "Owners: {count, number}" },
    ownersOf: { id: "team.ownersOf", defaultMessage: "Owners: {count, number} of {limit, number}" },
    installers: { id: "team.installers", defaultMessage: "Installers: {count, number}" },
    installersOf: { id: "team.installersOf", defaultMessage: "Installers: {count, number} of {limit, number}" },
  }),
};
