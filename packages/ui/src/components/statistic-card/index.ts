export { StatisticCard, type StatisticCardProps } from "./statistic-card.tsx";
