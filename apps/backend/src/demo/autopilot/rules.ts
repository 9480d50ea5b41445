import { activateCards, settleTopUps } from "./card-steps.ts";
import { approveOrders, completeOrders } from "./order-steps.ts";
import { closeProjects, resumeProjects } from "./project-steps.ts";
import type { Step } from "./step.ts";
import { answerTickets } from "./ticket-steps.ts";

/** The steps of the autopilot and their delays in seconds (OPS-3). */
export const STEPS: readonly Step[] = [
  { name: "approve_order", after: 30, ...approveOrders },
  { name: "complete_order", after: 60, ...completeOrders },
  { name: "close_project", after: 45, ...closeProjects },
  { name: "resume_project", after: 45, ...resumeProjects },
  { name: "settle_topup", after: 30, ...settleTopUps },
  { name: "activate_card", after: 30, ...activateCards },
  { name: "answer_ticket", after: 20, ...answerTickets },
];
