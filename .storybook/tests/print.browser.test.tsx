import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { AmountChip } from "../../packages/ui/src/components/amount-chip/index.ts";
import { MainNav, SiteHeader } from "../../packages/ui/src/components/app-frame/index.ts";
import { Logo } from "../../packages/ui/src/components/brand/index.ts";
import { Button } from "../../packages/ui/src/components/button/index.ts";
import { Dialog } from "../../packages/ui/src/components/dialog/index.ts";
import { Drawer } from "../../packages/ui/src/components/drawer/index.ts";
import { HeroSlider } from "../../packages/ui/src/components/hero-slider/index.ts";
import { IconButton } from "../../packages/ui/src/components/icon-button/index.ts";
import { Pencil } from "../../packages/ui/src/components/icons/index.ts";
import { Popover } from "../../packages/ui/src/components/popover/index.ts";
import { Sheet } from "../../packages/ui/src/components/sheet/index.ts";
import { Table } from "../../packages/ui/src/components/table/index.ts";
import { ToastRegion, useToast } from "../../packages/ui/src/components/toast/index.ts";
import { Tooltip } from "../../packages/ui/src/components/tooltip/index.ts";
import { renderUi } from "../../packages/ui/src/testing/render-ui.tsx";

const show = async (media: "print" | "screen") => cdp().send("Emulation.setEmulatedMedia", { media });

beforeAll(() => page.viewport(1080, 800));
beforeEach(() => show("screen"));
afterAll(() => show("screen"));

const nothing = () => undefined;
const part = (name: string) => document.querySelector(`[data-component="${name}"]`) ?? document.body;

test.each([
  ["Dialog", Dialog],
  ["Drawer", Drawer],
])("an open %s is printed alone and whole", async (_, Modal) => {
  await renderUi(
    <>
      <p>Page</p>
      <Modal open onClose={nothing} title="Voucher">
        <p style={{ blockSize: 2000 }}>Code</p>
      </Modal>
    </>,
  );
  await show("print");
  const modal = page.getByRole("dialog").element();
  const body = getComputedStyle(document.body);
  expect([body.position, body.overflowY]).toEqual(["absolute", "clip"]);
  const { position, overflowY } = getComputedStyle(modal);
  expect([position, overflowY]).toEqual(["absolute", "visible"]);
  expect(modal.getBoundingClientRect().height).toBeGreaterThan(2000);
});

const SaveButton = () => {
  const toast = useToast();
  return <Button onClick={() => toast({ message: "Saved", duration: 60_000 })}>Save</Button>;
};

test("a toast, a tooltip and a popover do not lie over the printed text", async () => {
  await renderUi(
    <>
      <SaveButton />
      <Popover label="More" trigger={<Button>More</Button>}>
        Panel
      </Popover>
      <Tooltip text="Edit it" style={{ marginBlockStart: 300 }}>
        <IconButton icon={Pencil} label="Edit" />
      </Tooltip>
      <ToastRegion />
    </>,
  );
  await page.getByRole("button", { name: "Save" }).click();
  const toast = page.getByText(/Saved/);
  await expect.element(toast).toBeVisible();
  await page.getByRole("button", { name: "More" }).click();
  const panel = page.getByText("Panel");
  await expect.element(panel).toBeVisible();
  await page.getByRole("button", { name: "Edit" }).hover();
  const over = [toast, panel, page.getByText("Edit it")];
  for (const box of over) await expect.element(box).toBeVisible();
  await show("print");
  for (const box of over) await expect.element(box).not.toBeVisible();
});

test("a sheet above the tab bar does not lie over the printed text", async () => {
  await renderUi(
    <Sheet aboveTabBar open onClose={nothing} title="More">
      Links
    </Sheet>,
  );
  const sheet = part("Sheet");
  expect(getComputedStyle(sheet).display).toBe("block");
  await show("print");
  for (const box of [sheet, sheet.previousElementSibling ?? document.body]) {
    expect(getComputedStyle(box).display).toBe("none");
  }
});

test("nothing cuts off a table that is wider than the paper", async () => {
  await renderUi(
    <Table caption="Orders" columns={[{ id: "order", header: "Order", cell: String }]} rows={[1]} keyOf={String} />,
  );
  await show("print");
  expect(getComputedStyle(part("Table")).overflowX).toBe("visible");
});

test("the frame of a table is closed at its corners", async () => {
  await renderUi(
    <Table caption="Orders" columns={[{ id: "order", header: "Order", cell: String }]} rows={[1]} keyOf={String} />,
  );
  await show("print");
  expect(getComputedStyle(part("Table")).borderTopLeftRadius).toBe("0px");
});

test("the header keeps no space for its navigation", async () => {
  await renderUi(
    <SiteHeader
      logo={<Logo name={["Lucarne", "Club"]} />}
      logoHref="#home"
      nav={<MainNav items={[{ href: "#shop", label: "Shop" }]} />}
      aside={<AmountChip href="#balance" value="1 284" unit="points" />}
      actions={<Button>Sign out</Button>}
    />,
  );
  const header = page.getByRole("banner").element();
  const onScreen = header.getBoundingClientRect().height;
  await show("print");
  expect(header.getBoundingClientRect().height).toBeLessThanOrEqual(onScreen - 54);
});

test("a page of the dark scheme is printed in the light one", async () => {
  await renderUi(<div data-scheme="dark">Text</div>);
  await show("print");
  expect(getComputedStyle(page.getByText("Text").element()).colorScheme).toBe("light");
});

test("text of a HeroSlider is dark on the paper", async () => {
  await renderUi(
    <HeroSlider label="News" slides={[{ id: "one", title: "Bonus", text: "Double points", picture: null }]} />,
  );
  await show("print");
  const paper = getComputedStyle(document.body).color;
  for (const text of ["Bonus", "Double points"]) {
    expect(getComputedStyle(page.getByText(text).element()).color).toBe(paper);
  }
  const root = part("HeroSlider").firstElementChild ?? document.body;
  expect(getComputedStyle(root).backgroundColor).toBe("rgba(0, 0, 0, 0)");
});
