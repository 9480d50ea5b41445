export { StatisticCard, type StatisticCardProps, type StatisticLink } from "./statistic-card.tsx";
