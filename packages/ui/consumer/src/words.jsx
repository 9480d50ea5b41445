"use client";

import { UiProvider } from "@lucarne/ui/provider";
import { strings } from "@lucarne/ui/strings/en";

/** The kit's words hold functions, so the provider is in a client module. */
export const Words = ({ children }) => (
  <UiProvider strings={strings} locale="en">
    {children}
  </UiProvider>
);
