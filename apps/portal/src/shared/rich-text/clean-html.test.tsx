import { afterEach, expect, test } from "vitest";
import { SCRIPT_INJECTIONS } from "../../testing/script-injections.ts";
import { cleanHtml } from "./clean-html.ts";

const box = document.createElement("div");

afterEach(() => {
  box.remove();
  Reflect.deleteProperty(window, "hit");
});

/** Until images and animations of the cleaned text would have had their events. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const ALLOWED = "p,br,strong,b,em,i,u,s,h2,h3,h4,ul,ol,li,blockquote,a";

test.each(SCRIPT_INJECTIONS)("%s in a text runs nothing, and only formatted text is left", async (html) => {
  box.replaceChildren(cleanHtml(html));
  document.body.append(box);
  await drawn();
  expect(Reflect.get(window, "hit")).toBeUndefined();
  const elements = [...box.querySelectorAll("*")];
  expect(elements.filter((element) => !element.matches(ALLOWED)).map((element) => element.outerHTML)).toEqual([]);
  const attributes = elements.flatMap((element) => element.getAttributeNames());
  expect(attributes.filter((name) => !["href", "target", "rel"].includes(name))).toEqual([]);
  for (const link of box.querySelectorAll("a[href]"))
    expect(link.getAttribute("href")).toMatch(/^(https?:|mailto:|tel:)/);
});
