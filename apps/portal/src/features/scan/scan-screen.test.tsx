import type { Scan } from "@lucarne/api-client/queries/projects";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { scanQueue } from "../../shared/scans/portal-scans.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { withoutHttps } from "../../testing/without-https.ts";

const UUID = "0193b2c9-b619-78ee-bfa4-f71934b6d8fa";
const PATH = `/projects/${UUID}/scan`;

const main = page.getByRole("main");
const field = main.getByRole("textbox", { name: "Serial numbers" });
const row = (serial: string) => main.getByRole("listitem").filter({ hasText: serial });

const productOf = (serial: string): Scan => ({
  uuid: "0193b2cd-2d80-7f65-a6fb-6e80ab2d4f71",
  id: 5120,
  serial_number: serial,
  type: "Roof window, top hung",
  size: "78 × 118",
  variant: "Pine",
  created_at: "2026-11-03T11:20:00Z",
  flag: 2,
  points: 20,
});
const none = { body: { data: [], meta: { current_page: 1, per_page: 1000, last_page: 1, total: 0 } } };
/** The contract's project is in progress. */
const inProgress = { getProject: {}, listProjectProducts: none };

const closedProject = {
  id: 117,
  uuid: UUID,
  number: "PL-2026-00117",
  name: "ul. Polna 12, 30-001 Kraków",
  street_name: "ul. Polna 12",
  city: "Kraków",
  postal_code: "30-001",
  created_at: "2026-11-02T09:00:00Z",
  days_left: 0,
  status: { id: 2, name: "Closed" },
  available_points: 30,
  max_points: 30,
  calculated_available_points: null,
  calculated_max_points: null,
  products_count: 3,
  survey: [],
  company: { uuid: "0193b2c4-6a0f-7c52-8f1e-3b5d7f9a1c2e", name: "Okna Kraków sp. z o.o." },
};

/** A camera that the user has not allowed: each test says otherwise where it matters. */
const withoutCamera = (name: string) =>
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(new DOMException("No.", name));

/** What the browser says about cameras before one is started. */
const withDevices = (...kinds: readonly MediaDeviceKind[]) =>
  vi.spyOn(navigator.mediaDevices, "enumerateDevices").mockResolvedValue(
    kinds.map((kind) => {
      const device = { deviceId: "", groupId: "", label: "", kind };

      return { ...device, toJSON: () => device };
    }),
  );

beforeEach(() => {
  localStorage.clear();
  withDevices("videoinput");
});

afterEach(async () => {
  vi.restoreAllMocks();
  await scanQueue.remove(scanQueue.snapshot().scans);
});

/** Adds what a user types. */
const type = async (text: string): Promise<void> => {
  await field.fill(text);
  await main.getByRole("button", { name: "Add", exact: true }).click();
};

test("a project that has not arrived shows its title and a skeleton", async () => {
  await renderScreen(PATH, { answers: { getProject: "pending" } });
  await expect.element(main.getByRole("heading", { level: 1, name: "Scan products" })).toBeVisible();
  await expect.element(main.getByRole("status", { name: "Loading" })).toBeVisible();
});

test("a project that could not be loaded says so and loads on another try", async () => {
  const stub = await renderScreen(PATH, { answers: { ...inProgress, getProject: { status: 500 } } });
  await expect.element(main.getByText("The project could not be loaded.")).toBeVisible();
  stub.answer(inProgress);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(field).toBeVisible();
});

test("on a phone, where the page has no menu, a project that could not be loaded can be left", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1080, 800));
  await renderScreen(PATH, { answers: { ...inProgress, getProject: { status: 500 } } });
  await expect.element(main.getByText("The project could not be loaded.")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Close" })).toHaveAttribute("href", PATH.replace("/scan", ""));
});

