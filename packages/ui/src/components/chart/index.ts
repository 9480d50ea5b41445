export { BarChart, type BarChartProps, type BarColumn } from "./bar-chart.tsx";
export type { ChartSeries, ChartTone } from "./chart-frame.tsx";
export type { BarPart } from "./chart-shape.ts";
export { LineChart, type LineChartProps, type LinePoint } from "./line-chart.tsx";
export { Sparkline, type SparklineProps } from "./sparkline.tsx";
