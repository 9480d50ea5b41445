import { refusalWithoutMessage } from "../operations-by-hand.ts";
import { Deviation, NotTested } from "../report/findings.ts";
import { shownAnswer, type Answer } from "../target/target.ts";
import { codeOf } from "./context.ts";

const POINTS = "The test account has too few points.";

/** Refusals of legal calls that the state of the test account explains, by operation and problem code. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  createOrder: { insufficient_points: POINTS, insufficient_stock: "The shop has too few pieces." },
  createScan: { serial_already_scanned: "The serial of settings.serials was scanned before." },
  createTeamMember: { team_full: "The team of the test account is full." },
  getCardAccount: { not_found: "The company of the test account has no verified card." },
  getOrderPrint: { not_found: "No order of the test account has something to print." },
  requestCardTopUp: { card_not_active: "The test account has no active card.", insufficient_points: POINTS },
  submitProjectSurvey: { project_empty: "The project has no scan: settings.serials has too few free serials." },
  verifyCard: {
    card_exists: "The company of the test account has a verified card.",
    card_not_shipped: "No card was shipped to the company of the test account.",
    validation_failed: "The tool does not know the number of the shipped card.",
  },
};

const reasonOf = (operationId: string, code: string): string | undefined =>
  refusalWithoutMessage(operationId) === code
    ? "It needs a message or an account that the tool does not have: try it by hand."
    : STATES[operationId]?.[code];

/** The error for a server that refuses a call that the contract allows. */
export const refusalOf = (operationId: string, answer: Answer): NotTested | Deviation => {
  const code = codeOf(answer.body);
  const reason = reasonOf(operationId, code);
  return reason === undefined
    ? new Deviation(`a call that the contract allows was answered ${shownAnswer(answer)}`)
    : new NotTested(`${reason} The answer was ${answer.status} ${code}.`);
};
