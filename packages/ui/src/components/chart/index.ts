export { BarChart, type BarChartProps, type BarColumn, type BarPart } from "./bar-chart.tsx";
export type { ChartSeries, ChartTone } from "./chart-frame.tsx";
export { LineChart, type LineChartProps, type LinePoint } from "./line-chart.tsx";
export { Sparkline, type SparklineProps } from "./sparkline.tsx";
