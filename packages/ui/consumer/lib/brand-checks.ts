// The kit's program for brands, run as an app's author runs it.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright";
import { findingsOf } from "./axe.ts";
import { ownBrand } from "./own-brand.ts";
import type { Report } from "./page-checks.ts";
import { type Done, readManifest, run } from "./workspace.ts";

/** What `npx @lucarne/ui brand` runs, the package's only program. */
const program = (app: string, ...words: readonly string[]): Done => {
  const place = path.join(app, "node_modules/@lucarne/ui");
  const [file = ""] = Object.values(readManifest(place).bin ?? {});
  return run(process.execPath, [path.join(place, file), "brand", ...words], app);
};

/** Checks good and faulty brands, and opens the preview of all parts. Leaves the good one for the app: `src/mine.css`. */
export const checkBrandProgram = async (app: string, browser: Browser, report: Report): Promise<void> => {
  const example = readFileSync(path.join(app, "node_modules/@lucarne/ui/dist/themes/harbour.css"), "utf8");
  const write = (name: string, css: string) => {
    writeFileSync(path.join(app, name), css);
    return name;
  };
  const good = program(app, write("src/mine.css", ownBrand(example)), "--preview", "mine.html");
  report(
    "a brand of its own, made as the documentation says, has no faults",
    good.good && good.text.includes("No faults."),
    good.text,
  );
  const misspelt = program(app, write("misspelt.css", example.replace("--lu-color-link:", "--lu-color-lnik:")));
  report(
    "a misspelt variable is a fault with the right name",
    !misspelt.good && misspelt.text.includes("Did you mean --lu-color-link?"),
    misspelt.text,
  );

  const page = await browser.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await page.goto(pathToFileURL(path.join(app, "mine.html")).href);
  const button = page.getByRole("button", { name: "Add a project" });
  await button.waitFor();
  const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await colour();
  const findings = [...(await findingsOf(page))];
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  findings.push(...(await findingsOf(page)));
  report("axe finds nothing in its preview, light and dark", findings.length === 0, findings.join("\n"));
  const colours = `${light}, ${await colour()}`;
  report(
    "its preview has the brand's colours in light and dark",
    colours === "oklch(0.359 0.117 200), oklch(0.731 0.096 200)",
    colours,
  );
  const shape = await button.evaluate((element) => {
    const { fontFamily, borderTopLeftRadius } = getComputedStyle(element);
    return `${fontFamily}, ${borderTopLeftRadius}`;
  });
  report("its preview has the brand's font and corners", shape === "Georgia, serif, 2px", shape);
  // Its rules follow those of the icon button inside, in the sheet of all parts.
  const calendar = await page
    .getByRole("button", { name: "Start: choose a date" })
    .evaluate((element) => getComputedStyle(element).position);
  report("in styles.css a part's own rules win over those of the parts inside", calendar === "absolute", calendar);
  report("its preview says nothing in the console", said.length === 0, said.join("\n"));
  await page.close();
};
