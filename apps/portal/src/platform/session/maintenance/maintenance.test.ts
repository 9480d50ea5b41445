import { expect, it, vi } from "vitest";
import { createMaintenance } from "./maintenance.ts";
import { memoryStore } from "../../storage/storage.ts";

it("is remembered over a reload until it ends", () => {
  const local = memoryStore();
  createMaintenance(local).begin();
  const afterReload = createMaintenance(local);
  expect(afterReload.isOn()).toBe(true);
  afterReload.end();
  expect(createMaintenance(local).isOn()).toBe(false);
});

it("reaches other tabs, and ends in all of them once one gets an answer from the server", () => {
  const local = memoryStore();
  const [here, there] = [createMaintenance(local), createMaintenance(local)];
  const heard = vi.fn<(isOn: boolean) => void>();
  there.subscribe(() => heard(there.isOn()));
  here.begin();
  there.reread();
  here.end();
  there.reread();
  expect(heard.mock.calls).toEqual([[true], [false]]);
});

it("calls its listeners after a change only", () => {
  const maintenance = createMaintenance(memoryStore());
  const heard = vi.fn();
  maintenance.subscribe(heard);
  maintenance.begin();
  maintenance.begin();
  maintenance.reread();
  expect(heard).toHaveBeenCalledTimes(1);
});