test("a project that is no longer in progress takes no products", async () => {
  await renderScreen(PATH, { answers: { getProject: { body: closedProject } } });
  await expect.element(main.getByText("The project is no longer in progress")).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test.each(everyNth(2, [390, 1080]))(
  "at %i pixels the page names the project that receives the scans",
  async (width) => {
    onTestFinished(() => page.viewport(1080, 800));
    await page.viewport(width, 844);
    await renderScreen(PATH, { answers: inProgress });
    await expect.element(main.getByText(/^PL-2026-00117 · /)).toBeInViewport({ ratio: 1 });
  },
);

test("a typed serial number is listed with its product and points", async () => {
  await renderScreen(PATH, { answers: { ...inProgress, createScan: { body: productOf("LU101000001"), status: 201 } } });
  await expect.element(main.getByText("Scanned products will appear here with their points.")).toBeVisible();
  await type("lu10 1000 001");
  await expect.element(row("LU101000001").getByText("Roof window, top hung · 78 × 118")).toBeVisible();
  await expect.element(row("LU101000001").getByText("+20")).toBeVisible();
  await expect.element(field).toHaveValue("");
});

test("a serial number is kept and sent on a page without https too (SCAN-8)", async () => {
  await renderScreen(PATH, { answers: { ...inProgress, createScan: { body: productOf("LU101000001"), status: 201 } } });
  withoutHttps();
  await type("LU101000001");
  await expect.element(row("LU101000001").getByText("+20")).toBeVisible();
});

test("a tab that the browser has suspended delays the scans of this one by 40 seconds at most (OFF-10)", async () => {
  const stub = await renderScreen(PATH, {
    answers: { ...inProgress, createScan: { body: productOf("LU101000001"), status: 201 } },
  });
  await expect.element(field).toBeVisible();
  const suspended = Promise.withResolvers<void>();
  const holding = navigator.locks.request("lucarne.scans", () => suspended.promise);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(async () => {
    vi.useRealTimers();
    suspended.resolve();
    await holding;
  });
  await type("LU101000001");
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
  expect(stub.calls).not.toContain("createScan");
  await vi.advanceTimersByTimeAsync(40_000);
  await expect.element(row("LU101000001").getByText("+20")).toBeVisible();
});

test("Enter adds, and what is no serial number stays in the field with the reason", async () => {
  await renderScreen(PATH, { answers: { ...inProgress, createScan: { body: productOf("LU101000002"), status: 201 } } });
  await field.fill("LU101000002, menu of the day");
  await field.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(row("LU101000002")).toBeVisible();
  await expect
    .element(main.getByText("Not a serial number: menu of the day. Compare it with the label."))
    .toBeVisible();
  await expect.element(field).toHaveValue("menu of the day");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
});

test("an empty field says what is missing", async () => {
  await renderScreen(PATH, { answers: inProgress });
  await main.getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(main.getByText("Fill in the “Serial numbers” field.")).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test("more serial numbers than can be added at once stay in the field", async () => {
  const stub = await renderScreen(PATH, { answers: inProgress });
  await type(Array.from({ length: 201 }, (_, index) => `LU1${index + 10_000_000}`).join("\n"));
  await expect.element(main.getByText("Add up to 200 serial numbers at a time.")).toBeVisible();
  expect(stub.calls).not.toContain("createScan");
});

test("an unknown serial number stays in the list with its reason until it is removed", async () => {
  await renderScreen(PATH, { answers: { ...inProgress, createScan: { status: 422, example: "unknown" } } });
  await type("LU101999999");
  await expect
    .element(
      row("LU101999999").getByText(
        "This serial number is unknown, or the product is not sold in your country. Check the number.",
      ),
    )
    .toBeVisible();
  await main.getByRole("button", { name: "Remove from the list: LU101999999" }).click();
  await expect.element(row("LU101999999")).not.toBeInTheDocument();
});

test("a serial number that the project has already is not sent", async () => {
  const products = { body: { ...none.body, data: [productOf("LU101000003")] } };
  const stub = await renderScreen(PATH, { answers: { ...inProgress, listProjectProducts: products } });
  await expect.poll(() => stub.calls).toContain("listProjectProducts");
  await type("LU101000003");
  await expect.element(field).toHaveValue("");
  await expect.element(page.getByText("Added: 0. Already there: 1 (LU101000003).")).toBeVisible();
  expect(stub.calls).not.toContain("createScan");
});

test("without a network scans wait with a notice for how long (OFF-10), and are sent when it is back", async () => {
  const stub = await renderScreen(PATH, { answers: { ...inProgress, createScan: "unreachable" } });
  await type("LU101000004");
  await expect.element(main.getByText("Scans waiting: 1")).toBeVisible();
  await expect.element(main.getByText(/Open the portal within seven days/)).toBeVisible();
  await expect.element(row("LU101000004").getByText("Waiting to be sent")).toBeVisible();
  stub.answer({ createScan: { body: productOf("LU101000004"), status: 201 } });
  window.dispatchEvent(new Event("online"));
  await expect.element(row("LU101000004").getByText("+20")).toBeVisible();
  await expect.element(main.getByText("Scans waiting: 1")).not.toBeInTheDocument();
});

test.each(
  everyNth(3, [
    ["NotAllowedError", "No camera access"],
    ["NotFoundError", "No camera found"],
    ["NotReadableError", "The camera did not start"],
  ]),
)("a camera that gives %s is explained, and numbers can be typed", async (name, title) => {
  withoutCamera(name);
  await renderScreen(PATH, { answers: inProgress });
  await main.getByRole("button", { name: "Start the camera" }).click();
  await expect.element(main.getByText(title)).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Scan from a photo" })).toBeVisible();
  await expect.element(field).toBeVisible();
});

const onPhone = async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1080, 800));
};

test("on a phone without a camera the field and the notice are there from the beginning", async () => {
  await onPhone();
  withDevices("audioinput");
  const start = vi.spyOn(navigator.mediaDevices, "getUserMedia");
  await renderScreen(PATH, { answers: inProgress });
  await expect.element(main.getByText("No camera found")).toBeVisible();
  await expect.element(field).toBeVisible();
  await expect.element(main.getByRole("region", { name: "Camera" })).not.toBeInTheDocument();
  expect(start).not.toHaveBeenCalled();
});

test("without a camera on a wide screen, the form is in the middle of its card", async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1080, 800));
  withoutCamera("NotFoundError");
  withDevices("audioinput");
  await renderScreen(PATH, { answers: inProgress });
  await expect.element(main.getByText("No camera found")).toBeVisible();
  const form = field.element().closest("form")?.getBoundingClientRect();
  const around = main.element().getBoundingClientRect();
  expect(form?.width).toBeGreaterThan(600);
  expect((form?.left ?? 0) + (form?.width ?? 0) / 2).toBeCloseTo(around.left + around.width / 2, -1);
});

