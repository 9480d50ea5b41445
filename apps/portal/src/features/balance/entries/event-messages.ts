import { defineMessages, type IntlShape, type MessageDescriptor } from "react-intl";

/** The reasons of the history that the portal names (PTS-5). */
export const EVENTS = [
  "survey",
  "welcome_points",
  "profile_completion",
  "project_survey",
  "order_reservation",
  "order_reject",
  "order_complete",
  "topup_reservation",
  "topup_reject",
  "topup_complete",
  "installer_promotion_1",
  "installer_promotion_2",
  "installer_promotion_3",
  "installer_promotion_4",
  "trainings",
  "response_time",
  "satisfaction",
  "online_training",
  "points_expired",
  "correction",
] as const;

const EVENT_MESSAGES: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  survey: { id: "balance.event.survey", defaultMessage: "Company survey" },
  welcome_points: { id: "balance.event.welcomePoints", defaultMessage: "Welcome points" },
  profile_completion: { id: "balance.event.profileCompletion", defaultMessage: "Profile completed" },
  project_survey: { id: "balance.event.projectSurvey", defaultMessage: "Project survey" },
  order_reservation: { id: "balance.event.orderReservation", defaultMessage: "Reserved for an order" },
  order_reject: { id: "balance.event.orderReject", defaultMessage: "Order rejected" },
  order_complete: { id: "balance.event.orderComplete", defaultMessage: "Order completed" },
  topup_reservation: { id: "balance.event.topupReservation", defaultMessage: "Reserved for a top-up" },
  topup_reject: { id: "balance.event.topupReject", defaultMessage: "Card top-up refused" },
  topup_complete: { id: "balance.event.topupComplete", defaultMessage: "Card top-up completed" },
  trainings: { id: "balance.event.trainings", defaultMessage: "Training" },
  response_time: { id: "balance.event.responseTime", defaultMessage: "Quick response" },
  satisfaction: { id: "balance.event.satisfaction", defaultMessage: "Customer satisfaction" },
  online_training: { id: "balance.event.onlineTraining", defaultMessage: "Online training" },
  points_expired: { id: "balance.event.pointsExpired", defaultMessage: "Points expired" },
  correction: { id: "balance.event.correction", defaultMessage: "Correction" },
});

const messages = defineMessages<{ promotion: { n: string } }>({
  promotion: { id: "balance.event.promotion", defaultMessage: "Installer promotion {n}" },
});

const PROMOTION = /^installer_promotion_([1-4])$/;

/** The reason of a history entry in words; an unknown one is shown as the server sent it (PTS-5). */
export const eventText = ({ formatMessage }: Pick<IntlShape, "formatMessage">, event: string): string => {
  const promotion = PROMOTION.exec(event)?.[1];
  if (promotion !== undefined) return formatMessage(messages.promotion, { n: promotion });
  const message = Object.hasOwn(EVENT_MESSAGES, event) ? EVENT_MESSAGES[event] : undefined;

  return message ? formatMessage(message) : event;
};
