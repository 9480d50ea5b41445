export { ErrorSummary, type ErrorSummaryProps, type SummarizedError } from "./error-summary.tsx";