test.each(everyNth(3, ["NotAllowedError", "NotFoundError", "NotReadableError"]))(
  "on a phone a camera that gives %s moves nothing: its place has the notice",
  async (name) => {
    await onPhone();
    withoutCamera(name);
    await renderScreen(PATH, { answers: inProgress });
    const place = (text: string) => main.getByText(text).element().getBoundingClientRect().top;
    await expect.element(main.getByRole("button", { name: "Start the camera" })).toBeVisible();
    const before = [place("Done"), place("Type the number")];
    await main.getByRole("button", { name: "Start the camera" }).click();
    await expect
      .element(main.getByRole("button", { name: "Scan from a photo" }))
      .toHaveTextContent("Scan from a photo");
    expect([place("Done"), place("Type the number")]).toEqual(before);
    const notice = main.getByRole("button", { name: "Try again" }).element().getBoundingClientRect();
    expect(notice.bottom).toBeLessThan(place("Done"));
  },
);

test("on a phone the field has the focus within the tap on its button: iOS opens no keyboard later", async () => {
  await onPhone();
  await renderScreen(PATH, { answers: inProgress });
  const open = main.getByRole("button", { name: "Type the number" });
  await expect.element(open).toBeVisible();
  open.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(document.activeElement).toBe(field.element());
});

test("numbers typed on a phone are back after the browser has ended the hidden page (FORM-14)", async () => {
  await onPhone();
  const first = await renderScreen(PATH, { answers: inProgress });
  await main.getByRole("button", { name: "Type the number" }).click();
  await field.fill("LU101000004");
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  const key = `lucarne.typed.codes.${UUID}`;
  const kept = sessionStorage.getItem(key) ?? "";
  await first.close();
  vi.restoreAllMocks();
  withDevices("videoinput");

  await renderScreen(PATH, { answers: inProgress, tab: { [key]: kept } });
  await expect.element(field).toHaveValue("LU101000004");
  await expect.element(field).toBeVisible();
});

test("sound and vibration can be switched off and stay off", async () => {
  await renderScreen(PATH, { answers: inProgress });
  const sound = main.getByRole("button", { name: "Sound and vibration" });
  await expect.element(sound).toHaveAttribute("aria-pressed", "true");
  await sound.click();
  await expect.element(sound).toHaveAttribute("aria-pressed", "false");
  expect(localStorage.getItem("lucarne.scan-sound")).toBe("off");
});

/** A device whose storage is full. */
const fillDevice = () =>
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });

/** Whether the browser would ask before the page is closed. */
const asksToStay = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("a scan that the device cannot store stays in the list with a note, and is sent when the server answers", async () => {
  fillDevice();
  const vibrate = vi.spyOn(navigator, "vibrate");
  const stub = await renderScreen(PATH, { answers: { ...inProgress, createScan: "unreachable" } });
  await type("LU101000005");
  await expect.element(row("LU101000005").getByText("Not stored on this device. Keep this page open.")).toBeVisible();
  await expect.element(main.getByText("Scans waiting: 1")).toBeVisible();
  expect(vibrate.mock.calls).toEqual([[[90, 60, 90]]]);
  expect(asksToStay()).toBe(true);
  stub.answer({ createScan: { body: productOf("LU101000005"), status: 201 } });
  window.dispatchEvent(new Event("online"));
  await expect.element(row("LU101000005").getByText("+20")).toBeVisible();
  await expect.element(main.getByText("Scans waiting: 1")).not.toBeInTheDocument();
  expect(asksToStay()).toBe(false);
});

test("the page of a scan that the device has stored can be closed without a question", async () => {
  await renderScreen(PATH, { answers: { ...inProgress, createScan: "unreachable" } });
  await type("LU101000006");
  await expect.element(main.getByText("Scans waiting: 1")).toBeVisible();
  expect(asksToStay()).toBe(false);
});

test("scans that the device cannot store count as added", async () => {
  fillDevice();
  const products = { body: { ...none.body, data: [productOf("LU101000003")] } };
  const stub = await renderScreen(PATH, {
    answers: { ...inProgress, listProjectProducts: products, createScan: "unreachable" },
  });
  await expect.poll(() => stub.calls).toContain("listProjectProducts");
  await type("LU101000003, LU101000007, LU101000008");
  await expect.element(page.getByText("Added: 2. Already there: 1 (LU101000003).")).toBeVisible();
});
