import "@lucarne/ui/reset";
import "./mine.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Club } from "./club.tsx";

const place = document.getElementById("app");
if (place)
  createRoot(place).render(
    <StrictMode>
      <Club />
    </StrictMode>,
  );
