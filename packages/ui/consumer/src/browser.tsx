import "./look.ts";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Sample } from "./sample.tsx";

const place = document.getElementById("app");
if (place)
  hydrateRoot(
    place,
    <StrictMode>
      <Sample />
    </StrictMode>,
  );
