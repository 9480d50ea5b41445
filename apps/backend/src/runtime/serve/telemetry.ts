import type { Span } from "@opentelemetry/api";

import type { Database } from "../../db/client.ts";
import type { ServerOptions, TraceCall } from "../../http/server.ts";
import { BUCKETS, type Metrics } from "./metrics.ts";

type OnAnswer = NonNullable<ServerOptions["onAnswer"]>;

/** Traces and figures for a collector of OpenTelemetry. They name no person, company or address (REL-13). */
export interface Telemetry {
  readonly traceCall: TraceCall;
  /** The database with a span around each transaction and each read. */
  readonly traceDatabase: (database: Database) => Database;
  /** Sends the figures of the process from now on; returns what counts a call for both. */
  readonly sendFigures: (metrics: Metrics) => Promise<OnAnswer>;
  /** Sends what is left. A collector that does not answer is not waited for. */
  readonly stop: () => Promise<void>;
}

const NAME = "lucarne";
/** Longest time for the last figures and traces, in milliseconds. */
const STOP_LIMIT = 3_000;

/**
 * Starts the SDK, which reads the `OTEL_…` variables. It is loaded here and nowhere else: it takes time and memory that a
 * process without a collector does not need.
 */
export const startTelemetry = async (): Promise<Telemetry> => {
  // Without these, the command line, the user and the host of the process would be sent.
  process.env["OTEL_NODE_RESOURCE_DETECTORS"] ??= "env,serviceinstance";
  const [{ context, metrics: meters, propagation, SpanKind, SpanStatusCode, trace }, { NodeSDK }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-node"),
  ]);
  const name = process.env["OTEL_SERVICE_NAME"] ?? NAME;
  const sdk = new NodeSDK({ serviceName: name, logRecordProcessors: [], instrumentations: [] });
  sdk.start();
  const tracer = trace.getTracer(NAME);

  const failed = (span: Span): void => {
    // Not the error itself: its message may have values.
    span.setStatus({ code: SpanStatusCode.ERROR });
  };
  const inSpan = <Result>(title: string, work: () => Promise<Result>): Promise<Result> =>
    tracer.startActiveSpan(title, { kind: SpanKind.CLIENT, attributes: { "db.system.name": "postgresql" } }, (span) =>
      work()
        .catch((error: unknown) => {
          failed(span);
          throw error;
        })
        .finally(() => span.end()),
    );

  return {
    traceCall: (headers, next) => {
      // Without `tracestate`, which is any text of the caller.
      const { traceparent } = headers;
      const from = propagation.extract(context.active(), { traceparent });
      const span = tracer.startSpan("call", { kind: SpanKind.SERVER }, from);
      context.with(trace.setSpan(from, span), next);
      return (operationId, status) => {
        if (operationId !== undefined) span.updateName(operationId);
        span.setAttribute("http.response.status_code", status);
        if (status >= 500) failed(span);
        span.end();
      };
    },
    traceDatabase: (database) => ({
      ...database,
      read: (fn) => inSpan("read", () => database.read(fn)),
      transaction: (fn) => inSpan("transaction", () => database.transaction(fn)),
    }),
    sendFigures: async ({ onAnswer, values }) => {
      const meter = meters.getMeter(NAME);
      const calls = meter.createHistogram("lucarne_call_seconds", {
        unit: "s",
        advice: { explicitBucketBoundaries: BUCKETS },
      });
      const instruments = new Map(
        (await values()).map(({ name: figure, help: description, isCount }) => [
          figure,
          isCount
            ? meter.createObservableCounter(figure, { description })
            : meter.createObservableGauge(figure, { description }),
        ]),
      );
      meter.addBatchObservableCallback(
        async (result) => {
          for (const figure of await values()) {
            const instrument = instruments.get(figure.name);
            if (instrument) for (const { value, labels } of figure.values) result.observe(instrument, value, labels);
          }
        },
        [...instruments.values()],
      );
      return (operation, status, seconds) => {
        onAnswer(operation, status, seconds);
        calls.record(seconds, { operation, status });
      };
    },
    stop: async () => {
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, STOP_LIMIT).unref();
      });
      await Promise.race([sdk.shutdown().catch(() => undefined), late]);
      for (const part of [trace, meters, context, propagation]) part.disable();
    },
  };
};
