import { createRoot } from "react-dom/client";
import { UiProvider } from "../../components/provider/index.ts";
import { strings } from "../../generated/strings/en.ts";
import { PreviewPage, type PreviewData } from "./page.tsx";

const read = (id: string): string => document.getElementById(id)?.textContent ?? "";
const place = document.getElementById("preview");
if (place)
  createRoot(place).render(
    <UiProvider strings={strings} locale="en">
      <PreviewPage {...(JSON.parse(read("data")) as PreviewData)} />
    </UiProvider>,
  );
