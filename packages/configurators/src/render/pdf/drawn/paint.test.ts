import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { rectangle } from "../../../artwork/drawing/path.ts";
import { createResources } from "../placed/resources.ts";
import { INKS } from "./colours.ts";
import { paint } from "./paint.ts";

it.each([
  ["has its hole by the even-odd rule", true, "\nW* n\n"],
  ["is whole by the usual rule", false, "\nW n\n"],
])("a cut with an outline inside another %s", async (_, clipEvenOdd, operators) => {
  const { context } = await PDFDocument.create();
  const sheet = { x: 0, y: 0, width: 30, height: 30 };
  const clip = [...rectangle(0, 0, 30, 30), ...rectangle(10, 10, 10, 10)];
  const inside = { kind: "path", path: rectangle(0, 0, 30, 30), fill: "#1f4c5b" } as const;
  const resources = createResources(context);
  expect(
    paint([{ kind: "group", clip, clipEvenOdd, operations: [inside] }], {
      resources,
      sheet,
      images: new Map(),
      pictures: INKS,
    }),
  ).toContain(operators);
});
