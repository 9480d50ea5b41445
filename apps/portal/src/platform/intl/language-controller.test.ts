import type { LanguageCode } from "@lucarne/api-client/languages";
import { expect, it, vi } from "vitest";
import { createLanguageController } from "./language-controller.ts";
import type { Messages } from "./language-controller.ts";
import type { MessageGroup } from "./message-groups.ts";

/** A loader whose answers come when the test says so. */
const controlled = () => {
  const waiting = new Map<string, { resolve: (messages: Messages) => void; reject: (error: Error) => void }>();
  const load = vi.fn(
    (group: MessageGroup, language: LanguageCode) =>
      new Promise<Messages>((resolve, reject) => {
        waiting.set(`${group}/${language}`, { resolve, reject });
      }),
  );
  const answer = async (key: string, failure?: Error) => {
    const [group = "", language = ""] = key.split("/");
    if (failure) waiting.get(key)?.reject(failure);
    else waiting.get(key)?.resolve({ [`${group}.word`]: [{ type: 0, value: language }] });
    // All that follows from the answer has happened by the next turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve));
  };

  return { load, answer };
};

const start = async () => {
  const server = controlled();
  const controller = createLanguageController("en", server.load);
  void controller.load("entry");
  await server.answer("entry/en");

  return { ...server, controller };
};

const words = (messages: Messages): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(messages).map(([id, [element]]) => [id, element && "value" in element && element.value]),
  );

it("keeps the old language until everything in use has come in the new one", async () => {
  const { answer, controller } = await start();
  void controller.load("app");
  await answer("app/en");
  void controller.change("pl");
  await answer("entry/pl");
  expect(controller.language()).toBe("en");
  await answer("app/pl");
  expect(controller.language()).toBe("pl");
  expect(words(controller.active().messages)).toEqual({ "entry.word": "pl", "app.word": "pl" });
});

it("adds messages of the same language to the object that is in use", async () => {
  const { answer, controller } = await start();
  const active = controller.active();
  const loaded = controller.load("app");
  await answer("app/en");
  await loaded;
  expect(controller.active()).toBe(active);
  expect(words(active.messages)).toEqual({ "entry.word": "en", "app.word": "en" });
});

it("gives another object when the language changes, and leaves the words of the old one", async () => {
  const { answer, controller } = await start();
  const active = controller.active();
  void controller.change("pl");
  await answer("entry/pl");
  expect(controller.active()).not.toBe(active);
  expect(words(active.messages)).toEqual({ "entry.word": "en" });
});

it("ignores a late answer for an older choice", async () => {
  const { answer, controller } = await start();
  void controller.change("pl");
  void controller.change("uk");
  await answer("entry/uk");
  await answer("entry/pl");
  expect(controller.language()).toBe("uk");
});

it("stays with the first language when it is chosen again meanwhile", async () => {
  const { answer, controller } = await start();
  void controller.change("pl");
  void controller.change("en");
  await answer("entry/pl");
  expect(controller.language()).toBe("en");
});

it("waits for a group that a page asks for while the language changes", async () => {
  const { answer, controller } = await start();
  void controller.change("pl");
  const loaded = controller.load("app");
  await answer("entry/pl");
  expect(controller.language()).toBe("en");
  await answer("app/en");
  await loaded;
  expect(words(controller.active().messages)).toEqual({ "entry.word": "en", "app.word": "en" });
  await answer("app/pl");
  expect(controller.language()).toBe("pl");
});

it("says when a language cannot be loaded, keeps the old one, and can try again", async () => {
  const { answer, controller, load } = await start();
  const outcome = controller.change("pl").then(
    () => "changed",
    (error: Error) => error.message,
  );
  await answer("entry/pl", new Error("offline"));
  expect(await outcome).toBe("offline");
  expect(controller.language()).toBe("en");
  void controller.change("pl");
  await answer("entry/pl");
  expect(controller.language()).toBe("pl");
  expect(load).toHaveBeenCalledTimes(3);
});
