import { act, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { everyNth } from "../../test-sample.ts";
import { TRANSLATORS } from "../../apps/portal/src/testing/translators.ts";
import { allStories } from "./all-stories.ts";

// Lets React's act() wait for effects.
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Stories of the kit. */
const stories = everyNth(
  24,
  allStories.filter(({ title }) => title.startsWith("components/")),
);
const CONTROLS = "button, summary, [role=tab], [role=menuitem], [role=option], input[type=radio], input[type=checkbox]";
/** Enough for the menus and dialogs of a story. */
const MAX_PRESSED = 4;

type Story = ComponentType<Record<string, unknown>>;

/** Draws a story whose page a translator changes; `fault` is what React could not do in the changed page. */
const draw = async (Story: Story, translator: (typeof TRANSLATORS)[number]) => {
  const place = document.createElement("div");
  document.body.append(place);
  let fault: string | undefined;
  // Without a part that it needs, a component may fail by itself.
  const keep = (error: unknown) => {
    if (error instanceof DOMException) fault ??= error.message;
    else if (error instanceof AggregateError) for (const one of error.errors) keep(one);
  };
  const root = createRoot(place, { onUncaughtError: keep, onCaughtError: keep });
  const translate = () => translator.translate(document.body);
  const change = async (by: () => void) => {
    try {
      await act(async () => by());
    } catch (error) {
      keep(error);
    }
    await translate();
  };
  const show = (args: object) => change(() => root.render(<Story {...args} />));
  await show({});
  return {
    show,
    press: (control: HTMLElement) => change(() => control.click()),
    end: async () => {
      await change(() => root.unmount());
      place.remove();
      return fault;
    },
  };
};

describe("a story goes on working while a browser translates it (LANG-14)", () => {
  it.each(stories.map((story, index) => ({ ...story, translator: TRANSLATORS[index % TRANSLATORS.length] })))(
    "$title, with elements $translator.name",
    async ({ Story, translator }) => {
      if (!translator) throw new Error("No translator");
      await Story.load();
      const faults: Record<string, unknown> = {};
      // Each part comes and goes once.
      for (const [name, value] of Object.entries(Story.args)) {
        if (typeof value === "function") continue;
        const drawn = await draw(Story, translator);
        await drawn.show({ [name]: undefined });
        await drawn.show({});
        const fault = await drawn.end();
        if (fault !== undefined) faults[`without ${name}`] = fault;
      }
      const used = await draw(Story, translator);
      for (let pressed = 0; pressed < MAX_PRESSED; pressed += 1) {
        const control = document.querySelectorAll<HTMLElement>(CONTROLS)[pressed];
        if (!control || control.matches(":disabled")) continue;
        await used.press(control);
      }
      const fault = await used.end();
      if (fault !== undefined) faults["while it is used"] = fault;
      expect(faults).toEqual({});
    },
  );

  it("sees the fault where a text stands beside a note that goes", async () => {
    const [translator] = TRANSLATORS;
    if (!translator) throw new Error("No translator");
    const Broken: Story = ({ note }) => (
      <p>
        Text
        {note === false ? null : <b>!</b>}
        {note === false ? "other" : null}
      </p>
    );
    const drawn = await draw(Broken, translator);
    await drawn.show({ note: false });
    await drawn.show({});
    expect(await drawn.end()).toBeDefined();
  });
});
