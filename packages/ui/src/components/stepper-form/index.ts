export { type FormStep, StepperForm, type StepperFormProps } from "./stepper-form.tsx";
export { StepReview, type StepReviewProps } from "./step-review.tsx";
