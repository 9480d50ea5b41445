import { defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    spend: { id: "balance.spend", defaultMessage: "Spend points" },
    available: { id: "balance.available", defaultMessage: "Available now" },
    completed: { id: "balance.completed", defaultMessage: "Closed projects" },
    inProgress: { id: "balance.inProgress", defaultMessage: "Projects in progress" },
    lost: { id: "balance.lost", defaultMessage: "Lost projects" },
    scansThisYear: { id: "balance.scansThisYear", defaultMessage: "Scanned this year" },
    scansCompleted: { id: "balance.scansCompleted", defaultMessage: "Scans in closed projects" },
    toExpire: { id: "balance.toExpire", defaultMessage: "Expiring this year" },
    whatExpires: { id: "balance.whatExpires", defaultMessage: "What expires?" },
    failed: { id: "balance.failed", defaultMessage: "The balance could not be loaded." },
    tiersFailed: { id: "balance.tiersFailed", defaultMessage: "The levels could not be loaded." },
    history: { id: "balance.history.title", defaultMessage: "Points history" },
    historyFailed: { id: "balance.history.failed", defaultMessage: "The history could not be loaded." },
    pages: { id: "balance.history.pages", defaultMessage: "History pages" },
    none: { id: "balance.history.none", defaultMessage: "No points yet" },
    noneText: {
      id: "balance.history.noneText",
      defaultMessage: "Points that the company earns and spends will appear here.",
    },
    noneFound: { id: "balance.history.noneFound", defaultMessage: "No matching entries" },
    noneFoundText: {
      id: "balance.history.noneFoundText",
      defaultMessage: "Choose another reason or another period.",
    },
    showAll: { id: "balance.history.showAll", defaultMessage: "Show all" },
    reason: { id: "balance.history.reason", defaultMessage: "Reason" },
    everyReason: { id: "balance.history.everyReason", defaultMessage: "All reasons" },
    reference: { id: "balance.history.reference", defaultMessage: "Reference" },
    date: { id: "balance.history.date", defaultMessage: "Date" },
    points: { id: "balance.history.points", defaultMessage: "Points" },
    period: { id: "balance.history.period", defaultMessage: "Period" },
    download: { id: "balance.history.download", defaultMessage: "Download CSV" },
    status: { id: "balance.history.status", defaultMessage: "Status" },
    positive: { id: "balance.variation.positive", defaultMessage: "Earned" },
    negative: { id: "balance.variation.negative", defaultMessage: "Spent" },
    reserved: { id: "balance.variation.reserved", defaultMessage: "Reserved" },
    expired: { id: "balance.variation.expired", defaultMessage: "Expired" },
    expiringText: {
      id: "balance.expiring.text",
      defaultMessage: "Points are valid for 24 months. Spend them in the shop before they expire.",
    },
    expiringMonth: { id: "balance.expiring.month", defaultMessage: "Expiry month" },
    expiringFailed: { id: "balance.expiring.failed", defaultMessage: "The dates could not be loaded." },
    months: { id: "balance.months.title", defaultMessage: "Points per month" },
    forecast: { id: "balance.months.forecast", defaultMessage: "Points that will expire" },
    monthsFailed: { id: "balance.months.failed", defaultMessage: "The points per month could not be loaded." },
    month: { id: "balance.months.month", defaultMessage: "Month" },
    toShop: { id: "balance.expiring.toShop", defaultMessage: "Go to the shop" },
  }),
  ...defineMessages<{
    text: { company: string };
    waiting: { points: number };
    held: { points: number };
    order: { number: string };
    project: { number: string };
    expiringTitle: { count: number };
    monthText: { month: string; earned: number; spent: number; expired: number };
    forecastText: { month: string; points: number };
    cutOff: { months: string };
  }>({
    cutOff: { id: "balance.months.cutOff", defaultMessage: "Too high to show in full: {months}" },
    monthText: {
      id: "balance.months.text",
      defaultMessage: "{month}. Earned: {earned, number}, spent: {spent, number}, expired: {expired, number}",
    },
    forecastText: { id: "balance.months.forecastText", defaultMessage: "{month}. Will expire: {points, number}" },
    text: { id: "balance.text", defaultMessage: "{company}: points shared by the whole team." },
    waiting: { id: "balance.waiting", defaultMessage: "In projects in progress: {points, number}" },
    held: { id: "balance.held", defaultMessage: "Reserved for orders and top-ups: {points, number}" },
    order: { id: "balance.history.order", defaultMessage: "Order {number}" },
    project: { id: "balance.history.project", defaultMessage: "Project {number}" },
    expiringTitle: { id: "balance.expiring.title", defaultMessage: "Points expiring soon: {count, number}" },
  }),
};
