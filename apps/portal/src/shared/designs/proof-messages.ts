import { defineMessages } from "react-intl";

export const proofMessages = {
  ...defineMessages({
    title: { id: "design.proof", defaultMessage: "Print proof" },
    front: { id: "design.front", defaultMessage: "Front" },
    back: { id: "design.back", defaultMessage: "Back" },
    enlarge: { id: "design.enlarge", defaultMessage: "Enlarge" },
    failed: { id: "design.failed", defaultMessage: "The preview could not be loaded." },
  }),
};
