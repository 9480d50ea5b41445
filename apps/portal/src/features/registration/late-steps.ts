export { AnswersSoFar } from "./answers-so-far.tsx";
export { CompanyStep } from "./company-step.tsx";
export { KeepDialog } from "./keep-dialog.tsx";
export { RegistrationDone } from "./registration-done.tsx";
export { ReviewStep } from "./review-step.tsx";
