import { defineMessages } from "react-intl";

const withValues = defineMessages<{
  notSerial: { codes: string };
  tooMany: { count: number };
  alreadyThere: { added: number; count: number; codes: string };
  remove: { serial: string };
  retry: { serial: string };
  move: { serial: string };
  waitingTitle: { count: number };
  saidAdded: { serial: string; points: string };
  saidState: { serial: string; state: string };
}>({
  notSerial: {
    id: "scan.field.notSerial",
    defaultMessage: "Not a serial number: {codes}. Compare it with the label.",
  },
  tooMany: {
    id: "scan.field.tooMany",
    defaultMessage: "Add up to {count, number} serial numbers at a time.",
  },
  alreadyThere: {
    id: "scan.field.alreadyThere",
    defaultMessage: "Added: {added, number}. Already there: {count, number} ({codes}).",
  },
  remove: { id: "scan.action.remove", defaultMessage: "Remove from the list: {serial}" },
  retry: { id: "scan.action.retry", defaultMessage: "Send again: {serial}" },
  move: { id: "scan.action.move", defaultMessage: "Move to another project: {serial}" },
  waitingTitle: {
    id: "scan.offline.title",
    defaultMessage: "Scans waiting: {count, number}",
  },
  saidAdded: { id: "scan.said.added", defaultMessage: "{serial}: added, {points}" },
  saidState: { id: "scan.said.state", defaultMessage: "{serial}: {state}" },
});

const plain = defineMessages({
  failed: { id: "scan.failed", defaultMessage: "The project could not be loaded." },
  toProject: { id: "scan.toProject", defaultMessage: "Go to the project" },
  done: { id: "scan.done", defaultMessage: "Done" },
  closedTitle: { id: "scan.closedProject.title", defaultMessage: "The project is no longer in progress" },
  closedText: { id: "scan.closedProject.text", defaultMessage: "No more products can be added to it." },
  added: { id: "scan.added", defaultMessage: "Just added" },
  otherProjects: { id: "scan.otherProjects", defaultMessage: "Other projects" },
  empty: { id: "scan.empty", defaultMessage: "Scanned products will appear here with their points." },
  field: { id: "scan.field.label", defaultMessage: "Serial numbers" },
  hint: {
    id: "scan.field.hint",
    defaultMessage: "Next to the QR code on the label. Separate several numbers with commas or new lines.",
  },
  add: { id: "scan.field.add", defaultMessage: "Add" },
  sending: { id: "scan.state.sending", defaultMessage: "Sending" },
  waiting: { id: "scan.state.waiting", defaultMessage: "Waiting to be sent" },
  unstored: { id: "scan.state.unstored", defaultMessage: "Not stored on this device. Keep this page open." },
  known: { id: "scan.state.known", defaultMessage: "Already in this project" },
  repeated: { id: "scan.state.repeated", defaultMessage: "Already scanned" },
  foreignCode: { id: "scan.state.foreignCode", defaultMessage: "This QR code is not from a product label." },
  unknown: {
    id: "scan.refused.unknown",
    defaultMessage: "This serial number is unknown, or the product is not sold in your country. Check the number.",
  },
  taken: {
    id: "scan.refused.taken",
    defaultMessage:
      "This product has already been scanned. If you installed it and it is not in your projects, contact support.",
  },
  closed: { id: "scan.refused.closed", defaultMessage: "The project is no longer open." },
  moveTitle: { id: "scan.move.title", defaultMessage: "Move to another project" },
  moveField: { id: "scan.move.field", defaultMessage: "Project" },
  moveSave: { id: "scan.move.save", defaultMessage: "Move" },
  moveNone: { id: "scan.move.none", defaultMessage: "There is no other project in progress." },
  waitingText: {
    id: "scan.offline.text",
    defaultMessage:
      "Scans are stored on this device and will be sent when you are back online. Points are calculated when a scan is sent. Open the portal within seven days. After that, this device may delete the scans.",
  },
  notKept: {
    id: "scan.offline.notKept",
    defaultMessage: "This browser cannot store scans. Keep this page open until all of them are sent.",
  },
});

export const messages = { ...plain, ...withValues } as const;
