import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { ChatComposer, ChatMessage, ChatThread } from "./index.ts";

const Composer = ({ onSend, pending }: { readonly onSend: (text: string) => void; readonly pending?: boolean }) => {
  const [text, setText] = useState("");
  return (
    <ChatComposer
      label="Message"
      sendLabel="Send"
      value={text}
      onValueChange={setText}
      onSend={() => onSend(text)}
      pending={pending}
    />
  );
};
const area = page.getByRole("textbox", { name: "Message" });

describe("ChatComposer", () => {
  test("Control + Enter: sends; Enter alone begins a new line", async () => {
    const send = vi.fn();
    await renderUi(<Composer onSend={send} />);
    await userEvent.type(area, "One{Enter}Two");
    expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(send).toHaveBeenCalledExactlyOnceWith("One\nTwo");
  });

  test("does not send only spaces, or a second message while one is being sent", async () => {
    const send = vi.fn();
    const screen = await renderUi(<Composer onSend={send} />);
    await userEvent.type(area, "  ");
    await page.getByRole("button", { name: "Send" }).click();
    await userEvent.type(area, "Hello");
    await screen.rerender(<Composer onSend={send} pending />);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(send).not.toHaveBeenCalled();
  });
});

test("an uncontrolled composer gives its text to the handler and the form's data, and a reset restores the first one", async () => {
  const send = vi.fn();
  const data = vi.fn<(text: unknown) => void>();
  await renderUi(
    <ChatComposer
      label="Message"
      sendLabel="Send"
      name="text"
      defaultValue="Good "
      onSend={send}
      onSubmit={({ currentTarget }) => data(new FormData(currentTarget).get("text"))}
    />,
  );
  await area.fill("Good morning");
  await page.getByRole("button", { name: "Send" }).click();
  expect(send).toHaveBeenCalledExactlyOnceWith("Good morning");
  expect(data).toHaveBeenCalledExactlyOnceWith("Good morning");
  document.querySelector("form")?.reset();
  await expect.element(area).toHaveValue("Good ");
});

test("the thread is a polite live log", async () => {
  await renderUi(
    <ChatThread label="Messages">
      <ChatMessage from="own" sender="You" time="9:14">
        Hello
      </ChatMessage>
    </ChatThread>,
  );
  await expect.element(page.getByRole("log", { name: "Messages" })).toHaveTextContent("You9:14Hello");
});

test.each([
  ["by the button", () => page.getByRole("button", { name: "Send" }).click()],
  ["by the keyboard", () => area.click().then(() => userEvent.keyboard("{Control>}{Enter}{/Control}"))],
])("a message sent %s: the caller's submit handler runs too, and the page is not loaded again", async (_, act) => {
  const send = vi.fn();
  const submitted = vi.fn();
  await renderUi(
    <ChatComposer
      label="Message"
      sendLabel="Send"
      value="Hello"
      onValueChange={() => undefined}
      onSend={send}
      onSubmit={submitted}
    />,
  );
  await act();
  expect(submitted).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
});
