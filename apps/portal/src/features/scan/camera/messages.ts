import { defineMessages } from "react-intl";

export const cameraMessages = defineMessages({
  label: { id: "scan.camera.label", defaultMessage: "Camera" },
  hold: { id: "scan.camera.hold", defaultMessage: "Hold the label inside the frame" },
  start: { id: "scan.camera.start", defaultMessage: "Start the camera" },
  starting: { id: "scan.camera.starting", defaultMessage: "Starting the camera" },
  torch: { id: "scan.camera.torch", defaultMessage: "Torch" },
  next: { id: "scan.camera.next", defaultMessage: "Switch camera" },
  zoom: { id: "scan.camera.zoom", defaultMessage: "Zoom" },
  sound: { id: "scan.camera.sound", defaultMessage: "Sound and vibration" },
  photo: { id: "scan.camera.photo", defaultMessage: "Scan from a photo" },
  noCode: {
    id: "scan.camera.noCode",
    defaultMessage: "No QR code found in the photo. Move closer and take another one, or type the serial number.",
  },
  type: { id: "scan.camera.type", defaultMessage: "Type the number" },
});

export const faultMessages = {
  refused: defineMessages({
    title: { id: "scan.camera.refused.title", defaultMessage: "No camera access" },
    text: {
      id: "scan.camera.refused.text",
      defaultMessage:
        "Type or paste the serial number, or allow camera access for this site in the browser’s settings.",
    },
  }),
  missing: defineMessages({
    title: { id: "scan.camera.missing.title", defaultMessage: "No camera found" },
    text: {
      id: "scan.camera.missing.text",
      defaultMessage: "Type or paste the serial number, or choose a photo of the label.",
    },
  }),
  busy: defineMessages({
    title: { id: "scan.camera.busy.title", defaultMessage: "The camera did not start" },
    text: {
      id: "scan.camera.busy.text",
      defaultMessage: "Another app may be using it. Close that app and try again, or type the serial number.",
    },
  }),
} as const;
