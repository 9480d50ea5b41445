import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { UiProvider } from "../components/provider/index.ts";
import { strings } from "../generated/strings/en.ts";

const inProvider = ({ children }: { readonly children: ReactNode }) => (
  <UiProvider strings={strings} locale="en">
    {children}
  </UiProvider>
);

/** Renders components as an app does: inside the provider, in English. */
export const renderUi = async (ui: ReactNode) => render(ui, { wrapper: inProvider });
