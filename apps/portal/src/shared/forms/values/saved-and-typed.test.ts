import { expect, it } from "vitest";
import { savedAndTyped } from "./saved-and-typed.ts";

it("shows the stored values of fields that have not changed since they were sent", () => {
  const sent = { name: " Ada ", surname: "" };
  expect(savedAndTyped({ name: "Ada", surname: "Nowak" }, sent, sent)).toEqual({ name: "Ada", surname: "Nowak" });
});

it("keeps what was typed while the answer was pending", () => {
  const saved = { name: "Ada", surname: "Nowak" };
  expect(savedAndTyped(saved, { name: " Ada", surname: "Nowak" }, { name: " Ada", surname: "Nowak-Zieli" })).toEqual({
    name: "Ada",
    surname: "Nowak-Zieli",
  });
});
