import { ApiError } from "@lucarne/api-client/errors";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createPortalQueryClient } from "./query-client.ts";

const queryKey = ["notifications"];
const ignore = () => undefined;

const setUp = () => {
  const client = createPortalQueryClient({ onAnswer: ignore, onFailure: ignore });
  const calls: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      const call = Promise.withResolvers<string>();
      calls.push(call);

      return call.promise;
    },
  });

  return { client, calls, stop: observer.subscribe(ignore) };
};

test("a change during a first load: its answer may be old, so the list is loaded again", async () => {
  const { client, calls, stop } = setUp();
  const invalidated = client.invalidateQueries({ queryKey });
  calls[0]?.resolve("before the change");
  await expect.poll(() => calls.length).toBe(2);
  calls[1]?.resolve("after the change");
  await invalidated;
  expect(client.getQueryData(queryKey)).toBe("after the change");
  expect(calls).toHaveLength(2);
  stop();
});

test("a change during a first load that fails: the failure stays, without another call", async () => {
  const { client, calls, stop } = setUp();
  const invalidated = client.invalidateQueries({ queryKey });
  calls[0]?.reject(new Error("no answer"));
  await invalidated;
  expect(client.getQueryState(queryKey)?.status).toBe("error");
  expect(calls).toHaveLength(1);
  stop();
});

test("a change after the first load: the list is loaded again once", async () => {
  const { client, calls, stop } = setUp();
  calls[0]?.resolve("before the change");
  await expect.poll(() => client.getQueryData(queryKey)).toBe("before the change");
  const invalidated = client.invalidateQueries({ queryKey });
  calls[1]?.resolve("after the change");
  await invalidated;
  expect(client.getQueryData(queryKey)).toBe("after the change");
  expect(calls).toHaveLength(2);
  stop();
});

test("a call that the server was too busy for is sent again after the time it names; another failure is not", async () => {
  vi.useFakeTimers();
  const { calls, stop } = setUp();
  calls[0]?.reject(new ApiError({ status: 503, code: "busy", retryAfter: 2 }));
  await vi.advanceTimersByTimeAsync(1_900);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_200);
  expect(calls).toHaveLength(2);
  calls[1]?.reject(new ApiError({ status: 500 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(2);
  stop();
  vi.useRealTimers();
});
