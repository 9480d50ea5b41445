import { createContext } from "react";

/** Goes to the step with an id. Outside of a `StepperForm` there is none. */
export const GoToStep = createContext<(id: string) => void>(() => undefined);
